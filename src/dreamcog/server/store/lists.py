"""Lists of tables: a person's own, those that are open to all, those of one kind."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from dreamcog.server.store.database import Database
from dreamcog.server.store.reading import read_rows
from dreamcog.server.store.records import Standing, TableRecord
from dreamcog.server.store.tables import OWN, RECORDS, STANDING, read_standing, read_table

OWN_COLUMNS = len(OWN.split(", "))
COLUMNS = f"{OWN}, {STANDING}"


@dataclass(frozen=True, slots=True)
class Listed:
    """A table of a list: its record and its standing."""

    table: TableRecord
    standing: Standing


def read_listed(row: tuple[Any, ...]) -> Listed:
    """A table of a list, from its columns."""
    return Listed(read_table(row[:OWN_COLUMNS]), read_standing(row[OWN_COLUMNS:]))


async def tables_of(
    database: Database, person: str, statuses: tuple[str, ...], most: int, before: float
) -> list[Listed]:
    """Tables where a person sits or is expected, or which they host: last updated first.

    The person's tables are found first (`CROSS JOIN` is SQLite's way to say so): in the order of
    the list, the databases would go through the tables of all people.
    """
    some = ", ".join("?" * len(statuses))
    rows = await database.rows(
        f"SELECT {COLUMNS} FROM (SELECT id AS own FROM tables WHERE host = ? "
        'UNION SELECT "table" FROM seats WHERE person = ? '
        'UNION SELECT "table" FROM seats WHERE kept_for = ?) AS mine '
        f"CROSS JOIN {RECORDS} "
        f"WHERE tables.id = mine.own AND status IN ({some}) AND updated < ? "
        "ORDER BY updated DESC LIMIT ?",
        *(person, person, person),
        *statuses,
        *(before, most),
    )
    return await read_rows(read_listed, rows)


async def open_tables(database: Database, most: int) -> list[Listed]:
    """Tables with open seats that everyone may take, the newest first."""
    rows = await database.rows(
        f"SELECT {COLUMNS} FROM {RECORDS} WHERE status = 'waiting' AND is_open = 1 "
        "ORDER BY updated DESC LIMIT ?",
        most,
    )
    return [read_listed(row) for row in rows]


async def all_tables(database: Database, status: str, most: int) -> list[Listed]:
    """Tables of one status, or of any, the last updated first: for the operator."""
    rows = await database.rows(
        f"SELECT {COLUMNS} FROM {RECORDS} WHERE ? IN ('', status) ORDER BY updated DESC LIMIT ?",
        *(status, most),
    )
    return [read_listed(row) for row in rows]


async def count_running(database: Database, host: str) -> int:
    """How many tables of a host are not over."""
    rows = await database.rows(
        "SELECT count(*) FROM tables WHERE host = ? AND status IN ('waiting', 'playing')", host
    )
    return int(rows[0][0])


async def count_turns(database: Database, person: str) -> int:
    """At how many tables it is a person's turn; guided games wait without being counted."""
    rows = await database.rows(
        "SELECT tables.id, tables.turn, seats.seat FROM tables "
        'JOIN seats ON seats."table" = tables.id '
        "WHERE seats.person = ? AND seats.bot IS NULL AND tables.status = 'playing' "
        "AND tables.lesson IS NULL",
        person,
    )
    return len({table for table, turn, seat in rows if seat in json.loads(turn)})


async def expired_tables(database: Database, statuses: tuple[str, ...], before: float) -> list[str]:
    """Tables of these statuses without an entry since a moment."""
    some = ", ".join("?" * len(statuses))
    rows = await database.rows(
        f"SELECT id FROM tables WHERE status IN ({some}) AND updated < ?", *statuses, before
    )
    return [row[0] for row in rows]


async def expired_guest_tables(database: Database, before: float) -> list[str]:
    """Running tables without an entry since a moment at which no account sits or hosts."""
    rows = await database.rows(
        "SELECT id FROM tables WHERE status IN ('waiting', 'playing') AND updated < ? "
        "AND NOT EXISTS (SELECT 1 FROM people WHERE login IS NOT NULL AND (people.id = tables.host "
        'OR people.id IN (SELECT person FROM seats WHERE "table" = tables.id)))',
        before,
    )
    return [row[0] for row in rows]
