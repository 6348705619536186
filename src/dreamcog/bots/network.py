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
from dreamcog.core.draft import Draft
from dreamcog.core.game import Game
from dreamcog.sim.composing import Position, position_of
from dreamcog.sim.native.arrays import Array

FORESEEN = 16
"""Moves that are looked ahead within a turn, to see whether the play comes back to where it is."""

CONSIDERED = 3
LEAST_SHARE = 0.05
"""How many first steps are told of as choices, and how much the network must like each of them."""


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
        position = position_of(game, state)
        firsts = position.legal()
        while len(firsts):
            taken = self.compose(position, firsts, rng, thinking)
            if len(firsts) == 1 or not self._comes_back(game, state, position, thinking):
                return taken
            firsts = firsts[firsts != taken[0]]
            position = position_of(game, state)
        return led_out(position_of(game, state))

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
                steps = self.compose(position_of(game, state), first, None, thinking)
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

    def compose(
        self, position: Position, firsts: Array, rng: random.Random | None, thinking: Thinking
    ) -> list[int]:
        """Make the move that is liked, beginning with one of these steps; its steps."""
        legal, taken = firsts, []
        while True:
            is_free = len(legal) > 1
            flat = self._liked(position, legal, rng, thinking) if is_free else int(legal[0])
            position.take(flat)
            taken.append(flat)
            if position.is_composed:
                return taken
            legal = position.legal()

    def _liked(
        self, position: Position, legal: Array, rng: random.Random | None, thinking: Thinking
    ) -> int:
        """One of the legal steps; without a generator the one that is liked best."""
        likings = thinking.likings(position, legal)
        if rng is not None and self.temperature > 0:
            keys = np.array([rng.getrandbits(KEY_BITS)], np.uint64)
            likings = self.policy.drawn(likings[None], keys)[0]
        return int(legal[likings.argmax()])

    def _comes_back(
        self, game: Game[Any], state: Any, position: Position, thinking: Thinking
    ) -> bool:
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
            self.compose(position, position.legal(), None, thinking)
        return False


def led_out(position: Position) -> list[int]:
    """The steps of the move that leads out of the turn."""
    taken: list[int] = []
    while not taken or not position.is_composed:
        taken.append(position.leading_out())
        position.take(taken[-1])
    return taken


def written(game: Game[Any], state: Any, steps: Sequence[int]) -> dict[str, Any]:
    """The public move of these small steps, for the seat to act."""
    draft = Draft(seat=game.draft_of(state).seat)
    for flat in steps:
        game.rules.extend(state, draft, *game.alphabet.step(flat))
    return game.write_move(state, draft)
