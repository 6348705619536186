"""`dreamcog hint FILE`: what a strong player would do in a saved game, with numbers and reasons."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from dreamcog.bots import bot, level_names
from dreamcog.bots.threads import keep_to_one_thread
from dreamcog.cli.review import before_shown, percent
from dreamcog.cli.solve import interruptible, saved_table
from dreamcog.core.refusal import Refused
from dreamcog.core.table import Table
from dreamcog.i18n.texts import Texts

if TYPE_CHECKING:
    from dreamcog.teacher.hinting import Hint


def hint_command(
    file: Annotated[Path, typer.Argument(help="A saved game, name.dream.json.")],
    seat: Annotated[
        int | None, typer.Option(min=0, help="The seat that asks; by default the first to act.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Annotated[str | None, typer.Option(help="Language of the sentences.")] = None,
) -> None:
    """Say what the strongest level would do here, from what the seat can see, and what it expects.

    The first move is the advised one; the next best follow.
    """
    keep_to_one_thread()
    texts = Texts(lang)
    table = saved_table(file)
    if not table.deciders:
        raise Refused("nothing-to-hint")
    asking = min(table.deciders) if seat is None else table.game.seat(seat)
    if asking not in table.deciders:
        raise Refused("not-to-act", seat=asking + 1)
    from dreamcog.teacher.hinting import hint

    kind = table.game.kind
    adviser = bot(level_names(kind)[-1], kind)
    with interruptible(texts):
        seed = f"{kind.name} {len(table.history)}"
        found = hint(table.game, table.position(asking), asking, adviser, seed)
    if as_json:
        about = {"game": kind.name, "options": table.game.options}
        typer.echo(json.dumps({**about, **found.to_json()}))
    else:
        for line in hint_lines(table, found, texts):
            typer.echo(line)


def hint_lines(table: Table, found: Hint, texts: Texts) -> list[str]:
    """The moves of a hint in sentences, each with the chance that is expected of it."""
    lines, game = [], table.game
    imagined = game.guess(table.position(found.seat), random.Random(0))
    for number, choice in enumerate(found.choices, 1):
        told = before_shown(game.play(imagined, found.seat, choice.move).events)
        chance = "" if choice.chance is None else percent(choice.chance)
        message = "hint-move" if chance else "hint-move-alone"
        lines.append(texts.say(message, number=number, chance=chance))
        lines += [f"  {line}" for line in texts.events(game, told)]
    return lines
