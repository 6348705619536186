"""Webhooks: a person's own URL is called when it becomes their turn.

The queue only. `webhook_url` says which URLs may be called, `webhook_client` calls them.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal

from dreamcog.core.refusal import Refused
from dreamcog.server.people.webhook_client import TIMEOUT, WebhookClient
from dreamcog.server.people.webhook_url import bad_webhook, check_url

AllowedTargets = Literal["public", "any", "off"]
"""Which hosts may be called: those of the public internet, any that the server reaches, none."""

THREADS = 4
"""Calls that are in flight at once."""
MAX_QUEUED = 1000
FAILURES_BEFORE_PAUSE = 5
PAUSE_SECONDS = 600.0
MOST_FAILURES = 1000
"""URLs whose failures are remembered."""


@dataclass
class Failures:
    """How many calls of a URL failed in a row, and until when it is not called again."""

    count: int = 0
    until: float = 0.0


@dataclass(frozen=True, slots=True)
class QueuedNotice:
    """A notice that waits to be sent; `arrived` is set when its fate is known."""

    body: bytes
    arrived: asyncio.Future[bool]


class Webhooks:
    """The queue of webhook calls: a few at a time, and for each URL the newest notice only."""

    def __init__(
        self, allowed: AllowedTargets, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._allowed = allowed
        self._clock = clock
        self._client = WebhookClient(must_be_public=allowed != "any")
        self._threads = ThreadPoolExecutor(THREADS, "webhook")
        self._waiting: dict[str, QueuedNotice] = {}
        self._in_flight: dict[str, asyncio.Task[None]] = {}
        self._failures: dict[str, Failures] = {}
        self._closed = False

    def check(self, url: str) -> None:
        """Refuse a URL that is never called; the addresses of its host are checked at each call."""
        if self._allowed == "off":
            raise bad_webhook("off")
        check_url(url, must_be_public=self._allowed == "public")

    async def send(self, url: str, notice: dict[str, Any]) -> bool:
        """Call a URL with a notice; return whether it was delivered, and never raise.

        A notice that is overtaken by a newer one to the same URL is not sent.
        """
        try:
            self.check(url)
            body = json.dumps(notice).encode()
        except (Refused, TypeError, ValueError):
            return False
        known = self._failures.get(url)
        if self._closed or (known is not None and self._clock() < known.until):
            return False
        older = self._waiting.get(url)
        if older is not None:
            set_outcome(older.arrived, False)
        elif len(self._waiting) >= MAX_QUEUED:
            return False
        arrived: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting[url] = QueuedNotice(body, arrived)
        self._start_queued()
        return await arrived

    def _start_queued(self) -> None:
        """Send the notices that wait longest, as far as threads are free."""
        while len(self._in_flight) < THREADS:
            url = next((url for url in self._waiting if url not in self._in_flight), None)
            if url is None:
                return
            notice = self._waiting.pop(url)
            if not notice.arrived.done():
                self._in_flight[url] = asyncio.ensure_future(self._deliver(url, notice))

    async def _deliver(self, url: str, notice: QueuedNotice) -> None:
        """Send one notice. A thread that hangs in a DNS lookup is given up, but stays occupied."""
        loop = asyncio.get_running_loop()
        late = loop.call_later(TIMEOUT, set_outcome, notice.arrived, False)
        is_delivered = False
        try:
            is_delivered = await loop.run_in_executor(
                self._threads, self._client.post, url, notice.body
            )
        finally:
            late.cancel()
            self._record_outcome(url, is_delivered)
            set_outcome(notice.arrived, is_delivered)
            del self._in_flight[url]
            self._start_queued()

    def _record_outcome(self, url: str, is_delivered: bool) -> None:
        """Count failures in a row; a URL that fails too often is not called for a while."""
        if is_delivered:
            self._failures.pop(url, None)
            return
        known = self._failures.pop(url, None) or Failures()
        known.count += 1
        if known.count >= FAILURES_BEFORE_PAUSE:
            known.until = self._clock() + PAUSE_SECONDS
        if len(self._failures) >= MOST_FAILURES:
            del self._failures[next(iter(self._failures))]
        self._failures[url] = known

    async def close(self) -> None:
        """Drop the queue; calls in flight may finish."""
        self._closed = True
        for notice in self._waiting.values():
            set_outcome(notice.arrived, False)
        self._waiting.clear()
        if self._in_flight:
            await asyncio.wait(self._in_flight.values(), timeout=TIMEOUT)
        self._threads.shutdown(wait=False, cancel_futures=True)


def set_outcome(arrived: asyncio.Future[bool], is_delivered: bool) -> None:
    """Set the outcome of a notice, if it is not set yet."""
    if not arrived.done():
        arrived.set_result(is_delivered)
