"""The steps that networks choose at many tables at once."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from dreamcog.bots.network_layers import Network
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
        self.observed = batch.observed()
        """What was seen when steps were last asked for, at tables that are `free`."""
        self.free = np.zeros(batch.size, np.bool_)
        """At which tables there was a choice then."""
        self.chosen = np.full(batch.size, -1)
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
        return steps_of([self])[0]

    def look(self) -> None:
        """Look at all tables: what is legal, and what is seen where there is a choice."""
        batch = self._batch
        self._masks, turns = batch.masks(), batch.column("turn")
        self.forget(turns != self._turns)
        self._turns = turns
        self._in_turn += 1
        self._keys += ODD
        self.legal = self._masks.sum(axis=1, dtype=np.int64)
        self.chosen = np.where(self.legal > 0, self._masks.argmax(axis=1), -1)
        self.free = self.legal > 1
        late = self.free & (self._in_turn > MOST_IN_TURN)
        for table in np.flatnonzero(late).tolist():
            self.chosen[table] = first_listed(batch.game, batch.state(table))
        self.free &= ~late
        if self.free.any():
            batch.observe(which=self.free, out=self.observed)

    def asked(self, network: Network) -> tuple[Array, Array, Array]:
        """The tables at which this network is to choose, what it sees there, and what is legal."""
        seats = [
            seat
            for seat, policy in enumerate(self._policies)
            if policy is not None and policy.network is network
        ]
        tables = np.flatnonzero(self.free & np.isin(self._batch.seats, seats))
        return tables, self.observed[tables], self._masks[tables]

    def choose(self, tables: Array, liked: Array) -> None:
        """Choose at these tables, by policies of one network that likes their steps so much."""
        seats = self._batch.seats[tables]
        for policy in set(self._policies):
            own = [seat for seat, each in enumerate(self._policies) if each == policy]
            rows = np.flatnonzero(np.isin(seats, own))
            if policy is not None and len(rows):
                drawn = policy.drawn(liked[rows], mix(self._keys[tables[rows]]))
                for row, table in zip(drawn, tables[rows].tolist(), strict=True):
                    self.chosen[table] = self._unless_done(table, row)

    @property
    def networks(self) -> set[Network]:
        """The networks that choose here."""
        return {policy.network for policy in self._policies if policy is not None}

    def _unless_done(self, table: int, liked: Array) -> int:
        """The step that is liked best of those not yet taken from here in this turn."""
        seen, done = hash(self.observed[table].tobytes()), self._done[table]
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


def steps_of(choosers: Sequence[Choosers]) -> list[Array]:
    """A legal step for each table of all these batches: each network is asked once for all."""
    for each in choosers:
        each.look()
    for network in set().union(*(each.networks for each in choosers)):
        asked = [each.asked(network) for each in choosers]
        tables, observed, masks = zip(*asked, strict=True)
        if not any(map(len, tables)):
            continue
        liked = network.liked(np.concatenate(observed), np.concatenate(masks))
        ends = np.cumsum([len(some) for some in tables])[:-1]
        for each, some, part in zip(choosers, tables, np.split(liked, ends), strict=True):
            each.choose(some, part)
    return [each.chosen for each in choosers]
