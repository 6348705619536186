"""Repairing a machine with a Microbot on it (C10.2, C10.3).

The demand's team must hold a robot that serves: one of the Microbot's model or size. Failing that,
one extra robot serves, and counts for nothing else. Multibots, and the robot that a Prepared
machine counts (here: the helper), are read as the player likes, each as one model and one size.

So a repair is judged by who serves. Either some robot of the team does, or another is set aside for
it and no robot of the team does. Where the demand itself fixes what the team's robots are, it
decides; elsewhere each robot that could serve is tried in turn. Whether a team meets its demand
then is judged in `infected_teams.py`.
"""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.games.cyberion.rules.demands import TEAM, can_meet
from dreamcog.games.cyberion.rules.infected_teams import (
    HELPER,
    can_serve,
    identical_team_meets,
    model_team_meets,
    sizes_team_meets,
)
from dreamcog.games.cyberion.rules.rows import robots_in_rows
from dreamcog.games.cyberion.state import Box, State, Team
from dreamcog.games.cyberion.words import IN_ROWS, MODELS, NOTHING, Demand


def can_meet_infected(s: State, box: Box, place: int, d: Draft) -> bool:
    """C10.2: the team named, or some completion, meets the demand and the Microbot.

    Where no robot is named yet, a demand that cannot be met at all settles it at once.
    """
    if d.n == TEAM and not can_meet(s, box, place, d):
        return False
    token = s.token[place]
    prepared = s.prepared[place] == 1
    if demand_decides(box.machine_demand[s.factory[place]], token):
        if team_meets(s, box, place, d, NOTHING, NOTHING):
            return True
    elif prepared and team_meets(s, box, place, d, NOTHING, HELPER):
        return True
    if prepared and team_meets(s, box, place, d, HELPER, NOTHING):
        return True
    for i in range(robots_in_rows(s)):
        robot = s.robots[i]
        if can_serve(box, robot % IN_ROWS, token) and robot_serves(s, box, place, d, robot):
            return True
    return False


def robot_serves(s: State, box: Box, place: int, d: Draft, robot: int) -> bool:
    """This robot serves as one of the team, or as the extra one."""
    if not demand_decides(box.machine_demand[s.factory[place]], s.token[place]):
        if team_meets(s, box, place, d, NOTHING, robot):
            return True
    return team_meets(s, box, place, d, robot, NOTHING)


def demand_decides(demand: int, token: int) -> bool:
    """Whether the demand alone fixes that some robot of the team serves, or that none does."""
    if demand == Demand.IDENTICAL:
        return True
    if demand == Demand.MODEL:
        return token < MODELS
    return token >= MODELS and demand != Demand.SUM_MIN and demand != Demand.SUM_MAX


def team_meets(s: State, box: Box, place: int, d: Draft, aside: int, server: int) -> bool:
    """The team, with one robot set aside or with a given server in it, can meet the demand."""
    machine = s.factory[place]
    size = box.machine_number[machine] - (s.prepared[place] if aside != HELPER else 0)
    named = d.n - TEAM
    if aside != NOTHING and aside != HELPER:
        if is_named(d, aside):
            named -= 1
        elif d.done == 1:
            return False
    joins = 0
    if server != NOTHING and server != HELPER and not is_named(d, server):
        joins = 1
    if named + joins > size or (d.done == 1 and (joins == 1 or named != size)):
        return False
    team = Team(place, size, aside, server, joins)
    demand = box.machine_demand[machine]
    if demand == Demand.MODEL:
        return model_team_meets(s, box, d, team)
    if demand == Demand.IDENTICAL:
        return identical_team_meets(s, box, d, team)
    return sizes_team_meets(s, box, d, team)


def is_named(d: Draft, robot: int) -> bool:
    """The robot is among those named."""
    for i in range(TEAM, d.n):
        if d.args[i] == robot:
            return True
    return False
