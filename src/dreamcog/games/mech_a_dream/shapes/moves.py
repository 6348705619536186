"""What moves of Mech A Dream look like.

Annotations are real here: readers of a shape ask it which keys it may leave out.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal, NotRequired, TypedDict

from dreamcog.games.mech_a_dream.shapes.words import (
    MonitorName,
    SpecialistName,
    TileName,
    WhatName,
)


class MechADreamStockRoom(TypedDict):
    """Send the Assistant to the stock room, for flowers, ink or a Specialist."""

    do: Literal["stock-room"]
    take: Literal["flower", "ink", "specialist"]
    specialist: NotRequired[SpecialistName]


class MechADreamDock(TypedDict):
    """Send the Assistant to the delivery dock."""

    do: Literal["dock"]


class MechADreamBuy(TypedDict):
    """Buy a machine on offer."""

    do: Literal["buy"]
    tile: TileName


class MechADreamBuild(TypedDict):
    """Send the Assistant to a machine on the belt."""

    do: Literal["build"]
    tile: TileName


class MechADreamCopy(TypedDict):
    """Whose robot or machine is copied."""

    seat: int
    what: WhatName


class MechADreamActivate(TypedDict):
    """Activate the robot or a machine, in one of its ways where there are two."""

    do: Literal["activate"]
    what: WhatName
    option: NotRequired[Literal[0, 1]]
    copy: NotRequired[MechADreamCopy]


class MechADreamSleep(TypedDict):
    """Finish the night."""

    do: Literal["sleep"]


class MechADreamChooseMonitor(TypedDict):
    """Keep one of the Monitor Screens that were dealt."""

    do: Literal["choose-monitor"]
    monitor: MonitorName


class MechADreamChooseSpecialist(TypedDict):
    """Take a Specialist in the set-up."""

    do: Literal["choose-specialist"]
    specialist: SpecialistName


class MechADreamBoost(TypedDict):
    """Use an hourglass for a machine on the belt."""

    do: Literal["boost"]
    tile: TileName


class MechADreamTake(TypedDict):
    """Choose between resources."""

    do: Literal["take"]
    take: Literal["flower", "ink"]


class MechADreamBonus(TypedDict):
    """Choose whose bonus comes next."""

    do: Literal["bonus"]
    specialist: SpecialistName


class MechADreamDecline(TypedDict):
    """Do without an activation."""

    do: Literal["decline"]


MOVES: Mapping[str, Any] = MappingProxyType(
    {
        "stock-room": MechADreamStockRoom,
        "dock": MechADreamDock,
        "buy": MechADreamBuy,
        "build": MechADreamBuild,
        "activate": MechADreamActivate,
        "sleep": MechADreamSleep,
        "choose-monitor": MechADreamChooseMonitor,
        "choose-specialist": MechADreamChooseSpecialist,
        "boost": MechADreamBoost,
        "take": MechADreamTake,
        "bonus": MechADreamBonus,
        "decline": MechADreamDecline,
    }
)
"""The shape of each move, by what it does."""
