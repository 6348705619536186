"""Networks with random weights, for tests: they play badly, and fit the present rules."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from dreamcog.bots.network_file import NetworkFile, fits_of, shapes_of, write_network
from dreamcog.core.registry import game_kind


def random_network(
    game: str, width: int = 32, depth: int = 1, seed: int = 0, **more: Any
) -> NetworkFile:
    """A network of this game with weights drawn from the seed; `more` are fields of the file."""
    kind, rng = game_kind(game), np.random.default_rng(seed)
    inputs, flats = kind.game_type.rules.observation.size, len(kind.verbs.alphabet)
    arrays = {
        name: weights(name, shape, rng) for name, shape in shapes_of(inputs, flats, width, depth)
    }
    fields: Mapping[str, Any] = {"name": "test", "fits": fits_of(kind), "score_scale": 30.0, **more}
    return NetworkFile(game=game, width=width, depth=depth, arrays=arrays, **fields)


def weights(name: str, shape: tuple[int, ...], rng: np.random.Generator) -> Any:
    """Weights as a training begins with them, rounded as a file rounds them."""
    if name == "scale":
        return np.full(shape, 1 / 16, np.float16)
    if name.endswith("gain"):
        return np.ones(shape, np.float16)
    spread = 1 / np.sqrt(shape[0]) if len(shape) == 2 else 0.05
    return (rng.normal(size=shape) * spread).astype(np.float16)


def write_networks(folder: Path, game: str, **sizes: int) -> Path:
    """Files of both sizes for a game, as they are released; the folder."""
    for seed, size in enumerate(("small", "large"), 1):
        write_network(folder / f"{game}-{size}.npz", random_network(game, seed=seed, **sizes))
    return folder
