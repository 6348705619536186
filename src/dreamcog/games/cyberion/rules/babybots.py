"""Babybots: made from two robots (C8.2), and what happens when one is drawn (C8.3-C8.5)."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit, reveal
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.rules.deck import add_to_deck, shuffle_deck
from dreamcog.games.cyberion.rules.rows import (
    robots_are_there,
    robots_in_rows,
    sort_robots,
    take_from_row,
)
from dreamcog.games.cyberion.rules.upgrade import move_cog
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import (
    HIGHEST_LEVEL,
    IN_ROWS,
    ROBOTS,
    Happening,
    Rule,
)

PARENTS = 2
"""Robots from which a Babybot is made."""

TOGETHER = 5
"""What the sizes of a Babybot's parents add up to."""


def can_make_babybot(s: State, box: Box, d: Draft) -> int:
    """C8.2: two robots of one model whose sizes add up to five, its Babybot still in Limbo."""
    if s.babybots == 0:
        return No.NOT_IN_PLAY
    if not robots_are_there(s, d, 0):
        return No.NO_SUCH_ROBOT
    for i in range(d.n):
        if d.args[i] % IN_ROWS >= ROBOTS:
            return No.NO_MULTIBOTS_HERE
    if d.n > PARENTS:
        return No.TOO_MANY_ROBOTS
    if d.done == 1 and d.n < PARENTS:
        return No.TOO_FEW_ROBOTS
    one = d.args[0] % IN_ROWS
    if s.limbo[box.kind_model[one]] == 0:
        return No.BABYBOT_NOT_IN_LIMBO
    if d.n == 2:
        return 0 if are_parents(box, one, d.args[1] % IN_ROWS) else No.NOT_A_PAIR_OF_FIVE
    for i in range(robots_in_rows(s)):
        other = s.robots[i] % IN_ROWS
        if other < ROBOTS and are_parents(box, one, other):
            return 0
    return No.NOT_A_PAIR_OF_FIVE


def are_parents(box: Box, one: int, other: int) -> bool:
    """C8.2: of one model, and their sizes add up to exactly five."""
    same_model = box.kind_model[one] == box.kind_model[other]
    return same_model and box.kind_size[one] + box.kind_size[other] == TOGETHER


def size_of_other_parent(box: Box, robot: int) -> int:
    """C8.2: the size that makes five with this robot's; 0: there is none."""
    return TOGETHER - box.kind_size[robot % IN_ROWS]


def make_babybot(s: State, box: Box, log: Log, d: Draft) -> None:
    """C8.2: the two robots and the Babybot are shuffled into the robot deck."""
    sort_robots(d, 0)
    model = box.kind_model[d.args[0] % IN_ROWS]
    s.limbo[model] = 0
    emit(log, Happening.BABYBOT_MADE, s.seat, Rule.C8_2, d.args[0], d.args[1])
    for i in range(2):
        add_to_deck(s, take_from_row(s, d.args[i]))
    add_to_deck(s, IN_ROWS + model)
    shuffle_deck(s)


def is_babybot(kind: int) -> bool:
    """Babybots are numbered after all robots that can lie in a row."""
    return kind >= IN_ROWS


def babybots_in_deck(s: State) -> int:
    """How many Babybots wait in the deck: everyone has seen them made and drawn."""
    found = 0
    if s.babybots == 1:
        for i in range(s.n_deck):
            if is_babybot(s.deck[i]):
                found += 1
    return found


def babybot_acts(s: State, log: Log, kind: int, hidden: bool, rule: int) -> None:
    """C8.3: its model's Cog moves one level right (nothing at V), and it leaves the game."""
    model = kind - IN_ROWS
    s.out[s.n_out] = kind
    s.n_out += 1
    emit(log, Happening.BABYBOT_DRAWN, s.seat, rule, model, 0)
    if hidden:
        reveal(log)
    if s.levels[model] < HIGHEST_LEVEL:
        move_cog(s, log, model, Rule.C8_3)
