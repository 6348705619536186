"""From the box file to the numbers that rules read, every value checked.

A box may have other prices, times, effects, copies, floors and packages than the built-in one,
within the limits stated here; anything else is refused with the entry and the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dreamcog.core.box import bad_box
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
    Special,
    Unit,
    Verb,
)

UNITS_BY_NAME = {name: unit for unit, name in Unit.spelled().items()}
RESOURCES = ("flower", "ink", "rainbow", "point")
"""What can be counted on a board, and so be paid or given at once."""

MOST_AT_ONCE = 30
"""The largest amount that a machine may give on its completion."""

PARTS = ("morning", "afternoon", "evening")
COLOURS = tuple(Colour.spelled().values())
DISCOUNTS = {f"{name}_discount": power for power, name in Discount.spelled().items()}
AFTER = {"stock-room": Verb.STOCK_ROOM, "dock": Verb.DOCK, "buy": Verb.BUY, "build": Verb.BUILD}

MONITOR_EFFECTS: dict[str, list[dict[str, Any]]] = {
    "point": [{"gives": {"point": 1}}],
    "rainbow": [{"gives": {"rainbow": 1}}],
    "flower-and-ink-or-hourglass": [
        {"gives": {"flower": 1, "ink": 1}},
        {"gives": {"flower": 1, "hourglass": 1}},
    ],
    "evening-package": [{"special": Special.EVENING}],
    "flower-ink-exchange": [
        {"pays": {"flower": 1}, "gives": {"ink": 3}},
        {"pays": {"ink": 1}, "gives": {"flower": 3}},
    ],
    "rainbow-ink-exchange": [
        {"pays": {"rainbow": 1}, "gives": {"ink": 4}},
        {"pays": {"ink": 1}, "gives": {"rainbow": 1}},
    ],
    "hourglass-or-buy": [{"gives": {"hourglass": 1}}, {"special": Special.BUY}],
    "copy": [{"pays": {"flower": 1}, "special": Special.COPY}],
}
"""The effects of M11.2 by name; a box may also list its options with what each pays and gives."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A box read: the numbers, and the names of what they stand for."""

    box: Box
    tiles: tuple[str, ...]
    cards: tuple[str, ...]
    monitors: tuple[str, ...]
    specialists: tuple[str, ...]


def want(good: bool, entry: str, reason: str) -> None:
    """Refuse the box unless this is so."""
    if not good:
        raise bad_box(entry, reason)


def whole(value: object, entry: str, least: int, most: int) -> int:
    """A whole number within limits."""
    good = type(value) is int and least <= value <= most
    want(good, entry, f"wanted a whole number, {least} to {most}")
    assert isinstance(value, int)
    return value


