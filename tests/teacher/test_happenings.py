"""What a move certainly brings: what it brings whatever is hidden."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from dreamcog.core.events import Event
from dreamcog.core.hints import Hints, Place
from dreamcog.core.turn import Turn
from dreamcog.teacher.happenings import certain

MOVE = {"do": "look"}
REPAIRED, UPGRADED, SHOWN = (
    Event("repaired", 0, "", {"machine": "I/planbot"}),
    Event("upgraded", 0, "", {"model": "planbot"}),
    Event("shown", 0, "", reveals=True),
)
OTHER = Event("repaired", 0, "", {"machine": "I/stockbot"})


def game_with(**deals: tuple[Event, ...]) -> Any:
    """A game with these imagined deals, in each of which a move has these events."""
    hints = Hints(lambda *_: Place(""), {"repaired": ("machine",), "upgraded": ()}, {})
    return SimpleNamespace(
        kind=SimpleNamespace(hints=hints, together=True),
        consequences=SimpleNamespace(deals=lambda _state, _seat: list(deals)),
        play=lambda deal, _seat, _move: Turn(deal, deal, deals[deal]),
    )


def kinds(game: Any, *events: Event) -> list[tuple[Any, ...]]:
    """What is certain of a move that had these events."""
    return list(certain(game, 0, Turn("before", "after", events), MOVE))


def test_a_move_that_shows_nothing_brings_all_that_it_brought() -> None:
    game = game_with(never_asked=())
    assert kinds(game, REPAIRED, UPGRADED) == [("repaired", "I/planbot"), ("upgraded",)]


def test_of_a_move_that_shows_something_only_what_comes_in_every_deal_is_certain() -> None:
    game = game_with(one=(SHOWN, REPAIRED, UPGRADED), other=(SHOWN, UPGRADED))
    assert kinds(game, SHOWN, REPAIRED, UPGRADED) == [("upgraded",)]
    assert kinds(game_with(one=(SHOWN, OTHER)), SHOWN, REPAIRED) == [], "another machine"
    assert kinds(game_with(), SHOWN, REPAIRED) == [("repaired", "I/planbot")], "no deal matters"


def test_what_is_no_aim_and_no_setback_is_not_told() -> None:
    assert kinds(game_with(), Event("moved", 0, "")) == []
