"""Work shared among workers: processes of this machine by default, a cluster where one is named.

A fleet calls a function for each part of the work and yields the results in the order of the parts,
so that they are the same however many workers there are. Only so many parts are in flight at a time
that memory stays flat however many there are.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from types import TracebackType
from typing import Any, Protocol, TypeVar

from dreamcog.core.refusal import malformed
from dreamcog.sim.origin import Origin

P = TypeVar("P")
R = TypeVar("R")

RETRIES = 3
"""How often a part is begun again whose worker died."""

AHEAD = 4
"""Parts in flight for each worker: those being worked on, waiting there, and done out of turn."""


class Fleet(Protocol):
    """Workers that share work; what they hold is let go when the fleet is left."""

    def __enter__(self) -> Fleet:
        """Begin to use the fleet."""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Let everything go."""

    @property
    def workers(self) -> int:
        """How many parts are worked on at the same time."""

    def run(
        self, origin: Origin, work: Callable[[P], R], parts: Iterable[P]
    ) -> Generator[R, None, None]:
        """The results of the parts, in their order.

        The function must be one of a module that workers can import; parts must be picklable.
        Closing the iterator stops the work at once. `Failed` where a worker is not of the same
        origin, or where the workers of one part die again and again.
        """


class Crew(Protocol):
    """Workers during one run: they take parts by number and finish them in any order."""

    def capacity(self) -> int:
        """How many parts there should be in flight, done ones that wait for their turn included."""

    def has_room(self) -> bool:
        """Whether some worker can take another part now."""

    def take(self, number: int, part: Any) -> None:
        """Begin a part, or queue it at a worker."""

    def finished(self) -> list[tuple[int, Any]]:
        """Wait until parts are done: their numbers and results."""

    def dismiss(self) -> None:
        """Stop all work at once."""


def in_order(crew: Crew, parts: Iterable[Any]) -> Generator[Any, None, None]:
    """The results of the parts in their order; the crew is dismissed at the end, or when closed."""
    waiting = enumerate(parts)
    following = next(waiting, None)
    done: dict[int, Any] = {}
    taken = given = 0
    try:
        while following is not None or given < taken:
            while following is not None and taken - given < crew.capacity() and crew.has_room():
                crew.take(*following)
                taken += 1
                following = next(waiting, None)
            if given in done:
                yield done.pop(given)
                given += 1
            else:
                done.update(crew.finished())
    finally:
        crew.dismiss()


def open_fleet(workers: int | None, cluster: str | None) -> Fleet:
    """So many workers (none named: one) on this machine, or those of a Ray cluster.

    `cluster` is `auto`, for the cluster of this machine, or the `HOST:PORT` of its head; `workers`
    then limits how many parts are worked on at a time.
    """
    if cluster is None:
        from dreamcog.sim.local_fleet import LocalFleet

        return LocalFleet(workers or 1)
    host, _, port = cluster.rpartition(":")
    if cluster != "auto" and not (host and port.isascii() and port.isdecimal()):
        raise malformed("--cluster", "auto, or HOST:PORT")
    from dreamcog.sim.ray_fleet import RayFleet

    return RayFleet(cluster, workers)
