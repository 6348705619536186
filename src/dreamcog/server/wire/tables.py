"""Messages about tables: how one is made, its seats, its status."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from dreamcog.server.wire.fields import Client, Name, Seat, Status, Wire

LONGEST_CLOCK = 30 * 24 * 3600.0
AWAY_AFTER, SOONEST_AWAY = 120.0, 30.0
"""Seconds after which a bot may stand in for a person who is away: usually, at least."""
BACK_AFTER, LATEST_BACK = 60.0, 3600.0
"""Seconds after which a person gets their seat back from a bot in any case: usually, at most."""
Seconds = Annotated[float, Meta(ge=5, le=LONGEST_CLOCK, description="Seconds.")]


class NewSeat(Wire):
    """A seat of a new table: the caller's (several, to share a screen), open, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Wire):
    """A request for a table. Seats that are left out are open."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = field(default_factory=dict)
    seats: Annotated[list[NewSeat], Meta(max_length=4)] = field(default_factory=list)
    clock: Seconds | None = None
    away_after: Annotated[float, Meta(ge=SOONEST_AWAY, le=LONGEST_CLOCK)] = AWAY_AFTER
    back_after: Annotated[float, Meta(ge=0, le=LATEST_BACK)] = BACK_AFTER
    is_open: bool = False
    is_watched: bool = True
    hints: bool = False
    """Whether the caller agrees that people at the table may ask for hints: all have to."""
    lesson: Annotated[str, Meta(max_length=40)] | None = None
    """A guided game, which brings its own options and seats."""


class SitDown(Wire):
    """Sit down at a seat, or at any free one."""

    client: Client
    seat: Seat | None = None
    name: Name | None = None


class SeatInfo(Wire):
    """A seat, as every client may know it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    """The bot that plays: in its own seat, or as the stand-in of a person."""
    has_left: bool
    has_resigned: bool
    kept_for: str | None
    """The name of the person for whom the seat is reserved."""
    agrees_to_hints: bool
    """Whether its person agrees that people at the table may ask for hints."""
    hints: int
    """For how many of its decisions a hint was asked: then its game was assisted."""


class Asking(Wire):
    """A proposal to the other people: to undo a move, or to return a seat from a bot."""

    number: int
    what: Literal["undo", "seat"]
    seat: int
    waits_for: list[int]
    until: float | None


class Room(Wire):
    """The table without its game: status, seats, proposal, end."""

    status: Status
    seats: list[SeatInfo]
    asking: Asking | None
    ended_by: Literal["rules", "resigned", "closed"] | None
    outcome: dict[str, Any] | None
    rematch: str | None
    hints: Literal["allowed", "not-agreed", "never"]
    """Whether people here may ask for hints: one who plays alone may, several have to agree, and a
    guided game that is not over guides by itself."""


class Said(Wire):
    """A line of chat. It is plain text, never markup."""

    number: int
    seat: int
    text: str
    at: float


class AgainOf(Wire):
    """A moment of another game: before its move of this number, counted from 1."""

    table: str
    number: int


class TableInfo(Wire):
    """A table, as the caller may know it."""

    id: str
    """Empty in an invitation that shows no names: whoever has the id could watch."""
    game: str
    options: dict[str, Any]
    has_own_box: bool
    number: int
    turn: list[int]
    room: Room
    clock: float | None
    away_after: float
    back_after: float
    is_open: bool
    is_watched: bool
    is_host: bool
    my_seats: list[int]
    invite: str | None
    """The invitation, for the host and the people at the table while seats are open."""
    daily: str | None
    lesson: str | None
    """The guided game that was begun here."""
    counts: bool
    rematch_of: str | None
    again_of: AgainOf | None
    """The moment of another game from which it begins."""
    is_uploaded: bool
    """Whether it was made of a saved game, to be looked at."""
    rules_version: int
    stops_at: int | None
    """The entry from which on the position is not known, because the rules have changed since."""
    created: float
    updated: float


class ListedSeat(Wire):
    """A seat in a list."""

    name: str
    bot: str | None
    is_mine: bool
    hints: int
    """For how many of its decisions a hint was asked."""


class ListedTable(Wire):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: list[ListedSeat]
    turn: list[int]
    is_my_turn: bool
    is_expected: bool
    """Whether a seat is reserved for the caller."""
    is_host: bool
    outcome: dict[str, Any] | None
    daily: str | None
    lesson: str | None
    is_uploaded: bool
    """Whether it was made of a saved game, to be looked at."""
    number: int
    created: float
    updated: float


class Made(Wire):
    """A new table."""

    id: str
    invite: str
    """The invitation: a person who has it may sit down."""
