"""The registry: games are found by the entry-point group `dreamcog.games`, never imported here."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec

from dreamcog.core.kind import Kind
from dreamcog.core.refusal import malformed

GROUP = "dreamcog.games"


@cache
def _points() -> dict[str, str]:
    return {point.name: point.value for point in entry_points(group=GROUP)}


def games() -> list[str]:
    """The names of all registered games."""
    return sorted(_points())


@cache
def packages() -> dict[str, str]:
    """The package of each registered game, by the game's name: where its data files lie.

    It is found by the entry point, so that asking for it loads no game.
    """
    specs = {name: find_spec(_points()[name].partition(":")[0]) for name in games()}
    return {name: spec.parent for name, spec in specs.items() if spec and spec.parent}


@cache
def _load(name: str) -> Kind:
    (point,) = entry_points(group=GROUP, name=name)
    kind = point.load()
    assert isinstance(kind, Kind)
    return kind


def game_kind(name: object) -> Kind:
    """The game of this name."""
    if not isinstance(name, str) or name not in _points():
        raise malformed("game", f"one of {', '.join(games())}")
    return _load(name)
