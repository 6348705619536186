"""The curve by which a network's chances of winning are corrected: measured, not learnt.

What a network says of its chance follows from games that it learnt from, in which steps were drawn
and turns cut off. In the games that it plays at tables a told 45 % may come to 40 %, so a file can
hold a rising line with corners over the logits of winning: what was told, and what is meant by it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from dreamcog.sim.native.arrays import Array

TOLD, MEANT = "correction.told", "correction.meant"
"""The arrays of a file that hold the corners; both are there, or none."""


class Correction(NamedTuple):
    """The corners of the line, both rising. Beyond its ends the line goes on with slope 1."""

    told: Array
    """Logits as the head for winning tells them."""
    meant: Array
    """The logits of what came of them."""

    def __call__(self, logits: Array) -> Array:
        """What is meant by told logits."""
        beyond = logits - np.clip(logits, self.told[0], self.told[-1])
        corrected: Array = np.interp(logits, self.told, self.meant) + beyond
        return corrected.astype(np.float32)

    def arrays(self) -> dict[str, Array]:
        """The corners by their names in a file."""
        return {TOLD: self.told, MEANT: self.meant}


def correction_of(arrays: Mapping[str, Array]) -> Correction | None:
    """The curve of a file, if it has one; `ValueError` where it is none."""
    if TOLD not in arrays and MEANT not in arrays:
        return None
    told, meant = (np.asarray(arrays[name], np.float64) for name in (TOLD, MEANT))
    if told.ndim != 1 or told.shape != meant.shape or len(told) < 1:
        raise ValueError(f"{TOLD} {told.shape}, {MEANT} {meant.shape}")
    rises = (np.diff(told) > 0).all() and (np.diff(meant) >= 0).all()
    if not rises or not np.isfinite(told).all() or not np.isfinite(meant).all():
        raise ValueError(f"{TOLD}, {MEANT}: not rising")
    return Correction(told, meant)
