"""The vectorised environment of Gymnasium under random play, in seconds of the processor.

The engine's own measures are in `dreamcog.sim.speed`, which knows no environments.
"""

from __future__ import annotations

import time
from typing import Any

import gymnasium

from dreamcog.envs import env_id
from dreamcog.sim.speed import STEPS, rates

WHAT = "vectorised environment"
TABLES = 1024


def measure(game: str, seconds: float) -> dict[str, Any]:
    """Legal actions drawn by the action space, observations, masks and rewards of every step.

    Random bots play the other seats. A decision is an action of the environment: what the bots do
    is in the clock and is not counted.
    """
    env = gymnasium.make_vec(
        env_id(game), TABLES, vectorization_mode="vector_entry_point", bots="random"
    )
    env.reset(seed=1)
    take_actions(env)
    games = taken = 0
    spent = 0.0
    while spent < seconds:
        start = time.process_time()
        games += take_actions(env)
        spent += time.process_time() - start
        taken += STEPS * TABLES
    return {"game": game, "what": WHAT, **rates(games, taken, spent)}


def take_actions(env: gymnasium.vector.VectorEnv) -> int:
    """Some random actions at every table; how many games have ended."""
    games = 0
    for _ in range(STEPS):
        _, _, terminated, _, _ = env.step(env.action_space.sample())
        games += int(terminated.sum())
    return games
