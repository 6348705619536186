"""Who decides now: by day one seat, at night and in the Monitor draft all that are not done."""

from __future__ import annotations

from dreamcog.games.mech_a_dream.state import State
from dreamcog.games.mech_a_dream.words import NOTHING, Part


def may_act(s: State, seat: int) -> bool:
    """Is this seat one of those that decide now?"""
    if s.over == 1:
        return False
    if s.part == Part.NIGHT:
        return s.asleep[seat] == 0
    if s.acting == NOTHING:
        return s.monitor[seat] == NOTHING
    return s.acting == seat


def next_to_step(s: State) -> int:
    """The seat whose small steps come next: of several, the first in turn order."""
    for i in range(s.players):
        seat = (s.first + i) % s.players
        if may_act(s, seat):
            return seat
    return s.first
