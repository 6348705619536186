"""`dreamcog replay FILE`: look at a saved game, or play it again and compare."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from dreamcog.core.refusal import Refused, malformed
from dreamcog.core.saves import first_table, read_save, verify
from dreamcog.i18n.texts import Texts


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game, name.dream.json.")],
    check: Annotated[
        bool, typer.Option("--verify", help="Play it again and compare with what was saved.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Annotated[str | None, typer.Option(help="Language of the events.")] = None,
) -> None:
    """Tell a saved game event by event, or play it again and compare (exit status 1 if not)."""
    try:
        text = file.read_bytes()
    except OSError as error:
        raise malformed(str(file), "a readable file") from error
    told = read_save(text)
    differing = what_differs(text) if check else []
    if as_json:
        known = {name: told[name] for name in ("game", "rules_version", "outcome", "hash")}
        same = {"same": not differing, "differing": differing} if check else {}
        typer.echo(json.dumps({**known, "moves": len(told["moves"]), **same}))
    elif check:
        texts = Texts(lang)
        moves = len(told["moves"])
        sentence = "replay-differs" if differing else "replay-same"
        typer.echo(texts.say(sentence, moves=moves, parts=", ".join(differing)))
    else:
        tell(told, Texts(lang))
    raise typer.Exit(1 if differing else 0)


def what_differs(text: bytes) -> list[str]:
    """What is not as it was saved; moves that are no longer legal are that, too."""
    try:
        return verify(text)
    except Refused as refused:
        if refused.code != "bad-save":
            raise
        return ["moves"]


def tell(told: dict[str, Any], texts: Texts) -> None:
    """The events of a saved game as sentences, with the numbers of its own box."""
    game = first_table(told).game
    events = told.get("events")
    for event in events if isinstance(events, list) else []:
        typer.echo(texts.event(game, event))
