"""What positions of Mech A Dream look like.

Annotations are real here: readers of a shape ask it which keys it may leave out.
"""

from typing import NotRequired, TypedDict

from dreamcog.games.mech_a_dream.shapes.words import (
    DeliveryName,
    FrameName,
    MonitorName,
    PartName,
    PlaceName,
    QuestionName,
    SpecialistName,
    TileName,
    WhatName,
)


class MechADreamOffer(TypedDict):
    """The tiles for sale, by belt, oldest first."""

    resource: list[TileName]
    power: list[TileName]
    crystal: list[TileName]


class MechADreamPrice(TypedDict):
    """What a tile for sale costs the seat that looks, and the slot it would begin on."""

    price: int
    slot: int


class MechADreamPiles(TypedDict):
    """How many tiles lie hidden in each pile."""

    resource: int
    power: int
    crystal: int


class MechADreamSpecialist(TypedDict):
    """A Specialist and the price on its token."""

    id: SpecialistName
    price: int


class MechADreamAssistants(TypedDict):
    """Where the Assistant of each part of the day is; null is the locker room."""

    morning: PlaceName | None
    afternoon: PlaceName | None
    evening: PlaceName | None


class MechADreamMachine(TypedDict):
    """A machine under construction: its slot, and how many Assistants are on it."""

    tile: TileName
    slot: int
    assistants: int


class MechADreamPlayer(TypedDict):
    """A player's workshop, gauges and cards, as far as the seat that looks may know."""

    flowers: int
    ink: int
    rainbows: int
    points: int
    assistants: MechADreamAssistants
    belt: list[MechADreamMachine]
    workshop: list[TileName]
    used_tonight: list[WhatName]
    asleep: bool
    monitor: MonitorName | None
    specialists: list[MechADreamSpecialist]


class MechADreamResolving(TypedDict):
    """Something that is being resolved: what of, and how many are left."""

    seat: int
    kind: FrameName
    of: str | list[SpecialistName]
    left: NotRequired[int]


class MechADreamChoice(TypedDict):
    """How much of each resource a choice would give."""

    flower: int
    ink: int


class MechADreamPending(TypedDict):
    """A question: the move that answers it, who asks, how many are left."""

    seat: int
    do: QuestionName
    source: str
    left: int
    choice: NotRequired[MechADreamChoice]
    further: NotRequired[int]
    specialists: NotRequired[list[SpecialistName]]


class MechADreamScore(TypedDict):
    """What a seat's score is made of."""

    points: int
    rainbows: int
    resources: int


class MechADreamOutcome(TypedDict):
    """Scores by seat, seats from first to last, who has won, and what the scores are made of."""

    scores: list[int]
    ranking: list[int]
    winners: list[int]
    sources: list[MechADreamScore]


class MechADreamPosition(TypedDict):
    """What a seat may know of a game; of a watcher, `seat` and `dock_price` are null."""

    seat: int | None
    day: int
    part: PartName
    first: int | None
    deciders: list[int]
    offer: MechADreamOffer
    prices: dict[TileName, MechADreamPrice]
    dock_price: int | None
    piles: MechADreamPiles
    delivery: DeliveryName
    delivery_deck: int
    delivery_past: list[DeliveryName]
    specialists_centre: list[MechADreamSpecialist]
    players: list[MechADreamPlayer]
    monitors_dealt: list[MonitorName]
    resolving: list[MechADreamResolving]
    pending: list[MechADreamPending]
    outcome: MechADreamOutcome | None
