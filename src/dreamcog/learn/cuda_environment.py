"""Tables in the memory of a GPU for a trainer: deals, steps, bots, observations are made there.

With the device `cpu` the same kernels run as loops, for machines without a GPU.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor

from dreamcog.core.rule_set import RuleSet
from dreamcog.learn.cuda_kernels import GpuKernels, HostKernels, Kernels
from dreamcog.learn.cuda_tables import DeviceTables
from dreamcog.learn.environment import CAP, LEARNERS, Ruleset, Transition
from dreamcog.learn.games import kind_of
from dreamcog.learn.opening import opened_games


class TorchMemory:
    """Arrays as tensors of a device."""

    def __init__(self, device: str) -> None:
        self.device = torch.device(device)

    def zeros(self, shape: tuple[int, ...], dtype: str) -> Tensor:
        """A tensor of zeros."""
        return torch.zeros(shape, dtype=getattr(torch, dtype), device=self.device)

    def put(self, array: np.ndarray[Any, Any]) -> Tensor:
        """A copy of an array on the device."""
        return torch.from_numpy(np.array(array)).to(self.device)

    def address(self, array: Tensor) -> int:
        """Where its numbers begin."""
        return int(array.data_ptr())


def kernels_on(rules: RuleSet, device: str) -> Kernels:
    """A game's kernels for a device: `cuda`, `cuda:1`, `cpu`."""
    if torch.device(device).type == "cuda":
        return GpuKernels(rules, device)
    return HostKernels(rules)


class CudaEnvironment:
    """An `Environment` on a GPU. Nothing is copied to the host.

    The game r of row i has the seed `seed + i + r * size`, so that it can be played again
    elsewhere. Small steps without a choice are taken at once, unless `skip_forced` is false. A step
    that is not legal is counted by `faults`, and the first legal one is taken instead.
    """

    def __init__(
        self,
        game: str,
        size: int,
        rulesets: Sequence[Ruleset],
        seed: int = 0,
        cap: int = CAP,
        bots: Sequence[int] = LEARNERS,
        rotate: bool = False,
        device: str = "cuda",
        skip_forced: bool = True,
    ) -> None:
        kind = kind_of(game)
        games = opened_games(kind, rulesets)
        self._tables = DeviceTables(
            games,
            size,
            seed=seed,
            cap=cap,
            bots=bots,
            rotate=rotate,
            skip_forced=skip_forced,
            memory=TorchMemory(device),
            kernels=kernels_on(games[0].rules, device),
        )
        arrays = self._tables.arrays
        self.size = size
        self.inputs, self.flats = games[0].rules.observation.size, len(games[0].alphabet)
        self.seats: Tensor = arrays["seats"]
        self.players: Tensor = arrays["players"]
        self.rulesets: Tensor = arrays["rulesets_now"]
        self.observations: Tensor = arrays["observed"][:, : self.inputs]
        self.masks: Tensor = arrays["masks"][:, : self.flats]
        told = ("ended", "wins", "scores", "progress", "rulesets_then")
        self._told = Transition(*(arrays[name] for name in told))
        self._tables.start()

    def step(self, actions: Tensor) -> Transition:
        """Take a legal flat id at each table; then bots play theirs."""
        self._tables.arrays["actions"].copy_(actions)
        self._tables.step()
        return self._told

    def weigh(self, weights: Tensor) -> None:
        """How likely each ruleset is to be drawn at later deals."""
        self._tables.weigh(weights.tolist())

    @property
    def faults(self) -> int:
        """How many steps were not legal so far; asking waits for the GPU."""
        return int(self._tables.arrays["faults"].item())
