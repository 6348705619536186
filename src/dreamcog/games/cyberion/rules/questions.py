"""Pending decisions: what an ability leaves to the player, answered by the next move."""

from __future__ import annotations

from dreamcog.games.cyberion.state import State
from dreamcog.games.cyberion.words import Opening


def is_opening(number: int) -> bool:
    """Whether a verb, or a small step, of this number begins a move of the player's own accord.

    An opening has one number, as verb and as step; all other numbers answer a question or go on
    with a move. The numbers up to 18 are given: the next opening is 19, and is added here.
    """
    return number <= Opening.MICROBOT_REMOVE


def ask(s: State, verb: int, left: int, level: int, ability: int) -> None:
    """Put a question on the table: the verb that answers it, how many are left, what asks.

    `level` is the highest that the answer may reach, where that is still open; 0 elsewhere.
    """
    s.pending.verb = verb
    s.pending.left = left
    s.pending.level = level
    s.pending.ability = ability


def question_open(s: State) -> int:
    """The verb that answers the question on the table."""
    return s.pending.verb


def answered(s: State) -> None:
    """The question is off the table."""
    ask(s, 0, 0, 0, 0)
