"""Replay: the state of a table from its stored entries, without blocking the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from dreamcog.core.refusal import Refused
from dreamcog.server.store.database import Database
from dreamcog.server.store.positions import find_base
from dreamcog.server.store.records import Entry, TableRecord
from dreamcog.server.store.tables import find_entries
from dreamcog.server.table.basis import Basis
from dreamcog.server.table.entries import RULES
from dreamcog.server.table.state import DEALT, TableState

AT_ONCE = 20
"""Entries that are applied before other tasks get a turn on the event loop."""


async def load_state(record: TableRecord, database: Database) -> TableState:
    """The present state of a table of the present rules, from everything that is stored of it."""
    entries = await find_entries(database, record.id)
    if not any(entry.kind == RULES for entry in entries):
        return await replay(record, entries)
    return await replay(record, entries, Basis(await find_base(database, record.id)))


async def state_at(state: TableState, number: int) -> TableState:
    """The state of a table as it was after an entry.

    Before the position that it went on from by other rules, its moves are played again; refused
    where the present rules do not lead to what was seen.
    """
    entries = [each.entry for each in state.applied[:number]]
    is_before = number < state.basis.number
    position = None if is_before else state.basis.position
    basis = Basis(position, is_checked=is_before or state.basis.is_checked)
    earlier = await replay(state.record, entries, basis)
    if earlier.stops_at is not None:
        raise Refused("replay-stops", entry=earlier.stops_at)
    return earlier


async def replay(record: TableRecord, entries: Iterable[Entry], basis: Basis = DEALT) -> TableState:
    """The state of a table after all of these entries."""
    state = TableState(record, basis)
    for entry in entries:
        state.apply(entry)
        if state.number % AT_ONCE == 0:
            await asyncio.sleep(0)
    return state
