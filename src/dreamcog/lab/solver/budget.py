"""How much a search may take: seconds and nodes, whichever is spent first."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

SECONDS = 10.0
NODES = 2_000_000


@dataclass
class Budget:
    """What may be spent, and what has been."""

    seconds: float = SECONDS
    nodes: int = NODES
    """Small steps taken in games that are drawn, and moves made in the exhaustive search."""
    spent: int = 0
    clock: Callable[[], float] = time.perf_counter
    """What counts the seconds; `time.process_time` counts only those that this process works."""
    _start: float = field(init=False)

    def __post_init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Let the clock begin now, not when the budget was made."""
        self._start = self.clock()

    def spend(self, nodes: int) -> None:
        """So many more nodes have been looked at."""
        self.spent += nodes

    @property
    def elapsed(self) -> float:
        """Seconds since it began."""
        return self.clock() - self._start

    @property
    def is_over(self) -> bool:
        """Whether nothing is left of it."""
        return self.spent >= self.nodes or self.elapsed >= self.seconds
