"""Networks with random weights: what a training begins with, for benchmarks and tests."""

from __future__ import annotations

import numpy as np

from dreamcog.bots.network_file import NetworkFile, fits_of
from dreamcog.bots.network_shape import shape_for
from dreamcog.core.kind import Kind
from dreamcog.sim.native.arrays import Array

SCALE = 1 / 16
"""Observations times this have about the size of weights."""

SCORE_SCALE = 30.0


def untrained_network(
    kind: Kind, width: int, depth: int, seed: int = 0, row_width: int = 16
) -> NetworkFile:
    """A network that fits the game's present rules; the same for the same seed."""
    rng, shape = np.random.default_rng(seed), shape_for(kind, width, depth, row_width)
    arrays = {name: random_weights(name, sizes, rng) for name, sizes in shape.arrays()}
    return NetworkFile(kind.name, "untrained", fits_of(kind), shape, SCORE_SCALE, arrays)


def random_weights(name: str, shape: tuple[int, ...], rng: np.random.Generator) -> Array:
    """Weights that keep the size of what goes through them, rounded as a file rounds them."""
    if name == "scale":
        return np.full(shape, SCALE, np.float16)
    if name.endswith("gain"):
        return np.ones(shape, np.float16)
    spread = 1 / np.sqrt(shape[0]) if len(shape) == 2 else 0.05
    return (rng.normal(size=shape) * spread).astype(np.float16)
