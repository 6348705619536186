"""`dreamcog hint FILE`: what a strong player would do in a saved game, with numbers and reasons."""

from __future__ import annotations

import json
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from dreamcog.bots.threads import keep_to_one_thread
from dreamcog.cli.solve import interruptible, saved_table
from dreamcog.core.refusal import Refused
from dreamcog.i18n.hints import about, hint_in_words
from dreamcog.i18n.printed import SomeGame
from dreamcog.i18n.texts import Texts


class Depth(StrEnum):
    """How much a hint tells."""

    NUDGE = "nudge"
    PLAN = "plan"
    MOVE = "move"


def hint_command(
    file: Annotated[Path, typer.Argument(help="A saved game, name.dream.json.")],
    seat: Annotated[
        int | None, typer.Option(min=0, help="The seat that asks; by default the first to act.")
    ] = None,
    depth: Annotated[
        Depth, typer.Option(help="How much is told: where to look, the plan, or the moves as well.")
    ] = Depth.MOVE,
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
    from dreamcog.teacher.hinting import Adviser

    kind = table.game.kind
    adviser = Adviser(kind)
    with interruptible(texts):
        seed = f"{kind.name} {len(table.history)}"
        found = adviser.full(table.game, table.position(asking), asking, seed).to_json()
    if as_json:
        about = {"game": kind.name, "options": table.game.options}
        typer.echo(json.dumps({**about, **found}))
    else:
        for line in hint_lines(texts, table.game, found, depth):
            typer.echo(line)


def hint_lines(
    texts: Texts, game: SomeGame, told: dict[str, Any], depth: Depth, names: Sequence[str] = ()
) -> list[str]:
    """A hint in sentences, as deep as is asked for."""
    said = hint_in_words(texts, game, told, names)
    nudge = said["nudge"]
    lines = [] if nudge is None else [texts.say("hint-heading", nudge=nudge["text"])]
    if depth is not Depth.NUDGE:
        lines += texts_of(said["goals"])
    if depth is Depth.MOVE:
        is_told = len(said["plan"]) == 1 or said["line"] in said["goals"]
        lines += [] if is_told else texts_of([said["line"]])
        lines += move_lines(texts, said["moves"])
    return lines


def move_lines(texts: Texts, moves: Sequence[dict[str, Any]]) -> list[str]:
    """Moves that were considered, each with its chance and its reasons."""
    lines = []
    for number, each in enumerate(moves, 1):
        message = "hint-move-alone" if each["chance"] is None else "hint-move"
        chance = 0 if each["chance"] is None else about(each["chance"], each["reasons"])
        lines.append(texts.say(message, number=number, move=each["text"], chance=chance))
        lines += [f"  {line}" for line in texts_of(each["reasons"])]
    return lines


def texts_of(remarks: Sequence[dict[str, Any]]) -> list[str]:
    """The sentences of remarks that have any."""
    return [each["text"] for each in remarks if each["text"]]
