"""Words that the shapes of Mech A Dream use.

Types can name a word only by writing it again, so `tests/contract/test_shapes.py` holds all of this
against the game.
"""

from typing import Literal, TypedDict

PartName = Literal["set-up", "morning", "afternoon", "evening", "night"]
DayPartName = Literal["morning", "afternoon", "evening"]
"""The parts of the day that have an Assistant each."""

PileName = Literal["resource", "power", "crystal"]
UnitName = Literal["flower", "ink", "rainbow", "point"]
"""What a player has and can gain or pay."""

QuestionName = Literal["boost", "take", "activate", "buy", "bonus"]
"""The move that answers a question."""

FrameName = Literal[
    "action", "packages", "effect", "boost", "take", "activation", "buying", "bonuses"
]
"""What can be resolved, one within the other."""

TileName = str
"""A machine tile by its id in the box, with the copy where there are several: `b1.1`, `y4`."""

WhatName = str
"""What can be activated: `robot`, or a tile."""

PlaceName = str
"""Where an Assistant works: `stock-room`, `dock`, or a tile."""

DeliveryName = str
MonitorName = str
SpecialistName = str
"""Cards by their ids in the box: `d01`, `m7`, `s03`."""


SourceName = str
"""A component that gives something: a tile, `robot`, or a card by its id."""


class MechADreamCopy(TypedDict):
    """Whose robot or machine is copied."""

    seat: int
    what: WhatName
