"""All that a seat has observed and done so far, so that equal pasts can be told from others."""

from __future__ import annotations

from hashlib import blake2b

import numpy as np

from dreamcog.sim.native.arrays import Array

DIGEST = 16
"""The bytes of a digest: two pasts that differ have different ones but for one time in 2 ** 64."""


class Recall:
    """The past of one seat, line by line.

    A line says what the seat did (`take 17`) or what it then saw otherwise than before (`see 9:1
    40:0`: the number of each place that changed). What it neither did nor saw leaves no line.
    """

    def __init__(self, size: int) -> None:
        self.lines: tuple[str, ...] = ()
        self.digest = bytes(DIGEST)
        self._seen = np.zeros(size, np.uint8)

    def take(self, action: int) -> None:
        """The seat took a small step."""
        self._add(f"take {action}")

    def see(self, observed: Array) -> None:
        """The seat observes; a line only where something is otherwise than before."""
        changed = np.flatnonzero(observed != self._seen)
        if len(changed):
            told = zip(changed.tolist(), observed[changed].tolist(), strict=True)
            self._add("see " + " ".join(f"{place}:{number}" for place, number in told))
            self._seen = np.array(observed)

    def _add(self, line: str) -> None:
        self.lines = (*self.lines, line)
        self.digest = blake2b(self.digest + line.encode(), digest_size=DIGEST).digest()

    def copy(self) -> Recall:
        """The same past, to go on from."""
        other = object.__new__(Recall)
        other.__dict__.update(self.__dict__)
        return other

    def __str__(self) -> str:
        return "\n".join(self.lines)
