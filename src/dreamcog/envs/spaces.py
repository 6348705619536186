"""Spaces of actions that know which are legal at present: `sample()` draws one of these.

Copied or pickled, such a space is a plain one of its kind: it does not take its environment along.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from dreamcog.envs.extras import explained
from dreamcog.sim.native.arrays import Array

with explained():
    from gymnasium.spaces import Box, Discrete, MultiDiscrete

Masks = Callable[[], Array]
"""Gives the present mask, or a row of it for each table."""


def observation_space(size: int) -> Box:
    """So many whole numbers from 0 to 255."""
    return Box(0, 255, (size,), np.uint8)


class LegalAction(Discrete):
    """The flat ids of one table."""

    def __init__(self, ids: int, mask: Masks) -> None:
        super().__init__(ids)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A legal action, each equally likely, unless a mask or probabilities are given.

        Where the game is over there is none, and it is 0.
        """
        if mask is None and probability is None:
            mask = self._mask()
        return super().sample(mask, probability)

    def __reduce__(self) -> Any:
        return Discrete, (int(self.n),)


class LegalActions(MultiDiscrete):
    """A flat id for each of many tables."""

    def __init__(self, ids: int, tables: int, masks: Masks) -> None:
        super().__init__(np.full(tables, ids))
        self._masks = masks

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A legal action for each table, each equally likely, unless told otherwise.

        Where a game is over there is none, and it is 0.
        """
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        return drawn(self._masks(), self.np_random)

    def __reduce__(self) -> Any:
        return MultiDiscrete, (self.nvec,)


def drawn(masks: Array, rng: np.random.Generator) -> Array:
    """For each row of masks the place of one of its ones, each equally likely; 0 if none is."""
    tables, ids = masks.shape
    allowed = places_of_ones(masks)
    ends = np.searchsorted(allowed, np.arange(1, tables + 1) * ids)
    starts = np.concatenate(([0], ends[:-1]))
    chosen = starts + (rng.random(tables) * (ends - starts)).astype(np.int64)
    found = np.append(allowed, 0)[chosen] - np.arange(tables) * ids
    return np.where(ends > starts, found, 0)


def places_of_ones(masks: Array) -> Array:
    """Where bytes are 1, all others being 0: eight at a time first, for most are 0."""
    whole = masks.size // 8 * 8
    if whole != masks.size:
        return np.flatnonzero(masks)
    eights = masks.reshape(-1).view(np.uint64)
    some = np.flatnonzero(eights != 0)
    ones = np.flatnonzero(eights[some].view(np.bool_))
    return np.asarray((some[ones >> 3] << 3) + (ones & 7))
