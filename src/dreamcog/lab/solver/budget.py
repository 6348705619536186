"""How much a search may take: seconds and nodes, whichever is spent first."""

from __future__ import annotations

import time
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
    _start: float = field(default_factory=time.perf_counter)

    def begin(self) -> None:
        """Let the clock begin now, not when the budget was made."""
        self._start = time.perf_counter()

    def spend(self, nodes: int) -> None:
        """So many more nodes have been looked at."""
        self.spent += nodes

    @property
    def elapsed(self) -> float:
        """Seconds since it began."""
        return time.perf_counter() - self._start

    @property
    def is_over(self) -> bool:
        """Whether nothing is left of it."""
        return self.spent >= self.nodes or self.elapsed >= self.seconds
