"""What reviews tell of the end of a game: the best score that was possible, and its moves."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from dreamcog.core.table import Table, deal
from dreamcog.lab.solver.endings import ExactEnding, exact_ending
from dreamcog.teacher import endings
from dreamcog.teacher.endings import SeatEnding, ending_of, endings_of
from support.last_nights import last_night

SLEEP = {"do": "sleep"}
SAME, BUYS, COPIES, COPIES_LATER = ("m3", "m5"), ("m7", "m1"), ("m8", "m3"), ("m3", "m8")
"""Monitor Screens: whose night is their own, one that buys, and one that copies."""
SURE = ExactEnding(0, 30, 30, False, [], [(0, SLEEP), (1, SLEEP)], 1, 0.0)
"""What the search answers where a seat can go to sleep with 30 points."""


def slept(seed: int, monitors: tuple[str, ...] = ()) -> Table:
    """A last night in which all go to sleep at once, the first seat first."""
    return go_to_sleep(Table(*last_night(seed, "night", monitors)))


def go_to_sleep(table: Table) -> Table:
    """The table played to its end: by sleep as soon as that is a move, by the first one before."""
    while table.deciders:
        menu = table.moves(min(table.deciders))
        table.play(SLEEP if SLEEP in menu else menu[0], min(table.deciders))
    return table


def told(table: Table, seat: int) -> SeatEnding:
    found = ending_of(table, seat)
    assert found is not None
    return found


def score_of(table: Table, seat: int) -> int:
    return int(table.game.ending(table.state, seat).score)


@pytest.mark.parametrize(
    ("seed", "monitors", "seat", "best", "made"),
    [
        (1, (), 0, 4, 3),
        (1, (), 1, 11, 6),
        (1, SAME, 0, 5, 3),
        (0, COPIES, 0, 11, 7),
        (0, COPIES_LATER, 1, 6, 5),
    ],
)
def test_the_moves_that_are_told_lead_to_the_best_score(
    seed: int, monitors: tuple[str, ...], seat: int, best: int, made: int
) -> None:
    table = slept(seed, monitors)
    found = told(table, seat)
    assert (found.number, found.best, found.made) == (seat + 1, best, made)
    assert score_of(table, seat) == made
    again = Table(table.game, table.start)
    for move in found.moves:
        again.play(move, seat)
    assert score_of(go_to_sleep(again), seat) == best


def test_no_moves_are_told_where_the_best_was_reached() -> None:
    table = Table(*last_night(1))
    table.play(SLEEP, 1)
    for move in told(slept(1), 0).moves:
        table.play(move, 0)
    assert told(table, 0) == SeatEnding(2, 4, 4, ())


def test_it_begins_with_the_night_and_not_before() -> None:
    table = go_to_sleep(Table(*last_night(1, "evening")))
    nights = [number for number, (_, move) in enumerate(table.history, 1) if move == SLEEP]
    assert nights[0] > 1
    assert [told(table, seat).number for seat in (0, 1)] == nights


def test_an_earlier_night_is_not_told_of() -> None:
    game, _ = last_night(0)
    given = {"day": 6, "part": "night", "players": [{}, {}]}
    table = go_to_sleep(Table(game, game.arrange_given(game.deal(1), given)))
    slept_at = [number for number, (_, move) in enumerate(table.history, 1) if move == SLEEP]
    assert len(slept_at) == 4
    assert [told(table, seat).number for seat in (0, 1)] == slept_at[2:]


def test_nothing_is_told_where_the_budget_is_too_small() -> None:
    assert ending_of(slept(1), 0, 20) is not None
    assert ending_of(slept(1), 0, 19) is None


def test_where_others_matter_it_begins_as_far_back_as_the_search_reaches() -> None:
    whole = told(slept(0, COPIES), 0)
    table = Table(*last_night(0, "night", COPIES))
    table.play(whole.moves[0], 0)
    go_to_sleep(table)
    assert told(table, 0).number == 1
    late = ending_of(table, 0, 400)
    assert late is not None
    assert late.number > 1


def test_a_night_of_ones_own_is_searched_once_from_its_beginning() -> None:
    """From each of its moves it would take more."""
    table = Table(*last_night(1))
    table.play(SLEEP, 0)
    for move in told(slept(1), 1).moves:
        table.play(move, 1)
    needed = exact_ending(table.game, table.turns[1].before, 1).nodes
    found = ending_of(table, 1, needed)
    assert found is not None
    assert found.number == 2


def test_it_goes_back_no_further_than_the_last_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "exact_ending", lambda *_: SURE)
    game, _ = last_night(0, "night", COPIES)
    players = [{"monitor": monitor} for monitor in COPIES]
    given = {"day": 6, "part": "night", "players": players}
    table = go_to_sleep(Table(game, game.arrange_given(game.deal(1), given)))
    first = min(number for number, turn in enumerate(table.turns, 1) if turn.before.day == 7)
    own = [number for number, (seat, _) in enumerate(table.history, 1) if seat == 0]
    assert told(table, 0).number == min(number for number in own if number >= first) > own[0]


@pytest.mark.parametrize(
    "answer",
    [
        {"best": None, "sure": None},
        {"reveals": True},
        {"sure": 29},
        {"line": [(0, SLEEP), (1, SLEEP), (0, SLEEP)]},
    ],
    ids=lambda answer: min(answer),
)
def test_only_a_certain_answer_is_told(
    answer: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = slept(1)
    monkeypatch.setattr(endings, "exact_ending", lambda *_: SURE)
    assert told(table, 0).best == 30
    monkeypatch.setattr(endings, "exact_ending", lambda *_: replace(SURE, **answer))
    assert ending_of(table, 0) is None


def test_nothing_is_told_of_what_others_decide() -> None:
    """The seat comes to 11 if another plays as suits it, to 10 by its own moves."""
    table = slept(2, COPIES)
    found = exact_ending(table.game, table.start, 0)
    assert (found.best, found.sure, found.reveals) == (11, 10, False)
    assert ending_of(table, 0) is None


def test_nothing_is_told_that_needs_what_is_hidden() -> None:
    """A purchase brings up the next machine, which the player could not know."""
    table = slept(2, BUYS)
    found = exact_ending(table.game, table.start, 0)
    assert (found.best, found.sure, found.reveals) == (10, 10, True)
    assert ending_of(table, 0) is None


@pytest.mark.parametrize("monitors", [SAME, COPIES], ids=str)
def test_what_is_told_follows_from_what_the_seat_could_see(monitors: tuple[str, ...]) -> None:
    table = slept(0, monitors)
    game = table.game
    imagined = game.guess(game.view(table.start, 0), random.Random(9))
    assert game.hash(imagined) != game.hash(table.start), "something is hidden"
    assert told(go_to_sleep(Table(game, imagined)), 0) == told(table, 0)


def test_nothing_is_told_of_a_game_that_is_not_over_or_that_all_win_together() -> None:
    table = Table(*last_night(0))
    table.play(SLEEP, 0)
    assert endings_of(table) == (None, None)
    together = deal("cyberion", seed=1, players=1)
    while together.outcome is None:
        menu = together.moves(0)
        together.play({"do": "end-turn"} if {"do": "end-turn"} in menu else menu[0], 0)
    assert endings_of(together) == (None,)
