"""Every way in which a Cyberion move can be refused: a number for the rules, a code, a rule."""

from __future__ import annotations

from dreamcog.core.words import Words


class No(Words):
    """What `can` answers; 0 is yes."""

    GAME_IS_OVER = 1
    NOT_YOUR_TURN = 2
    QUESTION_IS_OPEN = 3
    NOTHING_TO_ANSWER = 4
    NOT_IN_PLAY = 5
    NO_SUCH_MACHINE = 6
    NO_SUCH_ROBOT = 7
    TOO_MANY_ROBOTS = 8
    TOO_FEW_ROBOTS = 9
    DEMAND_NOT_MET = 10
    CANNOT_BE_MET = 11
    LEVEL_TOO_HIGH = 12
    NO_SUCH_SUPPORT = 13
    SUPPORT_LEVEL_TOO_HIGH = 14
    LAST_LEVEL = 15
    NOT_ENOUGH_EXPERIENCE = 16
    NO_ROOM_IN_STOCK = 17
    TOO_MANY_TO_STORE = 18
    ALREADY_IN_STOCK = 19
    NOT_IN_DISCARD = 20
    ONLY_CYCLOBOTS = 21
    NOT_THE_CARDS_SEEN = 22
    CANNOT_PAY_COMMANDBOT = 23
    NOTHING_TO_PREPARE = 24
    ALREADY_PREPARED = 25
    MORE_THAN_THE_PRICE = 26
    DECK_CANNOT_PAY = 27
    NOT_YOUR_MACHINE = 28
    NO_SUCH_LEVEL = 29
    NOT_THE_REMAINDER = 30


RULE_OF = {
    No.GAME_IS_OVER: "C3.13",
    No.NOT_YOUR_TURN: "C7.1",
    No.QUESTION_IS_OPEN: "C3.4",
    No.NOTHING_TO_ANSWER: "C3.4",
    No.NOT_IN_PLAY: "C13.1",
    No.NO_SUCH_MACHINE: "C3.1",
    No.NO_SUCH_ROBOT: "C3.1",
    No.TOO_MANY_ROBOTS: "C3.1",
    No.TOO_FEW_ROBOTS: "C3.1",
    No.DEMAND_NOT_MET: "C3.2",
    No.CANNOT_BE_MET: "C3.2",
    No.LEVEL_TOO_HIGH: "C3.4",
    No.NO_SUCH_SUPPORT: "C3.5",
    No.SUPPORT_LEVEL_TOO_HIGH: "C3.5",
    No.LAST_LEVEL: "C3.6",
    No.NOT_ENOUGH_EXPERIENCE: "C3.6",
    No.NO_ROOM_IN_STOCK: "C4.2",
    No.TOO_MANY_TO_STORE: "C4.2",
    No.ALREADY_IN_STOCK: "C4.2",
    No.NOT_IN_DISCARD: "C4.3",
    No.ONLY_CYCLOBOTS: "C4.3",
    No.NOT_THE_CARDS_SEEN: "C4.4",
    No.CANNOT_PAY_COMMANDBOT: "C4.5",
    No.NOTHING_TO_PREPARE: "C4.5",
    No.ALREADY_PREPARED: "C4.5",
    No.MORE_THAN_THE_PRICE: "C4.5",
    No.DECK_CANNOT_PAY: "C4.5",
    No.NOT_YOUR_MACHINE: "C7.2",
    No.NO_SUCH_LEVEL: "C3.4",
    No.NOT_THE_REMAINDER: "C4.5",
}
"""The rule each refusal cites."""


CODES = No.spelled()
"""The public code of each refusal, e.g. `demand-not-met`."""
