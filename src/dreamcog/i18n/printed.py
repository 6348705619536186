"""What stands on a game's components, by public name: the numbers that texts fill in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind


@dataclass(frozen=True, slots=True)
class Printed:
    """What texts need to know of a game: its name, and what its components show."""

    name: str
    faces: Mapping[str, Any]
    """As the game tells it: see `Game.printed`."""


SomeGame = Game[Any] | Printed | str
"""A running game, its components, or its name (then its built-in box is meant)."""


def printed(game: SomeGame) -> Printed:
    """The components of a game; of its built-in box where only its name is known."""
    if isinstance(game, Printed):
        return game
    return built_in(game) if isinstance(game, str) else Printed(game.kind.name, game.printed())


@cache
def built_in(name: str) -> Printed:
    """The components of the box that comes with the game."""
    return printed(game_kind(name).open({}))


def name_of(game: SomeGame) -> str:
    """The game's name, as message ids begin."""
    if isinstance(game, str):
        return game
    return game.name if isinstance(game, Printed) else game.kind.name
