"""How far a seat of Mech A Dream has come: what learners are shaped by, no rule of the game.

In the rules' own subset, so that batches and GPUs can use it as native code.
"""

from __future__ import annotations

from dreamcog.games.mech_a_dream.appraisal import POINT
from dreamcog.games.mech_a_dream.rules.scoring import score
from dreamcog.games.mech_a_dream.state import Box, State


def progress(s: State, _box: Box, seat: int) -> int:
    """The seat's score as if the game ended now (M12.2), in hundredths of a point.

    A learner that wants the lead takes the difference to the other seats. What machines may still
    bring is left out: that is an opinion of the plain bots (`appraise`), which learners outgrow.
    """
    return POINT * score(s, seat)


def points_so_far(s: State, _box: Box, seat: int) -> int:
    """The seat's score as if the game ended now (M12.2)."""
    return score(s, seat)
