"""What the moves of a decision are worth, to every seat: tried as the bot that searches tries them.

The moves that a network proposes, and the one that was made, are tried on the same imagined deals
of what the seat to move cannot see. So nothing hidden speaks for a move or against it, and the
differences of moves are known more exactly than their worth.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from dreamcog.bots.network_folder import network_bot
from dreamcog.bots.network_together import Together
from dreamcog.bots.search import usual_turns
from dreamcog.bots.search_lines import likeliest_lines
from dreamcog.bots.search_trials import Trials
from dreamcog.bots.written_moves import written
from dreamcog.core.game import Game
from dreamcog.core.kind import Kind
from dreamcog.sim.batch import Batch
from dreamcog.sim.native.arrays import Array

DEALS = 16
"""Imagined deals on which each move is tried."""

MOST_MOVES, LEAST_SHARE = 6, 0.01
"""How many moves are tried at most besides the one that was made, and how likely each must be
beside the likeliest."""

SURE = 1.96
"""Standard errors that 95 % of errors stay below."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A move as it was tried: rows of imagined deals, a column for each seat."""

    move: dict[str, Any]
    chances: Array
    """Each seat's chance of winning."""
    scores: Array
    """Each seat's expected score."""

    def means(self) -> Array:
        """Each seat's chance, over the deals."""
        means: Array = self.chances.mean(axis=0)
        return means

    def errors(self) -> Array:
        """The standard errors of these, as far as they come from the few deals."""
        return standard_errors(self.chances)

    def errors_beside(self, other: Tried) -> Array:
        """The standard errors of how much better it is than another, on the same deals."""
        return standard_errors(self.chances - other.chances)

    def is_better_than(self, other: Tried, seat: int) -> bool:
        """Whether it is better for the seat beyond doubt: both were tried on the same deals."""
        gain = self.means()[seat] - other.means()[seat]
        return float(gain) > SURE * float(self.errors_beside(other)[seat])


def standard_errors(chances: Array) -> Array:
    """The standard errors of means over deals, for each seat; none where there is one deal."""
    count = len(chances)
    if count < 2:
        return np.zeros(chances.shape[1])
    errors: Array = chances.std(axis=0, ddof=1) / math.sqrt(count)
    return errors


class Judge:
    """Judges the moves of decisions by the networks of a game."""

    def __init__(self, kind: Kind, deals: int = DEALS) -> None:
        """More deals take more time, and tell moves apart that are nearly as good.

        A refusal where there are no networks for the game.
        """
        self._guide = Together(network_bot(kind, "network").network)
        self._player = Together(network_bot(kind, "network-small").network)
        self._deals = deals

    def tried(
        self,
        game: Game[Any],
        state: Any,
        seat: int,
        seed: int,
        made: Mapping[str, Any] | None = None,
        reveals: bool = True,
    ) -> list[Tried]:
        """The moves of a seat that may act: the one that was made, if any, then the likeliest.

        They are tried from the seat's view alone: equal views and seeds, equal worths. All deals
        are used where moves are compared, or where `reveals` says that much depends on the deal.
        """
        start = self._start(game, state, seat, seed)
        own = start.state(0)
        lines = [
            line.steps for line in likeliest_lines(self._guide, start, MOST_MOVES, LEAST_SHARE)
        ]
        if made is not None:
            steps = tuple(game.spell(own, seat, made))
            lines = [steps, *(line for line in lines if line != steps)]
        trials = Trials(start, self._player, self._guide, seed)
        deals = self._deals if len(lines) > 1 or reveals else 1
        worths = trials.made(lines, range(deals), usual_turns(game))
        assert worths is not None, "there is no time limit"
        moves = [written(game, own, list(line)) for line in lines]
        return [Tried(*each) for each in zip(moves, worths.chances, worths.scores, strict=True)]

    def standing(self, game: Game[Any], state: Any, seat: int, seed: int) -> Array:
        """Every seat's chance in a position, as far as this seat can know it."""
        best, *others = self.tried(game, state, seat, seed)
        for other in others:
            if other.chances[:, seat].mean() > best.chances[:, seat].mean():
                best = other
        return best.means()

    def _start(self, game: Game[Any], state: Any, seat: int, seed: int) -> Batch:
        """A table with a position that the seat cannot tell from this one, where it acts."""
        imagined = game.guess(game.view(state, seat), random.Random(seed))
        game.draft_of(imagined).seat = seat
        start = Batch(game, 1)
        start.put(0, imagined)
        return start
