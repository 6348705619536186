"""What a finished game is worth to a seat, as whole numbers: for learners, no rule of the game."""

from __future__ import annotations

from pebbles.rules.ending import has_won
from pebbles.state import Box, State


def is_winner(s: State, _box: Box, seat: int) -> bool:
    """P3.3: nobody has more points; several seats can win."""
    return has_won(s, seat)


def final_score(s: State, _box: Box, seat: int) -> int:
    """The seat's own points (P3.2)."""
    return s.points[seat]
