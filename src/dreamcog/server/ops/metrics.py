"""Metrics for Prometheus: counts, durations and failures."""

from __future__ import annotations

import asyncio
import platform
from typing import Generic, Protocol, TypeVar

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)

CONTENT_TYPE = CONTENT_TYPE_LATEST
"""The content type of `Metrics.text`."""

SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.06, 0.1, 0.25, 0.5, 1.0, 2.0)
METHODS = frozenset(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
OTHER = "other"
MOST_LABELS = 500
TICK = 0.1
TICKS = 10

Labels = tuple[str, ...]
Child = TypeVar("Child")
Child_co = TypeVar("Child_co", covariant=True)


class Family(Protocol[Child_co]):
    """A metric with one number for each combination of labels."""

    def labels(self, *values: str) -> Child_co:
        """The number with these labels."""


class ByLabels(dict[Labels, Child], Generic[Child]):
    """A cache of the numbers of a metric, by labels.

    Clients may choose labels: beyond a limit all further ones count as `other`.
    """

    def __init__(self, family: Family[Child]) -> None:
        super().__init__()
        self._family = family

    def __missing__(self, labels: Labels) -> Child:
        if len(self) >= MOST_LABELS:
            return self._family.labels(*(OTHER for _ in labels))
        child = self[labels] = self._family.labels(*labels)
        return child


class Metrics:
    """The metrics of one process."""

    def __init__(self, version: str) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        build = Info("dreamcog_build", "What is running.", registry=self._registry)
        build.info({"version": version, "python": platform.python_version()})
        self.moves = self._counters("moves", "Moves played.", "game")
        self._refusals = self._counters("refusals", "What was said no to.", "code")
        self.entries = self._counters("acts", "Everything done at tables, moves included.", "kind")
        self._store_errors = self._counters("store_errors", "What could not be kept.", "reason")
        self._notices = self._counters("notices", "Notices sent to people's addresses.", "told")
        self._requests = self._counters(
            "http_requests", "Requests answered.", "method", "route", "status"
        )
        self.chat_lines = Counter(
            "dreamcog_chat_lines", "Lines said at tables.", registry=self._registry
        )
        self.move_seconds = ByLabels[Histogram](
            Histogram(
                "dreamcog_move_seconds",
                "How long moves take.",
                ["stage"],
                buckets=SECONDS,
                registry=self._registry,
            )
        )
        self._connections = ByLabels[Gauge](
            Gauge("dreamcog_connections", "Who is connected.", ["kind"], registry=self._registry)
        )
        self.tables_live = self._gauge("tables_live", "Tables in memory.")
        self.bots_waiting = self._gauge("thinking_waiting", "Questions no bot thinks about yet.")
        self.loop_lag = self._gauge("loop_lag_seconds", "The longest wait of the last second.")

    def _counters(self, name: str, what: str, *labels: str) -> ByLabels[Counter]:
        return ByLabels(Counter(f"dreamcog_{name}", what, labels, registry=self._registry))

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(f"dreamcog_{name}", what, registry=self._registry)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refusals[code,].inc()

    def store_failed(self, reason: str) -> None:
        """Count a request that the database could not serve."""
        self._store_errors[reason,].inc()

    def webhook_called(self, is_delivered: bool) -> None:
        """Count a call of a webhook, delivered or not."""
        self._notices["yes" if is_delivered else "no",].inc()

    def answered(self, method: str, route: str, status: int) -> None:
        """Count an answered request. The route is the pattern, never the path itself."""
        self._requests[method if method in METHODS else OTHER, route, str(status)].inc()

    def connected(self, kind: str) -> None:
        """Count a connection that begins."""
        self._connections[kind,].inc()

    def disconnected(self, kind: str) -> None:
        """Count a connection that ends."""
        self._connections[kind,].dec()

    def text(self) -> bytes:
        """All metrics in the format of Prometheus."""
        return generate_latest(self._registry)


async def measure_loop_lag(metrics: Metrics) -> None:
    """Measure how late the event loop is: each second, the worst of some samples."""
    loop = asyncio.get_running_loop()
    while True:
        worst = 0.0
        for _ in range(TICKS):
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            worst = max(worst, loop.time() - due)
        metrics.loop_lag.set(worst)
