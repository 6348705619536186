"""The heartbeat of a process: from its gaps the server knows for how long it was down."""

from __future__ import annotations

import time
from contextlib import suppress

from dreamcog.server.store.database import Database, Unreachable
from dreamcog.server.store.downtimes import LONGEST_GAP, beat

BEAT_SECONDS = 5.0
"""Seconds between two heartbeats of a process."""


class Heartbeat:
    """Stores from time to time that the server is alive."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._beaten_at = 0.0

    async def start(self) -> None:
        """Beat for the first time; where no other process can run, a shorter gap is a downtime."""
        with suppress(Unreachable):  # it is tried again soon
            await self.beat(LONGEST_GAP if self._database.is_shared else BEAT_SECONDS)

    async def beat_in_time(self) -> None:
        """Beat, unless this process has done so a moment ago."""
        if abs(time.time() - self._beaten_at) >= BEAT_SECONDS:
            await self.beat()

    async def beat(self, longest_gap: float = LONGEST_GAP) -> None:
        """Beat now."""
        now = time.time()
        await self._database.write(*beat(now, longest_gap))
        self._beaten_at = now
