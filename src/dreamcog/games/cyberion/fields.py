"""The kinds of field that moves of Cyberion have: names of its things, and four odd ones."""

from __future__ import annotations

from dreamcog.core.fields import (
    REST,
    FieldKind,
    MoveToRead,
    MoveToWrite,
    One,
    Several,
    Two,
    Whole,
)
from dreamcog.core.reading import all_named, named
from dreamcog.core.refusal import malformed
from dreamcog.games.cyberion.names import (
    GIGANTOBOT_NAMES,
    GIGANTOBOTS_BY_NAME,
    PLACED_NAMES,
    REWARD_NAMES,
    ROBOT_NAMES,
    ROBOTS_BY_NAME,
)
from dreamcog.games.cyberion.printed import MACHINE_NAMES, MODEL_NAMES
from dreamcog.games.cyberion.shapes.words import (
    GigantobotName,
    Level,
    MachineName,
    ModelName,
    PlacedRobotName,
    RobotName,
)
from dreamcog.games.cyberion.words import HIGHEST_LEVEL, KINDS, MOST_AT_ONCE, NOWHERE, ROBOTS, Side

MOST_ROBOTS = 8
"""No move names more robots than this; a longer list is not read at all."""


class AbilityLevel(Whole):
    """The level of an ability: named only after the robot or the Support token that has it."""

    def read(self, key: str, move: MoveToRead) -> list[int]:
        """The level, refused where nothing says whose it is."""
        if move.missing:
            raise malformed(f"move.{key}", "a robot or a model first")
        return super().read(key, move)


class FromDeck(Whole):
    """How many robots of the deck pay for preparing a machine: what the robots named do not pay."""

    of_position = True

    def write(self, numbers: list[int], move: MoveToWrite) -> int:
        """The rest of the price; in the draft a machine and this number precede the robots."""
        price: int = move.state.pending.left
        return price - (move.draft.n - 2)


class Pilots(Two):
    """The two robots that pilot Gigantobots."""

    def read(self, key: str, move: MoveToRead) -> list[int]:
        """At most two robots."""
        robots = super().read(key, move)
        if len(robots) > 2:
            raise malformed(f"move.{key}", "two robots")
        return robots


class OnGigantobots(FieldKind):
    """The Gigantobots of two pilots, in the same order; null for a robot that fits nowhere."""

    shape = list[GigantobotName | None]
    size = NOWHERE + 1
    width = 2
    is_list = True
    is_pair = True

    def read(self, key: str, move: MoveToRead) -> list[int]:
        """The numbers of the Gigantobots, after pilots and Gigantobots are sorted as pairs."""
        value = move.given[key]
        if not isinstance(value, list | tuple) or len(value) != 2:
            raise malformed(f"move.{key}", "two gigantobots")
        on = [
            NOWHERE
            if item is None or item == ""
            else named(item, GIGANTOBOTS_BY_NAME, f"move.{key}")
            for item in value
        ]
        if len(move.numbers) != 2:
            raise malformed("move.robots", "two robots")
        pairs = sorted(zip(PILOTS.read_all("robots", move), on, strict=True))
        move.numbers[:] = [robot for robot, _ in pairs]
        return [gigantobot for _, gigantobot in pairs]

    def write(self, numbers: list[int], move: MoveToWrite) -> list[str | None]:
        """The names of the Gigantobots in the order of the robots, which are written sorted."""
        pairs = sorted(zip(move.draft.args[:2], numbers, strict=True))
        return [None if giga == NOWHERE else GIGANTOBOT_NAMES[giga] for _, giga in pairs]


class CardsFor(FieldKind):
    """Cards for the top or the bottom of the deck, in the order in which they will lie there."""

    shape = list[RobotName]
    size = 2 * KINDS
    width = REST
    is_list = True

    def __init__(self, side: int) -> None:
        self.side = side

    def read(self, key: str, move: MoveToRead) -> list[int]:
        """Side and card as one number, for each card."""
        cards = all_named(move.given[key], ROBOTS_BY_NAME, MOST_AT_ONCE, f"move.{key}")
        return [self.side * KINDS + card for card in cards]

    def write(self, numbers: list[int], move: MoveToWrite) -> list[str]:
        """The cards that the draft puts on this side."""
        return [
            ROBOT_NAMES[n % KINDS]
            for n in move.draft.args[: move.draft.n]
            if n // KINDS == self.side
        ]


MACHINE = One(MACHINE_NAMES, MachineName)
ROBOT = One(PLACED_NAMES, PlacedRobotName)
MODEL = One(MODEL_NAMES, ModelName)
FETCHED = One(ROBOT_NAMES, RobotName, size=ROBOTS)
"""A robot of the discard; only those with a model and a size can be fetched."""

REWARD = One(REWARD_NAMES)
LEVEL = Whole(1, HIGHEST_LEVEL, Level)
ABILITY_LEVEL = AbilityLevel(1, HIGHEST_LEVEL, Level)
FROM_DECK = FromDeck(0, MOST_AT_ONCE)
TEAM = Several(ROBOT, MOST_ROBOTS)
PARENTS = Two(ROBOT, MOST_ROBOTS, as_set=True)
PILOTS = Pilots(ROBOT, MOST_ROBOTS)
MACHINES = Two(MACHINE)
ON_GIGANTOBOTS = OnGigantobots()
ON_TOP = CardsFor(Side.TOP)
AT_THE_BOTTOM = CardsFor(Side.BOTTOM)
