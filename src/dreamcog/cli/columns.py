"""`dreamcog columns`: the columns of the Parquet files that `dreamcog simulate` writes."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator, Sequence
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from dreamcog.cli.box_pages import PAGE_WIDTH, markdown_row
from dreamcog.core.registry import game_kind, games
from dreamcog.core.result_columns import ResultColumn
from dreamcog.i18n.texts import Texts
from dreamcog.sim.data.columns import FORMAT, columns_of
from dreamcog.sim.parts import DECISIONS, GAMES

COMMAND = "dreamcog columns --markdown > docs/data.md"
ABOUT = (
    """\
`dreamcog simulate GAME --games N --out games.parquet` writes a Parquet file with a row for each
game, in the order of their seeds; with `--decisions`, a row for each decision: a small step, as
learners and bots take them. pyarrow writes it: `pip install 'dreamcog[data]'`. With any other file
name, each game is a line of JSON.
""",
    """\
The rows depend on the game, its options, the bots and the first seed alone: not on the runtime, the
number of workers, or a cluster ([clusters.md](clusters.md)).
""",
    """\
While it is being made, finished segments lie in the folder `games.parquet.parts`: whole Parquet
files, written after some hundred thousand rows, and at least every 15 seconds. If the run ends
early, a later one with the same options and `--resume` plays the games that are missing and goes
on; the seed is taken from the files. Ctrl-C and SIGTERM first write what is done. At the end the
segments become one file, which replaces an older one of that name in a single step. With `--resume`
and a larger `--games`, games are added to a finished file; where there is nothing to go on with,
the run begins. Without `--resume`, an unfinished run of the same name is left alone, and the
command says so.
""",
)
METADATA = {
    "format": "the number of this layout",
    "package": "the version of Dreamcog that wrote the file last",
    "rows": "`games` or `decisions`",
    "game": "its name",
    "options": "all options of the game",
    "box": "the name of the game's own box, or a fingerprint of another",
    "rules_version": "the version of the rules",
    "bots": "the bot of each seat, or one for all",
    "seed": "the seed of the first game; each further game has the next",
    "runtime": "`native` or `interpreted`, of the last run",
    "first": "the number of the first game in the file: 0, except in segments",
    "games": "how many games there are",
    "decisions": "how many decisions were made in them",
    "counts": "what the report of `dreamcog simulate` is made from",
}


def columns(
    game: Annotated[str | None, typer.Argument(help="A game; all if none is named.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print a Markdown page.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """List the columns of files of games and of decisions: names, types, meanings."""
    names = games() if game is None else [game_kind(game).name]
    found = {name: columns_of(game_kind(name), GAMES) for name in names}
    decisions = columns_of(game_kind(names[0]), DECISIONS)
    if as_json:
        told = {name: declared(each) for name, each in found.items()}
        typer.echo(json.dumps({GAMES: told, DECISIONS: declared(decisions)}))
    elif markdown:
        typer.echo("\n".join(page(found, decisions)))
    else:
        titled = {Texts("en").title(name): each for name, each in found.items()}
        show({**titled, "Decisions of any game": decisions})


def declared(columns: Sequence[ResultColumn]) -> list[dict[str, str]]:
    """Columns as plain JSON types."""
    return [
        {"name": each.name, "type": each.full_type, "meaning": each.meaning} for each in columns
    ]


def show(tables: dict[str, tuple[ResultColumn, ...]]) -> None:
    """The columns as tables."""
    console = Console()
    for title, columns in tables.items():
        table = Table("column", "type", "meaning", box=None, pad_edge=False)
        for each in columns:
            table.add_row(each.name, Text(each.full_type), Text(each.meaning))
        console.print(Text(title, "bold"), table, "", sep="\n")


def page(
    found: dict[str, tuple[ResultColumn, ...]], decisions: Sequence[ResultColumn]
) -> Iterator[str]:
    """The lines of a Markdown page on all columns."""
    yield "# Files of games"
    for paragraph in ABOUT:
        yield ""
        yield from textwrap.wrap(paragraph, PAGE_WIDTH, break_on_hyphens=False)
    yield from ("", f"This page is made by `{COMMAND}`.", "")
    yield f"The layout has the number {FORMAT}."
    for name, columns in found.items():
        yield from ("", f"## {Texts('en').title(name)}: a row for each game", "")
        yield from rows(columns)
    yield from ("", "## A row for each decision, of any game", "")
    yield from rows(decisions)
    yield from ("", "## What is the same in all rows", "")
    yield from textwrap.wrap(
        "The metadata of a file has one JSON object, under the key `dreamcog`. In Python: "
        '`json.loads(pyarrow.parquet.read_metadata("games.parquet").metadata[b"dreamcog"])`.',
        PAGE_WIDTH,
        break_on_hyphens=False,
    )
    yield from ("", markdown_row(["Name", "Meaning"]), "|---|---|")
    yield from (markdown_row([f"`{name}`", meaning]) for name, meaning in METADATA.items())


def rows(columns: Sequence[ResultColumn]) -> Iterator[str]:
    """The lines of a table of columns."""
    yield from (markdown_row(["Column", "Type", "Meaning"]), "|---|---|---|")
    for each in columns:
        yield markdown_row([f"`{each.name}`", f"`{each.full_type}`", each.meaning])
