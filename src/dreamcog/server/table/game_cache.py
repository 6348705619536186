"""A cache of open games: tables with the same options and the same box share one."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from dreamcog.core.game import Game
from dreamcog.core.refusal import malformed
from dreamcog.core.registry import game_kind

MOST_OPEN = 256

encode = msgspec.json.Encoder(order="deterministic").encode
"""Writes equal values alike, whatever the order of their keys."""


def open_game(name: str, options: dict[str, Any], box: dict[str, Any] | None = None) -> Game[Any]:
    """A game with its options, and the values of a box or else the built-in one."""
    return _open_game(name, encode(options), encode(box))


@lru_cache(MOST_OPEN)
def _open_game(name: str, options: bytes, box: bytes) -> Game[Any]:
    opened = msgspec.json.decode(options)
    return game_kind(name).open({**opened, "box": msgspec.json.decode(box)})


def requested_game(name: str, options: dict[str, Any]) -> Game[Any]:
    """The game that a client requests: the box is given by its values, never by a path."""
    chosen = {key: value for key, value in options.items() if key not in ("box", "seed")}
    box = options.get("box")
    if box is not None and box != name and not isinstance(box, dict):
        raise malformed("options.box", "the values of a box")
    return open_game(name, chosen, box if isinstance(box, dict) else None)


@lru_cache(MOST_OPEN)
def has_built_in_box(game: Game[Any]) -> bool:
    """Whether a game is played with its built-in box."""
    return bool(game.box_values == _open_game(game.kind.name, b"{}", b"null").box_values)
