"""How things are written at the doors; ids of tiles, cards and people come from the box."""

from __future__ import annotations

from dataclasses import dataclass

from dreamcog.games.mech_a_dream.printed import Printed
from dreamcog.games.mech_a_dream.words import ROBOT, Part, Pile, Unit, Verb

UNIT_NAMES = tuple(Unit.spelled().values())
PART_NAMES = tuple(Part.spelled().values())
PILE_NAMES = tuple(Pile.spelled().values())
VERB_NAMES = Verb.spelled()
VERBS_BY_NAME = {name: verb for verb, name in VERB_NAMES.items()}
ROBOT_NAME = "robot"


@dataclass(frozen=True, slots=True)
class Names:
    """The ids of one box, both ways."""

    tiles: tuple[str, ...]
    cards: tuple[str, ...]
    monitors: tuple[str, ...]
    specialists: tuple[str, ...]
    tile_numbers: dict[str, int]
    what_numbers: dict[str, int]
    card_numbers: dict[str, int]
    monitor_numbers: dict[str, int]
    specialist_numbers: dict[str, int]

    def what(self, number: int) -> str:
        """Something that can be activated: the robot, or a tile."""
        return ROBOT_NAME if number == ROBOT else self.tiles[number]


def numbered(names: tuple[str, ...]) -> dict[str, int]:
    """Each name with its place in the list."""
    return {name: i for i, name in enumerate(names)}


def names_of(printed: Printed) -> Names:
    """The names of a box."""
    tiles = numbered(printed.tiles)
    return Names(
        tiles=printed.tiles,
        cards=printed.cards,
        monitors=printed.monitors,
        specialists=printed.specialists,
        tile_numbers=tiles,
        what_numbers={**tiles, ROBOT_NAME: ROBOT},
        card_numbers=numbered(printed.cards),
        monitor_numbers=numbered(printed.monitors),
        specialist_numbers=numbered(printed.specialists),
    )
