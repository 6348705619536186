"""The game's nouns and verbs as numbers: what rules compute with and codecs spell out."""

from __future__ import annotations

from dreamcog.core.words import Words

NOTHING = -1
"""No tile, no owner, no choice, no Assistant's place."""

SEATS = 4
TILES = 64
"""Machine tiles a box may hold, each numbered, copies too."""

SLOTS = 7
CARDS = 10
PACKAGES = 4
"""Packages that a row of a Delivery card may hold."""

MONITORS = 8
SPECIALISTS = 10
MOST = 9
"""Flowers and ink never exceed this (M3.2); no amount in a box does."""

ROBOT = TILES
"""Stands, among the tiles that can be activated, for the robot."""

WHATS = TILES + 1
CENTRE = SEATS
"""Stands, among the seats, for the centre of the table."""

FRAMES = 24
"""How deep decisions may lie on one another, for one seat."""


class Unit(Words):
    """What is paid, given and counted."""

    FLOWER = 0
    INK = 1
    RAINBOW = 2
    POINT = 3
    HOURGLASS = 4
    ACTIVATION = 5


UNITS = 6


class Colour(Words):
    """Kinds of machine tiles."""

    RESOURCE = 0
    POWER = 1
    ECONOMICAL = 2
    CRYSTAL = 3


class Part(Words):
    """The parts of a day."""

    SET_UP = 0
    MORNING = 1
    AFTERNOON = 2
    EVENING = 3
    NIGHT = 4


class Pile(Words):
    """The belts of the Factory board, each with its pile."""

    RESOURCE = 0
    POWER = 1
    CRYSTAL = 2


POWERS = 5
"""Numbers of discounts, with room for none."""


class Discount(Words):
    """What a completed Economical machine saves (M10.7)."""

    INK = 1
    RAINBOW = 2
    HOURGLASS = 3
    FLOWER = 4


class Special(Words):
    """Effects of Monitor Screens that are more than paying and taking (M11.2)."""

    EVENING = 1
    BUY = 2
    COPY = 3


class InsteadOf(Words):
    """M13.3: what a Specialist taken in the stock room replaces: see the option of that name."""

    CHOICE = 0
    FLOOR = 1
    ADDITION = 2


class Verb(Words):
    """Public moves. Some are made of one's own accord, some answer a question, some both."""

    STOCK_ROOM = 1
    DOCK = 2
    BUY = 3
    BUILD = 4
    ACTIVATE = 5
    SLEEP = 6
    CHOOSE_MONITOR = 7
    CHOOSE_SPECIALIST = 8
    BOOST = 9
    TAKE = 10
    BONUS = 11
    DECLINE = 12


class Effect(Words):
    """Where each kind of effect begins in the box's table of effects."""

    TILE = 0
    ROBOT = TILES
    MONITOR = TILES + 1
    SPECIALIST = TILES + 1 + MONITORS
    FLOOR = TILES + 1 + MONITORS + SPECIALISTS
    PACKAGE = TILES + 1 + MONITORS + SPECIALISTS + 4


EFFECTS = Effect.PACKAGE + CARDS * 3 * PACKAGES
OPTIONS = 2
"""Ways in which an effect may be used."""


class Frame(Words):
    """What can lie on a seat's stack, each with `left`, how many, and `of`, what of.

    ACTION: `of` the verb, `left` 1 until its bonuses are given.
    PACKAGES: `of` the part of the day whose row is taken, `left` how many have been taken.
    EFFECT: `of` the effect that is being resolved.
    BOOST, ACTIVATION: `left` so many, `of` the effect that gave them.
    TAKE: `of` the effect that gave the choice, `left` its option.
    BUYING: `of` the effect, `left` how many slots further on the machine begins.
    BONUSES: `left` the Specialists whose bonuses are still to come, one bit each.
    """

    ACTION = 1
    PACKAGES = 2
    EFFECT = 3
    BOOST = 4
    TAKE = 5
    ACTIVATION = 6
    BUYING = 7
    BONUSES = 8


class Place(Words):
    """Where an Assistant can be, besides on a machine."""

    STOCK_ROOM = 100
    DOCK = 101


class Happening(Words):
    """Kinds of events."""

    ASSISTANT_SENT = 1
    GAINED = 2
    PAID = 3
    MACHINE_BOUGHT = 4
    TILE_REVEALED = 5
    MACHINE_MOVED = 6
    MACHINE_COMPLETED = 7
    HOURGLASSES_LOST = 8
    ACTIVATED = 9
    COPIED = 10
    DECLINED = 11
    SLEPT = 12
    DELIVERY_REVEALED = 13
    PART_BEGAN = 14
    MONITOR_CHOSEN = 15
    MONITOR_KEPT = 16
    MONITOR_SHOWN = 17
    FIRST_PLAYER_DRAWN = 18
    SPECIALIST_TAKEN = 19
    TOKEN_TURNED = 20
    BONUS_TAKEN = 21
    ENDED = 22
    NOTHING_GAINED = 23


class Rule(Words):
    """Numbers of the rules that events and outcomes cite: M12.1 is 1201, M3 as a whole is 300."""

    M2_4 = 204
    M2_6 = 206
    M3 = 300
    M4_1 = 401
    M5_1 = 501
    M5_2 = 502
    M6_1 = 601
    M6_3 = 603
    M7_1 = 701
    M8_1 = 801
    M8_3 = 803
    M8_4 = 804
    M9_1 = 901
    M9_2 = 902
    M10_1 = 1001
    M10_4 = 1004
    M10_8 = 1008
    M11_1 = 1101
    M11_2 = 1102
    M11_4 = 1104
    M12_1 = 1201
    M13_2 = 1302
    M13_4 = 1304
    M13_6 = 1306
    M13_7 = 1307
    M13_8 = 1308


class Step(Verb):
    """Small steps: a verb begins a move, the others go on with an activation."""

    COPY = 13
    OPTION = 14
