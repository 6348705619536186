"""A live table: each entry is checked, stored, and only then broadcast, one after the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from dreamcog.core.refusal import Refused, malformed
from dreamcog.server.broadcast.channel import Channel
from dreamcog.server.live.continuing import open_anew, open_state
from dreamcog.server.live.protocols import Driver, EntryMetrics, TurnObserver
from dreamcog.server.live.replay import state_at
from dreamcog.server.store.archives import find_log
from dreamcog.server.store.database import Database, Missing, Taken, Unreachable
from dreamcog.server.store.downtimes import Downtime, downtimes_until_now
from dreamcog.server.store.reasons import Reasons, find_reasons
from dreamcog.server.store.records import Entry, TableRecord
from dreamcog.server.store.statements import Statement
from dreamcog.server.store.tables import find_entries, find_keyed, find_table, last_seen
from dreamcog.server.table.entries import DISAGREE, MOVE, SAY, NewEntry
from dreamcog.server.table.policy import MOST_ENTRIES, Requester, entry_for, settled_proposal
from dreamcog.server.table.recent_entries import AppliedEntry
from dreamcog.server.table.snapshots import snapshot_of
from dreamcog.server.table.state import TableState
from dreamcog.server.table.statements import entry_statements, is_position_stored, put_position
from dreamcog.server.wire.actions import AnyAction, HandOver
from dreamcog.server.wire.peers import EntriesAdded

MAX_RETRIES = 20
"""How often an entry is retried whose number another process has used first.

Each process takes the next number that it knows of, the database accepts each number once, and the
process that comes second catches up and retries: optimistic concurrency.
"""
CLIENT_KEY = "~"
"""Begins the idempotency keys that clients choose; the server's own begin otherwise."""

Decide = Callable[[TableState], NewEntry]
"""Returns the entry to append to the present state, or refuses."""


class Origin(NamedTuple):
    """Where an entry comes from: the seat, the person (None: the server), the idempotency key."""

    seat: int
    person: str | None
    key: str


class Appended(NamedTuple):
    """The number of an entry, and whether it had been appended before."""

    number: int
    is_repeat: bool = False


class Surroundings(NamedTuple):
    """What a live table calls after an entry."""

    metrics: EntryMetrics
    turns: TurnObserver
    driver: Driver
    most_entries: int = MOST_ENTRIES


