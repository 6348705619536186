"""From the box file to the numbers that rules read, every value checked.

A box may have other prices, times, effects, copies, floors and packages than the built-in one.
The limits: times 1 to 7; amounts 0 to 9, but up to 99 points on completion; at most 64 tiles, at
least one of each kind; 7 to 10 Delivery cards with at most 4 packages a row; 8 Monitor Screens;
4 to 10 Specialists; activations only in packages and from Specialists. A tile, card, Monitor Screen
or Specialist may bring a `name` of its own, of at most 24 characters, instead of ours. Anything
else is refused, all of it at once, with the entry and the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dreamcog.games.mech_a_dream.printed_blocks import KEYS, PARTS, PLACES, Component, Reader
from dreamcog.games.mech_a_dream.printed_effects import (
    ALL_UNITS,
    AT_THE_START,
    MACHINE_UNITS,
    RESOURCES,
    amounts,
    print_effect,
    print_robot,
    read_choice,
)
from dreamcog.games.mech_a_dream.state import Box
from dreamcog.games.mech_a_dream.words import (
    CARDS,
    MONITORS,
    MOST,
    OPTIONS,
    PACKAGES,
    SLOTS,
    SPECIALISTS,
    TILES,
    UNITS,
    Colour,
    Discount,
    Effect,
    Part,
    Verb,
)

MOST_AT_ONCE = 99
"""The most points that a machine may give on its completion."""

COLOURS = tuple(Colour.spelled().values())
DISCOUNTS = {f"{name}_discount": power for power, name in Discount.spelled().items()}
AFTER = {"stock-room": Verb.STOCK_ROOM, "dock": Verb.DOCK, "buy": Verb.BUY, "build": Verb.BUILD}


@dataclass(frozen=True, slots=True)
class Printed:
    """A box read: the numbers, and the names of what they stand for."""

    box: Box
    tiles: tuple[str, ...]
    cards: tuple[str, ...]
    monitors: tuple[str, ...]
    specialists: tuple[str, ...]


def read_box(values: Mapping[str, Any]) -> Printed:
    """The box's values as a record with its names, or a refusal that names the entry."""
    reader = Reader(values)
    reader.checks.only(values, KEYS)
    print_boards(reader)
    print_stock_room(reader)
    cards = print_deliveries(reader)
    tiles = print_tiles(reader)
    monitors = print_monitors(reader)
    specialists = print_specialists(reader)
    reader.checks.done()
    return Printed(reader.box, tuple(tiles), tuple(cards), tuple(monitors), tuple(specialists))


def print_boards(reader: Reader) -> None:
    """What players start with, the base robot, and the workshop's places."""
    box, checks = reader.box, reader.checks
    start = reader.block("start")
    if start is not None:
        for unit in ("flower", "ink"):
            checks.there(start.get(unit), f"start.{unit}")
        counted = {unit: amount for unit, amount in start.items() if unit in AT_THE_START}
        box.start = amounts(checks, counted, "start", AT_THE_START)
    robot = reader.block("robot")
    if robot is not None:
        print_effect(box, checks, Effect.ROBOT, robot, "robot", MACHINE_UNITS)
    workshop = reader.block("workshop")
    if workshop is not None:
        places = checks.table(workshop.get("places"), "workshop.places")
        checks.only(places, (*PLACES, "beyond"), "workshop.places")
        for place in PLACES:
            points = places.get(place, 0)
            box.place_points[int(place)] = checks.whole(points, f"workshop.places.{place}", 0, MOST)
        beyond = places.get("beyond")
        box.beyond_points = checks.whole(beyond, "workshop.places.beyond", 0, MOST)


def print_stock_room(reader: Reader) -> None:
    """The floors of the stock room, one for each part of the day."""
    checks = reader.checks
    seen: set[str] = set()
    for i, given in enumerate(checks.items(reader.values.get("stock_room"), "stock_room", 3, 3)):
        floor = checks.table(given, f"stock_room[{i}]")
        if not isinstance(given, Mapping):
            continue
        part = checks.one_of(floor.get("part"), f"stock_room[{i}].part", PARTS)
        if part is None:
            continue
        entry = f"stock_room.{part}"
        checks.want(part not in seen, entry, "twice", found=part)
        seen.add(part)
        reader.check_keys("stock_room", floor, entry)
        way = (Effect.FLOOR + Part.MORNING + PARTS.index(part)) * OPTIONS
        fixed = amounts(checks, floor.get("fixed", {}), f"{entry}.fixed", MACHINE_UNITS)
        last = read_choice(checks, floor.get("choice"), f"{entry}.choice")
        reader.box.gives[way * UNITS : (way + 1) * UNITS] = fixed
        reader.box.has_choice[way] = 1
        reader.box.choice[way * 2 : way * 2 + 2] = last


