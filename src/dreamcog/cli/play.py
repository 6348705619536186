"""`dreamcog play GAME`: a game in the terminal, with a keyboard and as much colour as there is."""

from __future__ import annotations

import importlib
import io
import signal
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer
from rich.console import Console

from dreamcog.cli.company import fit_name
from dreamcog.cli.evening import play
from dreamcog.cli.keys import Keyboard, is_terminal
from dreamcog.cli.screen import PROMPT
from dreamcog.cli.talk import Ask, Left
from dreamcog.core.refusal import Refused
from dreamcog.core.rng import read_seed
from dreamcog.i18n.texts import Texts, languages


def play_command(
    game: Annotated[str, typer.Argument(help="cyberion or mech-a-dream.")] = "cyberion",
    seed: Annotated[str | None, typer.Option(help="Deal this very game again.")] = None,
    players: Annotated[
        int | None, typer.Option(help="Players, people at one keyboard and bots together.")
    ] = None,
    names: Annotated[str | None, typer.Option(help="The people's names, e.g. Ann,Bo.")] = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots in the other seats, e.g. random,greedy.")
    ] = None,
    first: Annotated[
        str | None, typer.Option(help="Who begins: a name, a seat (0, 1, …) or random.")
    ] = None,
    support: Annotated[int | None, typer.Option(help="Support tokens, 0 to 5 (Cyberion).")] = None,
    expansions: Annotated[
        str | None, typer.Option(help="Expansions, e.g. babybots,multibots (Cyberion).")
    ] = None,
    swap_cost: Annotated[
        int | None, typer.Option(help="Microbots to swap two, 2 or 3 (Cyberion).")
    ] = None,
    variants: Annotated[
        str | None, typer.Option(help="Variants: robots, specialists or both (Mech A Dream).")
    ] = None,
    specialist_instead_of: Annotated[
        str | None,
        typer.Option(help="What a Specialist replaces: choice or floor (Mech A Dream)."),
    ] = None,
    box: Annotated[str | None, typer.Option(help="A box of your own, a TOML file.")] = None,
    lang: Annotated[str | None, typer.Option(help="Language; your terminal's by default.")] = None,
    save: Annotated[
        Path | None, typer.Option(help="Keep the game in this file; go on with it if it is there.")
    ] = None,
    colour: Annotated[
        bool | None, typer.Option(help="Colours; by default, where they work.")
    ] = None,
    keys: Annotated[bool, typer.Option(help="Arrow keys, where there is a terminal.")] = True,
) -> None:
    """Play in the terminal. At the table, ? shows what you can type."""
    if lang is not None and lang not in languages():
        typer.echo(Texts().say("unknown-language", known=", ".join(languages())), err=True)
        raise typer.Exit(2)
    texts = Texts(lang)
    be_forgiving()
    called = tuple(fit_name(name) for name in names.split(",")) if names else ()
    others = read_list(bots or "")
    named = {
        "support": support,
        "players": players or count_players(len(called), len(others)),
        "first": None if first is None else read_first(first, called),
        "expansions": None if expansions is None else read_list(expansions),
        "microbot_swap_cost": swap_cost,
        "variants": None if variants is None else read_list(variants),
        "specialist_instead_of": specialist_instead_of,
        "box": box,
    }
    options = {name: value for name, value in named.items() if value is not None}
    try:
        number = None if seed is None else read_seed(seed)
        with ExitStack() as stack:
            ask: Ask | Keyboard = read_line
            if keys and is_terminal():
                ask = stack.enter_context(Keyboard(sys.stdin.fileno()))
                leave_politely()
            console = console_for(colour)
            play(game, texts, console, ask, save, called, others, seed=number, options=options)
    except Refused as refused:
        typer.echo(texts.refusal(game, refused), err=True)
        raise typer.Exit(2) from refused
    except OSError as error:
        typer.echo(texts.say("file-trouble", file=str(error.filename or save)), err=True)
        raise typer.Exit(1) from error


def count_players(people: int, bots: int) -> int | None:
    """As many players as have been named, one person at least; None leaves it to the game."""
    if bots:
        return max(people, 1) + bots
    return people if people > 1 else None


def read_list(text: str) -> list[str]:
    """Words with commas between them."""
    return [word.strip() for word in text.split(",") if word.strip()]


def read_first(first: str, names: tuple[str, ...]) -> int | str:
    """Who begins: a player's name, a seat, or `random`."""
    if first in names:
        return names.index(first)
    return int(first) if first.isascii() and first.isdecimal() else first


def leave_politely() -> None:
    """Whoever closes the window or ends the process leaves the table like a player."""

    def leave(_number: int, _frame: FrameType | None) -> None:
        raise Left

    for name in ("SIGTERM", "SIGHUP"):
        signal.signal(getattr(signal, name), leave)


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
