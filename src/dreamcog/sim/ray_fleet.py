"""A fleet on many machines: parts as tasks of a Ray cluster. Ray is imported here and nowhere else.

Ray itself begins a task again whose worker or machine died; the result of a part depends on the
part alone, so it does not matter where and how often it was begun.
"""

from __future__ import annotations

import logging
import os
import pickle
import socket
import sys
import textwrap
import time
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from types import TracebackType
from typing import Any, TypeVar

from dreamcog.core.refusal import Failed, extra_missing
from dreamcog.sim import ray_task
from dreamcog.sim.fleet import AHEAD, RETRIES, in_order
from dreamcog.sim.local_fleet import WorkFailed
from dreamcog.sim.origin import Origin

P = TypeVar("P")
R = TypeVar("R")

SECONDS_TO_ANSWER = 5.0
"""How long the head of a cluster may take to accept a connection."""

SECONDS_TO_LOOK = 10.0
"""How often it is asked how many processors the cluster has: machines may join and leave."""

SECONDS_TO_STOP = 0.5
"""How long it may take until waiting for tasks is given up."""

LONGEST_REASON = 300
"""How many characters of what Ray says are passed on."""

QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_NUM_REDIS_GET_RETRIES": "10",
}
"""Settings of Ray in this process: nothing is reported to anybody, graphics cards are left alone,
and what answers but is no head of a cluster is given up after ten seconds."""


class RayFleet:
    """The workers of a cluster that is running; `Failed` where it cannot be reached."""

    def __init__(self, address: str, workers: int | None) -> None:
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        try:
            import ray
        except ImportError as error:
            raise extra_missing("ray", "cluster") from error
        self._ray: Any = ray
        self.address, self._most = address, workers
        self._looked, self._processors = 0.0, 0
        self._redirected = redirect_stdout(sys.stderr)
        if address != "auto":
            knock(address)
        try:
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise unreachable(address, str(error)) from error
        self._ray.cloudpickle.register_pickle_by_value(ray_task)

    def __enter__(self) -> RayFleet:
        """Until it is left, what Ray tells of its workers goes to the error stream.

        It would go among our results, whatever Ray is told about logs.
        """
        self._redirected.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Leave the cluster, which goes on."""
        self._redirected.__exit__(kind, error, trace)
        self._ray.cloudpickle.unregister_pickle_by_value(ray_task)
        self._ray.shutdown()

    @property
    def workers(self) -> int:
        """How many parts are worked on at the same time."""
        now = time.monotonic()
        if not self._processors or now - self._looked > SECONDS_TO_LOOK:
            self._processors = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            self._looked = now
        return min(self._processors, self._most or self._processors)

    @property
    def is_limited(self) -> bool:
        """Whether no more parts may be worked on at a time than were asked for."""
        return self._most is not None

    def run(
        self, origin: Origin, work: Callable[[P], R], parts: Iterable[P]
    ) -> Generator[R, None, None]:
        """The results of the parts, in their order."""
        return in_order(RayCrew(self._ray, self, origin, work), parts)


class RayCrew:
    """The tasks of one run."""

    def __init__(
        self, ray: Any, fleet: RayFleet, origin: Origin, work: Callable[[Any], Any]
    ) -> None:
        self._ray, self._fleet, self._work = ray, fleet, work
        self._origin = pickle.dumps(origin)
        self._task = ray.remote(num_cpus=1, max_retries=RETRIES)(ray_task.do_part)
        self._running: dict[Any, int] = {}
        """The number of the part of each task."""
        self._thread = ThreadPoolExecutor(1, "dreamcog-ray")
        """Asks Ray, so that a signal, which interrupts the main thread, never cuts Ray short."""
        self._is_over = False

    def capacity(self) -> int:
        """How many parts there should be in flight."""
        return AHEAD * self._fleet.workers

    def has_room(self) -> bool:
        """Whether another task can be begun: with some in reserve, so that no processor waits."""
        most = self._fleet.workers
        return len(self._running) < (most if self._fleet.is_limited else 2 * most)

    def take(self, number: int, part: Any) -> None:
        """Begin a task."""
        payload = pickle.dumps((self._work, part), pickle.HIGHEST_PROTOCOL)
        self._thread.submit(self._begin, number, payload).result()

    def _begin(self, number: int, payload: bytes) -> None:
        self._running[self._task.remote(self._origin, payload)] = number

    def finished(self) -> list[tuple[int, Any]]:
        """Wait until tasks are done."""
        return self._thread.submit(self._wait).result()

    def _wait(self) -> list[tuple[int, Any]]:
        ready: list[Any] = []
        while not ready and not self._is_over:
            ready, _ = self._ray.wait(list(self._running), num_returns=1, timeout=SECONDS_TO_STOP)
        return [(self._running.pop(task), self._result(task)) for task in ready]

    def _result(self, task: Any) -> Any:
        """What a task gave, or why it could not."""
        errors = self._ray.exceptions
        try:
            how, told = self._ray.get(task)
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.ObjectLostError) as error:
            raise Failed("worker-died", tries=RETRIES + 1) from error
        except errors.RayError as error:
            raise unreachable(self._fleet.address, str(error)) from error
        if how == "lacking":
            raise Failed("worker-without-package", host=told["host"], reason=told["reason"])
        if how == "refused":
            raise Failed(told["code"], told["rule"], **told["params"])
        if how == "failed":
            raise WorkFailed(told)
        return pickle.loads(told)

    def dismiss(self) -> None:
        """Cancel what is running."""
        self._is_over = True
        self._thread.shutdown()
        for task in self._running:
            self._ray.cancel(task, force=True)
        self._running.clear()


def knock(address: str) -> None:
    """See whether anything answers at this address: Ray itself would try for a minute."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), SECONDS_TO_ANSWER).close()
    except (OSError, ValueError, OverflowError) as error:
        raise unreachable(address, str(error)) from error


def unreachable(address: str, reason: str) -> Failed:
    """The refusal of a cluster that does not answer, and why in one line.

    Ray tells of versions that differ in several lines; of other things it may tell whole logs.
    """
    told = textwrap.shorten(reason, LONGEST_REASON, placeholder=" …")
    return Failed("cluster-unreachable", address=address, reason=told.rstrip("."))
