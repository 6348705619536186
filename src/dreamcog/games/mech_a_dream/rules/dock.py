"""The delivery dock (M5)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit
from dreamcog.games.mech_a_dream.rules.effects import give
from dreamcog.games.mech_a_dream.rules.frames import innermost, pop_frame, push_frame
from dreamcog.games.mech_a_dream.rules.market import discount
from dreamcog.games.mech_a_dream.rules.purse import can_spend, spend
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    PACKAGES,
    Discount,
    Effect,
    Frame,
    Happening,
    Part,
    Rule,
    Unit,
)


def price_of_dock(s: State, box: Box, seat: int) -> int:
    """M5.1: the current card's price in flowers, less M10.7."""
    return max(0, box.card_price[s.delivery] - discount(s, seat, Discount.FLOWER))


def can_use_dock(s: State, box: Box, seat: int) -> int:
    """M5.1: the price can be paid."""
    return can_spend(s, seat, Unit.FLOWER, price_of_dock(s, box, seat))


def use_dock(s: State, box: Box, log: Log, seat: int) -> None:
    """M5.1: pay; then the packages of this part of the day, from the gate outwards."""
    spend(s, log, seat, Unit.FLOWER, price_of_dock(s, box, seat), Rule.M5_1)
    push_frame(s, seat, Frame.PACKAGES, 0, s.part)


def take_next_package(s: State, box: Box, log: Log, seat: int) -> None:
    """M5.1: each package is fully resolved before the next; a row without any is told."""
    at = innermost(s, seat)
    part = s.frames.of[at]
    i = s.frames.left[at]
    row = Effect.PACKAGE + (s.delivery * 3 + part - Part.MORNING) * PACKAGES
    if i == box.packages[s.delivery * 4 + part]:
        if i == 0:
            emit(log, Happening.NOTHING_GAINED, seat, Rule.M5_1, row, 0)
        pop_frame(s, seat)
        return
    s.frames.left[at] = i + 1
    give(s, box, log, seat, row + i, 0, Rule.M5_1)
