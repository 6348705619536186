"""Messages between processes through PostgreSQL's LISTEN and NOTIFY.

What concerns one table goes to the channel of its shard, to which a process listens only while it
follows tables of that shard; everything else goes to one channel for all.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any

import asyncpg

from dreamcog.server.store.database import Unreachable
from dreamcog.server.store.postgres_connection import close_connection, connect, translated_errors
from dreamcog.server.wire.peers import MessagesLost, PeerMessage, decode_message, table_of

HEARTBEAT = 30.0
"""Seconds without a message after which the connection is tested."""

SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 5.0
"""Seconds between two attempts to connect again."""

COMMON = "dreamcog"
"""The channel of what concerns all processes."""
SHARDS = 1024
"""Channels for tables. With more of them a process gets fewer messages about tables that it has not
open; the database compares each message with all channels that a process listens to."""


def shard_of(table: str) -> str:
    """The channel for messages about a table."""
    return f"{COMMON}_{zlib.crc32(table.encode()) % SHARDS}"


def channel_of(message: PeerMessage) -> str:
    """The channel through which a message is sent."""
    table = table_of(message)
    return COMMON if table is None else shard_of(table)


class Listener:
    """Receives messages for all processes, and about the tables that are followed."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._closed = asyncio.Event()
        self._followed: dict[str, set[str]] = {}
        """The tables that are followed, by the channel of their shard."""
        self._listening: set[str] = set()
        """The channels of shards to which the connection listens."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._connection: asyncpg.Connection[Any] | None = None
        self._lock = asyncio.Lock()
        """Held while the connection is used or replaced."""

    def close(self) -> None:
        """End the messages."""
        self._closed.set()
        self._queue.put_nowait(None)

    # Which tables are followed.

    async def follow(self, table: str) -> None:
        """Receive messages about a table, from now on.

        Without a connection nothing is received yet. `MessagesLost` comes when there is one.
        """
        shard = shard_of(table)
        self._followed.setdefault(shard, set()).add(table)
        if shard not in self._listening:
            async with self._lock:
                if shard not in self._listening:
                    await self._change(shard)

    def unfollow(self, table: str) -> None:
        """Receive no more messages about a table, soon."""
        shard = shard_of(table)
        tables = self._followed.get(shard, set())
        tables.discard(table)
        if not tables and self._followed.pop(shard, None) is not None:
            task = asyncio.get_running_loop().create_task(self._unlisten(shard))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _unlisten(self, shard: str) -> None:
        async with self._lock:
            if shard not in self._followed and shard in self._listening:
                await self._change(shard)

    async def _change(self, shard: str) -> None:
        """Begin or end to listen. A connection on which that fails is replaced."""
        connection = self._connection
        if connection is None or connection.is_closed():
            return
        try:
            if shard in self._listening:
                self._listening.discard(shard)
                await connection.remove_listener(shard, self._receive)
            else:
                await connection.add_listener(shard, self._receive)
                self._listening.add(shard)
        except BaseException as error:
            connection.terminate()
            if not isinstance(error, Exception):
                raise

    def _receive(self, _connection: object, _session: int, _channel: str, text: object) -> None:
        self._queue.put_nowait(str(text))

    # Messages.

    async def messages(self) -> AsyncGenerator[PeerMessage, None]:
        """Every message, with `MessagesLost` whenever listening begins (again)."""
        pause = SHORTEST_PAUSE
        while not self._closed.is_set():
            try:
                connection = await self._listen()
            except Unreachable:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closed.wait(), pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                continue
            pause = SHORTEST_PAUSE
            try:
                yield MessagesLost()
                while (text := await self._next(connection)) is not None:
                    yield decode_message(text)
            finally:
                await self._disconnect(connection)

    async def _listen(self) -> asyncpg.Connection[Any]:
        """A new connection that listens to all that is followed."""
        async with self._lock:
            connection = await connect(self._url)
            shards = set(self._followed)
            try:
                connection.add_termination_listener(lambda _: self._queue.put_nowait(None))
                with translated_errors():
                    for channel in (COMMON, *shards):
                        await connection.add_listener(channel, self._receive)
            except BaseException:
                connection.terminate()
                raise
            self._connection, self._listening = connection, shards
        return connection

    async def _disconnect(self, connection: asyncpg.Connection[Any]) -> None:
        async with self._lock:
            self._connection, self._listening = None, set()
            await close_connection(connection)

    async def _next(self, connection: asyncpg.Connection[Any]) -> str | None:
        """The next message; None when the connection has ended, or the listener is closed."""
        while not self._closed.is_set() and not connection.is_closed():
            try:
                text = await asyncio.wait_for(self._queue.get(), HEARTBEAT)
            except TimeoutError:
                async with self._lock:
                    if not await is_alive(connection):
                        return None
            else:
                if text is not None:
                    return text
        return None


async def is_alive(connection: asyncpg.Connection[Any]) -> bool:
    """Whether the database still answers."""
    try:
        await connection.execute("SELECT 1")
    except Exception:
        return False
    return True