def print_deliveries(reader: Reader) -> list[str]:
    """Delivery cards: a price, and packages for each part of the day."""
    box, checks = reader.box, reader.checks
    names: list[str] = []
    for card, found in enumerate(reader.components("delivery", SLOTS, CARDS)):
        names.append(found.id)
        box.card_price[card] = checks.whole(
            found.part.get("price"), f"{found.entry}.price", 0, MOST
        )
        for row, part in enumerate(PARTS):
            entry = f"{found.entry}.{part}"
            packages = checks.items(found.part.get(part), entry, 0, PACKAGES)
            box.packages[card * 4 + Part.MORNING + row] = len(packages)
            for i, package in enumerate(packages):
                effect = Effect.PACKAGE + (card * 3 + row) * PACKAGES + i
                print_package(reader, effect, package, f"{entry}[{i}]")
    box.cards = len(names)
    return names


def print_package(reader: Reader, effect: int, package: object, entry: str) -> None:
    """What a package holds."""
    way = effect * OPTIONS
    held = amounts(reader.checks, package, entry, ALL_UNITS)
    reader.box.gives[way * UNITS : (way + 1) * UNITS] = held
    reader.box.options[effect] = 1


def print_tiles(reader: Reader) -> list[str]:
    """Every machine tile; where a design has copies, each is a tile of its own."""
    checks = reader.checks
    names: list[str] = []
    for colour, kind in enumerate(COLOURS):
        for found in reader.components(kind, 1, TILES):
            entry = f"{found.entry}.copies"
            copies = checks.whole(found.part.get("copies", 1), entry, 1, TILES)
            room = TILES - len(names)
            checks.want(copies <= room, entry, "too-many-tiles", str(TILES), copies)
            for copy in range(1, min(copies, room) + 1):
                print_tile(reader, len(names), colour, found)
                names.append(f"{found.id}.{copy}" if copies > 1 else found.id)
    reader.box.tiles = len(names)
    return names


def print_tile(reader: Reader, tile: int, colour: int, found: Component) -> None:
    """Price, construction time, and what the machine does."""
    box, checks, part, entry = reader.box, reader.checks, found.part, found.entry
    box.colour[tile] = colour
    box.price[tile] = checks.whole(part.get("price"), f"{entry}.price", 0, MOST)
    box.time[tile] = checks.whole(part.get("time"), f"{entry}.time", 1, SLOTS)
    if colour in (Colour.RESOURCE, Colour.POWER):
        print_effect(box, checks, Effect.TILE + tile, part, entry, MACHINE_UNITS)
        return
    where = f"{entry}.on_completion"
    gained = amounts(checks, part.get("on_completion"), where, RESOURCES, MOST_AT_ONCE)
    box.completion[tile * UNITS : (tile + 1) * UNITS] = gained
    if colour == Colour.ECONOMICAL:
        power = checks.one_of(part.get("power"), f"{entry}.power", DISCOUNTS)
        box.power[tile] = DISCOUNTS[power] if power else 0


def print_monitors(reader: Reader) -> list[str]:
    """Monitor Screens: what a player starts with, and what their robot does."""
    box, checks = reader.box, reader.checks
    names: list[str] = []
    for monitor, found in enumerate(reader.components("monitor", MONITORS, MONITORS)):
        names.append(found.id)
        start = found.part.get("start")
        box.monitor_start[monitor * UNITS : (monitor + 1) * UNITS] = amounts(
            checks, start, f"{found.entry}.start", AT_THE_START
        )
        print_robot(box, checks, Effect.MONITOR + monitor, found.part, found.entry)
    box.monitors = len(names)
    return names


def print_specialists(reader: Reader) -> list[str]:
    """Specialists: after which actions they give their bonus, and what."""
    box, checks = reader.box, reader.checks
    names: list[str] = []
    for specialist, found in enumerate(reader.components("specialist", 4, SPECIALISTS)):
        names.append(found.id)
        actions = checks.items(found.part.get("after"), f"{found.entry}.after", 1, len(AFTER))
        for action in actions:
            after = checks.one_of(action, f"{found.entry}.after", AFTER)
            if after is not None:
                box.bonus_after[specialist * 5 + AFTER[after]] = 1
        effect = Effect.SPECIALIST + specialist
        print_effect(box, checks, effect, found.part, found.entry, ALL_UNITS)
    box.specialists = len(names)
    return names
