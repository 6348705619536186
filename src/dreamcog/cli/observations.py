"""`dreamcog observations GAME`: the layout of what learners see, number by number."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from dreamcog.cli.box_pages import PAGE_WIDTH, markdown_row
from dreamcog.core.observation import Block, Observation, numbered
from dreamcog.core.registry import game_kind, games
from dreamcog.i18n.texts import Texts

COMMAND = "dreamcog observations --markdown > docs/observations.md"
ABOUT = """\
An observation is what a seat may know of a position, as a list of whole numbers from 0 to 255
(larger amounts are told as 255). `Game.observe(state, seat)` makes one. It tells nothing that is
hidden from the seat: dealing the unseen anew leaves it as it is. What is printed is told by its
numbers (price, time, effects, …), so that it means the same in every box; a row belongs to the
component with the number by which moves name it. The layout has a version; within a version a
number keeps its place and its meaning. Numbers count from 0, seats from the observing seat on in
turn order. Where the names of several columns begin alike, as in `part: night`, a 1 in one of them
says which it is, unless the columns are amounts.
"""


def observations(
    game: Annotated[str | None, typer.Argument(help="A game; all if none is named.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print a Markdown page.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """List the blocks of a game's observations: where each begins, and what it tells."""
    names = games() if game is None else [game_kind(game).name]
    layouts = {name: game_kind(name).game_type.rules.observation for name in names}
    if as_json:
        typer.echo(json.dumps({name: declared(layout) for name, layout in layouts.items()}))
    elif markdown:
        typer.echo("\n".join(page(layouts)))
    else:
        show(layouts)


def declared(layout: Observation) -> dict[str, Any]:
    """A layout as plain JSON types."""
    blocks = [
        {
            "name": block.name,
            "offset": layout.offsets[block.name],
            "size": block.size,
            "meaning": block.meaning,
            "rows": list(block.rows),
            "columns": list(block.columns),
        }
        for block in layout.blocks
    ]
    return {"version": layout.version, "size": layout.size, "blocks": blocks}


def show(layouts: dict[str, Observation]) -> None:
    """The blocks of several games as tables."""
    console = Console()
    for name, layout in layouts.items():
        table = Table("block", "from", "size", "meaning", box=None, pad_edge=False)
        for block in layout.blocks:
            first = layout.offsets[block.name]
            table.add_row(block.name, str(first), str(block.size), Text(block.meaning))
        title = f"{Texts('en').title(name)}: {layout.size} numbers, version {layout.version}"
        console.print(Text(title, "bold"), table, "", sep="\n")


def page(layouts: dict[str, Observation]) -> Iterator[str]:
    """The lines of a Markdown page on the layouts of several games."""
    yield "# Observations for learners"
    yield ""
    yield from textwrap.wrap(ABOUT, PAGE_WIDTH)
    yield ""
    yield f"This page is made by `{COMMAND}`."
    for name, layout in layouts.items():
        yield from ("", f"## {Texts('en').title(name)}", "")
        yield f"{layout.size} numbers, version {layout.version} of the layout."
        yield from ("", markdown_row(["Block", "From", "To", "Rows", "Columns"]), "|---" * 5 + "|")
        for block in layout.blocks:
            first = layout.offsets[block.name]
            sizes = (first, first + block.size - 1, len(block.rows), len(block.columns))
            yield markdown_row([f"`{block.name}`", *map(str, sizes)])
        for block in layout.blocks:
            yield from section(block, layout.offsets[block.name])


def section(block: Block, first: int) -> Iterator[str]:
    """The lines on one block: what it tells, its rows, and each number of a row."""
    yield from ("", f"### `{block.name}`", "")
    yield from textwrap.wrap(block.meaning, PAGE_WIDTH)
    yield ""
    if len(block.rows) > 1:
        told = f"The rows begin at {first} and every {len(block.columns)} numbers: "
        yield from textwrap.wrap(told + names_of_rows(block) + ".", PAGE_WIDTH)
        yield ""
        yield from (markdown_row(["In each row", "Meaning"]), "|---|---|")
        first = 0
    else:
        yield from (markdown_row(["Number", "Meaning"]), "|---|---|")
    for number, column in enumerate(block.columns, first):
        yield markdown_row([str(number), column])


def names_of_rows(block: Block) -> str:
    """The rows by name; numbered ones from the first to the last."""
    prefix = block.rows[0].rpartition(" ")[0]
    if block.rows == numbered(prefix, len(block.rows)):
        return f"{block.rows[0]} to {block.rows[-1]}"
    return "; ".join(block.rows)
