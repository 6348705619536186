"""`dreamcog play GAME`: a game in the terminal, with a keyboard and as much colour as there is."""

from __future__ import annotations

import importlib
import io
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from dreamcog.cli.saving import keep, load, next_path
from dreamcog.cli.screen import Screen
from dreamcog.cli.sitting import Again, Ask, Left, Sitting
from dreamcog.core.refusal import Refused
from dreamcog.core.rng import read_seed
from dreamcog.core.table import Table, deal
from dreamcog.i18n.texts import Texts, languages

PROMPT = "> "


def play_command(
    game: Annotated[str, typer.Argument(help="The game, e.g. cyberion.")] = "cyberion",
    seed: Annotated[str | None, typer.Option(help="Deal this very game again.")] = None,
    support: Annotated[int | None, typer.Option(help="Support tokens, 0 to 5 (Cyberion).")] = None,
    players: Annotated[int | None, typer.Option(help="Players, 1 or 2 at one keyboard.")] = None,
    expansions: Annotated[
        str | None, typer.Option(help="Expansions, e.g. babybots,multibots (Cyberion).")
    ] = None,
    lang: Annotated[str | None, typer.Option(help="Language; your terminal's by default.")] = None,
    save: Annotated[
        Path | None, typer.Option(help="Keep the game in this file; go on with it if it is there.")
    ] = None,
    colour: Annotated[
        bool | None, typer.Option(help="Colours; by default, where they work.")
    ] = None,
) -> None:
    """Play in the terminal. At the table, ? shows what you can type."""
    if lang is not None and lang not in languages():
        typer.echo(Texts().say("unknown-language", known=", ".join(languages())), err=True)
        raise typer.Exit(2)
    texts = Texts(lang)
    be_forgiving()
    try:
        number = None if seed is None else read_seed(seed)
        chosen = None if expansions is None else expansions.split(",")
        named = {"support": support, "players": players, "expansions": chosen}
        options = {name: value for name, value in named.items() if value is not None}
        play(game, texts, console_for(colour), read_line, save, number, **options)
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
    **options: Any,
) -> None:
    """Games at one table, one after the other, until the player leaves."""
    table = load(path) if path else None
    news = "play-resumed" if table else f"{game}-welcome"
    table = table or deal(game, seed=seed, **options)
    while True:
        screen = Screen(table, texts, console)
        sitting = Sitting(table, screen, ask)
        sitting.news = [texts.say(news)]
        try:
            if path:
                keep(table, path)
            sitting.play_out()
            tell_outcome(table, screen, sitting)
            sitting.stay()
        except Again:
            keep_if_wanted(table, path, screen)
            path = next_path(path) if path else None
            table = deal_again(table)
            news = f"{table.game.kind.name}-welcome"
        except (Left, KeyboardInterrupt):
            keep_if_wanted(table, path, screen)
            screen.tell("play-farewell")
            return


def tell_outcome(table: Table, screen: Screen, sitting: Sitting) -> None:
    """How the game ended, and the offer of C6.1."""
    screen.say(screen.texts.outcome(screen.game, table.outcome or {}), "bold")
    again, leave = sitting.reader.shown("again"), sitting.reader.shown("quit")
    screen.tell("play-again", again=again, quit=leave, support=next_support(table))


def deal_again(table: Table) -> Table:
    """Another game like this one, with as many Support tokens as C6.1 offers."""
    game = table.game
    options = {**game.options, "support": next_support(table), "box": game.box_values}
    return deal(game.kind.name, **options)


def keep_if_wanted(table: Table, path: Path | None, screen: Screen) -> None:
    """Save the game where the player asked for it, and say so."""
    if path:
        keep(table, path)
        screen.tell("play-saved", file=str(path))


def next_support(table: Table) -> int:
    """C6.1: one Support token more after a loss, one fewer after a win, as far as there are."""
    options = table.game.options
    won = bool((table.outcome or {}).get("won"))
    wanted = int(options["support"]) + (-1 if won else 1)
    try:
        table.game.kind.open({**options, "support": wanted})
    except Refused:
        return int(options["support"])
    return wanted


def console_for(colour: bool | None) -> Console:
    """A console with colour, without, or as the terminal and NO_COLOR have it."""
    if colour:
        return Console(force_terminal=True, no_color=False, highlight=False)
    return Console(no_color=None if colour is None else True, highlight=False)


def be_forgiving() -> None:
    """Bytes that are no text, and signs that a terminal does not know, must not end a game."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    with suppress(ImportError):
        importlib.import_module("readline")


def read_line() -> str:
    """What the player types, with the terminal's line editing where there is one."""
    return input(PROMPT)
