"""Repairing a machine with a Microbot on it (C10.2, C10.3).

The demand's team must hold a robot that serves: one of the Microbot's model or size. Failing that,
one extra robot serves, and counts for nothing else. Multibots, and the robot that a Prepared
machine counts (here: the helper), are read as the player likes, each as one model and one size.

So a repair is judged by who serves. Either some robot of the team does (`SERVE`), or another is set
`aside` for it and no robot of the team does (`BAR`). Where the demand itself fixes what the team's
robots are, it decides; elsewhere each robot that could serve is tried in turn.
"""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.games.cyberion.rules.demands import (
    FREE_IN_TALLY,
    TEAM,
    can_meet,
    fits_sizes,
    highest_sum,
    in_tally,
    lowest_sum,
    passes_for,
    pattern,
    patterns,
)
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import (
    FREE,
    IN_ROWS,
    MODELS,
    NOTHING,
    ROBOTS,
    ROW_SIZE,
    SIZES,
    Demand,
)

SERVE = 1
BAR = 2
HELPER = 3 * IN_ROWS
"""Stands, among robots in rows, for the robot that a Prepared machine counts."""

NO_TRAIT = 99


def size_of_token(token: int) -> int:
    """The size a Microbot shows, or NO_TRAIT."""
    return token - MODELS + 1 if token >= MODELS else NO_TRAIT


def can_serve(box: Box, kind: int, token: int) -> bool:
    """C10.2: the robot is of the Microbot's model or size, or can be read so (C11.3)."""
    own = box.kind_model[kind] if token < MODELS else box.kind_size[kind]
    wanted = token if token < MODELS else size_of_token(token)
    return own == FREE or own == wanted


def can_meet_infected(s: State, box: Box, place: int, d: Draft) -> bool:
    """C10.2: the team named, or some completion, meets the demand and the Microbot.

    Where nobody is named yet, a demand that cannot be met at all settles it at once.
    """
    if d.n == TEAM and not can_meet(s, box, place, d):
        return False
    token = s.token[place]
    prepared = s.prepared[place] == 1
    if demand_decides(box.machine_demand[s.factory[place]], token):
        if team_meets(s, box, place, d, NOTHING, NOTHING, SERVE):
            return True
    elif prepared and team_meets(s, box, place, d, NOTHING, HELPER, SERVE):
        return True
    if prepared and team_meets(s, box, place, d, HELPER, NOTHING, BAR):
        return True
    for row in range(3):
        for i in range(row * ROW_SIZE, row * ROW_SIZE + s.n_row[row]):
            if can_serve(box, s.row[i], token):
                if some_robot_serves(s, box, place, d, row * IN_ROWS + s.row[i]):
                    return True
    return False


def some_robot_serves(s: State, box: Box, place: int, d: Draft, robot: int) -> bool:
    """This robot serves as one of the team, or as the extra one."""
    if not demand_decides(box.machine_demand[s.factory[place]], s.token[place]):
        if team_meets(s, box, place, d, NOTHING, robot, SERVE):
            return True
    return team_meets(s, box, place, d, robot, NOTHING, BAR)


def demand_decides(demand: int, token: int) -> bool:
    """Whether the demand alone fixes that some robot of the team serves, or that none does."""
    if demand == Demand.IDENTICAL:
        return True
    if demand == Demand.MODEL:
        return token < MODELS
    return token >= MODELS and demand != Demand.SUM_MIN and demand != Demand.SUM_MAX


def team_meets(
    s: State, box: Box, place: int, d: Draft, aside: int, server: int, mode: int
) -> bool:
    """The team, with one robot set aside or with a given server in it, can meet the demand."""
    machine = s.factory[place]
    helper = s.prepared[place] if aside != HELPER else 0
    team = box.machine_number[machine] - helper
    named = d.n - TEAM
    if aside != NOTHING and aside != HELPER:
        if is_named(d, aside):
            named -= 1
        elif d.done == 1:
            return False
    joins = 0
    if server != NOTHING and server != HELPER and not is_named(d, server):
        joins = 1
    if named + joins > team or (d.done == 1 and (joins == 1 or named != team)):
        return False
    demand = box.machine_demand[machine]
    if demand == Demand.MODEL:
        return model_team_meets(s, box, place, d, team, aside, server, mode)
    if demand == Demand.IDENTICAL:
        return identical_team_meets(s, box, place, d, team, aside, mode)
    return sizes_team_meets(s, box, place, d, team, aside, server, joins, mode)


def is_named(d: Draft, robot: int) -> bool:
    """The robot is among those named."""
    for i in range(TEAM, d.n):
        if d.args[i] == robot:
            return True
    return False


def is_barred(box: Box, kind: int, token: int, mode: int) -> bool:
    """The robot serves however it is read, and no robot of the team may."""
    if mode == SERVE:
        return False
    if token < MODELS:
        return box.kind_model[kind] == token
    return box.kind_size[kind] == size_of_token(token)


