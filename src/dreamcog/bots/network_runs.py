"""Whole games in which networks play, many tables side by side and evaluated together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from dreamcog.bots.network_choosing import Choosers
from dreamcog.bots.policy import KEY_BITS, Policy, mix
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

LOW_BITS = (1 << KEY_BITS) - 1


class NetworkGames:
    """Plays games with networks in some or all seats, plain bots in the others.

    A game is the same whichever games are played beside it. A network takes steps by its policy;
    a step that the same seat has taken from the same observation in the same turn is barred.
    """

    def __init__(
        self,
        game: Game[Any],
        bots: Sequence[int],
        policies: Sequence[Policy | None],
        runtime: str,
    ) -> None:
        """`bots` has a number for each seat, and `NOBODY` where there is a policy."""
        self._game, self._runtime = game, runtime
        self._bots, self._policies = list(bots), list(policies)

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
        choosers = Choosers(batch, self._policies)
        playing, taken = np.arange(size), np.zeros(size, np.int64)
        choosers.begin(np.ones(size, bool), keys_of(seed, playing))
        while True:
            taken += self._let_bots_play(batch)
            ended = batch.over & (playing < games)
            if ended.any():
                keep_ended(batch, ended, columns, playing, taken)
                playing[ended] += size
                again = ended & (playing < games)
                batch.reset(again)
                choosers.begin(again, keys_of(seed, playing))
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


def keys_of(seed: int, games: Array) -> Array:
    """A key of 64 bits for each of these games, by the seed of its deal."""
    seeds = [(seed + game) % (1 << SEED_BITS) for game in games.tolist()]
    low = np.array([each & LOW_BITS for each in seeds], np.uint64)
    high = np.array([each >> KEY_BITS for each in seeds], np.uint64)
    return mix(mix(low) ^ high)
