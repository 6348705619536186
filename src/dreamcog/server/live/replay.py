"""Taking entries again: a table as it is kept, or as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from dreamcog.server.store.database import Database
from dreamcog.server.store.records import Entry, TableRecord
from dreamcog.server.store.tables import find_entries
from dreamcog.server.table.state import TableState

BREATH = 20
"""Entries that are played again before others get a turn on the event loop."""


async def load_state(record: TableRecord, database: Database) -> TableState:
    """A table as the store knows it: everything that was done, done again."""
    return await replay(record, await find_entries(database, record.id))


async def state_at(state: TableState, number: int) -> TableState:
    """A course as it was after an entry."""
    return await replay(state.record, [each.entry for each in state.applied[:number]])


async def replay(record: TableRecord, entries: Sequence[Entry]) -> TableState:
    """A table on which all these were done; others get a turn on the event loop meanwhile."""
    state = TableState(record)
    for i, entry in enumerate(entries):
        state.take(entry)
        if i % BREATH == BREATH - 1:
            await asyncio.sleep(0)
    return state
