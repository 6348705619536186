"""Tables of Mech A Dream for scripted players to sit at."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from rich.console import Console

import dreamcog
from cli.players import texts, typed
from dreamcog.cli.game_loop import GameLoop
from dreamcog.cli.prompts import Left
from dreamcog.cli.saving import Shelf
from dreamcog.cli.screen import Screen
from dreamcog.cli.seats import seated
from dreamcog.cli.terminals import tabletop
from dreamcog.core.table import Table

GAME = "mech-a-dream"
NAMES = ("Ann", "Bo", "Cy", "Di")
VARIANTS = ("robots", "specialists")
SETTINGS: list[tuple[int, tuple[str, ...]]] = [
    (2, ()),
    (2, VARIANTS),
    (3, ("robots",)),
    (3, ("specialists",)),
    (4, VARIANTS),
]
"""Players and variants."""


def given(options: dict[str, Any] | None = None, **zones: Any) -> Table:
    """A table on the first morning, Ann first, with these zones replaced."""
    game = dreamcog.deal(GAME, seed=3, **{"first": 0, **(options or {})}).game
    return Table(game, game.arrange_given(game.deal(3), {"part": "morning", **zones}))


def positions(players: int, variants: tuple[str, ...], seed: int) -> Iterator[Table]:
    """A table in every position of a game played at random."""
    table = dreamcog.deal(GAME, seed=seed, players=players, variants=list(variants))
    rng = random.Random(seed)
    while table.outcome is None:
        yield table
        seat = rng.choice(sorted(table.deciders))
        verbs = sorted({move["do"] for move in table.moves(seat)})
        verb = rng.choice([verb for verb in verbs if verb != "sleep"] or verbs)
        table.play(rng.choice([m for m in table.moves(seat) if m["do"] == verb]), seat)
    yield table


def sit(
    table: Table, lines: list[str], lang: str = "en", width: int = 100, bots: tuple[str, ...] = ()
) -> tuple[GameLoop, str]:
    """Play these lines at a table; the game loop and all that was shown."""
    out = io.StringIO()
    players = table.game.options["players"]
    seats = seated(table.game, NAMES[: players - len(bots)], bots)
    top = tabletop(table, texts(lang), seats.names(texts(lang)))
    screen = Screen(top, Console(file=out, width=width, highlight=False))
    loop = GameLoop(screen, typed(iter(lines)), Shelf(seats))
    with suppress(Left):
        loop.play_out()
    return loop, " ".join(out.getvalue().replace("\xa0", " ").split())
