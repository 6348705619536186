"""A game's options as parameters of OpenSpiel, which are whole numbers and words without commas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core.kind import Kind
from dreamcog.core.options import AnyOf, FirstSeat, Number, Option

DEALS = 1000
"""How many deals the first node of chance has, where nothing else is said."""

USUAL = -1
"""The value of a number that depends on the number of players, and of the first seat: as usual,
which for the first seat is at random."""

OWN: dict[str, int | str] = {"deals": DEALS, "seed": 0, "reward": "win"}
"""The parameters that are no options."""

NONE = "none"
BETWEEN = "+"
"""What stands between several additions, as in `robots+specialists`."""


def parameters(kind: Kind) -> dict[str, int | str]:
    """All parameters of a game with their usual values."""
    least = kind.options.players.least
    return {**{option.name: usual_value(option, least) for option in kind.options}, **OWN}


def usual_value(option: Option, players: int) -> int | str:
    """The value of an option where none is given, as a parameter."""
    if isinstance(option, AnyOf):
        return NONE
    depends = isinstance(option, Number) and not isinstance(option.usually, int)
    if depends or isinstance(option, FirstSeat):
        return USUAL
    usual: int | str = option.usual(players)
    return usual


def game_options(kind: Kind, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options that parameters name, to be read by the game."""
    chosen: dict[str, Any] = {}
    for option in kind.options:
        value = given[option.name]
        if isinstance(option, AnyOf):
            value = [] if value == NONE else value.split(BETWEEN)
        if value != USUAL:
            chosen[option.name] = value
    return chosen
