"""How well a game of Cyberion stands, by common sense: what plain bots look ahead with.

No rule, and nothing hidden: every number here is a rough opinion, and only proportions matter. In
the rules' own subset, so that bots can use it as native code.
"""

from __future__ import annotations

from dreamcog.core.draft import push, withdraw
from dreamcog.games.cyberion.rules.devious_cog import tokens_left
from dreamcog.games.cyberion.rules.ending import babybots_in_limbo
from dreamcog.games.cyberion.rules.repair import can_repair
from dreamcog.games.cyberion.rules.rows import robots_in_rows
from dreamcog.games.cyberion.rules.upgrade import price_of_leaving
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import GIGANTOBOTS, MODELS, NOTHING, PLACES, Row, Verb

MACHINE = 1000
"""A machine that has left the Factory."""

END = 100_000
"""A game that is won; less by as much, one that is lost."""

FAILSAFE = 300
READY = 50
"""A machine that the robots of the rows can repair."""

USE = 40
"""One use of a robot card: with the Battery charged a card of deck or rows has two ahead of it."""

STORED = 20
FLEETING = -10
"""What a place in the Stock adds to a robot, and what one in the Flash takes away."""

EXPERIENCE = 100
LEVEL = 50
"""A machine of the Experience pile, and what a Cog's level is worth beyond those it costs."""

BABYBOT = -200
DAMAGE = -250
LAID = 50
MICROBOT = 30
INTERFERENCE = -60
"""Each still in Limbo, each still there, each robot on a Gigantobot, each held, each left."""


def appraise(s: State, box: Box, _seat: int) -> int:
    """How well things stand between two moves; in Cyberion all seats stand alike."""
    worth = MACHINE * s.n_retired
    if s.over == 1:
        return worth + END if s.won == 1 else worth - END
    idle = s.left_this_turn == 0 and machines_ready(s, box) == 0
    if idle and s.failsafes == 0:
        return worth - END
    worth += FAILSAFE * (s.failsafes - (1 if idle else 0))
    ready = machines_ready(s, box)
    worth += READY * ready
    worth += worth_of_cards(s) + worth_of_cogs(s) + worth_of_expansions(s)
    return worth + worth_of_question(s, idle)


def machines_ready(s: State, box: Box) -> int:
    """How many machines of the Factory the robots of the rows can repair, each for itself."""
    ready = 0
    for place in range(PLACES):
        if s.factory[place] != NOTHING:
            push(s.draft, s.factory[place])
            if can_repair(s, box, s.draft) == 0:
                ready += 1
            withdraw(s.draft, 0, 0)
    return ready


def worth_of_cards(s: State) -> int:
    """Robots by the uses they have ahead of them (C5.1), and a little by their row."""
    uses = (s.n_deck + robots_in_rows(s) + s.n_seen) * (1 + s.battery) + s.n_discard * s.battery
    return USE * uses + STORED * s.n_row[Row.STOCK] + FLEETING * s.n_row[Row.FLASH]


def worth_of_cogs(s: State) -> int:
    """Levels, by the machines that they cost (C3.6) and a little more; the machines at hand."""
    worth = EXPERIENCE * s.experience
    for model in range(MODELS):
        level = s.levels[model]
        for left in range(1, level):
            worth += EXPERIENCE * price_of_leaving(left)
        worth += LEVEL * level
        worth += USE * s.support[model]
    return worth


def worth_of_expansions(s: State) -> int:
    """What expansions want done before the last machine is repaired."""
    worth = MICROBOT * s.n_held
    if s.babybots == 1:
        worth += BABYBOT * babybots_in_limbo(s)
    if s.gigantobots == 1:
        worth += DAMAGE * s.damage
        for giga in range(GIGANTOBOTS):
            worth += (USE + LAID) * s.n_laid[giga]
    if s.devious_cog == 1:
        worth += INTERFERENCE * tokens_left(s)
    return worth


def worth_of_question(s: State, idle: bool) -> int:
    """What answering the question on the table will bring, more where a repair is still needed."""
    verb = s.pending.verb
    if verb == 0:
        return 0
    if verb == Verb.REWARD:
        return FAILSAFE * s.pending.left
    if verb == Verb.STORE:
        return STORED * s.pending.left
    if verb == Verb.RECOVER:
        return FAILSAFE // 2 if idle else USE - 5
    if verb == Verb.PREPARE:
        return FAILSAFE if idle else 0
    return USE * 2 if idle else USE // 2
