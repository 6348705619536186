"""Random play of Pgx on the CPU: rules in JAX, 4,096 games at once as one program.

Sparrow mahjong, its game of hidden hands closest to ours, and 2048, a quick solitaire with chance.

* A step is one action in each of the games. Mask and observation are part of every step, and so is
  dealing a new game where one has ended (``auto_reset``). Steps are taken 20 at a time inside one
  compiled loop, which is the fastest way.
* Compiling is not in the clock; what was compiled is kept beside the environment.
* Run it on one core: JAX takes as many threads as it may use cores.
"""

import os
import sys
import time
from functools import partial
from pathlib import Path

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["JAX_COMPILATION_CACHE_DIR"] = str(Path(sys.prefix) / "compiled")

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset
from report import report

TABLES = 4096
STEPS = 20


def measure(name: str, seconds: float, seed: int) -> tuple[int, float]:
    """Random steps in all games at once for at least so many seconds."""
    game = pgx.make(name)
    take = jax.vmap(auto_reset(game.step, game.init))

    def step(carry, _):
        state, key = carry
        key, chance, choice = jax.random.split(key, 3)
        scores = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choice, scores, axis=-1)
        return (take(state, actions, jax.random.split(chance, TABLES)), key), None

    run = jax.jit(lambda carry: jax.lax.scan(step, carry, None, length=STEPS)[0])
    deal, key = jax.random.split(jax.random.PRNGKey(seed))
    carry = jax.jit(jax.vmap(game.init))(jax.random.split(deal, TABLES)), key
    for _ in range(5):
        carry = jax.block_until_ready(run(carry))
    steps, start = 0, time.process_time()
    while (took := time.process_time() - start) < seconds:
        carry = jax.block_until_ready(run(carry))
        steps += STEPS * TABLES
    return steps, took


if __name__ == "__main__":
    games = {"sparrow mahjong": "sparrow_mahjong", "2048": "2048"}
    report("pgx", {f"{name}, observed": partial(measure, game) for name, game in games.items()})
