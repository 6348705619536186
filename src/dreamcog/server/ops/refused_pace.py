"""Who is refused for asking too often waits a little before being heard again.

To refuse costs nearly as much as to answer. A client that repeats refused requests as fast as it
can would take most of the event loop by that alone, and everybody's moves would wait for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

EVERY = 0.1
"""Seconds between two refusals of one address, over however many connections, as is usual."""
LONGEST = 5.0
"""Seconds for which one of them waits at most."""
FEW = 1000


class RefusedPace:
    """The moments until which addresses wait that have been refused.

    They are dropped when they have passed, whenever there are twice as many as there were left.
    """

    def __init__(self, clock: Callable[[], float], every: float = EVERY) -> None:
        self._clock = clock
        self._every = every
        self._until: dict[str, float] = {}
        self._full = FEW

    def __len__(self) -> int:
        return len(self._until)

    async def wait(self, address: str) -> None:
        """Wait until the next refusal of this address may be told, or be followed by a request."""
        await asyncio.sleep(self.seconds(address))

    def seconds(self, address: str) -> float:
        """For how long one more refusal of this address waits."""
        now = self._clock()
        self._make_room(now)
        until = min(max(now, self._until.get(address, now)) + self._every, now + LONGEST)
        self._until[address] = until
        return until - now

    def _make_room(self, now: float) -> None:
        if len(self._until) >= self._full:
            self._until = {key: until for key, until in self._until.items() if until > now}
            self._full = max(FEW, 2 * len(self._until))
