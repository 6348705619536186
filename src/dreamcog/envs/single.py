"""One table of a game as an environment of Gymnasium."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from dreamcog.core.refusal import malformed
from dreamcog.envs.extras import explained
from dreamcog.envs.learner import Learner, checked_actions
from dreamcog.envs.opening import Bots
from dreamcog.envs.spaces import LegalAction, observation_space
from dreamcog.sim.native.arrays import Array

with explained():
    import gymnasium

SEED_BITS = 62
"""Seeds that are drawn have so many bits."""


ILLEGAL = ("refuse", "replace")
METADATA: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}
"""What Gymnasium asks of the class before it makes an environment."""


class TableEnv(gymnasium.Env[Array, Any]):
    """One seat of one table; bots play the others.

    An action is a flat id of the game's alphabet, an observation what the seat may know. The mask
    of legal actions is `info["action_mask"]`; unless told otherwise any other action is refused
    (`Refused`) and changes nothing. At the end, `info["won"]` is the share of the win and
    `info["score"]` the score.
    """

    metadata = METADATA

    def __init__(
        self,
        game: object,
        *,
        options: Mapping[str, Any] | None = None,
        bots: Bots = None,
        seat: int = 0,
        reward: str = "win",
        shaping: float = 0.0,
        discount: float = 1.0,
        illegal: str = "refuse",
        runtime: str | None = None,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        """A game by its name; its options in a mapping or as keywords of their own.

        `bots` play the other seats: one name for all or one for each, usually `greedy`. `reward` is
        `win` or `score`; `shaping` is the factor of potential-based shaping and `discount` its
        discount. `illegal` says what becomes of an action that the mask forbids: `refuse`, or
        `replace` by a random legal one, for algorithms that know no masks.
        `docs/environments.md` states all of this exactly.
        """
        if illegal not in ILLEGAL:
            raise malformed("illegal", " or ".join(ILLEGAL))
        self._replaces = illegal == "replace"
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise malformed("render_mode", "ansi, or none")
        self.render_mode = render_mode
        self._learner = Learner(
            *(game, 1),
            options=options,
            more=more,
            bots=bots,
            seat=seat,
            reward=reward,
            shaping=shaping,
            discount=discount,
            runtime=runtime,
        )
        self.game = self._learner.game
        self.observation_space = observation_space(self.game.rules.observation.size)
        self.action_space = LegalAction(self._learner.ids, lambda: self._learner.masks()[0])

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal from this seed, or without one from the next that the generator gives."""
        no_options(options)
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << SEED_BITS))
        self._learner.deal(drawn if seed is None else seed)
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Take a small step; the bots play until the seat is to act again or the game is over."""
        if np.ndim(action):
            raise malformed("action", "one whole number")
        actions = checked_actions([action], 1, self._learner.ids)
        if self._replaces:
            actions = self._legal(actions)
        rewards = self._learner.act(actions)
        over, info = bool(self._learner.over[0]), self._info()
        if over:
            info |= {"won": float(self._learner.won[0]), "score": int(self._learner.score[0])}
        return self._observed(), float(rewards[0]), over, False, info

    def _legal(self, actions: Array) -> Array:
        """The action itself where it is legal, else a random one that is."""
        mask = self._learner.batch.masks()
        if mask[0, actions[0]] or not mask.any():
            return actions
        return self._learner.batch.sample(self.np_random.random(1))

    def render(self) -> str | None:
        """The position as the seat sees it, as JSON."""
        if self.render_mode is None:
            return None
        view = self.game.view(self._learner.batch.state(0), self._learner.seat)
        return json.dumps(view, indent=1, ensure_ascii=False)

    def _observed(self) -> Array:
        return np.array(self._learner.observe()[0])

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._learner.masks()[0]}


def no_options(options: object) -> None:
    """Options are chosen when an environment is made; at a reset there are none."""
    if options:
        raise malformed("options", "none at a reset: they are given when the environment is made")
