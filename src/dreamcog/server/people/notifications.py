"""Notices: people learn that it is their turn, wherever they are looking."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from dreamcog.server.broadcast.messages import encode
from dreamcog.server.broadcast.subscribers import Subscriber
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.ops.metrics import Metrics
from dreamcog.server.ops.texts import texts_of
from dreamcog.server.people.webhooks import Webhooks
from dreamcog.server.store.database import Database
from dreamcog.server.store.lists import count_turns
from dreamcog.server.store.people import find_person
from dreamcog.server.table.state import TableState
from dreamcog.server.wire.news import YourTurn


class Notifications:
    """Whoever wants to know when it is their turn."""

    def __init__(self, database: Database, webhooks: Webhooks, metrics: Metrics) -> None:
        self.webhooks = webhooks
        self._database = database
        self._metrics = metrics
        self._subscribers: dict[str, list[Subscriber]] = defaultdict(list)
        self._tasks: set[asyncio.Task[None]] = set()

    def join(self, subscriber: Subscriber) -> None:
        """Somebody listens for their own notices."""
        self._subscribers[subscriber.person or ""].append(subscriber)

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody listens no more."""
        subscriber.leave()
        own = self._subscribers[subscriber.person or ""]
        own.remove(subscriber)
        if not own:
            del self._subscribers[subscriber.person or ""]

    @property
    def subscribers(self) -> list[Subscriber]:
        """All of them."""
        return [each for own in self._subscribers.values() for each in own]

    def turn_changed(self, live: LiveTable, before: TableState, is_ours: bool) -> None:
        """It has become the turn of some, and is no longer that of others.

        Addresses are called by the one process through which it happened.
        """
        now = live.state.people_to_move
        for person in before.people_to_move ^ now:
            task = asyncio.get_running_loop().create_task(
                self._tell(live, person, person in now, is_ours)
            )
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _tell(self, live: LiveTable, person: str, is_turn: bool, is_ours: bool) -> None:
        own = self._subscribers.get(person, [])
        if own:
            waiting = await count_turns(self._database, person)
            told = encode(YourTurn(live.id, live.state.record.game, is_turn, waiting))
            for subscriber in list(own):
                subscriber.tell(told)
        places = live.state.seating.places
        is_here = any(places[seat].person == person for seat in live.here())
        if is_turn and is_ours and not is_here:
            await self._call(live, person)

    async def _call(self, live: LiveTable, person: str) -> None:
        """Tell the address that somebody gave, if they gave one."""
        found = await find_person(self._database, person)
        if found is None or found.webhook is None:
            return
        game = live.state.record.game
        text = texts_of(found.language or "en").your_turn(game)
        notice = {"what": "your-turn", "table": live.id, "game": game, "text": text}
        self._metrics.noticed(await self.webhooks.send(found.webhook, notice))

    async def stop(self) -> None:
        """Nobody is told any more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.webhooks.close()
