"""`dreamcog replay FILE`: look at a saved game, or play it again and compare."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from dreamcog.core.comparing import Comparison, compare
from dreamcog.core.refusal import malformed
from dreamcog.core.saves import first_table, read_save
from dreamcog.i18n.texts import Texts


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game, name.dream.json.")],
    check: Annotated[
        bool, typer.Option("--verify", help="Play it again and compare with what was saved.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Annotated[str | None, typer.Option(help="Language of the events.")] = None,
) -> None:
    """Tell a saved game event by event, or play it again and compare (exit status 1 if not).

    A game of an older version of the rules is as it was saved where every move is still allowed and
    the outcome is the same; what else differs is told.
    """
    try:
        text = file.read_bytes()
    except OSError as error:
        raise malformed(str(file), "a readable file") from error
    told = read_save(text)
    compared = compare(text) if check else None
    if as_json:
        known = {name: told[name] for name in ("game", "rules_version", "outcome", "hash")}
        found = {} if compared is None else compared_json(compared)
        typer.echo(json.dumps({**known, "moves": len(told["moves"]), **found}))
    elif compared is not None:
        for line in compared_lines(compared, told["game"], Texts(lang)):
            typer.echo(line)
    else:
        tell(told, Texts(lang))
    raise typer.Exit(0 if compared is None or compared.is_same else 1)


def compared_json(compared: Comparison) -> dict[str, Any]:
    """What a comparison found, as JSON."""
    found: dict[str, Any] = {"same": compared.is_same, "differing": list(compared.differing)}
    if compared.is_older:
        found |= {"known_version": compared.known, "since": compared.since}
    if compared.refused is not None:
        found["refused"] = compared.refused.to_json()
    return found


def compared_lines(compared: Comparison, game: str, texts: Texts) -> list[str]:
    """What a comparison found, in sentences."""
    moves, parts = compared.moves, ", ".join(compared.differing)
    lines = []
    if compared.is_older:
        versions = {"found": compared.found, "known": compared.known}
        lines.append(texts.say("replay-older", **versions))
    if compared.refused is not None and compared.is_older:
        return [*lines, texts.refusal(game, compared.refused)]
    if not compared.differing:
        return [*lines, texts.say("replay-same", moves=moves)]
    if not compared.is_same:
        return [*lines, texts.say("replay-differs", moves=moves, parts=parts)]
    since = compared.since or moves
    return [*lines, texts.say("replay-same-outcome", parts=parts, since=since)]


def tell(told: dict[str, Any], texts: Texts) -> None:
    """The events of a saved game as sentences, with the numbers of its own box."""
    game = first_table(told).game
    events = told.get("events")
    for event in events if isinstance(events, list) else []:
        typer.echo(texts.event(game, event))
