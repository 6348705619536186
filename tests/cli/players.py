"""Scripted players, and tables for them to sit at."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from typing import Any

from rich.console import Console

import dreamcog
from dreamcog.cli.game_loop import GameLoop
from dreamcog.cli.prompts import Left
from dreamcog.cli.screen import Screen
from dreamcog.cli.terminals import tabletop
from dreamcog.core.table import Table
from dreamcog.i18n.texts import Texts

EXPANSIONS = ("babybots", "gigantobots", "microbots", "multibots", "devious-cog")
MODELS = ("sirenbot", "stockbot", "cyclobot", "planbot", "commandbot")
FULL_ROWS = {
    "factory": ["II/pairs", "II/run", "II/sum-min", "II/sum-max", "II/identical"],
    "platform": ["sirenbot-1", "sirenbot-1", "stockbot-2", "cyclobot-3", "planbot-4"],
    "flash": ["commandbot-5", "commandbot-5", "stockbot-3", "cyclobot-1", "planbot-2"],
    "stock": ["sirenbot-2", "stockbot-4"],
}


texts = cache(Texts)
"""The texts of a language, read once."""


def table_with(level: int = 1, **given: Any) -> Table:
    """A table with every Cog at a level, and these zones replaced."""
    game = dreamcog.deal("cyberion", seed=3, support=2).game
    levels = dict.fromkeys(MODELS, level)
    return Table(game, game.arrange_given(game.deal(3), {"levels": levels, **given}))


def typed(lines: Iterator[str]) -> Callable[[], str]:
    """Someone who types these lines and then closes the terminal."""

    def ask() -> str:
        for line in lines:
            return line
        raise EOFError

    return ask


def sit(table: Table, lines: list[str], lang: str = "en", width: int = 100) -> tuple[GameLoop, str]:
    """Play these lines at a table; the game loop and all that was shown."""
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False)
    loop = GameLoop(Screen(tabletop(table, texts(lang)), console), typed(iter(lines)))
    with suppress(Left):
        loop.play_out()
    return loop, " ".join(out.getvalue().split())


def assert_offered(table: Table, menu: list[dict[str, Any]]) -> None:
    """The terminal offers the menu: nothing more, and nothing is left out."""
    (seat,) = table.deciders
    offered = tabletop(table, texts("en")).composer(seat).whole_moves({}, 100_000)
    spell = table.game.spell
    spelled = [sorted(spell(table.state, seat, move)) for move in offered]
    assert sorted(spelled) == sorted(sorted(spell(table.state, seat, move)) for move in menu)


def run(*args: str, lines: str) -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own."""
    command = [sys.executable, "-c", "from dreamcog.cli.main import main; main()", "play", *args]
    return subprocess.run(
        command, input=lines, capture_output=True, text=True, encoding="utf-8", check=False
    )
