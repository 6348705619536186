"""Dealing hidden pebbles anew, in the rules' own subset, so that bots can use it as native code."""

from __future__ import annotations

from dreamcog.core.rng import Rng, next_word, shuffle
from pebbles.rules.pebbles import pebbles_held, place_of
from pebbles.state import Box, State
from pebbles.words import VALUES


def hide(s: State, _box: Box, seat: int, rng: Rng) -> None:
    """Deal anew what this seat cannot see; at the end all pebbles are turned up (P3.1)."""
    if s.over == 0:
        hide_pebbles(s, seat, rng)
    s.rng.a = next_word(rng)
    s.rng.b = next_word(rng)
    s.rng.c = next_word(rng)
    s.rng.d = next_word(rng)


def hide_pebbles(s: State, seat: int, rng: Rng) -> None:
    """Shuffle the heap with what lies face down before the other seats; deal as many back."""
    unseen = s.n_heap
    for other in range(s.players):
        for value in range(1, VALUES + 1):
            if other != seat:
                for _ in range(s.held[place_of(other, value)]):
                    s.heap[unseen] = value
                    unseen += 1
    shuffle(rng, s.heap, 0, unseen)
    for other in range(s.players):
        if other != seat:
            unseen = deal_back(s, other, unseen)


def deal_back(s: State, seat: int, unseen: int) -> int:
    """As many pebbles as the seat held, from the end of the heap; how many are left there."""
    count = pebbles_held(s, seat)
    for value in range(1, VALUES + 1):
        s.held[place_of(seat, value)] = 0
    for _ in range(count):
        unseen -= 1
        s.held[place_of(seat, s.heap[unseen])] += 1
        s.heap[unseen] = 0
    return unseen
