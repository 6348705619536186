"""Every way in which a Mech A Dream move can be refused: a number for the rules, a code, a rule."""

from __future__ import annotations

from dreamcog.core.words import Words


class No(Words):
    """What `can` answers; 0 is yes."""

    GAME_IS_OVER = 1
    NOT_YOUR_TURN = 2
    ASLEEP = 3
    QUESTION_IS_OPEN = 4
    NOTHING_TO_ANSWER = 5
    ONLY_AT_NIGHT = 6
    NOT_AT_NIGHT = 7
    CHOOSE_MONITOR_FIRST = 8
    CHOOSE_SPECIALIST_FIRST = 9
    SET_UP_IS_OVER = 10
    NOT_ENOUGH_FLOWERS = 11
    NOT_ENOUGH_INK = 12
    NOT_ENOUGH_RAINBOWS = 13
    NOT_ENOUGH_POINTS = 14
    NOT_FOR_SALE = 15
    NOTHING_TO_BUY = 16
    NOT_ON_YOUR_BELT = 17
    NOT_IN_WORKSHOP = 18
    HAS_NO_EFFECT = 19
    USED_TONIGHT = 20
    ALREADY_RESOLVING = 21
    NO_SUCH_OPTION = 22
    OPTION_IS_OPEN = 23
    DOES_NOT_COPY = 24
    COPY_IS_OPEN = 25
    NOT_AN_OPPONENT = 26
    CANNOT_BE_COPIED = 27
    NOTHING_TO_COPY = 28
    WAIT_FOR_BUYER = 29
    NOT_DEALT_TO_YOU = 30
    SPECIALISTS_NOT_IN_PLAY = 31
    SPECIALIST_NOT_HERE = 32
    OWN_SPECIALIST = 33
    NO_SPECIALIST_IN_EVENING = 34
    NO_SUCH_BONUS = 35
    NOTHING_TO_BUILD = 36
    NOTHING_ON_OFFER = 37
    ACTIVATION_IS_OPEN = 38


RULE_OF = {
    No.GAME_IS_OVER: "M12.1",
    No.NOT_YOUR_TURN: "M3",
    No.ASLEEP: "M10.1",
    No.QUESTION_IS_OPEN: "M5.2",
    No.NOTHING_TO_ANSWER: "M11.2",
    No.ONLY_AT_NIGHT: "M10.1",
    No.NOT_AT_NIGHT: "M10.1",
    No.CHOOSE_MONITOR_FIRST: "M11.1",
    No.CHOOSE_SPECIALIST_FIRST: "M13.2",
    No.SET_UP_IS_OVER: "M3",
    No.NOT_ENOUGH_FLOWERS: "M5.1",
    No.NOT_ENOUGH_INK: "M6.1",
    No.NOT_ENOUGH_RAINBOWS: "M6.1",
    No.NOT_ENOUGH_POINTS: "M10.4",
    No.NOT_FOR_SALE: "M6.1",
    No.NOTHING_TO_BUY: "M11.2",
    No.NOT_ON_YOUR_BELT: "M7.1",
    No.NOT_IN_WORKSHOP: "M10.1",
    No.HAS_NO_EFFECT: "M10.6",
    No.USED_TONIGHT: "M10.1",
    No.ALREADY_RESOLVING: "M11.5",
    No.NO_SUCH_OPTION: "M10.4",
    No.OPTION_IS_OPEN: "M11.2",
    No.DOES_NOT_COPY: "M11.2",
    No.COPY_IS_OPEN: "M11.2",
    No.NOT_AN_OPPONENT: "M11.2",
    No.CANNOT_BE_COPIED: "M11.5",
    No.NOTHING_TO_COPY: "M11.2",
    No.WAIT_FOR_BUYER: "M11.7",
    No.NOT_DEALT_TO_YOU: "M11.1",
    No.SPECIALISTS_NOT_IN_PLAY: "M13.1",
    No.SPECIALIST_NOT_HERE: "M13.3",
    No.OWN_SPECIALIST: "M13.4",
    No.NO_SPECIALIST_IN_EVENING: "M13.3",
    No.NO_SUCH_BONUS: "M13.7",
    No.NOTHING_TO_BUILD: "M7.1",
    No.NOTHING_ON_OFFER: "M6.3",
    No.ACTIVATION_IS_OPEN: "M10.4",
}
"""The rule each refusal cites, unless the move or the position knows a better one."""

ELSEWHERE = {
    ("stock-room", No.NOT_ENOUGH_RAINBOWS): "M13.4",
    ("choose-specialist", No.SPECIALIST_NOT_HERE): "M13.2",
    ("boost", No.NOT_ON_YOUR_BELT): "M9.1",
    ("boost", No.NOTHING_TO_ANSWER): "M9.1",
    ("take", No.NOTHING_TO_ANSWER): "M4.1",
    ("bonus", No.NOTHING_TO_ANSWER): "M13.7",
    ("decline", No.NOTHING_TO_ANSWER): "M5.2",
}
"""The rule that a refusal cites instead, where it is this move that is refused.

Of some refusals the position says which rule it is: `reasons.refusal_rule`.
"""

CODES = No.spelled()
"""The public code of each refusal, e.g. `not-enough-ink`."""
