"""How a network's likings become steps: always the best liked one, or one drawn by its liking."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from dreamcog.bots.network_layers import Network
from dreamcog.sim.native.arrays import Array

UNREACHED = -1e6
"""Added to the liking of a step that is beyond a policy's reach: taken only where all others are
barred."""

KEY_BITS = 64
"""Bits of the numbers that chance comes from."""

ODD = np.uint64(0x9E3779B97F4A7C15)
MIXERS = (
    (np.uint64(30), np.uint64(0xBF58476D1CE4E5B9)),
    (np.uint64(27), np.uint64(0x94D049BB133111EB)),
)
"""The numbers of SplitMix64."""

LAST_SHIFT, KEPT_BITS = np.uint64(31), np.uint64(11)


@dataclass(frozen=True)
class Policy:
    """A network, and how steps are drawn from its likings."""

    network: Network
    temperature: float = 0.0
    """0 takes the step that is liked best. 1 draws steps as the network was trained to."""
    reach: float = math.inf
    """Steps that are liked less than the best one by more than this are not drawn: a weak player
    overlooks what is better, but does not do what is plainly absurd."""

    def drawn(self, likings: Array, keys: Array) -> Array:
        """Likings by position and step, so that the highest of a row is the step to take.

        `keys` has a number for each position, the only source of chance: a position is drawn from
        alike whatever is beside it.
        """
        if self.temperature <= 0:
            return likings
        rows, steps = np.nonzero(np.isfinite(likings))
        own = likings[rows, steps].astype(np.float64)
        short = likings.max(axis=1)[rows] - own > self.reach
        own = own / self.temperature + gumbel(keys[rows], steps) + np.where(short, UNREACHED, 0.0)
        found = np.full(likings.shape, -np.inf)
        found[rows, steps] = own
        return found


def gumbel(keys: Array, steps: Array) -> Array:
    """Noise for each of these steps: the highest of liking and noise is a draw by the likings."""
    mixed = mix(keys + ODD * (steps.astype(np.uint64) + np.uint64(1)))
    uniform = ((mixed >> KEPT_BITS).astype(np.float64) + 0.5) / float(1 << 53)
    noise: Array = -np.log(-np.log(uniform))
    return noise


def mix(numbers: Array) -> Array:
    """Numbers of 64 bits, mixed so that neighbours have nothing in common (SplitMix64)."""
    for shift, factor in MIXERS:
        numbers = (numbers ^ (numbers >> shift)) * factor
    found: Array = numbers ^ (numbers >> LAST_SHIFT)
    return found
