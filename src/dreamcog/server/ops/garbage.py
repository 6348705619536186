"""Garbage collection that holds no message up: full searches only when nobody waits.

Nearly all objects are freed by reference counting; the collector frees those that refer to each
other in a circle. It searches young objects by itself, some thousands at a time. A search of all
objects takes the longer the more there are, a tenth of a second for a thousand people, so it never
comes by itself: it is made while nobody is connected. What play leaves in circles is nothing
(`tests/server/test_held_objects.py`), so little waits for it; and should something ever leave many,
a search is made all the same, before they fill the memory.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Callable

from dreamcog.server.ops.logs import log_event

log = logging.getLogger(__name__)

YOUNG = (5_000, 2)
"""After how many new objects the youngest are searched, and after how many such searches those that
have survived one: at most some 20,000 objects at once.

What a move makes is mostly gone with the table's next move. With a smaller number it is looked at
before, and more of the time is spent on it; with a larger one each search takes longer.
"""
NEVER = 2**31 - 1
"""More searches of young objects than there will be: then all would be searched."""
PERIOD = 10.0
"""Seconds between two looks at whether to search."""
WORTH_IT = 20_000
"""So many objects more than after the last search are worth one while nobody is connected."""
MOST = 1_000_000
"""So many more are searched whoever is connected: they may take a few hundred megabytes."""
OLDEST = 2
"""The generation of objects that are not searched by themselves."""


def collect_young_only() -> None:
    """Free all garbage there is, leave out what is left, and search only young objects from now on.

    What is there when a server starts, modules and classes, stays until it ends.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)


def old_objects() -> int:
    """How many objects would be searched; to count takes a tenth of a search or less."""
    return len(gc.get_objects(generation=OLDEST))


class FullSearches:
    """Decides when all objects are searched."""

    def __init__(self) -> None:
        self._after = 0
        """How many objects the last search has left."""

    def is_due(self, old: int, is_anybody_there: bool) -> bool:
        """Whether to search so many objects now."""
        more = old - self._after
        return more >= (MOST + self._after if is_anybody_there else WORTH_IT)

    def search(self) -> int:
        """Free all garbage there is; return how many objects that were."""
        found = gc.collect()
        self._after = old_objects()
        return found


async def search_at_quiet_moments(connections: Callable[[], int]) -> None:
    """Search all objects now and then, as long as the server runs.

    What the start has left is searched once; what of it remains is left out of all later searches.
    """
    collect_young_only()
    searches = FullSearches()
    while True:
        await asyncio.sleep(PERIOD)
        if searches.is_due(old_objects(), connections() > 0):
            began = time.perf_counter()
            found = searches.search()
            seconds = round(time.perf_counter() - began, 3)
            log_event(log, "garbage-searched", freed=found, seconds=seconds)
