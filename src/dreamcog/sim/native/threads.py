"""Work on many tables parted among threads: native code runs without the interpreter's lock.

A part may take less than a tenth of a millisecond, so threads wait on plain locks: the queues and
futures of the standard library would take as long as the work.
"""

from __future__ import annotations

import os
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
        self._is_done = True
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
            self._job, self._is_done = None, True
            if self._end.locked():
                self._end.release()

    def start(self, work: Work, first: int, last: int) -> None:
        """Begin a part of the work."""
        self._job, self._is_done = (work, first, last), False
        self._begin.release()

    def wait(self) -> BaseException | None:
        """Wait until the part is done; an interruption that came meanwhile, or its own error.

        It is waited for in any case: native code may still be writing.
        """
        interrupted: BaseException | None = None
        while not self._is_done:
            try:
                self._end.acquire()
            except BaseException as error:
                interrupted = error
        return interrupted or self._error

    @property
    def result(self) -> Any:
        """What the part gave."""
        return self._result


class Crew:
    """Workers beside the calling thread; one piece of work at a time."""

    def __init__(self) -> None:
        self._workers: list[Worker] = []
        self._busy = Lock()

    def do(self, work: Callable[[int, int], T], parts: list[tuple[int, int]]) -> list[T]:
        """Do all parts, the first in the calling thread; their results.

        Nothing is being worked on when this returns or raises, even where it was interrupted.
        """
        own, *others = parts
        with self._busy:
            while len(self._workers) < len(others):
                self._workers.append(Worker())
            begun = self._workers[: len(others)]
            try:
                for worker, part in zip(begun, others, strict=True):
                    worker.start(work, *part)
                first = work(*own)
            finally:
                errors = [worker.wait() for worker in begun]
            results = [first, *(worker.result for worker in begun)]
        for error in errors:
            if error is not None:
                raise error
        return results


@cache
def crew(_process: int) -> Crew:
    """The threads of a process, which wait for work; a forked one has none of its parent's."""
    return Crew()


def in_parts(work: Callable[[int, int], T], tables: int, threads: int) -> list[T]:
    """Do the work on all tables, `work(first, last + 1)` for each part; the parts' results."""
    if threads == 1:
        return [work(0, tables)]
    cuts = [tables * i // threads for i in range(threads + 1)]
    parts = [(a, b) for a, b in pairwise(cuts) if b > a]
    return crew(os.getpid()).do(work, parts)
