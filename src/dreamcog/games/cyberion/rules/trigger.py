"""Trigger an ability by a robot or a Support token (C3.4, C3.5)."""

from __future__ import annotations

from dreamcog.core.draft import Draft
from dreamcog.core.log import Log, emit
from dreamcog.games.cyberion.refusals import No
from dreamcog.games.cyberion.rules.commandbot import ask_what_to_prepare, can_command, most_to_pay
from dreamcog.games.cyberion.rules.cyclobot import ask_what_to_recover
from dreamcog.games.cyberion.rules.deck import to_discard
from dreamcog.games.cyberion.rules.devious_cog import (
    is_twisted,
    level_is_open,
    reveal_interference,
)
from dreamcog.games.cyberion.rules.planbot import look_ahead
from dreamcog.games.cyberion.rules.questions import answered
from dreamcog.games.cyberion.rules.rows import alike_in_row, take_from_row
from dreamcog.games.cyberion.rules.sirenbot import call_robots
from dreamcog.games.cyberion.rules.stockbot import ask_what_to_store
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import IN_ROWS, ROBOTS, Happening, Model, Rule, Verb

LEVEL = 1
"""Where the level stands among the arguments, if it is named."""


def level_meant(d: Draft, highest: int) -> int:
    """C3.4: the level named, or the highest."""
    return d.args[LEVEL] if d.n > LEVEL else highest


def highest_level(s: State, box: Box, d: Draft) -> int:
    """C3.4, C3.5, C12.2: the level at which the ability happens when no lower one is named."""
    if d.verb == Verb.SUPPORT:
        return box.support_level
    if d.verb == Verb.CHOOSE_LEVEL:
        return s.pending.level
    return s.levels[box.kind_model[d.args[0] % IN_ROWS]]


def level_asked(s: State, box: Box, d: Draft) -> int:
    """The level that the move asks for."""
    return d.args[0] if d.verb == Verb.CHOOSE_LEVEL else level_meant(d, highest_level(s, box, d))


def price_asked(s: State, box: Box, d: Draft) -> int:
    """C4.5: what a Commandbot costs at the level asked for."""
    return box.commandbot_price[level_asked(s, box, d)]


def most_paid(s: State, d: Draft) -> int:
    """C4.5: what rows and deck can pay for it; a robot that is triggered pays nothing."""
    return most_to_pay(s, 1 if d.verb == Verb.TRIGGER else 0)


def tokens_under_cog(s: State, model: int) -> int:
    """C12.2: how many Interference tokens lie under the model's Cog."""
    return s.n_interference[model]


def can_trigger(s: State, box: Box, d: Draft) -> int:
    """C3.4: a robot of the rows, at its Cog's level or lower; level I waives."""
    if alike_in_row(s, d.args[0]) == 0:
        return No.NO_SUCH_ROBOT
    if d.args[0] % IN_ROWS >= ROBOTS:
        return No.MULTIBOT_HAS_NO_ABILITY
    model = box.kind_model[d.args[0] % IN_ROWS]
    if is_twisted(s, model):
        return No.LEVEL_COMES_LATER if d.n > LEVEL else 0
    level = level_meant(d, s.levels[model])
    if level > s.levels[model]:
        return No.LEVEL_TOO_HIGH
    if d.done == 0 and d.n == LEVEL:
        return 0
    return can_use(s, box, model, level, 1)


def can_support(s: State, box: Box, d: Draft) -> int:
    """C3.5: a Support token of the Reserve, at its printed level or lower."""
    model = d.args[0]
    if s.support[model] == 0:
        return No.NO_SUCH_SUPPORT
    level = level_meant(d, box.support_level)
    if level > box.support_level:
        return No.SUPPORT_LEVEL_TOO_HIGH
    if d.done == 0 and d.n == LEVEL:
        return 0
    return can_use(s, box, model, level, 0)


def can_use(s: State, box: Box, model: int, level: int, own: int) -> int:
    """C4.5: only a Commandbot has a price that may be too high; level I (waiving) has none."""
    if model == Model.COMMANDBOT and level > 1:
        return can_command(s, box, level, own)
    return 0


def trigger(s: State, box: Box, log: Log, d: Draft) -> None:
    """C3.4: the robot is discarded, and its model's ability happens at the level chosen.

    C12.2: where an Interference token lies, it says which ability, and the level comes later.
    """
    kind = take_from_row(s, d.args[0])
    model = box.kind_model[kind]
    level = level_meant(d, s.levels[model])
    to_discard(s, kind)
    emit(log, Happening.TRIGGERED, s.seat, Rule.C3_4, d.args[0], level)
    if is_twisted(s, model):
        reveal_interference(s, log, model)
    else:
        use_ability(s, box, log, model, level)


def can_choose_level(s: State, box: Box, d: Draft) -> int:
    """C12.2: up to the Cog's level, and the players can pay what the ability costs there."""
    answer = level_is_open(s, d)
    if answer != 0:
        return answer
    return can_use(s, box, s.pending.ability, d.args[0], 0)


def choose_level(s: State, box: Box, log: Log, d: Draft) -> None:
    """C12.2: the revealed ability happens at the level chosen."""
    ability = s.pending.ability
    answered(s)
    emit(log, Happening.LEVEL_CHOSEN, s.seat, Rule.C12_2, ability, d.args[0])
    use_ability(s, box, log, ability, d.args[0])


def support(s: State, box: Box, log: Log, d: Draft) -> None:
    """C3.5: the token is discarded, and its ability happens at the level chosen."""
    model = d.args[0]
    level = level_meant(d, box.support_level)
    s.support[model] = 0
    emit(log, Happening.SUPPORTED, s.seat, Rule.C3_5, model, level)
    use_ability(s, box, log, model, level)


def use_ability(s: State, box: Box, log: Log, model: int, level: int) -> None:
    """C4: what the ability does at this level; at level I, nothing."""
    if level == 1:
        return
    if model == Model.SIRENBOT:
        call_robots(s, box, log, level)
    elif model == Model.STOCKBOT:
        ask_what_to_store(s, box, level)
    elif model == Model.CYCLOBOT:
        ask_what_to_recover(s, box, level)
    elif model == Model.PLANBOT:
        look_ahead(s, box, log, level)
    else:
        ask_what_to_prepare(s, box, level)
