"""The interface that every bot has."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Protocol

from dreamcog.bots.decision import Budget, Decision
from dreamcog.core.game import Game


class Bot(Protocol):
    """A player of any game."""

    @property
    def name(self) -> str:
        """How the bot is called on the command line and in saved games."""

    def decide(
        self,
        game: Game[Any],
        view: Mapping[str, Any],
        seat: int,
        rng: random.Random,
        budget: Budget,
    ) -> Decision:
        """A legal move for the seat, with reasons, from its view alone; the seat is a decider.

        Equal views, seeds and iterations make equal decisions, whatever is hidden.
        """
