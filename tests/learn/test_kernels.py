"""The kernels of a GPU, run as loops here: the same games as native code, on all option sets."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

from dreamcog.core.registry import game_kind, games
from dreamcog.learn.cuda_compare import (
    BOXES,
    NEVER,
    SEED,
    compare_games,
    compare_steps,
    compare_with_cpu,
    first_difference,
    host_device,
)
from dreamcog.learn.cuda_source import cuda_source
from dreamcog.learn.cuda_tables import DeviceTables, Given, chances_of, drawn_ruleset
from dreamcog.learn.environment import GREEDY, LEARNER, RANDOM, SEATS
from dreamcog.sim import loops
from dreamcog.sim.batch import Batch
from dreamcog.sim.native.arrays import Array
from dreamcog.sim.runs import MOST_PER_TURN, Native

ALL_EXPANSIONS = {
    "players": 2,
    "expansions": ["babybots", "gigantobots", "microbots", "multibots", "devious-cog"],
}
ALL_VARIANTS = {"players": 4, "variants": ["robots", "specialists"]}
SOME = (("cyberion", {}), ("cyberion", ALL_EXPANSIONS), ("mech-a-dream", ALL_VARIANTS))


def opened(name: str, options: dict[str, Any]) -> Any:
    return game_kind(name).open(options)


def steps_at_random(tables: DeviceTables, rng: np.random.Generator) -> Array:
    """A legal step in each row; they are then the rows' actions."""
    masks = tables.arrays["masks"]
    chosen = (rng.random(masks.shape) * masks).argmax(axis=1)
    tables.arrays["actions"][:] = chosen
    return np.asarray(chosen)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["cyberion", "mech-a-dream"])
def test_kernels_play_the_games_of_native_code_on_every_option_set(name: str) -> None:
    found = compare_with_cpu(name, None, random_games=3, greedy_games=1, rows=3, steps=30)
    assert found.differing == []
    sets = len(list(game_kind(name).option_sets()))
    assert found.rulesets == sets + (BOXES if name == "mech-a-dream" else 0)
    assert found.games == 4 * found.rulesets
    assert found.steps > found.games * 10 + found.rulesets * 90


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), SOME)
def test_kernels_play_the_games_of_native_code(name: str, options: dict[str, Any]) -> None:
    game = opened(name, options)
    where = host_device(game)
    assert compare_games([game], where, loops.RANDOM, 4).is_same
    assert compare_games([game], where, loops.GREEDY, 1).is_same
    assert compare_steps(game, where, rows=8, steps=60).is_same


def test_other_games_are_found_to_differ() -> None:
    game = opened("cyberion", {})
    tables = DeviceTables([game], 4, seed=SEED + 1, cap=NEVER, skip_forced=False)
    tables.start()
    assert first_difference(tables, Batch(game, 4, seed=SEED, runtime="native")) == "states"


def test_one_wrong_byte_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sets = [opened("cyberion", {"support": number}) for number in (0, 1)]
    play = DeviceTables.play

    def play_wrongly(self: DeviceTables, bot: int, most: int) -> tuple[Array, Array]:
        states, taken = play(self, bot, most)
        states[3, -20] ^= 1
        return states, taken

    monkeypatch.setattr(DeviceTables, "play", play_wrongly)
    (found,) = compare_games(sets, host_device(sets[0]), loops.RANDOM, 2).differing
    assert "'support': 1" in found


@pytest.mark.slow
@pytest.mark.parametrize("bot", [RANDOM, GREEDY])
def test_bots_play_as_in_a_batch(bot: int) -> None:
    """Seats, observations, wins, points and progress too."""
    game = opened("mech-a-dream", {"players": 3})
    batch = Batch(game, 6, seed=5, runtime="native")
    bots = (bot, LEARNER, bot, bot)
    tables = DeviceTables([game], 6, seed=5, cap=NEVER, bots=bots, skip_forced=False)
    tables.start()
    ended, numbers = 0, [each - 1 for each in bots[:3]]
    for _ in range(60 if bot == GREEDY else 200):
        batch.play_bots(numbers)
        assert first_difference(tables, batch) is None
        before, _ = batch.progress()
        chosen = batch.sample()
        tables.arrays["actions"][:] = chosen
        tables.step()
        batch.step(chosen)
        batch.play_bots(numbers)
        after, points = batch.progress()
        wins, scores = batch.returns()
        arrays, over = tables.arrays, batch.over
        assert (arrays["ended"] == over).all()
        assert (arrays["progress"][:, :3] == after - before).all()
        assert (arrays["wins"][:, :3] == wins).all()
        assert (arrays["scores"][:, :3] == scores).all()
        assert (arrays["scores"][over, :3] == points[over]).all()
        assert (arrays["players"] == 3).all()
        ended += int(batch.reset_over().sum())
    assert ended > 5
    assert int(tables.arrays["faults"][0]) == 0


def test_scores_of_cyberion_are_repaired_machines() -> None:
    game, rng = opened("cyberion", {}), np.random.default_rng(1)
    tables = DeviceTables([game], 64, seed=2)
    tables.start()
    seen = set()
    for _ in range(60):
        steps_at_random(tables, rng)
        tables.step()
        ended = tables.arrays["ended"]
        seen |= set(tables.arrays["scores"][ended, 0].tolist())
        assert not tables.arrays["scores"][~ended].any()
    assert max(seen) > 1
    assert seen <= set(range(41))


