"""Work on many tables parted among threads: native code runs without the interpreter's lock."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import TypeVar

T = TypeVar("T")


@cache
def pool(threads: int) -> ThreadPoolExecutor:
    """The threads, which wait for work."""
    return ThreadPoolExecutor(threads, "dreamcog-tables")


def in_parts(work: Callable[[int, int], T], tables: int, threads: int) -> list[T]:
    """Do the work on all tables, `work(first, last + 1)` for each part; the parts' results."""
    if threads == 1:
        return [work(0, tables)]
    cuts = [tables * i // threads for i in range(threads + 1)]
    parts = [(a, b) for a, b in pairwise(cuts) if b > a]
    return list(pool(threads).map(lambda part: work(*part), parts))
