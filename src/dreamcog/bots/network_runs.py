"""Whole games in which networks play, many tables side by side and evaluated together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from dreamcog.bots.network_choosing import Choosers
from dreamcog.bots.network_layers import Network
from dreamcog.bots.run_columns import judged_room, keep_ended, result_room
from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.core.rng import SEED_BITS
from dreamcog.sim.batch import Batch
from dreamcog.sim.loops import NOBODY, WORST
from dreamcog.sim.native.arrays import Array
from dreamcog.sim.runs import Columns, Noted

SIDE = 128
"""Tables that are advanced side by side: twice the positions that a network multiplies at once."""


class NetworkGames:
    """Plays games with networks in some or all seats, plain bots in the others.

    A game is the same whichever games are played beside it. A network takes the step that it likes
    best; a step that the same seat has taken from the same observation in the same turn is barred.
    """

    def __init__(
        self,
        game: Game[Any],
        bots: Sequence[int],
        networks: Sequence[Network | None],
        runtime: str,
    ) -> None:
        """`bots` has a number for each seat, and `NOBODY` where there is a network."""
        self._game, self._runtime = game, runtime
        self._bots, self._networks = list(bots), list(networks)

    def __call__(self, seed: int, games: int) -> Columns:
        """The results of these games, field by field."""
        return self._play(seed, games, result_room(self._game, games), None)

    def judged(self, seed: int, games: int) -> Columns:
        """The same games: `decisions`, and by seat `wins` (1 or 0) and `scores`."""
        return self._play(seed, games, judged_room(self._game, games), None)

    def noted(self, seed: int, games: int) -> tuple[Columns, Noted]:
        """The same games and results, and every step; only where networks have all seats."""
        if any(number != NOBODY for number in self._bots):
            raise Refused("network-notes")
        notes: list[tuple[Array, ...]] = []
        columns = self._play(seed, games, result_room(self._game, games), notes)
        game, seat, step, legal = (np.concatenate(each) for each in zip(*notes, strict=True))
        order = np.argsort(game, kind="stable")
        return columns, Noted(
            seat=seat[order].astype(np.uint8),
            step=step[order].astype(np.int16),
            legal=legal[order].astype(np.int16),
            worth=np.full(len(order), WORST, np.int64),
        )

    def _play(
        self, seed: int, games: int, columns: Columns, notes: list[tuple[Array, ...]] | None
    ) -> Columns:
        """Play the games and fill these columns.

        Each step goes to `notes` as the game's number, seat, step and choice.
        """
        size = min(games, SIDE)
        batch = Batch(self._game, size, seed=seed % (1 << SEED_BITS), runtime=self._runtime)
        choosers = Choosers(batch, self._networks)
        playing, taken = np.arange(size), np.zeros(size, np.int64)
        while True:
            taken += self._let_bots_play(batch)
            ended = batch.over & (playing < games)
            if ended.any():
                keep_ended(batch, ended, columns, playing, taken)
                playing[ended] += size
                again = ended & (playing < games)
                batch.reset(again)
                choosers.forget(again)
                taken[ended] = 0
                continue
            if (playing >= games).all():
                return columns
            seats, steps = batch.seats, choosers.steps()
            rows = np.flatnonzero(steps != -1)
            if notes is not None:
                notes.append((playing[rows], seats[rows], steps[rows], choosers.legal[rows]))
            batch.step(steps)
            taken[rows] += 1

    def _let_bots_play(self, batch: Batch) -> Array | int:
        """Let plain bots play until networks are to act; how many steps they took."""
        if all(number == NOBODY for number in self._bots):
            return 0
        return batch.play_bots(self._bots)
