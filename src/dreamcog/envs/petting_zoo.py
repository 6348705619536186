"""A table of a game as an environment of PettingZoo, in which agents act one after the other.

`env` and `raw_env` are what PettingZoo's environments are made by. There is no parallel form: at
each moment one seat acts, at night too, where several may decide.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from dreamcog.core.refusal import malformed
from dreamcog.envs.extras import explained
from dreamcog.envs.learner import checked_actions
from dreamcog.envs.opening import opened
from dreamcog.envs.rewards import final_rewards, reward_name
from dreamcog.envs.single import SEED_BITS
from dreamcog.envs.spaces import LegalAction, observation_space
from dreamcog.sim.batch import Batch
from dreamcog.sim.native.arrays import Array

with explained():
    from gymnasium.spaces import Box, Dict
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper


class SeatsEnv(AECEnv):
    """All seats of one table, as the agents `seat_0`, `seat_1`, …

    An observation has what the seat may know (`observation`) and the mask of its legal actions
    (`action_mask`), all 0 while another seat acts. Any other action is refused (`Refused`) and
    changes nothing. Rewards come at the end of the game.
    """

    def __init__(
        self,
        game: object,
        *,
        options: Mapping[str, Any] | None = None,
        reward: str = "win",
        runtime: str | None = None,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        """A game by its name; its options in a mapping or as keywords of their own."""
        super().__init__()
        self.game = opened(game, options, more)
        self.metadata = {
            "name": f"dreamcog_{self.game.kind.name.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        if render_mode not in (None, "ansi"):
            raise malformed("render_mode", "ansi, or none")
        self.render_mode = render_mode
        self._reward = reward_name(reward)
        self._batch = Batch(self.game, 1, runtime=runtime)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.options["players"])]
        ids = len(self.game.alphabet)
        seen = observation_space(self.game.rules.observation.size)
        self._generator = np_random()[0]
        self.observation_spaces = {
            agent: Dict({"observation": seen, "action_mask": Box(0, 1, (ids,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: LegalAction(ids, self._mask) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The flat ids of small steps."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal from this seed, or without one from the next that the generator gives.

        `options` count for nothing, as PettingZoo's own test wishes.
        """
        if seed is not None:
            self._generator = np_random(seed)[0]
        drawn = int(self._generator.integers(1 << SEED_BITS))
        self._batch.deal(drawn if seed is None else seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._acting()

    def step(self, action: Any) -> None:
        """Take a small step of the agent that is to act; when the game is over, give None."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if np.ndim(action):
            raise malformed("action", "one whole number")
        self._batch.step(checked_actions([action], 1, len(self.game.alphabet)))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self._batch.over[0]:
            rewards = final_rewards(self._batch, self._reward)[0].tolist()
            self.rewards = dict(zip(self.agents, rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._acting()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Array]:
        """What the agent's seat may know, and its legal actions."""
        seat = self.possible_agents.index(agent)
        observed = np.array(self._batch.observe([seat])[0])
        is_acting = seat == self._batch.seats[0]
        mask = self._mask() if is_acting else np.zeros(len(self.game.alphabet), np.int8)
        return {"observation": observed, "action_mask": mask}

    def render(self) -> str | None:
        """The position as a watcher sees it, as JSON."""
        if self.render_mode is None:
            return None
        return json.dumps(self.game.view(self._batch.state(0), None), indent=1, ensure_ascii=False)

    def close(self) -> None:
        """Nothing is held open."""

    def _acting(self) -> str:
        return self.possible_agents[int(self._batch.seats[0])]

    def _mask(self) -> Array:
        return np.array(self._batch.masks()[0], np.int8)


def raw_env(game: object, **arguments: Any) -> SeatsEnv:
    """The environment as it is; arguments as those of `SeatsEnv`."""
    return SeatsEnv(game, **arguments)


def env(game: object, **arguments: Any) -> Any:
    """The environment in PettingZoo's wrapper that says what was called out of order."""
    return OrderEnforcingWrapper(raw_env(game, **arguments))
