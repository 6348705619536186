"""The store in one SQLite file. One thread owns the connection; nothing waits on the event loop."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from dreamcog.server.store.migrate import upgrade
from dreamcog.server.store.records import Entry, TableRecord, Taken

T = TypeVar("T")

SETTINGS = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL", "PRAGMA foreign_keys = ON")
"""A write is safe from the end of this process once it is committed, even a sudden one."""


class SqliteStore:
    """Tables and their entries in a file."""

    def __init__(self, path: Path) -> None:
        upgrade(f"sqlite:///{path}")
        self._thread = ThreadPoolExecutor(1, "store")
        self._connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        for setting in SETTINGS:
            self._connection.execute(setting)

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def add_table(self, table: TableRecord) -> None:
        """Keep a new table."""
        row = (
            *(table.id, table.game, table.rules_version, json.dumps(table.options)),
            *(json.dumps(table.box), table.seed, table.created),
        )
        text = "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)"
        await self._run(lambda: self._connection.execute(text, row))

    async def table(self, table: str) -> TableRecord | None:
        """A table by its id, if there is one."""
        text = "SELECT * FROM tables WHERE id = ?"
        row = await self._run(lambda: self._connection.execute(text, (table,)).fetchone())
        if row is None:
            return None
        own, game, version, options, box, seed, created = row
        return TableRecord(own, game, version, json.loads(options), json.loads(box), seed, created)

    async def append(self, entry: Entry) -> None:
        """Keep one more entry; `Taken` if its number or the client's name for it is not new."""
        row = (
            *(entry.table, entry.number, entry.kind, entry.seat, json.dumps(entry.body)),
            *(entry.client, entry.at),
        )
        text = "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)"
        try:
            await self._run(lambda: self._connection.execute(text, row))
        except sqlite3.IntegrityError as error:
            raise Taken(f"{entry.table} {entry.number} {entry.client}") from error

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """What was done at a table, in order, from behind a number on."""
        text = 'SELECT * FROM entries WHERE "table" = ? AND number > ? ORDER BY number'
        rows = await self._run(lambda: self._connection.execute(text, (table, after)).fetchall())
        return [
            Entry(own, number, kind, seat, json.loads(body), client, at)
            for own, number, kind, seat, body, client, at in rows
        ]

    async def close(self) -> None:
        """Finish what is being written, and let go of the file."""
        await self._run(self._connection.close)
        self._thread.shutdown()
