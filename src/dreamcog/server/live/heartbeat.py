"""The heartbeat of a process: from its gaps the server knows for how long it was down."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress

from dreamcog.server.store.database import Database, Unreachable
from dreamcog.server.store.downtimes import (
    LONGEST_GAP,
    PROCESS,
    beat,
    forget_process,
    forget_processes,
    mark_stop,
)

BEAT_SECONDS = 5.0
"""Seconds between two heartbeats of a process."""


class Heartbeat:
    """Stores from time to time that the server is alive, and at the end that it has stopped."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._process = PROCESS + secrets.token_hex(8)
        self._beaten_at = 0.0

    async def start(self) -> None:
        """Beat for the first time; where no other process can run, a shorter gap is a downtime."""
        is_shared = self._database.is_shared
        now = time.time()
        with suppress(Unreachable):  # it is tried again soon
            await self._database.write(forget_processes(now - is_shared * LONGEST_GAP))
            await self.beat(LONGEST_GAP if is_shared else BEAT_SECONDS)

    async def beat_in_time(self) -> None:
        """Beat, unless this process has done so a moment ago."""
        if abs(time.time() - self._beaten_at) >= BEAT_SECONDS:
            await self.beat()

    async def beat(self, longest_gap: float = LONGEST_GAP) -> None:
        """Beat now."""
        now = time.time()
        await self._database.write(*beat(now, longest_gap, self._process))
        self._beaten_at = now

    async def stop(self) -> None:
        """Beat for the last time; where this is the last process, the server is down from now on.

        Of two that stop at once, each is gone before either looks for the other.
        """
        with suppress(Unreachable):
            await self._database.write(*beat(time.time()), forget_process(self._process))
            await self._database.write(mark_stop(time.time()))
