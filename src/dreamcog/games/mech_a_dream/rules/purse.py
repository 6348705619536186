"""Flowers, ink, rainbows and points: what a seat has, gains and pays (M3.2)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit, note_lost
from dreamcog.games.mech_a_dream.refusals import No
from dreamcog.games.mech_a_dream.state import State
from dreamcog.games.mech_a_dream.words import MOST, Happening, Unit


def has(s: State, seat: int, unit: int) -> int:
    """How much of a unit the seat has."""
    if unit == Unit.FLOWER:
        return s.flowers[seat]
    if unit == Unit.INK:
        return s.ink[seat]
    if unit == Unit.RAINBOW:
        return s.rainbows[seat]
    return s.points[seat]


def set_amount(s: State, seat: int, unit: int, amount: int) -> None:
    """The seat has this much of a unit from now on."""
    if unit == Unit.FLOWER:
        s.flowers[seat] = amount
    elif unit == Unit.INK:
        s.ink[seat] = amount
    elif unit == Unit.RAINBOW:
        s.rainbows[seat] = amount
    else:
        s.points[seat] = amount


def gain(s: State, log: Log, seat: int, unit: int, amount: int, rule: int) -> None:
    """M3.2: flowers and ink never exceed nine, the surplus is lost; the rest has no limit."""
    if amount == 0:
        return
    before = has(s, seat, unit)
    total = before + amount
    lost = total - MOST if unit <= Unit.INK else 0
    if lost > 0:
        total = MOST
    emit(log, Happening.GAINED, seat, rule, unit, total - before)
    if lost > 0:
        note_lost(log, lost)
    set_amount(s, seat, unit, total)


def take_at_last(s: State, log: Log, seat: int, unit: int, amount: int, rule: int) -> None:
    """M10.4: a final choice is taken, and told even where it is worth nothing."""
    if amount == 0:
        emit(log, Happening.GAINED, seat, rule, unit, 0)
    else:
        gain(s, log, seat, unit, amount, rule)


def spend(s: State, log: Log, seat: int, unit: int, amount: int, rule: int) -> None:
    """The seat pays; it has been asked whether it can."""
    if amount > 0:
        set_amount(s, seat, unit, has(s, seat, unit) - amount)
        emit(log, Happening.PAID, seat, rule, unit, amount)


def can_spend(s: State, seat: int, unit: int, amount: int) -> int:
    """0 if the seat has so much, otherwise the refusal that says what is missing."""
    if has(s, seat, unit) >= amount:
        return 0
    return No.NOT_ENOUGH_FLOWERS + unit
