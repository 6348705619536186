"""Bots that other packages offer, found by the entry-point group `dreamcog.bots`.

The name of an entry point is the name of the bot; what it names is an `OfferedBot`. A package that
cannot be loaded offers nothing: everybody else's bots still play.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from dreamcog.bots.bot import Bot
from dreamcog.core.kind import Kind

GROUP = "dreamcog.bots"
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
"""What a bot may be called: it is typed on command lines, with commas between names."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class OfferedBot:
    """A bot as a package offers it."""

    make: Callable[[Kind], Bot]
    """Makes the bot for a game; it is made once in a process, and asked by one thread at a time."""
    games: tuple[str, ...] | None = None
    """The games that it plays, by name; None for all."""

    def plays(self, kind: Kind) -> bool:
        """Whether it plays this game."""
        return self.games is None or kind.name in self.games


@cache
def points() -> dict[str, EntryPoint]:
    """The entry points by name, those left out whose names no bot may have."""
    found = {point.name: point for point in entry_points(group=GROUP)}
    return {name: found[name] for name in sorted(found) if NAME.fullmatch(name)}


@cache
def offered_bot(name: str) -> OfferedBot | None:
    """What a package offers under this name; None where nothing is, or it cannot be loaded."""
    try:
        offered = points()[name].load()
        if not isinstance(offered, OfferedBot):
            raise TypeError(f"{points()[name].value} is no OfferedBot")
    except KeyError:
        return None
    except Exception:
        log.exception("a bot cannot be loaded: %s", name)
        return None
    return offered


def offered_names(kind: Kind) -> list[str]:
    """The names of the bots of other packages that play this game."""
    return [name for name in points() if made_bot(name, kind) is not None]


@cache
def made_bot(name: str, kind: Kind) -> Bot | None:
    """The bot of this name for this game, made once; None where none is offered for it."""
    offered = offered_bot(name)
    if offered is None or not offered.plays(kind):
        return None
    try:
        return offered.make(kind)
    except Exception:
        log.exception("a bot cannot be made: %s", name)
        return None


def offered_label(name: str) -> str | None:
    """The name with the version of the package that offers it, by which results know it."""
    point = points().get(name)
    return f"{name}@{point.dist.version}" if point is not None and point.dist is not None else None
