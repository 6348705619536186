"""Proximal policy optimisation with masks, and the losses of the values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from dreamcog.learn.compiling import Compiled
from dreamcog.learn.model import Network, casting
from dreamcog.learn.rollouts import Samples
from dreamcog.learn.values import is_seated

LARGEST_GRADIENT = 0.5
VALUE_WEIGHT = 0.5
FORCED_KEPT = 0.125
"""Of the steps without a choice, those from which the values learn; the policy learns from none."""


@dataclass(frozen=True)
class Weights:
    """What an update weighs."""

    entropy: float
    progress: float
    clip: float = 0.2


class Losses(NamedTuple):
    """Each a mean over a batch."""

    gain: Tensor
    """PPO's clipped gain, of steps with a choice."""
    entropy: Tensor
    win: Tensor
    """Cross entropy of the chance of winning with what came of it."""
    score: Tensor
    progress: Tensor
    clipped: Tensor
    """The part of steps whose chance has changed beyond the clip."""


def losses_of(network: Network, batch: Samples, clip: float) -> Losses:
    """All losses of a batch, whose `gains` are normalised advantages."""
    with casting(batch.observations.device):
        outputs = network(batch.observations, batch.masks)
    logs = functional.log_softmax(outputs.logits, dim=1)
    chosen = (batch.legal > 1).float()
    chosen = chosen / chosen.sum().clamp(min=1)
    ratio = (logs.gather(1, batch.actions[:, None]).squeeze(1) - batch.log_chances).exp()
    clipped = torch.minimum(ratio * batch.gains, ratio.clamp(1 - clip, 1 + clip) * batch.gains)
    seated = is_seated(batch.players).float()
    seated = seated / seated.sum()
    win = functional.binary_cross_entropy_with_logits(
        outputs.win, batch.targets[:, 0].clamp(0, 1), reduction="none"
    )
    return Losses(
        gain=(clipped * chosen).sum(),
        entropy=-((logs.exp() * logs).sum(dim=1) * chosen).sum(),
        win=(win * seated).sum(),
        score=((outputs.score - batch.targets[:, 1]).square() * seated).sum(),
        progress=((outputs.progress - batch.targets[:, 2]).square() * seated).sum(),
        clipped=(((ratio - 1).abs() > clip).float() * chosen).sum(),
    )


def total(losses: Losses, weights: Weights) -> Tensor:
    """What is minimised."""
    values = losses.win + losses.score + losses.progress
    return VALUE_WEIGHT * values - losses.gain - weights.entropy * losses.entropy


def kept_rows(legal: Tensor) -> Tensor:
    """The rows that are learnt from: all with a choice, and some without."""
    lucky = torch.rand(legal.shape, device=legal.device) < FORCED_KEPT
    return ((legal > 1) | lucky).nonzero().squeeze(1)


def batches(rows: Tensor, size: int) -> Iterator[Tensor]:
    """The rows in random order, in batches of one size: a compiled loss knows no other."""
    mixed = rows[torch.randperm(len(rows), device=rows.device)]
    size = min(size, len(mixed))
    for first in range(0, len(mixed) - size + 1, size):
        yield mixed[first : first + size]


def rows_of(samples: Samples, rows: Tensor) -> Samples:
    """Some rows of all."""
    return Samples(*(each[rows] for each in samples))


def normalised(gains: Tensor, legal: Tensor, progress: float) -> Tensor:
    """Advantages of wins and, by its weight, of progress, over all steps with a choice."""
    both = gains[:, 0] + progress * gains[:, 1]
    chosen = (legal > 1).float()
    count = chosen.sum().clamp(min=1)
    mean = (both * chosen).sum() / count
    spread = ((both - mean).square() * chosen).sum() / count
    return (both - mean) / (spread.sqrt() + 1e-8)


class Learner:
    """A network and its optimiser."""

    def __init__(self, network: Network, epochs: int, batch: int, compiled: bool) -> None:
        self.network, self._epochs, self._batch = network, epochs, batch
        on_gpu = next(network.parameters()).is_cuda
        self._optimizer = torch.optim.Adam(network.parameters(), eps=1e-5, fused=on_gpu)
        self._losses = Compiled(losses_of, compiled)

    def learn(self, samples: Samples, rate: float, weights: Weights) -> Losses:
        """Some passes over a roll-out; the losses of the last batch, still on the device."""
        for group in self._optimizer.param_groups:
            group["lr"] = rate
        gains = normalised(samples.gains, samples.legal, weights.progress)
        known = samples._replace(gains=gains)
        rows = kept_rows(samples.legal)
        for _ in range(self._epochs):
            for part in batches(rows, self._batch):
                losses = self._losses(self.network, rows_of(known, part), weights.clip)
                self._optimizer.zero_grad(set_to_none=True)
                total(losses, weights).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), LARGEST_GRADIENT)
                self._optimizer.step()
        return Losses(*(each.detach() for each in losses))
