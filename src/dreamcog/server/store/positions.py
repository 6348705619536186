"""Queries for stored positions, and for tables of older rules."""

from __future__ import annotations

import json
from collections.abc import Sequence

from dreamcog.server.store.database import Database
from dreamcog.server.store.records import StoredPosition


async def find_positions(database: Database, table: str) -> list[StoredPosition]:
    """The stored positions of a table, the newest first."""
    rows = await database.rows(
        'SELECT "table", number, rules_version, truth, is_base FROM positions '
        'WHERE "table" = ? ORDER BY number DESC',
        table,
    )
    return [
        StoredPosition(table, number, version, json.loads(truth), bool(is_base))
        for table, number, version, truth, is_base in rows
    ]


async def find_base(database: Database, table: str) -> StoredPosition | None:
    """The position from which a table goes on by other rules than it was begun under."""
    positions = await find_positions(database, table)
    return next((each for each in positions if each.is_base), None)


async def older_tables(database: Database, versions: Sequence[tuple[str, int]]) -> list[str]:
    """Tables that are not over and were last played by older rules than these, by game."""
    is_older = " OR ".join("(game = ? AND rules_version < ?)" for _ in versions)
    rows = await database.rows(
        f"SELECT id FROM tables WHERE status IN ('waiting', 'playing') AND ({is_older}) "
        "ORDER BY updated DESC",
        *(value for each in versions for value in each),
    )
    return [row[0] for row in rows]
