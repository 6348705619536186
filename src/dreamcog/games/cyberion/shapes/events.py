"""What events of Cyberion look like.

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
    RowName,
    TraitName,
)


class CyberionEvent(TypedDict):
    """What every event tells: whose turn it was, by which rule, and whether it showed something."""

    seat: int
    rule: str
    reveals: NotRequired[Literal[True]]


class CyberionRepaired(CyberionEvent):
    """A machine was repaired."""

    kind: Literal["repaired"]
    machine: MachineName


class CyberionTriggered(CyberionEvent):
    """A robot was discarded for its ability at a level."""

    kind: Literal["triggered"]
    robot: RobotName
    row: RowName
    level: Level


class CyberionSupported(CyberionEvent):
    """A Support token was discarded for its ability at a level."""

    kind: Literal["supported"]
    model: ModelName
    level: Level


class CyberionUpgraded(CyberionEvent):
    """A Cog moved to a level."""

    kind: Literal["upgraded"]
    model: ModelName
    level: Level


class CyberionRobotDiscarded(CyberionEvent):
    """A robot was discarded from a row."""

    kind: Literal["robot-discarded"]
    robot: RobotName
    row: RowName


class CyberionRobotDrawn(CyberionEvent):
    """A robot came from the deck to a row."""

    kind: Literal["robot-drawn"]
    robot: RobotName
    row: RowName


class CyberionRobotStored(CyberionEvent):
    """A robot moved from a row to the Stock."""

    kind: Literal["robot-stored"]
    robot: RobotName
    row: RowName


class CyberionRobotRecovered(CyberionEvent):
    """A robot went from the discard to a row or on top of the deck."""

    kind: Literal["robot-recovered"]
    robot: RobotName
    to: RowName | Literal["deck"]


class CyberionRobotSeen(CyberionEvent):
    """A card of the deck was looked at."""

    kind: Literal["robot-seen"]
    robot: RobotName


class CyberionRobotPutBack(CyberionEvent):
    """A card that was looked at went back on the deck or under it."""

    kind: Literal["robot-put-back"]
    robot: RobotName
    side: Literal["top", "bottom"]


class CyberionRobotPaidFromDeck(CyberionEvent):
    """A robot was discarded from the deck."""

    kind: Literal["robot-paid-from-deck"]
    robot: RobotName


class CyberionMachinePrepared(CyberionEvent):
    """A machine was Prepared."""

    kind: Literal["machine-prepared"]
    machine: MachineName


class CyberionMachineRealigned(CyberionEvent):
    """A machine is no longer Prepared."""

    kind: Literal["machine-realigned"]
    machine: MachineName


class CyberionMachineRevealed(CyberionEvent):
    """A machine came to a place of the Factory, counted from 0."""

    kind: Literal["machine-revealed"]
    machine: MachineName
    place: int


class CyberionFailsafeGained(CyberionEvent):
    """Failsafes came from the Forge: how many, and how many there are now."""

    kind: Literal["failsafe-gained"]
    failsafes: int
    gained: int


class CyberionFailsafeLost(CyberionEvent):
    """A Failsafe went back to the Forge: so many are left."""

    kind: Literal["failsafe-lost"]
    failsafes: int


class CyberionBatterySpent(CyberionEvent):
    """The Battery was used, and so many robots of the discard became the deck."""

    kind: Literal["battery-spent"]
    robots: int


class CyberionTurnBegan(CyberionEvent):
    """A turn began."""

    kind: Literal["turn-began"]
    turn: int


class CyberionWon(CyberionEvent):
    """The game is won."""

    kind: Literal["won"]


class CyberionLost(CyberionEvent):
    """The game is lost."""

    kind: Literal["lost"]


class CyberionNothingStored(CyberionEvent):
    """Robots could have moved to the Stock, and none did."""

    kind: Literal["nothing-stored"]


class CyberionBabybotMade(CyberionEvent):
    """A Babybot was shuffled into the deck with both its parents."""

    kind: Literal["babybot-made"]
    model: ModelName
    robots: list[PlacedRobotName]


class CyberionBabybotDrawn(CyberionEvent):
    """A Babybot was drawn and left the game."""

    kind: Literal["babybot-drawn"]
    model: ModelName


class CyberionRobotLaid(CyberionEvent):
    """A robot was laid on a Gigantobot."""

    kind: Literal["robot-laid"]
    robot: RobotName
    row: RowName
    gigantobot: GigantobotName


class CyberionGigantobotRests(CyberionEvent):
    """A Gigantobot went on holiday, and so many robots went into the deck."""

    kind: Literal["gigantobot-rests"]
    gigantobot: GigantobotName
    robots: int


class CyberionDamageMended(CyberionEvent):
    """Structural Damage was mended: so much is left."""

    kind: Literal["damage-mended"]
    damage: int


class CyberionFailsafesOwed(CyberionEvent):
    """Failsafes were returned for Structural Damage: so many, and so many are left."""

    kind: Literal["failsafes-owed"]
    owed: int
    failsafes: int


class CyberionMicrobotPlaced(CyberionEvent):
    """A Microbot was put on a machine."""

    kind: Literal["microbot-placed"]
    microbot: TraitName
    machine: MachineName


class CyberionMicrobotEarned(CyberionEvent):
    """A repair earned a Microbot."""

    kind: Literal["microbot-earned"]
    microbot: TraitName


class CyberionMicrobotDiscarded(CyberionEvent):
    """A Microbot was discarded."""

    kind: Literal["microbot-discarded"]
    microbot: TraitName


class CyberionMicrobotsSpent(CyberionEvent):
    """So many held Microbots were spent."""

    kind: Literal["microbots-spent"]
    microbots: int


class CyberionMicrobotsSwapped(CyberionEvent):
    """The Microbots of two machines changed places."""

    kind: Literal["microbots-swapped"]
    machine: MachineName
    other: MachineName


class CyberionMicrobotsShuffled(CyberionEvent):
    """So many discarded Microbots became the pile."""

    kind: Literal["microbots-shuffled"]
    microbots: int


class CyberionMachineRemoved(CyberionEvent):
    """A machine was removed, which counts as repaired."""

    kind: Literal["machine-removed"]
    machine: MachineName


class CyberionInterferenceRevealed(CyberionEvent):
    """An Interference token replaced a model's ability by another's."""

    kind: Literal["interference-revealed"]
    model: ModelName
    ability: ModelName


class CyberionLevelChosen(CyberionEvent):
    """The level of an ability that an Interference token had shown was chosen."""

    kind: Literal["level-chosen"]
    ability: ModelName
    level: Level


class CyberionHidden(TypedDict):
    """Something happened that is not for this seat."""

    kind: Literal["hidden"]


EVENTS: Mapping[str, Any] = MappingProxyType(
    {
        "repaired": CyberionRepaired,
        "triggered": CyberionTriggered,
        "supported": CyberionSupported,
        "upgraded": CyberionUpgraded,
        "robot-discarded": CyberionRobotDiscarded,
        "robot-drawn": CyberionRobotDrawn,
        "robot-stored": CyberionRobotStored,
        "robot-recovered": CyberionRobotRecovered,
        "robot-seen": CyberionRobotSeen,
        "robot-put-back": CyberionRobotPutBack,
        "robot-paid-from-deck": CyberionRobotPaidFromDeck,
        "machine-prepared": CyberionMachinePrepared,
        "machine-realigned": CyberionMachineRealigned,
        "machine-revealed": CyberionMachineRevealed,
        "failsafe-gained": CyberionFailsafeGained,
        "failsafe-lost": CyberionFailsafeLost,
        "battery-spent": CyberionBatterySpent,
        "turn-began": CyberionTurnBegan,
        "won": CyberionWon,
        "lost": CyberionLost,
        "nothing-stored": CyberionNothingStored,
        "babybot-made": CyberionBabybotMade,
        "babybot-drawn": CyberionBabybotDrawn,
        "robot-laid": CyberionRobotLaid,
        "gigantobot-rests": CyberionGigantobotRests,
        "damage-mended": CyberionDamageMended,
        "failsafes-owed": CyberionFailsafesOwed,
        "microbot-placed": CyberionMicrobotPlaced,
        "microbot-earned": CyberionMicrobotEarned,
        "microbot-discarded": CyberionMicrobotDiscarded,
        "microbots-spent": CyberionMicrobotsSpent,
        "microbots-swapped": CyberionMicrobotsSwapped,
        "microbots-shuffled": CyberionMicrobotsShuffled,
        "machine-removed": CyberionMachineRemoved,
        "interference-revealed": CyberionInterferenceRevealed,
        "level-chosen": CyberionLevelChosen,
        "hidden": CyberionHidden,
    }
)
"""The shape of each event, by its kind."""
