"""Many tables of one game as records, on which the interpreter plays."""

from __future__ import annotations

from typing import Any

import numpy as np

from dreamcog.core.draft import clear
from dreamcog.core.game import Game
from dreamcog.core.log import Log
from dreamcog.core.placeholders import bind
from dreamcog.core.records import copier, overwrite
from dreamcog.core.rng import SEED_BITS, Rng, below, sow
from dreamcog.sim.loops import Desk, play_out
from dreamcog.sim.native.arrays import Array, as_numbers
from dreamcog.sim.runs import BOT, MOST_PER_TURN
from dreamcog.sim.tables import SAMPLE, UNSEEN

copy_rng = copier(Rng)


class InterpretedTables:
    """As `NativeTables`, with the same results: slow, and needs no compiler."""

    def __init__(self, game: Game[Any], tables: int) -> None:
        self._game = game
        self._states = [game.blank() for _ in range(tables)]
        self._rounds = [0] * tables
        self._rngs = [Rng() for _ in range(tables)]
        self._bot_rngs = [Rng() for _ in range(tables)]
        self._sown = [0] * tables

    def deal(self, seed: int, only_over: bool) -> Array:
        """Deal all tables, or those whose games are over; which were dealt."""
        dealt = np.array([not only_over or bool(state.over) for state in self._states])
        if not only_over:
            self._rounds = [-1] * len(self._states)
            self._sown = [0] * len(self._states)
            for i, rng in enumerate(self._rngs):
                sow(rng, (seed + i) % (1 << SEED_BITS), SAMPLE)
        self.deal_these(seed, dealt)
        return dealt

    def deal_these(self, seed: int, which: Array) -> None:
        """Deal the tables anew that an array of booleans names."""
        for i in np.flatnonzero(which).tolist():
            self._rounds[i] += 1
            overwrite(self._states[i], self._game.deal(self._seed_of(seed, i)))

    def _seed_of(self, seed: int, table: int) -> int:
        """The seed of a table's present game, where the first of all has this one."""
        return (seed + table + self._rounds[table] * len(self._states)) % (1 << SEED_BITS)

    def masks(self, out: Array) -> None:
        """Which small steps are legal at each table for the seat to act."""
        out[:] = 0
        for i, state in enumerate(self._states):
            if not state.over:
                out[i, self._game.steps(state)] = 1

    def sample(self, masks: Array, numbers: Array | None, out: Array) -> None:
        """A legal step at each table, each equally likely; -1 where there is none."""
        out[:] = -1
        for i, rng in enumerate(self._rngs):
            if count := len(legal := np.flatnonzero(masks[i])):
                which = below(rng, count) if numbers is None else int(numbers[i] * count)
                out[i] = legal[which]

    def first_refused(self, steps: Array) -> int:
        """The first table at which the step is not legal, or -1."""
        rules, ids = self._game.rules, len(self._game.alphabet)
        for i, (state, step) in enumerate(zip(self._states, steps.tolist(), strict=True)):
            if step == -1:
                continue
            if not 0 <= step < ids or state.over:
                return i
            named = self._game.alphabet.step(step)
            if rules.can_step(state, self._game.box, state.draft, *named):
                return i
        return -1

    def step(self, steps: Array) -> None:
        """Take a legal step at each table."""
        for state, step in zip(self._states, steps.tolist(), strict=True):
            if step != -1:
                log, named = Log(), self._game.alphabet.step(step)
                self._game.rules.step(state, self._game.box, log, *named)
                if log.overflow:
                    raise OverflowError(f"{log.overflow} events found no room")

    def observe(self, seats: Array, out: Array) -> None:
        """What a seat of each table may know; the seat -1 is the one to act."""
        for i in np.flatnonzero(seats != UNSEEN).tolist():
            state = self._states[i]
            seat = int(seats[i]) if seats[i] != -1 else state.draft.seat
            out[i] = self._game.observe(state, seat)

    def appraise(self, seats: Array, out: Array) -> None:
        """How well a seat of each table stands, by the position before the move in composition."""
        for i, state in enumerate(self._states):
            own = self._game.copy(state)
            clear(own.draft)
            out[i] = self._game.rules.appraise(own, self._game.box, int(seats[i]))

    def returns(self, wins: Array, scores: Array) -> None:
        """Whether each seat has won, and its score, where the game is over; else 0."""
        rules, box = self._game.rules, self._game.box
        for i, state in enumerate(self._states):
            for seat in range(wins.shape[1]):
                wins[i, seat] = state.over != 0 and rules.is_winner(state, box, seat)
                scores[i, seat] = rules.final_score(state, box, seat) if state.over else 0

    def progress(self, come: Array, points: Array) -> None:
        """How far each seat has come, and the points or machines that it has so far."""
        rules, box = self._game.rules, self._game.box
        for i, state in enumerate(self._states):
            for seat in range(come.shape[1]):
                come[i, seat] = rules.progress(state, box, seat)
                points[i, seat] = rules.points_so_far(state, box, seat)

    def play_bots(self, seed: int, bots: list[int], taken: Array) -> None:
        """Let bots play until a seat without one is to act; the seed is that of the deal."""
        play, desk, box = bind(play_out, self._game.rules), Desk(), self._game.box
        spare = (self._game.blank(), self._game.blank())
        for i, (state, rng) in enumerate(zip(self._states, self._bot_rngs, strict=True)):
            if self._sown[i] != self._rounds[i] + 1:
                sow(rng, self._seed_of(seed, i), BOT)
                self._sown[i] = self._rounds[i] + 1
            taken[i] = play(state, box, desk, rng, *spare, bots, MOST_PER_TURN)

    def hide(self, table: int, seat: int, rng: Rng) -> None:
        """Deal anew at a table all that a seat cannot know."""
        self._game.rules.hide(self._states[table], self._game.box, seat, rng)

    def column(self, field: str) -> Array:
        """A number of the state, at each table."""
        found: list[Any] = list(self._states)
        for name in field.split("."):
            found = [getattr(each, name) for each in found]
        return as_numbers(np.array(found))

    def state(self, table: int) -> Any:
        """The state of a table, as a record of its own."""
        return self._game.copy(self._states[table])

    def put(self, table: int, state: Any) -> None:
        """Set up a state at a table."""
        overwrite(self._states[table], self._game.runtime.readable(state))

    def copy(self) -> InterpretedTables:
        """The same tables, independent of these."""
        return self.select(np.arange(len(self._states)))

    def select(self, tables: Array) -> InterpretedTables:
        """These tables by number, in this order, independent of these."""
        other, numbers = InterpretedTables(self._game, 0), tables.tolist()
        other._states = [self._game.copy(self._states[i]) for i in numbers]
        other._rounds = [self._rounds[i] for i in numbers]
        other._rngs = [copy_rng(self._rngs[i]) for i in numbers]
        other._bot_rngs = [copy_rng(self._bot_rngs[i]) for i in numbers]
        other._sown = [self._sown[i] for i in numbers]
        return other
