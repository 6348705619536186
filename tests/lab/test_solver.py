"""The solver: what it calls won is won by the rules, what it calls lost is lost."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from dreamcog.core.draft import unpacked_draft
from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.table import Table, deal
from dreamcog.lab.solver.budget import Budget
from dreamcog.lab.solver.deals import Deal, report, solve_deal
from dreamcog.lab.solver.exhaustion import Exhaustion
from dreamcog.lab.solver.guides import PlainGuide, distinct
from dreamcog.lab.solver.lines import check_line, line_of_steps
from dreamcog.lab.solver.sampling import Draw, Sampler
from dreamcog.lab.solver.solving import Answer, solve
from dreamcog.sim.batch import Batch
from support.late_positions import can_be_won, late_position

AMPLE = 1000.0
"""Seconds that no test takes: what ends a search in a test are its nodes."""

LOST, WON = (1, 4, 5), 7
"""Late positions of the base game that cannot be won, and one that can."""

SETS: list[dict[str, Any]] = [
    {"players": 2, "support": 0},
    {"expansions": ["babybots"], "support": 0},
    {"expansions": ["microbots"], "support": 0},
    {"expansions": ["gigantobots", "multibots"], "support": 0},
    {"expansions": ["devious-cog"], "support": 0},
]


def exhausted(game: Game[Any], state: Any) -> tuple[bool, int]:
    """Whether an exhaustive search meets a win, and its nodes."""
    search, budget = Exhaustion(game, state), Budget(AMPLE)
    search.go_on(budget.nodes, budget)
    assert search.is_done
    if search.won is not None:
        check_line(game, state, search.line())
    return search.won is not None, budget.spent


def play_line(table: Table, moves: list[dict[str, Any]]) -> None:
    for told in moves:
        move = dict(told)
        table.play(move, move.pop("seat", None))


@pytest.mark.slow
def test_a_deal_is_won_by_the_moves_that_are_told() -> None:
    table = deal("cyberion", seed=2)
    answer = solve(table.game, table.state, Budget(AMPLE, 20_000))
    assert answer.winnable is True
    play_line(table, answer.moves)
    assert table.outcome is not None
    assert table.outcome["won"] is True
    again = solve(table.game, deal("cyberion", seed=2).state, Budget(AMPLE, 20_000))
    assert (again.moves, again.nodes) == (answer.moves, answer.nodes)


@pytest.mark.parametrize("seed", [*LOST, WON])
def test_a_late_position_is_decided_as_by_a_naive_search(seed: int) -> None:
    game, state = late_position(seed)
    answer = solve(game, state, Budget(AMPLE), PlainGuide())
    assert answer.winnable is can_be_won(game, state)
    assert answer.winnable is (seed == WON)
    assert bool(answer.moves) is (seed == WON)
    table = Table(game, state)
    play_line(table, answer.moves)
    assert (table.outcome is not None) is (seed == WON)


@pytest.mark.slow
@pytest.mark.parametrize("options", SETS, ids=str)
def test_nothing_that_counts_is_left_out(
    options: Mapping[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in (5, 7, 10):
        game, state = late_position(seed, options)
        found, nodes = exhausted(game, state)
        monkeypatch.setattr(game, "what_counts", lambda _state: None)
        plainly, more = exhausted(game, state)
        assert found is plainly
        assert nodes <= more


def test_a_search_that_passes_over_what_is_new_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted fault: were positions confused, what can be won would be called lost."""
    game, state = late_position(WON)
    assert can_be_won(game, state)
    monkeypatch.setattr(game, "what_counts", lambda _: b"all the same")
    assert exhausted(game, state)[0] is False


def twin_of(state: Any, game: Game[Any], rng: random.Random) -> Any:
    """Another state that should be the same in what counts."""
    twin = game.copy(state)
    twin.turn, twin.known_top, twin.known_bottom = twin.turn + 2, 0, 0
    for pile in ("deck", "discard", "machine_deck", "seen", "held", "pile", "spent"):
        cards, count = getattr(twin, pile), getattr(twin, f"n_{pile}")
        cards[count:] = [rng.randrange(5) for _ in cards[count:]]
    if twin.battery == 0 and not twin.microbots:
        shown = twin.discard[: twin.n_discard]
        twin.discard[: twin.n_discard] = rng.sample(shown, len(shown))
        start = 0
        for count in twin.n_row:
            row = twin.robots[start : start + count]
            twin.robots[start : start + count] = rng.sample(row, count)
            start += count
    return twin


