"""Connection limits: in all, and for each address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from dreamcog.core.refusal import Refused
from dreamcog.server.ops.metrics import Metrics


class ConnectionLimits:
    """The connections of one process. Zero as a limit is none."""

    def __init__(self, most: int, most_from_one: int, metrics: Metrics) -> None:
        self._most = most
        self._most_from_one = most_from_one
        self._metrics = metrics
        self._from: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._from.total()

    def require_capacity(self, address: str) -> None:
        """Refuse a connection beyond the limits."""
        if self._most and len(self) >= self._most:
            raise Refused("server-full")
        if self._most_from_one and self._from[address] >= self._most_from_one:
            raise Refused("too-many-connections", most=self._most_from_one)

    @contextmanager
    def track(self, kind: str, address: str) -> Iterator[None]:
        """Count a connection for as long as it lasts."""
        self._from[address] += 1
        self._metrics.connected(kind)
        try:
            yield
        finally:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]
            self._metrics.disconnected(kind)
