"""The environment's side of `ppo.py`: roll-outs, rewards and advantages, in NumPy alone.

A policy is a function from observations and masks to actions, their log-probabilities and values.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
Policy = Callable[[Array, Array], tuple[Array, Array, Array]]

DISCOUNT = 0.999
"""Below 1, so that it does not pay to walk in circles within a turn."""

SMOOTHING = 0.95
"""The lambda of generalised advantage estimation."""

A_MACHINE = 1 / 40
"""What a repaired machine is worth beside a win, which is worth 1."""

SHAPING = A_MACHINE / 1000
"""The game's appraisal counts 1,000 for a repaired machine."""


@dataclass
class Statistics:
    """What games that have ended came to."""

    won: list[float] = field(default_factory=list)
    machines: list[float] = field(default_factory=list)
    """Repaired machines: all of them where the game was won."""

    def take(self) -> dict[str, float]:
        """The means since the last time, and how many games they are of."""
        games = len(self.won)
        found = {"games": games}
        if games:
            found |= {"won": float(np.mean(self.won)), "machines": float(np.mean(self.machines))}
        self.won, self.machines = [], []
        return found


@dataclass
class Rollout:
    """So many steps at so many tables: arrays by step and table."""

    observations: Array
    masks: Array
    actions: Array
    log_probabilities: Array
    advantages: Array
    returns: Array

    def flat(self) -> list[Array]:
        """All moments in one row, table by table forgotten."""
        every = (self.observations, self.masks, self.actions)
        every += (self.log_probabilities, self.advantages, self.returns)
        return [each.reshape(-1, *each.shape[2:]) for each in every]


class Rollouts:
    """Plays on at the tables of a vectorised environment (`SAME_STEP`), roll-out by roll-out."""

    def __init__(self, env: Any, steps: int, columns: Array, seed: int = 1) -> None:
        """Of observations only these columns are kept and shown to the policy."""
        self.env, self.steps, self._columns = env, steps, columns
        self.statistics = Statistics()
        self.machines = machines_of(env.unwrapped.game)
        observed, infos = env.reset(seed=seed)
        self._observed, self._mask = observed[:, columns], infos["action_mask"]
        tables, size = self._observed.shape
        self._observations = np.empty((steps, tables, size), np.uint8)
        self._masks = np.empty((steps, tables, self._mask.shape[1]), np.bool_)

    def collect(self, policy: Policy) -> Rollout:
        """The next roll-out."""
        shape = (self.steps, len(self._observed))
        actions = np.empty(shape, np.int64)
        log_probabilities, values, rewards = (np.empty(shape, np.float32) for _ in range(3))
        ended = np.empty(shape, np.bool_)
        for t in range(self.steps):
            self._observations[t], self._masks[t] = self._observed, self._mask
            actions[t], log_probabilities[t], values[t] = policy(self._observed, self._mask)
            observed, rewards[t], terminated, truncated, infos = self.env.step(actions[t])
            self._observed, self._mask = observed[:, self._columns], infos["action_mask"]
            ended[t] = terminated | truncated
            if terminated.any():
                rewards[t] += self._progress(infos["final_info"], terminated)
        _, _, last = policy(self._observed, self._mask)
        advantages = estimated_advantages(rewards, values, ended, last)
        return Rollout(
            *(self._observations, self._masks, actions, log_probabilities),
            *(advantages, advantages + values),
        )

    def _progress(self, final: dict[str, Array], ended: Array) -> Array:
        """Beside a win: how many machines were repaired, so that lost games teach something."""
        machines = np.minimum(final["score"], self.machines) * ended
        self.statistics.won += final["won"][ended].tolist()
        self.statistics.machines += machines[ended].tolist()
        return machines * A_MACHINE


def machines_of(game: Any) -> int:
    """The machines of a game of Cyberion.

    A lost game's score is how many were repaired; a won one, in which all were, has a higher score.
    """
    view = game.view(game.deal(0), 0)
    return len(view["factory"]) + int(view["machine_deck"])


def estimated_advantages(rewards: Array, values: Array, ended: Array, last: Array) -> Array:
    """Generalised advantage estimation, backwards from the values after the last step.

    A game that was cut off counts as ended: few are, and late.
    """
    found, following, after = np.zeros_like(rewards), np.zeros_like(last), last
    for t in reversed(range(len(rewards))):
        goes_on = ~ended[t]
        surprise = rewards[t] + DISCOUNT * after * goes_on - values[t]
        following = surprise + DISCOUNT * SMOOTHING * goes_on * following
        found[t], after = following, values[t]
    return found


def varied_columns(env: Any, steps: int = 200, seed: int = 0) -> tuple[Array, Array]:
    """The columns of observations that vary in random play, and the largest number of each.

    What is printed, and all about expansions that are not played, stays the same: it is left out.
    """
    observed, _ = env.reset(seed=seed)
    least, most = observed.min(axis=0), observed.max(axis=0)
    for _ in range(steps):
        observed, *_ = env.step(env.action_space.sample())
        least, most = np.minimum(least, observed.min(axis=0)), np.maximum(most, observed.max(0))
    columns = np.flatnonzero(least < most)
    return columns, most[columns]
