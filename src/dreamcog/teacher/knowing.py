"""What one seat can know of another's view: so that reasons tell nothing that is still hidden."""

from __future__ import annotations

import random
from typing import Any

from dreamcog.core.game import Game

DEALS = 16
"""Deals that a seat imagines: in all of them, another that knows no more sees the same."""


def knows_as_much(game: Game[Any], state: Any, seat: int, other: int) -> bool:
    """Whether a seat can know all that another one sees."""
    own, theirs = game.view(state, seat), game.view(state, other)
    imagined = (game.guess(own, random.Random(number)) for number in range(DEALS))
    return all(game.view(each, other) == theirs for each in imagined)
