"""Notifications: people learn by socket or by webhook that it is their turn, or a table closed."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Coroutine, Sequence
from typing import Any, Literal

from dreamcog.i18n.bundle import FALLBACK
from dreamcog.server.broadcast.channel import Subscriber
from dreamcog.server.broadcast.messages import encode
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.ops.metrics import Metrics
from dreamcog.server.ops.texts import texts_of
from dreamcog.server.people.webhooks import Webhooks
from dreamcog.server.store.database import Database
from dreamcog.server.store.lists import count_turns
from dreamcog.server.store.people import find_person
from dreamcog.server.store.records import TableRecord
from dreamcog.server.table.state import TableState
from dreamcog.server.wire.messages import TableClosed, YourTurn

What = Literal["your-turn", "table-closed"]
"""What a notice is about."""


class Notifications:
    """Sends people the tables at which it has become, or is no longer, their turn."""

    def __init__(self, database: Database, webhooks: Webhooks, metrics: Metrics) -> None:
        self.webhooks = webhooks
        self._database = database
        self._metrics = metrics
        self._subscribers: dict[str, list[Subscriber]] = defaultdict(list)
        self._tasks: set[asyncio.Task[None]] = set()

    def subscribe(self, subscriber: Subscriber) -> None:
        """Send a person's notifications to a subscriber of theirs."""
        self._subscribers[subscriber.person or ""].append(subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        subscriber.detach()
        own = self._subscribers[subscriber.person or ""]
        own.remove(subscriber)
        if not own:
            del self._subscribers[subscriber.person or ""]

    @property
    def subscribers(self) -> list[Subscriber]:
        """The subscribers of all people."""
        return [each for own in self._subscribers.values() for each in own]

    def turn_changed(self, live: LiveTable, before: TableState, is_local: bool) -> None:
        """Notify all people whose turn it has become, or no longer is.

        Webhooks are called only by the process that stored the entry.
        """
        now = live.state.people_to_move
        for person in before.people_to_move ^ now:
            is_away = is_local and person in now and not is_here(live, person)
            if is_away or person in self._subscribers:
                self._begin(self._notify(live, person, person in now, is_away))

    def table_closed(self, table: TableRecord, people: Sequence[str]) -> None:
        """Notify people that a table of theirs cannot go on by the present rules."""
        message = encode(TableClosed(table.id, table.game, "rules"))
        for person in people:
            for subscriber in self._subscribers.get(person, []):
                subscriber.enqueue(message)
            self._begin(self._call_webhook(table, person, "table-closed"))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _notify(self, live: LiveTable, person: str, is_turn: bool, is_away: bool) -> None:
        own = self._subscribers.get(person, [])
        if own:
            waiting = await count_turns(self._database, person)
            message = encode(YourTurn(live.id, live.state.record.game, is_turn, waiting))
            for subscriber in list(own):
                subscriber.enqueue(message)
        if is_away:
            await self._call_webhook(live.state.record, person, "your-turn")

    async def _call_webhook(self, table: TableRecord, person: str, what: What) -> None:
        """Call the person's webhook, if they have one."""
        found = await find_person(self._database, person)
        if found is None or found.webhook is None:
            return
        texts, game = texts_of(found.language or FALLBACK), table.game
        text = texts.your_turn(game) if what == "your-turn" else texts.table_closed(game)
        notice = {"what": what, "table": table.id, "game": game, "text": text}
        self._metrics.webhook_called(await self.webhooks.send(found.webhook, notice))

    async def stop(self) -> None:
        """Cancel what is under way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.webhooks.close()


def is_here(live: LiveTable, person: str) -> bool:
    """Whether a person who sits at a table is connected to it, through any process."""
    places = live.state.seating.places
    return any(places[seat].person == person for seat in live.channel.seats_present())
