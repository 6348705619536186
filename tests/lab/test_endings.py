"""Exact endings: the best scores are those of a search of all public moves."""

from __future__ import annotations

from typing import Any

import pytest

from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.table import Table, deal
from dreamcog.games.mech_a_dream import last_night as alone_at_night
from dreamcog.lab.solver.budget import Budget
from dreamcog.lab.solver.endings import check_score, exact_ending
from support.last_nights import last_night, plain_scores

AMPLE = 1000.0

SAME, BUYS, COPIES = ("m3", "m5"), ("m7", "m1"), ("m8", "m7")
"""Monitor Screens: whose night is their own, one that buys, and one that copies one that buys."""


def exact(game: Game[Any], state: Any, seat: int) -> tuple[int | None, int | None]:
    """Both scores, the line to the best one replayed to the end of the game."""
    found = exact_ending(game, state, seat, Budget(AMPLE))
    table = Table(game, state)
    for told in found.moves:
        move = dict(told)
        table.play(move, move.pop("seat", None))
    while table.deciders:
        (mover, *_) = table.deciders - {seat}
        table.play(table.moves(mover)[0], mover)
    assert game.ending(table.state, seat).score == found.best
    return found.best, found.sure


@pytest.mark.slow
@pytest.mark.parametrize("monitors", [(), SAME, BUYS, COPIES], ids=str)
@pytest.mark.parametrize("seed", [0, 2])
def test_last_nights_are_as_by_a_plain_search(seed: int, monitors: tuple[str, ...]) -> None:
    game, state = last_night(seed, "night", monitors)
    for seat in (0, 1):
        assert exact(game, state, seat) == plain_scores(game, state, seat)


@pytest.mark.slow
@pytest.mark.parametrize("monitors", [(), COPIES], ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_last_evenings_are_as_by_a_plain_search(seed: int, monitors: tuple[str, ...]) -> None:
    game, state = last_night(seed, "evening", monitors)
    for seat in (0, 1):
        assert exact(game, state, seat) == plain_scores(game, state, seat)


def test_a_seat_that_copies_is_not_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison above would notice a night that is wrongly searched without the others."""
    game, state = last_night(2, "night", COPIES)
    monkeypatch.setattr(alone_at_night, "needs_others", lambda *_: False)
    assert exact_ending(game, state, 0, Budget(AMPLE)).best == 10


def test_the_best_may_need_the_others() -> None:
    """Seat 0 copies a machine that seat 1 can complete tonight, but need not."""
    game, state = last_night(2, "night", COPIES)
    found = exact_ending(game, state, 0, Budget(AMPLE))
    assert (found.best, found.sure) == (11, 10)


def test_the_seat_moves_first_where_the_best_is_sure() -> None:
    game, state = last_night(0, "night", ("m3", "m8"))
    found = exact_ending(game, state, 1, Budget(AMPLE))
    assert found.best == found.sure
    assert [mover for mover, _ in found.line] == [1, 1, 1, 0]


def test_what_is_hidden_is_told() -> None:
    """Nothing comes to light in a night without purchases; a machine bought brings up the next."""
    game, state = last_night(0, "night", SAME)
    assert not exact_ending(game, state, 0, Budget(AMPLE)).reveals
    game, state = last_night(1, "evening")
    assert exact_ending(game, state, 0, Budget(AMPLE)).reveals


def test_a_budget_that_is_spent_leaves_it_unknown() -> None:
    game, state = last_night(2, "night", COPIES)
    for budget in (Budget(AMPLE, 0), Budget(AMPLE, 100), Budget(0.0)):
        found = exact_ending(game, state, 0, budget)
        assert (found.best, found.sure, found.moves) == (None, None, [])
        assert found.nodes <= 100


def test_a_line_that_does_not_come_to_its_score_is_no_answer() -> None:
    game, state = last_night(0)
    found = exact_ending(game, state, 0, Budget(AMPLE))
    assert found.best is not None
    line = [(0, {"do": "sleep"})]
    check_score(game, state, line, 0, found.best)
    with pytest.raises(AssertionError, match="comes to"):
        check_score(game, state, line, 0, found.best + 1)


def test_it_is_refused_where_it_is_too_early() -> None:
    for day, part in ((1, "morning"), (6, "night")):
        game = game_kind("mech-a-dream").open({})
        state = game.arrange_given(game.deal(1), {"day": day, "part": part})
        with pytest.raises(Refused, match="too-early-to-solve"):
            exact_ending(game, state, 0)
    table = deal("cyberion", seed=1)
    with pytest.raises(Refused):
        exact_ending(table.game, table.state, 0)


def test_nine_machines_make_any_night_the_last() -> None:
    game = game_kind("mech-a-dream").open({})
    workshop = list(game.names.tiles[:9])
    given = {"day": 3, "part": "night", "players": [{}, {"workshop": workshop}]}
    state = game.arrange_given(game.deal(1), given)
    assert exact_ending(game, state, 0, Budget(AMPLE)).best is not None


def test_a_game_that_is_over_is_answered_without_a_search() -> None:
    game, state = last_night(0)
    for seat in (0, 1):
        state = game.play(state, seat, {"do": "sleep"}).after
    found = exact_ending(game, state, 1, Budget(AMPLE))
    assert (found.best, found.moves, found.nodes) == (game.ending(state, 1).score, [], 0)
