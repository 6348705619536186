"""The steps that networks choose at many tables at once."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from dreamcog.bots.policy import ODD, Policy, mix
from dreamcog.sim.batch import Batch
from dreamcog.sim.composing import first_listed
from dreamcog.sim.native.arrays import Array

MOST_IN_TURN = 300
"""Steps at a table in one turn after which the first listed step is taken: it leads out."""


class Choosers:
    """Networks at the tables of a batch, and what they have done there in the present turn."""

    def __init__(self, batch: Batch, policies: Sequence[Policy | None]) -> None:
        """One policy for each seat; None is a seat that another plays."""
        self._batch, self._policies = batch, policies
        self._observed = batch.observed()
        self._done: list[set[int]] = [set() for _ in range(batch.size)]
        self._in_turn = np.zeros(batch.size, np.int64)
        self._turns = np.full(batch.size, -1, np.int64)
        self._keys = np.zeros(batch.size, np.uint64)
        self.legal = np.zeros(batch.size, np.int64)
        """How many steps were legal at each table when steps were last asked for."""

    def begin(self, which: Array, keys: Array) -> None:
        """A new game begins at these tables; its key, of 64 bits, is all the chance in choices."""
        self._keys[which] = keys[which]
        self.forget(which)

    def forget(self, which: Array) -> None:
        """Forget the turn at these tables: a new one has begun."""
        self._in_turn[which] = 0
        for table in np.flatnonzero(which).tolist():
            self._done[table].clear()

    def steps(self) -> Array:
        """A legal step for each table; -1 where the game is over."""
        batch = self._batch
        masks, turns = batch.masks(), batch.column("turn")
        self.forget(turns != self._turns)
        self._turns = turns
        self._in_turn += 1
        self._keys += ODD
        self.legal = masks.sum(axis=1, dtype=np.int64)
        chosen = np.where(self.legal > 0, masks.argmax(axis=1), -1)
        free = self.legal > 1
        late = free & (self._in_turn > MOST_IN_TURN)
        for table in np.flatnonzero(late).tolist():
            chosen[table] = first_listed(batch.game, batch.state(table))
        free &= ~late
        if free.any():
            batch.observe(which=free, out=self._observed)
            self._ask(np.flatnonzero(free), masks, chosen)
        return chosen

    def _ask(self, tables: Array, masks: Array, chosen: Array) -> None:
        """Let the networks choose at these tables."""
        seats = self._batch.seats[tables]
        for policy in set(self._policies):
            own = [seat for seat, each in enumerate(self._policies) if each == policy]
            asked = tables[np.isin(seats, own)]
            if policy is not None and len(asked):
                liked = policy.network.liked(self._observed[asked], masks[asked])
                drawn = policy.drawn(liked, mix(self._keys[asked]))
                for row, table in enumerate(asked.tolist()):
                    chosen[table] = self._unless_done(table, drawn[row])

    def _unless_done(self, table: int, liked: Array) -> int:
        """The step that is liked best of those not yet taken from here in this turn."""
        seen, done = hash(self._observed[table].tobytes()), self._done[table]
        best = int(liked.argmax())
        if hash((seen, best)) in done:
            best = self._another(table, liked, seen)
        done.add(hash((seen, best)))
        return best

    def _another(self, table: int, liked: Array, seen: int) -> int:
        """The next best step that has not been taken from here; the one that leads out if none."""
        for step in np.argsort(-liked, kind="stable").tolist():
            if np.isneginf(liked[step]):
                break
            if hash((seen, step)) not in self._done[table]:
                return int(step)
        return first_listed(self._batch.game, self._batch.state(table))
