"""Small steps: composing a move one number at a time, and listing what can come next."""

from __future__ import annotations

from dreamcog.core.draft import Draft, Steps, add_step, clear, push, withdraw
from dreamcog.core.log import Log
from dreamcog.games.mech_a_dream.refusals import No
from dreamcog.games.mech_a_dream.rules.activation import OPTION, can_start, used_effect
from dreamcog.games.mech_a_dream.rules.deciders import may_act
from dreamcog.games.mech_a_dream.rules.dock import can_use_dock
from dreamcog.games.mech_a_dream.rules.effects import special_of
from dreamcog.games.mech_a_dream.rules.frames import innermost_kind
from dreamcog.games.mech_a_dream.rules.market import ON_OFFER, can_buy
from dreamcog.games.mech_a_dream.rules.specialists import bonus_is_open, can_choose_specialist
from dreamcog.games.mech_a_dream.rules.stock_room import SPECIALIST, can_use_stock_room
from dreamcog.games.mech_a_dream.rules.turn import can, do
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    NOTHING,
    OPTIONS,
    ROBOT,
    SPECIALISTS,
    TILES,
    WHATS,
    Frame,
    Part,
    Special,
    Step,
    Unit,
    Verb,
)


def extend(_s: State, d: Draft, kind: int, arg: int) -> None:
    """Add a step to the draft: begin a move, or name what it copies or how it is used."""
    if d.verb == 0:
        d.verb = kind
        if kind == Verb.DOCK or kind == Verb.SLEEP or kind == Verb.DECLINE:
            d.done = 1
            return
    if kind == Step.OPTION and d.n == 1:
        push(d, NOTHING)
    push(d, arg)


def next_kind(s: State, box: Box, d: Draft) -> int:
    """What kind of step the draft waits for; 0 before it is begun, or if it is whole."""
    if d.verb != Verb.ACTIVATE or d.n > OPTION:
        return 0
    effect = used_effect(s, d)
    if d.n == 1 and special_of(box, effect, 0) == Special.COPY:
        return Step.COPY
    return Step.OPTION if box.options[effect] > 1 else 0


def is_whole(s: State, box: Box, d: Draft) -> bool:
    """Nothing can follow in this draft: it is a move."""
    return d.done == 1 or next_kind(s, box, d) == 0


def step(s: State, box: Box, log: Log, kind: int, arg: int) -> bool:
    """Take a legal step; when it makes the draft whole, make the move. Whether it did."""
    extend(s, s.draft, kind, arg)
    if not is_whole(s, box, s.draft):
        return False
    finish(s.draft)
    do(s, box, log, s.draft)
    clear(s.draft)
    return True


def finish(d: Draft) -> None:
    """An activation always names what it copies and how it is used, if only by NOTHING."""
    while d.verb == Verb.ACTIVATE and d.n <= OPTION:
        push(d, NOTHING)
    d.done = 1


def can_step(s: State, box: Box, d: Draft, kind: int, arg: int) -> int:
    """May the draft be extended by this step? The draft is left as it was."""
    if d.verb == 0:
        if kind > Verb.DECLINE:
            return No.NOTHING_TO_ANSWER
    elif kind != next_kind(s, box, d):
        return No.ACTIVATION_IS_OPEN
    verb = d.verb
    n = d.n
    extend(s, d, kind, arg)
    if is_whole(s, box, d):
        finish(d)
    answer = can(s, box, d)
    withdraw(d, verb, n)
    return answer


