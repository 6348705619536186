"""Names that `sample_rules.py` has too, with other numbers."""

from __future__ import annotations

from dreamcog.core.words import Words

LIMIT = 7


class Colour(Words):
    """A family of the same name as another."""

    RED = 3
    VAST = 1 << 33


def other_words(a: int) -> int:
    """Numbers that have another meaning in the other module."""
    return a * LIMIT + Colour.RED


def vast_word(a: int) -> int:
    """A word beyond 32 bits."""
    return a * Colour.VAST
