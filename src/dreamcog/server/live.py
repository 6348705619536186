"""A table that people share: what is done is checked, kept, and only then told, one at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from dreamcog.core.refusal import Refused, malformed
from dreamcog.server.company import DISAGREE, MOVE, SAY, Company
from dreamcog.server.course import Course
from dreamcog.server.deltas import delta
from dreamcog.server.endings import results_of
from dreamcog.server.listeners import HangUp, Listener, Send
from dreamcog.server.manners import Asking, Deed, deed_of, may_look_on, settled
from dreamcog.server.metrics import Metrics
from dreamcog.server.store.database import Database, Missing, Statement, Taken, Unreachable
from dreamcog.server.store.records import Entry, SeatRecord, TableRecord
from dreamcog.server.store.results import add_result
from dreamcog.server.store.tables import (
    append,
    find_entries,
    find_table,
    last_seen,
    put_seat,
    stand,
)
from dreamcog.server.told import (
    deadlines_of,
    decision_of,
    encode,
    happened,
    menu_of,
    room_of,
    said_of,
    seen_since,
    table_info,
)
from dreamcog.server.wire.acts import AnyAct, HandOver
from dreamcog.server.wire.news import Done, Gone, Here, News, Whole

MOST_MISSED = 500
"""Entries that somebody who comes back is told of one by one."""
BREATH = 20
"""Entries that are played again before others get a turn on the event loop."""
TRIES = 8
"""How often something is tried again that another process was quicker to number."""
OWN_NAME = "~"
"""Before the names that clients give to what they send: the server's own names are others."""
SEEN_FOR = 45.0
"""Seconds for which it is believed that somebody is there who was seen by another process."""

Watch = Callable[["LiveTable", Course, bool], None]
"""Called after something happened, with the course before, and whether it was done here."""


