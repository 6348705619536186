"""The levels of a game: opponents and partners with names that people understand.

Two files in a game's folder: `levels.toml` says how each plays, `levels.json` how strong it was
measured to be, by `./dev bench levels`, which writes it.
"""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Any

LEVEL_NAMES = ("beginner", "easy", "medium", "hard", "expert")
"""The weakest first; their words and what is said of them are the same in every game."""

CHOSEN, MEASURED = "levels.toml", "levels.json"


@dataclass(frozen=True, slots=True)
class Level:
    """How a level plays: as a bot, whose steps are drawn by its liking where it is a network."""

    name: str
    bot: str
    """The name of the bot."""
    temperature: float = 0.0
    """0 takes what the network likes best; the higher, the less it matters what is liked."""
    reach: float = math.inf
    """What is liked less than the best by more than this is not done: nothing plainly absurd."""
    seconds: float | None = None
    """What it may think about a decision at a table; None: what any bot may."""


@dataclass(frozen=True, slots=True)
class Strength:
    """How strong a bot was measured to be, on Elo's scale; intervals hold 95 %."""

    rating: float
    low: float
    high: float
    won: float
    """The share of games won: against the level `against`, or of deals where all win together."""
    won_low: float
    won_high: float
    games: int
    against: str | None = None


@dataclass(frozen=True, slots=True)
class Levels:
    """The levels of a game, and which of them sits down where nobody has chosen."""

    levels: Mapping[str, Level]
    usual: str | None = None
    """Who plays where a person names no other: a kind opponent, or a partner who is a help."""
    stand_in: str | None = None
    """Who plays on for a person who is gone."""
    strengths: Mapping[str, Strength] = field(default_factory=dict)
    """By bot, levels and others, as far as they were measured."""


NO_LEVELS = Levels(MappingProxyType({}))


@cache
def levels_in(package: str) -> Levels:
    """The levels that a package declares; none where it has no such file."""
    folder = resources.files(package)
    chosen, measured = folder / CHOSEN, folder / MEASURED
    if not chosen.is_file():
        return NO_LEVELS
    told = tomllib.loads(chosen.read_text(encoding="utf-8"))
    levels = {each["name"]: Level(**each) for each in told["level"]}
    found = json.loads(measured.read_text(encoding="utf-8")) if measured.is_file() else {}
    strengths = {name: read_strength(each) for name, each in found.get("bots", {}).items()}
    return Levels(
        MappingProxyType(levels), told["usual"], told["stand_in"], MappingProxyType(strengths)
    )


def read_strength(told: Mapping[str, Any]) -> Strength:
    """A strength as it is stored."""
    values: dict[str, Any] = {name: told[name] for name in Strength.__dataclass_fields__}
    return Strength(**values)
