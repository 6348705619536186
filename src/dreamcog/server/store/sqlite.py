"""The database in one SQLite file, for a server of one process."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from dreamcog.server.store.database import Batch, Row, Unreachable
from dreamcog.server.store.sqlite_connection import NEED_ANOTHER, connected, named
from dreamcog.server.store.sqlite_rows import clear_tables, put_in
from dreamcog.server.store.statements import Statement, Value
from dreamcog.server.wire.peers import MessagesLost, PeerMessage

T = TypeVar("T")

LOOK = 1.0
"""Seconds between two looks whether somebody else has written."""

BATCH = 500
"""Rows of a snapshot that are fetched together."""


class Line:
    """One connection to the file and the thread that owns it.

    The connection is made when it is needed, and made anew when the file is no longer the one it
    was opened on: nothing is written where nobody would find it.
    """

    def __init__(self, path: Path, name: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, name)
        self._connection: sqlite3.Connection | None = None
        self._file = (0, 0)
        self._is_closed = False

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do something with the connection; nothing waits on the event loop."""
        if self._is_closed:
            raise Unreachable("gone", "closed")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return work(self._open())
        except sqlite3.Error as error:
            other = named(error)
            self._recover(isinstance(other, Unreachable) and other.reason in NEED_ANOTHER)
            if other is error:
                raise
            raise other from error
        except BaseException:
            self._recover(False)
            raise

    def _recover(self, need_another: bool) -> None:
        """After an error: no transaction stays open, and a connection that is of no use goes."""
        try:
            if self._connection is not None and self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            need_another = True
        if need_another:
            self._disconnect()

    def _open(self) -> sqlite3.Connection:
        try:
            status = self._path.stat()
        except OSError as error:
            self._disconnect()
            raise Unreachable("gone", str(error)) from error
        if self._connection is None or self._file != (status.st_dev, status.st_ino):
            self._disconnect()
            self._connection = connected(self._path)
            self._file = (status.st_dev, status.st_ino)
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None

    async def close(self) -> None:
        """Finish what was asked, and let go of the file."""
        if not self._is_closed:
            self._is_closed = True
            await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
            self._thread.shutdown()


class Wish(NamedTuple):
    """A write that waits, and who waits for it."""

    statements: tuple[Statement, ...]
    answer: asyncio.Future[list[int]]


def keep(connection: sqlite3.Connection, wishes: Sequence[Wish]) -> list[list[int] | Exception]:
    """Write what several want, in one transaction; what each is told.

    One that cannot be done is taken back alone. Where the file itself fails, all are.
    """
    connection.execute("BEGIN IMMEDIATE")
    outcomes = [attempt(connection, wish.statements) for wish in wishes]
    connection.execute("COMMIT")
    return outcomes


def attempt(
    connection: sqlite3.Connection, statements: Sequence[Statement]
) -> list[int] | Exception:
    """Do all of these within a transaction, or none of them and say why."""
    connection.execute("SAVEPOINT one")
    try:
        touched = [max(0, connection.execute(*each).rowcount) for each in statements]
    except Exception as error:
        other = named(error) if isinstance(error, sqlite3.Error) else error
        if isinstance(other, Unreachable):
            raise
        connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        return other
    connection.execute("RELEASE one")
    return touched


async def batches(line: Line, name: str) -> AsyncIterator[tuple[list[str], list[Row]]]:
    """All rows of a table, with its columns, some at a time; one batch even if it is empty."""
    cursor = await line.run(lambda connection: connection.execute(f'SELECT * FROM "{name}"'))
    columns = [column[0] for column in cursor.description]
    yield columns, await line.run(lambda _: cursor.fetchmany(BATCH))
    while rows := await line.run(lambda _: cursor.fetchmany(BATCH)):
        yield columns, rows


class SqliteDatabase:
    """The file, with a line for writing and one for reading.

    What is asked to be written while a write is under way waits and is then written together: the
    disk is waited for once.
    """

    is_shared = False

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer = Line(path, "writer")
        self._reader = Line(path, "reader")
        self._wishes: list[Wish] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = asyncio.Event()

    async def rows(self, text: str, *values: Value) -> list[Row]:
        """What a query finds."""
        return await self._reader.run(
            lambda connection: connection.execute(text, values).fetchall()
        )

    async def write(self, *statements: Statement, notify: PeerMessage | None = None) -> list[int]:
        """Execute all statements or none; there is no other process to notify."""
        if self._closed.is_set():
            raise Unreachable("gone", "closed")
        answer: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        self._wishes.append(Wish(statements, answer))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await answer

    async def _write(self) -> None:
        while self._wishes:
            wishes, self._wishes = self._wishes, []
            for wish, outcome in zip(wishes, await self._kept(wishes), strict=True):
                if wish.answer.done():
                    continue
                if isinstance(outcome, Exception):
                    wish.answer.set_exception(outcome)
                else:
                    wish.answer.set_result(outcome)
        self._writing = None

    async def _kept(self, wishes: Sequence[Wish]) -> Sequence[list[int] | Exception]:
        try:
            return await self._writer.run(lambda connection: keep(connection, wishes))
        except Exception as error:
            return [error] * len(wishes)

    async def messages(self) -> AsyncIterator[PeerMessage]:
        """`MessagesLost` when another program has written: a command of the operator."""
        known = await self._writings()
        while not self._closed.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closed.wait(), LOOK)
            if (found := await self._writings()) != known and not self._closed.is_set():
                known = found
                yield MessagesLost()

    async def _writings(self) -> tuple[int, int]:
        """Something that changes whenever somebody else writes, or the file is another one."""
        try:
            return await self._writer.run(
                lambda one: (id(one), one.execute("PRAGMA data_version").fetchone()[0])
            )
        except Unreachable:
            return (0, 0)

    async def claim(self, name: str) -> bool:
        """Always: there is no other process."""
        return True

    async def release(self, name: str) -> None:
        """Nobody else wants it."""

    async def snapshot(self, names: Sequence[str]) -> AsyncIterator[Batch]:
        """All rows of these tables as they are at one instant, batch by batch."""
        line = Line(self._path, "snapshot")
        try:
            await line.run(lambda connection: connection.execute("BEGIN"))
            for name in names:
                async for columns, rows in batches(line, name):
                    yield name, columns, rows
        finally:
            await line.close()

    async def refill(
        self, names: Sequence[str], batches: AsyncIterator[Batch], must_be_empty: Sequence[str]
    ) -> None:
        """Put these rows in the place of all rows of these tables, or leave everything as it is."""
        line = Line(self._path, "refill")
        try:
            await line.run(lambda connection: clear_tables(connection, names, must_be_empty))
            async for batch in batches:
                await line.run(partial(put_in, batch=batch))
            await line.run(lambda connection: connection.execute("COMMIT"))
        finally:
            await line.close()

    async def close(self) -> None:
        """Finish what is being written, end the news, and let go of the file."""
        self._closed.set()
        if self._writing is not None:
            await self._writing
        await self._writer.close()
        await self._reader.close()
