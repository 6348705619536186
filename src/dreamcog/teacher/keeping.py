"""What is kept of a bot's decision: a few numbers, of which its reasons can be told later.

A server does it for every move of a bot, in the process that everybody waits for: so nothing heavy
is imported here.
"""

from __future__ import annotations

from typing import Any

from dreamcog.bots.decision import Choice, Decision

DIGITS = 4
"""Digits of chances that are told."""

KEPT_CHOICES = 4
"""Choices of a decision that are kept."""


def numbers_of(choice: Choice) -> dict[str, Any]:
    """A move with the numbers that a bot has of it."""
    told = {"chance": choice.chance, "score": choice.score, "share": choice.share}
    numbers = {
        name: None if value is None else round(value, DIGITS) for name, value in told.items()
    }
    return {"move": dict(choice.move), **numbers}


def choices_of(decision: Decision) -> tuple[Choice, ...]:
    """The chosen move first, each move once; alone where its bot says nothing of others.

    A bot that composes moves step by step may come to the same things in another order.
    """
    choices = decision.choices or (Choice(decision.move),)
    first: dict[str, Choice] = {}
    for each in choices:
        first.setdefault(repr(each.move), each)
    return tuple(first.values())


def kept(decision: Decision) -> dict[str, Any]:
    """What is kept of a bot's decision, so that its reasons can be told later."""
    choices = choices_of(decision)[:KEPT_CHOICES]
    return {"choices": [numbers_of(each) for each in choices], "about": dict(decision.about)}
