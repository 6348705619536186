"""A bot that asks a network: a whole move, composed of the small steps that the network likes."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from dreamcog.bots.network_layers import Network
from dreamcog.core.draft import Draft
from dreamcog.core.game import Game
from dreamcog.sim.composing import Position, position_of
from dreamcog.sim.native.arrays import Array

FORESEEN = 16
"""Moves that are looked ahead within a turn, to see whether the play comes back to where it is."""


@dataclass(frozen=True)
class NetworkBot:
    """A bot whose every step is the one that a network likes best, or one drawn by its liking.

    What it sees of a position is the observation of its own seat, so what it imagines of the rest
    changes nothing. A bot has no memory: that it does not go round in circles within a turn
    it makes sure of before each move, by playing on in the imagined position.
    """

    name: str
    network: Network
    temperature: float = 0.0
    """0 takes the step that is liked best. 1 draws steps as the network was trained to."""

    def choose(
        self, game: Game[Any], view: Mapping[str, Any], seat: int, rng: random.Random
    ) -> dict[str, Any]:
        """The move that the network likes in a state imagined from the seat's view."""
        state = game.guess(view, rng)
        game.draft_of(state).seat = seat
        draft = Draft(seat=seat)
        for flat in self.chosen_steps(game, state, rng):
            game.rules.extend(state, draft, *game.alphabet.step(flat))
        return game.write_move(state, draft)

    def chosen_steps(self, game: Game[Any], state: Any, rng: random.Random) -> list[int]:
        """The small steps of the move for the seat to act."""
        position = position_of(game, state)
        firsts = position.legal()
        while len(firsts):
            taken = self._compose(position, firsts, rng)
            if len(firsts) == 1 or not self._comes_back(game, state, position):
                return taken
            firsts = firsts[firsts != taken[0]]
            position = position_of(game, state)
        return led_out(position_of(game, state))

    def _compose(self, position: Position, firsts: Array, rng: random.Random | None) -> list[int]:
        """Make the move that is liked, beginning with one of these steps; its steps."""
        legal, taken = firsts, []
        while True:
            flat = int(legal[0]) if len(legal) == 1 else self._liked(position, legal, rng)
            position.take(flat)
            taken.append(flat)
            if position.is_composed:
                return taken
            legal = position.legal()

    def _liked(self, position: Position, legal: Array, rng: random.Random | None) -> int:
        """One of the legal steps; without a generator the one that is liked best."""
        likings = self.network.logits(self.network.read(position.observe()), legal)
        if rng is not None and self.temperature > 0:
            noise = [-math.log(rng.expovariate(1.0) or 1.0) for _ in range(len(legal))]
            likings = likings / self.temperature + np.array(noise)
        return int(legal[likings.argmax()])

    def _comes_back(self, game: Game[Any], state: Any, position: Position) -> bool:
        """Whether after a move the steps liked best lead to what the seat sees now, in one turn."""
        start = position_of(game, state)
        moment, begun = start.moment, start.observe().tobytes()
        seen: set[bytes] = set()
        for _ in range(FORESEEN):
            if position.moment != moment:
                return False
            now = position.observe().tobytes()
            if now == begun or now in seen:
                return now == begun
            seen.add(now)
            self._compose(position, position.legal(), None)
        return False


def led_out(position: Position) -> list[int]:
    """The steps of the move that leads out of the turn."""
    taken: list[int] = []
    while not taken or not position.is_composed:
        taken.append(position.leading_out())
        position.take(taken[-1])
    return taken
