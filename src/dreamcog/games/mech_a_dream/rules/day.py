"""The day's course: what follows an action, a part of the day, a night (M3, M8, M10)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit, reveal
from dreamcog.games.mech_a_dream.rules.activation import can_activate_something
from dreamcog.games.mech_a_dream.rules.belt import move_machines
from dreamcog.games.mech_a_dream.rules.dock import take_next_package
from dreamcog.games.mech_a_dream.rules.frames import (
    innermost,
    innermost_kind,
    pop_frame,
    push_frame,
)
from dreamcog.games.mech_a_dream.rules.questions import rule_of_activation
from dreamcog.games.mech_a_dream.rules.scoring import end_if_time_has_come
from dreamcog.games.mech_a_dream.rules.specialists import (
    bonuses_after,
    only_bonus,
    take_bonus,
    turn_tokens,
)
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    NOTHING,
    SEATS,
    TILES,
    Frame,
    Happening,
    Part,
    Rule,
)


def go_on(s: State, box: Box, log: Log, seat: int) -> None:
    """Resolve everything that needs no decision, until one is needed or nothing is left."""
    going = True
    while going:
        going = s.over == 0 and s.frames.n[seat] > 0 and resolves_itself(s, box, log, seat)


def resolves_itself(s: State, box: Box, log: Log, seat: int) -> bool:
    """Resolve the innermost frame if it asks nothing; whether it did."""
    kind = innermost_kind(s, seat)
    at = innermost(s, seat)
    if kind == Frame.ACTION:
        finish_action(s, box, log, seat)
    elif kind == Frame.PACKAGES:
        take_next_package(s, box, log, seat)
    elif kind == Frame.EFFECT:
        pop_frame(s, seat)
    elif kind == Frame.BOOST and s.n_belt[seat] == 0:
        emit(log, Happening.HOURGLASSES_LOST, seat, Rule.M9_2, s.frames.left[at], 0)
        pop_frame(s, seat)
    elif kind == Frame.ACTIVATION and not can_activate_something(s, box, seat):
        effect = s.frames.of[at]
        lost = s.frames.left[at]
        emit(log, Happening.NOTHING_GAINED, seat, rule_of_activation(effect), effect, lost)
        pop_frame(s, seat)
    elif kind == Frame.BONUSES and only_bonus(s.frames.left[at]) != NOTHING:
        take_bonus(s, box, log, seat, only_bonus(s.frames.left[at]))
    else:
        return False
    return True


def finish_action(s: State, box: Box, log: Log, seat: int) -> None:
    """M13.7: first the bonuses of the action; then it is the next seat's turn (M3)."""
    at = innermost(s, seat)
    if s.frames.left[at] == 1:
        s.frames.left[at] = 0
        bonuses = bonuses_after(s, box, seat, s.frames.of[at])
        if bonuses > 0:
            push_frame(s, seat, Frame.BONUSES, bonuses, 0)
            return
    pop_frame(s, seat)
    s.turn += 1
    s.acting = (s.acting + 1) % s.players
    if s.acting == s.first:
        end_part(s, box, log)


def end_part(s: State, box: Box, log: Log) -> None:
    """M8.1: all have used their Assistant, the machines move; then the next part of the day."""
    for seat in range(s.players):
        move_machines(s, box, log, seat)
    s.part += 1
    emit(log, Happening.PART_BEGAN, s.first, Rule.M3, s.day, s.part)
    if s.part == Part.NIGHT:
        begin_night(s)


def begin_night(s: State) -> None:
    """M10.1: at night the Assistants come home."""
    for i in range(3 * SEATS):
        s.assistant[i] = NOTHING


def wake_up(s: State) -> None:
    """The next night everybody is awake, and everything may be activated once again (M10.1)."""
    for seat in range(s.players):
        s.asleep[seat] = 0
        s.robot_used[seat] = 0
        for i in range(seat * TILES, seat * TILES + s.n_workshop[seat]):
            s.used[s.workshop[i]] = 0


def all_asleep(s: State) -> bool:
    """Every seat has finished its night."""
    for seat in range(s.players):
        if s.asleep[seat] == 0:
            return False
    return True


def end_night(s: State, log: Log) -> None:
    """M13.6, M10.8: the tokens, then the end check; or the pawn goes left, the next card comes."""
    turn_tokens(s, log)
    end_if_time_has_come(s, log)
    if s.over == 1:
        return
    wake_up(s)
    s.day += 1
    s.turn += 1
    s.first = (s.first + 1) % s.players
    s.acting = s.first
    s.part = Part.MORNING
    if s.n_deck > 0:
        s.past[s.n_past] = s.delivery
        s.n_past += 1
        s.n_deck -= 1
        s.delivery = s.deck[s.n_deck]
        emit(log, Happening.DELIVERY_REVEALED, s.first, Rule.M10_8, s.delivery, 0)
        reveal(log)
    emit(log, Happening.PART_BEGAN, s.first, Rule.M3, s.day, s.part)
