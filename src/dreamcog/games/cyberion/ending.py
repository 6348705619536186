"""What a finished game of Cyberion means to its players, who win or lose together."""

from __future__ import annotations

from dreamcog.core.ending import Ending, NotOver
from dreamcog.games.cyberion.rules.factory import machines_in_factory
from dreamcog.games.cyberion.state import State

WON = 1000
"""More than the score of any lost game."""

TOKEN = 100
"""What a token left in the Reserve is worth, above all robots together."""


def ending(s: State) -> Ending:
    """How it ended; the same for both seats."""
    if not s.over:
        raise NotOver
    return Ending(
        is_won=bool(s.won),
        score=score(s),
        marks={
            "turn": s.turn,
            "machines": s.n_retired,
            "machines_left": s.n_machine_deck + machines_in_factory(s),
            "experience": s.experience,
            "failsafes": s.failsafes,
            "support": sum(s.support),
            "robots_left": robots_left(s),
        },
    )


def score(s: State) -> int:
    """A lost game by its repaired machines, a won one by what it could have done without.

    The book has no score; it makes the game harder by giving fewer Support tokens (C6.1). So a
    Support token that was not needed counts, and a Failsafe like it; then the robots not needed.
    """
    if not s.won:
        return s.n_retired
    return WON + TOKEN * (s.failsafes + sum(s.support)) + robots_left(s)


def robots_left(s: State) -> int:
    """Robots that could still have been drawn: with the Battery charged, the discard too (C5.1)."""
    return s.n_deck + (s.n_discard if s.battery else 0)
