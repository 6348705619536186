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
from dreamcog.server.broadcast.subscribers import Disconnect, Send, Subscriber
from dreamcog.server.table.policy import may_watch_table
from dreamcog.server.table.state import TableState
from dreamcog.server.wire.news import Gone, Here, News, Whole

MAX_MISSED = 500
"""Entries that somebody who comes back is told of one by one."""
SEEN_FOR = 45.0
"""Seconds for which it is believed that somebody is there who was seen by another process."""


class Broadcaster:
    """Everybody who follows the course of a table."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.touched = time.time()
        self.subscribers: list[Subscriber] = []
        self.seen: dict[int, float] = {}
        """When somebody was last there, by seat."""
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """The seats whose people listen through other processes, and when those last said so."""
        self._positions: dict[int | None, dict[str, Any]] = {}
        """What those who listen have been told, by seat."""

    def _follow(self, after: TableState) -> None:
        """Something has happened, and is told."""
        before, self.state = self.state, after
        if after.seating.places != before.seating.places:
            self._see_who_may_listen()
        self._tell(before)

    def _replace_state(self, state: TableState) -> None:
        """The course is another: everybody is told everything."""
        self.state = state
        self._positions.clear()
        self._see_who_may_listen()
        for subscriber in self.subscribers:
            subscriber.resync()

    # Who is there.

    def here(self) -> list[int]:
        """The seats whose people are there: they listen, through this process or another."""
        elsewhere = (seats for seats, _ in self.elsewhere.values())
        return sorted(set(self.local_seats()).union(*elsewhere))

    def heard_from_peer(self, process: str, seats: frozenset[int]) -> None:
        """Another process says for which seats somebody listens there."""
        before, now = self.here(), time.time()
        gone, _ = self.elsewhere.get(process, (frozenset(), 0.0))
        self.seen.update(dict.fromkeys(gone | seats, now))
        self.elsewhere[process] = (seats, now)
        self._tell_who_is_here(before)

    def expire_peers(self) -> None:
        """A process that has not been heard of for long is gone, and those who listened there."""
        before, recent = self.here(), time.time() - SEEN_FOR
        heard = {name: each for name, each in self.elsewhere.items() if each[1] > recent}
        if heard != self.elsewhere:
            self.elsewhere = heard
            self._tell_who_is_here(before)

    def away(self, now: float) -> frozenset[int]:
        """The seats whose people have been away for long enough to be stood in for."""
        here = self.here()
        since = now - self.state.record.away_after
        return frozenset(
            seat
            for seat, place in enumerate(self.state.seating.places)
            if place.kind == "person" and seat not in here and self.seen_at(seat) <= since
        )

    def seen_at(self, seat: int) -> float:
        """When whoever has a seat was last there, or did something, through whichever process."""
        acted = self.state.acted.get(self.state.seating.places[seat].person or "", 0.0)
        return max(self.seen.get(seat, 0.0), acted)

    def local_seats(self) -> list[int]:
        """The seats whose people listen through this process."""
        people = {subscriber.person for subscriber in self.subscribers} - {None}
        places = self.state.seating.places
        return [seat for seat, place in enumerate(places) if place.person in people]

    # Who listens.

    def join(
        self,
        send: Send,
        person: str | None,
        seat: int | None,
        after: int | None = None,
        disconnect: Disconnect | None = None,
    ) -> Subscriber:
        """Somebody listens: they are told everything, then whatever happens."""
        subscriber = Subscriber(send, self.whole, person, seat, disconnect)
        subscriber.after = after
        before = self.here()
        self.subscribers.append(subscriber)
        subscriber.resync()
        self._tell_who_is_here(before)
        return subscriber

    def look(self, subscriber: Subscriber, seat: int | None) -> None:
        """Somebody listens for another seat from now on."""
        subscriber.seat = seat
        subscriber.resync()

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody listens no more."""
        subscriber.leave()
        before = self.here()
        self.subscribers.remove(subscriber)
        self.touched = time.time()
        if subscriber.person is not None:
            seats = self.state.seating.seats_of(subscriber.person)
            self.seen.update(dict.fromkeys(seats, self.touched))
        if not any(each.seat == subscriber.seat for each in self.subscribers):
            self._positions.pop(subscriber.seat, None)
        self._tell_who_is_here(before)

    def _see_who_may_listen(self) -> None:
        """Who listens for a seat that is no longer theirs looks on from now on, if they may."""
        places = self.state.seating.places
        for subscriber in self.subscribers:
            if subscriber.seat is not None and places[subscriber.seat].person != subscriber.person:
                self.look(subscriber, None)
            if not may_watch_table(self.state, subscriber.person):
                subscriber.dismiss(encode(Gone("not-yours")))

    def _tell_who_is_here(self, before: list[int]) -> None:
        """Everybody hears that somebody came or went, unless they are there elsewhere too."""
        here = self.here()
        if here == before:
            return
        message = encode(Here(here))
        for subscriber in self.subscribers:
            subscriber.tell(message, self.state.number)

    # What is told.

    def position(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know; remembered while somebody listens for it."""
        known = self._positions.get(seat)
        return self.state.position(seat) if known is None else known

    def whole(self, subscriber: Subscriber) -> bytes:
        """Everything for a listener, who knows it from now on."""
        self._positions[subscriber.seat] = self.position(subscriber.seat)
        told = self.everything(subscriber.person, subscriber.seat, subscriber.after)
        subscriber.after = self.state.number
        return encode(told)

    def everything(self, person: str | None, seat: int | None, after: int | None) -> Whole:
        """Everything that a seat may know, and the entries behind a number."""
        state = self.state
        missed = [] if after is None else state.applied[after:][-MAX_MISSED:]
        return Whole(
            number=state.number,
            seat=seat,
            table=table_info(state, person),
            position=self.position(seat),
            menu=menu_of(state, seat),
            decision=decision_of(state, seat),
            deadlines=deadlines_of(state),
            here=self.here(),
            missed=seen_since(missed, seat),
            said=[said_of(each) for each in state.said if after is None],
        )

    def _tell(self, before: TableState) -> None:
        """Everyone who listens hears what their seat may know; nobody is waited for."""
        state = self.state
        if not self.subscribers:
            self._positions.clear()
            return
        same = state.seating == before.seating and state.status == before.status
        room = None if same else room_of(state)
        applied_entry = state.applied[-1]
        messages: dict[int | None, bytes] = {}
        for subscriber in self.subscribers:
            seat = subscriber.seat
            if seat not in messages:
                old = self._positions.get(seat)
                new = self._positions[seat] = state.position(seat)
                news = News(
                    number=state.number,
                    happened=happened(applied_entry, seat),
                    patch=[] if old is None else delta(old, new),
                    turn=state.turn,
                    menu=menu_of(state, seat),
                    decision=decision_of(state, seat),
                    deadlines=deadlines_of(state),
                    room=room,
                )
                messages[seat] = encode(news)
            subscriber.tell(messages[seat], state.number)
        self._positions = {seat: self._positions[seat] for seat in messages}
