"""Small steps: composing a move one number at a time, and listing what can come next."""

from __future__ import annotations

from dreamcog.core.draft import Draft, Steps, add_step, clear, push, withdraw
from dreamcog.core.log import Log
from dreamcog.games.mech_a_dream.refusals import No
from dreamcog.games.mech_a_dream.rules.activation import OPTION
from dreamcog.games.mech_a_dream.rules.effects import effect_of, special_of
from dreamcog.games.mech_a_dream.rules.market import ON_OFFER
from dreamcog.games.mech_a_dream.rules.stock_room import SPECIALIST
from dreamcog.games.mech_a_dream.rules.turn import can, can_begin, do, may_act
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import (
    NOTHING,
    ROBOT,
    SPECIALISTS,
    TILES,
    WHATS,
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


def used_effect(s: State, d: Draft) -> int:
    """The effect that an activation being composed will use: the copied one, where it copies."""
    if d.n > 1 and d.args[1] != NOTHING:
        return effect_of(s, d.args[1] // WHATS, d.args[1] % WHATS)
    return effect_of(s, d.seat, d.args[0])


def next_kind(s: State, box: Box, d: Draft) -> int:
    """What kind of step the draft waits for; 0 before it is begun, or if it is whole."""
    if d.verb != Verb.ACTIVATE or d.n > OPTION:
        return 0
    if d.n == 1 and special_of(box, used_effect(s, d), 0) == Special.COPY:
        return Step.COPY
    return Step.OPTION if box.options[used_effect(s, d)] > 1 else 0


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
        return No.QUESTION_IS_OPEN
    verb = d.verb
    n = d.n
    extend(s, d, kind, arg)
    if is_whole(s, box, d):
        finish(d)
    answer = can(s, box, d)
    withdraw(d, verb, n)
    return answer


def list_if_legal(s: State, box: Box, d: Draft, out: Steps, kind: int, arg: int) -> None:
    """List the step if it is legal."""
    if can_step(s, box, d, kind, arg) == 0:
        add_step(out, kind, arg)


def list_steps(s: State, box: Box, d: Draft, out: Steps) -> None:
    """Every legal step from this draft; first the one that leads on the soonest."""
    out.n = 0
    if not may_act(s, d.seat):
        return
    wanted = next_kind(s, box, d)
    if wanted == Step.COPY:
        list_copies(s, box, d, out)
    elif wanted == Step.OPTION:
        list_if_legal(s, box, d, out, Step.OPTION, 0)
        list_if_legal(s, box, d, out, Step.OPTION, 1)
    else:
        for verb in range(Verb.DECLINE, 0, -1):
            if can_begin(s, d.seat, verb) == 0:
                list_verb(s, box, d, out, verb)


def list_verb(s: State, box: Box, d: Draft, out: Steps, verb: int) -> None:
    """Every legal beginning of one kind of move."""
    if verb == Verb.DOCK or verb == Verb.SLEEP or verb == Verb.DECLINE:
        list_if_legal(s, box, d, out, verb, 0)
    elif verb == Verb.STOCK_ROOM:
        for take in range(SPECIALIST + SPECIALISTS):
            list_if_legal(s, box, d, out, verb, take)
    elif verb == Verb.BUY:
        for place in range(ON_OFFER):
            if s.offer[place] != NOTHING:
                list_if_legal(s, box, d, out, verb, s.offer[place])
    elif verb == Verb.BUILD or verb == Verb.BOOST:
        for i in range(d.seat * TILES, d.seat * TILES + s.n_belt[d.seat]):
            list_if_legal(s, box, d, out, verb, s.belt[i])
    elif verb == Verb.ACTIVATE:
        list_if_legal(s, box, d, out, verb, ROBOT)
        for i in range(d.seat * TILES, d.seat * TILES + s.n_workshop[d.seat]):
            list_if_legal(s, box, d, out, verb, s.workshop[i])
    elif verb == Verb.TAKE:
        list_if_legal(s, box, d, out, verb, Unit.FLOWER)
        list_if_legal(s, box, d, out, verb, Unit.INK)
    elif verb == Verb.CHOOSE_MONITOR:
        list_if_legal(s, box, d, out, verb, s.dealt[2 * d.seat])
        list_if_legal(s, box, d, out, verb, s.dealt[2 * d.seat + 1])
    else:
        for specialist in range(SPECIALISTS):
            list_if_legal(s, box, d, out, verb, specialist)


def list_copies(s: State, box: Box, d: Draft, out: Steps) -> None:
    """Every robot and machine of the others that can be copied."""
    for other in range(s.players):
        if other != d.seat:
            list_if_legal(s, box, d, out, Step.COPY, other * WHATS + ROBOT)
            for i in range(other * TILES, other * TILES + s.n_workshop[other]):
                list_if_legal(s, box, d, out, Step.COPY, other * WHATS + s.workshop[i])
