"""Following the other processes of a server, through messages and by polling the database."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from dreamcog.server.broadcast.messages import encode
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.ops.logs import log_event
from dreamcog.server.store.database import Database, Unreachable
from dreamcog.server.store.tables import existing, find_seats, numbers_since, see
from dreamcog.server.wire.messages import Gone
from dreamcog.server.wire.peers import (
    EntriesAdded,
    MessagesLost,
    PeerMessage,
    PresenceReport,
    SignedOut,
    TableChanged,
)

if TYPE_CHECKING:
    from dreamcog.server.live.registry import TableRegistry

log = logging.getLogger(__name__)

REPORT_SECONDS = 20.0
"""Seconds between two reports of presence, to the database and to the other processes."""
OVERLAP_SECONDS = 10.0
"""Seconds by which each poll looks further back than the last one did."""
AT_ONCE = 200
"""Tables, or seats, that one query or write is about."""


class PeerSync:
    """Keeps the tables of this process up to date with what other processes store."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._database: Database = registry.database
        self._process = secrets.token_hex(4)
        """The name of this process in reports of presence."""
        self._reported: dict[str, list[int]] = {}
        """The presence at each table as the other processes know it."""
        self._unreported: set[str] = set()
        """Tables at which a process has appeared that has no report of this one yet."""
        self._reported_at = 0.0
        self._polled_at = time.time()
        self._needs_resync = False
        """Whether a message could not be followed up."""

    def forget(self, table: str) -> None:
        """A table is no longer open here."""
        self._reported.pop(table, None)
        self._unreported.discard(table)

    # Messages.

    async def listen(self) -> None:
        """Follow the messages of other processes as they arrive."""
        async for message in self._database.messages():
            try:
                await self._receive(message)
            except Unreachable as unreachable:
                self._needs_resync = True
                log_event(log, "store-unreachable", reason=unreachable.reason)
            except Exception:
                log.exception("a message of another process could not be followed up")

    async def _receive(self, message: PeerMessage) -> None:
        match message:
            case MessagesLost():
                await self.compare(self._registry.tables)
            case EntriesAdded(table, number):
                live = self._registry.find(table)
                if live is not None:
                    await live.catch_up(number)
            case TableChanged(table):
                await self._registry.reload(table)
            case SignedOut(person, credential):
                self._registry.disconnect(person, credential)
            case PresenceReport(table, process, seats):
                self._receive_presence(table, process, frozenset(seats))

    def _receive_presence(self, table: str, process: str, seats: frozenset[int]) -> None:
        live = self._registry.find(table)
        if live is not None and process != self._process:
            if not live.channel.presence.knows(process):
                self._unreported.add(table)
            live.channel.report_presence(process, seats)

    # Polling.

    async def poll(self) -> None:
        """Find entries of other processes whose message was not received."""
        if self._needs_resync:
            await self.compare(self._registry.tables)
            self._needs_resync = False
        since, now = self._polled_at - OVERLAP_SECONDS, time.time()
        for table, number in await numbers_since(self._database, since):
            live = self._registry.find(table)
            if live is not None:
                await self._registry.catch_up(live, number)
        self._polled_at = now

    async def compare(self, tables: Sequence[LiveTable]) -> None:
        """Bring open tables up to date: their entries, their people, whether they exist."""
        for live in tables:
            await self._registry.catch_up(live)
        removed, changed = await differences(self._database, tables)
        for table in removed:
            await self._registry.close(table, encode(Gone("removed")))
        for table in changed:
            await self._registry.reload(table)

    # Presence.

    async def report_presence(self) -> None:
        """Report to the other processes, and to the database, which seats are connected here."""
        now = time.time()
        is_time = now - self._reported_at >= REPORT_SECONDS
        if self._database.is_shared:
            await self._send_reports(is_time)
        if is_time:
            self._reported_at = now
            tables = self._registry.tables
            seats = [(live.id, seat) for live in tables for seat in live.channel.local_seats()]
            for first in range(0, len(seats), AT_ONCE):
                some = seats[first : first + AT_ONCE]
                await self._database.write(*(see(table, seat, now) for table, seat in some))

    async def _send_reports(self, is_time: bool) -> None:
        """Report the presence at each table when it changes, and from time to time."""
        for live in self._registry.tables:
            seats = live.channel.local_seats()
            is_new = seats != self._reported.get(live.id, []) or live.id in self._unreported
            if is_new or (seats and is_time):
                self._unreported.discard(live.id)
                report = PresenceReport(live.id, self._process, seats)
                await self._database.write(notify=report)
                self._reported[live.id] = seats
            live.channel.expire_presence()


class Differences(NamedTuple):
    """Tables that are open here but removed from the database, and those with other people."""

    removed: list[str]
    changed: list[str]


async def differences(database: Database, tables: Sequence[LiveTable]) -> Differences:
    """Compare open tables with the database."""
    removed: list[str] = []
    changed: list[str] = []
    for first in range(0, len(tables), AT_ONCE):
        some = tables[first : first + AT_ONCE]
        ids = [live.id for live in some]
        stored = await existing(database, ids)
        seats = {(s.table, s.seat): s for s in await find_seats(database, ids)}
        for live in some:
            places = live.state.seating.places
            known = [seats.get((live.id, seat)) for seat in range(len(places))]
            people = [(each and each.person, each and each.kept_for) for each in known]
            if live.id not in stored:
                removed.append(live.id)
            elif people != [(each.person, each.kept_for) for each in places]:
                changed.append(live.id)
    return Differences(removed, changed)
