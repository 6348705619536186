"""What may be done now, and doing it: the day's actions, the night, the answers to questions."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit
from dreamcog.games.mech_a_dream.refusals import No
from dreamcog.games.mech_a_dream.rules.activation import activate, can_activate
from dreamcog.games.mech_a_dream.rules.belt import advance, can_build
from dreamcog.games.mech_a_dream.rules.day import all_asleep, end_night, go_on
from dreamcog.games.mech_a_dream.rules.deciders import may_act, next_to_step
from dreamcog.games.mech_a_dream.rules.dock import can_use_dock, use_dock
from dreamcog.games.mech_a_dream.rules.frames import (
    innermost,
    innermost_kind,
    pop_frame,
    push_frame,
    use_up,
)
from dreamcog.games.mech_a_dream.rules.market import buy, can_buy, tiles_on_offer
from dreamcog.games.mech_a_dream.rules.monitors import can_choose_monitor, choose_monitor
from dreamcog.games.mech_a_dream.rules.purse import take_at_last
from dreamcog.games.mech_a_dream.rules.questions import rule_of_choice
from dreamcog.games.mech_a_dream.rules.setup import after_monitor, after_specialist
from dreamcog.games.mech_a_dream.rules.specialists import (
    bonus_is_open,
    can_choose_specialist,
    choose_specialist,
    take_bonus,
)
from dreamcog.games.mech_a_dream.rules.stock_room import (
    can_use_stock_room,
    earns_floor,
    use_stock_room,
)
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    NOTHING,
    OPTIONS,
    Frame,
    Happening,
    Part,
    Place,
    Rule,
    Verb,
)


def can(s: State, box: Box, d: Draft) -> int:
    """May this seat make this move now, or go on with it? 0, or the number of the refusal."""
    if s.over == 1:
        return No.GAME_IS_OVER
    if not may_act(s, d.seat):
        return No.ASLEEP if s.part == Part.NIGHT else No.NOT_YOUR_TURN
    answer = can_begin(s, d.seat, d.verb)
    if answer != 0:
        return answer
    if d.n == 0 and d.done == 0:
        return can_find(s, d.seat, d.verb)
    return can_name(s, box, d)


def can_find(s: State, seat: int, verb: int) -> int:
    """Is there anything on the table that such a move could name?"""
    if verb == Verb.BUILD and s.n_belt[seat] == 0:
        return No.NOTHING_TO_BUILD
    return No.NOTHING_ON_OFFER if verb == Verb.BUY and tiles_on_offer(s) == 0 else 0


def can_begin(s: State, seat: int, verb: int) -> int:
    """Is this the moment for such a move, before it names anything?"""
    asked = innermost_kind(s, seat)
    if asked != 0:
        return 0 if answers(verb, asked) else No.QUESTION_IS_OPEN
    if verb >= Verb.BOOST:
        return No.NOTHING_TO_ANSWER
    if s.part == Part.SET_UP:
        if s.acting == NOTHING:
            return 0 if verb == Verb.CHOOSE_MONITOR else No.CHOOSE_MONITOR_FIRST
        return 0 if verb == Verb.CHOOSE_SPECIALIST else No.CHOOSE_SPECIALIST_FIRST
    if verb >= Verb.CHOOSE_MONITOR:
        return No.SET_UP_IS_OVER
    if s.part == Part.NIGHT:
        return 0 if verb >= Verb.ACTIVATE else No.NOT_AT_NIGHT
    return 0 if verb < Verb.ACTIVATE else No.ONLY_AT_NIGHT


def answers(verb: int, asked: int) -> bool:
    """Whether such a move answers what is asked."""
    if asked == Frame.BOOST:
        return verb == Verb.BOOST
    if asked == Frame.TAKE:
        return verb == Verb.TAKE
    if asked == Frame.ACTIVATION:
        return verb == Verb.ACTIVATE or verb == Verb.DECLINE
    if asked == Frame.BUYING:
        return verb == Verb.BUY
    return verb == Verb.BONUS


def can_name(s: State, box: Box, d: Draft) -> int:
    """Is what the move names possible?"""
    verb = d.verb
    if verb == Verb.STOCK_ROOM:
        return can_use_stock_room(s, box, d.seat, d.args[0])
    if verb == Verb.DOCK:
        return can_use_dock(s, box, d.seat)
    if verb == Verb.BUY:
        return can_buy(s, box, d.seat, d.args[0])
    if verb == Verb.BUILD or verb == Verb.BOOST:
        return can_build(s, d.seat, d.args[0])
    if verb == Verb.ACTIVATE:
        return can_activate(s, box, d)
    if verb == Verb.CHOOSE_MONITOR:
        return can_choose_monitor(s, d.seat, d.args[0])
    if verb == Verb.CHOOSE_SPECIALIST:
        return can_choose_specialist(s, d.args[0])
    if verb == Verb.BONUS:
        return 0 if bonus_is_open(s, d.seat, d.args[0]) else No.NO_SUCH_BONUS
    return 0


def do(s: State, box: Box, log: Log, d: Draft) -> None:
    """Make a move that `can` allows, and resolve what follows without a decision."""
    verb = d.verb
    if verb == Verb.CHOOSE_MONITOR:
        choose_monitor(s, box, log, d.seat, d.args[0])
        after_monitor(s, log)
    elif verb == Verb.CHOOSE_SPECIALIST:
        choose_specialist(s, log, d.seat, d.args[0])
        after_specialist(s, log)
    elif verb == Verb.SLEEP:
        sleep(s, log, d.seat)
    else:
        if verb <= Verb.BUILD and innermost_kind(s, d.seat) == 0:
            act(s, box, log, d)
        elif verb == Verb.ACTIVATE:
            activate(s, box, log, d)
        else:
            answer(s, box, log, d)
        go_on(s, box, log, d.seat)
    s.draft.seat = next_to_step(s)


def act(s: State, box: Box, log: Log, d: Draft) -> None:
    """M3: the Assistant of this part of the day is used for one action."""
    verb = d.verb
    earns_bonus = 1
    if verb == Verb.STOCK_ROOM:
        send(s, log, d.seat, Place.STOCK_ROOM, Rule.M4_1)
        earns_bonus = 1 if earns_floor(s, d.args[0]) else 0
    elif verb == Verb.DOCK:
        send(s, log, d.seat, Place.DOCK, Rule.M5_1)
    else:
        send(s, log, d.seat, d.args[0], Rule.M6_1 if verb == Verb.BUY else Rule.M7_1)
    push_frame(s, d.seat, Frame.ACTION, earns_bonus, verb)
    if verb == Verb.STOCK_ROOM:
        use_stock_room(s, box, log, d)
    elif verb == Verb.DOCK:
        use_dock(s, box, log, d.seat)
    elif verb == Verb.BUY:
        buy(s, box, log, d.seat, d.args[0], 0, Rule.M6_1)


def send(s: State, log: Log, seat: int, where: int, rule: int) -> None:
    """The Assistant of this part of the day goes to a place or a machine."""
    s.assistant[3 * seat + s.part - Part.MORNING] = where
    emit(log, Happening.ASSISTANT_SENT, seat, rule, where, s.part)


def answer(s: State, box: Box, log: Log, d: Draft) -> None:
    """The innermost question is answered."""
    at = innermost(s, d.seat)
    if d.verb == Verb.BOOST:
        use_up(s, d.seat)
        advance(s, box, log, d.seat, d.args[0], 1, Rule.M9_1)
    elif d.verb == Verb.TAKE:
        effect = s.frames.of[at]
        way = effect * OPTIONS + s.frames.left[at]
        pop_frame(s, d.seat)
        amount = box.choice[way * 2 + d.args[0]]
        take_at_last(s, log, d.seat, d.args[0], amount, rule_of_choice(effect))
    elif d.verb == Verb.BUY:
        further = s.frames.left[at]
        pop_frame(s, d.seat)
        buy(s, box, log, d.seat, d.args[0], further, Rule.M11_2)
    elif d.verb == Verb.BONUS:
        take_bonus(s, box, log, d.seat, d.args[0])
    else:
        emit(log, Happening.DECLINED, d.seat, Rule.M10_4, 0, 0)
        use_up(s, d.seat)


def sleep(s: State, log: Log, seat: int) -> None:
    """M10.1: the seat has finished its night; when all have, the night ends (M10.8)."""
    s.asleep[seat] = 1
    emit(log, Happening.SLEPT, seat, Rule.M10_1, 0, 0)
    if all_asleep(s):
        end_night(s, log)
