"""Blocks of an observation that are read row by row, in plain NumPy.

Of each row that is not all 0 a few numbers are made, by two products with the same weights for all
rows. Their sum over the rows is what the first layer reads of the block. Once that and the
next layer have seen the whole position, each row is looked at again beside it (`look`), and what
the rows then say is added to what the layers have made. A step that names a row is liked by the
product of what was made of the row with a query for that kind of step.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from dreamcog.bots.network_blocks import product
from dreamcog.bots.network_shape import RowBlock
from dreamcog.sim.native.arrays import Array

POOLED = 0.125
"""What sums over rows are times, to be of the size of other inputs."""


class Rows:
    """The weights of one block."""

    def __init__(self, block: RowBlock, arrays: Mapping[str, Array], row_width: int) -> None:
        def named(name: str) -> Array:
            return arrays[f"rows.{block.name}.{name}"]

        self.block, self._width = block, row_width
        scale = arrays["scale"][block.first : block.end].reshape(block.rows, block.columns)
        self._scale = scale
        self._first = named("first.weight"), named("first.bias")
        self._second = named("second.weight"), named("second.bias")
        self._third = named("third.weight")
        self._context = named("context.weight"), named("context.bias")
        self._back = named("back.weight") * np.float32(POOLED)
        kinds, size = len(block.steps), np.float32(row_width**-0.5)
        weight, bias = named("query.weight") * size, named("query.bias") * size
        self._queries = [np.ascontiguousarray(each) for each in np.split(weight, kinds, axis=1)]
        self._query_bias = np.split(bias, kinds)

    def encode(self, observations: Array) -> tuple[Array, Array, Array]:
        """Which rows are not all 0, what is made of each row, and the sum over the rows.

        Of one position, or of many: then all have one dimension more.
        """
        block = self.block
        told = observations[..., block.first : block.end]
        told = told.reshape(*told.shape[:-1], block.rows, block.columns)
        there: Array = np.any(told, axis=-1)
        if not there.any():
            return there, *self._nothing(there.shape)
        rows = relu((told * self._scale) @ self._first[0] + self._first[1])
        rows = relu(rows @ self._second[0] + self._second[1])
        rows *= there[..., None]
        return there, rows, rows.sum(axis=-2) * np.float32(POOLED)

    def _nothing(self, shape: tuple[int, ...]) -> tuple[Array, Array]:
        """What is made of rows that are all 0, and the sum: a block that is not in the game."""
        rows = np.zeros((*shape, self._width), np.float32)
        return rows, rows[..., 0, :]

    def look(self, there: Array, rows: Array, hidden: Array) -> tuple[Array, Array]:
        """The rows beside the whole position, and what is added to `hidden` of it."""
        if not there.any():
            return rows, np.zeros_like(hidden)
        context = product(hidden, self._context[0]) + self._context[1]
        seen = relu(rows @ self._third + context[..., None, :])
        seen *= there[..., None]
        return seen, product(seen.sum(axis=-2), self._back)

    def made(self, rows: Array, numbers: Array) -> Array:
        """What is made of single rows, given by their numbers, before the last relu."""
        begun = relu((rows * self._scale[numbers]) @ self._first[0] + self._first[1])
        made: Array = begun @ self._second[0] + self._second[1]
        return made

    def looked(self, made: Array, position: Array, hidden: Array) -> Array:
        """What is made of single rows, each beside the position with this number."""
        context = hidden @ self._context[0] + self._context[1]
        return relu(made @ self._third + context[position])

    @property
    def back(self) -> Array:
        """What the sum over the rows is multiplied by, to be added to `hidden`."""
        return self._back

    def query_weight(self, kind: int) -> tuple[Array, Array]:
        """What `hidden` is multiplied by for a query, and what is added."""
        return self._queries[kind], self._query_bias[kind]

    def query(self, kind: int, hidden: Array) -> Array:
        """What rows are multiplied by, for the likings of one kind of step."""
        return product(hidden, self._queries[kind]) + self._query_bias[kind]

    @property
    def weights(self) -> list[Array]:
        """What whole positions are multiplied by."""
        return [*self._queries, self._context[0], self._back]


def relu(made: Array) -> Array:
    """What is above 0; the array is overwritten."""
    return np.maximum(made, 0.0, out=made)