def test_a_learner_that_rotates_sits_in_every_seat() -> None:
    game, rng = opened("mech-a-dream", {"players": 4}), np.random.default_rng(1)
    bots = (LEARNER, RANDOM, RANDOM, RANDOM)
    tables = DeviceTables([game], 8, bots=bots, rotate=True)
    tables.start()
    for _ in range(40):
        assert tables.arrays["seats"].tolist() == [row % 4 for row in range(8)]
        steps_at_random(tables, rng)
        tables.step()


def test_rulesets_follow_from_the_seed_and_the_weights() -> None:
    sets = [opened("cyberion", {"support": number}) for number in range(4)]
    tables, rng = DeviceTables(sets, 16, seed=9), np.random.default_rng(1)
    weights = [1.0, 0.0, 3.0, 0.5]
    tables.weigh(weights)
    tables.start()
    arrays = tables.arrays
    assert arrays["rulesets_now"].tolist() == [row % 4 for row in range(16)]
    dealt = []
    for _ in range(150):
        then = arrays["rulesets_now"].copy()
        steps_at_random(tables, rng)
        tables.step()
        assert (arrays["rulesets_then"] == then).all()
        for row in np.flatnonzero(arrays["ended"]).tolist():
            seed = 9 + row + 16 * int(arrays["rounds"][row])
            assert arrays["rulesets_now"][row] == drawn_ruleset(seed, chances_of(weights))
            dealt.append(int(arrays["rulesets_now"][row]))
    assert 1 not in dealt
    assert dealt.count(2) > dealt.count(0) > 0 < dealt.count(3)


def test_a_turn_that_does_not_end_is_ended() -> None:
    game, rng = opened("mech-a-dream", {}), np.random.default_rng(1)
    tables = DeviceTables([game], 8, cap=1, skip_forced=False)
    tables.start()
    times = 0
    for _ in range(20):
        turns = tables.arrays["turns"][:, 0].copy()
        steps_at_random(tables, rng)
        tables.step()
        ended = tables.arrays["ended"]
        assert not tables.arrays["wins"].any()
        assert (tables.arrays["turns"][~ended, 0] != turns[~ended]).all()
        times += int(ended.sum())
    assert times > 5


def test_steps_without_a_choice_are_taken_at_once() -> None:
    game, rng = opened("cyberion", ALL_EXPANSIONS), np.random.default_rng(1)
    legal: dict[bool, list[int]] = {}
    for skips in (True, False):
        tables = DeviceTables([game], 32, seed=3, skip_forced=skips)
        tables.start()
        legal[skips] = []
        for _ in range(60):
            legal[skips] += tables.arrays["masks"].sum(axis=1).tolist()
            steps_at_random(tables, rng)
            tables.step()
    assert min(legal[True]) == 2
    assert min(legal[False]) == 1


@pytest.mark.parametrize("wrong", [-1, 10**6, "illegal"])
def test_a_step_that_is_not_legal_is_counted_and_another_taken(wrong: int | str) -> None:
    game = opened("cyberion", {})
    tables = DeviceTables([game], 2)
    tables.start()
    masks, actions = tables.arrays["masks"], tables.arrays["actions"]
    actions[:] = masks.argmax(axis=1)
    actions[1] = masks[1].argmin() if wrong == "illegal" else wrong
    before = tables.states().copy()
    tables.step()
    assert tables.arrays["faults"].tolist() == [1]
    assert (tables.states() != before).any(axis=1).all()


def test_a_race_plays_the_games_of_random_bots() -> None:
    game, rows, steps = opened("cyberion", {}), 64, 100
    taken, ended = DeviceTables([game], rows, seed=7).race(steps, MOST_PER_TURN, 8, 64)
    assert (taken == steps).all()
    play = Native(game)
    lengths = np.array([play(7 + r * rows, rows)["decisions"] for r in range(max(ended) + 1)])
    played = lengths.cumsum(axis=0)
    assert ended.tolist() == (played <= steps).sum(axis=0).tolist()
    assert ended.sum() > rows


@pytest.mark.parametrize("name", games())
def test_the_text_for_gpus_needs_nothing_and_drops_the_log(name: str) -> None:
    text = cuda_source(opened(name, {}).rules)
    assert "#include" not in text
    assert " drop_event(" in text
    assert " emit(" not in text


def test_a_launch_is_told_what_the_kernels_expect() -> None:
    text = (files("dreamcog.learn") / "tables.cu").read_text("utf-8")
    (struct,) = re.findall(r"^struct Tables \{\n(.*?)^\};", text, re.MULTILINE | re.DOTALL)
    told = re.findall(r"^ +([\w ]+[ *]+)(\w+)(?:\[SEATS\])?;", struct, re.MULTILINE)
    kinds = {"i64": 8, "int": 4, "Seed": 16}
    assert [name for _, name in told] == [field[0] for field in Given._fields_]
    at = 0
    for kind, name in told:
        size = 8 if "*" in kind else kinds[kind.strip()]
        own = getattr(Given, name)
        at += -at % min(size, 8)
        assert own.offset == at, name
        at += size * (SEATS if name == "bots" else 1)
        assert own.offset + own.size == at, name
