"""The channel of a table: its subscribers, and the broadcast of each entry to them.

What a subscriber has not received yet waits in its own queue; no subscriber waits for another.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Collection

from msgspec import Raw

from dreamcog.server.broadcast import messages
from dreamcog.server.broadcast.admitted import enforce_admission
from dreamcog.server.broadcast.messages import encode
from dreamcog.server.broadcast.presence import Presence, seats_away, seats_of
from dreamcog.server.broadcast.sending import Disconnect, Send, WriteNow, cannot_write
from dreamcog.server.broadcast.views import Message, SeatViews, complete
from dreamcog.server.table.state import TableState
from dreamcog.server.wire.messages import Here, Whole

log = logging.getLogger(__name__)

MAX_QUEUED = 64
"""Messages in a subscriber's queue; one that falls further behind gets a whole snapshot."""


class Subscriber:
    """A client's subscription: the person, the seat it sees the table from, and its queue.

    A subscriber needs a snapshot before news mean anything to it: at first, and again when its
    queue has run over.
    """

    def __init__(
        self,
        send: Send,
        snapshot: Callable[[Subscriber], Message],
        person: str | None,
        seat: int | None,
        disconnect: Disconnect | None = None,
    ) -> None:
        self.person = person
        self.seat = seat
        self.after: int | None = None
        """The last entry that it was sent."""
        self.credential = ""
        """The key of the credential that has authenticated it."""
        self.is_gone = False
        self.write_now: WriteNow = cannot_write
        self._send = send
        self._disconnect = disconnect
        self._snapshot = snapshot
        self._queue: deque[tuple[Message, int | None]] = deque()
        """Messages, and for news the number of their entry."""
        self._needs_snapshot = False
        self._is_closing = False
        self._writer: asyncio.Task[None] | None = None

    def enqueue(self, message: Message, number: int | None = None) -> None:
        """Send a message; news (with a number) are dropped where a snapshot comes anyway."""
        if self.is_gone or self._is_closing or (number is not None and self._needs_snapshot):
            return
        if len(self._queue) >= MAX_QUEUED:
            self.resync()
            if number is not None:
                return
        if self._writer is None and isinstance(message, bytes) and self.write_now(message):
            self.after = self.after if number is None else number
            return
        self._queue.append((message, number))
        self._start_writer()

    def resync(self) -> None:
        """Drop the queued news: the subscriber is sent a snapshot instead.

        Answers to its own requests are never dropped; a client that asks more than it receives is
        disconnected. A client that keeps up is written to at once.
        """
        if self._is_closing or self.is_gone:
            return
        self._queue = deque(each for each in self._queue if each[1] is None)
        self._needs_snapshot = True
        if len(self._queue) >= MAX_QUEUED:
            self.detach()
        elif self._writer is not None or self.write_now is cannot_write:
            self._start_writer()
        else:
            self._write_snapshot()

    def close_after(self, message: bytes) -> None:
        """Send a last message, then close the connection."""
        if self._is_closing or self.is_gone:
            return
        self._snapshot = lambda _: message
        self._queue.clear()
        self._needs_snapshot, self._is_closing = True, True
        self._start_writer()

    def close(self) -> None:
        """Close the connection without a message; the client may reconnect."""
        self._queue.clear()
        self._needs_snapshot, self._is_closing = False, True
        self._start_writer()

    def detach(self) -> None:
        """Send nothing any more."""
        self.is_gone = True
        self.write_now = cannot_write
        self._queue.clear()

    async def drained(self) -> None:
        """Wait until everything is sent."""
        while self._writer is not None:
            await asyncio.wait([self._writer])

    def _start_writer(self) -> None:
        if self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._write())

    def _write_snapshot(self) -> None:
        """Write a snapshot now; one that has to wait is numbered like news, as it gets old."""
        try:
            message = self._make_snapshot()
        except Exception:  # it is logged
            self.detach()
            return
        self._needs_snapshot = False
        if not isinstance(message, bytes) or not self.write_now(message):
            self._queue.append((message, self.after))
            self._start_writer()

    def _make_snapshot(self) -> Message:
        try:
            return self._snapshot(self)
        except Exception:
            log.exception("the snapshot of a table failed")
            raise

    async def _write(self) -> None:
        try:
            while not self.is_gone and (self._needs_snapshot or self._queue):
                if self._needs_snapshot:
                    message = self._make_snapshot()
                    self._needs_snapshot = False
                else:
                    message, number = self._queue.popleft()
                    self.after = self.after if number is None else number
                if not isinstance(message, bytes):
                    message = await asyncio.shield(message)
                if not self.is_gone and not self.write_now(message):
                    await self._send(message)
            if self._is_closing:
                self.detach()
                if self._disconnect is not None:
                    await self._disconnect()
        except Exception:  # a client that cannot be reached is gone, for whatever reason
            self.detach()
        finally:
            self._writer = None