def list_steps(s: State, box: Box, d: Draft, out: Steps) -> None:
    """Every legal step from this draft; first the one that leads on the soonest."""
    out.n = 0
    if not may_act(s, d.seat):
        return
    if d.verb != 0:
        list_continuations(s, box, d, out)
        return
    asked = innermost_kind(s, d.seat)
    if asked != 0:
        list_answers(s, box, d.seat, asked, out)
    elif s.part == Part.NIGHT:
        add_step(out, Step.SLEEP, 0)
        list_activations(s, box, d.seat, out)
    elif s.part != Part.SET_UP:
        list_actions(s, box, d.seat, out)
    elif s.acting == NOTHING:
        add_step(out, Step.CHOOSE_MONITOR, s.dealt[2 * d.seat])
        add_step(out, Step.CHOOSE_MONITOR, s.dealt[2 * d.seat + 1])
    else:
        for specialist in range(SPECIALISTS):
            if can_choose_specialist(s, specialist) == 0:
                add_step(out, Step.CHOOSE_SPECIALIST, specialist)


def list_actions(s: State, box: Box, seat: int, out: Steps) -> None:
    """What the Assistant of this part of the day can do (M4-M7)."""
    add_step(out, Step.STOCK_ROOM, Unit.FLOWER)
    add_step(out, Step.STOCK_ROOM, Unit.INK)
    if s.specialists == 1:
        for take in range(SPECIALIST, SPECIALIST + SPECIALISTS):
            if can_use_stock_room(s, box, seat, take) == 0:
                add_step(out, Step.STOCK_ROOM, take)
    if can_use_dock(s, box, seat) == 0:
        add_step(out, Step.DOCK, 0)
    list_offer(s, box, seat, out)
    list_belt(s, seat, out, Step.BUILD)


def list_answers(s: State, box: Box, seat: int, asked: int, out: Steps) -> None:
    """What answers the innermost question."""
    if asked == Frame.BOOST:
        list_belt(s, seat, out, Step.BOOST)
    elif asked == Frame.TAKE:
        add_step(out, Step.TAKE, Unit.FLOWER)
        add_step(out, Step.TAKE, Unit.INK)
    elif asked == Frame.ACTIVATION:
        add_step(out, Step.DECLINE, 0)
        list_activations(s, box, seat, out)
    elif asked == Frame.BUYING:
        list_offer(s, box, seat, out)
    else:
        for specialist in range(SPECIALISTS):
            if bonus_is_open(s, seat, specialist):
                add_step(out, Step.BONUS, specialist)


def list_offer(s: State, box: Box, seat: int, out: Steps) -> None:
    """Every tile on offer that the seat can pay."""
    for place in range(ON_OFFER):
        tile = s.offer[place]
        if tile != NOTHING and can_buy(s, box, seat, tile) == 0:
            add_step(out, Step.BUY, tile)


def list_belt(s: State, seat: int, out: Steps, kind: int) -> None:
    """Every machine that the seat has under construction."""
    for i in range(seat * TILES, seat * TILES + s.n_belt[seat]):
        add_step(out, kind, s.belt[i])


def list_activations(s: State, box: Box, seat: int, out: Steps) -> None:
    """The robot and every machine of the workshop that can be activated now."""
    if can_start(s, box, seat, ROBOT) == 0:
        add_step(out, Step.ACTIVATE, ROBOT)
    for i in range(seat * TILES, seat * TILES + s.n_workshop[seat]):
        if can_start(s, box, seat, s.workshop[i]) == 0:
            add_step(out, Step.ACTIVATE, s.workshop[i])


def list_continuations(s: State, box: Box, d: Draft, out: Steps) -> None:
    """What an activation being composed can copy, or in which way it can be used."""
    if next_kind(s, box, d) == Step.OPTION:
        for option in range(OPTIONS):
            list_if_legal(s, box, d, out, Step.OPTION, option)
        return
    for other in range(s.players):
        if other != d.seat:
            list_if_legal(s, box, d, out, Step.COPY, other * WHATS + ROBOT)
            for i in range(other * TILES, other * TILES + s.n_workshop[other]):
                list_if_legal(s, box, d, out, Step.COPY, other * WHATS + s.workshop[i])


def list_if_legal(s: State, box: Box, d: Draft, out: Steps, kind: int, arg: int) -> None:
    """List the step if it is legal."""
    if can_step(s, box, d, kind, arg) == 0:
        add_step(out, kind, arg)
