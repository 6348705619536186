"""Every way in which a Mech A Dream move can be refused: a number for the rules, a code, a rule."""

from __future__ import annotations

from dreamcog.core.words import Words


class No(Words):
    """What `can` answers; 0 is yes."""

    GAME_IS_OVER = 1
    NOT_YOUR_TURN = 2
    QUESTION_IS_OPEN = 3
    NOTHING_TO_ANSWER = 4
    WRONG_PART_OF_DAY = 5
    NOT_ENOUGH_FLOWERS = 6
    NOT_ENOUGH_INK = 7
    NOT_ENOUGH_RAINBOWS = 8
    NOT_ENOUGH_POINTS = 9
    NOT_FOR_SALE = 10
    NOT_ON_YOUR_BELT = 11
    NOT_IN_WORKSHOP = 12
    HAS_NO_EFFECT = 13
    USED_TONIGHT = 14
    ALREADY_RESOLVING = 15
    NO_SUCH_OPTION = 16
    NOTHING_TO_COPY = 17
    WAIT_FOR_BUYER = 18
    NOTHING_TO_BUY = 19
    NOT_DEALT_TO_YOU = 20
    NO_SUCH_SPECIALIST = 21
    OWN_SPECIALIST = 22
    NOT_IN_THE_EVENING = 23
    NOT_IN_PLAY = 24
    NO_SUCH_BONUS = 25
    NOTHING_TO_DECLINE = 26
    ASLEEP = 27


RULE_OF = {
    No.GAME_IS_OVER: "M12.1",
    No.NOT_YOUR_TURN: "M3.1",
    No.QUESTION_IS_OPEN: "M5.1",
    No.NOTHING_TO_ANSWER: "M9.2",
    No.WRONG_PART_OF_DAY: "M10.1",
    No.NOT_ENOUGH_FLOWERS: "M5.1",
    No.NOT_ENOUGH_INK: "M6.1",
    No.NOT_ENOUGH_RAINBOWS: "M6.1",
    No.NOT_ENOUGH_POINTS: "M10.4",
    No.NOT_FOR_SALE: "M6.1",
    No.NOT_ON_YOUR_BELT: "M7.1",
    No.NOT_IN_WORKSHOP: "M10.1",
    No.HAS_NO_EFFECT: "M10.6",
    No.USED_TONIGHT: "M10.1",
    No.ALREADY_RESOLVING: "M11.5",
    No.NO_SUCH_OPTION: "M11.2",
    No.NOTHING_TO_COPY: "M11.2",
    No.WAIT_FOR_BUYER: "M11.7",
    No.NOTHING_TO_BUY: "M6.1",
    No.NOT_DEALT_TO_YOU: "M11.1",
    No.NO_SUCH_SPECIALIST: "M13.3",
    No.OWN_SPECIALIST: "M13.4",
    No.NOT_IN_THE_EVENING: "M13.3",
    No.NOT_IN_PLAY: "M13.1",
    No.NO_SUCH_BONUS: "M13.7",
    No.NOTHING_TO_DECLINE: "M10.4",
    No.ASLEEP: "M10.1",
}
"""The rule each refusal cites."""

CODES = No.spelled()
"""The public code of each refusal, e.g. `not-enough-ink`."""
