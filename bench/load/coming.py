"""Connecting and leaving, by itself: people who look at a table for a moment, one after another."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from load.connection import connected
from load.crowd import Crowd
from load.server import Server

AT_ONCE = 8
"""Connections that are made at the same time."""
TABLES = 20


async def come_and_go(server: Server, seconds: float, seed: int) -> dict[str, Any]:
    """Measure the server's processor time for a connection: the snapshot, and leaving."""
    crowd = Crowd([server.url], 4, seed)
    await crowd.gather(TABLES)
    await crowd.play_busily(8, 2.0)
    end = time.perf_counter() + seconds
    before = server.reading()
    counts = await asyncio.gather(*(visit(server.url, crowd, i, end) for i in range(AT_ONCE)))
    after = server.reading()
    await crowd.leave()
    used = after.processor - before.processor
    return {
        "connections": sum(counts),
        "connections_per_second": round(sum(counts) / (after.at - before.at), 1),
        "server_milliseconds_a_connection": round(1000 * used / sum(counts), 3),
    }


async def visit(url: str, crowd: Crowd, first: int, end: float) -> int:
    """Connect to one table after the other, each time until everything is told."""
    count = first
    while time.perf_counter() < end:
        table = crowd.tables[count % len(crowd.tables)]
        seat, cookie = table.some_player(count)
        (await connected(url, table.path, seat, cookie, lambda *_: None)).close()
        count += 1
    return count - first
