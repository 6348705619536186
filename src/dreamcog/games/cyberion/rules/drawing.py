"""Cards that leave the deck face up: drawn to a row, or paid (C4.5, C8.3-C8.5)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit, reveal
from dreamcog.games.cyberion.rules.babybots import babybot_acts, babybots_in_deck, is_babybot
from dreamcog.games.cyberion.rules.deck import deck_has_card, take_top, to_discard, top_is_known
from dreamcog.games.cyberion.rules.rows import put_in_row
from dreamcog.games.cyberion.state import State
from dreamcog.games.cyberion.words import Happening, Rule


def draw_to_row(s: State, log: Log, row: int, rule: int) -> bool:
    """The top robot of the deck joins a row; whether there was one. Babybots act (C8.3)."""
    while deck_has_card(s, log):
        hidden = not top_is_known(s)
        kind = take_top(s)
        if is_babybot(kind):
            babybot_acts(s, log, kind, hidden, Rule.C8_3)
        else:
            put_in_row(s, row, kind)
            emit(log, Happening.ROBOT_DRAWN, s.seat, rule, kind, row)
            if hidden:
                reveal(log)
            return True
    return False


def pay_from_deck(s: State, log: Log, price: int, rule: int) -> None:
    """C4.5: cards from the top of the deck go to the discard; a Babybot is replaced (C8.5)."""
    paid = 0
    while paid < price and deck_has_card(s, log):
        hidden = not top_is_known(s)
        kind = take_top(s)
        if is_babybot(kind):
            babybot_acts(s, log, kind, hidden, Rule.C8_5)
        else:
            paid += 1
            to_discard(s, kind)
            emit(log, Happening.ROBOT_PAID_FROM_DECK, s.seat, rule, kind, 0)
            if hidden:
                reveal(log)


def deck_can_pay(s: State, price: int, discarded: int) -> bool:
    """C4.5: the deck has cards enough, the Battery and what is `discarded` just before counted."""
    robots = s.n_deck - babybots_in_deck(s)
    return price <= robots or price <= most_from_deck(s, discarded)


def most_from_deck(s: State, discarded: int) -> int:
    """C4.5: how many cards the deck can pay, with the Battery and the discard where it is charged.

    What the deck itself has paid lies in the discard when the Battery is spent, and counts again.
    """
    robots = s.n_deck - babybots_in_deck(s)
    return robots + s.battery * (robots + s.n_discard + discarded)
