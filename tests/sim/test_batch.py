"""Batches of tables: the same in both runtimes, on any number of threads; exact in refusing."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.core.rng import SEED_BITS
from dreamcog.sim import Batch
from dreamcog.sim.batch import MOST_TABLES
from dreamcog.sim.loops import GREEDY, KNOWN_BOTS, NOBODY, RANDOM
from support.kits import KITS
from support.positions import OPTION_SETS

TABLES = 12
SOME_SETS = [each for name in games() for each in [s for s in OPTION_SETS if s[0] == name][::9]]


def opened(name: str, options: dict[str, Any]) -> Game[Any]:
    return game_kind(name).open(options)


def everything(batch: Batch) -> list[str]:
    """All states of a batch, told whole."""
    return [batch.game.hash(batch.state(table)) for table in range(batch.size)]


def play(batch: Batch, steps: int, bots: tuple[int, ...] = ()) -> list[Any]:
    """Random steps, dealing anew what is over; what was seen on the way."""
    told = []
    last = [batch.game.options["players"] - 1] * batch.size
    for _ in range(steps):
        if bots:
            told.append(batch.play_bots(bots).tolist())
        told += [batch.appraise(last).tolist(), [each.tolist() for each in batch.returns()]]
        told.append([each.tolist() for each in batch.progress()])
        chosen = batch.sample()
        told += [batch.masks().tobytes(), chosen.tolist(), batch.seats.tolist()]
        batch.step(chosen)
        told += [batch.observe().tobytes(), batch.reset_over().tolist()]
    return told


@pytest.mark.parametrize(("name", "options"), SOME_SETS, ids=lambda v: json.dumps(v))
def test_native_and_interpreted_batches_are_the_same(name: str, options: dict[str, Any]) -> None:
    game = opened(name, options)
    seed = (1 << SEED_BITS) - 5
    both = [Batch(game, TABLES, seed=seed, runtime=each) for each in ("native", "interpreted")]
    assert play(both[0], 25) == play(both[1], 25)
    assert everything(both[0]) == everything(both[1])


@pytest.mark.parametrize("name", games())
def test_numbers_stand_for_legal_steps(name: str) -> None:
    """The least and the largest for the first and the last, in both runtimes."""
    both = [Batch(name, 40, seed=3, runtime=each) for each in ("native", "interpreted")]
    drawn: list[Any] = [0.0, 0.25, 0.5, np.nextafter(1, 0)]
    for batch in both:
        for _ in range(9):
            batch.step(batch.sample())
            batch.reset_over()
            legal = [np.flatnonzero(mask) for mask in batch.masks()]
            for number in drawn:
                steps = batch.sample([number] * batch.size).tolist()
                assert steps == [int(ids[int(number * len(ids))]) for ids in legal]
    assert everything(both[0]) == everything(both[1])


@pytest.mark.parametrize(
    "numbers", [[0.1], [0.1, 1.0], [-0.1, 0.1], [0.1, float("nan")], ["a", "b"], [[0.1, 0.2]], 0.1]
)
def test_numbers_that_stand_for_no_step_are_refused(numbers: Any) -> None:
    with pytest.raises(Refused, match="numbers"):
        Batch("cyberion", 2).sample(numbers)


@pytest.mark.parametrize("bot", KNOWN_BOTS)
@pytest.mark.parametrize("name", games())
def test_bots_play_the_same_in_native_and_interpreted_batches(name: str, bot: int) -> None:
    seed = (1 << SEED_BITS) - 3
    both = [
        Batch(name, 4, seed=seed, options={"players": 2}, runtime=each)
        for each in ("native", "interpreted")
    ]
    for bots, steps in (((NOBODY, bot), 8), ((bot, NOBODY), 8), ((bot, bot), 1)):
        told = [play(batch, steps, bots) for batch in both]
        assert told[0] == told[1]
    assert everything(both[0]) == everything(both[1])


@pytest.mark.parametrize("name", games())
def test_bots_stop_where_a_seat_without_one_is_to_act(name: str) -> None:
    batch = Batch(name, 30, seed=2, options={"players": 2})
    waited = 0
    while not batch.over.all():
        taken = batch.play_bots([NOBODY, RANDOM])
        waited += int((taken > 0).sum())
        assert (batch.over | (batch.seats == 0)).all()
        assert batch.play_bots([NOBODY, RANDOM]).tolist() == [0] * 30
        batch.step(batch.sample())
    assert waited > 30


def test_bots_are_random_by_the_seed_of_the_game_alone() -> None:
    """A game dealt later, or after others, is played as if it were the first."""
    first, later = (Batch("mech-a-dream", 1, seed=seed) for seed in (50, 49))
    later.play_bots([RANDOM, RANDOM])
    later.reset_over()
    for batch in (first, later):
        batch.play_bots([GREEDY, RANDOM])
    assert everything(first) == everything(later)


@pytest.mark.parametrize("name", games())
def test_returns_are_those_of_the_endings(name: str) -> None:
    batch = Batch(name, 40, seed=8, options={"players": 2})
    assert not batch.returns()[0].any()
    batch.play_bots([GREEDY, RANDOM])
    wins, scores = batch.returns()
    for table in range(40):
        endings = [batch.game.ending(batch.state(table), seat) for seat in range(2)]
        assert wins[table].tolist() == [ending.is_won for ending in endings]
        assert scores[table].tolist() == [ending.score for ending in endings]


@pytest.mark.parametrize("name", games())
def test_a_move_in_composition_changes_no_opinion_and_stays(name: str) -> None:
    batch = Batch(name, 20, seed=4, options=dict(KITS[name].everything))
    composing = 0
    for _ in range(40):
        worth = batch.appraise([0] * 20)
        before = everything(batch)
        assert batch.appraise([0] * 20).tolist() == worth.tolist()
        assert everything(batch) == before
        batch.step(batch.sample())
        kept = batch.column("draft.verb") != 0
        assert (batch.appraise([0] * 20)[kept] == worth[kept]).all()
        composing += int(kept.sum())
        batch.reset_over()
    assert composing > 0


def test_tables_that_are_named_are_dealt_anew() -> None:
    batch = Batch("cyberion", 3, seed=1)
    game = batch.game
    batch.reset([False, True, False])
    batch.reset([False, True, True])
    assert everything(batch) == [game.hash(game.deal(seed)) for seed in (1, 2 + 6, 3 + 3)]
    for wrong in ([True], [0, 1, 0], True, None, [1.0, 0.0, 0.0]):
        with pytest.raises(Refused, match="which"):
            batch.reset(wrong)


@pytest.mark.parametrize("bots", [[], [0], [0, 0, 0], [0, 7], [-2, 0], ["greedy", "greedy"]])
def test_bots_that_a_batch_does_not_know_are_refused(bots: list[Any]) -> None:
    with pytest.raises(Refused, match="bots"):
        Batch("mech-a-dream", 2).play_bots(bots)


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_the_number_of_threads_changes_nothing(name: str) -> None:
    batches = [Batch(name, 101, seed=3, threads=threads) for threads in (1, 2, 3, 200)]
    told = [play(batch, 120) for batch in batches]
    assert told[0] == told[1] == told[2] == told[3]
    assert any(any(ended) for ended in told[0][6::7]), "no game ended: nothing was dealt anew"
    assert len({tuple(everything(batch)) for batch in batches}) == 1


@pytest.mark.parametrize("name", games())
def test_tables_are_dealt_from_seeds_that_follow_one_another(name: str) -> None:
    batch = Batch(name, 5, seed=40)
    game = batch.game
    assert everything(batch) == [game.hash(game.deal(40 + i)) for i in range(5)]
    while not batch.over[2]:
        batch.step(np.where(np.arange(5) == 2, batch.sample(), -1))
    assert batch.reset_over().tolist() == [False, False, True, False, False]
    seeds = (40, 41, 42 + 5, 43, 44)
    assert everything(batch) == [game.hash(game.deal(seed)) for seed in seeds]
    batch.deal("ff")
    assert everything(batch) == [game.hash(game.deal(255 + i)) for i in range(5)]


@pytest.mark.parametrize("name", games())
def test_masks_are_the_legal_steps(name: str) -> None:
    batch = Batch(name, TABLES, seed=1)
    for _ in range(30):
        masks = batch.masks()
        for table in range(TABLES):
            legal = batch.game.steps(batch.state(table)) if not batch.over[table] else []
            assert np.flatnonzero(masks[table]).tolist() == sorted(legal)
        batch.step(batch.sample())
    with pytest.raises(ValueError, match="read-only"):
        batch.masks()[0, 0] = 1


@pytest.mark.parametrize("asked_first", [False, True], ids=["unasked", "by masks"])
@pytest.mark.parametrize("name", games())
def test_a_step_that_is_not_legal_is_refused_and_no_table_changes(
    name: str, asked_first: bool
) -> None:
    batch = Batch(name, 4, seed=9)
    before, good = everything(batch), batch.sample()
    illegal = int(np.flatnonzero(batch.masks()[2] == 0)[0])
    for wrong in (illegal, len(batch.game.alphabet), -2, 1 << 40, (1 << 64) - 1):
        batch.deal(9)
        if asked_first:
            batch.masks()
        steps = np.maximum(good, 0).astype(np.uint64) if wrong >= 1 << 63 else good.copy()
        steps[2] = wrong
        with pytest.raises(Refused) as refused:
            batch.step(steps)
        assert refused.value.params["table"] == 2
        assert everything(batch) == before
    batch.step(good)
    assert everything(batch) != before


def test_a_table_that_is_over_takes_no_step_until_it_is_dealt_anew() -> None:
    batch = Batch("cyberion", 3, seed=1)
    while not batch.over[0]:
        batch.step(np.where(np.arange(3) == 0, batch.sample(), -1))
    assert batch.sample()[0] == -1
    assert not batch.masks()[0].any()
    with pytest.raises(Refused, match="game-is-over"):
        batch.step([0, -1, -1])
    assert batch.results()["wins"] in (0, 1)
    batch.reset_over()
    assert batch.sample()[0] != -1


@pytest.mark.parametrize(
    "steps",
    [[1, 2], [[1, 2, 3]], [[1], [1, 2], 1], [1.0, 2.0, 3.0], ["a", "b", "c"], None, 4],
    ids=str,
)
def test_steps_that_are_not_one_whole_number_for_each_table_are_refused(steps: object) -> None:
    batch = Batch("cyberion", 3)
    before = everything(batch)
    with pytest.raises(Refused, match="steps"):
        batch.step(steps)
    assert everything(batch) == before


@pytest.mark.parametrize("runtime", ["native", "interpreted"])
def test_what_a_seat_cannot_know_is_dealt_anew(runtime: str) -> None:
    batch = Batch("mech-a-dream", 2, seed=1, runtime=runtime)
    before, seen = everything(batch), batch.observe([1, 1]).copy()
    batch.hide(1, 1, 7)
    assert [a == b for a, b in zip(everything(batch), before, strict=True)] == [True, False]
    assert (batch.observe([1, 1]) == seen).all()
    with pytest.raises(Refused, match="table"):
        batch.hide(2, 0, 7)
    with pytest.raises(Refused, match="seat"):
        batch.hide(0, 2, 7)


def test_hiding_is_the_same_in_both_runtimes() -> None:
    both = [Batch("cyberion", 1, runtime=each) for each in ("native", "interpreted")]
    for batch in both:
        batch.hide(0, 0, 9)
    assert everything(both[0]) == everything(both[1])


@pytest.mark.parametrize("runtime", ["native", "interpreted"])
def test_some_tables_are_observed_and_the_others_left(runtime: str) -> None:
    batch = Batch("mech-a-dream", 3, seed=1, runtime=runtime)
    before = batch.observe([1, 1, 1]).copy()
    batch.deal(77)
    some = batch.observe([1, 1, 1], which=[False, True, False]).copy()
    after = batch.observe([1, 1, 1])
    assert (some[[0, 2]] == before[[0, 2]]).all()
    assert (some[1] == after[1]).all()
    assert (after != before).any(axis=1).all()
    with pytest.raises(Refused, match="which"):
        batch.observe(which=[True])


def test_observations_are_written_into_a_given_array() -> None:
    batch = Batch("cyberion", 3, seed=1)
    out = batch.observed()
    assert batch.observe(out=out) is out
    assert (out == batch.observe()).all()
    read_only = batch.observed()
    read_only.flags.writeable = False
    for wrong in (out[:2], out.astype(np.int8), out.astype(np.int64), out[:, ::-1], read_only):
        with pytest.raises(Refused, match="out"):
            batch.observe(out=wrong)


def test_a_copy_is_independent() -> None:
    batch = Batch("mech-a-dream", 6, seed=5)
    play(batch, 20)
    copied = batch.copy()
    kept = everything(batch)
    assert play(copied, 15) == play(batch.copy(), 15)
    assert everything(batch) == kept
    assert everything(copied) != kept


@pytest.mark.parametrize("runtime", ["native", "interpreted"])
@pytest.mark.parametrize("name", games())
def test_tables_are_selected_in_any_order(name: str, runtime: str) -> None:
    batch = Batch(name, 4, seed=3, runtime=runtime)
    before = everything(batch)
    chosen = batch.select([2, 0, 2])
    assert everything(chosen) == [before[2], before[0], before[2]]
    assert (chosen.masks() == batch.masks()[[2, 0, 2]]).all()
    assert (chosen.observe() == batch.observe()[[2, 0, 2]]).all()
    chosen.step(chosen.sample())
    assert everything(batch) == before
    for tables in ([], [4], [-1], [0.5]):
        with pytest.raises(Refused):
            batch.select(tables)


@pytest.mark.parametrize("runtime", ["native", "interpreted"])
@pytest.mark.parametrize("name", games())
def test_a_state_is_set_up_at_a_table(name: str, runtime: str) -> None:
    batch = Batch(name, 3, seed=3, runtime=runtime)
    first, _, last = everything(batch)
    state = batch.game.deal(11)
    batch.masks()
    batch.put(1, state)
    assert everything(batch) == [first, batch.game.hash(state), last]
    assert np.flatnonzero(batch.masks()[1]).tolist() == sorted(batch.game.steps(state))
    batch.step(np.array([-1, batch.sample()[1], -1]))
    assert batch.game.hash(state) == batch.game.hash(batch.game.deal(11))
    with pytest.raises(Refused):
        batch.put(3, state)


def test_fields_of_the_state_are_columns() -> None:
    batch = Batch("mech-a-dream", 4, options={"players": 3})
    assert batch.column("players").tolist() == [3] * 4
    assert batch.column("points").shape == (4, 4)
    assert batch.column("points").dtype == np.int64
    for field in ("nonsense", "draft.nonsense", "", "players.more", "draft"):
        with pytest.raises(Refused, match="field"):
            batch.column(field)


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"tables": 0}, "tables"),
        ({"tables": -1}, "tables"),
        ({"tables": 10_000_000}, "tables"),
        ({"tables": 2.0}, "tables"),
        ({"tables": True}, "tables"),
        ({"threads": 0}, "threads"),
        ({"game": "chess"}, "game"),
        ({"options": {"players": 9}}, "players"),
        ({"options": {"nonsense": 1}}, "nonsense"),
        ({"seed": -1}, "seed"),
        ({"seed": "xyz"}, "seed"),
        ({"runtime": "compiled"}, "runtime"),
    ],
    ids=str,
)
def test_what_a_batch_cannot_be_is_refused(given: dict[str, Any], where: str) -> None:
    asked: dict[str, Any] = {"game": "cyberion", "tables": 2, **given}
    with pytest.raises(Refused) as refused:
        Batch(asked.pop("game"), asked.pop("tables"), **asked)
    assert where in str(refused.value)
    assert MOST_TABLES < 10_000_000


@pytest.mark.parametrize("table", [-1, 3, True, 1.0, "a", None], ids=str)
def test_a_table_that_a_batch_lacks_is_refused(table: Any) -> None:
    with pytest.raises(Refused, match="table"):
        Batch("cyberion", 3).state(table)


def test_numbers_of_numpy_are_whole_numbers() -> None:
    batch = Batch("cyberion", np.int64(3), threads=np.uint8(1))  # type: ignore[arg-type]
    assert batch.size == 3
    assert batch.state(np.int64(1)) == batch.state(1)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", games())
def test_threads_of_a_program_can_share_a_batch(name: str) -> None:
    """Without a lock another thread's step comes between the check of a step and the step."""
    batch = Batch(name, 200, seed=3)

    def play_some() -> int:
        refused = 0
        for _ in range(60):
            try:
                batch.step(batch.sample())
            except Refused:
                refused += 1
            batch.reset_over()
        return refused

    with ThreadPoolExecutor(4) as pool:
        done = [pool.submit(play_some) for _ in range(4)]
        assert all(each.result() >= 0 for each in done)
    for table in range(batch.size):
        batch.game.state(batch.game.truth(batch.state(table)))  # which refuses what cannot be


def test_options_beside_a_game_that_is_open_are_refused() -> None:
    with pytest.raises(Refused, match="options"):
        Batch(opened("cyberion", {}), 2, options={"players": 2})


@pytest.mark.parametrize("seats", [2, [0, 0], [0, -1, 0], [0, 5, 0], [0.5, 0, 0]], ids=str)
def test_seats_that_the_game_lacks_are_refused(seats: object) -> None:
    with pytest.raises(Refused, match="seats"):
        Batch("mech-a-dream", 3).observe(seats)
    with pytest.raises(Refused, match="seats"):
        Batch("mech-a-dream", 3).appraise(seats)
