"""Queries and statements for tables, seats and entries."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from dreamcog.server.store.boxes import read_box
from dreamcog.server.store.database import Database
from dreamcog.server.store.reading import read_rows
from dreamcog.server.store.records import Entry, SeatRecord, Standing, TableRecord
from dreamcog.server.store.statements import Statement, statement

FIELDS = (
    "id, game, rules_version, options, box, seed, invite, host, clock, away_after, back_after, "
    "is_open, is_watched, daily, lesson, counts, rematch_of, created, "
    "again_of, is_uploaded"
)
OWN = FIELDS.replace(" box,", " boxes.content,")
"""The columns of a record: a table refers to its box, whose text stands elsewhere."""
RECORDS = "tables JOIN boxes ON boxes.hash = tables.box"
STANDING = "number, status, turn, due, updated, finished, outcome"
SEAT = '"table", seat, person, bot, name, kept_for, hints'
ENTRY = '"table", number, kind, seat, person, body, client, at, events, undone'

decode = msgspec.json.Decoder().decode
"""Quicker than `json` where there are many entries."""
LAST = 2**31 - 1
"""Above the number of every entry."""


def see(table: str, seat: int, at: float) -> Statement:
    """Store when the person of a seat was last connected."""
    return statement('UPDATE seats SET seen = ? WHERE "table" = ? AND seat = ?', at, table, seat)


def remove_table(table: str) -> Statement:
    """Remove a table with its seats, entries and results."""
    return statement("DELETE FROM tables WHERE id = ?", table)


async def find_table(database: Database, table: str) -> TableRecord | None:
    """A table by its id, if there is one."""
    rows = await database.rows(f"SELECT {OWN} FROM {RECORDS} WHERE id = ?", table)
    return read_table(rows[0]) if rows else None


async def existing(database: Database, tables: Sequence[str]) -> set[str]:
    """Those of some tables that exist."""
    some = ", ".join("?" * len(tables))
    rows = await database.rows(f"SELECT id FROM tables WHERE id IN ({some})", *tables)
    return {row[0] for row in rows}


async def find_invite(database: Database, invite: str) -> str | None:
    """The table that an invitation is for."""
    rows = await database.rows("SELECT id FROM tables WHERE invite = ?", invite)
    return rows[0][0] if rows else None


async def find_standing(database: Database, table: str) -> Standing | None:
    """The standing of a table."""
    rows = await database.rows(f"SELECT {STANDING} FROM tables WHERE id = ?", table)
    return read_standing(rows[0]) if rows else None


async def find_seats(database: Database, tables: Sequence[str]) -> list[SeatRecord]:
    """The seats of some tables."""
    if not tables:
        return []
    some = ", ".join("?" * len(tables))
    rows = await database.rows(
        f'SELECT {SEAT} FROM seats WHERE "table" IN ({some}) ORDER BY "table", seat', *tables
    )
    return [SeatRecord(*row) for row in rows]


async def last_seen(database: Database, table: str) -> dict[int, float]:
    """When the person of each seat was last connected, by seat."""
    rows = await database.rows(
        'SELECT seat, seen FROM seats WHERE "table" = ? AND seen IS NOT NULL', table
    )
    return dict(rows)


async def find_entries(
    database: Database, table: str, after: int = 0, until: int = LAST
) -> list[Entry]:
    """The entries of a table after a number, up to another, in order."""
    rows = await database.rows(
        f'SELECT {ENTRY} FROM entries WHERE "table" = ? AND number > ? AND number <= ? '
        "ORDER BY number",
        *(table, after, until),
    )
    return await read_rows(read_entry, rows)


async def find_chat(database: Database, table: str, most: int) -> list[Entry]:
    """The last lines of chat at a table, in order."""
    rows = await database.rows(
        f"SELECT {ENTRY} FROM entries WHERE \"table\" = ? AND kind = 'say' "
        "ORDER BY number DESC LIMIT ?",
        *(table, most),
    )
    return [read_entry(row) for row in reversed(rows)]


async def find_keyed(database: Database, table: str, seat: int, key: str) -> Entry | None:
    """The entry that a seat's idempotency key was used for, if there is one."""
    rows = await database.rows(
        f'SELECT {ENTRY} FROM entries WHERE "table" = ? AND seat = ? AND client = ?',
        *(table, seat, key),
    )
    return read_entry(rows[0]) if rows else None


async def due_tables(database: Database, now: float) -> list[str]:
    """The tables at which the driver has to act by now, the longest waiting first."""
    rows = await database.rows("SELECT id FROM tables WHERE due <= ? ORDER BY due", now)
    return [row[0] for row in rows]


async def numbers_since(database: Database, since: float) -> list[tuple[str, int]]:
    """The tables with entries since a moment, and the number of their last entry."""
    rows = await database.rows("SELECT id, number FROM tables WHERE updated >= ?", since)
    return [(table, number) for table, number in rows]


def read_table(row: tuple[Any, ...]) -> TableRecord:
    """The record of a table, from its columns."""
    fields = dict(zip(FIELDS.split(", "), row, strict=True))
    fields["options"], fields["box"] = json.loads(fields["options"]), read_box(fields["box"])
    for name in ("is_open", "is_watched", "counts", "is_uploaded"):
        fields[name] = bool(fields[name])
    again_of = fields["again_of"]
    fields["again_of"] = None if again_of is None else json.loads(again_of)
    return TableRecord(**fields)


def read_entry(row: tuple[Any, ...]) -> Entry:
    """An entry, from its columns."""
    table, number, kind, seat, person, body, client, at, events, undone = row
    content = decode(body)
    happened = () if events == "[]" else tuple(decode(events))
    gone = () if undone is None else tuple(decode(undone))
    return Entry(table, number, kind, seat, person, content, client, at, happened, gone)


def read_standing(row: tuple[Any, ...]) -> Standing:
    """The standing of a table, from its columns."""
    number, status, turn, due, updated, finished, outcome = row
    result = None if outcome is None else json.loads(outcome)
    return Standing(number, status, tuple(json.loads(turn)), due, updated, finished, result)
