"""Tables on the CPU for a trainer: slower than a GPU's, the same interface."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from dreamcog.learn.cpu_tables import CpuTables
from dreamcog.learn.environment import CAP, LEARNERS, Ruleset, Transition


class CpuEnvironment:
    """An `Environment` over native batches, one for each ruleset."""

    def __init__(
        self,
        game: str,
        size: int,
        rulesets: Sequence[Ruleset],
        seed: int = 0,
        cap: int = CAP,
        bots: Sequence[int] = LEARNERS,
        rotate: bool = False,
    ) -> None:
        self._tables = CpuTables(game, size, rulesets, seed=seed, cap=cap, bots=bots, rotate=rotate)
        tables = self._tables
        self.size, self.inputs, self.flats = tables.size, tables.inputs, tables.flats
        self.seats = torch.from_numpy(tables.seats)
        self.players = torch.from_numpy(tables.players)
        self.rulesets = torch.from_numpy(tables.rulesets)
        self.observations = torch.from_numpy(tables.observations)
        self.masks = torch.from_numpy(tables.masks)

    def step(self, actions: Tensor) -> Transition:
        """Take a legal flat id at each table; then bots play theirs."""
        return Transition(*map(torch.from_numpy, self._tables.step(actions.cpu().numpy())))

    def weigh(self, weights: Tensor) -> None:
        """Nothing: a row of a batch keeps its ruleset, so all are dealt equally often."""
