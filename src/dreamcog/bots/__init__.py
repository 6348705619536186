"""Bots: players that see one seat's view and know no game's insides."""

from dreamcog.bots.bot import Bot
from dreamcog.bots.registry import batch_numbers, bot, bot_names

__all__ = ["Bot", "batch_numbers", "bot", "bot_names"]
