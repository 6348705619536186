"""`dreamcog play GAME`: a game in the terminal, with a keyboard and as much colour as there is."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from dreamcog.cli.saving import keep, load, next_path
from dreamcog.cli.screen import Screen
from dreamcog.cli.simulate import read_seed
from dreamcog.cli.sitting import Ask, Left, Sitting
from dreamcog.cli.typed import folded
from dreamcog.core.refusal import Refused
from dreamcog.core.table import Table, deal
from dreamcog.i18n.texts import Texts, languages

PROMPT = "> "


def play_command(
    game: Annotated[str, typer.Argument(help="The game, e.g. cyberion.")] = "cyberion",
    seed: Annotated[str | None, typer.Option(help="Deal this very game again.")] = None,
    support: Annotated[int | None, typer.Option(help="Support tokens, 0 to 5 (Cyberion).")] = None,
    lang: Annotated[str | None, typer.Option(help="Language; your terminal's by default.")] = None,
    save: Annotated[
        Path | None, typer.Option(help="Keep the game in this file; go on with it if it is there.")
    ] = None,
    colour: Annotated[bool | None, typer.Option(help="Colours; where they work, by default.")] = None,
) -> None:
    """Play in the terminal. Type ? at the table to see what you can say."""
    if lang is not None and lang not in languages():
        typer.echo(Texts().say("unknown-language", known=", ".join(languages())), err=True)
        raise typer.Exit(2)
    texts = Texts(lang)
    options = {} if support is None else {"support": support}
    number = None if seed is None else read_seed(seed)
    be_forgiving()
    try:
        play(game, texts, console_for(colour), read_line, save, number, options)
    except Refused as refused:
        typer.echo(texts.refusal(game, refused), err=True)
        raise typer.Exit(2) from refused
    except OSError as error:
        typer.echo(texts.say("file-trouble", file=str(error.filename or save)), err=True)
        raise typer.Exit(1) from error


def play(
    game: str,
    texts: Texts,
    console: Console,
    ask: Ask,
    path: Path | None = None,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
) -> None:
    """Games at one table, one after the other, until the player leaves."""
    table = load(path) if path else None
    if table is None:
        table = deal(game, seed=seed, **(options or {}))
    elif path:
        texts...
