"""Limits that hold for all processes on one database together.

The limits of an hour and more are counted in the database as well as in each process, by periods
that begin for all at the same moment. Rare requests are counted when they are made. Actions, of
which there are many, are added up in the process and merged with the counts of the others every two
seconds: so a move costs nothing more.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Callable, Mapping

from limits import RateLimitItem

from dreamcog.core.refusal import Refused
from dreamcog.server.ops.logs import log_event
from dreamcog.server.ops.rate_limits import RateLimits
from dreamcog.server.ops.refused_pace import EVERY
from dreamcog.server.store.counts import add_counts, count_below, find_counts
from dreamcog.server.store.database import Database, Unreachable

log = logging.getLogger(__name__)

MERGED = ("acts_a_day", "bot_moves_a_day", "chat_a_day")
"""What is counted in the process first."""
MERGE_SECONDS = 2.0
"""Seconds between two merges."""
AT_ONCE = 200
"""Counts that one write is about."""

Digest = Callable[[str], str]
"""Makes a key of an address or a person from which neither can be read."""


class SharedRateLimits(RateLimits):
    """The limits of one process among others."""

    def __init__(
        self,
        database: Database,
        digest: Digest,
        scale: float = 1.0,
        limits: Mapping[str, tuple[str, ...]] | None = None,
        wall_clock: Callable[[], float] = time.time,
        refused_every: float = EVERY,
    ) -> None:
        super().__init__(scale, limits=limits, refused_every=refused_every)
        self._database = database
        self._digest = digest
        self._wall_clock = wall_clock
        self._known: dict[tuple[str, float], int] = {}
        """What is counted in the database, by key and period, of those who were active here."""
        self._added: Counter[tuple[str, float]] = Counter()
        """What is counted here, and not in the database yet."""

    def take(self, what: str, *who: str) -> None:
        """Count a request, or refuse it with the seconds until it is possible again."""
        if what in MERGED and (limit := self._shared_limit(what)) is not None:
            key = self._key(what, who[0], limit)
            if self._known.get(key, 0) + self._added[key] >= limit.amount:
                raise self._too_many(key)
            super().take(what, *who)
            self._added[key] += 1
        else:
            super().take(what, *who)

    async def take_shared(self, what: str, *who: str) -> None:
        """Count a request in all processes, or refuse it."""
        self.require(what, *who)
        limit = self._shared_limit(what)
        if limit is not None:
            key = self._key(what, who[0], limit)
            (counted,) = await self._database.write(count_below(*key, limit.amount))
            if not counted:
                raise self._too_many(key)
        self.take(what, *who)

    async def merge(self) -> None:
        """Add what was counted here to the database, and learn what the others have counted."""
        now = self._wall_clock()
        self._known = {key: number for key, number in self._known.items() if key[1] > now}
        added, self._added = self._added, Counter()
        keys = sorted(added)
        for first in range(0, len(keys), AT_ONCE):
            some = keys[first : first + AT_ONCE]
            try:
                await self._database.write(add_counts({key: added[key] for key in some}))
            except Unreachable:
                self._added.update({key: added[key] for key in keys[first:]})
                raise
            found = await find_counts(self._database, [key for key, _ in some], now)
            self._known.update({key: found.get(key[0], 0) for key in some if key[1] > now})

    async def keep_merging(self) -> None:
        """Merge again and again."""
        while True:
            await asyncio.sleep(MERGE_SECONDS)
            try:
                await self.merge()
            except Unreachable as unreachable:
                log_event(log, "store-unreachable", reason=unreachable.reason)

    def _shared_limit(self, what: str) -> RateLimitItem | None:
        return None if self._is_off else self._limits[what][0]

    def _key(self, what: str, who: str, limit: RateLimitItem) -> tuple[str, float]:
        """The key of a count, and when its period ends."""
        seconds = limit.get_expiry()
        ends = float((self._wall_clock() // seconds + 1) * seconds)
        return self._digest(f"{what} {who}"), ends

    def _too_many(self, key: tuple[str, float]) -> Refused:
        return Refused("slow-down", wait=max(1, math.ceil(key[1] - self._wall_clock())))
