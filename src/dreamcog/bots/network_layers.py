"""The forward pass of a network in plain NumPy: one position, or many as a batch.

One position: only inputs that are not zero are multiplied, and only legal outputs computed. Many:
blocks of one size, so that what is computed for a position does not depend on the others beside it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from dreamcog.bots.network_file import NORM_EPS, NetworkFile
from dreamcog.sim.native.arrays import Array

BLOCK = 64
"""Positions that are multiplied at once. Fewer are filled up with zeros: products of another size
may be rounded in another way, and games would then depend on how they are shared among workers."""

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

    def normed(self, product: Array) -> Array:
        """What the layer gives, from inputs times weights. The product is overwritten."""
        product += self.bias
        product -= product.mean(axis=-1, keepdims=True)
        variance = np.square(product).mean(axis=-1, keepdims=True)
        product *= 1.0 / np.sqrt(variance + np.float32(NORM_EPS))
        product *= self.gain
        product += self.shift
        return np.maximum(product, 0.0, out=product)


class Network:
    """A network that can be asked. It never changes, so that all who ask may share it."""

    def __init__(self, file: NetworkFile) -> None:
        arrays = {name: as_single(array) for name, array in file.arrays.items()}
        self.inputs, self.flats, self.width = file.inputs, file.flats, file.width
        names = ("first", *(f"layers.{number}" for number in range(file.depth)))
        first, *self._layers = (
            Layer(*(arrays[f"{name}.{part}"] for part in Layer._fields)) for name in names
        )
        self._first = first._replace(weight=arrays["scale"][:, None] * first.weight)
        self._steps = np.ascontiguousarray(arrays["policy.weight"].T)
        self._step_bias = arrays["policy.bias"]
        self._win = arrays["win.weight"], arrays["win.bias"]
        self._score = arrays["score.weight"], arrays["score.bias"]
        self._score_scale = np.float32(file.score_scale)

    def hidden(self, observation: Array) -> Array:
        """What the layers make of one observation."""
        there = np.flatnonzero(observation)
        amounts = observation[there].astype(np.float32)
        return self._deeper(self._first.normed(amounts @ self._first.weight[there]))

    def hidden_batch(self, observations: Array) -> Array:
        """What the layers make of many observations, a row for each."""
        out = np.empty((len(observations), self.width), np.float32)
        block = np.zeros((BLOCK, self.inputs), np.float32)
        for start in range(0, len(observations), BLOCK):
            rows = observations[start : start + BLOCK]
            block[: len(rows)] = rows
            block[len(rows) :] = 0.0
            made = self._deeper(self._first.normed(block @ self._first.weight))
            out[start : start + BLOCK] = made[: len(rows)]
        return out

    def liked(self, observations: Array, masks: Array) -> Array:
        """How much the network likes each step of many positions; minus infinity if not legal."""
        hidden = self.hidden_batch(observations)
        likings = np.full(masks.shape, -np.inf, np.float32)
        rows, steps = np.nonzero(masks)
        for start in range(0, len(rows), PAIRS):
            pairs = rows[start : start + PAIRS], steps[start : start + PAIRS]
            likings[pairs] = self._liked_pairs(hidden, *pairs)
        return likings

    def _liked_pairs(self, hidden: Array, rows: Array, steps: Array) -> Array:
        liked: Array = np.einsum("ij,ij->i", hidden[rows], self._steps[steps])
        return liked + self._step_bias[steps]

    def _deeper(self, hidden: Array) -> Array:
        for layer in self._layers:
            hidden = hidden + layer.normed(hidden @ layer.weight)
        return hidden

    def logits(self, hidden: Array, steps: Array) -> Array:
        """How much the network likes each of these steps of one position, by flat ids."""
        liked: Array = self._steps[steps] @ hidden + self._step_bias[steps]
        return liked

    def values(self, hidden: Array) -> Values:
        """What it expects for each seat; a row for each position where `hidden` has many."""
        win = hidden @ self._win[0] + self._win[1]
        score = hidden @ self._score[0] + self._score[1]
        return Values(1.0 / (1.0 + np.exp(-win)), score * self._score_scale)


def as_single(array: Array) -> Array:
    """Weights in single precision: products of half precision are slow."""
    return np.ascontiguousarray(array, np.float32)
