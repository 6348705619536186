"""Gigantobots: robots pilot them, and completed ones give a reward (C9)."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.rules.deck import add_to_deck, discard_robot, shuffle_deck
from dreamcog.games.cyberion.rules.questions import answered, ask
from dreamcog.games.cyberion.rules.rows import robots_are_there, robots_in_rows, take_from_row
from dreamcog.games.cyberion.rules.upgrade import gain_failsafe
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import (
    GIGANTOBOTS,
    IN_ROWS,
    LAID,
    NOTHING,
    NOWHERE,
    ROBOTS,
    Happening,
    Reward,
    Rule,
    Verb,
)

ON = 2
"""Where the two Gigantobots stand among a pilot's arguments, after the two robots."""

COMPLETE = 5
"""Robots that complete a Gigantobot."""


def can_pilot(s: State, box: Box, d: Draft) -> int:
    """C9.2: two robots that share a trait; each goes where it fits, one may fit nowhere."""
    if s.gigantobots == 0:
        return No.NOT_IN_PLAY
    robots = min(d.n, ON)
    if not pair_is_there(s, d, robots):
        return No.NO_SUCH_ROBOT
    for i in range(robots):
        if d.args[i] % IN_ROWS >= ROBOTS:
            return No.NO_MULTIBOT_PILOTS
    if d.done == 1 and d.n < 2 * ON:
        return No.TOO_FEW_ROBOTS
    one = d.args[0] % IN_ROWS
    if d.n == 1:
        return can_find_partner(s, box, d.args[0])
    other = d.args[1] % IN_ROWS
    if not share_a_trait(box, one, other):
        return No.NOTHING_IN_COMMON
    if not fits_somewhere(s, box, one) and not fits_somewhere(s, box, other):
        return No.FITS_NO_GIGANTOBOT
    for i in range(ON, d.n):
        answer = can_lie_on(s, box, d.args[i - ON] % IN_ROWS, d.args[i])
        if answer != 0:
            return answer
    return 0


def pair_is_there(s: State, d: Draft, robots: int) -> bool:
    """The robots named lie in their rows; what follows them is not a robot."""
    n = d.n
    d.n = robots
    there = robots_are_there(s, d, 0)
    d.n = n
    return there


def can_find_partner(s: State, box: Box, robot: int) -> int:
    """Some other robot of the rows shares a trait with this one, and one of them fits."""
    one = robot % IN_ROWS
    itself = 1
    answer = No.NOTHING_IN_COMMON
    for i in range(robots_in_rows(s)):
        other = s.robots[i] % IN_ROWS
        if s.robots[i] == robot and itself == 1:
            itself = 0
        elif other < ROBOTS and share_a_trait(box, one, other):
            answer = No.FITS_NO_GIGANTOBOT
            if fits_somewhere(s, box, one) or fits_somewhere(s, box, other):
                return 0
    return answer


def share_a_trait(box: Box, one: int, other: int) -> bool:
    """C9.2: the same model or the same size."""
    same_model = box.kind_model[one] == box.kind_model[other]
    return same_model or box.kind_size[one] == box.kind_size[other]


def fits(s: State, box: Box, kind: int, giga: int) -> bool:
    """C9.2: the Gigantobot is not on holiday and shares a trait with the robot."""
    same_model = box.gigantobot_model[giga] == box.kind_model[kind]
    return s.holiday[giga] == 0 and (same_model or box.gigantobot_size[giga] == box.kind_size[kind])


def fits_somewhere(s: State, box: Box, kind: int) -> bool:
    """C9.2: there is an active Gigantobot for the robot."""
    for giga in range(GIGANTOBOTS):
        if fits(s, box, kind, giga):
            return True
    return False


def can_lie_on(s: State, box: Box, kind: int, giga: int) -> int:
    """C9.2: a robot goes nowhere only if it fits nowhere."""
    if giga == NOWHERE:
        return No.HAS_A_PLACE if fits_somewhere(s, box, kind) else 0
    return 0 if fits(s, box, kind, giga) else No.NOT_ON_THAT_GIGANTOBOT


