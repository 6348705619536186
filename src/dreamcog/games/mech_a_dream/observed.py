"""Where the numbers of Mech A Dream's observations stand: what `observe` writes by.

The layout that gives each number its meaning is `observed_blocks.py`; a test compares the two.
"""

from __future__ import annotations

from dreamcog.core.words import Words

DEPTH = 6
"""How many frames of a seat's stack are told, the innermost first."""

PAID = 4
"""Units that can be paid: flowers, ink, rainbows, points."""

GIVEN = 5
"""Units that machines, robots and floors give: those, and hourglasses."""


class At(Words):
    """Where each block begins."""

    TABLE = 0
    PRINTED = 28
    PACKAGES = 73
    CARDS = 145
    SEATS = 355
    TILES = 467
    MONITORS = 2323
    SPECIALISTS = 2611
    QUESTION = 2811
    STACKS = 2831
    DRAFT = 2951


class TableAt(Words):
    """The columns of `table`."""

    PLAYERS = 0
    WITH = 3
    INSTEAD_OF = 5
    OWN_SEAT = 8
    CHOSEN_FIRST = 12
    DAY = 16
    PART = 17
    MONITORS_ARE_CHOSEN = 22
    OVER = 23
    PILE = 24
    DELIVERY_DECK = 27


class PrintedAt(Words):
    """The columns of `printed`."""

    START = 0
    ROBOT = 3
    FLOOR = 14
    PLACE = 35


class CardAt(Words):
    """The columns of `cards`."""

    PRICE = 0
    MORNING = 1
    TODAY = 19
    REVEALED = 20


class SeatAt(Words):
    """The columns of `seats`."""

    PLAYS = 0
    BEGINS = 1
    DECIDES = 2
    HAS = 3
    SCORE = 7
    BELT = 8
    WORKSHOP = 9
    SAVES = 10
    ROBOT_USED = 14
    ASLEEP = 15
    MORNING_ASSISTANT = 16


class TileAt(Words):
    """The columns of `tiles`."""

    KIND = 0
    PRICE = 7
    TIME = 8
    PAYS = 9
    GIVES = 13
    CHOICE = 18
    ON_OFFER = 20
    OWNER = 21
    SLOT = 25
    PLACE = 26
    ASSISTANTS = 27
    USED = 28


class MonitorAt(Words):
    """The columns of `monitors`."""

    START = 0
    WAYS = 3
    FIRST_WAY = 4
    SECOND_WAY = 18
    DEALT = 31
    KEPT_BY = 32


class SpecialistAt(Words):
    """The columns of `specialists`."""

    AFTER = 0
    GIVES = 4
    CHOICE = 10
    OWNER = 12
    IN_CENTRE = 16
    TOKEN = 17
    BONUS_TO_COME = 18
    GIVING_BONUS = 19


class QuestionAt(Words):
    """The columns of `question`."""

    KIND = 0
    LEFT = 8
    CHOICE = 9
    ACTION = 11
    BONUSES_TO_COME = 15
    PACKAGES_OF = 16
    PACKAGES_TAKEN = 19


class StackAt(Words):
    """The columns of `stacks`."""

    KIND = 0
    LEFT = 1
    SOURCE = 2
    WHOSE = 3
    PLACE = 4


class Source(Words):
    """What a frame is about, as `stacks` tells it."""

    MACHINE = 1
    ROBOT = 2
    SPECIALIST = 3
    FLOOR = 4
    PACKAGE = 5


class Width(Words):
    """How many columns the rows of each table have."""

    CARDS = 21
    SEATS = 28
    TILES = 29
    MONITORS = 36
    SPECIALISTS = 20
    STACKS = 5


class AssistantAt(Words):
    """What is told of one Assistant."""

    STOCK_ROOM = 0
    DOCK = 1
    ON_BELT = 2
    IN_WORKSHOP = 3


ASSISTANT = 4
"""Numbers that tell of one Assistant."""
