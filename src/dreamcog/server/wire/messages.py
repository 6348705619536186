"""What the server tells: through a socket as it happens, or in answer to a request."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from dreamcog.server.wire.fields import Wire
from dreamcog.server.wire.tables import Room, Said, TableInfo


class Happened(Wire):
    """One entry of a table, as a seat may know it: hidden events are blanks, but they are there."""

    number: int
    what: str
    seat: int
    at: float
    events: list[dict[str, Any]]
    name: str | None = None
    """Who sat down."""
    bot: str | None = None
    """The bot that sits down or stands in."""
    by: int | None = None
    """The seat that handed another over to a bot."""
    why: Literal["clock", "gone"] | None = None
    """Why the server handed it over: no time left, or its owner is gone for good."""
    asks: Literal["undo", "seat"] | None = None
    said: Said | None = None
    undone: list[int] = field(default_factory=list)
    """The entries that this one took back."""


class Whole(Wire, tag_field="type", tag="whole"):
    """Everything that a seat (none: a watcher) may know of a table, and what it has missed."""

    number: int
    seat: int | None
    table: TableInfo
    position: dict[str, Any]
    menu: Any
    """What the seat can do now, to be clicked through (see `docs/protocol.md`); null if nothing."""
    decision: int | None
    """The number that the seat's next move has to carry."""
    deadlines: dict[str, float]
    """When the time for a decision runs out, by seat."""
    here: list[int]
    """The seats whose people are there."""
    missed: list[Happened]
    said: list[Said]
    """The last lines of chat; with `missed`, only those that were not in it."""


class News(Wire, tag_field="type", tag="news"):
    """What has just happened, and what has changed by it."""

    number: int
    happened: Happened
    patch: list[dict[str, Any]]
    """What makes the new position of the one before, as a JSON Patch."""
    turn: list[int]
    menu: Any
    decision: int | None
    deadlines: dict[str, float]
    room: Room | None
    """Where something about it has changed."""


class Here(Wire, tag_field="type", tag="here"):
    """Who is there, by seat."""

    seats: list[int]


class Done(Wire, tag_field="type", tag="done"):
    """What was sent is done, and kept, as this entry of the table."""

    client: str
    number: int
    again: bool = False
    """It had been done before; nothing has changed now."""


class Refusal(Wire):
    """It is not done, and why: a stable code, the rule of the game if there is one, a sentence."""

    code: str
    rule: str
    params: dict[str, Any]
    text: str


class NotDone(Wire, tag_field="type", tag="refused"):
    """What was sent is not done, and nothing has changed."""

    client: str
    refusal: Refusal


class Because(Wire, tag_field="type", tag="because"):
    """What stands in the way of a move: null if nothing does."""

    client: str
    refusal: Refusal | None


class Foreseen(Wire, tag_field="type", tag="foreseen"):
    """What a move would bring."""

    client: str
    reveals: bool
    ends: dict[str, Any] | None


class Pong(Wire, tag_field="type", tag="pong"):
    """Yes."""

    client: str


class Stopping(Wire, tag_field="type", tag="stopping"):
    """The server is about to stop or to start anew: come back in a moment."""


class Gone(Wire, tag_field="type", tag="gone"):
    """The table is no more, or is no longer to be seen by whoever listens."""

    reason: Literal["removed", "not-yours"]


class YourTurn(Wire, tag_field="type", tag="your-turn"):
    """Tables where it is, or no longer is, one's turn: for titles and notices."""

    table: str
    game: str
    is_my_turn: bool
    waiting: int
    """At how many tables it is one's turn in all."""


AnyMessage = Whole | News | Here | Done | NotDone | Because | Foreseen | Pong | Stopping | Gone
"""Everything that the server sends through a table's socket."""

AnyNotice = YourTurn | Stopping
"""Everything that the server sends through a person's own socket."""
