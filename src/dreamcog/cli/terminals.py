"""Terminal packs: what each game brings to the terminal, found by entry points.

A pack is a `Terminal` under the game's name in the group `dreamcog.terminals`: a game that is
installed from another package brings its own, and nothing here names a game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from rich.console import RenderableType

from dreamcog.cli.tabletop import Tabletop
from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.core.table import Table
from dreamcog.i18n.texts import Texts

GROUP = "dreamcog.terminals"


@dataclass(frozen=True, slots=True)
class Terminal:
    """One game's pack for the terminal."""

    tabletop: type[Tabletop]
    """The table at which it is played."""
    box_tables: Callable[[Texts, Game[Any]], list[RenderableType]] | None = None
    """How `dreamcog box show` draws its box; None: block by block, as the file has it."""


@cache
def find_terminal(game: str) -> Terminal | None:
    """The game's pack; None if it brings none."""
    for point in entry_points(group=GROUP, name=game):
        found = point.load()
        assert isinstance(found, Terminal)
        return found
    return None


def tabletop(table: Table, texts: Texts, names: tuple[str, ...] = ()) -> Tabletop:
    """The table's game at the terminal; a refusal if the game brings no pack."""
    name = table.game.kind.name
    terminal = find_terminal(name)
    if terminal is None:
        raise Refused("no-terminal", game=texts.title(name))
    return terminal.tabletop(table, texts, names)
