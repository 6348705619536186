"""Whether a team meets the demand of a machine with a Microbot, once it is settled who serves.

C10.2: a team with a robot set `aside` may hold no other that serves; one without must hold one.
"""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.games.cyberion.rules.demands import (
    FREE_IN_TALLY,
    TEAM,
    fits_sizes,
    highest_sum,
    in_tally,
    lowest_sum,
    passes_for,
    pattern,
    patterns,
)
from dreamcog.games.cyberion.rules.rows import robots_in_rows
from dreamcog.games.cyberion.state import Box, State, Team
from dreamcog.games.cyberion.words import (
    FREE,
    IN_ROWS,
    MODELS,
    NOTHING,
    ROBOTS,
    ROWS,
    SIZES,
    Demand,
)

HELPER = ROWS * IN_ROWS
"""Stands, among robots in rows, for the robot that a Prepared machine counts."""

NO_TRAIT = 99
"""The size of a Microbot that shows a model."""


def size_of_token(token: int) -> int:
    """The size a Microbot shows, or NO_TRAIT."""
    return token - MODELS + 1 if token >= MODELS else NO_TRAIT


def can_serve(box: Box, kind: int, token: int) -> bool:
    """C10.2: the robot is of the Microbot's model or size, or can be read so (C11.3)."""
    own = box.kind_model[kind] if token < MODELS else box.kind_size[kind]
    wanted = token if token < MODELS else size_of_token(token)
    return own == FREE or own == wanted


def is_barred(box: Box, kind: int, token: int, aside: int) -> bool:
    """The robot serves however it is read, and another is set aside for that."""
    if aside == NOTHING:
        return False
    if token < MODELS:
        return box.kind_model[kind] == token
    return box.kind_size[kind] == size_of_token(token)


def is_barred_size(box: Box, kind: int, token: int, aside: int) -> bool:
    """In a team of one model only a Microbot's size can tell its robots apart."""
    return token >= MODELS and is_barred(box, kind, token, aside)


def model_team_meets(s: State, box: Box, d: Draft, team: Team) -> bool:
    """So many of one model; they all serve a Microbot of that model."""
    model = box.machine_trait[s.factory[team.place]]
    token = s.token[team.place]
    if token < MODELS:
        if (token == model) != (team.aside == NOTHING):
            return False
    elif team.server != NOTHING and team.server != HELPER:
        own = box.kind_model[team.server % IN_ROWS]
        if own != model and own != FREE:
            return False
    left_aside = team.aside
    for i in range(TEAM, d.n):
        kind = d.args[i] % IN_ROWS
        own = box.kind_model[kind]
        if d.args[i] == left_aside:
            left_aside = NOTHING
        elif (own != model and own != FREE) or is_barred_size(box, kind, token, team.aside):
            return False
    left_aside = team.aside
    there = 0
    for i in range(robots_in_rows(s)):
        kind = s.robots[i] % IN_ROWS
        own = box.kind_model[kind]
        if s.robots[i] == left_aside:
            left_aside = NOTHING
        elif (own == model or own == FREE) and not is_barred_size(box, kind, token, team.aside):
            there += 1
    return there >= team.size


def identical_team_meets(s: State, box: Box, d: Draft, team: Team) -> bool:
    """All of one model and one size, which serves, or does not."""
    token = s.token[team.place]
    for kind in range(ROBOTS):
        if can_serve(box, kind, token) == (team.aside == NOTHING):
            if can_be_kind_without(s, box, d, team, kind):
                return True
    return False


def can_be_kind_without(s: State, box: Box, d: Draft, team: Team, kind: int) -> bool:
    """The team can be of this model and size, without the robot set aside."""
    left_aside = team.aside
    for i in range(TEAM, d.n):
        if d.args[i] == left_aside:
            left_aside = NOTHING
        elif not passes_for(box, d.args[i] % IN_ROWS, kind):
            return False
    left_aside = team.aside
    there = 0
    for i in range(robots_in_rows(s)):
        if s.robots[i] == left_aside:
            left_aside = NOTHING
        elif passes_for(box, s.robots[i] % IN_ROWS, kind):
            there += 1
    return there >= team.size


def sizes_team_meets(s: State, box: Box, d: Draft, team: Team) -> bool:
    """A demand by sizes: one size, pairs, a run, or a sum."""
    token = s.token[team.place]
    left_aside = team.aside
    named = 0
    for i in range(TEAM, d.n):
        kind = d.args[i] % IN_ROWS
        if d.args[i] == left_aside:
            left_aside = NOTHING
        elif is_barred(box, kind, token, team.aside):
            return False
        else:
            named += box.kind_tally[kind]
    left_aside = team.aside
    there = 0
    for i in range(robots_in_rows(s)):
        kind = s.robots[i] % IN_ROWS
        if s.robots[i] == left_aside:
            left_aside = NOTHING
        elif not is_barred(box, kind, token, team.aside):
            there += box.kind_tally[kind]
    if team.joins == 1:
        named += box.kind_tally[team.server % IN_ROWS]
    demand = box.machine_demand[s.factory[team.place]]
    if demand == Demand.SUM_MIN or demand == Demand.SUM_MAX:
        return sum_meets(s, box, team, there, named)
    return pattern_meets(s, box, team, there, named)


def pattern_meets(s: State, box: Box, team: Team, there: int, named: int) -> bool:
    """Some pattern of sizes fits that has, or has not, the Microbot's size in it."""
    machine = s.factory[team.place]
    token = s.token[team.place]
    for i in range(patterns(box, machine)):
        wanted = pattern(box, machine, i)
        if suits_token(wanted, token, team.aside) and fits_sizes(there, named, team.size, wanted):
            return True
    return False


def suits_token(wanted: int, token: int, aside: int) -> bool:
    """A pattern with the Microbot's size in it has a robot that serves; another has none."""
    if token < MODELS:
        return True
    has_size = wanted >> 5 * (size_of_token(token) - 1) & 31 > 0
    return has_size == (aside == NOTHING)


def sum_meets(s: State, box: Box, team: Team, there: int, named: int) -> bool:
    """The sum can be reached; a free size that serves, or must not, is read accordingly."""
    machine = s.factory[team.place]
    size = size_of_token(s.token[team.place])
    if size != NO_TRAIT and team.server != NOTHING and team.server != HELPER:
        if box.kind_size[team.server % IN_ROWS] == FREE:
            there += in_tally(size) - FREE_IN_TALLY
            named += in_tally(size) - FREE_IN_TALLY
    most = SIZES - 1 if team.aside != NOTHING and size == SIZES else SIZES
    least = 2 if team.aside != NOTHING and size == 1 else 1
    helpers = s.prepared[team.place] if team.aside != HELPER else 0
    served_by_helper = team.server == HELPER and size != NO_TRAIT
    if box.machine_demand[machine] == Demand.SUM_MIN:
        helped = helpers * (size if served_by_helper else most)
        return helped + highest_sum(there, named, team.size, most) >= box.machine_trait[machine]
    helped = helpers * (size if served_by_helper else least)
    return helped + lowest_sum(there, named, team.size, least) <= box.machine_trait[machine]
