"""Games that are drawn: steps by a guide's liking, from one position, at many tables at once.

Plain roll-outs play every game to its end. A beam keeps, at the end of each turn, only the
positions that the guide values most, and goes on from those at all tables.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from dreamcog.core.game import Game
from dreamcog.lab.solver.budget import Budget
from dreamcog.lab.solver.guides import Guide, distinct
from dreamcog.lab.solver.lines import START, Path
from dreamcog.sim.batch import Batch
from dreamcog.sim.composing import first_listed
from dreamcog.sim.native.arrays import Array

MOST_IN_TURN = 300
"""Steps in one turn after which the first listed step is taken: it leads out."""


class Draw(NamedTuple):
    """How games are drawn."""

    tables: int
    """At how many tables at once."""
    temperature: float
    """0 takes the step that is liked best, 1 draws as the guide likes, more is wilder."""
    kept: int = 0
    """How many positions are kept at the end of a turn; 0: all games are played to their end."""


@dataclass
class Sampler:
    """Draws games from one position until one is won."""

    game: Game[Any]
    start: Batch
    """One table, at the position."""
    guide: Guide
    rng: np.random.Generator = field(default_factory=lambda: np.random.default_rng(0))

    def draw(self, how: Draw, budget: Budget) -> list[int] | None:
        """The steps of a game that was won; None if there is none, or the budget is spent."""
        crowd = Crowd(self.start.select([0] * how.tables), [START] * how.tables)
        turn = int(crowd.batch.column("turn")[0])
        in_turn = 0
        while not budget.is_over:
            won = crowd.won()
            if won is not None:
                return won.steps()
            playing = ~crowd.batch.over
            if not playing.any():
                return None
            now = playing if not how.kept else playing & (crowd.batch.column("turn") == turn)
            if not now.any():
                crowd = self._best(crowd, playing, how)
                turn, in_turn = int(crowd.batch.column("turn").min()), 0
                continue
            in_turn += 1
            steps = self._steps(crowd.batch, now, how.temperature, in_turn > MOST_IN_TURN)
            crowd.take(steps)
            budget.spend(int(now.sum()))
        return None

    def _steps(self, batch: Batch, now: Array, temperature: float, is_late: bool) -> Array:
        """A step for each of these tables; -1 for the others."""
        masks = batch.masks()
        legal = masks.sum(axis=1, dtype=np.int64)
        steps = np.where(now, masks.argmax(axis=1), -1)
        if is_late:
            for table in np.flatnonzero(now).tolist():
                steps[table] = first_listed(batch.game, batch.state(table))
            return steps
        free = now & (legal > 1)
        if free.any():
            liked = self.guide.liked(batch, free)
            if temperature > 0:
                liked = liked / temperature + self.rng.gumbel(size=liked.shape)
            steps[free] = liked.argmax(axis=1)
        return steps

    def _best(self, crowd: Crowd, playing: Array, how: Draw) -> Crowd:
        """The positions valued most, each once, at all tables again in turn."""
        rows = np.flatnonzero(playing)
        batch = crowd.batch.select(rows)
        different, _ = distinct(batch.observe())
        order = np.argsort(-self.guide.values(batch)[different], kind="stable")
        best = rows[different[order[: how.kept]]]
        return crowd.select(np.resize(best, how.tables))


@dataclass
class Crowd:
    """Tables, and how each came to stand as it does."""

    batch: Batch
    paths: list[Path]

    def take(self, steps: Array) -> None:
        """Take a step at each table; -1 takes none there."""
        self.batch.step(steps)
        for table in np.flatnonzero(steps != -1).tolist():
            self.paths[table] = Path(self.paths[table], int(steps[table]))

    def won(self) -> Path | None:
        """How a table came to a win, if one has."""
        if self.batch.over.any():
            wins = np.flatnonzero(self.batch.returns()[0].all(axis=1))
            if len(wins):
                return self.paths[int(wins[0])]
        return None

    def select(self, rows: Array) -> Crowd:
        """These tables."""
        return Crowd(self.batch.select(rows), [self.paths[row] for row in rows.tolist()])
