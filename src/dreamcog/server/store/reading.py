"""Reading what a query has found, without holding the event loop up where it is much."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from dreamcog.server.store.database import Row

T = TypeVar("T")

MANY = 500
"""Rows that are read in a thread: fewer take some milliseconds."""


async def read_rows(read: Callable[[Row], T], rows: Sequence[Row]) -> list[T]:
    """What rows mean, each read by the same function."""
    if len(rows) <= MANY:
        return [read(row) for row in rows]
    return await asyncio.to_thread(lambda: [read(row) for row in rows])
