"""The database in PostgreSQL, for a server of several processes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import aclosing, asynccontextmanager
from functools import lru_cache
from itertools import count
from typing import Any

import asyncpg

from dreamcog.server.store.database import (
    LONGEST_NOTIFY,
    Batch,
    Row,
    Taken,
)
from dreamcog.server.store.postgres_connection import (
    ENDED_WHILE_IDLE,
    SETTINGS,
    TIMEOUT,
    close_connection,
    connect,
    translated_errors,
)
from dreamcog.server.store.postgres_leases import Leases
from dreamcog.server.store.postgres_listener import Listener, channel_of
from dreamcog.server.store.statements import Statement, Value
from dreamcog.server.wire.peers import PeerMessage, encode_message

CONNECTIONS = 8
"""Connections for rows and writes; messages and claims have one of their own each."""

BATCH = 500
"""Rows of a snapshot that are fetched together."""

NOTIFY = "SELECT pg_notify($1, $2)"


@lru_cache(maxsize=1024)
def numbered(text: str) -> str:
    """SQL with PostgreSQL's placeholders `$1`, `$2` … for each `?`."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", text)


async def skip_reset(connection: Any) -> None:
    """Replaces the pool's reset of a returned connection: this server leaves nothing to reset."""


class PostgresDatabase:
    """The server's database, through a pool that replaces broken connections."""

    is_shared = True

    def __init__(self, url: str, pool: asyncpg.Pool[Any]) -> None:
        self._url = url
        self._pool = pool
        self._leases = Leases(url)
        self._listener = Listener(url)

    @classmethod
    async def open(cls, url: str) -> PostgresDatabase:
        """Connect to a database that is migrated."""
        with translated_errors():
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=TIMEOUT,
                command_timeout=TIMEOUT,
                server_settings=SETTINGS,
                reset=skip_reset,
            )
        return cls(url, pool)

    @asynccontextmanager
    async def _acquire(self) -> AsyncIterator[Any]:
        """A connection of the pool; one that did not answer is not used again."""
        with translated_errors():
            async with self._pool.acquire(timeout=TIMEOUT) as connection:
                try:
                    yield connection
                except (TimeoutError, asyncio.CancelledError, ENDED_WHILE_IDLE):
                    connection.terminate()
                    raise

    async def rows(self, text: str, *values: Value) -> list[Row]:
        """The rows of a query."""
        async with self._acquire() as connection:
            return [tuple(row) for row in await connection.fetch(numbered(text), *values)]

    async def lookup(self, text: str, *values: Value) -> list[Row]:
        """The rows of a query that finds few, by their keys: there is no quicker way."""
        return await self.rows(text, *values)

    async def write(self, *statements: Statement, notify: PeerMessage | None = None) -> list[int]:
        """Execute all statements or none, then notify the other processes."""
        message = "" if notify is None else encode_message(notify).decode()
        assert len(message) <= LONGEST_NOTIFY, message
        async with self._acquire() as connection:
            if len(statements) == 1 and not message:
                return [await execute_counted(connection, statements[0])]
            await connection.execute("BEGIN")
            try:
                counts = [await execute_counted(connection, statement) for statement in statements]
                if notify is not None:
                    await connection.execute(NOTIFY, channel_of(notify), message)
                await connection.execute("COMMIT")
            except TimeoutError:
                raise
            except Exception:
                await roll_back(connection)
                raise
            return counts

    async def messages(self) -> AsyncIterator[PeerMessage]:
        """Messages for all processes, and about the tables that are followed, without end."""
        async with aclosing(self._listener.messages()) as received:
            async for message in received:
                yield message

    async def follow(self, table: str) -> None:
        """Receive messages about a table, from now on."""
        await self._listener.follow(table)

    def unfollow(self, table: str) -> None:
        """Receive no more messages about a table."""
        self._listener.unfollow(table)

    async def claim(self, name: str) -> bool:
        """Claim the work of that name; return whether this process has the claim."""
        return await self._leases.claim(name)

    async def release(self, name: str) -> None:
        """Release the claim of that name."""
        await self._leases.release(name)

    async def snapshot(self, names: Sequence[str]) -> AsyncIterator[Batch]:
        """All rows of these tables as they are at one instant, batch by batch."""
        connection = await connect(self._url)
        try:
            with translated_errors():
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
            await close_connection(connection)

    async def refill(
        self, names: Sequence[str], batches: AsyncIterator[Batch], must_be_empty: Sequence[str]
    ) -> None:
        """Replace all rows of these tables, or leave everything unchanged."""
        connection = await connect(self._url, can_wait=True)
        try:
            with translated_errors():
                async with connection.transaction():
                    for name in must_be_empty:
                        if await connection.fetchval(f'SELECT 1 FROM "{name}" LIMIT 1'):
                            raise Taken(name)
                    for name in reversed(names):
                        await connection.execute(f'DELETE FROM "{name}"')
                    async for name, columns, rows in batches:
                        await connection.copy_records_to_table(name, records=rows, columns=columns)
        finally:
            await close_connection(connection)

    async def close(self) -> None:
        """Finish writes in progress, end the messages, and close all connections."""
        self._listener.close()
        await self._leases.close()
        try:
            await asyncio.wait_for(self._pool.close(), TIMEOUT)
        except Exception:
            self._pool.terminate()


async def execute_counted(connection: Any, statement: Statement) -> int:
    """Execute a statement; return how many rows it changed."""
    status: str = await connection.execute(numbered(statement.text), *statement.values)
    count = status.rpartition(" ")[2]
    return int(count) if count.isdigit() else 0


async def roll_back(connection: Any) -> None:
    """Roll a failed transaction back; a connection on which that fails is not used again."""
    try:
        await connection.execute("ROLLBACK")
    except Exception:
        connection.terminate()
