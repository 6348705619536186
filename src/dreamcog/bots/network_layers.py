"""The forward pass of a network in plain NumPy: one position, or many as a batch.

One position: only inputs that are not zero are multiplied, and only legal outputs computed. Many:
blocks (`network_blocks.py`), so that what is computed for a position does not depend on the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import numpy as np

from dreamcog.bots.network_blocks import Blocks, product
from dreamcog.bots.network_correction import correction_of
from dreamcog.bots.network_file import NORM_EPS, NetworkFile
from dreamcog.bots.network_rows import Rows
from dreamcog.sim.native.arrays import Array

PAIRS = 4096
"""Legal steps of a batch that are looked at together: their weights are copied."""


class Values(NamedTuple):
    """What a network expects for each seat, counted from the acting seat on."""

    win: Array
    """The chance of winning. Where all win together, the first says it."""
    score: Array
    """The score at the end."""


class Layer(NamedTuple):
    """A product, LayerNorm and relu."""

    weight: Array
    bias: Array
    gain: Array
    shift: Array

    def normed(self, made: Array) -> Array:
        """What the layer gives, from inputs times weights, which are overwritten."""
        made += self.bias
        made -= made.mean(axis=-1, keepdims=True)
        variance = np.square(made).mean(axis=-1, keepdims=True)
        made *= 1.0 / np.sqrt(variance + np.float32(NORM_EPS))
        made *= self.gain
        made += self.shift
        return np.maximum(made, 0.0, out=made)


class Seen(NamedTuple):
    """What a network makes of positions, before it is asked for likings or values."""

    hidden: Array
    """What the layers make of one position, or a row for each of many."""
    rows: tuple[Array, ...] = ()
    """Of each block that is read row by row: [rows, row_width] for each position."""


class Parts(NamedTuple):
    """The weights of a network, in single precision."""

    plain_inputs: Array
    """The numbers of an observation that are in no block of rows."""
    first: Layer
    layers: Sequence[Layer]
    rows: Sequence[Rows]
    steps: Array
    """A row of weights for each step that names no row."""
    step_bias: Array
    plain_of: Array
    """For each flat id its row in `steps`, or -1."""


class Network:
    """A network that can be asked. It never changes, so that all who ask may share it."""

    def __init__(self, file: NetworkFile) -> None:
        arrays = {name: as_single(array) for name, array in file.arrays.items()}
        self.shape = shape = file.shape
        names = ("first", *(f"layers.{number}" for number in range(shape.depth)))
        first, *self._layers = (
            Layer(*(arrays[f"{name}.{part}"] for part in Layer._fields)) for name in names
        )
        self._plain_inputs = shape.plain_inputs
        self._rows = [Rows(block, arrays, shape.row_width) for block in shape.blocks]
        weight = first.weight.copy()
        weight[: len(self._plain_inputs)] *= arrays["scale"][self._plain_inputs, None]
        self._first = first._replace(weight=weight)
        self._steps = np.ascontiguousarray(arrays["policy.weight"].T)
        self._step_bias = arrays["policy.bias"]
        self._plain_of = np.full(shape.flats, -1)
        self._plain_of[shape.plain_steps] = np.arange(len(shape.plain_steps))
        others = [each for rows in self._rows for each in rows.weights]
        self._blocks = Blocks([weight, *(layer.weight for layer in self._layers), *others])
        self._win = arrays["win.weight"], arrays["win.bias"]
        self._score = arrays["score.weight"], arrays["score.bias"]
        self._correction = correction_of(file.arrays)
        self._score_scale = np.float32(file.score_scale)

    @property
    def parts(self) -> Parts:
        """The weights, for another way to multiply them."""
        return Parts(
            self._plain_inputs,
            self._first,
            self._layers,
            self._rows,
            self._steps,
            self._step_bias,
            self._plain_of,
        )

    def read(self, observation: Array) -> Seen:
        """What the network makes of one observation."""
        told = observation[self._plain_inputs]
        there = np.flatnonzero(told)
        amounts = told[there].astype(np.float32)
        return self._deeper(amounts @ self._first.weight[there], observation)

    def read_many(self, observations: Array) -> Seen:
        """What the network makes of many observations, a row for each."""
        shape, inputs = self.shape, len(self._plain_inputs)
        sizes = [(shape.width,), *((block.rows, shape.row_width) for block in shape.blocks)]

        def made(block: Array) -> list[Array]:
            plain = block[:, self._plain_inputs].astype(np.float32)
            seen = self._deeper(product(plain, self._first.weight[:inputs]), block)
            return [seen.hidden, *seen.rows]

        hidden, *rows = self._blocks.made(observations, made, sizes)
        return Seen(hidden, tuple(rows))

    def _deeper(self, begun: Array, observations: Array) -> Seen:
        """Go on from the product of all plain inputs with the weights of the first layer."""
        encoded = [rows.encode(observations) for rows in self._rows]
        if encoded:
            sums = np.concatenate([each for _, _, each in encoded], axis=-1)
            begun = begun + product(sums, self._first.weight[len(self._plain_inputs) :])
        hidden, looked = self._first.normed(begun), []
        for number, layer in enumerate(self._layers):
            hidden = hidden + layer.normed(product(hidden, layer.weight))
            if number == 0:
                beside = [
                    rows.look(there, made, hidden)
                    for rows, (there, made, _) in zip(self._rows, encoded, strict=True)
                ]
                looked = [each for each, _ in beside]
                hidden = sum((added for _, added in beside), hidden)
        return Seen(hidden, tuple(looked))

    def liked(self, observations: Array, masks: Array) -> Array:
        """How much the network likes each step of many positions; minus infinity if not legal."""
        seen = self.read_many(observations)
        likings = np.full(masks.shape, -np.inf, np.float32)
        rows, steps = np.nonzero(masks)
        plain = self._plain_of[steps] >= 0
        rows, steps = rows[plain], steps[plain]
        for start in range(0, len(rows), PAIRS):
            pairs = rows[start : start + PAIRS], steps[start : start + PAIRS]
            likings[pairs] = self._liked_pairs(seen.hidden, *pairs)
        for block, made in zip(self._rows, seen.rows, strict=True):
            for kind, first in enumerate(block.block.steps):
                named = slice(first, first + block.block.rows)
                rows, numbers = np.nonzero(masks[:, named])
                if len(rows):
                    (asked,) = self._blocks.made(
                        *(seen.hidden, partial(queried, block, kind), [(self.shape.row_width,)])
                    )
                    products = np.einsum("ij,ij->i", asked[rows], made[rows, numbers])
                    likings[rows, first + numbers] = products
        return likings

    def _liked_pairs(self, hidden: Array, rows: Array, steps: Array) -> Array:
        own = self._plain_of[steps]
        products = np.einsum("ij,ij->i", hidden[rows], self._steps[own])
        liked: Array = products + self._step_bias[own]
        return liked

    def logits(self, seen: Seen, steps: Array) -> Array:
        """How much the network likes each of these steps of one position, by flat ids."""
        own, hidden = self._plain_of[steps], seen.hidden
        likings: Array = self._steps[own] @ hidden + self._step_bias[own]
        for block, made in zip(self._rows, seen.rows, strict=True):
            for kind, first in enumerate(block.block.steps):
                named = (steps >= first) & (steps < first + block.block.rows)
                if named.any():
                    likings[named] = made[steps[named] - first] @ block.query(kind, hidden)
        return likings

    def values(self, seen: Seen) -> Values:
        """What it expects for each seat; a row for each position where there are many."""
        score = seen.hidden @ self._score[0] + self._score[1]
        return Values(self.chances(self.told(seen)), score * self._score_scale)

    def told(self, seen: Seen) -> Array:
        """The logits of winning for each seat, before they are corrected."""
        logits: Array = seen.hidden @ self._win[0] + self._win[1]
        return logits

    def chances(self, told: Array) -> Array:
        """The chances that are meant by such logits."""
        logits = told if self._correction is None else self._correction(told)
        found: Array = 1.0 / (1.0 + np.exp(-logits))
        return found


def queried(rows: Rows, kind: int, hidden: Array) -> list[Array]:
    """The queries of one kind of step, for a block of positions."""
    return [rows.query(kind, hidden)]


def as_single(array: Array) -> Array:
    """Weights in single precision: products of half precision are slow."""
    return np.ascontiguousarray(array, np.float32)
