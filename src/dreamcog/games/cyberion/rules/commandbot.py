"""Commandbot: pay with robots to Prepare a machine (C4.5)."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.rules.deck import discard_named
from dreamcog.games.cyberion.rules.drawing import deck_can_pay, most_from_deck, pay_from_deck
from dreamcog.games.cyberion.rules.factory import may_repair, place_of_machine
from dreamcog.games.cyberion.rules.questions import answered, ask
from dreamcog.games.cyberion.rules.rows import robots_are_there, robots_in_rows, sort_robots
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import NOTHING, PLACES, Happening, Model, Rule, Verb

FROM_DECK = 1
"""Where a `prepare` says how many the deck pays (or NOTHING: the remainder)."""

PAYERS = 2
"""Where the robots that pay begin among its arguments."""


def can_command(s: State, box: Box, level: int, own: int) -> int:
    """C4.5: something can be Prepared, and rows and deck can pay; `own`: a robot is discarded."""
    if not something_to_prepare(s):
        return No.NOTHING_TO_PREPARE
    price = box.commandbot_price[level]
    from_rows = min(price, robots_in_rows(s) - own)
    if not deck_can_pay(s, price - from_rows, own + from_rows):
        return No.CANNOT_PAY_COMMANDBOT
    return 0


def something_to_prepare(s: State) -> bool:
    """C4.5: a machine that this player may repair and that is not Prepared yet."""
    for place in range(PLACES):
        if s.factory[place] != NOTHING and s.prepared[place] == 0 and may_repair(s, s.seat, place):
            return True
    return False


def ask_what_to_prepare(s: State, box: Box, level: int) -> None:
    """C4.5: the price is to be paid, and a machine named."""
    ask(s, Verb.PREPARE, box.commandbot_price[level], 0, Model.COMMANDBOT)


def price_to_prepare(s: State) -> int:
    """C4.5: the robots that Preparing a machine costs now, from rows and deck together."""
    return s.pending.left


def can_prepare(s: State, d: Draft) -> int:
    """C4.5: a machine that may be Prepared, paid by robots of the rows and by the deck."""
    place = place_of_machine(s, d.args[0])
    if place == NOTHING:
        return No.NO_SUCH_MACHINE
    if not may_repair(s, d.seat, place):
        return No.NOT_YOUR_MACHINE
    if s.prepared[place] == 1:
        return No.ALREADY_PREPARED
    if not robots_are_there(s, d, PAYERS):
        return No.NO_SUCH_ROBOT
    price = price_to_prepare(s)
    from_rows = d.n - PAYERS
    if from_rows > price:
        return No.MORE_THAN_THE_PRICE
    if d.args[FROM_DECK] != NOTHING and d.args[FROM_DECK] != price - from_rows:
        return No.NOT_THE_REMAINDER
    if d.done == 0:
        from_rows = min(price, robots_in_rows(s))
    if not deck_can_pay(s, price - from_rows, from_rows):
        return No.DECK_CANNOT_PAY
    return 0


def most_to_pay(s: State, own: int) -> int:
    """C4.5: what rows and deck can pay together; `own`: of the rows, one robot is discarded."""
    from_rows = robots_in_rows(s) - own
    return from_rows + most_from_deck(s, robots_in_rows(s))


def payers_named(d: Draft) -> int:
    """How many robots of the rows pay."""
    return d.n - PAYERS


def left_for_deck(s: State, d: Draft) -> int:
    """C4.5: what the robots named leave of the price."""
    return price_to_prepare(s) - payers_named(d)


def from_deck_named(d: Draft) -> int:
    """How many the deck is to pay, by the move."""
    return d.args[FROM_DECK]


def most_the_deck_pays(s: State, d: Draft) -> int:
    """C4.5: what the deck can pay once the robots named are discarded."""
    return most_from_deck(s, payers_named(d))


def prepare_is_whole(s: State, d: Draft) -> bool:
    """The rows have paid the whole price."""
    return d.n - PAYERS == price_to_prepare(s)


def prepare(s: State, log: Log, d: Draft) -> None:
    """C4.5: the named robots are discarded, then the deck pays the rest; they trigger nothing."""
    from_deck = price_to_prepare(s) - (d.n - PAYERS)
    answered(s)
    sort_robots(d, PAYERS)
    discard_named(s, log, d, PAYERS, Rule.C4_5)
    pay_from_deck(s, log, from_deck, Rule.C4_5)
    s.prepared[place_of_machine(s, d.args[0])] = 1
    emit(log, Happening.MACHINE_PREPARED, s.seat, Rule.C4_5, d.args[0], 0)
