"""How a game ends (C3.8, C3.13)."""

from __future__ import annotations

from dreamcog.core.log import Log, emit
from dreamcog.games.cyberion.rules.factory import machines_in_factory
from dreamcog.games.cyberion.state import State
from dreamcog.games.cyberion.words import Happening, Rule


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


def end_if_factory_is_empty(s: State, log: Log) -> None:
    """C3.13: with the last machine gone, the game is won at once."""
    if s.n_machine_deck == 0 and machines_in_factory(s) == 0:
        win(s, log, Rule.C3_13)
