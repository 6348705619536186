"""Dealing anew what a seat cannot see: a position that it cannot tell from the true one.

In the rules' own subset, so that bots can use it as native code.
"""

from __future__ import annotations

from dreamcog.core.rng import Rng, below, next_word, shuffle
from dreamcog.games.mech_a_dream.rules.monitors import all_have_chosen
from dreamcog.games.mech_a_dream.state import Box, State
from dreamcog.games.mech_a_dream.words import MONITORS, NOTHING, TILES


def hide(s: State, _box: Box, seat: int, rng: Rng) -> None:
    """Deal the unseen anew, where it lies."""
    for pile in range(3):
        shuffle(rng, s.pile, pile * TILES, pile * TILES + s.n_pile[pile])
    hide_deliveries(s, rng)
    if s.robots == 1:
        hide_monitors(s, seat, rng)
    s.rng.a = next_word(rng)
    s.rng.b = next_word(rng)
    s.rng.c = next_word(rng)
    s.rng.d = next_word(rng)


def hide_deliveries(s: State, rng: Rng) -> None:
    """The cards to come and those put back unseen (M2.4) change places."""
    for i in range(s.n_deck):
        s.boxed[s.n_boxed + i] = s.deck[i]
    shuffle(rng, s.boxed, 0, s.n_boxed + s.n_deck)
    for i in range(s.n_deck):
        s.deck[i] = s.boxed[s.n_boxed + i]


def hide_monitors(s: State, seat: int, rng: Rng) -> None:
    """M11.1: what others were dealt, and until all have chosen, what they keep."""
    shown = all_have_chosen(s)
    for i in range(2 * s.players):
        other = i // 2
        if other != seat and not (shown and s.dealt[i] == s.monitor[other]):
            s.dealt[i] = NOTHING
    for i in range(2 * s.players):
        if s.dealt[i] == NOTHING:
            s.dealt[i] = draw_monitor(s, rng)
    for other in range(s.players):
        if other != seat:
            shuffle(rng, s.dealt, 2 * other, 2 * other + 2)
            if not shown and s.monitor[other] != NOTHING:
                s.monitor[other] = s.dealt[2 * other]


def draw_monitor(s: State, rng: Rng) -> int:
    """Any Monitor Screen that no seat has."""
    monitor = below(rng, MONITORS)
    while is_dealt(s, monitor):
        monitor = below(rng, MONITORS)
    return monitor


def is_dealt(s: State, monitor: int) -> bool:
    """The Monitor Screen was dealt to some seat."""
    for i in range(2 * s.players):
        if s.dealt[i] == monitor:
            return True
    return False
