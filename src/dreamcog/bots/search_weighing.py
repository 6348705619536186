"""Which of some moves to make, from what trials have found, and which are worth more trials.

All moves are tried on the same deals, so that their differences tell more than their worths. The
network's own move is made unless another is better by more than chance and its taste explain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from dreamcog.bots.search_trials import Worths
from dreamcog.sim.native.arrays import Array

SPREAD = 0.03
"""By how much chances of moves that a network proposes differ: what is expected at first."""

TASTE = 0.005
"""How much less a move is expected to be worth that the network likes e times less."""

UNSURE = 0.01
"""How far trials without number would be from the truth: networks play on and judge."""

FIRM = 2.0
"""How many deviations are allowed for, where a move is given up."""

GAIN = 0.01
"""Moves are tried on only while one may be better than the best found by more than this."""

UNLIKELY = 1e-6
"""Moves that the network draws less often than this count as equally unlikely: what it computes
may be so small a number that it is zero."""

LEAST_DEVIATION = 0.02
"""What differences from deal to deal are taken for at least: of a few deals they tell little."""


def any_line(_line: int) -> bool:
    """Every line may be made."""
    return True


@dataclass
class Weighing:
    """What is known of each line; the first is the network's own."""

    seat: int
    """The seat whose chances count."""
    shares: Sequence[float]
    chances: list[list[float]] = field(default_factory=list)
    """For each line, the chance found on each deal; a line that is given up has fewer."""
    scores: list[list[float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.chances = [[] for _ in self.shares]
        self.scores = [[] for _ in self.shares]

    def add(self, lines: Sequence[int], worths: Worths) -> None:
        """Take in what trials of these lines on further deals have found."""
        for row, line in enumerate(lines):
            self.chances[line] += worths.chances[row, :, self.seat].tolist()
            self.scores[line] += worths.scores[row, :, self.seat].tolist()

    def chance(self, line: int) -> float | None:
        """The mean chance of a line on the deals it was tried on; None if there were none."""
        return mean(self.chances[line])

    def score(self, line: int) -> float | None:
        """Its mean score there."""
        return mean(self.scores[line])

    def differences(self) -> tuple[Array, Array]:
        """How much better than the first each line is expected to be, and the deviation of that.

        The deviation is what more deals would reduce.
        """
        found, deviations = np.zeros(len(self.shares)), np.zeros(len(self.shares))
        likings = np.log(np.maximum(self.shares, UNLIKELY))
        for line in range(1, len(self.shares)):
            taste = TASTE * (likings[line] - likings[0])
            own, first = np.array(self.chances[line]), self.chances[0]
            if not len(own):
                found[line], deviations[line] = taste, SPREAD
                continue
            apart = own - np.array(first[: len(own)])
            chance = (apart.var() + LEAST_DEVIATION**2) / len(own)
            told = SPREAD**2 / (SPREAD**2 + UNSURE**2 + chance)
            found[line] = told * apart.mean() + (1 - told) * taste
            deviations[line] = told * np.sqrt(chance)
        return found, deviations

    def order(self) -> list[int]:
        """The lines, the one to be chosen first: the network's own where nothing was tried."""
        if not self.chances[0]:
            return list(range(len(self.shares)))
        return [int(line) for line in np.argsort(-self.differences()[0], kind="stable")]

    def open_lines(self, may_be_made: Callable[[int], bool] = any_line) -> list[int]:
        """The best line and those that may be better by more than a hundredth; none if it is clear.

        The first is among them while any other is: all are compared with it. Those that may not be
        made are left out; it is not asked of one that need not be tried anyway.
        """
        found, deviations = self.differences()
        tried = [line for line in self.order() if len(self.chances[line]) == len(self.chances[0])]
        best = next(line for line in tried if line == 0 or may_be_made(line))
        least = found[best] - FIRM * deviations[best] + GAIN
        rivals = [
            line
            for line in tried[tried.index(best) + 1 :]
            if found[line] + FIRM * deviations[line] > least and (line == 0 or may_be_made(line))
        ]
        return sorted({0, best, *rivals}) if rivals else []


def mean(numbers: Sequence[float]) -> float | None:
    """Their mean; None if there are none."""
    return sum(numbers) / len(numbers) if numbers else None
