"""What moves are worth: each is made on the same imagined deals, and a network judges what follows.

The deals are positions that the seat to move cannot tell from the true one, so nothing hidden
speaks for a move or against it. As all moves meet the same deals, their differences are known more
exactly than their worth.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from dreamcog.bots.network_layers import Network
from dreamcog.core.game import Game
from dreamcog.core.rng import SEED_BITS
from dreamcog.sim.batch import Batch
from dreamcog.sim.native.arrays import Array

DEALS = 16
"""Imagined deals on which each move is made."""

SURE = 1.96
"""Standard errors that 95 % of errors stay below."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a network expects of positions: rows of imagined deals, a column for each seat."""

    chances: Array
    """Each seat's chance of winning."""
    scores: Array
    """Each seat's expected score."""

    def chance(self, seat: int) -> float:
        """The mean over the deals."""
        return float(self.chances[:, seat].mean())

    def score(self, seat: int) -> float:
        """The mean over the deals."""
        return float(self.scores[:, seat].mean())

    def error(self, seat: int) -> float:
        """The standard error of the chance, as far as it comes from the few deals."""
        return standard_error(self.chances[:, seat])


def standard_error(values: Array) -> float:
    """The standard error of the mean of these values."""
    count = len(values)
    return float(values.std(ddof=1)) / math.sqrt(count) if count > 1 else 0.0


class Judge:
    """Judges moves of one game by a network."""

    def __init__(self, game: Game[Any], network: Network, deals: int = DEALS) -> None:
        """More deals take more time, and tell moves apart that are nearly as good."""
        self._game, self._network, self._deals = game, network, deals

    def moves(
        self, state: Any, seat: int, moves: Sequence[Mapping[str, Any]], seed: int
    ) -> list[Worth]:
        """What each of these legal moves of the seat is worth; the same for equal views."""
        game, deals = self._game, self._deals
        steps = [game.spell(state, seat, move) for move in moves]
        batch = self._imagined(state, seat, seed).select(
            np.tile(np.arange(deals), len(moves)).tolist()
        )
        for number in range(max(map(len, steps))):
            taken = [each[number] if number < len(each) else -1 for each in steps]
            batch.step(np.repeat(np.array(taken, np.int64), deals))
        chances, scores = self._values(batch)
        return [
            Worth(chances[first : first + deals], scores[first : first + deals])
            for first in range(0, len(moves) * deals, deals)
        ]

    def position(self, state: Any, seat: int, seed: int) -> Array:
        """Every seat's chance in a position, as far as this seat can know it."""
        chances, _ = self._values(self._imagined(state, seat, seed))
        means: Array = chances.mean(axis=0)
        return means

    def _imagined(self, state: Any, seat: int, seed: int) -> Batch:
        """Tables with positions that the seat cannot tell from this one, and where it acts."""
        own = self._game.copy(state)
        if self._game.draft_of(own).seat != seat:
            self._game.draft_of(own).seat = seat
        batch = Batch(self._game, self._deals)
        for table in range(self._deals):
            batch.put(table, own)
            batch.hide(table, seat, (seed + table) % (1 << SEED_BITS))
        return batch

    def _values(self, batch: Batch) -> tuple[Array, Array]:
        """Every seat's chance and score at these tables; what has ended is known."""
        players: int = self._game.options["players"]
        over, (wins, scores) = batch.over, batch.returns()
        chances, expected = wins.astype(float), scores.astype(float)
        running = np.flatnonzero(~over)
        if len(running):
            seen = self._network.read_many(batch.observe()[running])
            values = self._network.values(seen)
            if self._game.kind.together:
                chances[running] = values.win[:, :1]
                expected[running] = values.score[:, :1]
            else:
                own = (np.arange(players) - batch.seats[running, None]) % players
                chances[running] = np.take_along_axis(values.win, own, axis=1)
                expected[running] = np.take_along_axis(values.score, own, axis=1)
        return chances, expected
