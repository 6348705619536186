"""What a finished game of Mech A Dream means to one of its players."""

from __future__ import annotations

from dreamcog.core.ending import Ending, NotOver
from dreamcog.games.mech_a_dream import view
from dreamcog.games.mech_a_dream.state import State


def ending(s: State, seat: int) -> Ending:
    """How it ended for this seat."""
    outcome = view.outcome(s)
    if outcome is None:
        raise NotOver
    points = outcome["scores"][seat]
    best_other = max(score for other, score in enumerate(outcome["scores"]) if other != seat)
    return Ending(
        is_won=seat in outcome["winners"],
        score=points,
        marks={
            "points": points,
            "margin": points - best_other,
            "machines": s.n_workshop[seat],
            "day": s.day,
        },
    )
