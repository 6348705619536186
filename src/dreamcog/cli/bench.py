"""`dreamcog bench`: how fast the engine is on this machine."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from dreamcog.core.registry import games
from dreamcog.sim.speed import measure, measures


def bench(
    game: Annotated[str | None, typer.Argument(help="A game; all if none is named.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="Seconds for each measurement.")] = 3.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure random play, interpreted and native (beside other engines: ./dev bench)."""
    found = [
        measure(name, {}, what, seconds)
        for name in ([game] if game else games())
        for what in measures(name)
    ]
    if as_json:
        typer.echo(json.dumps({"measurements": found}))
        return
    for row in found:
        typer.echo(f"{row['game']:14} {row['what']:26} {row['decisions_per_second']:>14,.0f}/s")
