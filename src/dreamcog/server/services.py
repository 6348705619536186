"""Everything that a running server consists of, put together and taken apart in order."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import version

from dreamcog.core.refusal import Refused
from dreamcog.server.admin.retention import tidy_for_ever
from dreamcog.server.automation.bot_workers import BotWorkers
from dreamcog.server.broadcast.messages import encode
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.live.registry import TableRegistry
from dreamcog.server.ops.connections import ConnectionLimits
from dreamcog.server.ops.metrics import Metrics, watch_loop
from dreamcog.server.ops.rate_limits import RateLimits
from dreamcog.server.ops.settings import Settings
from dreamcog.server.ops.texts import read_all
from dreamcog.server.people.authentication import Authenticator
from dreamcog.server.people.names import clean
from dreamcog.server.people.notifications import Notifications
from dreamcog.server.people.webhooks import Webhooks
from dreamcog.server.store.database import Database
from dreamcog.server.store.opening import open_database
from dreamcog.server.store.people import forget_secret, keep_secret
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.wire.acts import AnyAct, Say
from dreamcog.server.wire.news import Done, Stopping

FAREWELL = 5.0
"""Seconds for which a server that stops waits until everybody has been told."""
A_MOMENT = 0.05
"""Seconds in which what has been done is answered."""


@dataclass
class Services:
    """What the doors need."""

    settings: Settings
    database: Database
    authenticator: Authenticator
    registry: TableRegistry
    notifications: Notifications
    metrics: Metrics
    rate_limits: RateLimits
    bot_workers: BotWorkers
    tasks: list[asyncio.Task[None]]
    connections: ConnectionLimits
    wrote_at: float = 0.0
    """When it was last tried out that something can be written, and it could."""

    @classmethod
    async def start(cls, settings: Settings) -> Services:
        """Open the database, then everything that stands on it."""
        database = await open_database(settings.database)
        metrics = Metrics(version("dreamcog"))
        bot_workers = BotWorkers(settings.thinkers)
        notifications = Notifications(database, Webhooks(settings.webhooks), metrics)
        registry = TableRegistry(database, metrics, bot_workers, notifications)
        authenticator = await Authenticator.of(database)
        await registry.start()
        loop = asyncio.get_running_loop()
        tasks = [
            loop.create_task(watch_loop(metrics)),
            loop.create_task(read_all()),
            loop.create_task(tidy_for_ever(database, settings, registry.forget)),
        ]
        rate_limits = RateLimits(settings.pace or math.inf)
        connections = ConnectionLimits(
            settings.most_connections, settings.most_from_one_address, metrics
        )
        return cls(
            *(settings, database, authenticator, registry, notifications, metrics, rate_limits),
            *(bot_workers, tasks, connections),
        )

    async def act(
        self, live: LiveTable, person: PersonRecord, act: AnyAct, connection: str
    ) -> Done:
        """Let somebody do something at a table, if the server still takes it and they do not rush.

        Chat is cleaned of what cannot be seen.
        """
        if self.registry.is_stopping:
            raise Refused("stopping")
        self.rate_limits.take("act", connection, person.id)
        if isinstance(act, Say):
            self.rate_limits.take("chat", person.id)
            act = Say(act.client, act.seat, clean(act.text) or "…")
        try:
            return await live.act(person.id, act)
        except Refused as refused:
            self.metrics.refused(refused.code)
            raise

    async def try_to_write(self) -> None:
        """Write a little and forget it: what can be read may be full, or held by somebody else.

        While it is well, that is tried once in a second, however often it is asked.
        """
        if time.monotonic() - self.wrote_at < 1.0:
            return
        name = f"try {secrets.token_hex(8)}"
        await self.database.write(keep_secret(name, "x" * 10_000), forget_secret(name))
        self.wrote_at = time.monotonic()

    async def announce_stop(self) -> None:
        """Tell everybody who listens that the server is about to stop, and finish what is begun.

        Who takes nothing any more is not waited for.
        """
        self.registry.is_stopping = True
        told = encode(Stopping())
        subscribers = [each for live in self.registry.tables for each in live.subscribers]
        for subscriber in (*subscribers, *self.notifications.subscribers):
            subscriber.tell(told)
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await asyncio.gather(*(live.wait_until_idle() for live in self.registry.tables))
                await asyncio.sleep(A_MOMENT)
                await asyncio.gather(*(each.drained() for each in subscribers))

    async def stop(self) -> None:
        """Finish what was begun, then let go of everything, the database last."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.registry.stop()
        await self.bot_workers.close()
        self.authenticator.close()
        await self.database.close()
