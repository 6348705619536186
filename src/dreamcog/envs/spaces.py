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


def observation_space(size: int) -> Box:
    """So many whole numbers from 0 to 255."""
    return Box(0, 255, (size,), np.uint8)


class LegalAction(Discrete):
    """The flat ids of one table."""

    def __init__(self, ids: int, mask: Callable[[], Array]) -> None:
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

    def __init__(self, ids: int, tables: int, draw: Callable[[Array], Array]) -> None:
        """`draw` gives the legal actions that numbers from 0 up to 1 stand for, -1 for none."""
        super().__init__(np.full(tables, ids))
        self._draw = draw

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A legal action for each table, each equally likely, unless told otherwise.

        Where a game is over there is none, and it is 0.
        """
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        return np.maximum(self._draw(self.np_random.random(len(self.nvec))), 0)

    def __reduce__(self) -> Any:
        return MultiDiscrete, (self.nvec,)
