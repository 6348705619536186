"""Opening a table with a long log, and looking back in it, beside one with a short log.

Each is measured again when its moves are archived.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from dreamcog.core.refusal import Refused
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.store.archives import archive
from dreamcog.server.table.sizes import MOST_RECENT
from dreamcog.server.wire.actions import Say, Undo
from support.live_tables import Frail, a_move, act, shared

SHORT = 200
LINE = "a line of some forty characters, as usual"
REPEATED = 20
"""How often each thing is measured."""
MOVES, UNDOS = 0.2, 0.1
"""How often an entry is a move, or undoes one; the others are lines of chat."""


def open_long_tables(asked: argparse.Namespace) -> dict[str, Any]:
    """Milliseconds to open a table, and to look back in it, by the number of its entries."""
    return {str(length): asyncio.run(measure(length)) for length in (SHORT, asked.entries)}


async def measure(entries: int) -> dict[str, Any]:
    """The same of one table, as rows and archived."""
    with tempfile.TemporaryDirectory() as folder:
        async with shared("mech-a-dream", Path(folder)) as (store, live):
            await fill(live, entries)
            as_rows = await times(store, live)
            await archive(store, live.id)
            return {**as_rows, "archived": await times(store, live)}


async def fill(live: LiveTable, entries: int) -> None:
    """Play, chat and undo until the table has so many entries."""
    rng = random.Random(1)
    for attempt in range(10 * entries):
        if live.state.number >= entries:
            return
        kind, client = rng.random(), f"c{attempt}"
        try:
            if kind < MOVES and live.state.turn:
                await act(live, a_move(live, rng, client))
            elif kind < MOVES + UNDOS and live.state.turn:
                await act(live, Undo(client, live.state.turn[0]))
            else:
                await act(live, Say(client, rng.randrange(3), LINE))
        except Refused:
            continue


async def times(store: Frail, live: LiveTable) -> dict[str, float]:
    """Median and longest of opening and of looking back anywhere."""
    record, last, rng = live.state.record, live.state.number, random.Random(2)
    opened = await timed(lambda: store.open(record))
    looked = await timed(lambda: live.state_at(rng.randrange(last)))
    read = await timed(lambda: live.entries(rng.randrange(last), MOST_RECENT))
    return {
        "entries": last,
        "open_ms": round(statistics.median(opened), 2),
        "open_ms_longest": round(max(opened), 2),
        "look_back_ms": round(statistics.median(looked), 2),
        "look_back_ms_longest": round(max(looked), 2),
        "log_page_ms": round(statistics.median(read), 2),
        "log_page_ms_longest": round(max(read), 2),
    }


async def timed(work: Callable[[], Awaitable[object]]) -> list[float]:
    """Milliseconds of some work, repeated."""
    found = []
    for _ in range(REPEATED):
        began = time.perf_counter()
        await work()
        found.append(1e3 * (time.perf_counter() - began))
    return found
