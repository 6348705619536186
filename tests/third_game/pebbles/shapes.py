"""What positions and events of Pebbles look like to clients; moves follow from the verbs."""

from typing import Literal, TypedDict

Value = Literal[1, 2, 3, 4, 5]


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
