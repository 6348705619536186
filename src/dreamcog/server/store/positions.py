"""Queries for stored positions, and for tables of older rules."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from dreamcog.server.store.database import Database
from dreamcog.server.store.records import StoredPosition
from dreamcog.server.store.statements import Statement, Value, statement
from dreamcog.server.store.tables import LAST

POSITION = '"table", number, rules_version, truth, is_base, is_kept, state'
MOST_TRIED = 10
"""Positions from which a table of older rules is tried to go on."""


def forget_states_of(people: str, *values: Value) -> Statement:
    """Take the rest of the state out of snapshots of tables with entries of these people.

    It names them, and is made again from the entries.
    """
    return statement(
        'UPDATE positions SET state = NULL WHERE "table" IN '
        f'(SELECT "table" FROM entries WHERE person IN ({people}))',
        *values,
    )


async def find_positions(database: Database, table: str) -> list[StoredPosition]:
    """The last stored positions of a table, and its bases, the newest first."""
    rows = await database.rows(
        f'SELECT {POSITION} FROM positions WHERE "table" = ? AND (is_base = 1 OR number IN '
        '(SELECT number FROM positions WHERE "table" = ? ORDER BY number DESC LIMIT ?)) '
        "ORDER BY number DESC",
        *(table, table, MOST_TRIED),
    )
    return [read_position(row) for row in rows]


async def find_base(database: Database, table: str) -> StoredPosition | None:
    """The position from which a table goes on by other rules than it was begun under."""
    rows = await database.rows(
        f'SELECT {POSITION} FROM positions WHERE "table" = ? AND is_base = 1 '
        "ORDER BY number DESC LIMIT 1",
        table,
    )
    return read_position(rows[0]) if rows else None


async def find_snapshot(
    database: Database, table: str, version: int, until: int = LAST
) -> StoredPosition | None:
    """The newest snapshot of a table by these rules, not after a number."""
    rows = await database.rows(
        f'SELECT {POSITION} FROM positions WHERE "table" = ? AND rules_version = ? '
        "AND state IS NOT NULL AND number <= ? ORDER BY number DESC LIMIT 1",
        *(table, version, until),
    )
    return read_position(rows[0]) if rows else None


def read_position(row: tuple[Any, ...]) -> StoredPosition:
    """A stored position, from its columns."""
    table, number, version, truth, is_base, is_kept, state = row
    rest = None if state is None else json.loads(state)
    return StoredPosition(
        table, number, version, json.loads(truth), bool(is_base), bool(is_kept), rest
    )


async def older_tables(database: Database, versions: Sequence[tuple[str, int]]) -> list[str]:
    """Tables that are not over and were last played by older rules than these, by game."""
    is_older = " OR ".join("(game = ? AND rules_version < ?)" for _ in versions)
    rows = await database.rows(
        f"SELECT id FROM tables WHERE status IN ('waiting', 'playing') AND ({is_older}) "
        "ORDER BY updated DESC",
        *(value for each in versions for value in each),
    )
    return [row[0] for row in rows]
