"""Levels as bots: a network at a temperature, or another bot under the name of the level."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from dreamcog.bots.bot import Bot
from dreamcog.bots.decision import USUAL_BUDGET, Budget, Decision
from dreamcog.bots.network_folder import SIZES, network_bot, network_digest
from dreamcog.core.game import Game
from dreamcog.core.kind import Kind
from dreamcog.core.levels import Level

DIGESTED = 4
"""Decimals of temperature and reach that tell levels apart."""


@dataclass(frozen=True)
class LevelBot:
    """A bot that plays under the name of a level."""

    name: str
    plays: Bot

    def decide(
        self,
        game: Game[Any],
        view: Mapping[str, Any],
        seat: int,
        rng: random.Random,
        budget: Budget,
    ) -> Decision:
        """What the bot decides."""
        return self.plays.decide(game, view, seat, rng, budget)


def level_bot(kind: Kind, level: Level, named: Callable[[str, Kind], Bot]) -> Bot:
    """The bot of a level; `named` finds the one that it plays as. Networks are loaded once."""
    if level.bot not in SIZES:
        return LevelBot(level.name, named(level.bot, kind))
    plays = network_bot(kind, level.bot)
    return replace(plays, name=level.name, temperature=level.temperature, reach=level.reach)


def level_digest(kind: Kind, level: Level) -> str:
    """A hash of a network's file and of how its steps are drawn, by which runs are compared."""
    drawn = f"{level.temperature:.{DIGESTED}f} {level.reach:.{DIGESTED}f}"
    told = f"{network_digest(kind, level.bot)} {drawn}"
    return hashlib.sha256(told.encode()).hexdigest()


def table_budget(kind: Kind, name: str) -> Budget:
    """What a bot may think about a decision at a table where people play."""
    level = kind.levels.levels.get(name)
    return USUAL_BUDGET if level is None or level.seconds is None else Budget(level.seconds)
