"""What is kept: people, tables as they were set up, and everything that was done at them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class PersonRecord:
    """Somebody: a guest, or, with a login, the owner of an account."""

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
    """Cookies of an earlier session are worth nothing."""
    language: str = ""


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table as it was set up. With its entries it can be played again, at any time."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    box: dict[str, Any]
    seed: str
    invite: str
    host: str | None
    clock: float | None
    """Seconds for each decision; None is at one's own pace."""
    away_after: float
    """Seconds after which somebody who is not there may be stood in for."""
    back_after: float
    """Seconds after which somebody who asks for the seat again has it, whoever agrees or not."""
    is_open: bool
    """Whether everybody may find it and sit down, without an invitation."""
    is_watched: bool
    """Whether everybody who knows its address may watch."""
    daily: str | None
    """The day whose deal this is."""
    counts: bool
    """Whether its result goes into statistics."""
    rematch_of: str | None
    created: float


@dataclass(frozen=True, slots=True)
class Standing:
    """How a table stands after an entry: what lists and the server's own clock go by."""

    number: int
    status: str
    turn: tuple[int, ...]
    due: float | None
    """When the table next needs the server: a bot's move, a clock that runs out."""
    updated: float
    finished: float | None
    outcome: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sits where, for lists; the entries say how it came about."""

    table: str
    seat: int
    person: str | None
    bot: str | None
    name: str
    kept_for: str | None


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing done at a table: a move, the taking back of one, somebody sitting down, a word.

    `number` counts the table's entries from 1. `client` is the sender's own name for what it sent,
    so that the same thing sent twice for a seat is done once; other seats may use the same names.
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
    """What happened by it, so that it can be looked at even when the rules have changed."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a table ended for one person."""

    table: str
    seat: int
    person: str
    game: str
    combination: str
    opponents: str
    is_won: bool
    score: int | None
    at: float
