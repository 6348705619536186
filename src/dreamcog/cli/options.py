"""`dreamcog options GAME`: what can be chosen before a game is dealt."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from dreamcog.cli.option_texts import flag_help, options_page
from dreamcog.core.options import Option, OptionTable
from dreamcog.core.registry import game_kind, games
from dreamcog.i18n.texts import Texts


def options(
    game: Annotated[str | None, typer.Argument(help="A game; all if none is named.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print a Markdown page.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Annotated[str | None, typer.Option(help="Language; your terminal's by default.")] = None,
) -> None:
    """List the options of a game: values, usual values, flags and rules."""
    names = games() if game is None else [game_kind(game).name]
    if as_json:
        tables = {name: game_kind(name).options for name in names}
        typer.echo(json.dumps({name: declared(table) for name, table in tables.items()}))
    elif markdown:
        typer.echo(options_page(Texts(lang), names), nl=False)
    else:
        show(Texts(lang), names)


def declared(table: OptionTable) -> list[dict[str, Any]]:
    """A game's options as plain JSON types."""
    players = range(table.players.least, table.players.most + 1)
    return [declared_option(option, players) for option in table]


def declared_option(option: Option, players: range) -> dict[str, Any]:
    """One option as plain JSON types; its usual value by number of players."""
    return {
        "name": option.name,
        "kind": option.kind,
        "values": list(option.values),
        "usual": {str(count): option.usual(count) for count in players},
        "flag": f"--{option.flag_name}",
        "needs": option.needs or None,
        "rules": list(option.rules),
    }


def show(texts: Texts, names: list[str]) -> None:
    """The options of several games as tables: the flag, what it sets, the rules."""
    console = Console()
    for name in names:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        table.add_column(no_wrap=True)
        for option in game_kind(name).options:
            about = flag_help(texts, {name: option})
            table.add_row(f"--{option.flag_name}", about, ", ".join(option.rules))
        console.print(Text(texts.title(name), "bold"), table, "", sep="\n")
