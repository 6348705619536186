"""The results of many games field by field: room for them, and filling it in as games end."""

from __future__ import annotations

from typing import Any

import numpy as np

from dreamcog.core.game import Game
from dreamcog.sim.batch import Batch
from dreamcog.sim.native.arrays import Array, dtype_of
from dreamcog.sim.runs import Columns

BY_SEAT = ("wins", "scores", "points")
"""What is told of every seat: by `Batch.returns`, and the points of `Batch.progress`."""


def result_room(game: Game[Any], games: int) -> Columns:
    """Room for the results of so many games, as native code stores them."""
    state: Any = game.rules.state
    stored: Any = dtype_of(state).fields
    columns = {"decisions": np.zeros(games, np.int64)}
    for field in game.result_fields:
        own = stored[field][0]
        columns[field] = np.zeros((games, *own.shape), own.base)
    return columns


def judged_room(game: Game[Any], games: int) -> Columns:
    """Room for `decisions`, and by seat `wins`, `scores` and `points`."""
    shape = (games, game.options["players"])
    columns = {name: np.zeros(shape, np.int64) for name in BY_SEAT}
    return {**columns, "decisions": np.zeros(games, np.int64)}


def keep_ended(batch: Batch, ended: Array, columns: Columns, playing: Array, taken: Array) -> None:
    """Keep what games came to that have ended: their tables, numbers and small steps."""
    games = playing[ended]
    columns["decisions"][games] = taken[ended]
    if BY_SEAT[0] in columns:
        told = *batch.returns(), batch.progress()[1]
        for name, found in zip(BY_SEAT, told, strict=True):
            columns[name][games] = found[ended]
        return
    for field in batch.game.result_fields:
        columns[field][games] = batch.column(field)[ended]
