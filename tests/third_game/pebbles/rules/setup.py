"""Set-up (P1)."""

from __future__ import annotations

from dreamcog.core.log import Log
from dreamcog.core.rng import below, shuffle
from pebbles.state import Box, State
from pebbles.words import ANY_SEAT, VALUES


def set_up(s: State, box: Box, _log: Log) -> None:
    """P1.1, P1.2, P1.3: shuffle the heap, find the first seat."""
    for value in range(1, VALUES + 1):
        for _ in range(box.copies):
            s.heap[s.n_heap] = value
            s.n_heap += 1
    shuffle(s.rng, s.heap, 0, s.n_heap)
    s.seat = below(s.rng, s.players) if s.first == ANY_SEAT else s.first
    s.draft.seat = s.seat
    s.turn = 1
