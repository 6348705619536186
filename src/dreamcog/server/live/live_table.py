"""A table that people share: what is done is checked, kept, and only then told, one at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from dreamcog.core.refusal import Refused, malformed
from dreamcog.server.broadcast.broadcaster import Audience
from dreamcog.server.live.replay import course_of
from dreamcog.server.ops.metrics import Metrics
from dreamcog.server.store.database import Database, Missing, Statement, Taken, Unreachable
from dreamcog.server.store.records import Entry, TableRecord
from dreamcog.server.store.tables import find_entries, find_table, last_seen
from dreamcog.server.table.policy import Asking, Deed, deed_of, settled
from dreamcog.server.table.seating import DISAGREE, MOVE, SAY
from dreamcog.server.table.state import Course
from dreamcog.server.table.statements import kept
from dreamcog.server.wire.acts import AnyAct, HandOver
from dreamcog.server.wire.news import Done

TRIES = 8
"""How often something is tried again that another process was quicker to number."""
OWN_NAME = "~"
"""Before the names that clients give to what they send: the server's own names are others."""

Watch = Callable[["LiveTable", Course, bool], None]
"""Called after something happened, with the course before, and whether it was done here."""


class LiveTable(Audience):
    """One running table, where it is kept, and those who follow it."""

    def __init__(self, course: Course, database: Database, metrics: Metrics, watch: Watch) -> None:
        super().__init__(course)
        self._database = database
        self._metrics = metrics
        self._watch = watch
        self._turn = asyncio.Lock()

    @classmethod
    async def open(
        cls, record: TableRecord, database: Database, metrics: Metrics, watch: Watch
    ) -> LiveTable:
        """The table as the store knows it: everything that was done, done again."""
        live = cls(await course_of(record, database), database, metrics, watch)
        live.seen = await last_seen(database, record.id)
        return live

    @property
    def id(self) -> str:
        """Its name for the store and in addresses."""
        return self.course.record.id

    # What is done.

    async def act(self, person: str, act: AnyAct) -> Done:
        """Do what somebody asks, once; what is refused changes nothing.

        Whoever asked may go away meanwhile: what was begun is finished all the same.
        """

        def make() -> Deed:
            now = time.time()
            return deed_of(self.course, Asking(person, now, self.away(now)), act)

        seat, name = act.seat, OWN_NAME + act.client
        if isinstance(act, HandOver) and act.away != act.seat:
            seat, name = act.away, f"{act.seat}{name}"  # not a name that the other seat uses
        done = await self.do(make, seat, person, name)
        return Done(act.client, done.number, done.again)

    async def do(
        self,
        make: Callable[[], Deed],
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
        make: Callable[[], Deed],
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
                deed = make()
                if (deed.seat, client) in self.course.answers:
                    raise malformed("client", "a name that was not used before")
                try:
                    number = await self._keep(deed, person, client, also)
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
        known = self.course.answers.get((seat, client))
        if known is None or OWN_NAME not in client:
            return known
        return known if self.course.happenings[known - 1].entry.person == person else None

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
        asked = self.course.company.asked
        deed = settled(self.course, time.time())
        if asked is None or deed is None:
            return
        try:
            await self._keep(deed, None, f"asked:{asked.number}")
        except Refused:
            await self._keep(Deed(DISAGREE, asked.seat, {}), None, f"asked:{asked.number}")

    async def _keep(
        self, deed: Deed, person: str | None, client: str, also: Sequence[Statement] = ()
    ) -> int:
        """Check it, keep it, go on by it, tell it: in this order."""
        began = time.perf_counter()
        before = self.course
        now = max(time.time(), before.updated)
        entry = Entry(self.id, before.number + 1, *deed[:2], person, deed.body, client, now)
        after = before.after(entry)
        statements = kept(before, after)
        checked = time.perf_counter()
        await self._database.write(*also, *statements, tell=self.id)
        stored = time.perf_counter()
        self._go_on(after, is_ours=True)
        told = time.perf_counter()
        self._metrics.acted(deed.kind)
        if deed.kind == SAY:
            self._metrics.chatted()
        if deed.kind == MOVE:
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
        for entry in await find_entries(self._database, self.id, self.course.number):
            self._go_on(self.course.after(entry), is_ours=False)

    async def read_anew(self) -> None:
        """Read everything again: people were changed in it."""
        async with self._turn:
            record = await find_table(self._database, self.id) or self.course.record
            self._begin_anew(await course_of(record, self._database))

    def _go_on(self, after: Course, is_ours: bool) -> None:
        before = self.course
        self._follow(after)
        self._watch(self, before, is_ours)

    async def at_rest(self) -> None:
        """Wait until nothing is being done here."""
        async with self._turn:
            pass
