"""What events of Mech A Dream look like.

Annotations are real here: readers of a shape ask it which keys it may leave out.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal, NotRequired, TypedDict

from dreamcog.games.mech_a_dream.shapes.words import (
    DayPartName,
    DeliveryName,
    MonitorName,
    PartName,
    PileName,
    PlaceName,
    SourceName,
    SpecialistName,
    TileName,
    UnitName,
    WhatName,
)


class MechADreamEvent(TypedDict):
    """What every event tells: of which seat, by which rule, and whether it showed something."""

    seat: int
    rule: str
    reveals: NotRequired[Literal[True]]


class MechADreamAssistantSent(MechADreamEvent):
    """The Assistant of a part of the day was sent somewhere."""

    kind: Literal["assistant-sent"]
    where: PlaceName
    part: DayPartName


class MechADreamGained(MechADreamEvent):
    """A seat gained so much of something."""

    kind: Literal["gained"]
    unit: UnitName
    amount: int


class MechADreamPaid(MechADreamEvent):
    """A seat paid so much of something."""

    kind: Literal["paid"]
    unit: UnitName
    amount: int


class MechADreamMachineBought(MechADreamEvent):
    """A machine was bought."""

    kind: Literal["machine-bought"]
    tile: TileName


class MechADreamTileRevealed(MechADreamEvent):
    """A tile of a pile is now for sale."""

    kind: Literal["tile-revealed"]
    tile: TileName
    pile: PileName


class MechADreamMachineMoved(MechADreamEvent):
    """A machine moved to a slot of the belt; 0 is beyond it."""

    kind: Literal["machine-moved"]
    tile: TileName
    slot: int


class MechADreamMachineCompleted(MechADreamEvent):
    """A machine took a place of the workshop, counted from 1."""

    kind: Literal["machine-completed"]
    tile: TileName
    place: int


class MechADreamHourglassesLost(MechADreamEvent):
    """So many hourglasses found no machine."""

    kind: Literal["hourglasses-lost"]
    amount: int


class MechADreamNothingGained(MechADreamEvent):
    """A component gave a seat nothing: so many activations of it were lost, or it holds nothing."""

    kind: Literal["nothing-gained"]
    source: SourceName
    activations: int


class MechADreamActivated(MechADreamEvent):
    """The robot or a machine was activated."""

    kind: Literal["activated"]
    what: WhatName


MechADreamFromSeat = TypedDict("MechADreamFromSeat", {"from": int})
"""What came from a seat."""


class MechADreamCopied(MechADreamEvent, MechADreamFromSeat):
    """The robot or a machine of a seat was copied."""

    kind: Literal["copied"]
    what: WhatName


class MechADreamDeclined(MechADreamEvent):
    """A seat did without an activation."""

    kind: Literal["declined"]


class MechADreamSlept(MechADreamEvent):
    """A seat finished the night."""

    kind: Literal["slept"]


class MechADreamDeliveryRevealed(MechADreamEvent):
    """A Delivery card was turned up."""

    kind: Literal["delivery-revealed"]
    delivery: DeliveryName


class MechADreamPartBegan(MechADreamEvent):
    """A part of a day began."""

    kind: Literal["part-began"]
    day: int
    part: PartName


class MechADreamMonitorChosen(MechADreamEvent):
    """A seat has chosen a Monitor Screen; which one is not told."""

    kind: Literal["monitor-chosen"]


class MechADreamMonitorKept(MechADreamEvent):
    """The Monitor Screen that a seat has chosen, for its own eyes."""

    kind: Literal["monitor-kept"]
    monitor: MonitorName
    audience: list[int]


class MechADreamMonitorShown(MechADreamEvent):
    """A seat showed its Monitor Screen."""

    kind: Literal["monitor-shown"]
    monitor: MonitorName


class MechADreamFirstPlayerDrawn(MechADreamEvent):
    """The first player was drawn."""

    kind: Literal["first-player-drawn"]


MechADreamFromAnywhere = TypedDict("MechADreamFromAnywhere", {"from": int | Literal["centre"]})
"""What came from a seat or from the centre of the table."""


class MechADreamSpecialistTaken(MechADreamEvent, MechADreamFromAnywhere):
    """A Specialist was taken."""

    kind: Literal["specialist-taken"]
    specialist: SpecialistName


class MechADreamTokenTurned(MechADreamEvent):
    """A Specialist's token now shows another price."""

    kind: Literal["token-turned"]
    specialist: SpecialistName
    price: int


class MechADreamBonusTaken(MechADreamEvent):
    """A Specialist gave its bonus."""

    kind: Literal["bonus-taken"]
    specialist: SpecialistName


class MechADreamEnded(MechADreamEvent):
    """The game ended on a day, the fullest workshop holding so many machines."""

    kind: Literal["ended"]
    day: int
    machines: int


class MechADreamHidden(TypedDict):
    """Something happened that is not for this seat."""

    kind: Literal["hidden"]


EVENTS: Mapping[str, Any] = MappingProxyType(
    {
        "assistant-sent": MechADreamAssistantSent,
        "gained": MechADreamGained,
        "paid": MechADreamPaid,
        "machine-bought": MechADreamMachineBought,
        "tile-revealed": MechADreamTileRevealed,
        "machine-moved": MechADreamMachineMoved,
        "machine-completed": MechADreamMachineCompleted,
        "hourglasses-lost": MechADreamHourglassesLost,
        "nothing-gained": MechADreamNothingGained,
        "activated": MechADreamActivated,
        "copied": MechADreamCopied,
        "declined": MechADreamDeclined,
        "slept": MechADreamSlept,
        "delivery-revealed": MechADreamDeliveryRevealed,
        "part-began": MechADreamPartBegan,
        "monitor-chosen": MechADreamMonitorChosen,
        "monitor-kept": MechADreamMonitorKept,
        "monitor-shown": MechADreamMonitorShown,
        "first-player-drawn": MechADreamFirstPlayerDrawn,
        "specialist-taken": MechADreamSpecialistTaken,
        "token-turned": MechADreamTokenTurned,
        "bonus-taken": MechADreamBonusTaken,
        "ended": MechADreamEnded,
        "hidden": MechADreamHidden,
    }
)
"""The shape of each event, by its kind."""
