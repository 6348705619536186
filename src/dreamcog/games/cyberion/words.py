"""The game's nouns and verbs as numbers: what rules compute with and codecs spell out."""

from __future__ import annotations

from dreamcog.core.words import Words

NOTHING = -1
"""No machine in a place, no token on a machine, no card to draw."""

FREE = -1
"""The trait that a Multibot leaves to the player."""

PLACES = 5
"""Places in the Factory."""

ROWS = 3
ROW_SIZE = 5
"""How many rows there are, and how many robots each takes."""

HIGHEST_LEVEL = 5
"""The last level of a Cog, V."""

MOST_FAILSAFES = 5
"""Failsafes in the box: no Reserve holds more."""

MOST_HELD = 5
"""Microbots that can be held; one earned beyond them is discarded (C10.4)."""

MOST_AT_ONCE = 5
"""The largest number that an ability may print: robots drawn, stored, looked at or paid."""

MACHINES = 40
MODELS = 5
SIZES = 5
ROBOTS = MODELS * SIZES
"""Kinds 0-24: a model and a size (model * 5 + size - 1)."""

IN_ROWS = ROBOTS + SIZES + MODELS
"""Kinds 25-29: Multibots of size 1-5 and free model; 30-34: of a model and free size."""

KINDS = IN_ROWS + MODELS
"""Kinds 35-39: the Babybot of each model, never in a row."""

GIGANTOBOTS = 10
NOWHERE = GIGANTOBOTS
"""Where a piloting robot goes that fits on no Gigantobot."""

LAID = 6
"""Robots that can lie on one Gigantobot."""

MICROBOTS = 20
INTERFERENCE = 10

CARDS = 2 * ROBOTS + SIZES + MODELS + MODELS
"""Robot cards in the box, expansions included."""


class Model(Words):
    """A robot's model; also the ability, the Cog and the Support token of that name."""

    SIRENBOT = 0
    STOCKBOT = 1
    CYCLOBOT = 2
    PLANBOT = 3
    COMMANDBOT = 4


class Row(Words):
    """Where robots lie face up."""

    PLATFORM = 0
    FLASH = 1
    STOCK = 2


class Demand(Words):
    """What a machine asks for (C3.2)."""

    MODEL = 0
    SIZE = 1
    IDENTICAL = 2
    SUM_MIN = 3
    SUM_MAX = 4
    PAIRS = 5
    RUN = 6


class Opening(Words):
    """What a player may do in the Intervention, of their own accord.

    A new opening takes the first number that neither `Verb` nor `Step` uses, and is added to
    `is_opening` (`rules/questions.py`): flat ids follow the numbers, so none is ever moved.
    """

    END_TURN = 1
    REPAIR = 2
    TRIGGER = 3
    SUPPORT = 4
    UPGRADE = 5
    MAKE_BABYBOT = 6
    PILOT = 7
    MICROBOT_REPLACE = 8
    MICROBOT_SWAP = 9
    MICROBOT_REMOVE = 10


class Verb(Opening):
    """Public moves: the openings, and those that answer a question."""

    STORE = 11
    RECOVER = 12
    ARRANGE = 13
    PREPARE = 14
    CHOOSE_LEVEL = 15
    REWARD = 16


class Step(Opening):
    """Small steps: the openings begin a move, the others go on with it."""

    ROBOT = 11
    LEVEL = 12
    MACHINE = 13
    GIGANTOBOT = 14
    FETCH = 15
    PUT = 16
    REWARD = 17
    DONE = 18


class Rule(Words):
    """Numbers of the rules that events and outcomes cite: C3.13 is 313."""

    C2_2 = 202
    C2_3 = 203
    C2_4 = 204
    C3_1 = 301
    C3_4 = 304
    C3_5 = 305
    C3_6 = 306
    C3_7 = 307
    C3_8 = 308
    C3_9 = 309
    C3_10 = 310
    C3_11 = 311
    C3_12 = 312
    C3_13 = 313
    C4_1 = 401
    C4_2 = 402
    C4_3 = 403
    C4_4 = 404
    C4_5 = 405
    C5_1 = 501
    C7_1 = 701
    C8_2 = 802
    C8_3 = 803
    C8_5 = 805
    C8_6 = 806
    C9_2 = 902
    C9_3 = 903
    C9_5 = 905
    C10_1 = 1001
    C10_4 = 1004
    C10_5 = 1005
    C10_6 = 1006
    C12_2 = 1202
    C12_4 = 1204


class Happening(Words):
    """Kinds of events."""

    REPAIRED = 1
    TRIGGERED = 2
    SUPPORTED = 3
    UPGRADED = 4
    ROBOT_DISCARDED = 5
    ROBOT_DRAWN = 6
    ROBOT_STORED = 7
    ROBOT_RECOVERED = 8
    ROBOT_SEEN = 9
    ROBOT_PUT_BACK = 10
    ROBOT_PAID_FROM_DECK = 11
    MACHINE_PREPARED = 12
    MACHINE_REALIGNED = 13
    MACHINE_REVEALED = 14
    FAILSAFE_GAINED = 15
    FAILSAFE_LOST = 16
    BATTERY_SPENT = 17
    TURN_BEGAN = 18
    WON = 19
    LOST = 20
    NOTHING_STORED = 21
    BABYBOT_MADE = 22
    BABYBOT_DRAWN = 23
    ROBOT_LAID = 24
    GIGANTOBOT_RESTS = 25
    DAMAGE_MENDED = 26
    FAILSAFES_OWED = 27
    MICROBOT_PLACED = 28
    MICROBOT_EARNED = 29
    MICROBOT_DISCARDED = 30
    MICROBOTS_SPENT = 31
    MICROBOTS_SWAPPED = 32
    MICROBOTS_SHUFFLED = 33
    MACHINE_REMOVED = 34
    INTERFERENCE_REVEALED = 35
    LEVEL_CHOSEN = 36


class Reward(Words):
    """What a completed Gigantobot gives (C9.3)."""

    FAILSAFES = 0
    DAMAGE = 1


class Side(Words):
    """Where a card goes in the robot deck, or that it goes to no row."""

    TOP = 0
    BOTTOM = 1
