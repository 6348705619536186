"""What a bot is given for a decision, and what it answers: the move, and its reasons as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

USUAL_SECONDS = 0.1
"""What a decision may take where nothing else is said, in seconds on one core."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision; a bound that is None does not hold.

    With iterations alone the same decision is made on every machine, however fast it is.
    """

    seconds: float | None = None
    iterations: int | None = None
    """How many pieces of work, whatever a bot counts as one: positions played on, for instance."""


USUAL_BUDGET = Budget(seconds=USUAL_SECONDS)


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that a bot has considered, with what it thinks of it; None is what it cannot say."""

    move: dict[str, Any]
    chance: float | None = None
    """How likely the seat wins with it, from 0 to 1; where all win together, that they win."""
    score: float | None = None
    """The score that is expected for the seat at the end."""
    share: float | None = None
    """How much of the bot's liking or consideration it has, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The move of a bot, and why: data, from which sentences are made at the edge."""

    move: dict[str, Any]
    choices: tuple[Choice, ...] = ()
    """The moves that were considered, the chosen one first; empty where the bot cannot say."""
    about: Mapping[str, Any] = field(default_factory=dict)
    """How it was reasoned, as a small JSON object: `kind`, and counts of what was done."""
