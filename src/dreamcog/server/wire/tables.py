"""What is said about tables: how one is made, who sits there, how it stands."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from dreamcog.server.wire.fields import Client, Name, Seat, Status, Wire

LONGEST_CLOCK = 30 * 24 * 3600.0
AWAY_AFTER = 120.0
"""Seconds after which somebody who is not there may be stood in for, unless told otherwise."""
BACK_AFTER = 60.0
"""Seconds after which whoever asks for their seat has it again, unless told otherwise."""
Seconds = Annotated[float, Meta(ge=5, le=LONGEST_CLOCK, description="Seconds.")]


class NewSeat(Wire):
    """A seat of a new table: one's own (several, to share a screen), open, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Wire):
    """A table is wanted. Seats that are not named are open."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = field(default_factory=dict)
    seats: Annotated[list[NewSeat], Meta(max_length=4)] = field(default_factory=list)
    clock: Seconds | None = None
    away_after: Annotated[float, Meta(ge=0, le=LONGEST_CLOCK)] = AWAY_AFTER
    back_after: Annotated[float, Meta(ge=0, le=LONGEST_CLOCK)] = BACK_AFTER
    is_open: bool = False
    is_watched: bool = True


class SitDown(Wire):
    """Somebody sits down: at a seat, or wherever there is one."""

    client: Client
    seat: Seat | None = None
    name: Name | None = None


class SeatInfo(Wire):
    """A seat, as everybody at the table may know it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None
    """The bot that plays: its own seat, or in somebody's stead."""
    has_left: bool
    has_resigned: bool
    kept_for: str | None
    """The name of who is expected here."""


class Asking(Wire):
    """Something is asked of the others: to take a move back, or to have a seat again."""

    number: int
    what: Literal["undo", "seat"]
    seat: int
    waits_for: list[int]
    until: float | None


class Room(Wire):
    """Everything about a table but the game itself."""

    status: Status
    seats: list[SeatInfo]
    asking: Asking | None
    ended_by: Literal["rules", "resigned", "closed"] | None
    outcome: dict[str, Any] | None
    rematch: str | None


class Said(Wire):
    """A line of chat. It is text, never markup: show it as such."""

    number: int
    seat: int
    text: str
    at: float


class TableInfo(Wire):
    """A table, as whoever asks may know it."""

    id: str
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
    """For those who sit here, while seats are open: who has it may sit down."""
    daily: str | None
    counts: bool
    rematch_of: str | None
    rules_version: int
    created: float
    updated: float


class ListedSeat(Wire):
    """A seat in a list."""

    name: str
    bot: str | None
    is_mine: bool


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
    """Whether a seat is kept for whoever asks."""
    is_host: bool
    outcome: dict[str, Any] | None
    daily: str | None
    number: int
    created: float
    updated: float


class Made(Wire):
    """A table was made."""

    id: str
    invite: str
    """Whoever has it may sit down."""