@pytest.mark.parametrize("options", [{}, {"players": 2}, *SETS], ids=str)
def test_positions_that_are_the_same_lead_to_the_same(options: Mapping[str, Any]) -> None:
    rng, game = random.Random(8), game_kind("cyberion").open(options)
    compared = 0
    for seed in range(6):
        table = Table(game, game.deal(seed))
        while table.outcome is None:
            state = game.copy(game.runtime.readable(table.state))
            if compared % 2 == 0:
                state.battery = 0
            twin, menu = twin_of(state, game, rng), table.moves()
            assert game.what_counts(twin) == game.what_counts(state)
            if not menu.has_more_than(100):
                assert led_to(game, twin) == led_to(game, state)
                compared += 1
            table.play(menu[rng.randrange(len(menu))])
    assert compared > 20


def led_to(game: Game[Any], state: Any) -> set[bytes | None]:
    """What counts in all positions after one move."""
    (seat,) = game.deciders(state)
    played = [game.play(state, seat, move).after for move in Menu(game, state, seat)]
    return {game.what_counts(game.runtime.readable(after)) for after in played}


@pytest.mark.parametrize("options", [{}, *SETS], ids=str)
def test_moves_are_made_as_public_moves_are(options: Mapping[str, Any]) -> None:
    """The exhaustive search makes moves as menus find them, without reading them as public ones."""
    for game, state in (late_position(seed, options) for seed in (5, 7)):
        for _ in range(3):
            for seat in game.deciders(state):
                moves = [move for some in game.runtime.whole_moves(state, seat) for move in some]
                for packed in moves:
                    made, _ = game.runtime.make(state, unpacked_draft(packed))
                    public = game.play(state, seat, game.writer.write(packed, state)).after
                    assert game.hash(made) == game.hash(public)
                state = made


def test_a_budget_that_is_spent_leaves_it_unknown() -> None:
    table = deal("cyberion", seed=2)
    for budget in (Budget(AMPLE, 0), Budget(AMPLE, 700), Budget(0.0)):
        answer = solve(table.game, table.state, budget, PlainGuide())
        assert answer.winnable is None
        assert answer.moves == []
    game, state = late_position(LOST[0])
    assert solve(game, state, Budget(AMPLE, 100), PlainGuide()).winnable is None
    assert solve(game, state, Budget(AMPLE), PlainGuide()).winnable is False


def test_deals_are_timed_by_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other work on the machine makes no deal harder."""
    monkeypatch.setattr("time.process_time", lambda: 3.0)
    found = solve_deal(Deal("cyberion", {"support": 1}, 2, 0.5, 600))
    assert (found.winnable, found.seconds) == (None, 0.0)
    assert found.nodes >= 600


@pytest.mark.parametrize("how", [Draw(50, 1.0), Draw(50, 1.0, kept=10)])
@pytest.mark.parametrize("players", [1, 2])
def test_games_that_are_drawn_are_won_by_legal_moves(how: Draw, players: int) -> None:
    game, state = late_position(WON, {"players": players})
    start = Batch(game, 1)
    start.put(0, state)
    sampler = Sampler(game, start, PlainGuide())
    steps = None
    for _ in range(100):
        steps = steps or sampler.draw(how, Budget(AMPLE))
    assert steps
    check_line(game, state, line_of_steps(game, state, steps))


def test_a_line_that_does_not_win_is_no_answer() -> None:
    game, state = late_position(WON)
    with pytest.raises(AssertionError, match="does not win"):
        check_line(game, state, [(0, {"do": "end-turn"})])
    with pytest.raises(Refused):
        check_line(game, state, [(0, {"do": "store", "robots": []})])


def test_a_game_that_is_over_is_answered_without_a_search() -> None:
    game, state = late_position(WON)
    over = game.play(state, 0, {"do": "end-turn"}).after
    assert solve(game, over, Budget(AMPLE)).to_json() | {"seconds": 0} == {
        "winnable": False,
        "moves": [],
        "nodes": 0,
        "seconds": 0,
    }


def test_only_games_that_are_won_together_are_solved() -> None:
    table = deal("mech-a-dream", seed=1)
    with pytest.raises(Refused):
        solve(table.game, table.state)


def test_rows_that_are_alike_are_found_once() -> None:
    rows = np.array([[1, 2], [3, 4], [1, 2], [5, 6]], np.uint8)
    first, same = distinct(rows)
    assert (rows[first][same] == rows).all()
    assert len(first) == 3


def test_deals_are_counted_with_their_seeds() -> None:
    found = solve_deal(Deal("cyberion", {"support": 1}, 2, AMPLE, 0))
    assert found.winnable is None
    answers = [Answer(kind, [], 5, 0.5 * i) for i, kind in enumerate((True, None, False, True))]
    told = report(answers, [7, 8, 9, 10])
    assert told["deals"] == 4
    assert told["winnable"] == {"deals": 2, "rate": 0.5, "interval": [0.15, 0.85]}
    assert told["answered"]["deals"] == 3
    assert told["unknown_seeds"] == [f"{8:032x}"]
    assert told["not_winnable_seeds"] == [f"{9:032x}"]
    assert told["seconds"] == {"mean": 0.75, "median": 1.0, "p99": 1.5, "most": 1.5}
