"""What machines ask for (C3.2), and whether a team of robots can still meet it.

One question is asked everywhere: can the robots named so far, with others from the rows, become
exactly the team that the machine wants? For a team that is already whole it is the plain question
whether it meets the demand. A Prepared machine (C4.6) counts one robot of any model and size as
there already, so the team is one robot smaller and one gap may stay open.

Robots are tallied by size in one number, five bits a size; a free size is tallied sixth.
"""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import (
    FREE,
    IN_ROWS,
    PLACES,
    ROBOTS,
    SIZES,
    Demand,
)

TEAM = 1
"""Where the robots begin among a repair's arguments."""


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
    if demand == Demand.SIZE:
        return fits_sizes(there, named, team, in_tally(trait) * box.machine_number[machine])
    if demand == Demand.SUM_MIN:
        return SIZES * s.prepared[place] + highest_sum(there, named, team) >= trait
    if demand == Demand.SUM_MAX:
        return s.prepared[place] + lowest_sum(there, named, team) <= trait
    if demand == Demand.PAIRS:
        return can_be_pairs(there, named, team, box.machine_number[machine])
    return can_be_run(there, named, team, box.machine_number[machine])


def can_be_of_model(s: State, box: Box, d: Draft, team: int, model: int) -> bool:
    """Every robot named is, or can pass for, this model, and the rows hold enough of them."""
    for i in range(TEAM, d.n):
        own = box.kind_model[d.args[i] % IN_ROWS]
        if own != model and own != FREE:
            return False
    there = 0
    for row in range(3):
        for i in range(row * PLACES, row * PLACES + s.n_row[row]):
            own = box.kind_model[s.row[i]]
            if own == model or own == FREE:
                there += 1
    return there >= team


def can_be_identical(s: State, box: Box, d: Draft, team: int) -> bool:
    """All robots of one model and one size: the first one's, or any that the rows can make."""
    if d.n > TEAM and d.args[TEAM] % IN_ROWS < ROBOTS:
        return can_be_of_kind(s, box, d, team, d.args[TEAM] % IN_ROWS)
    for row in range(3):
        for i in range(row * PLACES, row * PLACES + s.n_row[row]):
            if s.row[i] < ROBOTS and can_be_of_kind(s, box, d, team, s.row[i]):
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
    for row in range(3):
        for i in range(row * PLACES, row * PLACES + s.n_row[row]):
            if passes_for(box, s.row[i], kind):
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
    for row in range(3):
        for i in range(row * PLACES, row * PLACES + s.n_row[row]):
            tally += box.kind_tally[s.row[i]]
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


def can_be_pairs(there: int, named: int, team: int, number: int) -> bool:
    """XXYY or XXYYY: two of one size, the rest of another, or of the same."""
    for x in range(1, SIZES + 1):
        for y in range(1, SIZES + 1):
            if fits_sizes(there, named, team, 2 * in_tally(x) + (number - 2) * in_tally(y)):
                return True
    return False


def can_be_run(there: int, named: int, team: int, number: int) -> bool:
    """Sizes in a run without a gap: 1234 or 2345, or 12345."""
    for lowest in range(1, SIZES - number + 2):
        wanted = 0
        for size in range(lowest, lowest + number):
            wanted += in_tally(size)
        if fits_sizes(there, named, team, wanted):
            return True
    return False


def robots_in_tally(tally: int) -> int:
    """How many robots are tallied."""
    robots = 0
    for i in range(0, 5 * SIZES + 5, 5):
        robots += tally >> i & 31
    return robots


def highest_sum(there: int, named: int, team: int) -> int:
    """The most that a team with these robots in it adds up to; below zero if it cannot be made."""
    left = team - robots_in_tally(named)
    free = named >> 5 * SIZES
    total = SIZES * free
    more = min(left, (there >> 5 * SIZES) - free)
    total += SIZES * more
    left -= more
    for size in range(SIZES, 0, -1):
        own = named >> 5 * (size - 1) & 31
        more = min(left, (there >> 5 * (size - 1) & 31) - own)
        total += size * (own + more)
        left -= more
    return total if left == 0 else -100


def lowest_sum(there: int, named: int, team: int) -> int:
    """The least that a team with these robots in it adds up to; huge if it cannot be made."""
    left = team - robots_in_tally(named)
    total = named >> 5 * SIZES
    more = min(left, (there >> 5 * SIZES) - total)
    total += more
    left -= more
    for size in range(1, SIZES + 1):
        own = named >> 5 * (size - 1) & 31
        more = min(left, (there >> 5 * (size - 1) & 31) - own)
        total += size * (own + more)
        left -= more
    return total if left == 0 else 100
