"""What changes in the course of a training: rates and weights by the part of the time passed."""

from __future__ import annotations

from dataclasses import dataclass

WARM_UP = 40
"""Updates in which the learning rate rises from 0: the optimiser of a resumed training knows
nothing of the gradients before, and would spoil good weights by its first, noisy steps."""


@dataclass(frozen=True)
class Schedule:
    """Learning rate, entropy bonus and weight of progress, each from its start to its end.

    All are linear in time. A training in several calls gives each call its piece of one line.
    """

    rate_start: float
    rate_end: float
    entropy_start: float
    entropy_end: float
    progress_start: float
    progress_end: float

    def rate(self, part: float, updates: int) -> float:
        """The learning rate after so many updates of this call."""
        return between(self.rate_start, self.rate_end, part) * min(1.0, (updates + 1) / WARM_UP)

    def entropy(self, part: float) -> float:
        """What the policy gains by being spread."""
        return between(self.entropy_start, self.entropy_end, part)

    def progress(self, part: float) -> float:
        """What progress counts beside a win."""
        return between(self.progress_start, self.progress_end, part)


def between(start: float, end: float, part: float) -> float:
    """A value on the line from start to end; `part` is cut to 0 … 1."""
    return start + (end - start) * min(1.0, max(0.0, part))
