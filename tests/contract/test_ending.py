"""What a finished game means to each seat, and which options the deal of a day has."""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache
from typing import Any

import pytest

from dreamcog.core.ending import NotOver
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.core.saves import open_save
from dreamcog.core.table import Table, deal
from support.kits import KITS

SOME_DAY = date(2026, 11, 15)

every_game = pytest.mark.parametrize("name", games())


@cache
def finished(name: str) -> tuple[Table, ...]:
    """Whole games, won and lost, for every number of players."""
    return tuple(open_save(file.read_bytes()) for file in KITS[name].golden.glob("*.dream.json"))


def ended(name: str, options: dict[str, Any], given: dict[str, Any], *moves: Any) -> Table:
    """A game that these last moves bring to its end."""
    table = deal(name, seed=1, **options)
    table.state = table.game.arrange_given(table.state, given)
    for move in moves:
        table.play(move, 0)
    assert table.outcome is not None
    return table


def won_with(**given: Any) -> Any:
    """What a won game of Cyberion, brought to its end with these things left, means to seat 0."""
    position = {
        "factory": ["I/sirenbot", "", "", "", ""],
        "machine_deck": [],
        "platform": ["sirenbot-1", "sirenbot-5"],
        **given,
    }
    repair = {
        "do": "repair",
        "machine": "I/sirenbot",
        "robots": ["platform/sirenbot-1", "platform/sirenbot-5"],
    }
    table = ended("cyberion", {"support": 5}, position, repair)
    return table.game.ending(table.state, 0)


@every_game
def test_a_game_that_still_runs_has_no_ending(name: str) -> None:
    table = deal(name, seed=1)
    with pytest.raises(NotOver):
        table.game.ending(table.state, 0)


@every_game
def test_an_ending_of_a_seat_that_does_not_exist_is_refused(name: str) -> None:
    table = finished(name)[0]
    for no_seat in (-1, table.game.options["players"]):
        with pytest.raises(Refused):
            table.game.ending(table.state, no_seat)


def test_in_cyberion_all_win_or_lose_together() -> None:
    assert game_kind("cyberion").together
    results = set()
    for table in finished("cyberion"):
        seats = range(table.game.options["players"])
        endings = [table.game.ending(table.state, seat) for seat in seats]
        assert all(ending == endings[0] for ending in endings)
        assert table.outcome is not None
        assert endings[0].is_won == table.outcome["won"]
        results.add(endings[0].is_won)
    assert results == {True, False}


def test_every_win_in_cyberion_ranks_above_every_loss() -> None:
    endings = [table.game.ending(table.state, 0) for table in finished("cyberion")]
    won = [ending.score for ending in endings if ending.is_won]
    lost = [ending.score for ending in endings if not ending.is_won]
    assert min(won) > max(lost)
    assert won_with(failsafes=0, support=[], battery="spent", robot_deck=[]).score > max(lost)


def test_a_lost_game_of_cyberion_is_ranked_by_its_repaired_machines() -> None:
    for table in finished("cyberion"):
        position, ending = table.position(0), table.game.ending(table.state, 0)
        left = position["machine_deck"] + sum(each is not None for each in position["factory"])
        assert ending.marks["machines"] == len(position["retired"])
        assert ending.marks["machines_left"] == left
        assert {mark: position[mark] for mark in ("turn", "experience", "failsafes")} == {
            mark: ending.marks[mark] for mark in ("turn", "experience", "failsafes")
        }
        if not ending.is_won:
            assert ending.score == len(position["retired"])


def test_a_won_game_of_cyberion_is_ranked_by_what_it_did_without() -> None:
    plain: dict[str, Any] = {
        "failsafes": 1,
        "support": ["planbot"],
        "battery": "spent",
        "robot_deck": [],
        "discard": ["planbot-1", "planbot-2", "planbot-3", "planbot-4"],
    }
    better: list[dict[str, Any]] = [
        {"robot_deck": ["planbot-5"]},
        {"robot_deck": ["planbot-5", "stockbot-1"]},
        {"battery": "charged"},
        {"failsafes": 2},
        {"support": ["planbot", "sirenbot"], "robot_deck": ["planbot-5"]},
        {"failsafes": 3},
    ]
    scores = [won_with(**{**plain, **one}).score for one in ({}, *better)]
    assert scores == sorted(scores)
    assert len(set(scores)) == len(scores)


def test_the_discard_could_still_be_drawn_while_the_battery_is_charged() -> None:
    rest = {"robot_deck": ["planbot-1"], "discard": ["planbot-2", "planbot-3"]}
    assert won_with(battery="spent", **rest).marks["robots_left"] == 1
    charged = won_with(battery="charged", **rest).marks["robots_left"]
    assert charged == 5, "one to draw, two discarded before, and two for the repair"


def test_in_mech_a_dream_each_seat_has_an_ending_of_its_own() -> None:
    assert not game_kind("mech-a-dream").together
    shared = 0
    for table in finished("mech-a-dream"):
        outcome = table.outcome
        assert outcome is not None
        for seat, points in enumerate(outcome["scores"]):
            ending = table.game.ending(table.state, seat)
            others = [score for other, score in enumerate(outcome["scores"]) if other != seat]
            workshop = table.position(seat)["players"][seat]["workshop"]
            assert ending.is_won == (seat in outcome["winners"])
            assert ending.score == points
            assert ending.marks == {
                "points": points,
                "margin": points - max(others),
                "machines": len(workshop),
                "day": table.position(seat)["day"],
            }
        shared += len(outcome["winners"]) > 1
    assert shared


# The deal of a day.


def days(count: int, first: date = SOME_DAY) -> list[date]:
    return [first + timedelta(days=i) for i in range(count)]


@every_game
def test_a_day_has_the_same_options_at_every_call(name: str) -> None:
    kind = game_kind(name)
    for day in days(40):
        options = kind.daily_options(day)
        assert kind.daily_options(date.fromordinal(day.toordinal())) == options
        options["players"] = 9
        assert kind.daily_options(day)["players"] != 9


@every_game
def test_the_options_of_a_day_can_be_dealt(name: str) -> None:
    kind = game_kind(name)
    for day in days(32):
        options = kind.daily_options(day)
        game = kind.open(options)
        assert options.items() <= game.options.items()
        assert game.deciders(game.deal(day.toordinal()))


@pytest.mark.parametrize(
    ("name", "additions", "rotation", "players"),
    [("cyberion", "expansions", 32, 1), ("mech-a-dream", "variants", 4, 2)],
)
def test_every_combination_comes_round(
    name: str, additions: str, rotation: int, players: int
) -> None:
    """And one person can play it: where there is a second seat, against a bot."""
    kind = game_kind(name)
    wanted = {tuple(options.get(additions, ())) for options in kind.option_sets()}
    assert len(wanted) == rotation
    for first in days(rotation, date(2028, 2, 10)):
        told = [kind.daily_options(day) for day in days(rotation, first)]
        assert {tuple(options[additions]) for options in told} == wanted
        assert {options["players"] for options in told} == {players}
