"""Those who listen at a table: what they have not taken yet waits, and nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

MAX_QUEUED = 64
"""Messages that wait for a listener; who falls further behind gets the whole position anew."""

Send = Callable[[bytes], Awaitable[None]]
Disconnect = Callable[[], Awaitable[None]]


class Subscriber:
    """One listener: whose it is, the seat it listens for, and how to reach it.

    It has to be told the whole position before news mean anything to it: at first, and again when
    it could not keep up.
    """

    def __init__(
        self,
        send: Send,
        whole: Callable[[Subscriber], bytes],
        person: str | None,
        seat: int | None,
        disconnect: Disconnect | None = None,
    ) -> None:
        self.person = person
        self.seat = seat
        self.after: int | None = None
        """The last entry that it was told of."""
        self.is_gone = False
        self._send = send
        self._disconnect = disconnect
        self._whole = whole
        self._waiting: deque[tuple[bytes, int | None]] = deque()
        """Messages, and of news the number of the entry that they are of."""
        self._is_behind = False
        self._is_dismissed = False
        self._writer: asyncio.Task[None] | None = None

    def tell(self, message: bytes, number: int | None = None) -> None:
        """A message for the listener; news (with a number) mean nothing to one who is behind."""
        if self.is_gone or self._is_dismissed or (number is not None and self._is_behind):
            return
        if len(self._waiting) >= MAX_QUEUED:
            self.resync()
            if number is not None:
                return
        self._waiting.append((message, number))
        self._write()

    def resync(self) -> None:
        """Forget the news that wait: the listener will be told the whole position.

        Answers are never forgotten; who asks more than it listens is let go.
        """
        if self._is_dismissed:
            return
        self._waiting = deque(each for each in self._waiting if each[1] is None)
        self._is_behind = True
        if len(self._waiting) >= MAX_QUEUED:
            self.leave()
        elif not self.is_gone:
            self._write()

    def dismiss(self, message: bytes) -> None:
        """A last message, and then the connection is closed."""
        self._whole = lambda _: message
        self._waiting.clear()
        self.resync()
        self._is_dismissed = True

    def let_go(self) -> None:
        """Close the connection without a word: who is still welcome comes back."""
        self._waiting.clear()
        self._is_behind, self._is_dismissed = False, True
        self._write()

    def leave(self) -> None:
        """Nothing more is wanted."""
        self.is_gone = True
        self._waiting.clear()

    async def drained(self) -> None:
        """Wait until everything is sent."""
        while self._writer is not None:
            await asyncio.wait([self._writer])

    def _write(self) -> None:
        if self._writer is None:
            self._writer = asyncio.get_running_loop().create_task(self._send_all())

    def _everything(self) -> bytes:
        try:
            return self._whole(self)
        except Exception:
            log.exception("somebody could not be told how a table stands")
            raise

    async def _send_all(self) -> None:
        try:
            while not self.is_gone and (self._is_behind or self._waiting):
                if self._is_behind:
                    message = self._everything()
                    self._is_behind = False
                else:
                    message, number = self._waiting.popleft()
                    self.after = self.after if number is None else number
                await self._send(message)
            if self._is_dismissed:
                self.leave()
                if self._disconnect is not None:
                    await self._disconnect()
        except Exception:  # whoever cannot be reached is gone, however that came about
            self.leave()
        finally:
            self._writer = None
