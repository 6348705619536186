"""The numbers that the rules compute with, by name."""

from __future__ import annotations

from dreamcog.core.words import Words

SEATS = 3
"""The most players."""

VALUES = 5
"""The highest value of a pebble; the lowest is 1."""

MOST_COPIES = 6
"""The most pebbles of a value that a box may have: the heap has room for them."""

MOST_REACH = 4
"""The most pebbles that the option `reach` lets a seat take."""

ANY_SEAT = -1
"""The first seat is drawn (P1.3)."""


class Verb(Words):
    """The moves."""

    TAKE = 1
    SHOW = 2


class Step(Words):
    """The small steps: each makes a whole move."""

    TAKE = 1
    SHOW = 2


class Happening(Words):
    """The kinds of events."""

    TOOK = 1
    LOOKED = 2
    SHOWED = 3
    ENDED = 4


class Rule(Words):
    """The rules that events cite: 203 is P2.3."""

    P2_1 = 201
    P2_3 = 203
    P3_1 = 301
    P4_1 = 401
