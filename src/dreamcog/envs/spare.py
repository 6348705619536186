"""Arrays to which the caller has no reference any more, to be written again.

An environment gives away an array of some megabytes with every step. To get fresh memory for it
takes longer than to write the observations, so an array that its receiver has let go is used again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from dreamcog.sim.native.arrays import Array

UNHELD = 3
"""The references to an array of the list while it is looked at: list, variable, argument."""


class SpareArrays:
    """Arrays of one shape; one that somebody holds, or a view of it, is never written."""

    def __init__(self, make: Callable[[], Array]) -> None:
        self._make = make
        self._made: list[Array] = []

    def take(self) -> Array:
        """An array with any numbers in it, for the caller alone."""
        for array in self._made:
            if sys.getrefcount(array) == UNHELD:
                return array
        array = self._make()
        self._made = [*self._made[-KEPT + 1 :], array]
        return array


KEPT = 4
"""More than this are not remembered: who keeps observations keeps them all."""
