"""What previews of Mech A Dream's moves look like.

Annotations are real here: readers of a shape ask it which keys it may leave out.
"""

from typing import Literal, NotRequired, TypedDict

from dreamcog.games.mech_a_dream.shapes.positions import (
    MechADreamChoice,
    MechADreamMachine,
    MechADreamOutcome,
)
from dreamcog.games.mech_a_dream.shapes.words import (
    PileName,
    QuestionName,
    SpecialistName,
    TileName,
)

ThingName = Literal["flowers", "ink", "rainbows", "points", "belt", "workshop", "specialists"]
"""What is counted, by the key of a player in a position."""

LostName = Literal["flowers", "ink", "hourglasses", "activations"]
"""What can be lost for want of room, of a machine, or of anything to activate."""

ZoneName = PileName | Literal["delivery_deck", "monitors", "first"]
"""Where hidden things lie, or what they are."""


class MechADreamCompleted(TypedDict):
    """A machine that is completed, and the place it takes in the workshop, counted from 1.

    `anyway`: it would be completed at the end of this part of the day without the move, too.
    """

    tile: TileName
    place: int
    anyway: NotRequired[bool]


class MechADreamMoved(MechADreamMachine):
    """A machine on the belt, and its slot when this part of the day ends; 0: completed.

    `anyway`: it is completed then without the move, too.
    """

    soon: NotRequired[int]
    anyway: NotRequired[bool]


class MechADreamChanges(TypedDict):
    """Machines with a new slot or one more Assistant, and machines that are completed."""

    belt: NotRequired[list[MechADreamMoved]]
    workshop: NotRequired[list[MechADreamCompleted]]


class MechADreamAsked(TypedDict):
    """The question that follows."""

    do: QuestionName
    source: str
    left: int
    choice: NotRequired[MechADreamChoice]
    further: NotRequired[int]
    specialists: NotRequired[list[SpecialistName]]


class MechADreamShare(TypedDict):
    """What follows for another seat."""

    seat: int
    spends: dict[ThingName, int]
    gains: dict[ThingName, int]
    changes: MechADreamChanges


class MechADreamPreview(TypedDict):
    """What certainly follows from a move."""

    reveals: bool
    ends: MechADreamOutcome | None
    spends: dict[ThingName, int]
    gains: dict[ThingName, int]
    lost: dict[LostName, int]
    changes: MechADreamChanges
    asks: MechADreamAsked | None
    others: list[MechADreamShare]
    gives: bool
    may_change: list[Literal["asks", "activations"]]
    may_reveal: list[ZoneName]
