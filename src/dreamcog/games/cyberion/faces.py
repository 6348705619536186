"""What stands on the components, by public name: the numbers that texts and tables show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core.attested import grade_of
from dreamcog.games.cyberion.names import DEMAND_NAMES, GIGANTOBOT_NAMES, ROBOT_NAMES
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES
from dreamcog.games.cyberion.rules.factory import own_place
from dreamcog.games.cyberion.rules.upgrade import price_of_leaving
from dreamcog.games.cyberion.state import Box
from dreamcog.games.cyberion.words import FREE, HIGHEST_LEVEL, IN_ROWS, PLACES, ROBOTS, Demand

GRADED = ("multibots", "microbots", "interference", "gigantobots")
"""Blocks of the box of which a table tells how well they are attested."""

SEATS_OF_TWO = (0, 1)
"""The seats where two play: only they have machines of their own."""


def faces(box: Box, values: Mapping[str, Any]) -> dict[str, Any]:
    """Models, machines with their demands, what each ability does level by level, what there is."""
    return {
        "models": list(MODEL_NAMES),
        "sizes": list(values["sizes"]),
        "places": PLACES,
        "own_places": [own_place(seat) for seat in SEATS_OF_TWO],
        "prices": [price_of_leaving(level) for level in range(1, HIGHEST_LEVEL)],
        "support_level": box.support_level,
        "cards": card_faces(box),
        "gigantobots": {name: giga_face(box, i) for i, name in enumerate(GIGANTOBOT_NAMES)},
        "interference": list(values["interference"]["tokens"]),
        "grades": {name: grade_of(values[name], "") for name in GRADED},
        "machines": {name: machine_face(box, i) for i, name in enumerate(MACHINE_NAMES)},
        "abilities": {model: ability_faces(model, values["abilities"]) for model in MODEL_NAMES},
    }


def card_faces(box: Box) -> dict[str, dict[str, int]]:
    """How many there are of each robot card: in every game, and in two expansions."""
    return {
        "robots": dict.fromkeys(ROBOT_NAMES[:ROBOTS], box.copies),
        "multibots": dict.fromkeys(ROBOT_NAMES[ROBOTS:IN_ROWS], 1),
        "babybots": dict.fromkeys(ROBOT_NAMES[IN_ROWS:], 1),
    }


def machine_face(box: Box, machine: int) -> dict[str, Any]:
    """A machine as printed: its tier, the kind of demand, how many robots, and of what."""
    demand, trait = box.machine_demand[machine], box.machine_trait[machine]
    return {
        "tier": box.machine_tier[machine],
        "demand": DEMAND_NAMES[demand],
        "robots": box.machine_number[machine],
        "trait": MODEL_NAMES[trait] if demand == Demand.MODEL else trait,
    }


def giga_face(box: Box, giga: int) -> dict[str, Any]:
    """What a Gigantobot shows: a model, a size, or both."""
    model, size = box.gigantobot_model[giga], box.gigantobot_size[giga]
    face: dict[str, Any] = {} if model == FREE else {"model": MODEL_NAMES[model]}
    return face if size == FREE else {**face, "size": size}


def ability_faces(model: str, abilities: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The numbers of an ability from level I on; nothing where nothing happens."""
    return [ability_face(value) for value in abilities.get(model) or abilities[f"{model}_price"]]


def ability_face(value: str | int) -> dict[str, Any]:
    """What an ability does at one level: a number, "any to deck", or nothing."""
    if value in (0, "-"):
        return {}
    if isinstance(value, int):
        return {"number": value}
    what, _, to = value.partition(" to ")
    return {"what": what, "to": to}
