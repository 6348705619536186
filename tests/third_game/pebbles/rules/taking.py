"""Taking pebbles from the heap (P2)."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit, reveal
from pebbles.refusals import No
from pebbles.rules.pebbles import place_of
from pebbles.state import State
from pebbles.words import Happening, Rule


def most_to_take(s: State) -> int:
    """P2.1: the option `reach`."""
    return s.reach


def pebbles_in_heap(s: State) -> int:
    """P2.2: a seat cannot take more than these."""
    return s.n_heap


def can_take(s: State, d: Draft) -> int:
    """P2.1, P2.2: at least one, not more than the reach, not more than there are."""
    if d.n == 0:
        return 0
    if d.args[0] < 1:
        return No.TAKE_AT_LEAST_ONE
    if d.args[0] > most_to_take(s):
        return No.OUT_OF_REACH
    if d.args[0] > pebbles_in_heap(s):
        return No.HEAP_TOO_SMALL
    return 0


def take(s: State, log: Log, d: Draft) -> None:
    """P2.1, P2.3: the seat takes pebbles and looks at them; the others see how many."""
    emit(log, Happening.TOOK, d.seat, Rule.P2_1, d.args[0], 0)
    for _ in range(d.args[0]):
        s.n_heap -= 1
        value = s.heap[s.n_heap]
        s.heap[s.n_heap] = 0
        s.held[place_of(d.seat, value)] += 1
        emit(log, Happening.LOOKED, d.seat, Rule.P2_3, value, 0)
        reveal(log)
