"""With 100,000 tables stored, no periodic work and no request reads them all: the plans say so."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from dreamcog.server.admin.retention import find_expired_tables
from dreamcog.server.live.creation import record_of
from dreamcog.server.ops.settings import Settings
from dreamcog.server.people.statistics import statistics_of
from dreamcog.server.store.database import Database, Row
from dreamcog.server.store.lists import (
    all_tables,
    count_running,
    count_turns,
    open_tables,
    tables_of,
)
from dreamcog.server.store.people import add_person
from dreamcog.server.store.positions import older_tables
from dreamcog.server.store.postgres_connection import connect
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.store.statements import Value, statement
from dreamcog.server.store.tables import due_tables, numbers_since
from dreamcog.server.table.entries import SIT, NewEntry, SeatAssignment
from dreamcog.server.table.game_cache import requested_game
from dreamcog.server.table.statements import creation_statements
from support.databases import KINDS, POSTGRES, SQLITE, fresh_url, opened

pytestmark = pytest.mark.slow

TABLES, PEOPLE = 100_000, 5_000
NOW = 1_800_000_000.0
EXPLAIN = {SQLITE: "EXPLAIN QUERY PLAN ", POSTGRES: "EXPLAIN "}
SERIES = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {many}) "

COPIED = {
    "id": "'t' || i",
    "invite": "'i' || i",
    "host": f"'p' || (i % {PEOPLE})",
    "box": "'{}'",
    "is_open": "CASE WHEN i % 1000 = 0 THEN 1 ELSE 0 END",
    "status": "CASE WHEN i % 1000 = 0 THEN 'waiting' WHEN i % 20 = 0 THEN 'playing' "
    "ELSE 'finished' END",
    "due": f"CASE WHEN i % 2000 = 0 THEN {NOW} - i WHEN i % 100 = 0 THEN {NOW} + i END",
    "updated": f"{NOW} - i * 60",
    "finished": f"CASE WHEN i % 20 = 0 THEN NULL ELSE {NOW} - i * 60 END",
}
"""What is different in each copy of a table."""


async def fill(kind: str, url: str, database: Database) -> None:
    """Store a table and its seats, then as many copies as there may be at a large server."""
    person = PersonRecord("p0", "Ada", 1.0, 1.0, login="ada")
    game = requested_game("mech-a-dream", {"players": 2})
    record = record_of(game, seed=f"{7:032x}", host="p0")
    seat = SeatAssignment(NewEntry(SIT, 0, {"name": "Ada"}), "p0")
    await database.write(add_person(person), *creation_statements(record, [seat, None]))
    columns = {name: names async for name, names, _ in database.snapshot(["people", "tables"])}
    of_people = {"id": "'p' || i", "login": "NULL"}
    seats = f"SELECT id, 0, host, 'Ada' FROM tables WHERE id <> '{record.id}'"
    texts = [
        copies("people", columns["people"], of_people, PEOPLE - 1),
        copies("tables", columns["tables"], COPIED, TABLES),
        f'INSERT INTO seats ("table", seat, person, name) {seats}',
    ]
    if kind == SQLITE:
        await database.write(*map(statement, texts))
        return
    connection = await connect(url, can_wait=True)
    for text in (*texts, "ANALYZE people", "ANALYZE tables", "ANALYZE seats"):
        await connection.execute(text)
    await connection.close()


def copies(table: str, columns: list[str], other: dict[str, str], many: int) -> str:
    """What copies the only row of a table; some columns are different in each copy."""
    names = ", ".join(columns)
    values = ", ".join(other.get(name, f"{table}.{name}") for name in columns)
    series = SERIES.format(many=many)
    return f"INSERT INTO {table} ({names}) {series} SELECT {values} FROM n, {table}"


class Explained:
    """A database that collects the plans of the queries that it is asked."""

    def __init__(self, kind: str, inner: Database) -> None:
        self.kind, self.inner = kind, inner
        self.plans: list[str] = []

    async def rows(self, text: str, *values: Value) -> list[Row]:
        plan = await self.inner.rows(EXPLAIN[self.kind] + text, *values)
        self.plans += [str(row[-1]).strip() for row in plan]
        return await self.inner.rows(text, *values)


ADA = PersonRecord("p7", "Ada", 1.0, 1.0)
RUNNING, OVER = ("waiting", "playing"), ("finished", "closed")
Asked = Callable[[Any], Awaitable[Any]]
QUERIES: dict[str, Asked] = {
    "due": lambda database: due_tables(database, NOW),
    "updated": lambda database: numbers_since(database, NOW - 600),
    "own": lambda database: tables_of(database, "p7", RUNNING, 50, NOW),
    "own, over": lambda database: tables_of(database, "p7", OVER, 50, NOW),
    "open": lambda database: open_tables(database, 50),
    "hosted": lambda database: count_running(database, "p7"),
    "turns": lambda database: count_turns(database, "p7"),
    "of the operator": lambda database: all_tables(database, "", 50),
    "of a status": lambda database: all_tables(database, "playing", 50),
    "expired": lambda database: find_expired_tables(
        database, Settings(keep_finished=360 * 24 * 3600), NOW - TABLES * 60 + 365 * 24 * 3600
    ),
    "of older rules": lambda database: older_tables(database, [("mech-a-dream", 1)]),
    "statistics": lambda database: statistics_of(database, ADA),
}


def is_scan(name: str, line: str) -> bool:
    """Whether a line of a plan goes through all tables, or through all in the order of a list."""
    if name.startswith("own"):
        return re.search(r"SCAN tables|Seq Scan|tables(_status)?_updated", line) is not None
    return re.search(r"SCAN (tables|seats|results)(?! USING)|Seq Scan", line) is not None


@pytest.mark.parametrize("kind", KINDS)
def test_no_query_scans_all_tables(kind: str, tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            await fill(kind, url, database)
            for name, query in QUERIES.items():
                explained = Explained(kind, database)
                await query(explained)
                assert [line for line in explained.plans if is_scan(name, line)] == [], name
            found = await due_tables(database, NOW)
            assert len(found) == TABLES // 2000
            assert len(await numbers_since(database, NOW - 600)) == 10

    asyncio.run(play(fresh_url(kind, tmp_path)))
