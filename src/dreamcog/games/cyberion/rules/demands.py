"""What machines ask for (C3.2), and whether a team of robots can still meet it.

One question is asked everywhere: can the robots named so far, with others from the rows, become
exactly the team that the machine wants? For a team that is already whole it is the plain question
whether it meets the demand. A Prepared machine (C4.6) counts one robot of any model and size as
there already, so the team is one robot smaller and one gap may stay open.

Robots are tallied by size in one number, five bits a size; a free size is tallied sixth.
"""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.games.cyberion.rules.rows import robots_in_rows
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import (
    FREE,
    IN_ROWS,
    ROBOTS,
    SIZES,
    Demand,
)

TEAM = 1
"""Where the robots begin among a repair's arguments."""

FREE_IN_TALLY = 1 << 5 * SIZES
"""One robot of free size in a tally."""


def robots_named(d: Draft) -> int:
    """How many robots a repair names."""
    return d.n - TEAM


def team_size(s: State, box: Box, place: int) -> int:
    """How many robots the machine in this place still asks for."""
    return box.machine_number[s.factory[place]] - s.prepared[place]


def can_meet(s: State, box: Box, place: int, d: Draft) -> bool:
    """C3.2: the team named in the draft meets the demand, or can with more robots of the rows."""
    machine = s.factory[place]
    demand = box.machine_demand[machine]
    trait = box.machine_trait[machine]
    team = box.machine_number[machine] - s.prepared[place]
    if demand == Demand.MODEL:
        return can_be_of_model(s, box, d, team, trait)
    if demand == Demand.IDENTICAL:
        return can_be_identical(s, box, d, team)
    there = tally_rows(s, box)
    named = tally_team(box, d)
    if demand == Demand.SUM_MIN:
        return SIZES * s.prepared[place] + highest_sum(there, named, team, SIZES) >= trait
    if demand == Demand.SUM_MAX:
        return s.prepared[place] + lowest_sum(there, named, team, 1) <= trait
    for i in range(patterns(box, machine)):
        if fits_sizes(there, named, team, pattern(box, machine, i)):
            return True
    return False


def can_be_of_model(s: State, box: Box, d: Draft, team: int, model: int) -> bool:
    """Every robot named is, or can pass for, this model, and the rows hold enough of them."""
    for i in range(TEAM, d.n):
        own = box.kind_model[d.args[i] % IN_ROWS]
        if own != model and own != FREE:
            return False
    there = 0
    for i in range(robots_in_rows(s)):
        own = box.kind_model[s.robots[i] % IN_ROWS]
        if own == model or own == FREE:
            there += 1
    return there >= team


def can_be_identical(s: State, box: Box, d: Draft, team: int) -> bool:
    """All robots of one model and one size: the first one's, or any that the rows can make."""
    if d.n > TEAM and d.args[TEAM] % IN_ROWS < ROBOTS:
        return can_be_of_kind(s, box, d, team, d.args[TEAM] % IN_ROWS)
    for i in range(robots_in_rows(s)):
        kind = s.robots[i] % IN_ROWS
        if kind < ROBOTS and can_be_of_kind(s, box, d, team, kind):
            return True
    if s.multibots == 1:
        for kind in range(ROBOTS):
            if can_be_of_kind(s, box, d, team, kind):
                return True
    return False


def can_be_of_kind(s: State, box: Box, d: Draft, team: int, kind: int) -> bool:
    """Every robot named can pass for this model and size, and the rows hold enough of them."""
    for i in range(TEAM, d.n):
        if not passes_for(box, d.args[i] % IN_ROWS, kind):
            return False
    there = 0
    for i in range(robots_in_rows(s)):
        if passes_for(box, s.robots[i] % IN_ROWS, kind):
            there += 1
    return there >= team


def passes_for(box: Box, robot: int, kind: int) -> bool:
    """C11.3: the robot is of this model and size, or leaves one of them to the player."""
    model = box.kind_model[robot]
    size = box.kind_size[robot]
    right_model = model == FREE or model == box.kind_model[kind]
    right_size = size == FREE or size == box.kind_size[kind]
    return right_model and right_size


def in_tally(size: int) -> int:
    """One robot of this size in a tally."""
    return 1 << 5 * (size - 1)


def tally_rows(s: State, box: Box) -> int:
    """The robots of all rows by size."""
    tally = 0
    for i in range(robots_in_rows(s)):
        tally += box.kind_tally[s.robots[i] % IN_ROWS]
    return tally


def tally_team(box: Box, d: Draft) -> int:
    """The robots named by size."""
    tally = 0
    for i in range(TEAM, d.n):
        tally += box.kind_tally[d.args[i] % IN_ROWS]
    return tally


def fits_sizes(there: int, named: int, team: int, wanted: int) -> bool:
    """The robots named are among the sizes wanted, and the rows can bring the team."""
    fitting = there >> 5 * SIZES
    for i in range(0, 5 * SIZES, 5):
        want = wanted >> i & 31
        if named >> i & 31 > want:
            return False
        fitting += min(want, there >> i & 31)
    return fitting >= team


def patterns(box: Box, machine: int) -> int:
    """In how many ways the machine's demand by sizes can be met."""
    demand = box.machine_demand[machine]
    if demand == Demand.PAIRS:
        return SIZES * SIZES
    if demand == Demand.RUN:
        return SIZES - box.machine_number[machine] + 1
    return 1


def pattern(box: Box, machine: int, i: int) -> int:
    """The sizes wanted in the i-th way, as a tally."""
    demand = box.machine_demand[machine]
    number = box.machine_number[machine]
    if demand == Demand.SIZE:
        return in_tally(box.machine_trait[machine]) * number
    if demand == Demand.PAIRS:
        return 2 * in_tally(i // SIZES + 1) + (number - 2) * in_tally(i % SIZES + 1)
    wanted = 0
    for size in range(i + 1, i + 1 + number):
        wanted += in_tally(size)
    return wanted


def robots_in_tally(tally: int) -> int:
    """How many robots are tallied."""
    robots = 0
    for i in range(0, 5 * SIZES + 5, 5):
        robots += tally >> i & 31
    return robots


def highest_sum(there: int, named: int, team: int, free: int) -> int:
    """The most that a team with these robots in it adds up to, a free size counting as `free`.

    Far below zero if the rows cannot bring the team.
    """
    left = team - robots_in_tally(named)
    own = named >> 5 * SIZES
    more = min(left, (there >> 5 * SIZES) - own)
    total = free * (own + more)
    left -= more
    for size in range(SIZES, 0, -1):
        own = named >> 5 * (size - 1) & 31
        more = min(left, (there >> 5 * (size - 1) & 31) - own)
        total += size * (own + more)
        left -= more
    return total if left == 0 else -100


def lowest_sum(there: int, named: int, team: int, free: int) -> int:
    """The least that a team with these robots in it adds up to, a free size counting as `free`.

    Huge if the rows cannot bring the team.
    """
    left = team - robots_in_tally(named)
    own = named >> 5 * SIZES
    more = min(left, (there >> 5 * SIZES) - own)
    total = free * (own + more)
    left -= more
    for size in range(1, SIZES + 1):
        own = named >> 5 * (size - 1) & 31
        more = min(left, (there >> 5 * (size - 1) & 31) - own)
        total += size * (own + more)
        left -= more
    return total if left == 0 else 100
