"""What a seat may know, as small whole numbers; in the rules' own subset, for learners."""

from __future__ import annotations

from dreamcog.core.observation import LARGEST
from pebbles.observed import At, SeatAt, TableAt, Width
from pebbles.rules.pebbles import pebbles_held, place_of
from pebbles.state import Box, State
from pebbles.words import VALUES


def observe(s: State, _box: Box, seat: int, out: list[int]) -> None:
    """Write what the seat may know, beside what is printed in every position."""
    out[At.TABLE + TableAt.PLAYERS + s.players - 2] = 1
    out[At.TABLE + TableAt.REACH] = s.reach
    out[At.TABLE + TableAt.SHOWING] = s.showing
    if s.seat == seat:
        out[At.TABLE + TableAt.OWN_TURN] = 1
    out[At.TABLE + TableAt.TURN] = min(LARGEST, s.turn)
    out[At.TABLE + TableAt.OVER] = s.over
    out[At.TABLE + TableAt.HEAP] = s.n_heap
    for away in range(s.players):
        other = (seat + away) % s.players
        observe_seat(s, other, At.SEATS + away * Width.SEATS, out)
        if away == 0 or s.over == 1:
            observe_held(s, other, At.SEATS + away * Width.SEATS, out)


def observe_printed(box: Box, out: list[int]) -> None:
    """How many pebbles of each value the box holds: all unseen, until `observe` counts them off."""
    for value in range(VALUES):
        out[At.UNSEEN + value] = box.copies


def observe_seat(s: State, seat: int, at: int, out: list[int]) -> None:
    """What everyone knows of a seat: how many pebbles lie face down, and which are shown (P4.1)."""
    out[at + SeatAt.PLAYS] = 1
    if s.seat == seat:
        out[at + SeatAt.ON_TURN] = 1
    out[at + SeatAt.PEBBLES] = pebbles_held(s, seat)
    out[at + SeatAt.POINTS] = s.points[seat]
    for value in range(VALUES):
        shown = s.shown[place_of(seat, value + 1)]
        out[at + SeatAt.SHOWN + value] = shown
        out[At.UNSEEN + value] -= shown


def observe_held(s: State, seat: int, at: int, out: list[int]) -> None:
    """P2.3, P3.1: the pebbles that lie face down, for their own seat, at the end for all."""
    for value in range(VALUES):
        held = s.held[place_of(seat, value + 1)]
        out[at + SeatAt.HELD + value] = held
        out[At.UNSEEN + value] -= held