def model_team_meets(
    s: State, box: Box, place: int, d: Draft, team: int, aside: int, server: int, mode: int
) -> bool:
    """So many of one model; they all serve a Microbot of that model."""
    model = box.machine_trait[s.factory[place]]
    token = s.token[place]
    if token < MODELS:
        if (token == model) != (mode == SERVE):
            return False
    elif server != NOTHING and server != HELPER:
        own = box.kind_model[server % IN_ROWS]
        if own != model and own != FREE:
            return False
    left_aside = aside
    for i in range(TEAM, d.n):
        kind = d.args[i] % IN_ROWS
        own = box.kind_model[kind]
        if d.args[i] == left_aside:
            left_aside = NOTHING
        elif (own != model and own != FREE) or is_barred_size(box, kind, token, mode):
            return False
    left_aside = aside
    there = 0
    for row in range(3):
        for i in range(row * ROW_SIZE, row * ROW_SIZE + s.n_row[row]):
            own = box.kind_model[s.row[i]]
            if row * IN_ROWS + s.row[i] == left_aside:
                left_aside = NOTHING
            elif (own == model or own == FREE) and not is_barred_size(box, s.row[i], token, mode):
                there += 1
    return there >= team


def is_barred_size(box: Box, kind: int, token: int, mode: int) -> bool:
    """In a team of one model only a Microbot's size can tell its robots apart."""
    return token >= MODELS and is_barred(box, kind, token, mode)


def identical_team_meets(
    s: State, box: Box, place: int, d: Draft, team: int, aside: int, mode: int
) -> bool:
    """All of one model and one size, which serves, or does not."""
    token = s.token[place]
    for kind in range(ROBOTS):
        if can_serve(box, kind, token) == (mode == SERVE):
            if can_be_kind_without(s, box, d, team, aside, kind):
                return True
    return False


def can_be_kind_without(s: State, box: Box, d: Draft, team: int, aside: int, kind: int) -> bool:
    """The team can be of this model and size, with one robot set aside."""
    left_aside = aside
    for i in range(TEAM, d.n):
        if d.args[i] == left_aside:
            left_aside = NOTHING
        elif not passes_for(box, d.args[i] % IN_ROWS, kind):
            return False
    left_aside = aside
    there = 0
    for row in range(3):
        for i in range(row * ROW_SIZE, row * ROW_SIZE + s.n_row[row]):
            if row * IN_ROWS + s.row[i] == left_aside:
                left_aside = NOTHING
            elif passes_for(box, s.row[i], kind):
                there += 1
    return there >= team


def sizes_team_meets(
    s: State,
    box: Box,
    place: int,
    d: Draft,
    team: int,
    aside: int,
    server: int,
    joins: int,
    mode: int,
) -> bool:
    """A demand by sizes: one size, pairs, a run, or a sum."""
    token = s.token[place]
    left_aside = aside
    named = 0
    for i in range(TEAM, d.n):
        if d.args[i] == left_aside:
            left_aside = NOTHING
        elif is_barred(box, d.args[i] % IN_ROWS, token, mode):
            return False
        else:
            named += box.kind_tally[d.args[i] % IN_ROWS]
    left_aside = aside
    there = 0
    for row in range(3):
        for i in range(row * ROW_SIZE, row * ROW_SIZE + s.n_row[row]):
            if row * IN_ROWS + s.row[i] == left_aside:
                left_aside = NOTHING
            elif not is_barred(box, s.row[i], token, mode):
                there += box.kind_tally[s.row[i]]
    if joins == 1:
        named += box.kind_tally[server % IN_ROWS]
    demand = box.machine_demand[s.factory[place]]
    if demand == Demand.SUM_MIN or demand == Demand.SUM_MAX:
        return sum_meets(s, box, place, there, named, team, aside, server, mode)
    return pattern_meets(s, box, place, there, named, team, mode)


def pattern_meets(
    s: State, box: Box, place: int, there: int, named: int, team: int, mode: int
) -> bool:
    """Some pattern of sizes fits that has, or has not, the Microbot's size in it."""
    machine = s.factory[place]
    token = s.token[place]
    for i in range(patterns(box, machine)):
        wanted = pattern(box, machine, i)
        if suits_token(wanted, token, mode) and fits_sizes(there, named, team, wanted):
            return True
    return False


def suits_token(wanted: int, token: int, mode: int) -> bool:
    """A pattern with the Microbot's size in it has a robot that serves; another has none."""
    if token < MODELS:
        return True
    has_size = wanted >> 5 * (size_of_token(token) - 1) & 31 > 0
    return has_size == (mode == SERVE)


def sum_meets(
    s: State,
    box: Box,
    place: int,
    there: int,
    named: int,
    team: int,
    aside: int,
    server: int,
    mode: int,
) -> bool:
    """The sum can be reached; a free size that serves, or must not, is read accordingly."""
    machine = s.factory[place]
    size = size_of_token(s.token[place])
    if size != NO_TRAIT and server != NOTHING and server != HELPER:
        if box.kind_size[server % IN_ROWS] == FREE:
            there += in_tally(size) - FREE_IN_TALLY
            named += in_tally(size) - FREE_IN_TALLY
    most = SIZES - 1 if mode == BAR and size == SIZES else SIZES
    least = 2 if mode == BAR and size == 1 else 1
    helpers = s.prepared[place] if aside != HELPER else 0
    served_by_helper = server == HELPER and size != NO_TRAIT
    if box.machine_demand[machine] == Demand.SUM_MIN:
        helped = helpers * (size if served_by_helper else most)
        return helped + highest_sum(there, named, team, most) >= box.machine_trait[machine]
    helped = helpers * (size if served_by_helper else least)
    return helped + lowest_sum(there, named, team, least) <= box.machine_trait[machine]
