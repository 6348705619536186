"""Moves tried on imagined deals: the same for every move, played on by networks, then judged.

What a seat cannot see is dealt anew for each trial; the networks that play on see of it only what
their seat sees. So what a move is worth does not come from knowing what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from dreamcog.bots.network_together import Together
from dreamcog.bots.search_clock import never
from dreamcog.sim.batch import Batch
from dreamcog.sim.native.arrays import Array

MOST_STEPS = 150
"""Small steps after which a trial that has not come to its horizon counts as lost: it circles."""

JUDGED = 32
"""Positions that are judged together, some milliseconds long; the clock is asked between them."""

UNGUARDED = 12
"""Steps of a trial before it is noted what has been done, so that it does not go in circles."""


class Worths(NamedTuple):
    """What the seats may expect: for each line, each deal and each seat of the table."""

    chances: Array
    scores: Array


class Trials:
    """Trials from one position, for the seat that acts there."""

    def __init__(self, start: Batch, player: Together, judge: Together, seed: int) -> None:
        """`start` has the position as its first table."""
        self._start, self._player, self._judge, self._seed = start, player, judge, seed
        self.seat = int(start.seats[0])
        """The seat that acts."""
        self._players = int(start.game.options["players"])
        self.positions = 0
        """How many positions the networks have evaluated."""

    def made(
        self,
        lines: Sequence[tuple[int, ...]],
        deals: range,
        turns: int,
        is_over: Callable[[], bool] = never,
    ) -> Worths | None:
        """Try each line on these deals and judge so many turns later, or at the end of the game.

        None if the time is over before.
        """
        dealt = self._start.select(np.zeros(len(deals), np.int64))
        for table, deal in enumerate(deals):
            dealt.hide(table, self.seat, self._seed + deal)
        tables = dealt.select(np.tile(np.arange(len(deals)), len(lines)))
        last = int(tables.column("turn")[0]) + turns
        for step in range(max(map(len, lines))):
            steps = [line[step] if step < len(line) else -1 for line in lines]
            tables.step(np.repeat(steps, len(deals)))
        late = self._play_on(tables, last, is_over)
        worths = None if late is None else self._judged(tables, is_over)
        if worths is None:
            return None
        worths.chances[late] = 0.0
        return Worths(*(each.reshape(len(lines), len(deals), -1) for each in worths))

    def _play_on(self, tables: Batch, last: int, is_over: Callable[[], bool]) -> Array | None:
        """Play on until this turn has begun; at which tables it does not come. None: no time."""
        observed, done = tables.observed(), [set[int]() for _ in range(tables.size)]
        for number in range(MOST_STEPS):
            running = (tables.column("turn") < last) & ~tables.over
            if not running.any():
                return running
            if is_over():
                return None
            masks = tables.masks()
            steps = np.where(running, masks.argmax(axis=1), -1)
            free = np.flatnonzero(running & (masks.sum(axis=1) > 1))
            if len(free):
                wanted = np.zeros(tables.size, np.bool_)
                wanted[free] = True
                tables.observe(which=wanted, out=observed)
                seen = observed[free]
                likings = self._player.likings(seen, masks[free])
                self.positions += len(free)
                if number >= UNGUARDED:
                    bar_done(likings, seen, [done[table] for table in free])
                steps[free] = likings.argmax(axis=1)
            tables.step(steps)
        return (tables.column("turn") < last) & ~tables.over

    def _judged(self, tables: Batch, is_over: Callable[[], bool]) -> Worths | None:
        """What the positions are worth to every seat. None: no time."""
        chances, scores = (each.astype(np.float32) for each in tables.returns())
        open_ones = np.flatnonzero(~tables.over)
        observed = tables.observe()
        for first in range(0, len(open_ones), JUDGED):
            if is_over():
                return None
            judged = open_ones[first : first + JUDGED]
            values = self._judge.values(observed[judged])
            self.positions += len(judged)
            own = (np.arange(self._players) - tables.seats[judged, None]) % self._players
            if self._start.game.kind.together:
                own[:] = 0
            chances[judged] = np.take_along_axis(values.win, own, axis=1)
            scores[judged] = np.take_along_axis(values.score, own, axis=1)
        return Worths(chances, scores)


def bar_done(likings: Array, seen: Array, done: list[set[int]]) -> None:
    """Bar steps that have been taken from the same observation, and note those that will be."""
    for row, own in enumerate(done):
        begun = hash(seen[row].tobytes())
        best = int(likings[row].argmax())
        while hash((begun, best)) in own and np.isfinite(likings[row]).sum() > 1:
            likings[row, best] = -np.inf
            best = int(likings[row].argmax())
        own.add(hash((begun, best)))
