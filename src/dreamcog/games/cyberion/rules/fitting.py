"""How far a team comes towards a demand that it does not meet (C3.2): the numbers of a refusal."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.games.cyberion.rules.demands import (
    TEAM,
    highest_sum,
    lowest_sum,
    passes_for,
    pattern,
    patterns,
    robots_named,
    tally_rows,
    tally_team,
    team_size,
)
from dreamcog.games.cyberion.rules.factory import place_of_machine
from dreamcog.games.cyberion.rules.rows import robots_in_rows
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import FREE, IN_ROWS, NOTHING, ROBOTS, SIZES, Demand

NONE_YET = -1000
"""Worse than any team."""


def demand_of(box: Box, machine: int) -> int:
    """C3.2: what kind of demand a machine of the Factory has."""
    return box.machine_demand[machine]


def model_asked(box: Box, machine: int) -> int:
    """C3.2: the model that the machine asks for, or NOTHING."""
    is_model = box.machine_demand[machine] == Demand.MODEL
    return box.machine_trait[machine] if is_model else NOTHING


def size_asked(box: Box, machine: int) -> int:
    """C3.2: the size that the machine asks for, or NOTHING."""
    is_size = box.machine_demand[machine] == Demand.SIZE
    return box.machine_trait[machine] if is_size else NOTHING


def amount_asked(s: State, box: Box, machine: int) -> int:
    """C3.2, C4.6: the sum that the team must reach or keep to; elsewhere how many must fit."""
    place = place_of_machine(s, machine)
    if box.machine_demand[machine] == Demand.SUM_MIN:
        return box.machine_trait[machine] - SIZES * s.prepared[place]
    if box.machine_demand[machine] == Demand.SUM_MAX:
        return box.machine_trait[machine] - s.prepared[place]
    return team_size(s, box, place)


def team_asked(s: State, box: Box, machine: int) -> int:
    """How many robots the machine still asks for."""
    return team_size(s, box, place_of_machine(s, machine))


def better(s: State, box: Box, place: int, one: int, other: int) -> int:
    """The one that comes nearer to the demand: the larger, or of sums that may be too large, the
    smaller."""
    if box.machine_demand[s.factory[place]] != Demand.SUM_MAX or one == NONE_YET:
        return max(one, other)
    return min(one, other)


def best_of_team(s: State, box: Box, place: int, d: Draft) -> int:
    """How far a team with these robots in it comes; where it may grow, others of the rows join."""
    machine = s.factory[place]
    demand = box.machine_demand[machine]
    team = team_size(s, box, place)
    if demand == Demand.SUM_MIN:
        return highest_sum(tally_rows(s, box), tally_team(box, d), team, SIZES)
    if demand == Demand.SUM_MAX:
        return lowest_sum(tally_rows(s, box), tally_team(box, d), team, 1)
    best = 0
    for way in range(ways_to_meet(box, machine)):
        named = fitting_named(box, machine, way, d)
        there = fitting_in_rows(s, box, machine, way)
        joining = team - robots_named(d) if d.done == 0 else 0
        best = max(best, min(team, there, named + joining))
    return best


def ways_to_meet(box: Box, machine: int) -> int:
    """In how many ways a demand that is no sum can be met."""
    if box.machine_demand[machine] == Demand.IDENTICAL:
        return ROBOTS
    return 1 if box.machine_demand[machine] == Demand.MODEL else patterns(box, machine)


def fitting_named(box: Box, machine: int, way: int, d: Draft) -> int:
    """How many of the robots named fit this way together."""
    if not by_sizes(box, machine):
        fitting = 0
        for i in range(TEAM, d.n):
            fitting += fits_alone(box, machine, way, d.args[i] % IN_ROWS)
        return fitting
    return fitting_sizes(tally_team(box, d), pattern(box, machine, way))


def fitting_in_rows(s: State, box: Box, machine: int, way: int) -> int:
    """How many of all robots of the rows fit this way together."""
    if not by_sizes(box, machine):
        fitting = 0
        for i in range(robots_in_rows(s)):
            fitting += fits_alone(box, machine, way, s.robots[i] % IN_ROWS)
        return fitting
    return fitting_sizes(tally_rows(s, box), pattern(box, machine, way))


def by_sizes(box: Box, machine: int) -> bool:
    """Whether the demand asks for certain sizes, each so often."""
    demand = box.machine_demand[machine]
    return demand != Demand.MODEL and demand != Demand.IDENTICAL


def fits_alone(box: Box, machine: int, way: int, robot: int) -> int:
    """1 if the robot is of the model, or of the model and size, that is asked for this way."""
    if box.machine_demand[machine] == Demand.IDENTICAL:
        return 1 if passes_for(box, robot, way) else 0
    own = box.kind_model[robot]
    return 1 if own == FREE or own == box.machine_trait[machine] else 0


def fitting_sizes(tally: int, wanted: int) -> int:
    """How many tallied robots fit the sizes wanted, free ones in the gaps."""
    fitting = 0
    gaps = 0
    for i in range(0, 5 * SIZES, 5):
        want = wanted >> i & 31
        fitting += min(want, tally >> i & 31)
        gaps += max(0, want - (tally >> i & 31))
    return fitting + min(gaps, tally >> 5 * SIZES)
