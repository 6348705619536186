"""Those who listen at a table: what they have not fetched yet waits, and nobody waits for them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

MOST_WAITING = 64
"""Messages that wait for a listener; who falls further behind gets the whole position anew."""


class Listener:
    """One listener: the seat it listens for, and the position as it will know it.

    `position` is None where a patch would mean nothing to it: it has to be told everything first.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.position: dict[str, Any] | None = None
        self._waiting: deque[dict[str, Any]] = deque()
        self._news = asyncio.Event()
        self._gone = False

    def put(self, message: dict[str, Any]) -> None:
        """A message for the listener; if too many wait already, it falls behind instead."""
        if len(self._waiting) == MOST_WAITING:
            self.fall_behind()
        else:
            self._waiting.append(message)
        self._news.set()

    def fall_behind(self) -> None:
        """Forget what waits: the listener will have to be told everything."""
        self._waiting.clear()
        self.position = None

    def leave(self) -> None:
        """Nothing more is wanted; whoever waits for a message is let go."""
        self._gone = True
        self._news.set()

    async def next(self) -> dict[str, Any] | None:
        """The next message, when there is one; None when everything has to be told, or it left."""
        while not self._waiting and self.position is not None and not self._gone:
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft() if self._waiting else None

    @property
    def is_gone(self) -> bool:
        """Whether it has left."""
        return self._gone
