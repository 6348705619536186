"""What stands on the components, by public name, each value with how it is attested.

`grades` gives a grade for every value of a face; pays, gives, choice, options and power are graded
together as `effect`. Amounts are tables by unit that leave out what is none. `name` is there where
the box brings a name of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core.attested import EFFECT, NAMES, grade_of
from dreamcog.games.mech_a_dream.names import PILE_NAMES
from dreamcog.games.mech_a_dream.printed import AFTER, COLOURS, DISCOUNTS, Printed
from dreamcog.games.mech_a_dream.printed_blocks import PARTS, PLACES
from dreamcog.games.mech_a_dream.printed_effects import ALL_UNITS, SPECIALS
from dreamcog.games.mech_a_dream.rules.market import pile_of
from dreamcog.games.mech_a_dream.state import Box
from dreamcog.games.mech_a_dream.words import (
    MOST,
    OPTIONS,
    PACKAGES,
    SLOTS,
    UNITS,
    Colour,
    Effect,
    Part,
)

SPECIAL_NAMES = {number: name for name, number in SPECIALS.items()}
POWER_NAMES = {number: name for name, number in DISCOUNTS.items()}

Face = dict[str, Any]


def faces(printed: Printed, values: Mapping[str, Any]) -> dict[str, Any]:
    """Everything in the box: tiles, cards, Monitor Screens, Specialists and boards."""
    box = printed.box
    designs = {part["id"]: part for kind in COLOURS for part in values[kind]}
    floors = {part["part"]: part for part in values["stock_room"]}
    return {
        "tiles": {
            name: tile_face(box, tile, name, designs) for tile, name in enumerate(printed.tiles)
        },
        "deliveries": {
            name: delivery_face(box, card) | graded(values["delivery"][card])
            for card, name in enumerate(printed.cards)
        },
        "monitors": {
            name: monitor_face(box, monitor) | graded(values["monitor"][monitor])
            for monitor, name in enumerate(printed.monitors)
        },
        "specialists": {
            name: specialist_face(box, i) | graded(values["specialist"][i])
            for i, name in enumerate(printed.specialists)
        },
        "robot": {"options": options_of(box, Effect.ROBOT)} | graded(values["robot"]),
        "start": {"amounts": amounts_at(box.start, 0)} | graded(values["start"]),
        "stock_room": {
            part: floor_face(box, row) | graded(floors[part]) for row, part in enumerate(PARTS)
        },
        "workshop": workshop_face(box, values["workshop"]),
    }


def amounts_at(numbers: list[int], place: int) -> Face:
    """The amounts at a place of a table by unit, without those that are none."""
    row = numbers[place * UNITS : (place + 1) * UNITS]
    return {unit: amount for unit, amount in zip(ALL_UNITS, row, strict=True) if amount}


def way_of(box: Box, way: int) -> Face:
    """What is paid and given in one way of using an effect, and the final choice."""
    flowers, ink = box.choice[way * 2 : way * 2 + 2]
    return {
        "pays": amounts_at(box.pays, way),
        "gives": amounts_at(box.gives, way),
        "choice": {"flower": flowers, "ink": ink} if box.has_choice[way] else {},
    }


def options_of(box: Box, effect: int) -> list[Face]:
    """The ways in which a robot can be used, each with its special effect or none."""
    ways = range(effect * OPTIONS, effect * OPTIONS + box.options[effect])
    return [{**way_of(box, way), "effect": SPECIAL_NAMES.get(box.special[way])} for way in ways]


def tile_face(box: Box, tile: int, name: str, designs: Mapping[str, Any]) -> Face:
    """A machine tile, and the pile that it lies in: a copy has the face of its design."""
    design, _, _ = name.partition(".")
    part = designs[design]
    colour = box.colour[tile]
    return {
        "kind": COLOURS[colour],
        "pile": PILE_NAMES[pile_of(box, tile)],
        "design": design,
        "copies": part.get("copies", 1),
        "price": box.price[tile],
        "currency": "rainbow" if colour == Colour.CRYSTAL else "ink",
        "time": box.time[tile],
        **way_of(box, (Effect.TILE + tile) * OPTIONS),
        "on_completion": amounts_at(box.completion, tile),
        "power": POWER_NAMES.get(box.power[tile]),
        **graded(part),
    }


def delivery_face(box: Box, card: int) -> Face:
    """A Delivery card: its price in flowers, and the packages of each part of the day."""
    rows: dict[str, list[Face]] = {}
    for row, part in enumerate(PARTS):
        first = Effect.PACKAGE + (card * 3 + row) * PACKAGES
        packages = range(first, first + box.packages[card * 4 + Part.MORNING + row])
        rows[part] = [amounts_at(box.gives, package * OPTIONS) for package in packages]
    return {"price": box.card_price[card], **rows}


def monitor_face(box: Box, monitor: int) -> Face:
    """A Monitor Screen: what its player starts with, and what the robot does."""
    start = amounts_at(box.monitor_start, monitor)
    return {"start": start, "options": options_of(box, Effect.MONITOR + monitor)}


def specialist_face(box: Box, specialist: int) -> Face:
    """A Specialist: after which actions, and what."""
    way = way_of(box, (Effect.SPECIALIST + specialist) * OPTIONS)
    after = [name for name, verb in AFTER.items() if box.bonus_after[specialist * 5 + verb]]
    return {"after": after, "gives": way["gives"], "choice": way["choice"]}


def floor_face(box: Box, row: int) -> Face:
    """A floor of the stock room: what is taken, and the choice that comes last."""
    way = way_of(box, (Effect.FLOOR + Part.MORNING + row) * OPTIONS)
    return {"fixed": way["gives"], "choice": way["choice"]}


def workshop_face(box: Box, part: Mapping[str, Any]) -> Face:
    """The belt's slots, how far the gauges go, the points of the places and of what is beyond."""
    return {
        "slots": SLOTS,
        "gauge": MOST,
        "places": {place: box.place_points[int(place)] for place in PLACES},
        "beyond": box.beyond_points,
        "grades": {place: grade_of(part, place) for place in part["places"]},
    }


def graded(part: Mapping[str, Any]) -> Face:
    """The grades of a block's values, those of an effect as one, and the name if it brings one."""
    grades: dict[str, str] = {}
    for key in part:
        if key not in (*NAMES, "source"):
            name = "effect" if key in EFFECT else key
            grades.setdefault(name, grade_of(part, key))
    named = {"name": part["name"]} if "name" in part else {}
    return {"grades": grades, **named}
