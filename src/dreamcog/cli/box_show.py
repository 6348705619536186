"""A box for the terminal: as its game draws it, or block by block as the file has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from dreamcog.cli.box_pages import plain_table, written
from dreamcog.cli.terminals import find_terminal
from dreamcog.core.attested import grade_of
from dreamcog.core.game import Game
from dreamcog.i18n.texts import Texts


def show_box(texts: Texts, game: Game[Any], name: str) -> list[RenderableType]:
    """Everything in a box: a heading, then a table for each kind of component."""
    terminal = find_terminal(game.kind.name)
    draw = terminal.box_tables if terminal and terminal.box_tables else block_tables
    return [Text(name, "bold"), *draw(texts, game)]


def block_tables(texts: Texts, game: Game[Any]) -> list[RenderableType]:
    """A box block by block, each value as the file has it."""
    told: list[RenderableType] = []
    for kind, block in game.box_values.items():
        if isinstance(block, Mapping):
            table = headed(texts, game, kind)
            for key, value in block.items():
                if key != "source":
                    grade = texts.say("box-grade", grade=grade_of(block, key))
                    row = texts.own(game, "box-value", value=key)
                    table.add_row(row, listed(value), grade)
            told += [Text(), table]
    return told


def listed(value: Any) -> str:
    """A value as the file has it; lists without their brackets and quotes."""
    if isinstance(value, list):
        return " · ".join(listed(item) for item in value)
    return value if isinstance(value, str) else written(value)


def headed(texts: Texts, game: Game[Any], kind: str) -> Table:
    """A table that begins with its kind of block."""
    return plain_table(
        texts.own(game, "box-kind", kind=kind),
        *(texts.say("box-column", column=column) for column in ("value", "source")),
    )
