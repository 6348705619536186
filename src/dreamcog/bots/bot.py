"""What a bot is."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Protocol

from dreamcog.core.game import Game


class Bot(Protocol):
    """A player of any game."""

    @property
    def name(self) -> str:
        """How the bot is called on the command line and in saved games."""

    def choose(
        self, game: Game[Any], view: Mapping[str, Any], seat: int, rng: random.Random
    ) -> dict[str, Any]:
        """A move for the seat, which is one of those to decide, from nothing but what it sees."""
