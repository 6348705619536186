"""A fleet on this machine: one worker is this process, several are processes of their own."""

from __future__ import annotations

import pickle
import signal
import sys
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Event, Lock, Thread
from types import ModuleType, TracebackType
from typing import Any, TypeVar

from dreamcog.core.refusal import Failed, Refused
from dreamcog.sim.fleet import AHEAD, RETRIES, in_order
from dreamcog.sim.origin import Origin, check_origin

P = TypeVar("P")
R = TypeVar("R")

QUEUED = 2
"""Parts a worker has at a time: it goes on with the next while its result is being read."""


class WorkFailed(Exception):
    """The function failed in a worker; the message is the traceback there."""


class LocalFleet:
    """So many workers on this machine."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def __enter__(self) -> LocalFleet:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Nothing is held between runs."""

    @property
    def workers(self) -> int:
        """How many parts are worked on at the same time."""
        return self._workers

    def run(
        self, origin: Origin, work: Callable[[P], R], parts: Iterable[P]
    ) -> Generator[R, None, None]:
        """The results of the parts, in their order; a single part is worked on here."""
        following = iter(parts)
        first = list(islice(following, 2))
        if self._workers == 1 or len(first) < 2:
            return (work(part) for part in chain(first, following))
        crew = ProcessCrew(origin, work, self._workers)
        return in_order(crew, chain(first, following))


class WorkerProcess:
    """A process that does the parts it is sent, one after the other."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, own = context.Pipe()
        self.parts: deque[tuple[int, Any]] = deque()
        """Parts that it has been sent, in order, and has not answered."""
        self._process = context.Process(target=serve, args=(own,), daemon=True)
        start_undisturbed(self._process)
        own.close()

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


class ProcessCrew:
    """Worker processes, started when there is work for them; one that dies is replaced."""

    def __init__(self, origin: Origin, work: Callable[[Any], Any], most: int) -> None:
        self._origin, self._work, self._most = origin, work, most
        self._workers: list[WorkerProcess] = []
        self._deaths: dict[int, int] = {}

    def capacity(self) -> int:
        """How many parts there should be in flight."""
        return AHEAD * self._most

    def has_room(self) -> bool:
        """Whether some worker can take another part now."""
        is_free = any(len(worker.parts) < QUEUED for worker in self._workers)
        return is_free or len(self._workers) < self._most

    def take(self, number: int, part: Any) -> None:
        """Send a part to the worker that has the fewest, or to a new one."""
        worker = min(self._workers, key=lambda each: len(each.parts), default=None)
        if worker is None or (worker.parts and len(self._workers) < self._most):
            worker = WorkerProcess()
            self._workers.append(worker)
        worker.parts.append((number, part))
        try:
            worker.pipe.send((self._origin, self._work, part))
        except OSError:
            self._replace(worker)

    def finished(self) -> list[tuple[int, Any]]:
        """Wait until parts are done."""
        found = []
        ready = wait([worker.pipe for worker in self._workers])
        for worker in [each for each in self._workers if each.pipe in ready]:
            try:
                how, told = worker.pipe.recv()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            number, _ = worker.parts.popleft()
            if how == "refused":
                raise Failed(told["code"], told["rule"], **told["params"])
            if how == "failed":
                raise WorkFailed(told)
            found.append((number, told))
        return found

    def _replace(self, worker: WorkerProcess) -> None:
        """Let others do what a dead worker had; the part it was at may not go on killing them."""
        self._workers.remove(worker)
        worker.kill()
        for number, _ in islice(worker.parts, 1):
            self._deaths[number] = self._deaths.get(number, 0) + 1
            if self._deaths[number] > RETRIES:
                raise Failed("worker-died", tries=RETRIES + 1)
        for number, part in worker.parts:
            self.take(number, part)

    def dismiss(self) -> None:
        """End all workers at once."""
        while self._workers:
            self._workers.pop().kill()


def start_undisturbed(process: BaseProcess) -> None:
    """Start a process that never sees Ctrl-C, which reaches all processes of a terminal.

    It inherits what is blocked here: to ignore it once it runs would be too late. This is done by a
    thread, which no signal interrupts, so that a process is started whole or not at all. Where the
    wait for it is interrupted, whoever comes second ends the process: the thread that has started
    it, or this one. (The thread is not joined: a `join` that was interrupted says that it is over.)
    """
    errors: list[BaseException] = []
    deciding, has_started, is_given_up = Lock(), Event(), Event()

    def start() -> None:
        try:
            if sys.platform != "win32":
                resource_tracker.ensure_running()  # It would unblock what is blocked now.
                signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            with main_hidden():
                process.start()
        except BaseException as error:
            errors.append(error)
        with deciding:
            has_started.set()
            if is_given_up.is_set() and not errors:
                process.kill()

    try:
        Thread(target=start).start()
        has_started.wait()
    except BaseException:
        with deciding:
            is_given_up.set()
            if has_started.is_set() and not errors:
                process.kill()
        raise
    if errors:
        raise errors[0]


@contextmanager
def main_hidden() -> Iterator[None]:
    """Let a process that is started here not import the program that starts it.

    Workers need nothing of it, and all commands of a command line take longer to import than the
    work takes to begin.
    """
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def serve(pipe: Connection) -> None:
    """What a worker process does: parts as they come, until nobody sends any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answer: tuple[str, Any]
    while True:
        try:
            sent = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            origin, work, part = pickle.loads(sent)
            check_origin(origin)
            answer = ("done", work(part))
        except Refused as refused:
            answer = ("refused", refused.to_json())
        except Exception:
            answer = ("failed", traceback.format_exc())
        try:
            pipe.send(answer)
        except OSError:
            return
