"""Whole games in which networks play, many tables side by side and evaluated together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from dreamcog.bots.network_choosing import Choosers, steps_of
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
        """The same games: `decisions`, and by seat `wins` (1 or 0), `scores` and `points`."""
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

    def side(self, seed: int, games: int, columns: Columns | None = None) -> Side:
        """These games side by side, to be played by `rounds`: what comes of them by seat."""
        if columns is None:
            columns = judged_room(self._game, games)
        size = min(games, SIDE)
        batch = Batch(self._game, size, seed=seed % (1 << SEED_BITS), runtime=self._runtime)
        return Side(batch, self._bots, self._policies, seed, games, columns)

    def _play(
        self, seed: int, games: int, columns: Columns, notes: list[tuple[Array, ...]] | None
    ) -> Columns:
        """Play the games and fill these columns.

        Each step goes to `notes` as the game's number, seat, step and choice.
        """
        side = self.side(seed, games, columns)
        for _ in rounds([side]):
            if notes is not None:
                notes.append(side.noted())
        return columns


class Side:
    """Games of one kind side by side, as many as are asked for: where one ends, another begins."""

    def __init__(
        self,
        batch: Batch,
        bots: Sequence[int],
        policies: Sequence[Policy | None],
        seed: int,
        games: int,
        columns: Columns,
    ) -> None:
        """A batch just dealt by this seed; what comes of its games is written into the columns."""
        self.choosers = Choosers(batch, policies)
        self.playing = np.arange(batch.size)
        """The number of the game at each table."""
        self.columns = columns
        self._batch, self._bots, self._seed, self._games = batch, list(bots), seed, games
        self._taken = np.zeros(batch.size, np.int64)
        self.choosers.begin(np.ones(batch.size, np.bool_), keys_of(seed, self.playing))

    @property
    def seats(self) -> Array:
        """The seat that acts at each table."""
        return self._batch.seats

    def settle(self) -> bool:
        """Bring every table to where a network is to act; false when all games are over."""
        while True:
            if any(number != NOBODY for number in self._bots):
                self._taken += self._batch.play_bots(self._bots)
            ended = self._batch.over & (self.playing < self._games)
            if not ended.any():
                return bool((self.playing < self._games).any())
            keep_ended(self._batch, ended, self.columns, self.playing, self._taken)
            self.playing[ended] += self._batch.size
            again = ended & (self.playing < self._games)
            self._batch.reset(again)
            self.choosers.begin(again, keys_of(self._seed, self.playing))
            self._taken[ended] = 0

    def take(self) -> None:
        """Take the steps that were chosen."""
        chosen = self.choosers.chosen
        self._batch.step(chosen)
        self._taken[chosen != -1] += 1

    def noted(self) -> tuple[Array, ...]:
        """Of each step that was chosen: the game, the seat, the step, how many were legal."""
        chosen = self.choosers.chosen
        rows = np.flatnonzero(chosen != -1)
        return self.playing[rows], self.seats[rows], chosen[rows], self.choosers.legal[rows]


def rounds(sides: Sequence[Side]) -> Iterator[list[Side]]:
    """Play all these games to the end; each round's steps are shown before they are taken."""
    while playing := [side for side in sides if side.settle()]:
        steps_of([side.choosers for side in playing])
        yield playing
        for side in playing:
            side.take()


def keys_of(seed: int, games: Array) -> Array:
    """A key of 64 bits for each of these games, by the seed of its deal."""
    seeds = [(seed + game) % (1 << SEED_BITS) for game in games.tolist()]
    low = np.array([each & LOW_BITS for each in seeds], np.uint64)
    high = np.array([each >> KEY_BITS for each in seeds], np.uint64)
    return mix(mix(low) ^ high)
