"""Monitor Screens: dealt, chosen in secret, shown together (M11.1)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit, reveal
from dreamcog.games.mech_a_dream.refusals import No
from dreamcog.games.mech_a_dream.rules.purse import set_amount
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import NOTHING, UNITS, Happening, Rule, Unit


def dealt_monitor(s: State, seat: int, which: int) -> int:
    """M11.1: the first or the second of the two dealt to the seat."""
    return s.dealt[2 * seat + which]


def can_choose_monitor(s: State, seat: int, monitor: int) -> int:
    """M11.1: one of the two dealt to the seat."""
    if dealt_monitor(s, seat, 0) == monitor or dealt_monitor(s, seat, 1) == monitor:
        return 0
    return No.NOT_DEALT_TO_YOU


def choose_monitor(s: State, box: Box, log: Log, seat: int, monitor: int) -> None:
    """M11.1: kept in secret until all have chosen."""
    s.monitor[seat] = monitor
    emit(log, Happening.MONITOR_CHOSEN, seat, Rule.M11_1, 0, 0)
    emit(log, Happening.MONITOR_KEPT, seat, Rule.M11_1, monitor, 0)
    if all_have_chosen(s):
        show_monitors(s, box, log)


def all_have_chosen(s: State) -> bool:
    """Every seat has its Monitor Screen."""
    for seat in range(s.players):
        if s.monitor[seat] == NOTHING:
            return False
    return True


def show_monitors(s: State, box: Box, log: Log) -> None:
    """M11.1: the black side replaces what the seats would start with."""
    for seat in range(s.players):
        emit(log, Happening.MONITOR_SHOWN, seat, Rule.M11_1, s.monitor[seat], 0)
        reveal(log)
        for unit in range(Unit.RAINBOW + 1):
            set_amount(s, seat, unit, box.monitor_start[s.monitor[seat] * UNITS + unit])
