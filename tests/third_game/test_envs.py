"""Pebbles is an environment for learners as soon as it is installed: nothing of it is written."""

from __future__ import annotations

from third_game.environment import run

PLAYED = """
import gymnasium, pyspiel
import dreamcog.envs.open_spiel
from dreamcog.envs import aec

env = gymnasium.make("dreamcog/Pebbles-v0", players=3, bots="random", shaping=0.1)
_, info = env.reset(seed=1)
over = False
while not over:
    _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
print(info["won"] in (0, 1, 1 / 2, 1 / 3))
many = gymnasium.make_vec("dreamcog/Pebbles-v0", num_envs=4, bots="greedy")
many.reset(seed=1)
for _ in range(50):
    many.step(many.action_space.sample())
env = aec("pebbles")
env.reset(seed=1)
print(env.observe("seat_0")["observation"].shape == env.observe("seat_1")["observation"].shape)
game = pyspiel.load_game("dreamcog_pebbles(players=2)")
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
"""


def test_pebbles_is_an_environment_of_all_interfaces() -> None:
    done = run("-c", PLAYED)
    assert done.returncode == 0, done.stdout
    assert [line for line in done.stdout.splitlines() if line in ("True", "False")] == ["True"] * 2
