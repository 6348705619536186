"""Repair (C3.1-C3.3)."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.rules.deck import discard_named
from dreamcog.games.cyberion.rules.demands import TEAM, can_meet, robots_named, team_size
from dreamcog.games.cyberion.rules.ending import end_if_factory_is_empty
from dreamcog.games.cyberion.rules.factory import leave_factory, may_repair, place_of_machine
from dreamcog.games.cyberion.rules.infected import can_meet_infected
from dreamcog.games.cyberion.rules.microbots import earn_microbot
from dreamcog.games.cyberion.rules.rows import robots_are_there, sort_robots
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import NOTHING, Happening, Rule


def can_repair(s: State, box: Box, d: Draft) -> int:
    """C3.1: robots of the rows that meet a Factory machine's demand exactly, no more of them."""
    place = place_of_machine(s, d.args[0])
    if place == NOTHING:
        return No.NO_SUCH_MACHINE
    if not may_repair(s, d.seat, place):
        return No.NOT_YOUR_MACHINE
    if not robots_are_there(s, d, TEAM):
        return No.NO_SUCH_ROBOT
    if s.token[place] != NOTHING:
        return can_repair_infected(s, box, d, place)
    team = team_size(s, box, place)
    named = robots_named(d)
    if named > team:
        return No.TOO_MANY_ROBOTS
    if d.done == 1 and named < team:
        return No.TOO_FEW_ROBOTS
    if not can_meet(s, box, place, d):
        return No.DEMAND_NOT_MET if d.done == 1 else No.CANNOT_BE_MET
    return 0


def can_repair_infected(s: State, box: Box, d: Draft, place: int) -> int:
    """C10.2: with a Microbot on the machine, one robot more may be needed.

    What exactly is wrong takes longer to find: `why_not.py` says it where a refusal is told.
    """
    team = team_size(s, box, place)
    named = robots_named(d)
    if named > team + 1:
        return No.TOO_MANY_ROBOTS
    if d.done == 1 and named < team:
        return No.TOO_FEW_ROBOTS
    if can_meet_infected(s, box, place, d):
        return 0
    return No.DEMAND_NOT_MET if d.done == 1 else No.CANNOT_BE_MET


def repair_is_whole(s: State, box: Box, d: Draft) -> bool:
    """The team has all its robots, and a Microbot one more."""
    place = place_of_machine(s, d.args[0])
    extra = 0 if s.token[place] == NOTHING else 1
    return robots_named(d) == team_size(s, box, place) + extra


def repair(s: State, box: Box, log: Log, d: Draft) -> None:
    """C3.1: the robots are discarded together (C3.3: for nothing else), the machine is earned."""
    machine = d.args[0]
    emit(log, Happening.REPAIRED, s.seat, Rule.C3_1, machine, 0)
    sort_robots(d, TEAM)
    discard_named(s, log, d, TEAM, Rule.C3_1)
    place = place_of_machine(s, machine)
    earn_microbot(s, log, place)
    leave_factory(s, place)
    s.experience += 1
    end_if_factory_is_empty(s, box, log)
