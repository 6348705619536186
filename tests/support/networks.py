"""Networks with random weights as files, for tests: they play badly, and fit the present rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from dreamcog.bots.network_file import NetworkFile, write_network
from dreamcog.bots.untrained import untrained_network
from dreamcog.core.registry import game_kind


def random_network(
    game: str, width: int = 32, depth: int = 1, seed: int = 0, **more: Any
) -> NetworkFile:
    """A network of this game with weights drawn from the seed; `more` are fields of the file."""
    return replace(untrained_network(game_kind(game), width, depth, seed), **more)


def write_networks(folder: Path, game: str, **sizes: int) -> Path:
    """Files of both sizes for a game, as they are released; the folder."""
    for seed, size in enumerate(("small", "large"), 1):
        write_network(folder / f"{game}-{size}.npz", random_network(game, seed=seed, **sizes))
    return folder
