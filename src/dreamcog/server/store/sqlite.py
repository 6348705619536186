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
from dreamcog.server.store.sqlite_connection import (
    RECONNECT_AFTER,
    connect,
    connect_to_read,
    store_error,
)
from dreamcog.server.store.sqlite_rows import batches, clear_tables, insert_rows
from dreamcog.server.store.statements import Statement, Value
from dreamcog.server.wire.peers import MessagesLost, PeerMessage

T = TypeVar("T")

POLL_SECONDS = 1.0
"""Seconds between two checks whether another program has written to the file."""


class FileConnection:
    """One connection to the file.

    It is opened when it is needed, and again when another file has taken the place of the one it
    was opened on: nothing is written to a file that was removed.
    """

    def __init__(self, path: Path, connect: Callable[[Path], sqlite3.Connection] = connect) -> None:
        self._path = path
        self._connect = connect
        self._connection: sqlite3.Connection | None = None
        self._file = (0, 0)

    def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run some work with the connection."""
        try:
            return work(self._open())
        except sqlite3.Error as error:
            other = store_error(error)
            self._recover(isinstance(other, Unreachable) and other.reason in RECONNECT_AFTER)
            if other is error:
                raise
            raise other from error
        except BaseException:
            self._recover(False)
            raise

    def _recover(self, must_reconnect: bool) -> None:
        """After an error, roll the transaction back, and close a connection that cannot be used."""
        try:
            if self._connection is not None and self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            must_reconnect = True
        if must_reconnect:
            self.close()

    def _open(self) -> sqlite3.Connection:
        try:
            status = self._path.stat()
        except OSError as error:
            self.close()
            raise Unreachable("gone", str(error)) from error
        if self._connection is None or self._file != (status.st_dev, status.st_ino):
            self.close()
            self._connection = self._connect(self._path)
            self._file = (status.st_dev, status.st_ino)
        return self._connection

    def close(self) -> None:
        """Close the connection; it is opened again when it is needed."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None


