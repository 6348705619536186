"""The registry of live tables: those that this process has open, opened when they are needed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from dreamcog.core.refusal import Refused
from dreamcog.server.broadcast.channel import Subscriber
from dreamcog.server.live.continuing import continue_older
from dreamcog.server.live.heartbeat import Heartbeat
from dreamcog.server.live.live_table import LiveTable, Surroundings
from dreamcog.server.live.pausing import pause_clocks
from dreamcog.server.live.peers import PeerSync
from dreamcog.server.ops.logs import log_event
from dreamcog.server.store.database import Database, Unreachable
from dreamcog.server.store.tables import due_tables, find_table
from dreamcog.server.wire.peers import SignedOut, TableChanged

log = logging.getLogger(__name__)

PERIOD = 2.0
"""Seconds between two runs of the periodic work."""
IDLE = 120.0
"""Seconds after which a table without subscribers is closed; it is opened again when needed."""


class TableRegistry:
    """The live tables of this process."""

    def __init__(self, database: Database, surroundings: Surroundings) -> None:
        self.database = database
        self._surroundings = surroundings
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        """What is done as long as the process runs."""
        self._continuing: asyncio.Task[None] | None = None
        """Lets the tables of older rules go on, once."""
        self._unplayable: set[str] = set()
        """Tables that cannot be opened, and are not tried again."""
        self._peers = PeerSync(self)
        self._heartbeat = Heartbeat(database)

    # Tables.

    @property
    def tables(self) -> list[LiveTable]:
        """The tables that are open."""
        return list(self._tables.values())

    @property
    def subscribers(self) -> list[Subscriber]:
        """The subscribers of all tables, and of people's notifications."""
        of_tables = [each for live in self.tables for each in live.channel.subscribers]
        return [*of_tables, *self._surroundings.turns.subscribers]

    def find(self, table: str) -> LiveTable | None:
        """A table by its id, if it is open."""
        return self._tables.get(table)

    async def table(self, table: str) -> LiveTable:
        """A table by its id, up to date and open; refused where there is none.

        Up to date: a client that learned of an entry from another process finds it here.
        """
        live = self._tables.get(table)
        if live is not None:
            live.used_at = time.time()
            if self.database.is_shared:
                await self.catch_up(live)
            return live
        if table not in self._opening:
            task = asyncio.get_running_loop().create_task(self._open(table))
            self._opening[table] = task
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> LiveTable:
        """Open a table: follow it, then read it, so that nothing falls in between."""
        try:
            await self.database.follow(table)
            return await self._read(table)
        except BaseException:
            self._tables.pop(table, None)
            self.database.unfollow(table)
            raise

    async def _read(self, table: str) -> LiveTable:
        record = await find_table(self.database, table)
        if record is None:
            raise Refused("no-such-table")
        live = await LiveTable.open(record, self.database, self._surroundings)
        self._tables[table] = live
        if self.database.is_shared:
            await self._compare_opened(live)
        await pause_clocks(live, self.database)
        self._surroundings.driver.schedule(live)
        return live

    async def _compare_opened(self, live: LiveTable) -> None:
        """Follow what other processes have done at a table while it was being opened here."""
        await self._peers.compare([live])
        if live.id not in self._tables:
            raise Refused("no-such-table")

    async def catch_up(self, live: LiveTable, number: int | None = None) -> None:
        """Apply what other processes stored at a table; one that fails does not stop the others."""
        try:
            await live.catch_up(number)
        except Unreachable:
            raise
        except Exception:
            log.exception("a table cannot be followed: %s", live.id)

    async def close(self, table: str, last_message: bytes | None = None) -> None:
        """Close a table; its subscribers are sent a last message, if any, and disconnected."""
        self._peers.forget(table)
        live = self._tables.pop(table, None)
        if live is not None:
            self.database.unfollow(table)
            self._surroundings.driver.forget(table)
            await self._store_position(live)
            for subscriber in list(live.channel.subscribers):
                if last_message is None:
                    subscriber.close()
                else:
                    subscriber.close_after(last_message)
            await self.database.release(table)

    async def _store_position(self, live: LiveTable) -> None:
        """Store the position of a table that is about to be closed here."""
        try:
            await live.store_position()
        except Unreachable as unreachable:
            log_event(log, "store-unreachable", reason=unreachable.reason)

    async def _continue(self, table: str) -> None:
        """Open a table of older rules, so that it goes on or is closed; then leave it."""
        if table not in self._tables:
            live = await self.table(table)
            if not live.channel.subscribers and not self._surroundings.driver.is_busy(table):
                await self.close(table)

    async def reload(self, table: str) -> None:
        """Read a table again, if it is open: the people in its entries have changed."""
        live = self._tables.get(table)
        if live is not None:
            await live.reload()

    async def reload_everywhere(self, table: str) -> None:
        """Read a table again in every process."""
        await self.database.write(notify=TableChanged(table))
        await self.reload(table)

    # People.

    async def sign_out(self, person: str, credential: str = "") -> None:
        """Close connections of a person, in every process: they have to authenticate again.

        With the key of a credential only those that it has authenticated are closed.
        """
        self.disconnect(person, credential)
        await self.database.write(notify=SignedOut(person, credential))

    def disconnect(self, person: str, credential: str = "") -> None:
        """Close connections of a person to this process."""
        for subscriber in self.subscribers:
            if subscriber.person == person:
                if credential in ("", subscriber.credential):
                    subscriber.close()

    # Periodic work.

    async def start(self) -> None:
        """Begin the periodic work and follow the other processes."""
        loop = asyncio.get_running_loop()
        await self._heartbeat.start()
        for work in (self._run_periodically, self._peers.listen):
            self._tasks.append(loop.create_task(work()))
        self._continuing = loop.create_task(continue_older(self.database, self._continue))

    async def stop(self) -> None:
        """Finish the entries that are being appended, and stop everything else."""
        tasks = [*self._tasks, *([] if self._continuing is None else [self._continuing])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._surroundings.driver.stop()
        await self._surroundings.turns.stop()
        await asyncio.gather(*map(self._store_position, self.tables))
        await self._heartbeat.stop()

    async def _run_periodically(self) -> None:
        work: tuple[Callable[[], Awaitable[None]], ...] = (
            self._heartbeat.beat_in_time,
            self._open_due,
            self._peers.poll,
            self._peers.report_presence,
            self._close_idle,
        )
        while True:
            for each in work:
                try:
                    await each()
                except Unreachable as unreachable:
                    log_event(log, "store-unreachable", reason=unreachable.reason)
                except Exception:
                    log.exception("periodic work failed")
            await asyncio.sleep(PERIOD)

    async def _open_due(self) -> None:
        """Open the tables at which the driver has something to do."""
        for table in await due_tables(self.database, time.time()):
            if table not in self._tables and table not in self._unplayable:
                try:
                    await self.table(table)
                except Refused as refused:
                    self._unplayable.add(table)
                    log_event(log, "table-cannot-go-on", table=table, code=refused.code)
                except Unreachable:
                    raise
                except Exception:
                    self._unplayable.add(table)
                    log.exception("a table cannot be opened: %s", table)

    async def _close_idle(self) -> None:
        """Close tables that nobody uses and where nothing is due soon; a clock may run on."""
        before = time.time() - IDLE
        for live in self.tables:
            is_busy = self._surroundings.driver.is_busy(live.id, within=IDLE)
            is_needed = live.channel.subscribers or is_busy
            if not is_needed and max(live.used_at, live.channel.left_at) < before:
                await self.close(live.id)
