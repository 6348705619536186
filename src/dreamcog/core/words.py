"""Named whole numbers, for rules to compute with and codecs to spell out.

Rules compare such numbers thousands of times for a move. An `IntEnum` member costs four times as
much to look up as a plain class attribute, so these are plain numbers under a class's name.
"""

from __future__ import annotations


class Words:
    """A family of names; every upper-case attribute is one of them."""

    @classmethod
    def numbers(cls) -> dict[str, int]:
        """All names with their numbers, as declared; those of the family it extends come first."""
        lines = [vars(family) for family in reversed(cls.__mro__)]
        return {name: value for line in lines for name, value in line.items() if name.isupper()}

    @classmethod
    def spelled(cls) -> dict[int, str]:
        """All numbers with their names in public spelling: END_TURN is `end-turn`."""
        return {value: name.lower().replace("_", "-") for name, value in cls.numbers().items()}
