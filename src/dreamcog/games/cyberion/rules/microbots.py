"""Microbots: tokens on machines, earned by repairs and spent for help (C10.1, C10.4-C10.6)."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit, reveal
from dreamcog.core.rng import shuffle
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.rules.ending import end_if_factory_is_empty
from dreamcog.games.cyberion.rules.factory import leave_factory, place_of_machine
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import MOST_HELD, NOTHING, PLACES, Happening, Rule, Verb

REPLACE_PRICE = 1
REMOVE_PRICE = 5
SWAPPED = 2
"""Machines of which a swap exchanges the tokens."""


def place_microbot(s: State, log: Log, place: int, rule: int) -> None:
    """The next token of the pile goes face up on a machine; an empty pile is made anew (C10.6)."""
    if s.n_pile == 0:
        refill_pile(s, log)
    if s.n_pile > 0:
        s.n_pile -= 1
        s.token[place] = s.pile[s.n_pile]
        emit(log, Happening.MICROBOT_PLACED, s.seat, rule, s.token[place], s.factory[place])
        reveal(log)


def refill_pile(s: State, log: Log) -> None:
    """C10.6: the discarded tokens, shuffled, are the new pile."""
    for i in range(s.n_spent):
        s.pile[i] = s.spent[i]
    s.n_pile = s.n_spent
    s.n_spent = 0
    shuffle(s.rng, s.pile, 0, s.n_pile)
    emit(log, Happening.MICROBOTS_SHUFFLED, s.seat, Rule.C10_6, s.n_pile, 0)


def infect_machines(s: State, log: Log, rule: int) -> None:
    """C10.1, C10.6: each machine without a token gets one."""
    for place in range(PLACES):
        if s.factory[place] != NOTHING and s.token[place] == NOTHING:
            place_microbot(s, log, place, rule)


def discard_microbot(s: State, log: Log, token: int, rule: int) -> None:
    """A token goes to the discarded ones."""
    s.spent[s.n_spent] = token
    s.n_spent += 1
    emit(log, Happening.MICROBOT_DISCARDED, s.seat, rule, token, 0)


def earn_microbot(s: State, log: Log, place: int) -> None:
    """C10.4: a repair earns the machine's token; a sixth is discarded."""
    token = s.token[place]
    s.token[place] = NOTHING
    if token == NOTHING:
        return
    if s.n_held == MOST_HELD:
        discard_microbot(s, log, token, Rule.C10_4)
    else:
        s.held[s.n_held] = token
        s.n_held += 1
        emit(log, Happening.MICROBOT_EARNED, s.seat, Rule.C10_4, token, 0)


def spend_microbots(s: State, log: Log, price: int) -> None:
    """C10.5: so many of the held tokens are discarded, the longest held first."""
    for i in range(price):
        s.spent[s.n_spent] = s.held[i]
        s.n_spent += 1
    s.n_held -= price
    for i in range(s.n_held):
        s.held[i] = s.held[i + price]
    emit(log, Happening.MICROBOTS_SPENT, s.seat, Rule.C10_5, price, 0)


def price_of_help(s: State, verb: int) -> int:
    """C10.5: how many held tokens the help costs."""
    if verb == Verb.MICROBOT_REPLACE:
        return REPLACE_PRICE
    if verb == Verb.MICROBOT_SWAP:
        return s.swap_cost
    return REMOVE_PRICE


def microbots_held(s: State) -> int:
    """C10.5: how many tokens are held."""
    return s.n_held


def can_use_microbots(s: State, d: Draft) -> int:
    """C10.5: enough tokens are held, and the machines named are there and have one."""
    if s.microbots == 0:
        return No.NOT_IN_PLAY
    if microbots_held(s) < price_of_help(s, d.verb):
        return No.NOT_ENOUGH_MICROBOTS
    for i in range(d.n):
        place = place_of_machine(s, d.args[i])
        if place == NOTHING:
            return No.NO_SUCH_MACHINE
        if s.token[place] == NOTHING and d.verb != Verb.MICROBOT_REMOVE:
            return No.NO_MICROBOT_THERE
    if d.verb == Verb.MICROBOT_SWAP:
        return can_swap(s, d)
    return 0


def can_swap(s: State, d: Draft) -> int:
    """C10.5: two different machines, both with a token."""
    if d.n == 2:
        return No.TWO_DIFFERENT_MACHINES if d.args[0] == d.args[1] else 0
    if d.done == 1:
        return No.TWO_DIFFERENT_MACHINES
    for place in range(PLACES):
        if s.token[place] != NOTHING and s.factory[place] != d.args[0]:
            return 0
    return No.TWO_DIFFERENT_MACHINES


def bare_machine(s: State, d: Draft) -> int:
    """The first machine named that carries no Microbot."""
    i = 0
    while s.token[place_of_machine(s, d.args[i])] != NOTHING:
        i += 1
    return d.args[i]


def machines_named(d: Draft) -> int:
    """How many different machines a swap names."""
    return min(d.n, 1) if d.n < 2 or d.args[0] == d.args[1] else 2


def machines_to_swap() -> int:
    """C10.5: the tokens of two machines change places."""
    return SWAPPED


def microbot_on(s: State, machine: int) -> int:
    """The token on a machine of the Factory."""
    return s.token[place_of_machine(s, machine)]


def replace_microbot(s: State, log: Log, d: Draft) -> None:
    """C10.5, for one: the token on a machine is discarded, the next of the pile takes its place."""
    place = place_of_machine(s, d.args[0])
    spend_microbots(s, log, price_of_help(s, d.verb))
    discard_microbot(s, log, s.token[place], Rule.C10_5)
    place_microbot(s, log, place, Rule.C10_5)


def swap_microbots(s: State, log: Log, d: Draft) -> None:
    """C10.5, for two (option: three): the tokens of two machines change places.

    The event names them in one order, whichever the move names first.
    """
    first = min(d.args[0], d.args[1])
    second = max(d.args[0], d.args[1])
    one = place_of_machine(s, first)
    other = place_of_machine(s, second)
    spend_microbots(s, log, price_of_help(s, d.verb))
    token = s.token[one]
    s.token[one] = s.token[other]
    s.token[other] = token
    emit(log, Happening.MICROBOTS_SWAPPED, s.seat, Rule.C10_5, first, second)


def remove_machine(s: State, box: Box, log: Log, d: Draft) -> None:
    """C10.5, for five: a machine leaves the Factory as if repaired, but gives no Experience."""
    place = place_of_machine(s, d.args[0])
    spend_microbots(s, log, price_of_help(s, d.verb))
    emit(log, Happening.MACHINE_REMOVED, s.seat, Rule.C10_5, d.args[0], 0)
    if s.token[place] != NOTHING:
        discard_microbot(s, log, s.token[place], Rule.C10_5)
        s.token[place] = NOTHING
    leave_factory(s, place)
    end_if_factory_is_empty(s, box, log)
