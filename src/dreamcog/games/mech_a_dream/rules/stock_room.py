"""The stock room (M4), and Specialists taken there (M13.3)."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log
from dreamcog.games.mech_a_dream.rules.frames import push_frame
from dreamcog.games.mech_a_dream.rules.purse import gain
from dreamcog.games.mech_a_dream.rules.specialists import (
    can_take_specialist,
    price_of_specialist,
    take_specialist,
)
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    OPTIONS,
    UNITS,
    Effect,
    Frame,
    InsteadOf,
    Rule,
    Unit,
    Verb,
)

SPECIALIST = 2
"""What is taken beyond flowers (0) and ink (1): this and more stand for the Specialists."""


def floor_way(s: State) -> int:
    """Where the floor of this part of the day stands among the ways of effects."""
    return (Effect.FLOOR + s.part) * OPTIONS


def can_use_stock_room(s: State, box: Box, seat: int, take: int) -> int:
    """M4.1: always, with flowers or ink last; M13.3: or with a Specialist."""
    if take < SPECIALIST:
        return 0
    rainbows = 0
    if s.instead_of != InsteadOf.FLOOR:
        rainbows = box.gives[floor_way(s) * UNITS + Unit.RAINBOW]
    return can_take_specialist(s, seat, take - SPECIALIST, rainbows)


def specialist_named(d: Draft) -> int:
    """The Specialist that a move names, in the stock room or elsewhere."""
    return d.args[0] - SPECIALIST if d.verb == Verb.STOCK_ROOM else d.args[0]


def price_of_taking(s: State, take: int) -> int:
    """M13.4: what the Specialist taken here costs; M4.1: the rest costs nothing."""
    return 0 if take < SPECIALIST else price_of_specialist(s, take - SPECIALIST)


def use_stock_room(s: State, box: Box, log: Log, d: Draft) -> None:
    """M4.1: what the floor of this part of the day shows; the last resources are a choice.

    M13.3: where a Specialist comes besides, the choice is asked for once the Specialist is taken.
    """
    way = floor_way(s)
    take = d.args[0]
    if earns_floor(s, take):
        for unit in range(Unit.POINT + 1):
            gain(s, log, d.seat, unit, box.gives[way * UNITS + unit], Rule.M4_1)
        hourglasses = box.gives[way * UNITS + Unit.HOURGLASS]
        if hourglasses > 0:
            push_frame(s, d.seat, Frame.BOOST, hourglasses, Effect.FLOOR + s.part)
    if take >= SPECIALIST:
        take_specialist(s, log, d.seat, take - SPECIALIST)
        if s.instead_of == InsteadOf.ADDITION:
            push_frame(s, d.seat, Frame.TAKE, 0, Effect.FLOOR + s.part)
    else:
        gain(s, log, d.seat, take, box.choice[way * 2 + take], Rule.M4_1)


def earns_floor(s: State, take: int) -> bool:
    """M13.3: whether the floor's fixed resources come too; M13.8: and with them any bonus."""
    return take < SPECIALIST or s.instead_of != InsteadOf.FLOOR
