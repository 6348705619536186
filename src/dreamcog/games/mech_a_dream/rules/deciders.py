"""Who decides now: by day one seat, at night and in the Monitor draft all that are not done."""

from __future__ import annotations

from dreamcog.games.mech_a_dream.state import State
from dreamcog.games.mech_a_dream.words import NOTHING, Part, Rule


def may_act(s: State, seat: int) -> bool:
    """Is this seat one of those that decide now?"""
    if s.over == 1:
        return False
    if s.part == Part.NIGHT:
        return s.asleep[seat] == 0
    if s.acting == NOTHING:
        return s.monitor[seat] == NOTHING
    return s.acting == seat


def part_of_day(s: State) -> int:
    """Which part of the day it is."""
    return s.part


def rule_of_turn(s: State) -> int:
    """By which rule some seats decide now and others do not: the drafts of the set-up, the day."""
    if s.part != Part.SET_UP:
        return Rule.M3
    return Rule.M11_1 if s.acting == NOTHING else Rule.M13_2


def next_to_step(s: State) -> int:
    """The seat whose small steps come next: of several, the first in turn order."""
    for i in range(s.players):
        seat = (s.first + i) % s.players
        if may_act(s, seat):
            return seat
    return s.first
