"""Messages between processes through PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any

import asyncpg

from dreamcog.server.store.database import Unreachable
from dreamcog.server.store.postgres_connection import close_connection, connect, translated_errors
from dreamcog.server.wire.peers import MessagesLost, PeerMessage, decode_message

HEARTBEAT = 30.0
"""Seconds without a message after which the connection is tested."""

SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 5.0
"""Seconds between two attempts to connect again."""

CHANNEL = "dreamcog"


class Listener:
    """Receives the messages of all processes until it is closed."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._closed = asyncio.Event()

    def close(self) -> None:
        """End the messages."""
        self._closed.set()
        self._queue.put_nowait(None)

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
                await close_connection(connection)

    async def _listen(self) -> asyncpg.Connection[Any]:
        connection = await connect(self._url)
        try:
            connection.add_termination_listener(lambda _: self._queue.put_nowait(None))
            with translated_errors():
                await connection.add_listener(
                    CHANNEL, lambda _one, _process, _channel, text: self._queue.put_nowait(text)
                )
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _next(self, connection: asyncpg.Connection[Any]) -> str | None:
        """The next message; None when the connection has ended, or the listener is closed."""
        while not self._closed.is_set() and not connection.is_closed():
            try:
                text = await asyncio.wait_for(self._queue.get(), HEARTBEAT)
            except TimeoutError:
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
