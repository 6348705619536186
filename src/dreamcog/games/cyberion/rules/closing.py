"""Closing: the end of a turn (C3.8-C3.12)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit
from dreamcog.games.cyberion.rules.deck import discard_robot
from dreamcog.games.cyberion.rules.drawing import draw_to_row
from dreamcog.games.cyberion.rules.ending import lose
from dreamcog.games.cyberion.rules.factory import refill_factory
from dreamcog.games.cyberion.rules.microbots import infect_machines
from dreamcog.games.cyberion.rules.rows import first_of_row
from dreamcog.games.cyberion.state import State
from dreamcog.games.cyberion.words import PLACES, ROW_SIZE, Happening, Row, Rule


def close_turn(s: State, log: Log) -> None:
    """The steps of Closing in their order, then the next turn begins."""
    if s.left_this_turn == 0:
        return_failsafe(s, log)
        if s.over == 1:
            return
    realign_machines(s, log)
    refill_factory(s, log)
    if s.microbots == 1:
        infect_machines(s, log, Rule.C10_6)
    empty_flash(s, log)
    refill_platform(s, log)
    s.left_this_turn = 0
    s.turn += 1
    s.seat = (s.seat + 1) % s.players
    s.draft.seat = s.seat
    rule = Rule.C3_12 if s.players == 1 else Rule.C7_1
    emit(log, Happening.TURN_BEGAN, s.seat, rule, s.turn, 0)


def return_failsafe(s: State, log: Log) -> None:
    """C3.8: a turn in which no machine left the Factory costs a Failsafe, or the game."""
    if s.failsafes == 0:
        lose(s, log, Rule.C3_8)
    else:
        s.failsafes -= 1
        emit(log, Happening.FAILSAFE_LOST, s.seat, Rule.C3_8, s.failsafes, 0)


def realign_machines(s: State, log: Log) -> None:
    """C3.9: what was Prepared and not repaired is Prepared no longer."""
    for place in range(PLACES):
        if s.prepared[place] == 1:
            s.prepared[place] = 0
            emit(log, Happening.MACHINE_REALIGNED, s.seat, Rule.C3_9, s.factory[place], 0)


def empty_flash(s: State, log: Log) -> None:
    """C3.11: all robots in the Flash are discarded, and trigger nothing."""
    while s.n_row[Row.FLASH] > 0:
        discard_robot(s, log, s.robots[first_of_row(s, Row.FLASH)], Rule.C3_11)


def refill_platform(s: State, log: Log) -> None:
    """C3.12: back to five robots, as far as the deck reaches."""
    while s.n_row[Row.PLATFORM] < ROW_SIZE:
        if not draw_to_row(s, log, Row.PLATFORM, Rule.C3_12):
            return
