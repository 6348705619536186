"""Previews of Cyberion: what buttons can be written from, and what hidden Babybots leave open."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any

import pytest

from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind
from support.amounts import cyberion_amounts

ALL = ["babybots", "gigantobots", "microbots", "multibots", "devious-cog"]
ROBOTS = ["planbot-1", "planbot-2", "cyclobot-3", "stockbot-4"]
END_TURN = {"do": "end-turn"}


def given(expansions: list[str], zones: Mapping[str, Any]) -> tuple[Game[Any], Any]:
    """A position of a solo game."""
    game = game_kind("cyberion").open({"expansions": expansions})
    return game, game.arrange_given(game.deal(1), zones)


def preview(expansions: list[str], zones: Mapping[str, Any], **move: Any) -> dict[str, Any]:
    """The preview of a move from such a position, less what is empty."""
    game, state = given(expansions, zones)
    seen = game.preview(state, 0, move)
    return {key: value for key, value in seen.items() if value not in ({}, [], None)}


def test_robots_drawn_are_told_beside_those_that_leave() -> None:
    """C4.1: a Sirenbot of the Flash leaves it, and two come."""
    zones = {"levels": {"sirenbot": 3}, "flash": ["sirenbot-2"], "robot_deck": [*ROBOTS, "..."]}
    seen = preview([], zones, do="trigger", robot="flash/sirenbot-2")
    assert seen == {
        "reveals": True,
        "spends": {"flash": 1, "robot_deck": 2},
        "gains": {"flash": 2, "discard": 1},
        "gives": True,
        "may_reveal": ["robot_deck"],
    }


@pytest.mark.parametrize(
    ("deck", "battery", "drawn"),
    [([], "spent", 0), (["planbot-1"], "spent", 1), (["planbot-1"], "charged", 2)],
)
def test_only_what_the_deck_can_bring_is_promised(
    deck: list[str], battery: str, drawn: int
) -> None:
    """C5.1, C5.3."""
    zones = {
        "levels": {"sirenbot": 3},
        "platform": ["sirenbot-2"],
        "robot_deck": deck,
        "battery": battery,
        "discard": ["stockbot-4", "stockbot-5"],
    }
    seen = preview([], zones, do="trigger", robot="platform/sirenbot-2")
    assert seen.get("gains", {}).get("flash", 0) == drawn
    assert seen.get("spends", {}).get("battery", 0) == int(drawn == 2)
    assert seen["gives"] == bool(drawn)


def test_a_robot_discarded_for_nothing_gives_nothing() -> None:
    """C3.4."""
    zones = {"platform": ["sirenbot-2"]}
    seen = preview([], zones, do="trigger", robot="platform/sirenbot-2", level=1)
    spent = {"reveals": False, "spends": {"platform": 1}, "gains": {"discard": 1}}
    assert seen == {**spent, "gives": False}


def test_the_last_level_brings_a_failsafe() -> None:
    """C3.6, C3.7."""
    zones = {"levels": {"planbot": 4}, "experience": 5, "failsafes": 1}
    seen = preview([], zones, do="upgrade", model="planbot")
    assert seen["spends"] == {"experience": 4}
    assert seen["gains"] == {"failsafes": 1}
    assert seen["changes"] == {"levels": {"planbot": 5}}


def test_what_is_asked_next_is_told_without_what_it_will_show() -> None:
    """C4.2, C4.4, C12.2."""
    zones = {"levels": {"stockbot": 4, "planbot": 3}, "platform": ["stockbot-1", "planbot-1"]}
    stores = preview([], zones, do="trigger", robot="platform/stockbot-1")
    assert stores["asks"] == {"do": "store", "source": "stockbot", "left": 1}
    looks = preview([], zones, do="trigger", robot="platform/planbot-1")
    assert looks["asks"] == {"do": "arrange", "source": "planbot", "left": 2}
    assert looks["spends"] == {"platform": 1, "robot_deck": 2}
    twisted = preview(ALL, zones, do="trigger", robot="platform/planbot-1")
    asked = {"do": "choose-level", "source": "interference", "left": 1, "level": 3}
    assert twisted["asks"] == asked
    assert twisted["may_reveal"] == ["interference"]


def test_the_end_of_a_turn_tells_all_of_closing() -> None:
    """C3.8 to C3.12, C10.6."""
    zones = {
        "factory": ["I/sirenbot", "", "I/size-1", "I/size-2", "I/size-3"],
        "microbots": {"I/sirenbot": "planbot"},
        "flash": ["stockbot-1", "stockbot-2"],
        "platform": ["planbot-1", "planbot-2", "planbot-3"],
        "failsafes": 2,
    }
    seen = preview(["microbots"], zones, **END_TURN)
    assert seen["spends"]["failsafes"] == 1
    assert seen["spends"]["flash"] == 2
    assert seen["gains"]["platform"] == 2
    assert seen["gains"]["factory"] == 1
    assert seen["may_reveal"] == ["machine_deck", "microbot_pile", "robot_deck"]


def test_damage_taken_away_is_something() -> None:
    """C9.3: what one wants to be rid of is spent, and that is a gain."""
    zones = {"damage": 2, "pending": [{"do": "reward", "left": 1}]}
    seen = preview(["gigantobots"], zones, do="reward", take="damage")
    assert seen == {"reveals": False, "spends": {"damage": 1}, "gives": True}


@pytest.mark.parametrize("failsafes", [1, 5])
@pytest.mark.parametrize("level", [1, 4, 5])
@pytest.mark.parametrize("babybots", [1, 2])
@pytest.mark.parametrize("on_platform", range(1, 5))
def test_hidden_babybots_leave_open_exactly_what_they_may_change(
    on_platform: int, babybots: int, level: int, failsafes: int
) -> None:
    """C8.3: against every order in which the cards of the deck can lie."""
    zones = {
        "platform": ROBOTS[:on_platform],
        "levels": {"sirenbot": level, "planbot": 4},
        "failsafes": failsafes,
        "battery": "spent",
        "robot_deck": ["stockbot-1", "stockbot-2", "stockbot-3", "baby-sirenbot", "baby-planbot"][
            : 3 + babybots
        ],
    }
    game, state = given(["babybots"], zones)
    seen = game.preview(state, 0, END_TURN)
    before = cyberion_amounts(game.view(state, 0), 0)
    outcomes, levels = [], []
    for order in set(permutations(state.deck[: state.n_deck])):
        other = game.copy(state)
        other.deck[: state.n_deck] = order
        assert game.preview(other, 0, END_TURN) == seen
        after = game.view(game.play(other, 0, END_TURN).after, 0)
        amounts = cyberion_amounts(after, 0)
        outcomes.append({thing: amounts[thing] - before[thing] for thing in before})
        levels.append(after["levels"])
    differing = {thing for thing in before if len({each[thing] for each in outcomes}) > 1}
    if any(each != levels[0] for each in levels):
        differing.add("levels")
    assert set(seen["may_change"]) == differing
    for thing in before:
        told = seen["gains"].get(thing, 0) - seen["spends"].get(thing, 0)
        least = max if thing == "robot_deck" else min
        assert told == least(each[thing] for each in outcomes), thing
