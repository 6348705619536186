"""Using an effect in one of its ways; robots that buy, and who buys first at night (M11)."""

from __future__ import annotations

from dreamcog.games.mech_a_dream.refusals import No
from dreamcog.games.mech_a_dream.rules.effects import can_pay, effect_of, price_of_lot, special_of
from dreamcog.games.mech_a_dream.rules.frames import is_on_stack
from dreamcog.games.mech_a_dream.rules.market import can_buy_something
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    MOST,
    NOTHING,
    OPTIONS,
    ROBOT,
    UNITS,
    Frame,
    Part,
    Special,
    Unit,
)


def can_use_some_way(
    s: State, box: Box, seat: int, effect: int, option: int, done: int, copier: int
) -> int:
    """The way named can be used, or, where none is named yet, one of them."""
    if option != NOTHING:
        if box.options[effect] == 1:
            return No.NO_SUCH_OPTION
        return can_use(s, box, seat, effect, option, copier)
    if done == 1 and box.options[effect] > 1:
        return No.OPTION_IS_OPEN
    return can_use_any(s, box, seat, effect, copier)


def can_use_any(s: State, box: Box, seat: int, effect: int, copier: int) -> int:
    """One of the ways to use the effect is possible; otherwise why the first is not."""
    first = can_use(s, box, seat, effect, 0, copier)
    if first == 0:
        return 0
    for option in range(1, box.options[effect]):
        if can_use(s, box, seat, effect, option, copier) == 0:
            return 0
    return first


def can_use(s: State, box: Box, seat: int, effect: int, option: int, copier: int) -> int:
    """The lot can be paid; M11.2 (7): something can be bought, and no buyer comes earlier."""
    answer = can_pay(s, box, seat, effect, option, copier)
    if answer != 0 or special_of(box, effect, option) != Special.BUY:
        return answer
    ink = means_for(s.ink[seat], box, effect, option, copier, Unit.INK)
    rainbows = means_for(s.rainbows[seat], box, effect, option, copier, Unit.RAINBOW)
    if not can_buy_something(s, box, seat, ink, rainbows):
        return No.NOTHING_TO_BUY
    if s.part != Part.NIGHT or buyer_before(s, box, seat, effect, copier) == NOTHING:
        return 0
    return No.WAIT_FOR_BUYER


def means_for(held: int, box: Box, effect: int, option: int, copier: int, unit: int) -> int:
    """What is left of a unit to buy with, once the lot is paid and taken; of ink, nine (M3.2)."""
    given = box.gives[(effect * OPTIONS + option) * UNITS + unit]
    left = held - price_of_lot(box, effect, option, copier, unit) + given
    return min(MOST, left) if unit == Unit.INK else left


def does(s: State, box: Box, seat: int, special: int) -> bool:
    """The seat's robot can do this special thing: buy, or copy."""
    effect = effect_of(s, seat, ROBOT)
    for option in range(box.options[effect]):
        if special_of(box, effect, option) == special:
            return True
    return False


def buyer_before(s: State, box: Box, seat: int, effect: int, copier: int) -> int:
    """M11.7: a copier waits for the owner; those who may buy do so in turn order.

    The seat that is waited for, or NOTHING. A seat that sleeps, or has used its robot tonight and
    has no machine left to choose, keeps no other seat waiting.
    """
    earlier = True
    for i in range(s.players):
        other = (s.first + i) % s.players
        if other == seat:
            earlier = False
        elif is_on_stack(s, other, Frame.BUYING):
            return other
        elif not is_done(s, other):
            if copier != NOTHING and effect_of(s, other, ROBOT) == effect:
                return other
            if earlier and may_buy(s, box, other):
                return other
    return NOTHING


def is_done(s: State, seat: int) -> bool:
    """The seat has used its robot tonight, or sleeps."""
    return s.robot_used[seat] == 1 or s.asleep[seat] == 1


def may_buy(s: State, box: Box, seat: int) -> bool:
    """The seat's robot buys, or copies and there is one that has bought already."""
    if does(s, box, seat, Special.BUY):
        return True
    if does(s, box, seat, Special.COPY):
        for other in range(s.players):
            if other != seat and is_done(s, other) and does(s, box, other, Special.BUY):
                return True
    return False
