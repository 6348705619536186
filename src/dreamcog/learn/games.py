"""Finding games: installed ones by the registry, those of a bare source tree by their folders."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.kind import Kind
from dreamcog.core.refusal import malformed
from dreamcog.core.registry import game_kind, games
from dreamcog.learn.environment import Ruleset


@cache
def in_folders() -> dict[str, Kind]:
    """The games that lie in the package itself, by name: entry points need an installation."""
    built_in, found = import_module("dreamcog.games"), {}
    for folder in pkgutil.iter_modules(built_in.__path__, f"{built_in.__name__}."):
        if folder.ispkg and find_spec(f"{folder.name}.game"):
            kind = import_module(f"{folder.name}.game").GAME
            found[kind.name] = kind
    return found


def known_games() -> list[str]:
    """The names of all games that can be learnt."""
    return sorted({*games(), *in_folders()})


def kind_of(name: str) -> Kind:
    """The game of this name, installed or not."""
    if name in games():
        return game_kind(name)
    if name not in in_folders():
        raise malformed("game", f"one of {', '.join(known_games())}")
    return in_folders()[name]


def beside(kind: Kind, module: str) -> ModuleType | None:
    """A module of this name in the game's own package, if it has one."""
    name = f"{kind.package}.{module}"
    return import_module(name) if find_spec(name) else None


def opened(kind: Kind, ruleset: Ruleset) -> Game[Any]:
    """The game with the options and the box of a ruleset."""
    box = {} if ruleset.box is None else {"box": dict(ruleset.box)}
    return kind.open({**ruleset.options, **box})
