"""Tables of older rules: they go on by the present ones, or are closed without a result.

A table goes on from the newest stored position that the present rules can read, or from its deal,
where every later move is still allowed and leads to what its players saw. The entry that says so,
the position that it goes on from and the table's new version are stored in one transaction, under
a number that only one process gets.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.server.live.replay import load_anew, load_state, replay
from dreamcog.server.ops.logs import log_event
from dreamcog.server.store.archives import find_log
from dreamcog.server.store.database import Database, Missing, Taken, Unreachable
from dreamcog.server.store.positions import find_positions, older_tables
from dreamcog.server.store.records import Entry, Standing, TableRecord
from dreamcog.server.store.statements import Statement
from dreamcog.server.store.tables import find_seats, find_standing, find_table
from dreamcog.server.table.basis import NOT_AS_PLAYED, Basis, is_older, known_version
from dreamcog.server.table.entries import BY_RULES, CLOSE, RULES
from dreamcog.server.table.state import TableState
from dreamcog.server.table.statements import closing_statements, entry_statements
from dreamcog.server.wire.peers import EntriesAdded

log = logging.getLogger(__name__)

MAX_TRIES = 8
"""How often a table is read again that another process has changed meanwhile."""
OVER = ("finished", "closed")
CLAIM = "tables of older rules"


TellClosed = Callable[[TableRecord, Sequence[str]], None]
"""Tells people that their table was closed, because of its rules."""


async def open_state(
    record: TableRecord, database: Database, tell_closed: TellClosed
) -> TableState:
    """The present state of a table; one of older rules goes on by the present ones, if it can."""
    if is_older(record):
        return await open_older(record, database, tell_closed)
    return await load_state(record, database)


async def open_anew(record: TableRecord, database: Database, tell_closed: TellClosed) -> TableState:
    """The same from the first entry on, because the people in the entries have changed."""
    if is_older(record):
        return await open_older(record, database, tell_closed)
    return await load_anew(record, database)


async def open_older(
    record: TableRecord, database: Database, tell_closed: TellClosed
) -> TableState:
    """The present state of a table of older rules, which goes on by the present ones, if it can."""
    for _ in range(MAX_TRIES):
        stored = await find_table(database, record.id)
        standing = await find_standing(database, record.id)
        if stored is None or standing is None:
            raise Refused("no-such-table")
        if not is_older(stored):
            return await load_state(stored, database)
        try:
            if standing.status in OVER:
                return await best_state(stored, database, standing)
            return await continue_table(stored, database, standing, tell_closed)
        except Taken:
            await asyncio.sleep(0)
    raise TimeoutError(f"{record.id}: other processes are always quicker")


async def continue_table(
    record: TableRecord, database: Database, standing: Standing, tell_closed: TellClosed
) -> TableState:
    """Store that a table goes on, or that it is closed; `Taken` if another process was quicker."""
    number, now = standing.number + 1, max(time.time(), standing.updated)
    new_entry = partial(Entry, record.id, number, client=key_of(record), at=now)
    try:
        before = await best_state(record, database, standing)
    except Refused as refused:
        entry = new_entry(kind=CLOSE, seat=0, person=None, body=reason_of(None, refused.__cause__))
        await store(database, entry, closing_statements(entry, standing))
        await tell_people(record, database, tell_closed)
        raise
    if before.has_position:
        body = {"from": record.rules_version, "to": known_version(record)}
        entry = new_entry(kind=RULES, seat=0, person=None, body=body)
    else:
        body = reason_of(before.stops_at, before.stops_by)
        entry = new_entry(kind=CLOSE, seat=0, person=None, body=body)
    after = before.after(entry)
    await store(database, entry, entry_statements(before, after))
    if before.has_position:
        log_event(log, "table-goes-on", table=record.id, rules=known_version(record))
    else:
        await tell_people(record, database, tell_closed)
    return after


def key_of(record: TableRecord) -> str:
    """The idempotency key of a change of rules: each happens once."""
    return f"rules:{known_version(record)}"


def reason_of(number: int | None, problem: object) -> dict[str, Any]:
    """Why a table cannot go on: the entry that the rules refuse, and by which rule."""
    code, rule = (problem.code, problem.rule) if isinstance(problem, Refused) else ("", "")
    return {"why": BY_RULES, "at": number, "code": code, "rule": rule}


async def store(database: Database, entry: Entry, statements: Iterable[Statement]) -> None:
    """Write the statements of an entry, and tell the other processes."""
    try:
        await database.write(*statements, notify=EntriesAdded(entry.table, entry.number))
    except Missing as missing:
        raise Refused("no-such-table") from missing


async def tell_people(record: TableRecord, database: Database, tell_closed: TellClosed) -> None:
    """Tell the people of a table that it was closed."""
    log_event(log, "table-closed-by-rules", table=record.id, rules=known_version(record))
    seats = await find_seats(database, [record.id])
    tell_closed(record, sorted({seat.person for seat in seats if seat.person is not None}))


async def best_state(record: TableRecord, database: Database, standing: Standing) -> TableState:
    """The state of a table of older rules, from the first basis that leads to it.

    Where none does, the state is known up to the entry at which the last one stops. Refused where
    the game itself cannot be opened.
    """
    entries = await find_log(database, record.id)
    positions = await find_positions(database, record.id)
    number = standing.number
    if len(entries) != number or any(each.number > number for each in positions):
        raise Taken("another process has gone on meanwhile")
    over = standing if standing.status in OVER else None
    for position in positions:
        with suppress(Refused):
            state = await replay(record, entries, Basis(position, True, over))
            check_standing(state, standing)
            if state.has_position:
                return state
    try:
        state = await replay(record, entries, Basis(None, True, over))
    except Refused as refused:
        known = known_version(record)
        raise Refused("unknown-rules", found=record.rules_version, known=known) from refused
    check_standing(state, standing)
    return state


def check_standing(state: TableState, standing: Standing) -> None:
    """Stop a state in which other seats are to move, or another has won, than people were told."""
    if not state.has_position:
        return
    is_same = (state.status, tuple(state.turn)) == (standing.status, tuple(standing.turn))
    if not is_same or standing.outcome not in (None, state.table.outcome):
        state.stop(state.number, Refused(NOT_AS_PLAYED))


async def continue_older(database: Database, open_table: Callable[[str], Awaitable[None]]) -> None:
    """Open every running table of older rules once, so that no one has to come to learn of it.

    One process does it; a table that fails does not stop the others.
    """
    versions = [(name, game_kind(name).rules_version) for name in games()]
    try:
        if not await database.claim(CLAIM):
            return
        for table in await older_tables(database, versions):
            try:
                await open_table(table)
            except Refused as refused:
                log_event(log, "table-cannot-go-on", table=table, code=refused.code)
            except Unreachable:
                raise
            except Exception:
                log.exception("a table cannot be opened: %s", table)
        await database.release(CLAIM)
    except Unreachable as unreachable:
        log_event(log, "store-unreachable", reason=unreachable.reason)
