"""Replay: the state of a table from its stored entries, without blocking the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from dreamcog.server.store.database import Database
from dreamcog.server.store.records import Entry, TableRecord
from dreamcog.server.store.tables import find_entries
from dreamcog.server.table.state import TableState, replayed

AT_ONCE = 20
"""Entries that are applied before other tasks get a turn on the event loop."""


async def load_state(record: TableRecord, database: Database) -> TableState:
    """The present state of a table, from everything that is stored of it."""
    return await replay(record, await find_entries(database, record.id))


async def state_at(state: TableState, number: int) -> TableState:
    """The state of a table as it was after an entry."""
    return await replay(state.record, [each.entry for each in state.applied[:number]])


async def replay(record: TableRecord, entries: Iterable[Entry]) -> TableState:
    """The state of a table after all of these entries."""
    states = replayed(record, entries)
    state = next(states)
    for state in states:
        if state.number % AT_ONCE == 0:
            await asyncio.sleep(0)
    return state
