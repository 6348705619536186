"""What a finished game is worth to a seat, as whole numbers: for learners, no rule of the game.

In the rules' own subset, so that batches can use it as native code.
"""

from __future__ import annotations

from dreamcog.games.mech_a_dream.rules.scoring import has_won, score
from dreamcog.games.mech_a_dream.state import Box, State


def is_winner(s: State, _box: Box, seat: int) -> bool:
    """Whether the seat has won, alone or with others."""
    return has_won(s, seat)


def final_score(s: State, _box: Box, seat: int) -> int:
    """The seat's own points (M12.2)."""
    return score(s, seat)
