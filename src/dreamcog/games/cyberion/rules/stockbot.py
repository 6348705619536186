"""Stockbot: robots from Platform and Flash into the Stock (C4.2)."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.rules.questions import answered, ask
from dreamcog.games.cyberion.rules.rows import (
    put_in_row,
    robots_are_there,
    room_in_row,
    sort_robots,
    take_from_row,
)
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import IN_ROWS, Happening, Model, Row, Rule, Verb


def ask_what_to_store(s: State, box: Box, level: int) -> None:
    """C4.2: up to the level's number, as far as there is room; if nothing can move, no question."""
    movable = s.n_row[Row.PLATFORM] + s.n_row[Row.FLASH]
    left = min(box.stockbot[level], room_in_row(s, Row.STOCK), movable)
    if left > 0:
        ask(s, Verb.STORE, left, 0, Model.STOCKBOT)


def most_to_store(s: State) -> int:
    """C4.2: how many robots the ability still lets into the Stock."""
    return s.pending.left


def can_store(s: State, d: Draft) -> int:
    """C4.2: at most as many as are left to store, from Platform and Flash; none is allowed."""
    for i in range(d.n):
        if d.args[i] // IN_ROWS == Row.STOCK:
            return No.ALREADY_IN_STOCK
    if not robots_are_there(s, d, 0):
        return No.NO_SUCH_ROBOT
    if d.n > most_to_store(s):
        return No.TOO_MANY_TO_STORE
    return 0


def first_in_stock(d: Draft) -> int:
    """The first robot named that lies in the Stock already."""
    i = 0
    while d.args[i] // IN_ROWS != Row.STOCK:
        i += 1
    return d.args[i]


def store(s: State, log: Log, d: Draft) -> None:
    """C4.2: the robots move to the Stock."""
    answered(s)
    if d.n == 0:
        emit(log, Happening.NOTHING_STORED, s.seat, Rule.C4_2, 0, 0)
    sort_robots(d, 0)
    for i in range(d.n):
        put_in_row(s, Row.STOCK, take_from_row(s, d.args[i]))
        emit(log, Happening.ROBOT_STORED, s.seat, Rule.C4_2, d.args[i], 0)
