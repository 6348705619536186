"""Bots: players that see one seat's view and know no game's insides."""

from dreamcog.bots.bot import Bot
from dreamcog.bots.decision import USUAL_BUDGET, USUAL_SECONDS, Budget, Choice, Decision
from dreamcog.bots.levels import table_budget
from dreamcog.bots.offered import OfferedBot
from dreamcog.bots.registry import (
    KNOWN_NAMES,
    added_bots,
    batch_numbers,
    bot,
    bot_names,
    cast_of,
    level_names,
    stand_in,
    typed_bot,
    usual_bot,
)

__all__ = [
    "KNOWN_NAMES",
    "USUAL_BUDGET",
    "USUAL_SECONDS",
    "Bot",
    "Budget",
    "Choice",
    "Decision",
    "OfferedBot",
    "added_bots",
    "batch_numbers",
    "bot",
    "bot_names",
    "cast_of",
    "level_names",
    "stand_in",
    "table_budget",
    "typed_bot",
    "usual_bot",
]
