"""Many positions in blocks of one size, so that each is evaluated alike whatever is beside it.

How a product is rounded depends on its size and, with some libraries, on the place of a row in it:
games would depend on how they are shared among workers. So all blocks have one size, and positions
stand only at places that are rounded alike, which is found out by trying.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from dreamcog.sim.native.arrays import Array

BLOCK = 64
"""Rows that are multiplied at once."""


def product(rows: Array, weight: Array) -> Array:
    """Rows, or one row, times weights. With the weights first, most places are rounded alike."""
    if rows.ndim == 1:
        alone: Array = rows @ weight
        return alone
    return np.ascontiguousarray((weight.T @ rows.T).T)


def alike_places(weights: Sequence[Array]) -> Array:
    """The places of a block at which products with all these weights are rounded alike."""
    rng, alike = np.random.default_rng(0), np.ones(BLOCK, np.bool_)
    for weight in weights:
        row = rng.normal(size=len(weight)).astype(np.float32)
        made = product(np.tile(row, (BLOCK, 1)), weight)
        alike &= (made == made[BLOCK // 2]).all(axis=1)
    return np.flatnonzero(alike)


class Blocks:
    """Evaluates many positions in blocks."""

    def __init__(self, weights: Sequence[Array]) -> None:
        """From all weights that blocks are multiplied by: one of each size is tried."""
        sizes = {each.shape: each for each in weights}
        self._places = alike_places(list(sizes.values()))

    def made(
        self,
        rows: Array,
        function: Callable[[Array], Sequence[Array]],
        sizes: Sequence[tuple[int, ...]],
    ) -> list[Array]:
        """What a function makes of the rows: arrays of these sizes for each row."""
        count = len(self._places)
        found = [np.empty((len(rows), *size), np.float32) for size in sizes]
        block = np.zeros((BLOCK, *rows.shape[1:]), rows.dtype)
        for start in range(0, len(rows), count):
            some = rows[start : start + count]
            places = self._places[: len(some)]
            block[places] = some
            for whole, each in zip(found, function(block), strict=True):
                whole[start : start + count] = each[places]
        return found