def block(values: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """A single block of the box."""
    found = values.get(name)
    want(isinstance(found, Mapping), name, "missing")
    assert isinstance(found, Mapping)
    return found


def blocks(values: Mapping[str, Any], name: str, most: int) -> list[Mapping[str, Any]]:
    """All blocks of a name, each with an id of its own."""
    found = values.get(name)
    want(isinstance(found, list) and 0 < len(found) <= most, name, f"wanted 1 to {most} of them")
    assert isinstance(found, list)
    for part in found:
        want(isinstance(part, Mapping), name, "wanted blocks")
    return found


def identified(
    values: Mapping[str, Any], name: str, most: int
) -> list[tuple[str, Mapping[str, Any]]]:
    """Blocks with their ids, none twice."""
    found: list[tuple[str, Mapping[str, Any]]] = []
    for part in blocks(values, name, most):
        own = part.get("id")
        want(isinstance(own, str) and 0 < len(own) <= 20, f"{name}.id", "wanted a short id")
        want(own not in [other for other, _ in found], f"{name}.{own}", "this id stands twice")
        found.append((str(own), part))
    return found


def amounts(given: object, entry: str, allowed: tuple[str, ...], most: int = MOST) -> list[int]:
    """Units with their amounts, as a list by unit."""
    want(isinstance(given, Mapping), entry, "wanted units and amounts")
    assert isinstance(given, Mapping)
    found = [0] * UNITS
    for unit, amount in given.items():
        want(unit in allowed, f"{entry}.{unit}", f"wanted one of {', '.join(allowed)}")
        found[UNITS_BY_NAME[unit]] = whole(amount, f"{entry}.{unit}", 0, most)
    return found


def read_box(values: Mapping[str, Any]) -> Printed:
    """The box's values as a record with its names, or a refusal that names the entry."""
    box = Box()
    tiles = print_tiles(box, values)
    print_boards(box, values)
    cards = print_deliveries(box, values)
    monitors = print_monitors(box, values)
    specialists = print_specialists(box, values)
    return Printed(box, tuple(tiles), tuple(cards), tuple(monitors), tuple(specialists))


def print_tiles(box: Box, values: Mapping[str, Any]) -> list[str]:
    """Every machine tile; where a design has copies, each is a tile of its own."""
    names: list[str] = []
    for colour, kind in enumerate(COLOURS):
        for own, part in identified(values, kind, TILES):
            entry = f"{kind}.{own}"
            copies = whole(part.get("copies", 1), f"{entry}.copies", 1, TILES)
            for copy in range(1, copies + 1):
                want(len(names) < TILES, entry, f"wanted at most {TILES} tiles")
                print_tile(box, len(names), colour, part, entry)
                names.append(f"{own}.{copy}" if copies > 1 else own)
    want(len(set(names)) == len(names), "tiles", "two tiles have one id")
    box.tiles = len(names)
    return names


def print_tile(box: Box, tile: int, colour: int, part: Mapping[str, Any], entry: str) -> None:
    """Price, construction time, and what the machine does."""
    box.colour[tile] = colour
    box.price[tile] = whole(part.get("price"), f"{entry}.price", 0, MOST)
    box.time[tile] = whole(part.get("time"), f"{entry}.time", 1, SLOTS)
    if colour in (Colour.RESOURCE, Colour.POWER):
        want("gives" in part or "choice" in part, f"{entry}.gives", "missing")
        print_effect(box, Effect.TILE + tile, [part], entry, (*RESOURCES, "hourglass"))
        return
    gained = amounts(part.get("on_completion"), f"{entry}.on_completion", RESOURCES, MOST_AT_ONCE)
    box.completion[tile * UNITS : (tile + 1) * UNITS] = gained
    if colour == Colour.ECONOMICAL:
        power = part.get("power")
        want(power in DISCOUNTS, f"{entry}.power", f"wanted one of {', '.join(DISCOUNTS)}")
        box.power[tile] = DISCOUNTS[str(power)]


def print_effect(
    box: Box,
    effect: int,
    options: list[Any],
    entry: str,
    allowed: tuple[str, ...],
) -> None:
    """What an effect pays and gives, way by way."""
    good = isinstance(options, list) and 0 < len(options) <= OPTIONS
    want(good, entry, f"wanted 1 or {OPTIONS} ways")
    box.options[effect] = len(options)
    for i, way in enumerate(options):
        want(isinstance(way, Mapping), entry, "wanted what it pays and gives")
        at = effect * OPTIONS + i
        box.pays[at * UNITS : (at + 1) * UNITS] = amounts(
            way.get("pays", {}), f"{entry}.pays", RESOURCES
        )
        box.gives[at * UNITS : (at + 1) * UNITS] = amounts(
            way.get("gives", {}), f"{entry}.gives", allowed
        )
        box.special[at] = way.get("special", 0)
        box.choice[at * 2 : at * 2 + 2] = read_choice(way.get("choice"), f"{entry}.choice")


def read_choice(given: object, entry: str) -> list[int]:
    """A final choice between flowers and ink: the two amounts."""
    if given is None:
        return [0, 0]
    want(isinstance(given, list) and len(given) == 2, entry, "wanted flowers or ink")
    assert isinstance(given, list)
    flowers = amounts(given[0], entry, ("flower",))[Unit.FLOWER]
    ink = amounts(given[1], entry, ("ink",))[Unit.INK]
    want(flowers > 0 and ink > 0, entry, "wanted an amount of each")
    return [flowers, ink]


def print_boards(box: Box, values: Mapping[str, Any]) -> None:
    """What players start with, the base robot, the workshop's places and the stock room."""
    start = {unit: n for unit, n in block(values, "start").items() if unit != "source"}
    box.start = amounts(start, "start", ("flower", "ink", "rainbow"))
    print_effect(box, Effect.ROBOT, [block(values, "robot")], "robot", (*RESOURCES, "hourglass"))
    places = block(values, "workshop").get("places")
    want(isinstance(places, Mapping), "workshop.places", "missing")
    assert isinstance(places, Mapping)
    for key, points in places.items():
        amount = whole(points, f"workshop.places.{key}", 0, MOST)
        if key == "beyond":
            box.beyond_points = amount
        else:
            want(key in [str(n) for n in range(1, 10)], f"workshop.places.{key}", "wanted 1 to 9")
            box.place_points[int(key)] = amount
    want("beyond" in places, "workshop.places.beyond", "missing")
    floors = blocks(values, "stock_room", 3)
    found = [floor.get("part") for floor in floors]
    want(sorted(map(str, found)) == sorted(PARTS), "stock_room", f"wanted {', '.join(PARTS)}")
    for floor in floors:
        entry = f"stock_room.{floor['part']}"
        part = Part.MORNING + PARTS.index(floor["part"])
        way = {"gives": floor.get("fixed", {}), "choice": floor.get("choice")}
        want(way["choice"] is not None, f"{entry}.choice", "missing")
        print_effect(box, Effect.FLOOR + part, [way], entry, RESOURCES)


def print_deliveries(box: Box, values: Mapping[str, Any]) -> list[str]:
    """Delivery cards: a price, and packages for each part of the day."""
    cards = identified(values, "delivery", CARDS)
    want(len(cards) >= SLOTS, "delivery", f"wanted at least {SLOTS}, one for each day")
    units = (*RESOURCES, "hourglass", "activation")
    for card, (own, part) in enumerate(cards):
        entry = f"delivery.{own}"
        box.card_price[card] = whole(part.get("price"), f"{entry}.price", 0, MOST)
        for row, name in enumerate(PARTS):
            packages = part.get(name)
            good = isinstance(packages, list) and 0 < len(packages) <= PACKAGES
            want(good, f"{entry}.{name}", f"wanted 1 to {PACKAGES} packages")
            assert isinstance(packages, list)
            box.packages[card * 4 + Part.MORNING + row] = len(packages)
            for i, package in enumerate(packages):
                effect = Effect.PACKAGE + (card * 3 + row) * PACKAGES + i
                print_effect(box, effect, [{"gives": package}], f"{entry}.{name}", units)
    box.cards = len(cards)
    return [own for own, _ in cards]


def print_monitors(box: Box, values: Mapping[str, Any]) -> list[str]:
    """Monitor Screens: what a player starts with, and what their robot does."""
    monitors = identified(values, "monitor", MONITORS)
    want(len(monitors) == MONITORS, "monitor", f"wanted {MONITORS}")
    for monitor, (own, part) in enumerate(monitors):
        entry = f"monitor.{own}"
        start = amounts(part.get("start"), f"{entry}.start", ("flower", "ink", "rainbow"))
        box.monitor_start[monitor * UNITS : (monitor + 1) * UNITS] = start
        options = part.get("options")
        if options is None:
            known = ", ".join(MONITOR_EFFECTS)
            want(part.get("effect") in MONITOR_EFFECTS, f"{entry}.effect", f"wanted one of {known}")
            options = MONITOR_EFFECTS[part["effect"]]
        units = (*RESOURCES, "hourglass")
        print_effect(box, Effect.MONITOR + monitor, options, entry, units)
    box.monitors = len(monitors)
    return [own for own, _ in monitors]


def print_specialists(box: Box, values: Mapping[str, Any]) -> list[str]:
    """Specialists: after which actions they give their bonus, and what."""
    specialists = identified(values, "specialist", SPECIALISTS)
    want(len(specialists) >= 4, "specialist", "wanted at least 4")
    for specialist, (own, part) in enumerate(specialists):
        entry = f"specialist.{own}"
        after = part.get("after")
        good = isinstance(after, list) and after and all(action in AFTER for action in after)
        want(bool(good), f"{entry}.after", f"wanted some of {', '.join(AFTER)}")
        assert isinstance(after, list)
        for action in after:
            box.bonus_after[specialist * 5 + AFTER[action]] = 1
        want("gives" in part or "choice" in part, f"{entry}.gives", "missing")
        units = (*RESOURCES, "hourglass", "activation")
        print_effect(box, Effect.SPECIALIST + specialist, [part], entry, units)
    box.specialists = len(specialists)
    return [own for own, _ in specialists]
