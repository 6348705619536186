"""The records of the database: people, tables, seats, entries and results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class PersonRecord:
    """A person: a guest or, with a login, the owner of an account."""

    id: str
    name: str
    created: float
    seen: float
    login: str | None = None
    password: str | None = None
    webhook: str | None = None
    counted_from: float = 0.0
    """Statistics count what ended after this moment."""
    session: int = 0
    """How often all sessions of the person were ended at once."""
    language: str = ""


@dataclass(frozen=True, slots=True)
class TokenRecord:
    """A token of a person's program; the token itself is not stored, only its digest."""

    name: str
    created: float
    scope: str
    """What it may do: `read`, `play` or `manage`."""
    ends: float
    """When it expires."""


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table as it was made. From it and its entries the table can be replayed."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    box: dict[str, Any]
    seed: str
    invite: str
    host: str | None
    clock: float | None
    """Seconds for each decision; None is without a clock."""
    away_after: float
    """Seconds after which a bot may stand in for a person who is away."""
    back_after: float
    """Seconds after which a person gets their seat back from a bot even if others do not agree."""
    is_open: bool
    """Whether it is listed for all people, who may sit down without an invitation."""
    is_watched: bool
    """Whether everyone who knows its address may watch."""
    daily: str | None
    """The day, if the table plays a daily deal."""
    lesson: str | None
    """The guided game that it began with."""
    counts: bool
    """Whether its result counts for statistics."""
    rematch_of: str | None
    created: float
    again_of: dict[str, Any] | None = None
    """From which move of which table it begins, if it tries a game again: `table`, `number`."""
    is_uploaded: bool = False
    """Whether it was made of a saved game, to be looked at."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The summary of a table after its last entry, for lists and for the driver."""

    number: int
    status: str
    turn: tuple[int, ...]
    due: float | None
    """When the driver has to act: a bot's move, a clock that runs out."""
    updated: float
    finished: float | None
    outcome: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who has a seat, for lists; it follows from the entries."""

    table: str
    seat: int
    person: str | None
    bot: str | None
    name: str
    kept_for: str | None
    hints: int = 0
    """For how many of its decisions a hint was asked."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table: a move, an undo, a person sitting down, a line of chat.

    `number` counts the table's entries from 1. `client` is the idempotency key that the client
    chose: a request that is sent twice for a seat is done once. Each seat has keys of its own.
    """

    table: str
    number: int
    kind: str
    seat: int
    person: str | None
    body: dict[str, Any]
    client: str
    at: float
    events: tuple[dict[str, Any], ...] = ()
    """The events of a move, so that it can be shown even when the rules have changed."""
    undone: tuple[int, ...] = ()
    """The numbers of the entries that it undid."""


@dataclass(frozen=True, slots=True)
class StoredPosition:
    """Everything of a position after an entry; it is never sent to anyone.

    With it a table can go on after the rules have changed, without playing its moves again.
    """

    table: str
    number: int
    rules_version: int
    truth: dict[str, Any]
    is_base: bool = False
    """Whether the table has gone on from here by other rules: such a position stays."""
    is_kept: bool = False
    """Whether it stays, so that earlier positions can be looked at without replaying all."""
    state: dict[str, Any] | None = None
    """Everything else that follows from the entries so far: with it the position is a snapshot,
    from which the table is opened. It names people."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a table for one person."""

    table: str
    seat: int
    person: str
    game: str
    combination: str
    opponents: str
    is_won: bool
    score: int | None
    at: float
    hints: int = 0
    """How many hints have helped the person."""
