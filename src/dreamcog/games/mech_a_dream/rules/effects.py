"""Effects: what is paid and given by machines, robots, packages and Specialists (M10.4)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit
from dreamcog.games.mech_a_dream.rules.frames import push_frame
from dreamcog.games.mech_a_dream.rules.purse import can_spend, gain, spend
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    NOTHING,
    OPTIONS,
    ROBOT,
    UNITS,
    Effect,
    Frame,
    Happening,
    Part,
    Special,
    Unit,
)

FURTHER = 2
"""How many slots further on a machine begins that a robot buys (M11.2 (7))."""


def effect_of(s: State, seat: int, what: int) -> int:
    """The effect of a seat's machine or robot; a Monitor Screen replaces the base robot (M11.1)."""
    if what != ROBOT:
        return Effect.TILE + what
    if s.monitor[seat] == NOTHING:
        return Effect.ROBOT
    return Effect.MONITOR + s.monitor[seat]


def special_of(box: Box, effect: int, option: int) -> int:
    """What the effect does besides paying and giving."""
    return box.special[effect * OPTIONS + option]


def price_of_lot(box: Box, effect: int, option: int, copier: int, unit: int) -> int:
    """M10.4: what one lot costs of a unit; M11.4: with what the copying effect costs, if any."""
    price = box.pays[(effect * OPTIONS + option) * UNITS + unit]
    if copier != NOTHING:
        price += box.pays[copier * OPTIONS * UNITS + unit]
    return price


def can_pay(s: State, box: Box, seat: int, effect: int, option: int, copier: int) -> int:
    """M10.4: one lot can be paid; M11.4: with what the copying effect costs, unless NOTHING."""
    for unit in range(Unit.POINT + 1):
        price = price_of_lot(box, effect, option, copier, unit)
        if price > 0:
            answer = can_spend(s, seat, unit, price)
            if answer != 0:
                return answer
    return 0


def pay(s: State, box: Box, log: Log, seat: int, effect: int, option: int, rule: int) -> None:
    """One lot is paid."""
    for unit in range(Unit.POINT + 1):
        spend(s, log, seat, unit, price_of_lot(box, effect, option, NOTHING, unit), rule)


def give(s: State, box: Box, log: Log, seat: int, effect: int, option: int, rule: int) -> None:
    """What is counted is taken at once; then a choice, hourglasses, activations, in this order.

    An effect that gives nothing is told too, unless it is special and does something else.
    """
    way = effect * OPTIONS + option
    lot = way * UNITS
    if gives_nothing(box, way):
        emit(log, Happening.NOTHING_GAINED, seat, rule, effect, 0)
        return
    for unit in range(Unit.POINT + 1):
        if box.gives[lot + unit] > 0:
            gain(s, log, seat, unit, box.gives[lot + unit], rule)
    if box.gives[lot + Unit.ACTIVATION] > 0:
        push_frame(s, seat, Frame.ACTIVATION, box.gives[lot + Unit.ACTIVATION], effect)
    if box.gives[lot + Unit.HOURGLASS] > 0:
        push_frame(s, seat, Frame.BOOST, box.gives[lot + Unit.HOURGLASS], effect)
    if box.has_choice[way] == 1:
        push_frame(s, seat, Frame.TAKE, option, effect)


def gives_nothing(box: Box, way: int) -> bool:
    """Nothing is counted, chosen, moved or activated in this way, and nothing special is done."""
    if box.special[way] != 0 or box.has_choice[way] == 1:
        return False
    for unit in range(UNITS):
        if box.gives[way * UNITS + unit] > 0:
            return False
    return True


def use(s: State, box: Box, log: Log, seat: int, effect: int, option: int, rule: int) -> None:
    """An effect is entered: paid, and given or, where it is special, begun."""
    push_frame(s, seat, Frame.EFFECT, 0, effect)
    pay(s, box, log, seat, effect, option, rule)
    give(s, box, log, seat, effect, option, rule)
    special = special_of(box, effect, option)
    if special == Special.EVENING:
        push_frame(s, seat, Frame.PACKAGES, 0, Part.EVENING)
    elif special == Special.BUY:
        push_frame(s, seat, Frame.BUYING, FURTHER, effect)
