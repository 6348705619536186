"""All bots by name, weakest first."""

from __future__ import annotations

from collections.abc import Sequence

from dreamcog.bots.bot import Bot
from dreamcog.bots.plain import PlainBot
from dreamcog.core.refusal import malformed
from dreamcog.sim.loops import GREEDY, RANDOM

BOTS = (PlainBot("random", RANDOM), PlainBot("greedy", GREEDY))


def bot_names() -> list[str]:
    """The names of all bots, weakest first."""
    return [bot.name for bot in BOTS]


def bot(name: object) -> Bot:
    """The bot of this name, or a refusal."""
    return named(name)


def named(name: object) -> PlainBot:
    """The plain bot of this name, or a refusal."""
    for found in BOTS:
        if found.name == name:
            return found
    raise malformed("bots", f"one of {', '.join(bot_names())}")


def batch_numbers(names: Sequence[object], players: int) -> list[int]:
    """The numbers by which batches know these bots: one for each seat, or one for all."""
    if len(names) not in (1, players):
        raise malformed("bots", f"one for all, or {players}, of {', '.join(bot_names())}")
    return [named(name).number for name in names]
