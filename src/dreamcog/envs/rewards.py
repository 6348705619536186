"""What a learner is rewarded for: a win, or the score; and shaping, where it is wished."""

from __future__ import annotations

from math import isfinite

import numpy as np

from dreamcog.core.refusal import malformed
from dreamcog.sim.batch import Batch
from dreamcog.sim.native.arrays import Array

REWARDS = ("win", "score")
"""What `reward` may be."""


def reward_name(name: object) -> str:
    """One of the rewards, or a refusal."""
    if name not in REWARDS:
        raise malformed("reward", " or ".join(REWARDS))
    return str(name)


def win_shares(wins: Array, together: bool) -> Array:
    """By table and seat: 1 for a win, its equal part where several seats share it, else 0.

    Where all players win or lose together, a win is 1 for each of them.
    """
    if together:
        return wins.astype(np.float64)
    winners = wins.sum(axis=1, keepdims=True)
    return np.asarray(wins / np.maximum(winners, 1))


def final_rewards(batch: Batch, reward: str) -> Array:
    """By table and seat, what the end of the game is worth; 0 while it runs."""
    wins, scores = batch.returns()
    if reward == "win":
        return win_shares(wins, batch.game.kind.together)
    return scores.astype(np.float64)


class Shaping:
    """Potential-based shaping: it makes progress felt at once and no other play the best.

    To each step is added `discount * after - before`, where the potential of a position is `factor`
    times the game's appraisal of the seat, never less than 0, and 0 at the end of the game. With
    the learner's own discount, what is added over a whole game is minus the potential of its first
    position, whatever was played.
    """

    def __init__(self, factor: object, discount: object) -> None:
        self.factor = number(factor, "shaping")
        self.discount = number(discount, "discount")
        if self.discount > 1:
            raise malformed("discount", "a number from 0 to 1")

    def potential(self, batch: Batch, seat: int) -> Array:
        """The potential of each table."""
        worth = batch.appraise(np.full(batch.size, seat))
        return np.where(batch.over, 0.0, self.factor * np.maximum(worth, 0))


def number(value: object, where: str) -> float:
    """A finite number, not below 0, or a refusal."""
    if isinstance(value, bool) or not isinstance(value, int | float | np.number):
        raise malformed(where, "a number")
    found = float(value)
    if not isfinite(found) or found < 0:
        raise malformed(where, "a number that is not below 0")
    return found
