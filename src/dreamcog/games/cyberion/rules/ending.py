"""How a game ends (C3.8, C3.13, and what expansions add: C8.6, C9.5, C12.4)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit
from dreamcog.games.cyberion.rules.devious_cog import tokens_left
from dreamcog.games.cyberion.rules.factory import machines_in_factory
from dreamcog.games.cyberion.state import Box, State
from dreamcog.games.cyberion.words import MODELS, Happening, Rule


def win(s: State, log: Log, reason: int) -> None:
    """The game is won, by this rule."""
    s.over = 1
    s.won = 1
    s.reason = reason
    emit(log, Happening.WON, s.seat, reason, 0, 0)


def lose(s: State, log: Log, reason: int) -> None:
    """The game is lost, by this rule."""
    s.over = 1
    s.won = 0
    s.reason = reason
    emit(log, Happening.LOST, s.seat, reason, 0, 0)


def end_if_factory_is_empty(s: State, box: Box, log: Log) -> None:
    """C3.13: with the last machine gone the game ends at once, won unless an expansion objects."""
    if s.n_machine_deck > 0 or machines_in_factory(s) > 0:
        return
    owed = s.damage * box.failsafes_each
    if babybots_in_limbo(s) > 0:
        lose(s, log, Rule.C8_6)
    elif owed > s.failsafes:
        lose(s, log, Rule.C9_5)
    elif tokens_left(s) > 0:
        lose(s, log, Rule.C12_4)
    else:
        pay_for_damage(s, log, owed)
        win(s, log, Rule.C3_13)


def babybots_in_limbo(s: State) -> int:
    """How many Babybots have not been made (C8.6)."""
    waiting = 0
    for model in range(MODELS):
        waiting += s.limbo[model]
    return waiting


def pay_for_damage(s: State, log: Log, owed: int) -> None:
    """C9.5: on a win the Failsafes owed for Structural Damage are returned."""
    if owed > 0:
        s.failsafes -= owed
        emit(log, Happening.FAILSAFES_OWED, s.seat, Rule.C9_5, owed, s.failsafes)
