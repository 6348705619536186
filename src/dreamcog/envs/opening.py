"""A game and its players as the arguments of an environment name them; wrong ones are refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dreamcog.bots import Bot, bot
from dreamcog.core.game import Game
from dreamcog.core.refusal import malformed
from dreamcog.core.registry import game_kind

USUAL_BOT = "greedy"
"""The bot of seats that are given none. By name: an environment of one version stays the same when
stronger bots come."""

Bots = str | Bot | Sequence[str | Bot] | None
"""One bot for all other seats, or one for each of them, by name or as itself."""


def opened(game: object, options: Mapping[str, Any] | None, more: Mapping[str, Any]) -> Game[Any]:
    """The game with options from a mapping and from keywords, none of them in both."""
    given = dict(options or {})
    if twice := sorted(given.keys() & more.keys()):
        raise malformed(f"options.{twice[0]}", "one value, in options or as a keyword")
    return game_kind(game).open({**given, **more})


def seated_bots(game: Game[Any], seat: int, bots: Bots) -> dict[int, Bot]:
    """The bot of each seat but the learner's."""
    others = [each for each in range(game.options["players"]) if each != seat]
    if bots is None or isinstance(bots, str) or not isinstance(bots, Sequence):
        named: list[Any] = [USUAL_BOT if bots is None else bots] * len(others)
    else:
        named = list(bots)
    if len(named) != len(others):
        raise malformed("bots", f"one for all other seats, or {len(others)}")
    return {each: as_bot(name, game) for each, name in zip(others, named, strict=True)}


def as_bot(name: Any, game: Game[Any]) -> Bot:
    """A bot by its name, or the bot itself."""
    if hasattr(name, "decide"):
        itself: Bot = name
        return itself
    return bot(name, game.kind)
