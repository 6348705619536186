"""A bot that asks a network: a whole move, composed of the small steps that the network likes."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from dreamcog.bots.decision import Budget, Choice, Decision
from dreamcog.bots.network_layers import Network
from dreamcog.bots.network_thinking import Thinking
from dreamcog.bots.policy import KEY_BITS, Policy
from dreamcog.bots.turn_ways import Ways
from dreamcog.bots.written_moves import written
from dreamcog.core.game import Game
from dreamcog.sim.composing import Position, position_of
from dreamcog.sim.native.arrays import Array

CONSIDERED = 3
LEAST_SHARE = 0.05
"""How many first steps are told of as choices, and how much the network must like each of them."""


@dataclass(frozen=True)
class NetworkBot:
    """A bot whose every step is the one that a network likes best, or one drawn by its liking.

    What it sees of a position is the observation of its own seat, so what it imagines of the rest
    changes nothing. A bot has no memory: where the steps liked best lead round in circles, it
    follows the way that leads out (`turn_ways.py`), whatever its temperature.
    """

    name: str
    network: Network
    temperature: float = 0.0
    reach: float = math.inf
    """As those of a `Policy`."""

    @property
    def policy(self) -> Policy:
        """How it takes steps, at one table or at many."""
        return Policy(self.network, self.temperature, self.reach)

    def decide(
        self,
        game: Game[Any],
        view: Mapping[str, Any],
        seat: int,
        rng: random.Random,
        budget: Budget,
    ) -> Decision:
        """The move that the network likes in a state imagined from the seat's view.

        A network does the same work in any budget: some milliseconds.
        """
        state = game.guess(view, rng)
        game.draft_of(state).seat = seat
        thinking = Thinking(self.network)
        chosen = self.chosen_steps(game, state, rng, thinking)
        choices = self._choices(game, state, chosen, thinking)
        about = {"kind": "network", "positions": thinking.positions}
        return Decision(choices[0].move, choices, about)

    def chosen_steps(
        self, game: Game[Any], state: Any, rng: random.Random, thinking: Thinking
    ) -> list[int]:
        """The small steps of the move for the seat to act."""
        if game.kind.repeats:
            seat = game.draft_of(state).seat
            way = Ways(game, seat, thinking).way(state)
            if way.leaves_circle or self.temperature <= 0:
                return list(way.steps)
        return self._drawn(position_of(game, state), rng, thinking)

    def _choices(
        self, game: Game[Any], state: Any, chosen: list[int], thinking: Thinking
    ) -> tuple[Choice, ...]:
        """The chosen move, and the likeliest ones that begin with other steps the network likes.

        What it expects of the position is told of the chosen move alone: it has not looked at what
        the others lead to.
        """
        position = position_of(game, state)
        firsts = position.legal()
        shares = thinking.shares(position, firsts)
        chance = score = None
        if len(firsts) > 1:
            values = thinking.values(position)
            chance, score = float(values.win[0]), float(values.score[0])
        share = self.share(game, state, chosen, thinking)
        choices = [Choice(written(game, state, chosen), chance, score, share)]
        for place in np.argsort(-shares, kind="stable")[:CONSIDERED].tolist():
            if firsts[place] != chosen[0] and shares[place] >= LEAST_SHARE:
                first = firsts[place : place + 1]
                steps = thinking.composed(position_of(game, state), first)
                share = self.share(game, state, steps, thinking)
                choices.append(Choice(written(game, state, steps), share=share))
        return tuple(choices)

    def share(self, game: Game[Any], state: Any, steps: Sequence[int], thinking: Thinking) -> float:
        """The probability of a move, if every step were drawn by the network's liking."""
        position, share = position_of(game, state), 1.0
        for flat in steps:
            legal = position.legal()
            share *= float(thinking.shares(position, legal)[legal == flat][0])
            position.take(flat)
        return share

    def _drawn(self, position: Position, rng: random.Random, thinking: Thinking) -> list[int]:
        """Make a move, step by step; its steps."""
        taken: list[int] = []
        while not taken or not position.is_composed:
            taken.append(self._liked(position, position.legal(), rng, thinking))
            position.take(taken[-1])
        return taken

    def _liked(
        self, position: Position, legal: Array, rng: random.Random, thinking: Thinking
    ) -> int:
        """One of the legal steps."""
        if len(legal) == 1:
            return int(legal[0])
        likings = thinking.likings(position, legal)
        if self.temperature > 0:
            keys = np.array([rng.getrandbits(KEY_BITS)], np.uint64)
            likings = self.policy.drawn(likings[None], keys)[0]
        return int(legal[likings.argmax()])
