"""What a finished game is worth, as whole numbers: for learners, no rule of the game.

In the rules' own subset, so that batches can use it as native code.
"""

from __future__ import annotations

from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import MODELS

WON = 1000
"""More than the score of any lost game."""

TOKEN = 100
"""What a token left in the Reserve is worth, above all robots together."""


def is_winner(s: State, _box: Box, _seat: int) -> bool:
    """Whether the game is won: in Cyberion by both seats or by none."""
    return s.won == 1


def final_score(s: State, _box: Box, _seat: int) -> int:
    """A lost game by its repaired machines, a won one by what it could have done without.

    The book has no score; it makes the game harder by giving fewer Support tokens (C6.1). So a
    Support token that was not needed counts, and a Failsafe like it; then the robots not needed.
    """
    if s.won == 0:
        return s.n_retired
    tokens = s.failsafes
    for model in range(MODELS):
        tokens += s.support[model]
    return WON + TOKEN * tokens + robots_left(s)


def robots_left(s: State) -> int:
    """Robots that could still have been drawn: with the Battery charged, the discard too (C5.1)."""
    if s.battery == 1:
        return s.n_deck + s.n_discard
    return s.n_deck
