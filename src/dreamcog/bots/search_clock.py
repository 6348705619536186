"""How much of its budget a searching bot has left, in trials."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from dreamcog.bots.decision import Budget

MOST_TRIALS = 8192
"""Trials of one decision, however much time there is."""

SPARE = 0.85
"""How much of the time may be planned for: trials differ in length."""


LAST, AFTER = 0.95, 0.005
"""After which part of the time trials are broken off, and the seconds that answering takes then."""


def never() -> bool:
    """Whether time is over where nothing bounds it."""
    return False


@dataclass
class Clock:
    """A budget, and what of it has been used."""

    budget: Budget
    read: Callable[[], float]
    each: float
    """Seconds that a trial takes: an estimate at first, then what one took lately."""
    begun: float = field(init=False)
    trials: int = 0
    """How many have been made."""

    def __post_init__(self) -> None:
        self.begun = self.read()

    def room(self, lines: int, deals: int) -> int:
        """On how many deals all these lines can be tried, at most so many."""
        budget = self.budget
        most = MOST_TRIALS if budget.iterations is None else min(MOST_TRIALS, budget.iterations)
        room = min(deals, (most - self.trials) // lines)
        if budget.seconds is not None:
            left = budget.seconds * SPARE - AFTER - (self.read() - self.begun)
            room = min(room, int(left / (lines * self.each) + 1e-9))
        return max(room, 0)

    def is_over(self) -> bool:
        """Whether so little time is left that nothing can be begun."""
        seconds = self.budget.seconds
        return seconds is not None and self.read() - self.begun > LAST * seconds - AFTER

    def note(self, trials: int, seconds: float) -> None:
        """Note how long so many trials have taken."""
        self.trials += trials
        self.each = max(seconds / trials, 1e-9)
