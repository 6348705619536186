"""The results of many games field by field: room for them, and filling it in as games end."""

from __future__ import annotations

from typing import Any

import numpy as np

from dreamcog.core.game import Game
from dreamcog.sim.batch import Batch
from dreamcog.sim.native.arrays import Array, dtype_of
from dreamcog.sim.runs import Columns

RETURNS = ("wins", "scores")
"""What `Batch.returns` tells of every seat."""


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
    """Room for `decisions`, and by seat `wins` and `scores`."""
    shape = (games, game.options["players"])
    columns = {name: np.zeros(shape, np.int64) for name in RETURNS}
    return {**columns, "decisions": np.zeros(games, np.int64)}


def keep_ended(batch: Batch, ended: Array, columns: Columns, playing: Array, taken: Array) -> None:
    """Keep what games came to that have ended: their tables, numbers and small steps."""
    games = playing[ended]
    columns["decisions"][games] = taken[ended]
    if RETURNS[0] in columns:
        for name, found in zip(RETURNS, batch.returns(), strict=True):
            columns[name][games] = found[ended]
        return
    for field in batch.game.result_fields:
        columns[field][games] = batch.column(field)[ended]
