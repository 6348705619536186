"""Many tables of one game side by side: what a batch asks of them, and native ones, as one array.

The interpreted ones of `sim.interpreted_tables` do the same; `sim.batch.Batch` is what others use.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from dreamcog.core.game import Game
from dreamcog.core.rng import Rng
from dreamcog.sim.native.arrays import (
    Array,
    address,
    as_array,
    as_numbers,
    as_record,
    dtype_of,
    flat_ids,
)
from dreamcog.sim.native.library import Seed, prepare
from dreamcog.sim.native.threads import in_parts
from dreamcog.sim.runs import MOST_PER_TURN, SEATS_ROOM

SAMPLE = b"dreamcog sample"
"""What the tables' own generators are sown for, from which random steps are drawn."""


UNSEEN = -2
"""In place of a seat, a table that is not observed."""


class Tables(Protocol):
    """What a batch asks of its tables. Numbers of steps are flat ids; -1 is no step."""

    def deal(self, seed: int, only_over: bool) -> Array:
        """Deal all tables, or those whose games are over; which were dealt.

        Table i in its round r has the seed `seed + i + r * number of tables`.
        """

    def deal_these(self, seed: int, which: Array) -> None:
        """Deal the tables anew that an array of booleans names."""

    def masks(self, out: Array) -> None:
        """Which small steps are legal at each table for the seat to act."""

    def sample(self, masks: Array, numbers: Array | None, out: Array) -> None:
        """A legal step at each table, each equally likely; -1 where there is none."""

    def first_refused(self, steps: Array) -> int:
        """The first table at which the step is not legal, or -1."""

    def step(self, steps: Array) -> None:
        """Take a legal step at each table."""

    def observe(self, seats: Array, out: Array) -> None:
        """What a seat of each table may know; the seat -1 is the one to act, -2 is passed over."""

    def appraise(self, seats: Array, out: Array) -> None:
        """How well a seat of each table stands, by the position before the move in composition."""

    def returns(self, wins: Array, scores: Array) -> None:
        """Whether each seat has won, and its score, where the game is over; else 0."""

    def progress(self, come: Array, points: Array) -> None:
        """How far each seat has come, and the points or machines that it has so far."""

    def play_bots(self, seed: int, bots: list[int], taken: Array) -> None:
        """Let bots play until a seat without one is to act; the seed is that of the deal."""

    def hide(self, table: int, seat: int, rng: Rng) -> None:
        """Deal anew at a table all that a seat cannot know."""

    def column(self, field: str) -> Array:
        """A number of the state, at each table."""

    def state(self, table: int) -> Any:
        """The state of a table, as a record of its own."""

    def put(self, table: int, state: Any) -> None:
        """Set up a state at a table."""

    def copy(self) -> Tables:
        """The same tables, independent of these."""

    def select(self, tables: Array) -> Tables:
        """These tables by number, in this order, independent of these."""


