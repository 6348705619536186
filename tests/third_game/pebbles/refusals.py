"""Every way in which a move can be refused: a number for the rules, a code, a rule."""

from __future__ import annotations

from dreamcog.core.words import Words


class No(Words):
    """What `can` answers; 0 is yes."""

    GAME_IS_OVER = 1
    NOT_YOUR_TURN = 2
    TAKE_AT_LEAST_ONE = 3
    OUT_OF_REACH = 4
    HEAP_TOO_SMALL = 5
    SHOWING_NOT_IN_PLAY = 6
    NOTHING_TO_SHOW = 7
    NO_SUCH_PEBBLE = 8


RULE_OF = {
    No.GAME_IS_OVER: "P3.1",
    No.NOT_YOUR_TURN: "P2.4",
    No.TAKE_AT_LEAST_ONE: "P2.1",
    No.OUT_OF_REACH: "P2.1",
    No.HEAP_TOO_SMALL: "P2.2",
    No.SHOWING_NOT_IN_PLAY: "P4.1",
    No.NOTHING_TO_SHOW: "P4.1",
    No.NO_SUCH_PEBBLE: "P4.1",
}
"""The rule behind each refusal."""

CODES = No.spelled()
"""The stable code of each refusal: it names the sentence."""
