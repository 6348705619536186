"""The robot deck, the discard and the Battery (C5)."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit
from dreamcog.core.rng import shuffle
from dreamcog.games.cyberion.rules.rows import take_from_row
from dreamcog.games.cyberion.state import State
from dreamcog.games.cyberion.words import Happening, Rule


def discard_robot(s: State, log: Log, robot: int, rule: int) -> None:
    """A robot goes from its row to the discard."""
    to_discard(s, take_from_row(s, robot))
    emit(log, Happening.ROBOT_DISCARDED, s.seat, rule, robot, 0)


def discard_named(s: State, log: Log, d: Draft, first: int, rule: int) -> None:
    """All robots that the move names from `first` on go to the discard."""
    for i in range(first, d.n):
        discard_robot(s, log, d.args[i], rule)


def to_discard(s: State, kind: int) -> None:
    """A card goes face up on the discard."""
    s.discard[s.n_discard] = kind
    s.n_discard += 1


def add_to_deck(s: State, kind: int) -> None:
    """A card joins the deck, which is to be shuffled."""
    s.deck[s.n_deck] = kind
    s.n_deck += 1


def shuffle_deck(s: State) -> None:
    """The deck is shuffled, and nothing in it is known any more."""
    s.known_top = 0
    s.known_bottom = 0
    shuffle(s.rng, s.deck, 0, s.n_deck)


def spend_battery(s: State, log: Log) -> None:
    """C5.1: the Battery is spent and the discard, shuffled, is the new deck."""
    s.battery = 0
    emit(log, Happening.BATTERY_SPENT, s.seat, Rule.C5_1, s.n_discard, 0)
    for i in range(s.n_discard):
        s.deck[i] = s.discard[i]
    s.n_deck = s.n_discard
    s.n_discard = 0
    shuffle_deck(s)


def deck_has_card(s: State, log: Log) -> bool:
    """C5.1-C5.3: a card is needed now; if the deck is empty the Battery may yet bring one."""
    if s.n_deck == 0 and s.battery == 1:
        spend_battery(s, log)
    return s.n_deck > 0


def top_is_known(s: State) -> bool:
    """Everyone has seen the card on top."""
    return s.known_top > 0 or s.n_deck <= s.known_bottom


def take_top(s: State) -> int:
    """The top card leaves the deck."""
    s.n_deck -= 1
    if s.known_top > 0:
        s.known_top -= 1
    elif s.known_bottom > s.n_deck:
        s.known_bottom = s.n_deck
    return s.deck[s.n_deck]


def put_on_top(s: State, kind: int) -> None:
    """A card that everyone has seen goes on top of the deck."""
    s.deck[s.n_deck] = kind
    s.n_deck += 1
    s.known_top += 1


def put_at_bottom(s: State, kind: int) -> None:
    """A card that everyone has seen goes under the deck."""
    for i in range(s.n_deck, 0, -1):
        s.deck[i] = s.deck[i - 1]
    s.deck[0] = kind
    s.n_deck += 1
    s.known_bottom += 1
