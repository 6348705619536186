"""The tables of a CPU environment in NumPy: native batches side by side, without torch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from dreamcog.learn.environment import (
    CAP,
    GREEDY,
    LEARNER,
    LEARNERS,
    RANDOM,
    SEATS,
    Ruleset,
    turned,
)
from dreamcog.learn.games import kind_of
from dreamcog.learn.opening import opened_games
from dreamcog.sim import loops
from dreamcog.sim.batch import Batch
from dreamcog.sim.native.arrays import Array

BOTS = {LEARNER: loops.NOBODY, RANDOM: loops.RANDOM, GREEDY: loops.GREEDY}
"""The numbers by which batches know how a seat is played."""

SPACING = 1_000_003
"""From the seeds of one batch to those of the next."""


class Step(NamedTuple):
    """What a step changed: `Transition` in NumPy."""

    ended: Array
    wins: Array
    scores: Array
    progress: Array
    rulesets: Array


class Group:
    """Rows with the same ruleset and the same bots: one batch."""

    def __init__(self, batch: Batch, rows: Array, bots: Sequence[int], cap: int) -> None:
        self.batch, self.rows, self._cap = batch, rows, cap
        self.players = int(batch.game.options["players"])
        self._bots = [BOTS[bot] for bot in bots[: self.players]]
        self._turns = np.zeros(batch.size, np.int64)
        self._taken = np.zeros(batch.size, np.int64)
        self._let_bots_play()
        self._note_turns()
        self._come, _ = self._progress()

    def _let_bots_play(self) -> None:
        if set(self._bots) != {loops.NOBODY}:
            self.batch.play_bots(self._bots)

    def _note_turns(self) -> None:
        """Count the steps within the present turn."""
        turns = self.batch.column("turn")
        self._taken = np.where(turns == self._turns, self._taken + 1, 0)
        self._turns = turns.copy()

    def _progress(self) -> tuple[Array, Array]:
        """How far each seat has come, and its points so far; a row for each table."""
        come, points = np.zeros((2, self.batch.size, SEATS), np.float32)
        come[:, : self.players], points[:, : self.players] = self.batch.progress()
        return come, points

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array]:
        """Take a step at each table: what ended, wins, scores and progress."""
        self.batch.step(actions)
        self._let_bots_play()
        self._note_turns()
        ended = self.batch.over | (self._taken >= self._cap)
        come, points = self._progress()
        progress, wins = come - self._come, np.zeros_like(come)
        if ended.any():
            wins[:, : self.players], _ = self.batch.returns()
            self._deal(ended)
            come, _ = self._progress()
        self._come = come
        return ended, wins, points * ended[:, None], progress

    def _deal(self, ended: Array) -> None:
        """Deal these tables anew; bots that begin play until the learner is to act."""
        self.batch.reset(ended)
        self._let_bots_play()
        self._turns[ended] = self.batch.column("turn")[ended]
        self._taken[ended] = 0


class CpuTables:
    """Tables of one game as an environment shows them. A row keeps its ruleset at every deal."""

    def __init__(
        self,
        game: str,
        size: int,
        rulesets: Sequence[Ruleset],
        *,
        seed: int = 0,
        cap: int = CAP,
        bots: Sequence[int] = LEARNERS,
        rotate: bool = False,
    ) -> None:
        kind = kind_of(game)
        games = opened_games(kind, rulesets[:size])
        self.size, self.inputs = size, games[0].rules.observation.size
        self.flats = len(games[0].alphabet)
        self.rulesets = np.arange(size) % len(rulesets)
        players = np.array([each.options["players"] for each in games])
        self.players = players[self.rulesets]
        further = turned(np.arange(size), len(rulesets)) % self.players
        further = further if rotate else np.zeros(size, np.int64)
        self.groups: list[Group] = []
        for number, first in sorted({*zip(self.rulesets.tolist(), further.tolist(), strict=True)}):
            rows = np.flatnonzero((self.rulesets == number) & (further == first))
            count = int(players[number])
            seated = [bots[(seat - first) % count] for seat in range(count)]
            sown = seed * SPACING * SPACING + len(self.groups) * SPACING
            batch = Batch(games[number], len(rows), seed=sown)
            self.groups.append(Group(batch, rows, seated, cap))
        self.seats = np.zeros(size, np.int64)
        self.observations = np.zeros((size, self.inputs), np.uint8)
        self.masks = np.zeros((size, self.flats), np.uint8)
        self._look()

    def _look(self) -> None:
        for group in self.groups:
            self.seats[group.rows] = group.batch.seats
            self.observations[group.rows] = group.batch.observe()
            self.masks[group.rows] = group.batch.masks()

    def step(self, actions: Array) -> Step:
        """Take a legal flat id at each table; then bots play theirs."""
        ended = np.zeros(self.size, np.bool_)
        wins, scores, progress = np.zeros((3, self.size, SEATS), np.float32)
        for group in self.groups:
            rows = group.rows
            found = group.step(actions[rows])
            ended[rows], wins[rows], scores[rows], progress[rows] = found
        self._look()
        return Step(ended, wins, scores, progress, self.rulesets)
