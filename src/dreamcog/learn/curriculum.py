"""A curriculum: rulesets that are seldom won, but can be, are dealt more often."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from dreamcog.learn.environment import Transition

FLOOR = 0.1
"""What a ruleset keeps of its usual share, however well or badly it is played."""

LEARNABLE = 0.2
"""From this win rate on a ruleset counts as learnable: below, deals would be spent in vain."""

DOUBT = 0.02
"""Added to the win rate there: a ruleset that is never won is tried all the same."""

MEMORY = 0.97
"""What games count after each roll-out beside newer ones."""


def emphasis(rates: Any) -> Any:
    """How often to deal rulesets of these win rates, times their usual share."""
    return FLOOR + (1 - rates) * ((rates + DOUBT) / LEARNABLE).clip(max=1)


class Curriculum:
    """Win rates by ruleset, and the weights of the next deals. Nothing waits for the device."""

    def __init__(self, usual: Tensor, is_adaptive: bool) -> None:
        """`usual` are the weights to start from; without `is_adaptive` they stay."""
        self._usual, self._is_adaptive = usual, is_adaptive
        self._games, self._wins = torch.zeros_like(usual), torch.zeros_like(usual)

    def add(self, transition: Transition) -> None:
        """Count games that ended: won, where the first seat has won."""
        ended = transition.ended.float()
        self._games.index_add_(0, transition.rulesets, ended)
        self._wins.index_add_(0, transition.rulesets, ended * transition.wins[:, 0])

    @property
    def rates(self) -> Tensor:
        """The win rate of each ruleset, lately; a quarter where nothing is known."""
        return (self._wins + 0.5) / (self._games + 2)

    def weights(self) -> Tensor:
        """The weights of the next deals; what was counted fades."""
        found = self._usual * emphasis(self.rates) if self._is_adaptive else self._usual
        self._games *= MEMORY
        self._wins *= MEMORY
        return found