class ConnectionThread:
    """One connection to the file and the thread that owns it."""

    def __init__(self, path: Path, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._connection = FileConnection(path)
        self._is_closed = False

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run some work with the connection in the thread, without blocking the event loop."""
        if self._is_closed:
            raise Unreachable("gone", "closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._connection.run, work)

    async def close(self) -> None:
        """Finish the work in progress and close the connection."""
        if not self._is_closed:
            self._is_closed = True
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._connection.close)
            self._thread.shutdown()


class WriteRequest(NamedTuple):
    """The statements of one write, and the future that gets its outcome."""

    statements: tuple[Statement, ...]
    answer: asyncio.Future[list[int]]


def write_batch(
    connection: sqlite3.Connection, requests: Sequence[WriteRequest]
) -> list[list[int] | Exception]:
    """Write several requests in one transaction; return the outcome of each.

    A request that fails is rolled back alone: few do, so savepoints are made only when one has, and
    all are executed again. Where the file itself fails, all are rolled back.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcomes: list[list[int] | Exception] = [
            execute(connection, request.statements) for request in requests
        ]
    except Exception as error:
        if isinstance(outcome_of(error), Unreachable):
            raise
        connection.execute("ROLLBACK")
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [execute_in_savepoint(connection, request.statements) for request in requests]
    connection.execute("COMMIT")
    return outcomes


def execute(connection: sqlite3.Connection, statements: Sequence[Statement]) -> list[int]:
    """Execute statements; return their row counts."""
    return [max(0, connection.execute(*each).rowcount) for each in statements]


def outcome_of(error: Exception) -> Exception:
    """An error as the store tells it."""
    return store_error(error) if isinstance(error, sqlite3.Error) else error


def execute_in_savepoint(
    connection: sqlite3.Connection, statements: Sequence[Statement]
) -> list[int] | Exception:
    """Execute all statements in a savepoint; return their row counts, or the error if it failed."""
    connection.execute("SAVEPOINT one")
    try:
        counts = execute(connection, statements)
    except Exception as error:
        other = outcome_of(error)
        if isinstance(other, Unreachable):
            raise
        connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        return other
    connection.execute("RELEASE one")
    return counts


class SqliteDatabase:
    """The file, with connections for writing, for reading, and for reading on the event loop.

    Writes that arrive while another is in progress are queued and then committed together: the disk
    is waited for once.
    """

    is_shared = False

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer = ConnectionThread(path, "writer")
        self._reader = ConnectionThread(path, "reader")
        self._nearby = FileConnection(path, connect_to_read)
        self._queued: list[WriteRequest] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = asyncio.Event()

    async def rows(self, text: str, *values: Value) -> list[Row]:
        """The rows of a query."""
        return await self._reader.run(
            lambda connection: connection.execute(text, values).fetchall()
        )

    async def lookup(self, text: str, *values: Value) -> list[Row]:
        """The rows of a query that finds them by their keys, read without the way to a thread.

        Some pages of the file are read, most of them from memory, and no lock is waited for: where
        that is needed, or anything is wrong with the file, the thread for reading is asked.
        """
        if not self._closed.is_set():
            with suppress(sqlite3.Error, Unreachable):
                return self._nearby.run(lambda one: one.execute(text, values).fetchall())
        return await self.rows(text, *values)

    async def write(self, *statements: Statement, notify: PeerMessage | None = None) -> list[int]:
        """Execute all statements or none; there is no other process to notify."""
        if self._closed.is_set():
            raise Unreachable("gone", "closed")
        answer: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        self._queued.append(WriteRequest(statements, answer))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await answer

    async def _write(self) -> None:
        while self._queued:
            requests, self._queued = self._queued, []
            for request, outcome in zip(requests, await self._write_batch(requests), strict=True):
                if request.answer.done():
                    continue
                if isinstance(outcome, Exception):
                    request.answer.set_exception(outcome)
                else:
                    request.answer.set_result(outcome)
        self._writing = None

    async def _write_batch(
        self, requests: Sequence[WriteRequest]
    ) -> Sequence[list[int] | Exception]:
        try:
            return await self._writer.run(lambda connection: write_batch(connection, requests))
        except Exception as error:
            return [error] * len(requests)

    async def messages(self) -> AsyncIterator[PeerMessage]:
        """`MessagesLost` when another program has written: a command of the operator."""
        known = await self._data_version()
        while not self._closed.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closed.wait(), POLL_SECONDS)
            if (found := await self._data_version()) != known and not self._closed.is_set():
                known = found
                yield MessagesLost()

    async def _data_version(self) -> tuple[int, int]:
        """A value that changes when another program has written, or the file was replaced."""
        try:
            return await self._writer.run(
                lambda one: (id(one), one.execute("PRAGMA data_version").fetchone()[0])
            )
        except Unreachable:
            return (0, 0)

    async def follow(self, table: str) -> None:
        """Nothing to do: there is no other process."""

    def unfollow(self, table: str) -> None:
        """Nothing to do: there is no other process."""

    async def claim(self, name: str) -> bool:
        """Always True: there is no other process."""
        return True

    async def release(self, name: str) -> None:
        """Nothing to do: there is no other process."""

    async def snapshot(self, names: Sequence[str]) -> AsyncIterator[Batch]:
        """All rows of these tables as they are at one instant, batch by batch."""
        thread = ConnectionThread(self._path, "snapshot")
        try:
            await thread.run(lambda connection: connection.execute("BEGIN"))
            for name in names:
                async for columns, rows in batches(thread, name):
                    yield name, columns, rows
        finally:
            await thread.close()

    async def refill(
        self, names: Sequence[str], batches: AsyncIterator[Batch], must_be_empty: Sequence[str]
    ) -> None:
        """Replace all rows of these tables, or leave everything unchanged."""
        thread = ConnectionThread(self._path, "refill")
        try:
            await thread.run(lambda connection: clear_tables(connection, names, must_be_empty))
            async for batch in batches:
                await thread.run(partial(insert_rows, batch=batch))
            await thread.run(lambda connection: connection.execute("COMMIT"))
        finally:
            await thread.close()

    async def close(self) -> None:
        """Finish writes in progress, end the messages, and close the file."""
        self._closed.set()
        if self._writing is not None:
            await self._writing
        self._nearby.close()
        await self._writer.close()
        await self._reader.close()
