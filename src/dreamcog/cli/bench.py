"""`dreamcog bench`: how fast the engine is on this machine."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from dreamcog.core.refusal import Refused, extra_missing
from dreamcog.core.registry import games
from dreamcog.sim.native.building import NoNativeCode
from dreamcog.sim.speed import measure, measures

GPU = "gpu"
"""In place of a game: all games on a GPU."""


def bench(
    game: Annotated[
        str | None, typer.Argument(help="A game; all if none is named. gpu: all on a GPU.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="Seconds for each measurement.")] = 3.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Measure random play, interpreted and native (beside other engines: ./dev bench)."""
    if game == GPU:
        found = on_gpu(seconds)
    else:
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


def on_gpu(seconds: float) -> list[dict[str, Any]]:
    """What a GPU plays a second, in several arrangements; a refusal where there is none."""
    try:
        from dreamcog.learn.cuda_bench import measure_gpu
    except ModuleNotFoundError as error:
        raise extra_missing("torch", "learn") from error
    try:
        return [found for name in games() for found in measure_gpu(name, seconds)]
    except NoNativeCode as reason:
        raise Refused("no-native-code", reason=str(reason)) from reason
