"""Public names of the game's things; ids of tiles, cards and Specialists come from the box."""

from __future__ import annotations

from dataclasses import dataclass

from dreamcog.games.mech_a_dream.printed import Printed
from dreamcog.games.mech_a_dream.words import (
    NOTHING,
    PACKAGES,
    ROBOT,
    Effect,
    Part,
    Pile,
    Place,
    Unit,
    Verb,
)

UNIT_NAMES = tuple(Unit.spelled().values())
PART_NAMES = tuple(Part.spelled().values())
PILE_NAMES = tuple(Pile.spelled().values())
VERB_NAMES = Verb.spelled()
VERBS_BY_NAME = {name: verb for verb, name in VERB_NAMES.items()}
ROBOT_NAME = "robot"
PLACE_NAMES = {Place.STOCK_ROOM: "stock-room", Place.DOCK: "dock"}
DAY_NAMES = PART_NAMES[Part.MORNING : Part.NIGHT]
"""The parts of the day that have an Assistant each."""


class NamesOfAll(dict[int, str]):
    """Names by number, for every number: one that no component of the box has is nameless.

    Small steps can say such numbers, and their refusals tell what they are about.
    """

    def __missing__(self, number: int) -> str:
        """No name."""
        return ""


@dataclass(frozen=True, slots=True)
class Names:
    """The ids of one box, both ways."""

    tiles: tuple[str, ...]
    cards: tuple[str, ...]
    monitors: tuple[str, ...]
    specialists: tuple[str, ...]
    whats: dict[int, str]
    """What can be activated: the robot and the tiles."""
    refused: dict[str, NamesOfAll]
    """By kind, what a refused move may name: `tile`, `what`, `monitor`, `specialist`."""
    sources: dict[int, str]
    """By effect, the component whose effect it is: of a package its card; of NOTHING, none."""
    tile_numbers: dict[str, int]
    what_numbers: dict[str, int]
    card_numbers: dict[str, int]
    monitor_numbers: dict[str, int]
    specialist_numbers: dict[str, int]

    def what(self, number: int) -> str:
        """Something that can be activated: the robot, or a tile."""
        return self.whats[number]

    def where(self, place: int) -> str | None:
        """Where an Assistant is: a place, a machine, or the locker room (None)."""
        return None if place == NOTHING else PLACE_NAMES.get(place) or self.tiles[place]

    def effect(self, number: int) -> str:
        """Whose effect it is: a tile's, the robot's, a Monitor's, a Specialist's, a package's."""
        if number < Effect.MONITOR:
            return self.what(number)
        if number < Effect.SPECIALIST:
            return self.monitors[number - Effect.MONITOR]
        if number < Effect.FLOOR:
            return self.specialists[number - Effect.SPECIALIST]
        if number < Effect.PACKAGE:
            return f"{PLACE_NAMES[Place.STOCK_ROOM]}/{PART_NAMES[number - Effect.FLOOR]}"
        row, package = divmod(number - Effect.PACKAGE, PACKAGES)
        return f"{self.cards[row // 3]}/{DAY_NAMES[row % 3]}/{package}"

    def effects(self) -> dict[str, int]:
        """All effects that can be on a stack, by name."""
        found = dict(self.what_numbers)
        found |= {name: Effect.MONITOR + i for i, name in enumerate(self.monitors)}
        found |= {name: Effect.SPECIALIST + i for i, name in enumerate(self.specialists)}
        floors = range(Effect.FLOOR + Part.MORNING, Effect.FLOOR + Part.NIGHT)
        found |= {self.effect(number): number for number in floors}
        packages = range(Effect.PACKAGE, Effect.PACKAGE + len(self.cards) * 3 * PACKAGES)
        return found | {self.effect(number): number for number in packages}


def numbered(names: tuple[str, ...]) -> dict[str, int]:
    """Each name with its place in the list."""
    return {name: i for i, name in enumerate(names)}


def names_of(printed: Printed) -> Names:
    """The names of a box."""
    tiles = numbered(printed.tiles)
    whats = {**tiles, ROBOT_NAME: ROBOT}
    names = Names(
        tiles=printed.tiles,
        cards=printed.cards,
        monitors=printed.monitors,
        specialists=printed.specialists,
        whats={number: name for name, number in whats.items()},
        refused={
            "tile": NamesOfAll(enumerate(printed.tiles)),
            "what": NamesOfAll({number: name for name, number in whats.items()}),
            "monitor": NamesOfAll(enumerate(printed.monitors)),
            "specialist": NamesOfAll(enumerate(printed.specialists)),
        },
        sources={NOTHING: ""},
        tile_numbers=tiles,
        what_numbers=whats,
        card_numbers=numbered(printed.cards),
        monitor_numbers=numbered(printed.monitors),
        specialist_numbers=numbered(printed.specialists),
    )
    for effect, number in names.effects().items():
        names.sources[number] = effect.partition("/")[0]
    return names


def rule_name(rule: int) -> str:
    """A rule's number as it is written: 1201 is M12.1, 300 is M3."""
    section, number = divmod(rule, 100)
    return f"M{section}.{number}" if number else f"M{section}"
