"""How far a game of Cyberion has come: what learners are shaped by, no rule of the game.

Each number is a rough opinion in hundredths of a machine. It is told again at every step, so that a
learner feels at once what helps to win much later. In the rules' own subset, so that batches and
GPUs can use it as native code.
"""

from __future__ import annotations

from dreamcog.games.cyberion.rules.devious_cog import tokens_left
from dreamcog.games.cyberion.rules.ending import babybots_in_limbo
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import GIGANTOBOTS

MACHINE = 100
"""A machine that has left the Factory."""

WAITING = -60
"""A Babybot in Limbo (C8.6) or an Interference token (C12.4), either of which loses the game."""

DAMAGE = -350
"""A Structural Damage, which costs Failsafes at the end (C9.5)."""

LAID = 40
"""A robot laid on a Gigantobot while there is damage to mend: without it, mending is never learned,
because a Gigantobot takes several robots before it mends anything."""


def progress(s: State, _box: Box, _seat: int) -> int:
    """How much of the work is done: machines, and what expansions want done before the last one."""
    done = MACHINE * s.n_retired + WAITING * (babybots_in_limbo(s) + tokens_left(s))
    if s.damage > 0:
        for giga in range(GIGANTOBOTS):
            done += LAID * s.n_laid[giga]
    return done + DAMAGE * s.damage


def points_so_far(s: State, _box: Box, _seat: int) -> int:
    """The machines that have left the Factory, for both seats."""
    return s.n_retired