class LiveTable:
    """One running table, where it is kept, and its listeners."""

    def __init__(self, course: Course, database: Database, metrics: Metrics, watch: Watch) -> None:
        self.course = course
        self.touched = time.time()
        self.listeners: list[Listener] = []
        self.seen: dict[int, float] = {}
        """When somebody was last there, by seat."""
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """The seats whose people listen through other processes, and when those last said so."""
        self._database = database
        self._metrics = metrics
        self._watch = watch
        self._positions: dict[int | None, dict[str, Any]] = {}
        """What those who listen have been told, by seat."""
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
            self.course = await course_of(record, self._database)
            self._positions.clear()
            self._see_who_may_listen()
            for listener in self.listeners:
                listener.tell_everything()

    def _go_on(self, after: Course, is_ours: bool) -> None:
        before, self.course = self.course, after
        if after.company.places != before.company.places:
            self._see_who_may_listen()
        self._tell(before)
        self._watch(self, before, is_ours)

    # Who is there.

    def here(self) -> list[int]:
        """The seats whose people are there: they listen, through this process or another."""
        elsewhere = (seats for seats, _ in self.elsewhere.values())
        return sorted(set(self.seats_listening()).union(*elsewhere))

    def hear_of(self, process: str, seats: frozenset[int]) -> None:
        """Another process says for which seats somebody listens there."""
        before, now = self.here(), time.time()
        gone, _ = self.elsewhere.get(process, (frozenset(), 0.0))
        self.seen.update(dict.fromkeys(gone | seats, now))
        self.elsewhere[process] = (seats, now)
        self._tell_who_is_here(before)

    def forget_silent(self) -> None:
        """A process that has not been heard of for long is gone, and those who listened there."""
        before, recent = self.here(), time.time() - SEEN_FOR
        heard = {name: each for name, each in self.elsewhere.items() if each[1] > recent}
        if heard != self.elsewhere:
            self.elsewhere = heard
            self._tell_who_is_here(before)

    def away(self, now: float) -> frozenset[int]:
        """The seats whose people have been away for long enough to be stood in for."""
        here = self.here()
        since = now - self.course.record.away_after
        return frozenset(
            seat
            for seat, place in enumerate(self.course.company.places)
            if place.kind == "person" and seat not in here and self.seen_at(seat) <= since
        )

    def seen_at(self, seat: int) -> float:
        """When whoever has a seat was last there, or did something, through whichever process."""
        acted = self.course.acted.get(self.course.company.places[seat].person or "", 0.0)
        return max(self.seen.get(seat, 0.0), acted)

    def seats_listening(self) -> list[int]:
        """The seats whose people listen through this process."""
        people = {listener.person for listener in self.listeners} - {None}
        places = self.course.company.places
        return [seat for seat, place in enumerate(places) if place.person in people]

    async def at_rest(self) -> None:
        """Wait until nothing is being done here."""
        async with self._turn:
            pass

    # Who listens.

    def join(
        self,
        send: Send,
        person: str | None,
        seat: int | None,
        after: int | None = None,
        hang_up: HangUp | None = None,
    ) -> Listener:
        """Somebody listens: they are told everything, then whatever happens."""
        listener = Listener(send, self.whole, person, seat, hang_up)
        listener.after = after
        before = self.here()
        self.listeners.append(listener)
        listener.tell_everything()
        self._tell_who_is_here(before)
        return listener

    def look(self, listener: Listener, seat: int | None) -> None:
        """Somebody listens for another seat from now on."""
        listener.seat = seat
        listener.tell_everything()

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        listener.leave()
        before = self.here()
        self.listeners.remove(listener)
        self.touched = time.time()
        if listener.person is not None:
            seats = self.course.company.seats_of(listener.person)
            self.seen.update(dict.fromkeys(seats, self.touched))
        if not any(each.seat == listener.seat for each in self.listeners):
            self._positions.pop(listener.seat, None)
        self._tell_who_is_here(before)

    def _see_who_may_listen(self) -> None:
        """Who listens for a seat that is no longer theirs looks on from now on, if they may."""
        places = self.course.company.places
        for listener in self.listeners:
            if listener.seat is not None and places[listener.seat].person != listener.person:
                self.look(listener, None)
            if not may_look_on(self.course, listener.person):
                listener.dismiss(encode(Gone("not-yours")))

    def _tell_who_is_here(self, before: list[int]) -> None:
        """Everybody hears that somebody came or went, unless they are there elsewhere too."""
        here = self.here()
        if here == before:
            return
        message = encode(Here(here))
        for listener in self.listeners:
            listener.tell(message, self.course.number)

    # What is told.

    def position(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know; remembered while somebody listens for it."""
        known = self._positions.get(seat)
        return self.course.position(seat) if known is None else known

    def whole(self, listener: Listener) -> bytes:
        """Everything for a listener, who knows it from now on."""
        self._positions[listener.seat] = self.position(listener.seat)
        told = self.everything(listener.person, listener.seat, listener.after)
        listener.after = self.course.number
        return encode(told)

    def everything(self, person: str | None, seat: int | None, after: int | None) -> Whole:
        """Everything that a seat may know, and the entries behind a number."""
        course = self.course
        missed = [] if after is None else course.happenings[after:][-MOST_MISSED:]
        return Whole(
            number=course.number,
            seat=seat,
            table=table_info(course, person),
            position=self.position(seat),
            menu=menu_of(course, seat),
            decision=decision_of(course, seat),
            deadlines=deadlines_of(course),
            here=self.here(),
            missed=seen_since(missed, seat),
            said=[said_of(each) for each in course.said if after is None],
        )

    def _tell(self, before: Course) -> None:
        """Everyone who listens hears what their seat may know; nobody is waited for."""
        course = self.course
        if not self.listeners:
            self._positions.clear()
            return
        same = course.company == before.company and course.status == before.status
        room = None if same else room_of(course)
        happening = course.happenings[-1]
        messages: dict[int | None, bytes] = {}
        for listener in self.listeners:
            seat = listener.seat
            if seat not in messages:
                old = self._positions.get(seat)
                new = self._positions[seat] = course.position(seat)
                news = News(
                    number=course.number,
                    happened=happened(happening, seat),
                    patch=[] if old is None else delta(old, new),
                    turn=course.turn,
                    menu=menu_of(course, seat),
                    decision=decision_of(course, seat),
                    deadlines=deadlines_of(course),
                    room=room,
                )
                messages[seat] = encode(news)
            listener.tell(messages[seat], course.number)
        self._positions = {seat: self._positions[seat] for seat in messages}


async def course_of(record: TableRecord, database: Database) -> Course:
    """A table as the store knows it: everything that was done, done again."""
    return await taken(record, await find_entries(database, record.id))


async def course_at(course: Course, number: int) -> Course:
    """A course as it was after an entry."""
    return await taken(course.record, [each.entry for each in course.happenings[:number]])


async def taken(record: TableRecord, entries: Sequence[Entry]) -> Course:
    """A table on which all these were done; others get a turn on the event loop meanwhile."""
    course = Course(record)
    for i, entry in enumerate(entries):
        course.take(entry)
        if i % BREATH == BREATH - 1:
            await asyncio.sleep(0)
    return course


def kept(before: Course, after: Course) -> Iterable[Statement]:
    """What has to be written for one more entry: all of it, or nothing."""
    happening = after.happenings[-1]
    events = tuple(event.to_json() for event in happening.events)
    yield append(replace(happening.entry, events=events))
    yield stand(after.record.id, after.standing)
    yield from seats_changed(after.record.id, before.company, after.company)
    if after.status == "finished" and before.status == "playing":
        yield from map(add_result, results_of(after))


def seats_changed(table: str, before: Company, after: Company) -> Iterable[Statement]:
    """The seats that have to be written anew."""
    for seat, (old, new) in enumerate(zip(before.places, after.places, strict=True)):
        if old != new:
            record = SeatRecord(table, seat, new.person, new.player, new.name, new.kept_for)
            yield put_seat(record)
