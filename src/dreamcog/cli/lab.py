"""`dreamcog lab`: reports over many games."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from dreamcog.bots import batch_numbers
from dreamcog.cli.flags import Given, options_of
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import read_seed
from dreamcog.i18n.texts import Texts
from dreamcog.lab.components import Tally, tally_games

COLUMNS = ("component", "per-game", "seats", "win-share", "edge")
PARTS = 40
"""Into how many parts the work is cut, for the progress bar and the processes."""


def reports() -> None:
    """Reports over many games."""


def components(
    given: Given,
    game: Annotated[str, typer.Argument(help="flag-game")],
    games: Annotated[int, typer.Option(min=1, help="flag-games")] = 1000,
    bots: Annotated[str, typer.Option(help="flag-bots")] = "greedy",
    box: Annotated[str | None, typer.Option(help="flag-box")] = None,
    seed: Annotated[str, typer.Option(help="flag-first-seed")] = "1",
    workers: Annotated[int, typer.Option(min=1, max=64, help="flag-workers")] = 1,
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
    total = gather(
        game, options, numbers, range(read_seed(seed), read_seed(seed) + games), workers, texts
    )
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
    game: str,
    options: dict[str, Any],
    bots: list[int],
    seeds: range,
    workers: int,
    texts: Texts,
) -> Tally:
    """One tally of all games, with a progress bar on the error stream meanwhile."""
    size = max(1, -(-len(seeds) // PARTS))
    parts = [seeds[i : i + size] for i in range(0, len(seeds), size)]
    total = Tally()
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts.say("simulate-progress"), total=len(seeds))
        tally_part(game, options, bots, seeds[:1])
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            for job in [pool.submit(tally_part, game, options, bots, part) for part in parts]:
                total.merge(job.result())
                progress.update(task, completed=total.games)
    return total


def tally_part(game: str, options: dict[str, Any], bots: list[int], seeds: range) -> Tally:
    """One process's share."""
    total = Tally()
    for tally in tally_games(game, options, bots, seeds):
        total.merge(tally)
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