class LiveTable:
    """One running table: its state, the database that stores it, the channel that broadcasts it."""

    def __init__(
        self, state: TableState, database: Database, channel: Channel, surroundings: Surroundings
    ) -> None:
        self.state = state
        self.channel = channel
        self.used_at = time.time()
        """When the table was last used."""
        self._database = database
        self._metrics, self._turns, self._driver, self.most_entries = surroundings
        self._lock = asyncio.Lock()

    @classmethod
    async def open(
        cls, record: TableRecord, database: Database, surroundings: Surroundings
    ) -> LiveTable:
        """The table as it is stored: its newest snapshot, and the entries since."""
        state = await open_state(record, database, surroundings.turns.table_closed)
        channel = Channel(state, await last_seen(database, record.id))
        return cls(state, database, channel, surroundings)

    @property
    def id(self) -> str:
        """The id of the table in the store and in URLs."""
        return self.state.record.id

    # Appending entries.

    async def act(self, person: str, action: AnyAction) -> Appended:
        """Do what a client asks, once; a refused action changes nothing."""
        seat, key = action.seat, CLIENT_KEY + action.client
        downtimes: list[Downtime] = []
        if isinstance(action, HandOver) and action.away != action.seat:
            seat, key = action.away, f"{action.seat}{key}"  # not a key that the other seat uses
            since = self.state.record.created
            downtimes = await downtimes_until_now(self._database, since, time.time())

        def decide(state: TableState) -> NewEntry:
            now = time.time()
            away = partial(self.channel.seats_away, now, downtimes)
            return entry_for(state, Requester(person, now, away, self.most_entries), action)

        return await self.append(decide, Origin(seat, person, key))

    async def append(
        self, decide: Decide, origin: Origin, also: Sequence[Statement] = ()
    ) -> Appended:
        """Append an entry; it is written together with the statements of `also`, or neither is.

        Once begun it is finished, also where the caller is cancelled.
        """
        return await asyncio.shield(self._append_locked(decide, origin, also))

    async def _append_locked(
        self, decide: Decide, origin: Origin, also: Sequence[Statement]
    ) -> Appended:
        async with self._lock:
            self.used_at = time.time()
            for _ in range(MAX_RETRIES):
                if (earlier := self._appended_before(origin)) is not None:
                    return Appended(earlier, is_repeat=True)
                try:
                    new_entry = decide(self.state)
                except Refused:
                    if (long_ago := await self._appended_long_ago(origin)) is not None:
                        return Appended(long_ago, is_repeat=True)
                    raise
                if (new_entry.seat, origin.key) in self.state.recent.keys:
                    raise malformed("client", "a name that was not used before")
                try:
                    number = await self._store(new_entry, origin, also)
                except Taken:
                    if not await self._catch_up():
                        return await self._repeated(origin)
                except Missing as missing:
                    raise Refused("no-such-table") from missing
                else:
                    with suppress(Unreachable):  # the driver tries again
                        await self._settle_or_catch_up()
                    return Appended(number)
            raise Unreachable("locked", f"{self.id}: other processes are always quicker")

    def _appended_before(self, origin: Origin) -> int | None:
        """The entry of a repeated request, if it is one of the last."""
        number = self.state.recent.keys.get((origin.seat, origin.key))
        found = None if number is None else self.state.recent.find(number)
        return None if found is None else repeated_by(found.entry, origin)

    async def _appended_long_ago(self, origin: Origin) -> int | None:
        """The entry of a repeated request, if it is one that the state does not hold any more."""
        if self.state.recent.forgotten == 0:
            return None
        found = await find_keyed(self._database, self.id, origin.seat, origin.key)
        return None if found is None else repeated_by(found, origin)

    async def _repeated(self, origin: Origin) -> Appended:
        """The answer to a request whose idempotency key is in use, but not by a recent entry."""
        if (number := await self._appended_long_ago(origin)) is None:
            raise malformed("client", "a name that was not used before")
        return Appended(number, is_repeat=True)

    async def _store(
        self, new_entry: NewEntry, origin: Origin, also: Sequence[Statement] = ()
    ) -> int:
        """Check the entry, store it, advance by it, broadcast it: in this order."""
        began = time.perf_counter()
        before = self.state
        kind, seat, body = new_entry
        now = max(time.time(), before.updated)
        entry = Entry(self.id, before.number + 1, kind, seat, origin.person, body, origin.key, now)
        after = before.after(entry)
        statements = entry_statements(before, after)
        checked = time.perf_counter()
        await self._database.write(*also, *statements, notify=EntriesAdded(self.id, entry.number))
        stored = time.perf_counter()
        self._advance(after, is_local=True)
        self._measure(kind, began, checked, stored)
        return entry.number

    def _advance(self, after: TableState, is_local: bool) -> None:
        """Continue with a state that is stored: broadcast it, then see who has to act."""
        before, self.state = self.state, after
        self.channel.broadcast(after)
        if after.people_to_move != before.people_to_move:
            self._turns.turn_changed(self, before, is_local)
        if after.due != before.due:
            self._driver.schedule(self)

    def _measure(self, kind: str, began: float, checked: float, stored: float) -> None:
        done = time.perf_counter()
        self._metrics.entries[kind,].inc()
        if kind == SAY:
            self._metrics.chat_lines.inc()
        if kind == MOVE:
            self._metrics.moves[self.state.record.game,].inc()
            seconds = self._metrics.move_seconds
            seconds["check",].observe(checked - began)
            seconds["store",].observe(stored - checked)
            seconds["tell",].observe(done - stored)
            seconds["all",].observe(done - began)

    # Proposals.

    async def settle_proposal(self) -> None:
        """Fulfil a proposal to which all have agreed, or had time enough to answer."""
        async with self._lock:
            await self._settle_or_catch_up(time.time())

    async def _settle_or_catch_up(self, now: float = 0.0) -> None:
        try:
            await self._settle(now)
        except Taken:
            await self._catch_up()

    async def _settle(self, now: float) -> None:
        """Fulfil the proposal, if all agree or it is due; drop it where it is impossible."""
        proposal = self.state.seating.proposal
        new_entry = None if proposal is None else settled_proposal(self.state, now)
        if proposal is None or new_entry is None:
            return
        origin = Origin(new_entry.seat, None, f"asked:{proposal.number}")
        try:
            await self._store(new_entry, origin)
        except Refused:
            await self._store(NewEntry(DISAGREE, proposal.seat, {}), origin)

    # Following other processes.

    async def catch_up(self, number: int | None = None) -> None:
        """Apply the entries that other processes have stored, if one of this number is missing."""
        if number is not None and number <= self.state.number:
            return
        async with self._lock:
            if number is None or number > self.state.number:
                await self._catch_up()

    async def _catch_up(self) -> int:
        """Apply new entries; return how many there were."""
        entries = await find_entries(self._database, self.id, self.state.number)
        for entry in entries:
            self._advance(self.state.after(entry), is_local=False)
        return len(entries)

    async def reload(self) -> None:
        """Read everything again: the people in its entries have changed."""
        async with self._lock:
            record = await find_table(self._database, self.id) or self.state.record
            self.state = await open_anew(record, self._database, self._turns.table_closed)
            self.channel.replace_state(self.state)

    # Looking back.

    async def state_at(self, number: int) -> TableState:
        """The state as it was after an earlier entry."""
        return await state_at(self.state, number, self._database)

    async def entries(self, after: int, most: int) -> Sequence[AppliedEntry]:
        """The entries after a number, at most so many."""
        recent = self.state.recent
        if after >= recent.forgotten:
            return recent.after(after)[:most]
        found = await find_log(self._database, self.id, after, after + most)
        return [AppliedEntry.as_stored(entry) for entry in found]

    async def reasons(self, number: int) -> Reasons:
        """What was kept of a bot's reasons for the move of an entry."""
        is_entry = 0 < number <= self.state.number
        found = await find_reasons(self._database, self.id, number) if is_entry else None
        if found is None:
            raise Refused("no-reasons")
        return found

    async def wait_until_idle(self) -> None:
        """Wait until no entry is being appended."""
        async with self._lock:
            pass

    async def store_position(self) -> None:
        """Store the position of a running game, if it has changed since it was last stored."""
        async with self._lock:
            if not is_position_stored(self.state):
                with suppress(Missing):
                    await self._database.write(*put_position(snapshot_of(self.state)))


def repeated_by(entry: Entry, origin: Origin) -> int | None:
    """The entry of a repeated request; a key that another person used is no repetition."""
    is_own = CLIENT_KEY not in origin.key or entry.person == origin.person
    return entry.number if is_own else None
