"""The audience of a table: who listens, who is there, and what each of them is told."""

from __future__ import annotations

import time
from typing import Any

from dreamcog.core.json_patch import delta
from dreamcog.server.broadcast.messages import (
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
from dreamcog.server.broadcast.subscribers import HangUp, Listener, Send
from dreamcog.server.table.policy import may_look_on
from dreamcog.server.table.state import Course
from dreamcog.server.wire.news import Gone, Here, News, Whole

MOST_MISSED = 500
"""Entries that somebody who comes back is told of one by one."""
SEEN_FOR = 45.0
"""Seconds for which it is believed that somebody is there who was seen by another process."""


class Audience:
    """Everybody who follows the course of a table."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.touched = time.time()
        self.listeners: list[Listener] = []
        self.seen: dict[int, float] = {}
        """When somebody was last there, by seat."""
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """The seats whose people listen through other processes, and when those last said so."""
        self._positions: dict[int | None, dict[str, Any]] = {}
        """What those who listen have been told, by seat."""

    def _follow(self, after: Course) -> None:
        """Something has happened, and is told."""
        before, self.course = self.course, after
        if after.company.places != before.company.places:
            self._see_who_may_listen()
        self._tell(before)

    def _begin_anew(self, course: Course) -> None:
        """The course is another: everybody is told everything."""
        self.course = course
        self._positions.clear()
        self._see_who_may_listen()
        for listener in self.listeners:
            listener.tell_everything()

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
