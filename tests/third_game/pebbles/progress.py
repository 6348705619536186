"""How far a seat has come: what learners are shaped by, no rule of the game."""

from __future__ import annotations

from pebbles.state import Box, State


def progress(s: State, _box: Box, seat: int) -> int:
    """The seat's own points (P3.2), in hundredths."""
    return 100 * s.points[seat]


def points_so_far(s: State, _box: Box, seat: int) -> int:
    """The seat's own points (P3.2)."""
    return s.points[seat]
