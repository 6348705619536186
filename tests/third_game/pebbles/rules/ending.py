"""The end of the game (P3)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit
from pebbles.rules.pebbles import place_of
from pebbles.state import State
from pebbles.words import VALUES, Happening, Rule


def points_of(s: State, seat: int) -> int:
    """P3.2, P4.2: the values of a seat's pebbles, those that were shown twice."""
    points = 0
    for value in range(1, VALUES + 1):
        place = place_of(seat, value)
        points += value * (s.held[place] + 2 * s.shown[place])
    return points


def end_if_heap_is_empty(s: State) -> None:
    """P3.1: the game ends when the last pebble has been taken."""
    if s.n_heap == 0:
        s.over = 1
        for seat in range(s.players):
            s.points[seat] = points_of(s, seat)


def has_won(s: State, seat: int) -> bool:
    """P3.3: nobody has more points; several seats can win."""
    for other in range(s.players):
        if s.points[other] > s.points[seat]:
            return False
    return True


def close_turn(s: State, log: Log) -> None:
    """P2.4, P3.1: the game is over, or the next seat's turn begins."""
    end_if_heap_is_empty(s)
    if s.over == 1:
        emit(log, Happening.ENDED, s.seat, Rule.P3_1, 0, 0)
        return
    s.seat = (s.seat + 1) % s.players
    s.draft.seat = s.seat
    s.turn += 1
