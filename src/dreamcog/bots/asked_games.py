"""Whole games move by move: every bot is asked through its contract, whatever it is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import numpy as np

from dreamcog.bots.asking import ask
from dreamcog.bots.bot import Bot
from dreamcog.bots.decision import Budget
from dreamcog.bots.run_columns import judged_room, keep_ended, result_room
from dreamcog.core.game import Game
from dreamcog.core.rng import SEED_BITS
from dreamcog.sim.batch import Batch
from dreamcog.sim.composing import first_listed
from dreamcog.sim.loops import WORST
from dreamcog.sim.native.arrays import Array
from dreamcog.sim.runs import MOST_PER_TURN, Columns, Noted

REPLACED = "replaced"
"""The column that says how many moves of each seat were made in place of the bot's."""

THOUGHT = "thought"
"""The column that says how long the bot of each seat thought: decisions, seconds of all of them,
and of the longest."""


class AskedGames:
    """Plays games with these bots, one in each seat, one game after the other.

    The deals are those of all other runs from the same seeds. Where the budget bounds iterations
    alone, games are the same every time, with any number of workers.
    """

    def __init__(self, game: Game[Any], bots: Sequence[Bot], budget: Budget, runtime: str) -> None:
        self._game, self._bots, self._budget = game, list(bots), budget
        self._batch = Batch(game, 1, runtime=runtime)

    def __call__(self, seed: int, games: int) -> Columns:
        """The results of these games, field by field."""
        return self._play(seed, games, result_room(self._game, games), None)

    def judged(self, seed: int, games: int) -> Columns:
        """The same games: `decisions`, and by seat `wins` (1 or 0), `scores`, `replaced` and
        `thought`."""
        columns = judged_room(self._game, games)
        columns[THOUGHT] = np.zeros((games, len(self._bots), 3))
        return self._play(seed, games, columns, None)

    def noted(self, seed: int, games: int) -> tuple[Columns, Noted]:
        """The same games and results, and every step."""
        notes: list[tuple[int, int, int]] = []
        columns = self._play(seed, games, result_room(self._game, games), notes)
        seats, steps, legal = np.array(notes, np.int64).reshape(-1, 3).T
        return columns, Noted(
            seat=seats.astype(np.uint8),
            step=steps.astype(np.int16),
            legal=legal.astype(np.int16),
            worth=np.full(len(notes), WORST, np.int64),
        )

    def _play(
        self, seed: int, games: int, columns: Columns, notes: list[tuple[int, int, int]] | None
    ) -> Columns:
        """Play the games and fill these columns; each step is noted as seat, step and choice."""
        ended = np.ones(1, np.bool_)
        columns[REPLACED] = np.zeros((games, len(self._bots)), np.int64)
        for number in range(games):
            told = {name: columns[name][number] for name in (REPLACED, THOUGHT) if name in columns}
            taken = self._play_one((seed + number) % (1 << SEED_BITS), told, notes)
            keep_ended(self._batch, ended, columns, np.array([number]), np.array([taken]))
        return columns

    def _play_one(self, seed: int, told: Columns, notes: list[tuple[int, int, int]] | None) -> int:
        """Play a game to its end, and tell of each seat what is wanted; its number of steps."""
        batch = self._batch
        batch.deal(seed)
        rngs = [random.Random(f"{seed} {seat}") for seat in range(len(self._bots))]
        taken, turn, in_turn = 0, -1, 0
        while not batch.over[0]:
            now, seat = int(batch.column("turn")[0]), int(batch.seats[0])
            turn, in_turn = now, in_turn if now == turn else 0
            state = batch.state(0)
            if in_turn >= MOST_PER_TURN:
                steps = [first_listed(self._game, state)]
            else:
                begun = perf_counter()
                answer = ask(self._bots[seat], self._game, state, seat, rngs[seat], self._budget)
                told[REPLACED][seat] += bool(answer.replaced)
                if THOUGHT in told:
                    note_thought(told[THOUGHT][seat], perf_counter() - begun)
                steps = self._game.spell(state, seat, answer.decision.move)
            for step in steps:
                if notes is not None:
                    notes.append((seat, step, int(batch.masks().sum())))
                batch.step([step])
            taken, in_turn = taken + len(steps), in_turn + len(steps)
        return taken


def note_thought(thought: Array, seconds: float) -> None:
    """Add a decision that took so long to what a seat has thought."""
    thought[:2] += 1, seconds
    thought[2] = max(thought[2], seconds)
