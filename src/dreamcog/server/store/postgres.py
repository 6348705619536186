"""The database in PostgreSQL, for a server of several processes."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from contextlib import aclosing, asynccontextmanager, contextmanager, suppress
from functools import lru_cache
from itertools import count
from typing import Any

import asyncpg

from dreamcog.server.store.database import (
    LONGEST_TELL,
    MISSED,
    Batch,
    Missing,
    Row,
    Statement,
    Taken,
    Unreachable,
    Value,
)

CONNECTIONS = 8
"""Connections for rows and writes; news and claims have one of their own each."""

PATIENCE = 5.0
"""Seconds after which an answer is no longer waited for."""

HEARTBEAT = 30.0
"""Seconds without news after which the connection is asked whether it still is one."""

SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 5.0
"""Seconds between two attempts to hear the news again."""

BATCH = 500
"""Rows of a snapshot that are fetched together."""

CHANNEL = "dreamcog"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', $1)"
TRY = "SELECT pg_try_advisory_lock($1)"
UNLOCK = "SELECT pg_advisory_unlock($1)"

SETTINGS = {
    "application_name": "dreamcog",
    "lock_timeout": "2000",
    "idle_in_transaction_session_timeout": "60000",
    "tcp_keepalives_idle": "15",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""A lock is not waited for long; the locks of a machine that is gone are freed soon."""

REASONS = {
    "08": "gone",
    "57P01": "gone",
    "57P02": "gone",
    "57P03": "gone",
    "57P05": "gone",
    "53300": "gone",
    "25P03": "gone",
    "53100": "full",
    "25006": "read-only",
    "40001": "locked",
    "40P01": "locked",
    "55P03": "locked",
    "57014": "locked",
    "28": "failed",
    "3D": "failed",
    "53": "failed",
    "58": "failed",
    "XX": "failed",
}
"""Errors, by code or class of codes, that say more about the server than about what was asked."""

ALREADY_ENDED = asyncpg.InternalClientError
"""What a connection raises that was told of its end while nobody used it: nothing was asked."""


def named(error: Exception) -> Exception:
    """An error in our words; one that speaks of a mistake in the program stays as it is."""
    if isinstance(error, asyncpg.UniqueViolationError):
        return Taken(str(error))
    if isinstance(error, asyncpg.ForeignKeyViolationError):
        return Missing(str(error))
    if isinstance(error, asyncpg.PostgresError):
        code = error.sqlstate or ""
        reason = REASONS.get(code) or REASONS.get(code[:2])
        return Unreachable(reason, str(error)) if reason else error
    if isinstance(error, asyncpg.DataError):
        return error
    if isinstance(error, OSError | TimeoutError | asyncpg.InterfaceError | ALREADY_ENDED):
        return Unreachable("gone", str(error) or "no answer")
    return error


@contextmanager
def in_our_words() -> Iterator[None]:
    """Whatever goes wrong in here is told in our words."""
    try:
        yield
    except Exception as error:
        other = named(error)
        if other is error:
            raise
        raise other from error


@lru_cache(maxsize=1024)
def numbered(text: str) -> str:
    """SQL as PostgreSQL wants it: `$1`, `$2` … for each `?`."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", text)


def lock_number(name: str) -> int:
    """The number by which PostgreSQL knows a lock of ours."""
    digest = hashlib.blake2b(name.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


async def connected(url: str, *, is_patient: bool = False) -> asyncpg.Connection[Any]:
    """A connection of one's own, outside the pool; a patient one waits as long as it takes."""
    with in_our_words():
        return await asyncpg.connect(
            url,
            timeout=PATIENCE,
            command_timeout=None if is_patient else PATIENCE,
            server_settings={**SETTINGS, "lock_timeout": "0"} if is_patient else SETTINGS,
        )


async def let_go(connection: asyncpg.Connection[Any]) -> None:
    """Close a connection, politely if it still listens."""
    try:
        await connection.close(timeout=1)
    except Exception:
        connection.terminate()


async def leave_as_is(connection: Any) -> None:
    """What is done to a connection when it is given back: ours are left without anything."""


class Claims:
    """The work that this process alone does: locks, all held by one connection.

    When it breaks, PostgreSQL frees them all, and they are forgotten here.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: asyncpg.Connection[Any] | None = None
        self._names: set[str] = set()
        self._turn = asyncio.Lock()

    async def claim(self, name: str) -> bool:
        """Whether this process has that work now."""
        async with self._turn:
            connection = await self._open()
            if name in self._names:
                return True
            try:
                with in_our_words():
                    is_ours = await connection.fetchval(TRY, lock_number(f"claim {name}"))
            except BaseException:
                connection.terminate()
                raise
            if is_ours:
                self._names.add(name)
            return bool(is_ours)

    async def release(self, name: str) -> None:
        """Leave it to others. Where that cannot be said, all claims are dropped."""
        async with self._turn:
            if name in self._names and self._connection is not None:
                self._names.discard(name)
                try:
                    await self._connection.execute(UNLOCK, lock_number(f"claim {name}"))
                except BaseException as error:
                    self._connection.terminate()
                    if not isinstance(error, Exception):
                        raise

    async def _open(self) -> asyncpg.Connection[Any]:
        if self._connection is None or self._connection.is_closed():
            self._names.clear()
            self._connection = await connected(self._url)
        return self._connection

    async def close(self) -> None:
        """Leave everything to others."""
        async with self._turn:
            self._names.clear()
            if self._connection is not None:
                await let_go(self._connection)


class News:
    """What is told on the channel, by whomever, as long as somebody wants to hear it."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self._closed = asyncio.Event()

    def close(self) -> None:
        """Let go whoever waits."""
        self._closed.set()
        self._waiting.put_nowait(None)

    async def hear(self) -> AsyncGenerator[str, None]:
        """Everything that is told, with `MISSED` whenever listening begins (again)."""
        pause = SHORTEST_PAUSE
        while not self._closed.is_set():
            try:
                connection = await self._listening()
            except Unreachable:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closed.wait(), pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            pause = SHORTEST_PAUSE
            try:
                yield MISSED
                while (told := await self._next(connection)) is not None:
                    yield told
            finally:
                await let_go(connection)

    async def _listening(self) -> asyncpg.Connection[Any]:
        connection = await connected(self._url)
        try:
            connection.add_termination_listener(lambda _: self._waiting.put_nowait(None))
            with in_our_words():
                await connection.add_listener(
                    CHANNEL, lambda _one, _process, _channel, told: self._waiting.put_nowait(told)
                )
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _next(self, connection: asyncpg.Connection[Any]) -> str | None:
        """The next thing told; None when the connection has ended, or all is closed."""
        while not self._closed.is_set() and not connection.is_closed():
            try:
                told = await asyncio.wait_for(self._waiting.get(), HEARTBEAT)
            except TimeoutError:
                if not await is_alive(connection):
                    return None
            else:
                if told is not None:
                    return told
        return None


