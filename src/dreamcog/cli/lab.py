"""`dreamcog lab`: reports over many games."""

from __future__ import annotations

import json
from contextlib import closing
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from dreamcog.bots import batch_numbers
from dreamcog.cli.flags import Given, options_of
from dreamcog.cli.interruption import EXIT_CODE, Interrupted, Interruption
from dreamcog.cli.progress import bar
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import read_seed
from dreamcog.i18n.texts import Texts
from dreamcog.lab.components import Tally, Watching, tally_part
from dreamcog.sim.fleet import Fleet, open_fleet
from dreamcog.sim.origin import origin_of

COLUMNS = ("component", "per-game", "seats", "win-share", "edge")
PARTS = 40
"""Into how many parts the work is cut: never by the number of workers, so that sums of fractions
are added in the same order by any number of them."""


def reports() -> None:
    """Reports over many games."""


def components(
    given: Given,
    game: Annotated[str, typer.Argument(help="flag-game")],
    games: Annotated[int, typer.Option(min=1, help="flag-games")] = 1000,
    bots: Annotated[str, typer.Option(help="flag-bots")] = "greedy",
    box: Annotated[str | None, typer.Option(help="flag-box")] = None,
    seed: Annotated[str, typer.Option(help="flag-first-seed")] = "1",
    workers: Annotated[int | None, typer.Option(min=1, max=1024, help="flag-workers")] = None,
    cluster: Annotated[str | None, typer.Option(help="flag-cluster")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="flag-json")] = False,
    lang: Annotated[str | None, typer.Option(help="flag-lang")] = None,
) -> None:
    """Count how often each component is used, and how often the seats that use it win."""
    options = options_of(game, given) | ({"box": box} if box else {})
    opened = game_kind(game).open(options)
    players = opened.options["players"]
    names = bots.split(",")
    numbers = batch_numbers(names, players)
    texts = Texts(lang)
    seeds = range(read_seed(seed), read_seed(seed) + games)
    if box:
        options["box"] = opened.box_values
    with open_fleet(workers, cluster) as fleet:
        total = gather(fleet, game, options, numbers, seeds, texts)
    told = {
        "game": game,
        "options": opened.options,
        "bots": names,
        "seed": seed,
        "games": games,
        "components": total.report(players),
    }
    if as_json:
        typer.echo(json.dumps(told))
    else:
        show(told, texts)


def gather(
    fleet: Fleet,
    game: str,
    options: dict[str, Any],
    bots: list[int],
    seeds: range,
    texts: Texts,
) -> Tally:
    """One tally of all games, with a progress bar on the error stream meanwhile.

    The first game is watched here: a game that cannot be is refused, and a library that is missing
    is built, before workers begin.
    """
    size = max(1, -(-len(seeds) // PARTS))
    starts = range(0, len(seeds), size)
    parts = (Watching(game, options, bots, seeds[i : i + size]) for i in starts)
    tally_part(Watching(game, options, bots, seeds[:1]))
    total = Tally()
    try:
        with (
            Interruption(),
            bar(texts, len(seeds)) as shown,
            closing(fleet.run(origin_of(game), tally_part, parts)) as tallies,
        ):
            for tally in tallies:
                total.merge(tally)
                shown.advance(tally.games)
    except Interrupted:
        typer.echo(texts.say("simulate-interrupted"), err=True)
        raise typer.Exit(EXIT_CODE) from None
    return total


def show(told: dict[str, Any], texts: Texts) -> None:
    """The report as tables, a kind of component each."""
    console = Console()
    for kind, rows in told["components"].items():
        table = Table(title=texts.own(told["game"], f"lab-{kind}"))
        for i, column in enumerate(COLUMNS):
            table.add_column(texts.say(f"lab-column-{column}"), justify="right" if i else "left")
        for name, row in rows.items():
            table.add_row(name, *(f"{value:.2f}" for value in row.values()))
        console.print(table)
