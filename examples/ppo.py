"""Proximal policy optimisation with masks on the vectorised Cyberion, solo, by two cores.

    pip install 'dreamcog[envs,learn]'
    python examples/ppo.py --minutes 10 --curve curve.svg --json curve.json

One file beside `ppo_rollouts.py` (the environment's side, without torch) and `ppo_curve.py` (the
drawing). A network of two hidden layers gets the numbers of an observation that vary, each divided
by its largest; actions that are not legal get no probability.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import gymnasium
import torch
from torch import nn
from torch.nn import functional

import dreamcog.envs
from ppo_curve import curve_svg
from ppo_rollouts import DISCOUNT, SHAPING, Array, Rollout, Rollouts, varied_columns

CLIP = 0.2
VALUE_WEIGHT = 0.5
LARGEST_GRADIENT = 0.5
ILLEGAL = -60.0
"""The logit of an illegal action: its chance is below 1e-20. `exp` is much slower far below it."""


class Network(nn.Module):
    """A logit for every flat id, and a value."""

    def __init__(self, largest: Array, ids: int, width: int) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / torch.as_tensor(largest).float())
        self.body = nn.Sequential(
            nn.Linear(len(largest), width),
            nn.LayerNorm(width),
            nn.ReLU(),
            nn.Linear(width, width),
            nn.LayerNorm(width),
            nn.ReLU(),
        )
        self.policy, self.value = nn.Linear(width, ids), nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)

    def forward(self, observed: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, Any]:
        """Log-probabilities of all ids, and values."""
        hidden = self.body(observed * self.scale)
        logits = self.policy(hidden).masked_fill(~mask, ILLEGAL)
        return functional.log_softmax(logits, dim=1), self.value(hidden).squeeze(1)

    @torch.no_grad()
    def act(self, observed: Array, mask: Array) -> tuple[Array, Array, Array]:
        """The policy that roll-outs are played by: actions are drawn."""
        chances, values = self(torch.as_tensor(observed), torch.as_tensor(mask) != 0)
        noise = torch.rand_like(chances).clamp_(min=1e-9).log_().neg_().log_()
        actions = (chances - noise).argmax(dim=1)
        own = chances.gather(1, actions[:, None]).squeeze(1)
        return actions.numpy(), own.numpy(), values.numpy()


def learn(
    network: Network, optimizer: Any, rollout: Rollout, epochs: int, batch: int, entropy: float
) -> float:
    """Some passes over a roll-out; the entropy of the policy in the last one."""
    observed, masks, actions, before, advantages, returns = map(torch.as_tensor, rollout.flat())
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    spread = torch.zeros(())
    for _ in range(epochs):
        for rows in torch.randperm(len(actions)).split(batch):
            chances, values = network(observed[rows], masks[rows])
            ratio = (chances.gather(1, actions[rows, None]).squeeze(1) - before[rows]).exp()
            good = advantages[rows]
            gain = torch.minimum(ratio * good, ratio.clamp(1 - CLIP, 1 + CLIP) * good).mean()
            spread = -(chances.exp() * chances).sum(dim=1).mean()
            error = functional.mse_loss(values, returns[rows])
            loss = VALUE_WEIGHT * error - gain - entropy * spread
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), LARGEST_GRADIENT)
            optimizer.step()
    return float(spread.detach())


def train(asked: argparse.Namespace) -> list[dict[str, float]]:
    """Learn for some minutes; the curve, a point every few seconds."""
    gymnasium.register_envs(dreamcog.envs)
    torch.manual_seed(asked.seed)
    torch.set_num_threads(asked.threads)
    env = gymnasium.make_vec(
        "dreamcog/Cyberion-v0",
        num_envs=asked.tables,
        vectorization_mode="vector_entry_point",
        shaping=SHAPING,
        discount=DISCOUNT,
        max_episode_steps=500,
    )
    columns, largest = varied_columns(env)
    network = Network(largest, int(env.single_action_space.n), asked.width)
    optimizer = torch.optim.Adam(network.parameters(), lr=asked.rate, eps=1e-5)
    rollouts = Rollouts(env, asked.steps, columns, asked.seed)
    begun, told, seen = time.monotonic(), 0.0, 0
    curve: list[dict[str, float]] = []
    while (passed := time.monotonic() - begun) < 60 * asked.minutes:
        left = 1 - passed / (60 * asked.minutes)
        for group in optimizer.param_groups:
            group["lr"] = asked.rate * max(0.05, left)
        rollout = rollouts.collect(network.act)
        entropy = asked.entropy * max(0.1, left)
        spread = learn(network, optimizer, rollout, asked.epochs, asked.batch, entropy)
        seen += rollout.actions.size
        if passed - told > asked.every:
            told = passed
            point = {"minutes": passed / 60, "steps": seen, "entropy": spread}
            curve.append({k: round(v, 4) for k, v in (point | rollouts.statistics.take()).items()})
            print(json.dumps(curve[-1]), flush=True)
    return curve


def main() -> None:
    """Read the arguments, learn, write the curve."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=512)
    parser.add_argument("--steps", type=int, default=32, help="of a roll-out, at each table")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--rate", type=float, default=7e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=float, default=10, help="seconds between points")
    parser.add_argument("--curve", type=Path, help="draw the curve into this SVG file")
    parser.add_argument("--json", type=Path, help="write the curve into this file")
    asked = parser.parse_args()
    curve = train(asked)
    if asked.json:
        asked.json.write_text(json.dumps(curve, indent=1), encoding="utf-8")
    if asked.curve:
        asked.curve.write_text(curve_svg(curve), encoding="utf-8")


if __name__ == "__main__":
    main()
