"""The house: all tables that this process has in hand, opened when somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from dreamcog.core.refusal import Refused
from dreamcog.server.automation.bot_workers import BotWorkers
from dreamcog.server.automation.driver import TableDriver
from dreamcog.server.broadcast.messages import encode
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.live.resync import missed
from dreamcog.server.ops.logs import note
from dreamcog.server.ops.metrics import Metrics
from dreamcog.server.people.notifications import Notifications
from dreamcog.server.store.database import MISSED, Database, Unreachable
from dreamcog.server.store.tables import due_tables, find_table, numbers_since, see
from dreamcog.server.table.state import TableState
from dreamcog.server.wire.news import Gone

log = logging.getLogger(__name__)

ROUND = 2.0
"""Seconds between two rounds through the house."""
SEEN_EVERY = 20.0
"""Seconds between two notes of who is there."""
IDLE = 120.0
"""Seconds after which a table that nobody looks at is put away; it is opened again when needed."""
SIGNED_OUT = "?"
"""Said before a person's id: their connections are to be closed."""
AFRESH = "!"
"""Said before a table's name: what is known of it is to be forgotten."""
HERE = "@"
"""Said before a table's name, that of a process, and the seats for which somebody listens there."""


class TableRegistry:
    """The tables of this process."""

    def __init__(
        self, database: Database, metrics: Metrics, thinkers: BotWorkers, notices: Notifications
    ) -> None:
        self.database = database
        self.metrics = metrics
        self.notifications = notices
        self.is_stopping = False
        self._driver = TableDriver(database, thinkers)
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._rounds: list[asyncio.Task[None]] = []
        self._seen_at = 0.0
        self._name = secrets.token_hex(4)
        self._told: dict[str, list[int]] = {}
        """Who listens here, as the other processes know it."""
        self._to_tell: set[str] = set()
        """Tables at which another process has not yet heard who listens here."""
        self._stopped: set[str] = set()
        """Tables that cannot go on."""
        self._looked_at = time.time()
        self._is_behind = False
        """Whether there were news that could not be followed up."""

    # Tables.

    @property
    def tables(self) -> list[LiveTable]:
        """Those that are open."""
        return list(self._tables.values())

    async def table(self, table: str) -> LiveTable:
        """A table by its id, as it stands now; refused where there is none.

        Whoever was told something by another process finds it known here.
        """
        live = self._tables.get(table)
        if live is not None:
            live.touched = time.time()
            if self.database.is_shared:
                await self._catch_up(live)
            return live
        if table not in self._opening:
            task = asyncio.get_running_loop().create_task(self._open(table))
            self._opening[table] = task
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> LiveTable:
        record = await find_table(self.database, table)
        if record is None:
            raise Refused("no-such-table")
        live = await LiveTable.open(record, self.database, self.metrics, self._watch)
        self._tables[table] = live
        self._driver.schedule(live)
        return live

    def _watch(self, live: LiveTable, before: TableState, is_ours: bool) -> None:
        """Something happened at a table, through this process or another."""
        self.notifications.turn_changed(live, before, is_ours)
        self._driver.schedule(live)

    async def forget(self, table: str, gone: bytes | None = None) -> None:
        """Put a table away; whoever listens is told why, if there is a reason, and let go."""
        self._told.pop(table, None)
        live = self._tables.pop(table, None)
        if live is not None:
            for subscriber in list(live.subscribers):
                if gone is None:
                    subscriber.let_go()
                else:
                    subscriber.dismiss(gone)
            await self.database.release(table)

    async def reload(self, table: str) -> None:
        """Read a table again that is open: people were changed in it."""
        live = self._tables.get(table)
        if live is not None:
            await live.reload()

    async def sign_out(self, person: str) -> None:
        """Close every connection of somebody's, of whichever process: they have to come anew."""
        self._disconnect_person(person)
        await self.database.write(tell=SIGNED_OUT + person)

    def _disconnect_person(self, person: str) -> None:
        subscribers = [each for live in self.tables for each in live.subscribers]
        for subscriber in (*subscribers, *self.notifications.subscribers):
            if subscriber.person == person:
                subscriber.let_go()

    # Rounds.

    async def start(self) -> None:
        """Begin to look after tables."""
        for work in (self._go_round, self._hear):
            self._rounds.append(asyncio.get_running_loop().create_task(work()))

    async def stop(self) -> None:
        """Finish what is being done, and let go of everything."""
        self.is_stopping = True
        for task in self._rounds:
            task.cancel()
        await asyncio.gather(*self._rounds, return_exceptions=True)
        await self._driver.stop()
        await self.notifications.stop()
        for live in self.tables:
            await live.wait_until_idle()

    async def _go_round(self) -> None:
        """See to what is due, note who is there, put away what nobody looks at."""
        work: tuple[Callable[[], Awaitable[None]], ...] = (
            self._see_to_due,
            self._note_changes,
            self._note_who_is_here,
            self._put_away,
        )
        while True:
            for each in work:
                try:
                    await each()
                except Unreachable as unreachable:
                    note(log, "store-unreachable", reason=unreachable.reason)
                except Exception:
                    log.exception("a round through the house was cut short")
            await asyncio.sleep(ROUND)

    async def _see_to_due(self) -> None:
        for table in await due_tables(self.database, time.time()):
            if table not in self._tables and table not in self._stopped:
                try:
                    await self.table(table)
                except Refused as refused:
                    self._stopped.add(table)
                    note(log, "table-cannot-go-on", table=table, code=refused.code)
                except Unreachable:
                    raise
                except Exception:
                    self._stopped.add(table)
                    log.exception("a table cannot be opened: %s", table)

    async def _note_changes(self) -> None:
        """Learn of what another process wrote, even if nothing was heard of it."""
        if self._is_behind:
            await self._look_again()
            self._is_behind = False
        since, now = self._looked_at - 10, time.time()
        for table, number in await numbers_since(self.database, since):
            live = self._tables.get(table)
            if live is not None and number > live.state.number:
                await self._catch_up(live)
        self._looked_at = now

    async def _catch_up(self, live: LiveTable) -> None:
        """Learn what was done at a table; one that cannot go on does not hold up the others."""
        try:
            await live.catch_up()
        except Unreachable:
            raise
        except Exception:
            log.exception("a table cannot be followed: %s", live.id)

    async def _note_who_is_here(self) -> None:
        now = time.time()
        is_time = now - self._seen_at >= SEEN_EVERY
        if self.database.is_shared:
            await self._tell_others(is_time)
        if is_time:
            self._seen_at = now
            seats = [(live.id, seat) for live in self.tables for seat in live.local_seats()]
            for first in range(0, len(seats), 200):
                some = seats[first : first + 200]
                await self.database.write(*(see(table, seat, now) for table, seat in some))

    async def _tell_others(self, is_time: bool) -> None:
        """Other processes learn who listens here: when that changes, and from time to time."""
        for live in self.tables:
            seats = live.local_seats()
            is_new = seats != self._told.get(live.id, []) or live.id in self._to_tell
            if is_new or (seats and is_time):
                spelled = ",".join(map(str, seats))
                self._to_tell.discard(live.id)
                await self.database.write(tell=f"{HERE}{live.id} {self._name} {spelled}")
                self._told[live.id] = seats
            live.expire_peers()

    def _hear_of_others(self, table: str, process: str, seats: str) -> None:
        live = self._tables.get(table)
        if live is not None and process != self._name:
            if process not in live.elsewhere:
                self._to_tell.add(table)
            live.heard_from_peer(process, frozenset(map(int, filter(None, seats.split(",")))))

    async def _put_away(self) -> None:
        before = time.time() - IDLE
        for live in self.tables:
            is_idle = live.touched < before and not live.subscribers
            if is_idle and not self._driver.is_busy(live.id):
                await self.forget(live.id)

    async def _hear(self) -> None:
        """Learn at once what other processes did."""
        async for told in self.database.news():
            try:
                await self._heard(told)
            except Unreachable as unreachable:
                self._is_behind = True
                note(log, "store-unreachable", reason=unreachable.reason)
            except Exception:
                log.exception("news could not be followed up")

    async def _look_again(self) -> None:
        """Learn whatever may have been missed."""
        for live in self.tables:
            await self._catch_up(live)
        removed, changed = await missed(self.database, self.tables)
        for table in removed:
            await self.forget(table, encode(Gone("removed")))
        for table in changed:
            await self.reload(table)

    async def _heard(self, told: str) -> None:
        if told == MISSED:
            await self._look_again()
        elif told.startswith(AFRESH):
            await self.reload(told[1:])
        elif told.startswith(SIGNED_OUT):
            self._disconnect_person(told[1:])
        elif told.startswith(HERE):
            self._hear_of_others(*told[1:].split(" "))
        elif told in self._tables:
            await self._tables[told].catch_up()
