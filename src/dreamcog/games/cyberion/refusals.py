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
    MULTIBOT_HAS_NO_ABILITY = 31
    LEVEL_COMES_LATER = 32
    NOT_A_PAIR_OF_FIVE = 33
    BABYBOT_NOT_IN_LIMBO = 34
    NOTHING_IN_COMMON = 35
    FITS_NO_GIGANTOBOT = 36
    NOT_ON_THAT_GIGANTOBOT = 37
    HAS_A_PLACE = 38
    NO_DAMAGE_LEFT = 39
    MICROBOT_NOT_SERVED = 40
    EXTRA_NOT_NEEDED = 41
    NO_MICROBOT_THERE = 42
    NOT_ENOUGH_MICROBOTS = 43
    TWO_DIFFERENT_MACHINES = 44
    NO_MULTIBOTS_HERE = 45
    NO_MULTIBOT_PILOTS = 46
    MULTIBOT_NOT_FETCHED = 47
    NOT_ENOUGH_ROBOTS = 48
    NO_MACHINES = 49
    NOT_THE_NEXT_STEP = 50


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
    No.MULTIBOT_HAS_NO_ABILITY: "C11.4",
    No.LEVEL_COMES_LATER: "C12.2",
    No.NOT_A_PAIR_OF_FIVE: "C8.2",
    No.BABYBOT_NOT_IN_LIMBO: "C8.2",
    No.NOTHING_IN_COMMON: "C9.2",
    No.FITS_NO_GIGANTOBOT: "C9.2",
    No.NOT_ON_THAT_GIGANTOBOT: "C9.2",
    No.HAS_A_PLACE: "C9.2",
    No.NO_DAMAGE_LEFT: "C9.3",
    No.MICROBOT_NOT_SERVED: "C10.2",
    No.EXTRA_NOT_NEEDED: "C10.2",
    No.NO_MICROBOT_THERE: "C10.5",
    No.NOT_ENOUGH_MICROBOTS: "C10.5",
    No.TWO_DIFFERENT_MACHINES: "C10.5",
    No.NO_MULTIBOTS_HERE: "C11.4",
    No.NO_MULTIBOT_PILOTS: "C11.4",
    No.MULTIBOT_NOT_FETCHED: "C11.4",
    No.NOT_ENOUGH_ROBOTS: "C3.1",
    No.NO_MACHINES: "C3.10",
    No.NOT_THE_NEXT_STEP: "C3",
}
"""The rule each refusal cites."""

RULE_OF_VERB = {
    "repair": "C3.1",
    "trigger": "C3.4",
    "support": "C3.5",
    "upgrade": "C3.6",
    "make-babybot": "C8.2",
    "pilot": "C9.2",
    "microbot-replace": "C10.5",
    "microbot-swap": "C10.5",
    "microbot-remove": "C10.5",
    "store": "C4.2",
    "recover": "C4.3",
    "arrange": "C4.4",
    "prepare": "C4.5",
    "choose-level": "C12.2",
    "reward": "C9.3",
}
"""The rule that says what a move may do."""

OF_ANY_VERB = (
    *(No.QUESTION_IS_OPEN, No.NOTHING_TO_ANSWER, No.NOT_IN_PLAY, No.NO_SUCH_MACHINE),
    *(No.NO_SUCH_ROBOT, No.TOO_MANY_ROBOTS, No.TOO_FEW_ROBOTS, No.NOT_ENOUGH_ROBOTS),
    *(No.LEVEL_TOO_HIGH, No.NO_SUCH_LEVEL),
)
"""Refusals that several moves meet, each by its own rule."""

ELSEWHERE = {(verb, number): rule for verb, rule in RULE_OF_VERB.items() for number in OF_ANY_VERB}
"""The rule that a refusal cites instead, where it is this move that is refused (for
`question-is-open`: this move that is awaited)."""


CODES = No.spelled()
"""The public code of each refusal, e.g. `demand-not-met`."""
