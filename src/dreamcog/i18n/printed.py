"""What stands on a game's components, by public name: the numbers that texts fill in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind

DEMANDS = ("model", "size", "identical", "sum-min", "sum-max", "pairs", "run")
"""What machines ask for, as the box numbers it."""

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
    models = tuple(game.box_values["models"])
    return Printed(
        name=game.kind.name,
        models=models,
        machines=read_faces(game.box, models),
        abilities=read_abilities(game.box_values["abilities"], models),
    )


def read_faces(box: Any, models: tuple[str, ...]) -> dict[str, Face]:
    """Every machine by its name."""
    faces = {}
    for tier, demand, robots, trait in zip(
        box.machine_tier, box.machine_demand, box.machine_number, box.machine_trait, strict=True
    ):
        kind = DEMANDS[demand]
        face = Face(tier, kind, robots, models[trait] if kind == "model" else trait)
        what = {"model": face.trait, "size": f"size-{trait}"}.get(kind, kind)
        faces[f"{'I' * tier}/{what}"] = face
    return faces


def read_abilities(
    values: Mapping[str, Any], models: tuple[str, ...]
) -> dict[str, tuple[Numbers, ...]]:
    """The numbers of every ability, level by level."""
    return {
        model: tuple(
            ability(values.get(model, values.get(f"{model}_price"))[level]) for level in range(5)
        )
        for model in models
    }


def ability(value: str | int) -> Numbers:
    """What an ability does at one level: a number, "any to deck", or nothing."""
    if value in (0, "-"):
        return {}
    if isinstance(value, int):
        return {"number": value}
    what, _, to = value.partition(" to ")
    return {"what": what, "to": to}
