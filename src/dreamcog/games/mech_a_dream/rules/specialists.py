"""Specialists: taken, paid for, and their bonuses (M13)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit
from dreamcog.games.mech_a_dream.refusals import No
from dreamcog.games.mech_a_dream.rules.effects import give
from dreamcog.games.mech_a_dream.rules.frames import innermost, pop_frame, push_frame
from dreamcog.games.mech_a_dream.rules.purse import can_spend, gain, spend
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    CENTRE,
    NOTHING,
    SPECIALISTS,
    Effect,
    Frame,
    Happening,
    Part,
    Rule,
    Unit,
)


def owner_of(s: State, specialist: int) -> int:
    """In front of whom the Specialist lies: a seat, CENTRE, or NOTHING if it is in the box."""
    return s.owner[specialist]


def price_of_specialist(s: State, specialist: int) -> int:
    """M13.4: as many rainbows as its token shows."""
    return s.token[specialist]


def can_take_specialist(s: State, seat: int, specialist: int, rainbows: int) -> int:
    """M13.3, M13.4: by morning or afternoon; no own one; the floor's rainbows may pay."""
    if s.specialists == 0:
        return No.SPECIALISTS_NOT_IN_PLAY
    if s.part == Part.EVENING:
        return No.NO_SPECIALIST_IN_EVENING
    if s.owner[specialist] == NOTHING:
        return No.SPECIALIST_NOT_HERE
    if s.owner[specialist] == seat:
        return No.OWN_SPECIALIST
    return can_spend(s, seat, Unit.RAINBOW, price_of_specialist(s, specialist) - rainbows)


def take_specialist(s: State, log: Log, seat: int, specialist: int) -> None:
    """M13.4, M13.5: its price goes to its owner, it comes with its token at two."""
    price = price_of_specialist(s, specialist)
    before = s.owner[specialist]
    emit(log, Happening.SPECIALIST_TAKEN, seat, Rule.M13_4, specialist, before)
    spend(s, log, seat, Unit.RAINBOW, price, Rule.M13_4)
    if before != CENTRE:
        gain(s, log, before, Unit.RAINBOW, price, Rule.M13_4)
    s.owner[specialist] = seat
    s.token[specialist] = 2


def can_choose_specialist(s: State, specialist: int) -> int:
    """M13.2: one that lies in the centre and has no token yet."""
    if s.owner[specialist] != CENTRE or s.token[specialist] != 0:
        return No.SPECIALIST_NOT_HERE
    return 0


def choose_specialist(s: State, log: Log, seat: int, specialist: int) -> None:
    """M13.2: taken in the set-up, with a token at one."""
    s.owner[specialist] = seat
    s.token[specialist] = 1
    emit(log, Happening.SPECIALIST_TAKEN, seat, Rule.M13_2, specialist, CENTRE)


def bonuses_after(s: State, box: Box, seat: int, verb: int) -> int:
    """M13.7: the Specialists in front of the seat that reward this action, one bit each."""
    found = 0
    for specialist in range(SPECIALISTS):
        if s.owner[specialist] == seat and box.bonus_after[specialist * 5 + verb] == 1:
            found += 1 << specialist
    return found


def bonus_is_open(s: State, seat: int, specialist: int) -> bool:
    """The Specialist's bonus has not been taken yet."""
    return s.frames.left[innermost(s, seat)] >> specialist & 1 == 1


def take_bonus(s: State, box: Box, log: Log, seat: int, specialist: int) -> None:
    """M13.8: a Specialist's bonus; the others wait below it."""
    rest = s.frames.left[innermost(s, seat)] - (1 << specialist)
    pop_frame(s, seat)
    if rest > 0:
        push_frame(s, seat, Frame.BONUSES, rest, 0)
    emit(log, Happening.BONUS_TAKEN, seat, Rule.M13_8, specialist, 0)
    give(s, box, log, seat, Effect.SPECIALIST + specialist, 0, Rule.M13_8)


def only_bonus(mask: int) -> int:
    """The Specialist whose bonus alone is left, or NOTHING if there are several."""
    for specialist in range(SPECIALISTS):
        if mask == 1 << specialist:
            return specialist
    return NOTHING


def turn_tokens(s: State, log: Log) -> None:
    """M13.6: at night every token on an owned card goes from two to one, or from one away."""
    for specialist in range(SPECIALISTS):
        owned = s.owner[specialist] != NOTHING and s.owner[specialist] != CENTRE
        if owned and s.token[specialist] > 0:
            s.token[specialist] -= 1
            token = s.token[specialist]
            emit(log, Happening.TOKEN_TURNED, s.owner[specialist], Rule.M13_6, specialist, token)
