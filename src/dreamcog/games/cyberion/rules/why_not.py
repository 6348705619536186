"""What exactly is wrong with a repair, found only when a refusal is told.

Menus ask `can` of every robot, and need to know no more than that the demand is not met. A player
is told which part of it is not: the demand, the Microbot, or an extra robot that is not needed; and
how far the robots named can come.
"""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.rules.demands import TEAM, can_meet, robots_named, team_size
from dreamcog.games.cyberion.rules.factory import place_of_machine
from dreamcog.games.cyberion.rules.fitting import NONE_YET, best_of_team, better
from dreamcog.games.cyberion.rules.infected import demand_decides, team_meets
from dreamcog.games.cyberion.rules.infected_teams import HELPER, can_serve
from dreamcog.games.cyberion.rules.rows import robots_in_rows
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import IN_ROWS, NOTHING, Verb


def refusal_told(s: State, box: Box, d: Draft, answer: int) -> int:
    """The refusal that a player is told where `can` has given this answer."""
    if d.verb != Verb.REPAIR or (answer != No.DEMAND_NOT_MET and answer != No.CANNOT_BE_MET):
        return answer
    place = place_of_machine(s, d.args[0])
    if s.token[place] != NOTHING:
        if extra_is_needless(s, box, place, d):
            return No.EXTRA_NOT_NEEDED
        if demand_is_met(s, box, place, d):
            return No.MICROBOT_NOT_SERVED
    if robots_in_rows(s) < team_size(s, box, place):
        return No.NOT_ENOUGH_ROBOTS
    return answer


def extra_is_needless(s: State, box: Box, place: int, d: Draft) -> bool:
    """C10.2: without one of the robots named, the others meet the demand and one of them serves."""
    if not may_set_one_aside(s, box, place, d):
        return False
    for i in range(TEAM, d.n):
        set_aside(d, i)
        needless = team_serves(s, box, place, d)
        put_back(d, i)
        if needless:
            return True
    return False


def team_serves(s: State, box: Box, place: int, d: Draft) -> bool:
    """C10.2: the team, or some completion, meets the demand, and one of it serves the Microbot."""
    if demand_decides(box.machine_demand[s.factory[place]], s.token[place]):
        return team_meets(s, box, place, d, NOTHING, NOTHING)
    if s.prepared[place] == 1 and team_meets(s, box, place, d, NOTHING, HELPER):
        return True
    for i in range(robots_in_rows(s)):
        robot = s.robots[i]
        if can_serve(box, robot % IN_ROWS, s.token[place]):
            if team_meets(s, box, place, d, NOTHING, robot):
                return True
    return False


def demand_is_met(s: State, box: Box, place: int, d: Draft) -> bool:
    """C3.2: the robots named can meet the demand, all of them or without an extra one (C10.2)."""
    if robots_named(d) <= team_size(s, box, place) and can_meet(s, box, place, d):
        return True
    if not may_set_one_aside(s, box, place, d):
        return False
    for i in range(TEAM, d.n):
        set_aside(d, i)
        met = can_meet(s, box, place, d)
        put_back(d, i)
        if met:
            return True
    return False


def best_found(s: State, box: Box, machine: int, d: Draft) -> int:
    """How far a team with the robots named comes: how many fit, or the best that they add up to.

    Where a Microbot may take an extra robot, each of those named is set aside in turn.
    """
    place = place_of_machine(s, machine)
    found = NONE_YET
    if robots_named(d) <= team_size(s, box, place):
        found = best_of_team(s, box, place, d)
    if s.token[place] != NOTHING and may_set_one_aside(s, box, place, d):
        for i in range(TEAM, d.n):
            set_aside(d, i)
            found = better(s, box, place, found, best_of_team(s, box, place, d))
            put_back(d, i)
    return found


def may_set_one_aside(s: State, box: Box, place: int, d: Draft) -> bool:
    """C10.2: a robot named can be the extra one: the others are enough, or more can follow."""
    return d.done == 0 or robots_named(d) > team_size(s, box, place)


def set_aside(d: Draft, i: int) -> None:
    """Leave the i-th argument out: the last one takes its place, and it the last one's."""
    d.n -= 1
    robot = d.args[i]
    d.args[i] = d.args[d.n]
    d.args[d.n] = robot


def put_back(d: Draft, i: int) -> None:
    """Undo `set_aside`."""
    robot = d.args[i]
    d.args[i] = d.args[d.n]
    d.args[d.n] = robot
    d.n += 1
