"""What previews of Cyberion's moves look like.

Annotations are real here: readers of a shape ask it which keys it may leave out.
"""

from typing import Any, Literal, NotRequired, TypedDict

from dreamcog.games.cyberion.shapes.positions import CyberionOutcome
from dreamcog.games.cyberion.shapes.words import (
    Level,
    MachineName,
    ModelName,
    QuestionName,
    SourceName,
    TraitName,
)

ThingName = Literal[
    "platform",
    "flash",
    "stock",
    "robot_deck",
    "discard",
    "factory",
    "machine_deck",
    "prepared",
    "experience",
    "failsafes",
    "support",
    "battery",
    "limbo",
    "gigantobots",
    "damage",
    "microbots",
    "held_microbots",
    "interference",
]
"""What is counted, by the key of a position: robots, machines or tokens that lie there."""

ZoneName = Literal["robot_deck", "machine_deck", "microbot_pile", "interference"]
"""Where hidden things lie."""


class CyberionChanges(TypedDict):
    """What else is different: Cogs by their new level, Microbots that change places by machine."""

    levels: NotRequired[dict[ModelName, Level]]
    microbots: NotRequired[dict[MachineName, TraitName]]


class CyberionAsked(TypedDict):
    """The question that follows, without what it will show."""

    do: QuestionName
    source: SourceName
    left: int
    level: NotRequired[Level]


class CyberionPreview(TypedDict):
    """What certainly follows from a move; `lost` and `others` are always empty."""

    reveals: bool
    ends: CyberionOutcome | None
    spends: dict[ThingName, int]
    gains: dict[ThingName, int]
    lost: dict[ThingName, int]
    changes: CyberionChanges
    asks: CyberionAsked | None
    others: list[Any]
    gives: bool
    may_change: list[ThingName | Literal["levels"]]
    may_reveal: list[ZoneName]
