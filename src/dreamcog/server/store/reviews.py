"""Reviews of games: asked for, worked out, kept with the table as long as it is there."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from dreamcog.server.store.database import Database
from dreamcog.server.store.statements import Statement, statement

ReviewStatus = Literal["waiting", "working", "done", "failed"]
OPEN = "('waiting', 'working')"
"""The reviews that are still to be worked out: one that a server was working on begins anew."""
COLUMNS = '"table", asked, status, done, entries, told, refused'


@dataclass(frozen=True, slots=True)
class StoredReview:
    """The review of a table, as far as it has come."""

    table: str
    asked: float
    status: ReviewStatus
    done: int
    """How many moves were looked at."""
    entries: list[int]
    """The entry of each move; empty until it is begun."""
    told: str | None
    """The whole review, packed."""
    refused: dict[str, Any] | None
    """Why it failed."""


class OpenReview(NamedTuple):
    """A review that is still to be worked out."""

    table: str
    person: str
    """Who has asked for it."""
    is_begun: bool


def pack_review(told: dict[str, Any]) -> str:
    """A review as a compressed text."""
    text = json.dumps(told, separators=(",", ":"))
    return base64.b85encode(zlib.compress(text.encode(), 9)).decode()


def unpack_review(packed: str) -> dict[str, Any]:
    """The way back from `pack_review`."""
    told: dict[str, Any] = json.loads(zlib.decompress(base64.b85decode(packed)))
    return told


def ask_review(table: str, person: str, now: float) -> Statement:
    """Ask for the review of a table, unless it was asked for, or again where it has failed."""
    return statement(
        'INSERT INTO reviews ("table", person, asked, status, done, entries) '
        "VALUES (?, ?, ?, 'waiting', 0, '[]') ON CONFLICT (\"table\") DO UPDATE SET "
        "person = excluded.person, asked = excluded.asked, status = 'waiting', refused = NULL "
        "WHERE reviews.status = 'failed'",
        *(table, person, now),
    )


def begin_review(table: str, entries: Sequence[int]) -> Statement:
    """A review is being worked out, of moves that are these entries."""
    return statement(
        "UPDATE reviews SET status = 'working', done = 0, entries = ? WHERE \"table\" = ?",
        *(json.dumps(list(entries)), table),
    )


def move_review(table: str, done: int) -> Statement:
    """So many moves have been looked at."""
    return statement('UPDATE reviews SET done = ? WHERE "table" = ?', done, table)


def finish_review(table: str, told: str, done: int) -> Statement:
    """A review is whole."""
    return statement(
        "UPDATE reviews SET status = 'done', done = ?, told = ? WHERE \"table\" = ?",
        *(done, told, table),
    )


def fail_review(table: str, refused: dict[str, Any]) -> Statement:
    """A review cannot be made."""
    return statement(
        "UPDATE reviews SET status = 'failed', refused = ? WHERE \"table\" = ?",
        *(json.dumps(refused), table),
    )


async def find_review(database: Database, table: str) -> StoredReview | None:
    """The review of a table, if it was ever asked for."""
    rows = await database.rows(f'SELECT {COLUMNS} FROM reviews WHERE "table" = ?', table)
    if not rows:
        return None
    own, asked, status, done, entries, told, refused = rows[0]
    why = None if refused is None else json.loads(refused)
    return StoredReview(own, asked, status, done, json.loads(entries), told, why)


async def open_reviews(database: Database) -> list[OpenReview]:
    """The reviews that are still to be worked out, as they were asked for."""
    rows = await database.rows(
        f'SELECT "table", person, status FROM reviews WHERE status IN {OPEN} '
        'ORDER BY asked, "table"'
    )
    return [OpenReview(table, person, status == "working") for table, person, status in rows]