class NativeTables:
    """Tables as one array, which native code works on."""

    def __init__(self, game: Game[Any], tables: int, threads: int) -> None:
        self._game, self._threads = game, threads
        self._library = prepare(game.rules)
        self._blank, self._box = as_array(game.blank()), as_array(game.box)
        self._first, self._kinds, self._args = flat_ids(game.alphabet)
        self._states = np.repeat(self._blank, tables)
        self._rounds = np.zeros(tables, np.uint64)
        self._rngs = np.zeros(tables, dtype_of(Rng))
        self._legal = np.zeros(tables, np.int32)
        self._bot_rngs = np.zeros(tables, dtype_of(Rng))
        self._sown = np.zeros(tables, np.uint64)
        self._at = address(self._states), address(self._box)

    def _call(self, name: str, *arguments: Any) -> list[int]:
        """Call an entry point for all tables, parted among the threads."""
        entry, (tables, box) = getattr(self._library, name), self._at
        rest = [address(each) if isinstance(each, np.ndarray) else each for each in arguments]

        def part(start: int, end: int) -> int:
            return entry(tables, start, end, box, *rest) or 0

        return in_parts(part, len(self._states), self._threads)

    def deal(self, seed: int, only_over: bool) -> Array:
        """Deal all tables, or those whose games are over; which were dealt."""
        if not only_over:
            self._rounds[:] = self._sown[:] = 0
            self._library.batch_sow(address(self._rngs), len(self._rngs), Seed.of(seed), SAMPLE)
        dealt = np.empty(len(self._states), np.bool_)
        self._deal(seed, int(only_over), dealt)
        return dealt

    def deal_these(self, seed: int, which: Array) -> None:
        """Deal the tables anew that an array of booleans names."""
        self._deal(seed, 2, which.copy())

    def _deal(self, seed: int, which: int, dealt: Array) -> None:
        blank, rounds, stride = self._blank, self._rounds, len(self._states)
        self._call("batch_deal", blank, rounds, Seed.of(seed), stride, which, dealt)

    def masks(self, out: Array) -> None:
        """Which small steps are legal at each table for the seat to act."""
        lost = self._call("batch_masks", self._first, out.shape[1], out, self._legal)
        if sum(lost):
            raise OverflowError(f"{sum(lost)} steps found no room")

    def sample(self, masks: Array, numbers: Array | None, out: Array) -> None:
        """A legal step at each table, each equally likely; -1 where there is none."""
        self._call("batch_sample", self._rngs, masks, masks.shape[1], self._legal, numbers, out)

    def first_refused(self, steps: Array) -> int:
        """The first table at which the step is not legal, or -1."""
        found = self._call("batch_check", steps, self._kinds, self._args, len(self._kinds))
        return next((table for table in found if table >= 0), -1)

    def step(self, steps: Array) -> None:
        """Take a legal step at each table."""
        lost = self._call("batch_step", steps, self._kinds, self._args)
        if sum(lost):
            raise OverflowError(f"{sum(lost)} events found no room")

    def observe(self, seats: Array, out: Array) -> None:
        """What a seat of each table may know; the seat -1 is the one to act."""
        self._call("batch_observe", seats, out)

    def appraise(self, seats: Array, out: Array) -> None:
        """How well a seat of each table stands, by the position before the move in composition."""
        self._call("batch_appraise", seats, out)

    def returns(self, wins: Array, scores: Array) -> None:
        """Whether each seat has won, and its score, where the game is over; else 0."""
        self._call("batch_returns", wins.shape[1], wins, scores)

    def progress(self, come: Array, points: Array) -> None:
        """How far each seat has come, and the points or machines that it has so far."""
        self._call("batch_progress", come.shape[1], come, points)

    def play_bots(self, seed: int, bots: list[int], taken: Array) -> None:
        """Let bots play until a seat without one is to act; the seed is that of the deal."""
        seats = np.zeros(SEATS_ROOM, np.int32)
        seats[: len(bots)] = bots
        sowing = (self._bot_rngs, self._rounds, self._sown, Seed.of(seed), len(self._states))
        self._call("batch_bots", *sowing, seats, taken, MOST_PER_TURN)

    def hide(self, table: int, seat: int, rng: Rng) -> None:
        """Deal anew at a table all that a seat cannot know."""
        own, box = self._states[table : table + 1], self._box
        self._library.rule_hide(address(own), address(box), seat, address(as_array(rng)))

    def column(self, field: str) -> Array:
        """A number of the state, at each table."""
        found: Any = self._states
        for name in field.split("."):
            found = found[name]
        return as_numbers(found)

    def state(self, table: int) -> Any:
        """The state of a table, as a record of its own."""
        return as_record(self._states[table], self._game.rules.state)

    def put(self, table: int, state: Any) -> None:
        """Set up a state at a table."""
        self._states[table] = as_array(self._game.runtime.readable(state))[0]

    def copy(self) -> NativeTables:
        """The same tables, independent of these."""
        return self.select(np.arange(len(self._states)))

    def select(self, tables: Array) -> NativeTables:
        """These tables by number, in this order, independent of these."""
        other = object.__new__(NativeTables)
        other.__dict__.update(self.__dict__)
        for name in ("_states", "_rounds", "_rngs", "_legal", "_bot_rngs", "_sown"):
            setattr(other, name, getattr(self, name)[tables])
        other._at = address(other._states), address(other._box)
        return other
