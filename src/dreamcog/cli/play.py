"""`dreamcog play GAME`: a game in the terminal, with a keyboard and as much colour as there is."""

from __future__ import annotations

import importlib
import io
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Annotated, Any

import typer
from rich.console import Console

from dreamcog.cli.flags import Given, options_of, words
from dreamcog.cli.keys import Keyboard, is_terminal
from dreamcog.cli.levels import show_levels
from dreamcog.cli.player_record import PlayerRecord
from dreamcog.cli.prompts import Ask, Left
from dreamcog.cli.screen import PROMPT
from dreamcog.cli.seats import fit_name
from dreamcog.cli.session import play
from dreamcog.core.lessons import lessons_of
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.core.rng import read_seed
from dreamcog.i18n.texts import Texts, languages


def play_command(
    given: Given,
    game: Annotated[str | None, typer.Argument(help="flag-play-game")] = None,
    seed: Annotated[str | None, typer.Option(help="flag-deal-seed")] = None,
    names: Annotated[str | None, typer.Option(help="flag-names")] = None,
    bots: Annotated[str | None, typer.Option(help="flag-seat-bots")] = None,
    box: Annotated[str | None, typer.Option(help="flag-box")] = None,
    lang: Annotated[str | None, typer.Option(help="flag-lang")] = None,
    save: Annotated[Path | None, typer.Option(help="flag-save")] = None,
    colour: Annotated[bool | None, typer.Option(help="flag-colour")] = None,
    advice: Annotated[bool, typer.Option(help="flag-advice")] = False,
    keys: Annotated[bool, typer.Option(help="flag-keys")] = True,
    levels: Annotated[bool, typer.Option("--levels", help="flag-levels")] = False,
) -> None:
    """Play in the terminal. At the table, ? shows what you can type."""
    texts = texts_in(lang)
    game = game or games()[0]
    if levels:
        show_levels(game, texts)
        return
    called = tuple(fit_name(name) for name in names.split(",")) if names else ()
    others = words(bots or "")
    options = dealt_options(game, given, called, others) | ({} if box is None else {"box": box})
    with at_terminal(game, texts, keys, colour, save) as (console, ask):
        number = None if seed is None else read_seed(seed)
        hint = first_hint(game, texts)
        play(game, texts, console, ask, save, called, others, number, options, hint, advice)


def texts_in(lang: str | None) -> Texts:
    """The texts of a language that was typed, or of the terminal's own."""
    if lang is not None and lang not in languages():
        typer.echo(Texts().say("unknown-language", known=", ".join(languages())), err=True)
        raise typer.Exit(2)
    return Texts(lang)


def first_hint(game: str, texts: Texts) -> str:
    """The command that teaches the game, where this terminal has not played it; else empty."""
    has_lessons = bool(lessons_of(game_kind(game).name))
    if not has_lessons or not PlayerRecord.read().begin(game):
        return ""
    return texts.say("play-learn", command=f"dreamcog learn-to-play {game}")


@contextmanager
def at_terminal(
    game: str, texts: Texts, keys: bool, colour: bool | None, save: Path | None = None
) -> Iterator[tuple[Console, Ask | Keyboard]]:
    """Where a game is shown, and where lines come from; what goes wrong ends the command."""
    accept_any_bytes()
    try:
        with ExitStack() as stack:
            ask: Ask | Keyboard = read_line
            if keys and is_terminal():
                ask = stack.enter_context(Keyboard(sys.stdin.fileno()))
                leave_on_signals()
            yield console_for(colour), ask
    except Refused as refused:
        typer.echo(texts.refusal(game, refused), err=True)
        raise typer.Exit(2) from refused
    except OSError as error:
        typer.echo(texts.say("file-trouble", file=str(error.filename or save)), err=True)
        raise typer.Exit(1) from error


def dealt_options(
    game: str, given: Given, names: tuple[str, ...], bots: list[str]
) -> dict[str, Any]:
    """The options that were typed; players who are named are counted and may be named as first."""
    options = options_of(game, given)
    players = options.pop("players", None) or count_players(len(names), len(bots))
    if given.get("first") in names:
        options["first"] = names.index(given["first"])
    return options | ({} if players is None else {"players": players})


def count_players(people: int, bots: int) -> int | None:
    """As many players as have been named, one person at least; None leaves it to the game."""
    if bots:
        return max(people, 1) + bots
    return people if people > 1 else None


def leave_on_signals() -> None:
    """Treat a closed window or an ended process as if the player had left the table."""

    def leave(_number: int, _frame: FrameType | None) -> None:
        raise Left

    for name in ("SIGTERM", "SIGHUP"):
        signal.signal(getattr(signal, name), leave)


def console_for(colour: bool | None) -> Console:
    """A console with colour, without, or as the terminal and NO_COLOR have it."""
    if colour:
        return Console(force_terminal=True, no_color=False, highlight=False)
    return Console(no_color=None if colour is None else True, highlight=False)


def accept_any_bytes() -> None:
    """Bytes that are no text, and signs that a terminal does not know, must not end a game."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    with suppress(ImportError):
        importlib.import_module("readline")


def read_line() -> str:
    """What the player types, with the terminal's line editing where there is one."""
    return input(PROMPT)
