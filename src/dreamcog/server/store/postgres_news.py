"""What processes tell each other through PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any

import asyncpg

from dreamcog.server.store.database import MISSED, Unreachable
from dreamcog.server.store.postgres_connection import connected, in_our_words, let_go

HEARTBEAT = 30.0
"""Seconds without news after which the connection is asked whether it still is one."""

SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 5.0
"""Seconds between two attempts to hear the news again."""

CHANNEL = "dreamcog"


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
