"""The forward pass for positions that one decision looks at together, as one product.

`Network.read_many` takes care that a position is evaluated alike whatever is beside it, which costs
whole blocks. Where the same positions always come together, as in a search, that is not needed:
products are as large as there are positions, and rows that are all 0 are left out.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from dreamcog.bots.network_layers import Network, Seen, Values
from dreamcog.bots.network_rows import POOLED, Rows, relu
from dreamcog.sim.native.arrays import Array


class FullRows(NamedTuple):
    """Rows of a block that are not all 0, in many positions."""

    position: Array
    """The position of each, ascending."""
    first: Array
    """Where the rows begin of each position that has any."""
    owners: Array
    """The positions that have any."""
    number: Array
    """Its number in the block."""
    made: Array
    """What is made of it."""

    def summed(self, made: Array, positions: int) -> Array:
        """The sum over the rows of each position."""
        sums = np.zeros((positions, made.shape[1]), np.float32)
        if len(self.owners):
            sums[self.owners] = np.add.reduceat(made, self.first, axis=0)
        return sums


class Together:
    """A network that is asked about many positions at once; it shares the weights of another."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self._parts = network.parts

    def likings(self, observations: Array, masks: Array) -> Array:
        """How much it likes each step of the positions; minus infinity where it is not legal."""
        parts = self._parts
        hidden, blocks = self._deeper(observations)
        likings = np.full(masks.shape, -np.inf, np.float32)
        rows, steps = np.nonzero(masks)
        own = parts.plain_of[steps]
        plain = own >= 0
        rows, steps, own = rows[plain], steps[plain], own[plain]
        asked = np.unique(own)
        liked = hidden @ parts.steps[asked].T + parts.step_bias[asked]
        likings[rows, steps] = liked[rows, np.searchsorted(asked, own)]
        for block, full in zip(parts.rows, blocks, strict=True):
            for kind, first in enumerate(block.block.steps):
                self._like_rows(likings, masks, hidden, block, kind, first, full)
        return likings

    def _like_rows(
        self,
        likings: Array,
        masks: Array,
        hidden: Array,
        block: Rows,
        kind: int,
        first: int,
        full: FullRows,
    ) -> None:
        """Write how much it likes the steps of one kind that name rows."""
        steps = slice(first, first + block.block.rows)
        named = masks[:, steps] != 0
        if not named.any():
            return
        likings[:, steps][named] = 0.0
        legal = named[full.position, full.number]
        position, number = full.position[legal], full.number[legal]
        query = hidden @ block.query_weight(kind)[0] + block.query_weight(kind)[1]
        products = np.einsum("ij,ij->i", query[position], full.made[legal])
        likings[position, first + number] = products

    def values(self, observations: Array) -> Values:
        """What it expects for each seat, a row for each position."""
        hidden, _ = self._deeper(observations)
        return self._network.values(Seen(hidden))

    def _deeper(self, observations: Array) -> tuple[Array, list[FullRows]]:
        """What the layers make of the positions, and of the rows of their blocks."""
        parts, count = self._parts, len(observations)
        inputs = len(parts.plain_inputs)
        begun = observations[:, parts.plain_inputs].astype(np.float32) @ parts.first.weight[:inputs]
        blocks = []
        for block in parts.rows:
            blocks.append(full := full_rows(block, observations))
            first = inputs + sum(each.made.shape[1] for each in blocks[:-1])
            weight = parts.first.weight[first : first + full.made.shape[1]]
            begun += (full.summed(full.made, count) * np.float32(POOLED)) @ weight
        hidden = parts.first.normed(begun)
        for number, layer in enumerate(parts.layers):
            hidden = hidden + layer.normed(hidden @ layer.weight)
            if number == 0:
                beside = hidden
                for i, (block, full) in enumerate(zip(parts.rows, blocks, strict=True)):
                    made = block.looked(full.made, full.position, beside)
                    blocks[i] = full._replace(made=made)
                    hidden = hidden + full.summed(made, count) @ block.back
        return hidden, blocks


def full_rows(block: Rows, observations: Array) -> FullRows:
    """The rows of a block that are not all 0, and what is made of each."""
    shape = block.block
    told = observations[:, shape.first : shape.end].reshape(-1, shape.rows, shape.columns)
    position, number = np.nonzero(told.any(axis=-1))
    owners, first = np.unique(position, return_index=True)
    made = block.made(told[position, number], number)
    return FullRows(position, first, owners, number, relu(made))
