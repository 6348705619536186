"""Where the numbers of Cyberion's observations stand: what `observe` writes by.

The layout that gives each number its meaning is `observed_blocks.py`; a test compares the two.
"""

from __future__ import annotations

from dreamcog.core.words import Words

AHEAD = 8
"""Known cards at the top and at the bottom of the deck that are told in their order."""

LAID_TOLD = 4
"""Robots that can lie on a Gigantobot between two moves: a fifth completes it."""


class At(Words):
    """Where each block begins."""

    TABLE = 0
    FACTORY = 40
    MACHINES = 85
    ROBOTS = 965
    DECK_TOP = 1485
    DECK_BOTTOM = 1541
    MODELS = 1597
    ABILITIES = 1652
    GIGANTOBOTS = 1676
    TRAITS = 1846
    HELD = 1866
    QUESTION = 1896
    DRAFT = 1913
    PUT_BACK = 1937


class TableAt(Words):
    """The columns of `table`."""

    TWO_PLAYERS = 0
    WITH = 1
    SUPPORT_TOKENS = 6
    SWAP_COST = 7
    SECOND_SEAT = 8
    TURN = 9
    OWN_TURN = 10
    LEFT_THIS_TURN = 11
    OVER = 12
    WON = 13
    ENDED_BY = 14
    ALL_COMMON = 19
    MACHINE_DECK = 20
    IN_MACHINE_DECK = 21
    TOP_TIER = 24
    EXPERIENCE = 25
    FAILSAFES = 26
    BATTERY = 27
    DAMAGE = 28
    FAILSAFES_EACH = 29
    ROBOT_DECK = 30
    KNOWN_ON_TOP = 31
    KNOWN_AT_BOTTOM = 32
    DISCARD = 33
    LOOKED_AT = 34
    IN_ROW = 35
    MICROBOTS_HELD = 38
    MICROBOT_PILE = 39


class PlaceAt(Words):
    """The columns of `factory`."""

    MACHINE = 0
    MAY_REPAIR = 1
    PREPARED = 2
    MICROBOT = 3


class MachineAt(Words):
    """The columns of `machines`."""

    TIER = 0
    MODEL = 1
    SIZE = 6
    DEMAND = 7
    SUM = 12
    ROBOTS = 13
    PLACE = 14
    LEFT = 19
    LEFT_THIS_TURN = 20
    NAMED = 21


class RobotAt(Words):
    """The columns of `robots`."""

    IN_ROW = 0
    IN_DECK = 3
    KNOWN_ON_TOP = 4
    KNOWN_AT_BOTTOM = 5
    IN_DISCARD = 6
    LOOKED_AT = 7
    OUT_OF_GAME = 8
    ON_GIGANTOBOTS = 9
    NAMED = 10


class CardAt(Words):
    """What is told of a card or token by its model and size."""

    MODEL = 0
    SIZE = 5
    BABYBOT = 6
    AT_BOTTOM = 7


class ModelAt(Words):
    """The columns of `models`."""

    LEVEL = 0
    SUPPORT = 5
    IN_LIMBO = 6
    UNDER_COG = 7
    UNSEEN = 8
    REVEALED = 9
    NAMED = 10


class GigantobotAt(Words):
    """The columns of `gigantobots`."""

    MODEL = 0
    SIZE = 5
    LAID = 6
    HOLIDAY = 7
    ROBOT = 8
    NAMED = 16


class TraitAt(Words):
    """The columns of `traits`."""

    IN_PILE = 0
    DISCARDED = 1


class QuestionAt(Words):
    """The columns of `question`."""

    ANSWER = 0
    LEFT = 6
    LEVEL = 7
    ABILITY = 12


class DraftAt(Words):
    """The columns of `draft`."""

    MOVE = 0
    NUMBERS = 16
    PILOT = 17
    FIRST_NOWHERE = 23


class Width(Words):
    """How many columns the rows of each table have."""

    FACTORY = 9
    MACHINES = 22
    ROBOTS = 13
    DECK_TOP = 7
    DECK_BOTTOM = 7
    MODELS = 11
    ABILITIES = 4
    GIGANTOBOTS = 17
    TRAITS = 2
    HELD = 6
    PUT_BACK = 8
