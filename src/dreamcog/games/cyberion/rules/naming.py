"""What moves name: how many robots or machines a verb needs, and which of them is not there."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.games.cyberion.rules.babybots import PARENTS
from dreamcog.games.cyberion.rules.commandbot import PAYERS
from dreamcog.games.cyberion.rules.demands import TEAM, robots_named, team_size
from dreamcog.games.cyberion.rules.factory import place_of_machine
from dreamcog.games.cyberion.rules.gigantobots import ON
from dreamcog.games.cyberion.rules.rows import alike_in_row
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import IN_ROWS, NOTHING, ROBOTS, Verb


def needs_machines(verb: int) -> bool:
    """C3.1, C10.5: whether such a move names a machine of the Factory."""
    return verb == Verb.REPAIR or Verb.MICROBOT_REPLACE <= verb <= Verb.MICROBOT_REMOVE


def robots_needed(verb: int) -> int:
    """C3.4, C8.2, C9.2: the robots of the rows without which there is no such move."""
    if verb == Verb.TRIGGER:
        return 1
    if verb == Verb.MAKE_BABYBOT:
        return PARENTS
    return ON if verb == Verb.PILOT else 0


def robots_wanted(s: State, box: Box, d: Draft) -> int:
    """How many robots the move must name: a repair, as many as the machine still asks for."""
    if d.verb == Verb.REPAIR:
        return team_size(s, box, place_of_machine(s, d.args[0]))
    return robots_needed(d.verb)


def robots_found(d: Draft) -> int:
    """How many robots the move names."""
    if d.verb == Verb.REPAIR:
        return robots_named(d)
    return min(d.n, ON) if d.verb == Verb.PILOT else d.n


def extra_allowed(s: State, machine: int) -> int:
    """C10.2: 1 if a Microbot on the machine may take one robot more."""
    return 0 if s.token[place_of_machine(s, machine)] == NOTHING else 1


def first_robot(verb: int) -> int:
    """Where the robots begin among the arguments of a move."""
    if verb == Verb.REPAIR:
        return TEAM
    return PAYERS if verb == Verb.PREPARE else 0


def times_named(d: Draft, robot: int) -> int:
    """How often the move names this robot."""
    times = 0
    for i in range(first_robot(d.verb), last_robot(d)):
        if d.args[i] == robot:
            times += 1
    return times


def last_robot(d: Draft) -> int:
    """Where the robots end among the arguments of a move."""
    if d.verb == Verb.TRIGGER:
        return 1
    return min(d.n, ON) if d.verb == Verb.PILOT else d.n


def missing_robot(s: State, d: Draft) -> int:
    """The first robot named that does not lie in its row, or not so often."""
    i = first_robot(d.verb)
    while times_named(d, d.args[i]) <= alike_in_row(s, d.args[i]):
        i += 1
    return d.args[i]


def first_multibot(d: Draft) -> int:
    """The first robot named that is a Multibot."""
    i = first_robot(d.verb)
    while d.args[i] % IN_ROWS < ROBOTS:
        i += 1
    return d.args[i]


def missing_machine(s: State, d: Draft) -> int:
    """The first machine named that is not in the Factory."""
    i = 0
    while place_of_machine(s, d.args[i]) != NOTHING:
        i += 1
    return d.args[i]


def model_named(box: Box, d: Draft) -> int:
    """The model that a move names: by itself, or by its first robot."""
    if d.verb == Verb.SUPPORT or d.verb == Verb.UPGRADE:
        return d.args[0]
    return box.kind_model[d.args[0] % IN_ROWS]
