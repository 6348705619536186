"""What a finished game of Cyberion means to its players, who win or lose together."""

from __future__ import annotations

from dreamcog.core.ending import Ending, NotOver
from dreamcog.games.cyberion.returns import final_score, robots_left
from dreamcog.games.cyberion.rules.factory import machines_in_factory
from dreamcog.games.cyberion.state import Box, State


def ending(s: State, box: Box) -> Ending:
    """How it ended; the same for both seats."""
    if not s.over:
        raise NotOver
    return Ending(
        is_won=bool(s.won),
        score=final_score(s, box, 0),
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
