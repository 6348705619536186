"""Many tables of a game as one vectorised environment of Gymnasium, on a native batch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from dreamcog.core.refusal import malformed
from dreamcog.envs.extras import explained
from dreamcog.envs.learner import Learner, checked_actions
from dreamcog.envs.opening import Bots
from dreamcog.envs.single import SEED_BITS, no_options
from dreamcog.envs.spaces import LegalAction, LegalActions, observation_space
from dreamcog.envs.spare import SpareArrays
from dreamcog.sim.arguments import within
from dreamcog.sim.batch import MOST_TABLES
from dreamcog.sim.native.arrays import Array

with explained():
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

MODES = (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP)
"""When a table whose game has ended is dealt anew."""

MOST_STEPS = 1_000_000
"""The most that `max_episode_steps` may be."""


class TablesEnv(VectorEnv[Array, Array, Array]):
    """One seat at each of many tables; bots play the others.

    As `TableEnv` at each table, which has the seed `seed + i`, and `seed + i + r * num_envs` for
    its r-th new game. Actions are refused all together: one that is not legal changes no table.
    """

    def __init__(
        self,
        game: object,
        num_envs: int = 1,
        *,
        options: Mapping[str, Any] | None = None,
        bots: Bots = None,
        seat: int = 0,
        reward: str = "win",
        shaping: float = 0.0,
        discount: float = 1.0,
        threads: int = 1,
        runtime: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        max_episode_steps: int | None = None,
        copy: bool = True,
        **more: Any,
    ) -> None:
        """As `TableEnv`, and: `threads` for native code, when ended games are dealt anew, after how
        many steps a game is cut off, and whether observations are arrays of their own (`copy`) or
        the same one every time."""
        mode = autoreset(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": mode}
        self._is_same_step = mode == AutoresetMode.SAME_STEP
        if max_episode_steps is not None:
            within(max_episode_steps, MOST_STEPS, "max_episode_steps")
        self._most, self._copy = max_episode_steps, copy
        self._learner = Learner(
            *(game, within(num_envs, MOST_TABLES, "num_envs")),
            options=options,
            more=more,
            bots=bots,
            seat=seat,
            reward=reward,
            shaping=shaping,
            discount=discount,
            threads=threads,
            runtime=runtime,
        )
        self.game = self._learner.game
        self.num_envs, ids = num_envs, self._learner.ids
        self.single_observation_space = observation_space(self.game.rules.observation.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = LegalAction(ids, lambda: self._learner.masks()[0])
        self.action_space = LegalActions(ids, num_envs, self._learner.batch.sample)
        self._spare = SpareArrays(self._learner.batch.observed)
        self._spare_masks = SpareArrays(lambda: np.empty((num_envs, ids), np.int8))
        self._none: Array = np.zeros(num_envs, np.bool_)
        self._ended = self._none
        self._steps = np.zeros(num_envs, np.int64)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal all tables, the first from this seed or from the next that the generator gives."""
        no_options(options)
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << SEED_BITS))
        self._learner.deal(drawn if seed is None else seed)
        self._ended = self._none
        self._steps[:] = 0
        return self._observe(), self._masks()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Take a small step at each table.

        Where a game ended in the step before (`NEXT_STEP`), the action there counts for nothing and
        the table is dealt anew.
        """
        waiting = self._ended
        given = np.where(waiting, 0, actions) if waiting.any() else actions
        wanted = checked_actions(given, self.num_envs, self._learner.ids)
        wanted[waiting] = -1
        rewards = self._learner.act(wanted)
        self._learner.deal_these(waiting)
        self._steps = np.where(waiting, 0, self._steps + 1)
        terminated = self._learner.over & ~waiting
        truncated = np.zeros(self.num_envs, np.bool_)
        if self._most is not None:
            truncated = (self._steps >= self._most) & ~terminated
        ended = terminated | truncated
        observed = self._observe()
        self._ended = self._none if self._is_same_step else ended
        infos: dict[str, Any] = {}
        if ended.any():
            infos = self._end(observed, ended, terminated)
        return observed, rewards, terminated, truncated, infos | self._masks()

    def _end(self, observed: Array, ended: Array, terminated: Array) -> dict[str, Any]:
        """What is told of games that have ended; in `SAME_STEP` they are dealt anew here."""
        won, score, which = self._learner.won, self._learner.score, terminated.copy()
        told: dict[str, Any] = {}
        if terminated.any():
            told = {"won": won, "_won": which, "score": score, "_score": which.copy()}
        if not self._is_same_step:
            return told
        last = np.full(self.num_envs, None, object)
        places = np.flatnonzero(ended)
        for place, row in zip(places.tolist(), observed[places], strict=True):
            last[place] = row
        self._learner.deal_these(ended)
        self._learner.observe(ended, observed)
        self._steps[ended] = 0
        return {
            "final_obs": last,
            "_final_obs": ended,
            "final_info": told,
            "_final_info": ended.copy(),
        }

    def _masks(self) -> dict[str, Any]:
        if self._copy:
            mask = self._learner.masks(self._spare_masks.take())
        else:
            mask = self._learner.batch.masks().view(np.int8)
        return {"action_mask": mask, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _observe(self) -> Array:
        return self._learner.observe(out=self._spare.take() if self._copy else None)


def autoreset(mode: object) -> AutoresetMode:
    """One of the modes, by itself or by its name, or a refusal."""
    for known in MODES:
        if mode in (known, known.name, known.value):
            return known
    raise malformed("autoreset_mode", " or ".join(known.name for known in MODES))
