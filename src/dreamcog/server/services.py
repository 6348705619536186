"""The composition of a running server: its parts, started and stopped in order."""

from __future__ import annotations

import asyncio
import math
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import version

from dreamcog.server.admin.retention import run_retention
from dreamcog.server.automation.bot_workers import BotWorkers
from dreamcog.server.automation.driver import TableDriver
from dreamcog.server.automation.hinting import Hinting
from dreamcog.server.automation.reviewing import Reviewing
from dreamcog.server.automation.room import Room
from dreamcog.server.automation.teacher_worker import HINTING, REVIEWING
from dreamcog.server.automation.teacher_workers import TeacherWorkers
from dreamcog.server.broadcast.messages import encode
from dreamcog.server.live.live_table import Surroundings
from dreamcog.server.live.lobby import Lobby
from dreamcog.server.live.registry import TableRegistry
from dreamcog.server.live.requests import TableRequests
from dreamcog.server.live.teaching_requests import TeachingRequests
from dreamcog.server.ops.connections import ConnectionLimits
from dreamcog.server.ops.guess_limits import GuessLimits, allowances_of
from dreamcog.server.ops.health import HealthCheck
from dreamcog.server.ops.metrics import Metrics, measure_loop_lag
from dreamcog.server.ops.native_rules import start_preparing
from dreamcog.server.ops.rate_limits import RateLimits
from dreamcog.server.ops.settings import Settings
from dreamcog.server.ops.shared_guesses import SharedGuessLimits
from dreamcog.server.ops.shared_limits import SharedRateLimits
from dreamcog.server.ops.texts import load_texts
from dreamcog.server.people.accounts import Accounts
from dreamcog.server.people.authentication import Authenticator
from dreamcog.server.people.notifications import Notifications
from dreamcog.server.people.webhooks import Webhooks
from dreamcog.server.store.database import Database
from dreamcog.server.store.opening import open_database
from dreamcog.server.wire.messages import Stopping

STOP_TIMEOUT = 5.0
"""Seconds for which a stopping server waits until the announcement is sent to its clients."""
HINT_SECONDS, REVIEW_SECONDS = 20.0, 600.0
"""Seconds until a stage of a hint, or the next move of a review, is given up: far above what they
take on a busy machine, where reviews stand back for everything else."""
ANSWER_SECONDS = 0.05
"""Seconds in which the last actions are answered."""


@dataclass
class Services:
    """The parts of a running server, as routes and commands use them."""

    settings: Settings
    database: Database
    authenticator: Authenticator
    registry: TableRegistry
    requests: TableRequests
    lobby: Lobby
    accounts: Accounts
    health_check: HealthCheck
    notifications: Notifications
    metrics: Metrics
    rate_limits: RateLimits
    bot_workers: BotWorkers
    teachers: tuple[TeacherWorkers, ...]
    """The workers of hints and of reviews."""
    reviewing: Reviewing
    connections: ConnectionLimits
    tasks: list[asyncio.Task[None]]

    @classmethod
    async def start(cls, settings: Settings) -> Services:
        """Open the database, then start everything that works on it."""
        database = await open_database(settings.database)
        metrics = Metrics(version("dreamcog"))
        bot_workers = BotWorkers(settings.thinkers)
        webhooks = Webhooks(settings.webhooks)
        notifications = Notifications(database, webhooks, metrics)
        hint_workers = TeacherWorkers(HINTING, HINT_SECONDS)
        review_workers = TeacherWorkers(REVIEWING, REVIEW_SECONDS)
        authenticator = await Authenticator.open(database)
        rate_limits, guess_limits = limits_of(settings, database, authenticator)
        driver = TableDriver(database, bot_workers, rate_limits)
        surroundings = Surroundings(metrics, notifications, driver, settings.most_entries)
        registry = TableRegistry(database, surroundings)
        teaching = TeachingRequests(rate_limits, Hinting(hint_workers, room_of_hints(settings)))
        reviewing = Reviewing(database, review_workers, rate_limits, room_of_reviews(settings))
        await registry.start()
        start_preparing()
        loop = asyncio.get_running_loop()
        return cls(
            settings=settings,
            database=database,
            authenticator=authenticator,
            registry=registry,
            requests=TableRequests(rate_limits, metrics, teaching),
            lobby=Lobby(database, registry, rate_limits, settings.most_tables),
            accounts=Accounts(
                *(database, registry, authenticator, webhooks, rate_limits, guess_limits),
                most_tokens=settings.most_tokens,
            ),
            health_check=HealthCheck(database),
            notifications=notifications,
            metrics=metrics,
            rate_limits=rate_limits,
            bot_workers=bot_workers,
            teachers=(hint_workers, review_workers),
            reviewing=reviewing,
            connections=ConnectionLimits(
                settings.most_connections, settings.most_from_one_address, metrics
            ),
            tasks=[
                loop.create_task(measure_loop_lag(metrics)),
                loop.create_task(load_texts()),
                loop.create_task(run_retention(database, settings, registry.close)),
                loop.create_task(rate_limits.keep_merging()),
                loop.create_task(reviewing.run()),
            ],
        )

    async def health(self) -> str:
        """`ok`, `stopping`, or the reason why the database cannot be used."""
        status = "stopping" if self.requests.is_stopping else "ok"
        return await self.health_check.store_problem() or status

    def metrics_text(self) -> bytes:
        """All metrics as they stand, in the format of Prometheus."""
        self.metrics.tables_live.set(len(self.registry.tables))
        self.metrics.bots_waiting.set(self.bot_workers.waiting)
        return self.metrics.text()

    async def announce_stop(self) -> None:
        """Tell all clients that the server is about to stop, and finish what is begun.

        Clients that receive nothing any more are not waited for.
        """
        self.requests.is_stopping = True
        message = encode(Stopping())
        subscribers = self.registry.subscribers
        for subscriber in subscribers:
            subscriber.enqueue(message)
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_TIMEOUT):
                await asyncio.gather(*(live.wait_until_idle() for live in self.registry.tables))
                await asyncio.sleep(ANSWER_SECONDS)
                await asyncio.gather(*(each.drained() for each in subscribers))

    async def stop(self) -> None:
        """Finish what was begun, then stop everything, the database last."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.requests.is_stopping = True
        await self.registry.stop()
        for each in self.teachers:
            await each.close()
        await self.bot_workers.close()
        self.authenticator.close()
        await self.database.close()


def room_of_hints(settings: Settings) -> Room:
    """How many hints may wait."""
    return Room(settings.hints_waiting, settings.hints_waiting_of_address)


def room_of_reviews(settings: Settings) -> Room:
    """How many reviews may wait."""
    return Room(
        settings.reviews_waiting,
        settings.reviews_waiting_of_address,
        settings.reviews_waiting_of_person,
    )


def limits_of(
    settings: Settings, database: Database, authenticator: Authenticator
) -> tuple[RateLimits, GuessLimits]:
    """The limits of this process; where others share the database, together with theirs."""
    scale = settings.pace or math.inf
    every = 1 / settings.refusals_a_second
    allowances = allowances_of(
        settings.wrong_passwords,
        settings.wrong_passwords_of_address,
        settings.wrong_passwords_of_login,
    )
    if database.is_shared:
        digest = authenticator.address_digest
        return (
            SharedRateLimits(database, digest, scale, settings.limits, refused_every=every),
            SharedGuessLimits(database, digest, scale, allowances=allowances),
        )
    rate_limits = RateLimits(scale, limits=settings.limits, refused_every=every)
    return rate_limits, GuessLimits(scale, rate_limits.now, allowances)
