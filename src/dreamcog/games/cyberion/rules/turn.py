"""The turn: what may be done now, and doing it.

`can` is the one question of legality: 0 for yes, otherwise the number of the refusal. For a draft
that is done it judges the whole move; for an unfinished one, whether some completion is legal.
"""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.rules.babybots import can_make_babybot, make_babybot
from dreamcog.games.cyberion.rules.closing import close_turn
from dreamcog.games.cyberion.rules.commandbot import can_prepare, prepare
from dreamcog.games.cyberion.rules.cyclobot import can_recover, recover
from dreamcog.games.cyberion.rules.factory import machines_in_factory
from dreamcog.games.cyberion.rules.gigantobots import (
    can_pilot,
    can_take_reward,
    pilot,
    take_reward,
)
from dreamcog.games.cyberion.rules.microbots import (
    can_use_microbots,
    remove_machine,
    replace_microbot,
    swap_microbots,
)
from dreamcog.games.cyberion.rules.naming import needs_machines, robots_needed
from dreamcog.games.cyberion.rules.planbot import arrange, can_arrange
from dreamcog.games.cyberion.rules.questions import is_opening
from dreamcog.games.cyberion.rules.repair import can_repair, repair
from dreamcog.games.cyberion.rules.rows import robots_in_rows
from dreamcog.games.cyberion.rules.stockbot import can_store, store
from dreamcog.games.cyberion.rules.trigger import (
    can_choose_level,
    can_support,
    can_trigger,
    choose_level,
    support,
    trigger,
)
from dreamcog.games.cyberion.rules.upgrade import can_upgrade, upgrade
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import Verb


def may_act(s: State, seat: int) -> bool:
    """Is it this seat's turn?"""
    return s.over == 0 and s.seat == seat


def can(s: State, box: Box, d: Draft) -> int:
    """May this seat make this move now, or go on with it? 0, or the number of the refusal."""
    if s.over == 1:
        return No.GAME_IS_OVER
    if d.seat != s.seat:
        return No.NOT_YOUR_TURN
    verb = d.verb
    if d.n == 0 and d.done == 0:
        return can_begin(s, verb)
    if s.pending.verb != 0:
        if verb != s.pending.verb:
            return No.QUESTION_IS_OPEN
        return can_answer(s, box, d)
    if verb == Verb.TRIGGER:
        return can_trigger(s, box, d)
    if verb == Verb.REPAIR:
        return can_repair(s, box, d)
    if verb == Verb.UPGRADE:
        return can_upgrade(s, d)
    if verb == Verb.SUPPORT:
        return can_support(s, box, d)
    if verb == Verb.END_TURN:
        return 0
    if not is_opening(verb):
        return No.NOTHING_TO_ANSWER
    if verb == Verb.MAKE_BABYBOT:
        return can_make_babybot(s, box, d)
    if verb == Verb.PILOT:
        return can_pilot(s, box, d)
    return can_use_microbots(s, d)


def can_begin(s: State, verb: int) -> int:
    """Is this the moment for such a move, whatever it will name?"""
    if s.pending.verb != 0 and verb != s.pending.verb:
        return No.QUESTION_IS_OPEN
    if s.pending.verb == 0 and not is_opening(verb):
        return No.NOTHING_TO_ANSWER
    if not is_in_play(s, verb):
        return No.NOT_IN_PLAY
    if needs_machines(verb) and machines_in_factory(s) == 0:
        return No.NO_MACHINES
    if robots_in_rows(s) < robots_needed(verb):
        return No.NOT_ENOUGH_ROBOTS
    return 0


def is_in_play(s: State, verb: int) -> bool:
    """C13.1: moves of an expansion need it."""
    if verb == Verb.MAKE_BABYBOT:
        return s.babybots == 1
    if verb == Verb.PILOT:
        return s.gigantobots == 1
    if Verb.MICROBOT_REPLACE <= verb <= Verb.MICROBOT_REMOVE:
        return s.microbots == 1
    return True


def can_answer(s: State, box: Box, d: Draft) -> int:
    """Is this an answer, or the beginning of one, to the question on the table?"""
    verb = d.verb
    if verb == Verb.STORE:
        return can_store(s, d)
    if verb == Verb.RECOVER:
        return can_recover(s, box, d)
    if verb == Verb.ARRANGE:
        return can_arrange(s, d)
    if verb == Verb.PREPARE:
        return can_prepare(s, d)
    if verb == Verb.CHOOSE_LEVEL:
        return can_choose_level(s, box, d)
    return can_take_reward(s, d)


def do(s: State, box: Box, log: Log, d: Draft) -> None:
    """Make a move that `can` allows."""
    verb = d.verb
    if verb == Verb.TRIGGER:
        trigger(s, box, log, d)
    elif verb == Verb.REPAIR:
        repair(s, box, log, d)
    elif verb == Verb.UPGRADE:
        upgrade(s, log, d)
    elif verb == Verb.SUPPORT:
        support(s, box, log, d)
    elif verb == Verb.END_TURN:
        close_turn(s, log)
    elif verb == Verb.STORE:
        store(s, log, d)
    elif verb == Verb.RECOVER:
        recover(s, box, log, d)
    elif verb == Verb.ARRANGE:
        arrange(s, log, d)
    elif verb == Verb.PREPARE:
        prepare(s, log, d)
    elif verb == Verb.CHOOSE_LEVEL:
        choose_level(s, box, log, d)
    else:
        do_for_expansion(s, box, log, d)


def do_for_expansion(s: State, box: Box, log: Log, d: Draft) -> None:
    """Make a move that belongs to an expansion."""
    verb = d.verb
    if verb == Verb.MAKE_BABYBOT:
        make_babybot(s, box, log, d)
    elif verb == Verb.PILOT:
        pilot(s, log, d)
    elif verb == Verb.REWARD:
        take_reward(s, log, d)
    elif verb == Verb.MICROBOT_REPLACE:
        replace_microbot(s, log, d)
    elif verb == Verb.MICROBOT_SWAP:
        swap_microbots(s, log, d)
    elif verb == Verb.MICROBOT_REMOVE:
        remove_machine(s, box, log, d)
