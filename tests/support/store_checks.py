"""Helpers of the tests of databases: rows to write, messages to receive, refused writes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from dreamcog.server.store.database import Database, Unreachable
from dreamcog.server.store.statements import Statement, statement
from dreamcog.server.wire.peers import EntriesAdded
from support.databases import (
    KINDS,
)

both = pytest.mark.parametrize("kind", KINDS)


ADDED = EntriesAdded("x", 1)


def secret(name: str, value: str = "v") -> Statement:
    return statement("INSERT INTO secrets VALUES (?, ?)", name, value)


async def secrets(database: Database) -> dict[str, str]:
    return dict(await database.rows("SELECT name, value FROM secrets"))


async def refused(database: Database, *statements: Statement, reason: str) -> None:
    with pytest.raises(Unreachable) as unreachable:
        await database.write(*statements)
    assert unreachable.value.reason == reason


@contextmanager
def no_loop_errors() -> Iterator[None]:
    """No error in this block is left to the event loop."""
    complaints: list[Any] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _loop, complaint: complaints.append(complaint))
    yield
    assert complaints == []


@asynccontextmanager
async def receiving(database: Database) -> AsyncIterator[asyncio.Queue[str]]:
    """The messages of a database, in a queue."""
    received: asyncio.Queue[str] = asyncio.Queue()

    async def receive() -> None:
        async for message in database.messages():
            received.put_nowait(message)

    task = asyncio.create_task(receive())
    try:
        yield received
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))
