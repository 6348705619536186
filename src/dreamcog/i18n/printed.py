"""What stands on a game's components, by public name: the numbers that texts fill in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind

Numbers = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Face:
    """A machine as printed: its tier, the kind of demand, how many robots, and of what."""

    tier: int
    demand: str
    robots: int
    trait: str | int


@dataclass(frozen=True, slots=True)
class Printed:
    """What texts need to know of a game's components."""

    name: str
    models: tuple[str, ...]
    machines: Mapping[str, Face]
    abilities: Mapping[str, tuple[Numbers, ...]]
    """By model, level by level from I: the numbers of the ability, empty where nothing happens."""


def printed(game: Game[Any] | str) -> Printed:
    """The components of a game; of its built-in box where only its name is known."""
    return built_in(game) if isinstance(game, str) else read_printed(game)


@cache
def built_in(name: str) -> Printed:
    """The components of the box that comes with the game."""
    return read_printed(game_kind(name).open({}))


def read_printed(game: Game[Any]) -> Printed:
    """The components of the box that the game is played with."""
    told = game.printed()
    return Printed(
        name=game.kind.name,
        models=tuple(told["models"]),
        machines={name: Face(**face) for name, face in told["machines"].items()},
        abilities={model: tuple(levels) for model, levels in told["abilities"].items()},
    )
