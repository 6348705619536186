"""What positions of Cyberion look like.

Annotations are real here: readers of a shape ask it which keys it may leave out.
"""

from typing import Literal, NotRequired, TypedDict

from dreamcog.games.cyberion.shapes.words import (
    GigantobotName,
    Level,
    MachineName,
    ModelName,
    QuestionName,
    RobotName,
    SourceName,
    TraitName,
)


class CyberionLevels(TypedDict):
    """The level of each model's Cog."""

    sirenbot: Level
    stockbot: Level
    cyclobot: Level
    planbot: Level
    commandbot: Level


class CyberionGigantobot(TypedDict):
    """A Gigantobot: the robots laid on it, and whether it is on holiday."""

    robots: list[RobotName]
    holiday: bool


class CyberionPending(TypedDict):
    """A question on the table: the move that answers it, who asks, how many are left."""

    seat: int
    do: QuestionName
    source: SourceName
    left: int
    cards: NotRequired[list[RobotName]]
    level: NotRequired[Level]
    ability: NotRequired[ModelName]


class CyberionOutcome(TypedDict):
    """How the game ended, and the number of the rule that ended it."""

    won: bool
    reason: str


class CyberionPosition(TypedDict):
    """What everyone at the table may know of a game."""

    turn: int
    seat: int
    levels: CyberionLevels
    factory: list[MachineName | None]
    prepared: list[MachineName]
    microbots: dict[MachineName, TraitName]
    held_microbots: list[TraitName]
    platform: list[RobotName]
    flash: list[RobotName]
    stock: list[RobotName]
    robot_deck: int
    discard: list[RobotName]
    machine_deck: int
    experience: int
    failsafes: int
    support: list[ModelName]
    battery: Literal["charged", "spent"]
    limbo: list[ModelName]
    gigantobots: dict[GigantobotName, CyberionGigantobot]
    damage: int
    interference: dict[ModelName, int]
    repaired_this_turn: list[MachineName]
    machine_tier: int | None
    all_common: bool
    known_top: list[RobotName]
    known_bottom: list[RobotName]
    microbot_pile: int
    microbot_discard: list[TraitName]
    interference_seen: list[ModelName]
    retired: list[MachineName]
    out_of_game: list[RobotName]
    pending: list[CyberionPending]
    outcome: CyberionOutcome | None