def misplaced(s: State, box: Box, d: Draft) -> int:
    """Which of the two pilots (0 or 1) cannot go where the move lays it."""
    return 0 if can_lie_on(s, box, d.args[0] % IN_ROWS, d.args[ON]) != 0 else 1


def misplaced_pilot(s: State, box: Box, d: Draft) -> int:
    """The robot that cannot go where the move lays it."""
    return d.args[misplaced(s, box, d)]


def misplaced_on(s: State, box: Box, d: Draft) -> int:
    """The Gigantobot on which that robot cannot go."""
    return d.args[ON + misplaced(s, box, d)]


def first_that_fits(s: State, box: Box, robot: int) -> int:
    """C9.2: the first active Gigantobot that the robot can pilot, or NOWHERE."""
    giga = 0
    while giga < GIGANTOBOTS and not fits(s, box, robot % IN_ROWS, giga):
        giga += 1
    return giga


def is_on_holiday(s: State, giga: int) -> int:
    """C9.3: 1 if the Gigantobot takes no more robots."""
    return s.holiday[giga]


def sort_pilots(d: Draft) -> None:
    """Put the pilots in one order, each with its Gigantobot: the order of naming never matters."""
    one = d.args[0]
    giga = d.args[ON]
    if one > d.args[1] or (one == d.args[1] and giga > d.args[ON + 1]):
        d.args[0] = d.args[1]
        d.args[1] = one
        d.args[ON] = d.args[ON + 1]
        d.args[ON + 1] = giga


def pilot(s: State, log: Log, d: Draft) -> None:
    """C9.2: both robots are laid, or one is discarded; then completed Gigantobots rest (C9.3)."""
    sort_pilots(d)
    for i in range(ON):
        robot = d.args[i]
        giga = d.args[ON + i]
        if giga == NOWHERE:
            discard_robot(s, log, robot, Rule.C9_2)
        else:
            place = giga * LAID + s.n_laid[giga]
            s.laid[place] = take_from_row(s, robot)
            s.n_laid[giga] += 1
            emit(log, Happening.ROBOT_LAID, s.seat, Rule.C9_2, robot, giga)
    rest_completed(s, log)


def rest_completed(s: State, log: Log) -> None:
    """C9.3, C9.4: robots of completed ones go into the deck; each gives a reward of its own."""
    completed = 0
    for giga in range(GIGANTOBOTS):
        if s.n_laid[giga] >= COMPLETE:
            completed += 1
            s.holiday[giga] = 1
            emit(log, Happening.GIGANTOBOT_RESTS, s.seat, Rule.C9_3, giga, s.n_laid[giga])
            for i in range(s.n_laid[giga]):
                add_to_deck(s, s.laid[giga * LAID + i])
            s.n_laid[giga] = 0
    if completed > 0:
        shuffle_deck(s)
        ask(s, Verb.REWARD, completed, 0, NOTHING)


def can_take_reward(s: State, d: Draft) -> int:
    """C9.3: removing damage needs some; taking Failsafes may yield none."""
    if d.args[0] == Reward.DAMAGE and s.damage == 0:
        return No.NO_DAMAGE_LEFT
    return 0


def take_reward(s: State, log: Log, d: Draft) -> None:
    """C9.3: two Failsafes from the Forge, as many as are there, or one Structural Damage less."""
    left = s.pending.left - 1
    answered(s)
    if d.args[0] == Reward.DAMAGE:
        s.damage -= 1
        emit(log, Happening.DAMAGE_MENDED, s.seat, Rule.C9_3, s.damage, 0)
    else:
        gain_failsafe(s, log, 2, Rule.C9_3)
    if left > 0:
        ask(s, Verb.REWARD, left, 0, NOTHING)
