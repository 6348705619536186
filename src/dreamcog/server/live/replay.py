"""Replay: the state of a table from what is stored of it, without blocking the event loop.

A table is opened from its newest snapshot and the entries since. A table without one, because it
is older than snapshots or the people in its entries have changed, is replayed from its first entry,
and gets its snapshots then.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress

from dreamcog.core.refusal import Refused
from dreamcog.server.store.archives import find_log
from dreamcog.server.store.database import Database, Missing
from dreamcog.server.store.positions import find_base, find_snapshot
from dreamcog.server.store.records import Entry, StoredPosition, TableRecord
from dreamcog.server.store.statements import Statement, statement
from dreamcog.server.store.tables import find_chat
from dreamcog.server.table.basis import Basis
from dreamcog.server.table.entries import RULES
from dreamcog.server.table.sizes import KEEP_EVERY, MOST_RECENT, MOST_SAID
from dreamcog.server.table.snapshots import resumed_state, snapshot_of
from dreamcog.server.table.state import DEALT, TableState
from dreamcog.server.table.statements import put_position

AT_ONCE = 5
"""Entries that are applied before other tasks get a turn on the event loop."""


async def load_state(record: TableRecord, database: Database) -> TableState:
    """The present state of a table of the present rules, from everything that is stored of it."""
    snapshot = await find_snapshot(database, record.id, record.rules_version)
    if snapshot is not None:
        with suppress(Refused):
            return await resume(record, database, snapshot)
    return await load_anew(record, database)


async def load_anew(record: TableRecord, database: Database) -> TableState:
    """The present state of a table from its first entry on; its snapshots are stored again."""
    entries = await find_log(database, record.id)
    state = TableState(record, await basis_of(record, database, entries), is_whole=True)
    statements: list[Statement] = []
    async for _ in applied_to(state, entries):
        if state.kept_at == state.number and state.has_position and state.basis.standing is None:
            statements += put_position(snapshot_of(state))
    if state.number >= KEEP_EVERY and state.has_position:
        if state.kept_at < state.number:
            statements += put_position(snapshot_of(state))
        statements += (undone_by(each.entry, each.undone) for each in state.applied if each.undone)
        with suppress(Missing):
            await database.write(*statements)
    state.shorten()
    return state


async def load_whole(record: TableRecord, database: Database) -> TableState:
    """The present state of a table with its whole history, for saved games."""
    entries = await find_log(database, record.id)
    return await replay(record, entries, await basis_of(record, database, entries))


async def basis_of(record: TableRecord, database: Database, entries: Iterable[Entry]) -> Basis:
    """Where the play of a table of the present rules begins."""
    if any(entry.kind == RULES for entry in entries):
        return Basis(await find_base(database, record.id))
    return DEALT


async def resume(
    record: TableRecord, database: Database, snapshot: StoredPosition, until: int | None = None
) -> TableState:
    """The state of a table from a snapshot and the entries since, the last or up to a number."""
    assert snapshot.state is not None
    base = await find_base(database, record.id) if snapshot.state["base"] else None
    if until is None:
        first = max(0, snapshot.number - MOST_RECENT)
        entries = await find_log(database, record.id, first)
        said = await find_chat(database, record.id, MOST_SAID)
    else:
        first, said = snapshot.number, []
        entries = await find_log(database, record.id, first, until)
    split = snapshot.number - first
    said = [entry for entry in said if entry.number <= snapshot.number]
    state = resumed_state(record, snapshot, Basis(base), entries[:split], said)
    async for _ in applied_to(state, entries[split:]):
        pass
    return state


def undone_by(entry: Entry, undone: Iterable[int]) -> Statement:
    """Store which entries an entry undid."""
    return statement(
        'UPDATE entries SET undone = ? WHERE "table" = ? AND number = ?',
        *(json.dumps(list(undone)), entry.table, entry.number),
    )


async def state_at(state: TableState, number: int, database: Database) -> TableState:
    """The state of a table as it was after an entry.

    Before the position that it went on from by other rules, its moves are played again; refused
    where the present rules do not lead to what was seen.
    """
    record, is_before = state.record, number < state.basis.number
    if not is_before and not state.basis.is_checked:
        snapshot = await find_snapshot(database, record.id, record.rules_version, number)
        if snapshot is not None:
            with suppress(Refused):
                return await resume(record, database, snapshot, number)
    entries = await find_log(database, record.id, 0, number)
    position = None if is_before else state.basis.position
    basis = Basis(position, is_checked=is_before or state.basis.is_checked)
    earlier = await replay(record, entries, basis)
    if earlier.stops_at is not None:
        raise Refused("replay-stops", entry=earlier.stops_at)
    return earlier


async def replay(record: TableRecord, entries: Iterable[Entry], basis: Basis = DEALT) -> TableState:
    """The state of a table after all of these entries, with its whole history."""
    state = TableState(record, basis, is_whole=True)
    async for _ in applied_to(state, entries):
        pass
    return state


async def applied_to(state: TableState, entries: Iterable[Entry]) -> AsyncIterator[Entry]:
    """Apply entries to a state in place, and tell each that was applied."""
    for entry in entries:
        state.apply(entry)
        yield entry
        if state.number % AT_ONCE == 0:
            await asyncio.sleep(0)
