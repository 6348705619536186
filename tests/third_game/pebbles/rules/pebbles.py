"""Pebbles before the seats: where they are counted."""

from __future__ import annotations

from pebbles.state import State
from pebbles.words import VALUES


def place_of(seat: int, value: int) -> int:
    """Where `held` and `shown` count a seat's pebbles of a value."""
    return seat * VALUES + value - 1


def pebbles_held(s: State, seat: int) -> int:
    """How many pebbles lie face down before a seat: all that others know of them (P2.3)."""
    count = 0
    for value in range(1, VALUES + 1):
        count += s.held[place_of(seat, value)]
    return count
