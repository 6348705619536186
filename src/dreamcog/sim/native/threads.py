"""Work on many tables parted among threads: native code runs without the interpreter's lock.

A part may take less than a tenth of a millisecond, so threads wait on plain locks: the queues and
futures of the standard library would take as long as the work.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from threading import Lock, Thread
from typing import Any, TypeVar

T = TypeVar("T")
Work = Callable[[int, int], Any]


class Worker:
    """A thread that does one part of the work at a time."""

    def __init__(self) -> None:
        self._begin, self._end = Lock(), Lock()
        self._begin.acquire()
        self._end.acquire()
        self._job: tuple[Work, int, int] | None = None
        self._result: Any = None
        self._error: BaseException | None = None
        Thread(target=self._run, name="dreamcog-tables", daemon=True).start()

    def _run(self) -> None:
        while True:
            self._begin.acquire()
            assert self._job is not None
            work, first, last = self._job
            try:
                self._result, self._error = work(first, last), None
            except BaseException as error:
                self._error = error
            self._end.release()

    def start(self, work: Work, first: int, last: int) -> None:
        """Begin a part of the work."""
        self._job = (work, first, last)
        self._begin.release()

    def result(self) -> Any:
        """Wait for the part that was begun; what it gave, or its error."""
        self._end.acquire()
        if self._error is not None:
            raise self._error
        return self._result


class Crew:
    """Workers beside the calling thread; one piece of work at a time."""

    def __init__(self, workers: int) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._busy = Lock()

    def do(self, work: Callable[[int, int], T], parts: list[tuple[int, int]]) -> list[T]:
        """Do all parts, the first in the calling thread; their results."""
        own, *others = parts
        with self._busy:
            begun = list(zip(self._workers, others, strict=False))
            for worker, part in begun:
                worker.start(work, *part)
            try:
                first = work(*own)
            finally:
                rest = [worker.result() for worker, _ in begun]
        return [first, *rest]


@cache
def crew(threads: int) -> Crew:
    """The threads, which wait for work."""
    return Crew(threads - 1)


def in_parts(work: Callable[[int, int], T], tables: int, threads: int) -> list[T]:
    """Do the work on all tables, `work(first, last + 1)` for each part; the parts' results."""
    if threads == 1:
        return [work(0, tables)]
    cuts = [tables * i // threads for i in range(threads + 1)]
    return crew(threads).do(work, [(a, b) for a, b in pairwise(cuts) if b > a])
