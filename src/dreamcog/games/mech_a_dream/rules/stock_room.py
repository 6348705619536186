"""The stock room (M4), and Specialists taken there (M13.3)."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log
from dreamcog.games.mech_a_dream.rules.purse import gain
from dreamcog.games.mech_a_dream.rules.specialists import can_take_specialist, take_specialist
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import OPTIONS, UNITS, Effect, Rule, Unit

SPECIALIST = 2
"""What is taken beyond flowers (0) and ink (1): this and more stand for the Specialists."""


def can_use_stock_room(s: State, d: Draft) -> int:
    """M4.1: always, with flowers or ink last; M13.3: or with a Specialist instead."""
    if d.args[0] < SPECIALIST:
        return 0
    return can_take_specialist(s, d.seat, d.args[0] - SPECIALIST)


def use_stock_room(s: State, box: Box, log: Log, d: Draft) -> None:
    """M4.1: what the floor of this part of the day shows; the last resources are a choice."""
    floor = (Effect.FLOOR + s.part) * OPTIONS
    specialist = d.args[0] - SPECIALIST
    if specialist < 0 or s.instead_of_floor == 0:
        for unit in range(Unit.POINT + 1):
            gain(s, log, d.seat, unit, box.gives[floor * UNITS + unit], Rule.M4_1)
    if specialist >= 0:
        take_specialist(s, log, d.seat, specialist)
    else:
        gain(s, log, d.seat, d.args[0], box.choice[floor * 2 + d.args[0]], Rule.M4_1)
