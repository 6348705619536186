"""A random game through Gymnasium: `python examples/random_game.py [SEED]`."""

import sys

import gymnasium

import dreamcog.envs

gymnasium.register_envs(dreamcog.envs)
env = gymnasium.make("dreamcog/Cyberion-v0")
_, info = env.reset(seed=int(sys.argv[1]) if sys.argv[1:] else 1)
over, steps = False, 0
while not over:
    _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    steps += 1
print(f"{steps} steps, {'won' if info['won'] else 'lost'}, score {info['score']}")
