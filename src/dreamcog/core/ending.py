"""What a finished game means to one seat: what result pages, statistics and daily deals show."""

from __future__ import annotations

from dataclasses import dataclass


class NotOver(ValueError):
    """The game still runs: it has no ending to tell of."""


@dataclass(frozen=True, slots=True)
class Ending:
    """A finished game, seen from one seat."""

    is_won: bool
    score: int
    """The number by which results of the same deal are ranked, more is better. No rule of the game
    says so."""
    marks: dict[str, int]
    """The few numbers that a page of results shows."""
