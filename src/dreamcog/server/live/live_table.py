"""A table that people share: what is done is checked, kept, and only then told, one at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from dreamcog.core.refusal import Refused, malformed
from dreamcog.server.broadcast.broadcaster import Broadcaster
from dreamcog.server.live.replay import load_state
from dreamcog.server.ops.metrics import Metrics
from dreamcog.server.store.database import Database, Missing, Statement, Taken, Unreachable
from dreamcog.server.store.records import Entry, TableRecord
from dreamcog.server.store.tables import find_entries, find_table, last_seen
from dreamcog.server.table.policy import Asking, NewEntry, entry_for, settled_proposal
from dreamcog.server.table.seating import DISAGREE, MOVE, SAY
from dreamcog.server.table.state import TableState
from dreamcog.server.table.statements import entry_statements
from dreamcog.server.wire.acts import AnyAct, HandOver
from dreamcog.server.wire.news import Done

TRIES = 8
"""How often something is tried again that another process was quicker to number."""
OWN_NAME = "~"
"""Before the names that clients give to what they send: the server's own names are others."""

Watch = Callable[["LiveTable", TableState, bool], None]
"""Called after something happened, with the course before, and whether it was done here."""


class LiveTable(Broadcaster):
    """One running table, where it is kept, and those who follow it."""

    def __init__(
        self, state: TableState, database: Database, metrics: Metrics, watch: Watch
    ) -> None:
        super().__init__(state)
        self._database = database
        self._metrics = metrics
        self._watch = watch
        self._turn = asyncio.Lock()

    @classmethod
    async def open(
        cls, record: TableRecord, database: Database, metrics: Metrics, watch: Watch
    ) -> LiveTable:
        """The table as the store knows it: everything that was done, done again."""
        live = cls(await load_state(record, database), database, metrics, watch)
        live.seen = await last_seen(database, record.id)
        return live

    @property
    def id(self) -> str:
        """Its name for the store and in addresses."""
        return self.state.record.id

    # What is done.

    async def act(self, person: str, act: AnyAct) -> Done:
        """Do what somebody asks, once; what is refused changes nothing.

        Whoever asked may go away meanwhile: what was begun is finished all the same.
        """

        def make() -> NewEntry:
            now = time.time()
            return entry_for(self.state, Asking(person, now, self.away(now)), act)

        seat, name = act.seat, OWN_NAME + act.client
        if isinstance(act, HandOver) and act.away != act.seat:
            seat, name = act.away, f"{act.seat}{name}"  # not a name that the other seat uses
        done = await self.do(make, seat, person, name)
        return Done(act.client, done.number, done.again)

    async def do(
        self,
        make: Callable[[], NewEntry],
        seat: int,
        person: str | None,
        client: str,
        also: Sequence[Statement] = (),
    ) -> Done:
        """Do something at the table, whatever `make` finds it to be when its turn has come.

        What is `also` to be written is written with it, or neither is.
        """
        return await asyncio.shield(self._do_in_turn(make, seat, person, client, also))

    async def _do_in_turn(
        self,
        make: Callable[[], NewEntry],
        seat: int,
        person: str | None,
        client: str,
        also: Sequence[Statement],
    ) -> Done:
        async with self._turn:
            self.touched = time.time()
            for _ in range(TRIES):
                known = self._done_before(seat, person, client)
                if known is not None:
                    return Done(client, known, again=True)
                new_entry = make()
                if (new_entry.seat, client) in self.state.answers:
                    raise malformed("client", "a name that was not used before")
                try:
                    number = await self._keep(new_entry, person, client, also)
                except Taken:
                    await self._catch_up()
                except Missing as missing:
                    raise Refused("no-such-table") from missing
                else:
                    with suppress(Unreachable):  # it is done later, by whoever looks after it
                        await self._settle_or_catch_up()
                    return Done(client, number)
            raise TimeoutError(f"{self.id}: others are always quicker")

    def _done_before(self, seat: int, person: str | None, client: str) -> int | None:
        """The entry of what is sent once more; what others sent is no answer to anybody."""
        known = self.state.answers.get((seat, client))
        if known is None or OWN_NAME not in client:
            return known
        return known if self.state.applied[known - 1].entry.person == person else None

    async def settle(self) -> None:
        """Do what everybody has agreed to, or has had time enough to answer."""
        async with self._turn:
            await self._settle_or_catch_up()

    async def _settle_or_catch_up(self) -> None:
        try:
            await self._settle()
        except Taken:
            await self._catch_up()

    async def _settle(self) -> None:
        """Do what everybody has agreed to; where it has become impossible it is dropped."""
        asked = self.state.seating.asked
        new_entry = settled_proposal(self.state, time.time())
        if asked is None or new_entry is None:
            return
        try:
            await self._keep(new_entry, None, f"asked:{asked.number}")
        except Refused:
            await self._keep(NewEntry(DISAGREE, asked.seat, {}), None, f"asked:{asked.number}")

    async def _keep(
        self, new_entry: NewEntry, person: str | None, client: str, also: Sequence[Statement] = ()
    ) -> int:
        """Check it, keep it, go on by it, tell it: in this order."""
        began = time.perf_counter()
        before = self.state
        now = max(time.time(), before.updated)
        entry = Entry(
            self.id, before.number + 1, *new_entry[:2], person, new_entry.body, client, now
        )
        after = before.after(entry)
        statements = entry_statements(before, after)
        checked = time.perf_counter()
        await self._database.write(*also, *statements, tell=self.id)
        stored = time.perf_counter()
        self._go_on(after, is_ours=True)
        told = time.perf_counter()
        self._metrics.acted(new_entry.kind)
        if new_entry.kind == SAY:
            self._metrics.chatted()
        if new_entry.kind == MOVE:
            self._metrics.moved(before.record.game)
            self._metrics.took("check", checked - began)
            self._metrics.took("store", stored - checked)
            self._metrics.took("tell", told - stored)
            self._metrics.took("all", told - began)
        return entry.number

    async def catch_up(self) -> None:
        """Learn what was done here through another process."""
        async with self._turn:
            await self._catch_up()

    async def _catch_up(self) -> None:
        for entry in await find_entries(self._database, self.id, self.state.number):
            self._go_on(self.state.after(entry), is_ours=False)

    async def reload(self) -> None:
        """Read everything again: people were changed in it."""
        async with self._turn:
            record = await find_table(self._database, self.id) or self.state.record
            self._replace_state(await load_state(record, self._database))

    def _go_on(self, after: TableState, is_ours: bool) -> None:
        before = self.state
        self._follow(after)
        self._watch(self, before, is_ours)

    async def wait_until_idle(self) -> None:
        """Wait until nothing is being done here."""
        async with self._turn:
            pass
