"""A thread that works for people by turns: who asks for much waits for it, and nobody else does."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


class TakingTurns:
    """One thread, and by person the work that waits for it, first come first served."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._lock = threading.Lock()
        self._waiting: dict[str, deque[tuple[Future[Any], Callable[[], Any]]]] = {}
        """The people whose work waits, the one who is next first."""

    def run(self, person: str, work: Callable[[], T]) -> asyncio.Future[T]:
        """Do some work in the thread when it is the person's turn."""
        done: Future[T] = Future()
        with self._lock:
            self._waiting.setdefault(person, deque()).append((done, work))
        self._thread.submit(self._do_next)
        return asyncio.wrap_future(done)

    def close(self) -> None:
        """End the thread when all work is done."""
        self._thread.shutdown()

    def _do_next(self) -> None:
        """Do one thing for the person who is next, who is behind all others when it is done."""
        with self._lock:
            person = next(iter(self._waiting))
            done, work = self._waiting[person].popleft()
        if done.set_running_or_notify_cancel():
            try:
                result = work()
            except BaseException as problem:
                done.set_exception(problem)
            else:
                done.set_result(result)
        with self._lock:
            if theirs := self._waiting.pop(person):
                self._waiting[person] = theirs
