"""What moves of Cyberion look like.

Annotations are real here: readers of a shape ask it which keys it may leave out.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal, NotRequired, TypedDict

from dreamcog.games.cyberion.shapes.words import (
    GigantobotName,
    Level,
    MachineName,
    ModelName,
    PlacedRobotName,
    RobotName,
)


class CyberionEndTurn(TypedDict):
    """End the Intervention."""

    do: Literal["end-turn"]


class CyberionRepair(TypedDict):
    """Repair a machine with robots of the rows."""

    do: Literal["repair"]
    machine: MachineName
    robots: list[PlacedRobotName]


class CyberionTrigger(TypedDict):
    """Discard a robot for its ability, at the level of its Cog or a lower one."""

    do: Literal["trigger"]
    robot: PlacedRobotName
    level: NotRequired[Level]


class CyberionSupport(TypedDict):
    """Discard a Support token for its ability, at its level or a lower one."""

    do: Literal["support"]
    model: ModelName
    level: NotRequired[Level]


class CyberionUpgrade(TypedDict):
    """Move a Cog one level right."""

    do: Literal["upgrade"]
    model: ModelName


class CyberionMakeBabybot(TypedDict):
    """Make a Babybot from two robots."""

    do: Literal["make-babybot"]
    robots: list[PlacedRobotName]


class CyberionPilot(TypedDict):
    """Lay two robots on Gigantobots, in the same order; null for the one that fits nowhere."""

    do: Literal["pilot"]
    robots: list[PlacedRobotName]
    on: list[GigantobotName | None]


class CyberionMicrobotReplace(TypedDict):
    """Spend held Microbots to replace the one on a machine."""

    do: Literal["microbot-replace"]
    machine: MachineName


class CyberionMicrobotSwap(TypedDict):
    """Spend held Microbots to swap those of two machines."""

    do: Literal["microbot-swap"]
    machines: list[MachineName]


class CyberionMicrobotRemove(TypedDict):
    """Spend held Microbots to remove a machine."""

    do: Literal["microbot-remove"]
    machine: MachineName


class CyberionStore(TypedDict):
    """Move robots to the Stock, or none."""

    do: Literal["store"]
    robots: NotRequired[list[PlacedRobotName]]


class CyberionRecover(TypedDict):
    """Fetch a robot from the discard."""

    do: Literal["recover"]
    robot: RobotName


class CyberionArrange(TypedDict):
    """Put the cards that were looked at back on the deck or under it, the top card first."""

    do: Literal["arrange"]
    top: NotRequired[list[RobotName]]
    bottom: NotRequired[list[RobotName]]


class CyberionPrepare(TypedDict):
    """Prepare a machine: pay with robots of the rows, the rest from the deck."""

    do: Literal["prepare"]
    machine: MachineName
    robots: NotRequired[list[PlacedRobotName]]
    from_deck: NotRequired[int]


class CyberionChooseLevel(TypedDict):
    """Choose the level of an ability that an Interference token has shown."""

    do: Literal["choose-level"]
    level: Level


class CyberionReward(TypedDict):
    """Choose what a completed Gigantobot gives."""

    do: Literal["reward"]
    take: Literal["failsafes", "damage"]


MOVES: Mapping[str, Any] = MappingProxyType(
    {
        "end-turn": CyberionEndTurn,
        "repair": CyberionRepair,
        "trigger": CyberionTrigger,
        "support": CyberionSupport,
        "upgrade": CyberionUpgrade,
        "make-babybot": CyberionMakeBabybot,
        "pilot": CyberionPilot,
        "microbot-replace": CyberionMicrobotReplace,
        "microbot-swap": CyberionMicrobotSwap,
        "microbot-remove": CyberionMicrobotRemove,
        "store": CyberionStore,
        "recover": CyberionRecover,
        "arrange": CyberionArrange,
        "prepare": CyberionPrepare,
        "choose-level": CyberionChooseLevel,
        "reward": CyberionReward,
    }
)
"""The shape of each move, by what it does."""