async def is_alive(connection: asyncpg.Connection[Any]) -> bool:
    """Whether the other end still answers."""
    try:
        await connection.execute("SELECT 1")
    except Exception:
        return False
    return True


class PostgresDatabase:
    """The server's database, through a pool of connections that are made anew when they break."""

    is_shared = True

    def __init__(self, url: str, pool: asyncpg.Pool[Any]) -> None:
        self._url = url
        self._pool = pool
        self._claims = Claims(url)
        self._news: list[News] = []

    @classmethod
    async def open(cls, url: str) -> PostgresDatabase:
        """Connect to a database that has its tables."""
        with in_our_words():
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings=SETTINGS,
                reset=leave_as_is,
            )
        return cls(url, pool)

    @asynccontextmanager
    async def _borrowed(self) -> AsyncIterator[Any]:
        """One of the pool's connections; it is not used again if it fell silent."""
        with in_our_words():
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                try:
                    yield connection
                except (TimeoutError, asyncio.CancelledError, ALREADY_ENDED):
                    connection.terminate()
                    raise

    async def rows(self, text: str, *values: Value) -> list[Row]:
        """What a query finds."""
        async with self._borrowed() as connection:
            return [tuple(row) for row in await connection.fetch(numbered(text), *values)]

    async def write(self, *statements: Statement, tell: str = "") -> list[int]:
        """Do all of these or none; how many rows each one touched. Then it is told."""
        assert len(tell) <= LONGEST_TELL, tell
        async with self._borrowed() as connection:
            if len(statements) == 1 and not tell:
                return [await touched(connection, statements[0])]
            await connection.execute("BEGIN")
            try:
                counts = [await touched(connection, statement) for statement in statements]
                if tell:
                    await connection.execute(NOTIFY, tell)
                await connection.execute("COMMIT")
            except TimeoutError:
                raise
            except Exception:
                await undo(connection)
                raise
            return counts

    async def news(self) -> AsyncIterator[str]:
        """What was told, by any process, for ever."""
        news = News(self._url)
        self._news.append(news)
        try:
            async with aclosing(news.hear()) as hearing:
                async for told in hearing:
                    yield told
        finally:
            self._news.remove(news)

    async def claim(self, name: str) -> bool:
        """Whether this process alone may now do the work of that name."""
        return await self._claims.claim(name)

    async def release(self, name: str) -> None:
        """Leave the work of that name to others."""
        await self._claims.release(name)

    async def snapshot(self, names: Sequence[str]) -> AsyncIterator[Batch]:
        """All rows of these tables as they are at one instant, batch by batch."""
        connection = await connected(self._url)
        try:
            with in_our_words():
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    for name in names:
                        query = await connection.prepare(f'SELECT * FROM "{name}"')
                        columns = [column.name for column in query.get_attributes()]
                        cursor = await query.cursor()
                        rows = await cursor.fetch(BATCH)
                        yield name, columns, [tuple(row) for row in rows]
                        while rows := await cursor.fetch(BATCH):
                            yield name, columns, [tuple(row) for row in rows]
        finally:
            await let_go(connection)

    async def refill(
        self, names: Sequence[str], batches: AsyncIterator[Batch], must_be_empty: Sequence[str]
    ) -> None:
        """Put these rows in the place of all rows of these tables, or leave everything as it is."""
        connection = await connected(self._url, is_patient=True)
        try:
            with in_our_words():
                async with connection.transaction():
                    for name in must_be_empty:
                        if await connection.fetchval(f'SELECT 1 FROM "{name}" LIMIT 1'):
                            raise Taken(name)
                    for name in reversed(names):
                        await connection.execute(f'DELETE FROM "{name}"')
                    async for name, columns, rows in batches:
                        await connection.copy_records_to_table(name, records=rows, columns=columns)
        finally:
            await let_go(connection)

    async def close(self) -> None:
        """Finish what is being written, end the news, and let go of all connections."""
        for news in self._news:
            news.close()
        await self._claims.close()
        try:
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        except Exception:
            self._pool.terminate()


async def touched(connection: Any, statement: Statement) -> int:
    """Execute a statement; how many rows it touched."""
    status: str = await connection.execute(numbered(statement.text), *statement.values)
    count = status.rpartition(" ")[2]
    return int(count) if count.isdigit() else 0


async def undo(connection: Any) -> None:
    """End a transaction that failed; a connection on which that fails is not used again."""
    try:
        await connection.execute("ROLLBACK")
    except Exception:
        connection.terminate()
