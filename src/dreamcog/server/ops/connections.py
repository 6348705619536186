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
        self._in_all = 0

    def __len__(self) -> int:
        return self._in_all

    def require_capacity(self, address: str) -> None:
        """Refuse a connection beyond the limits."""
        if self._most and len(self) >= self._most:
            raise Refused("server-full")
        if self._most_from_one and self._from[address] >= self._most_from_one:
            raise Refused("too-many-connections", most=self._most_from_one)

    def is_crowded(self, address: str) -> bool:
        """Whether an address has twice the connections that it may have: with refused ones."""
        return bool(self._most_from_one) and self._from[address] >= 2 * self._most_from_one

    def begin(self, kind: str, address: str) -> None:
        """Count a connection."""
        self._from[address] += 1
        self._in_all += 1
        self._metrics.connected(kind)

    def end(self, kind: str, address: str) -> None:
        """A connection that was counted has ended."""
        self._from[address] -= 1
        self._in_all -= 1
        if not self._from[address]:
            del self._from[address]
        self._metrics.disconnected(kind)

    @contextmanager
    def track(self, kind: str, address: str) -> Iterator[None]:
        """Count a connection for as long as it lasts."""
        self.begin(kind, address)
        try:
            yield
        finally:
            self.end(kind, address)
