"""Pending decisions: what an ability leaves to the player, answered by the next move."""

from __future__ import annotations

from dreamcog.games.cyberion.state import State


def ask(s: State, verb: int, left: int, level: int, ability: int) -> None:
    """Put a question on the table: the verb that answers it, how many are left, what asks.

    `level` is the highest that the answer may reach, where that is still open; 0 elsewhere.
    """
    s.pending.verb = verb
    s.pending.left = left
    s.pending.level = level
    s.pending.ability = ability


def answered(s: State) -> None:
    """The question is off the table."""
    ask(s, 0, 0, 0, 0)
