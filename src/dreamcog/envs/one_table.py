"""One table from its deal on, with what every seat remembers: what OpenSpiel's states stand on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from dreamcog.core.game import Game
from dreamcog.envs.recall import Recall
from dreamcog.envs.rewards import final_rewards
from dreamcog.sim.batch import Batch
from dreamcog.sim.native.arrays import Array
from dreamcog.sim.runs import MOST_PER_TURN


class OneTable:
    """A dealt game of which all seats are played from outside.

    As for bots, after many small steps in one turn only the first listed step is left, which leads
    out of the turn: without it a game need not end.
    """

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.game = game
        self.batch = Batch(game, 1, seed=seed)
        self.past: tuple[int | tuple[int, int], ...] = ()
        """What was done since the deal: flat ids, and for each hiding its seat and its seed."""
        size = game.rules.observation.size
        self.recalls = [Recall(size) for _ in range(game.options["players"])]
        self._in_turn, self._turn = 0, 0
        self._look()

    def _look(self) -> None:
        """What OpenSpiel asks many times, and what the seats see now."""
        turn = int(self.batch.column("turn")[0])
        self._in_turn = self._in_turn + 1 if turn == self._turn else 0
        self._turn = turn
        self.over = bool(self.batch.over[0])
        """Whether the game is over."""
        self.seat = int(self.batch.seats[0])
        """The seat that acts."""
        for seat, recall in enumerate(self.recalls):
            recall.see(self.batch.observe([seat])[0])

    def legal(self) -> list[int]:
        """The flat ids of the legal small steps, in ascending order."""
        if self._in_turn >= MOST_PER_TURN and not self.over:
            return self.game.steps(self.batch.state(0))[:1]
        found: list[int] = np.flatnonzero(self.batch.masks()[0]).tolist()
        return found

    def take(self, action: int) -> None:
        """Take a legal small step; any other is refused and changes nothing."""
        if self._in_turn >= MOST_PER_TURN and action not in self.legal():
            action = len(self.game.alphabet)
        seat = self.seat
        self.batch.step(np.array([max(action, -2)]))
        self.past = (*self.past, action)
        self.recalls[seat].take(action)
        self._look()

    def observe(self, seat: int) -> Array:
        """What a seat may know; the same array every time."""
        found: Array = self.batch.observe([seat])[0]
        return found

    def returns(self, reward: str) -> list[float]:
        """What the end of the game is worth to each seat; 0 while it runs."""
        found: list[float] = final_rewards(self.batch, reward)[0].tolist()
        return found

    def hide(self, seat: int, seed: int) -> None:
        """Deal anew all that a seat cannot know; the others then remember a past of their own.

        What they saw may differ from what is there now: only this seat's recall is still right.
        """
        self.batch.hide(0, seat, seed)
        self.past = (*self.past, (seat, seed))
        for other, recall in enumerate(self.recalls):
            if other != seat:
                recall.see(self.batch.observe([other])[0])

    def repeat(self, past: Iterable[int | tuple[int, int]]) -> None:
        """Do again what was done at another table of the same deal."""
        for done in past:
            if isinstance(done, tuple):
                self.hide(*done)
            else:
                self.take(done)

    def __deepcopy__(self, _memo: dict[int, Any]) -> OneTable:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.batch = self.batch.copy()
        other.recalls = [recall.copy() for recall in self.recalls]
        return other
