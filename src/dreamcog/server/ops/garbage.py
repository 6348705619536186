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
import sys
import time
from collections.abc import Callable

from dreamcog.server.ops.logs import log_event

log = logging.getLogger(__name__)

YOUNG = (10_000, 2)
"""After how many new objects the youngest are searched, and after how many such searches those that
have survived one: at most some 40,000 objects at once.

What a move makes is mostly gone with the table's next move. With a smaller number it is looked at
before, and more of the time is spent on it; with a larger one each search takes longer.
"""
NEVER = 2**31 - 1
"""More searches of young objects than there will be: then all would be searched."""
PERIOD = 10.0
"""Seconds between two looks at whether to search."""
WORTH_IT = 50_000
"""So many blocks of memory more than after the last search are worth one while nobody is there."""
MOST = 2_000_000
"""So many more call for a search whoever is connected: they are some hundred megabytes."""


def collect_young_only() -> None:
    """Free all garbage there is, leave out what is left, and search only young objects from now on.

    What is there when a server starts, modules and classes, stays until it ends.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)


def blocks() -> int:
    """How many blocks of memory Python's objects take: told at once, where to count objects takes
    a quarter of a search."""
    return sys.getallocatedblocks()


class FullSearches:
    """Decides when all objects are searched."""

    def __init__(self) -> None:
        self._after = blocks()
        """What the last search has left."""

    def is_due(self, now: int, is_anybody_there: bool) -> bool:
        """Whether to search, with so many blocks now."""
        more = now - self._after
        return more >= (self._after + MOST if is_anybody_there else WORTH_IT)

    def search(self) -> int:
        """Free all garbage there is; return how many objects that were."""
        found = gc.collect()
        self._after = blocks()
        return found


async def search_at_quiet_moments(connections: Callable[[], int]) -> None:
    """Search all objects now and then, as long as the server runs.

    What the start has left is searched once; what of it remains is left out of all later searches.
    """
    collect_young_only()
    searches = FullSearches()
    while True:
        await asyncio.sleep(PERIOD)
        if searches.is_due(blocks(), connections() > 0):
            began = time.perf_counter()
            found = searches.search()
            seconds = round(time.perf_counter() - began, 3)
            log_event(log, "garbage-searched", freed=found, seconds=seconds)