class Channel:
    """The subscribers of one table, and what each has been sent of its state."""

    def __init__(self, state: TableState, last_seen: dict[int, float] | None = None) -> None:
        self.views = SeatViews(state)
        """What seats may know of the state that was broadcast last; the next patch starts there."""
        self.subscribers: list[Subscriber] = []
        self.left_at = 0.0
        """When the last subscriber left."""
        self.presence = Presence(last_seen)

    @property
    def state(self) -> TableState:
        """The state that was broadcast last."""
        return self.views.state

    # Subscribing.

    def subscribe(
        self,
        send: Send,
        person: str | None,
        seat: int | None,
        after: int | None = None,
        disconnect: Disconnect | None = None,
        write_now: WriteNow = cannot_write,
    ) -> Subscriber:
        """Add a subscriber: it is sent a snapshot, then every entry."""
        subscriber = Subscriber(send, self._snapshot_for, person, seat, disconnect)
        subscriber.after = after
        subscriber.write_now = write_now
        before = self.seats_present()
        self.subscribers.append(subscriber)
        subscriber.resync()
        self._broadcast_presence(before, knows=subscriber)
        return subscriber

    def change_seat(self, subscriber: Subscriber, seat: int | None) -> None:
        """A subscriber sees the table from another seat from now on."""
        subscriber.seat = seat
        subscriber.resync()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        subscriber.detach()
        before = self.seats_present()
        self.subscribers.remove(subscriber)
        self.left_at = time.time()
        if subscriber.person is not None:
            self.presence.seen(self.state.seating.seats_of(subscriber.person), self.left_at)
        if not any(each.seat == subscriber.seat for each in self.subscribers):
            self.views.forget(subscriber.seat)
        self._broadcast_presence(before)

    # Presence.

    def local_seats(self) -> list[int]:
        """The seats whose people are connected through this process."""
        return seats_of(self.state, {each.person for each in self.subscribers})

    def seats_present(self) -> list[int]:
        """The seats whose people are connected, through this process or another."""
        return sorted(self.presence.elsewhere.union(self.local_seats()))

    def report_presence(self, process: str, seats: frozenset[int]) -> None:
        """Another process says whose people are connected to it."""
        before = self.seats_present()
        self.presence.report(process, seats, time.time())
        self._broadcast_presence(before)

    def expire_presence(self) -> None:
        """Forget the people of processes that are gone."""
        before = self.seats_present()
        self.presence.expire(time.time())
        self._broadcast_presence(before)

    def seats_away(self, now: float, down: Collection[tuple[float, float]] = ()) -> frozenset[int]:
        """The seats at which a bot may stand in, as their people have been away for so long."""
        return seats_away(self.state, self.seats_present(), self.presence, now, down)

    def _broadcast_presence(self, before: list[int], knows: Subscriber | None = None) -> None:
        """Tell everybody who is there, if it has changed, but one that knows it."""
        present = self.seats_present()
        others = [] if present == before else [s for s in self.subscribers if s is not knows]
        message = encode(Here(present)) if others else b""
        for subscriber in others:
            subscriber.enqueue(message, self.state.number)

    # Broadcasting.

    async def snapshot(self, person: str | None, seat: int | None, after: int | None) -> Whole:
        """Everything that a seat may know, and the entries after a number."""
        views = self.views
        message = self._whole(person, seat, after)
        menu = views.menus.of(seat)
        message.menu = menu if isinstance(menu, Raw) else await asyncio.shield(menu)
        return message

    def _whole(self, person: str | None, seat: int | None, after: int | None) -> Whole:
        """A snapshot without its menu."""
        position = self.views.encoded_position(seat)
        return messages.whole(self.state, person, seat, after, position, self.seats_present())

    def _snapshot_for(self, subscriber: Subscriber) -> Message:
        """The snapshot for a subscriber; later patches continue from it."""
        message = self._whole(subscriber.person, subscriber.seat, subscriber.after)
        subscriber.after = self.state.number
        return complete(message, self.views.menus.of(subscriber.seat))

    def broadcast(self, after: TableState) -> None:
        """Send the last entry of a state to all subscribers, each as its seat may know it."""
        earlier = self.views
        before, self.views = earlier.state, earlier.after(after)
        if after.seating.places is not before.seating.places:
            for subscriber in enforce_admission(after, self.subscribers):
                subscriber.resync()
        encoded: dict[int | None, Message] = {}
        news = messages.EntryNews(before, after)
        for subscriber in self.subscribers:
            if subscriber.after is not None and subscriber.after >= after.number:
                continue  # its snapshot has this entry
            seat = subscriber.seat
            if seat not in encoded:
                position = self.views.position(seat)
                message = news.of(seat, earlier.known(seat), position)
                encoded[seat] = complete(message, self.views.menus.of(seat))
            subscriber.enqueue(encoded[seat], after.number)

    def replace_state(self, state: TableState) -> None:
        """The table was read again: every subscriber gets a new snapshot."""
        self.views.menus.outdate()
        self.views = SeatViews(state)
        enforce_admission(state, self.subscribers)
        for subscriber in self.subscribers:
            subscriber.resync()
