"""What positions, events and previews of Pebbles look like; moves follow from the verbs."""

from typing import Any, Literal, TypedDict

Value = Literal[1, 2, 3, 4, 5]
Thing = Literal["heap", "pebbles", "shown"]


class PebblesPlayer(TypedDict):
    """A seat: how many pebbles lie face down before it, and their values where they are known."""

    pebbles: int
    held: list[Value] | None
    shown: list[Value]


class PebblesOutcome(TypedDict):
    """Points by seat, and the seats that have won."""

    points: list[int]
    winners: list[int]


class PebblesPosition(TypedDict):
    """What a seat may know of a game."""

    turn: int
    seat: int
    heap: int
    players: list[PebblesPlayer]
    outcome: PebblesOutcome | None


class PebblesPreview(TypedDict):
    """What certainly follows from a move; where the end depends on unseen pebbles, it is open."""

    reveals: bool
    ends: PebblesOutcome | None
    spends: dict[Thing, int]
    gains: dict[Thing, int]
    lost: dict[str, int]
    changes: dict[str, Any]
    asks: None
    others: list[Any]
    gives: bool
    may_change: list[Literal["ends"]]
    may_reveal: list[Thing]


class PebblesTook(TypedDict):
    """A seat took so many pebbles."""

    kind: Literal["took"]
    seat: int
    rule: str
    pebbles: int


class PebblesLooked(TypedDict):
    """A seat looked at a pebble it took; other seats get a blank event."""

    kind: Literal["looked"]
    seat: int
    rule: str
    value: Value
    reveals: Literal[True]
    audience: list[int]


class PebblesShowed(TypedDict):
    """A seat turned up a pebble."""

    kind: Literal["showed"]
    seat: int
    rule: str
    value: Value
    reveals: Literal[True]


class PebblesEnded(TypedDict):
    """The last pebble was taken."""

    kind: Literal["ended"]
    seat: int
    rule: str


class PebblesHidden(TypedDict):
    """An event for another seat alone."""

    kind: Literal["hidden"]


EVENTS = {
    "took": PebblesTook,
    "looked": PebblesLooked,
    "showed": PebblesShowed,
    "ended": PebblesEnded,
    "hidden": PebblesHidden,
}
