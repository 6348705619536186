"""`dreamcog simulate GAME`: many games by bots, and what they came to."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from dreamcog.bots import batch_numbers
from dreamcog.cli.flags import Given, options_of, words
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import SEED_BITS, read_seed, seed_text
from dreamcog.i18n.texts import Texts
from dreamcog.sim.runs import Columns, Player, chunk_size, play_chunks, player
from dreamcog.sim.runtimes import chosen_runtime
from dreamcog.sim.speed import rates


def simulate(
    given: Given,
    game: Annotated[str, typer.Argument(help="flag-game")],
    games: Annotated[int, typer.Option(min=1, help="flag-games")] = 1000,
    bots: Annotated[str, typer.Option(help="flag-bots")] = "random",
    box: Annotated[str | None, typer.Option(help="flag-box")] = None,
    seed: Annotated[str | None, typer.Option(help="flag-first-seed")] = None,
    runtime: Annotated[str | None, typer.Option(help="flag-runtime")] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="flag-workers")] = 1,
    out: Annotated[Path | None, typer.Option(help="flag-out")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="flag-json")] = False,
    lang: Annotated[str | None, typer.Option(help="flag-lang")] = None,
) -> None:
    """Play many games with bots and report their results."""
    options = options_of(game, given) | ({} if box is None else {"box": box})
    opened = game_kind(game).open(options)
    names = words(bots)
    numbers = batch_numbers(names, opened.options["players"])
    start_seed = secrets.randbits(SEED_BITS) if seed is None else read_seed(seed)
    texts = Texts(lang)

    def tell(reason: str) -> None:
        typer.echo(texts.say("runtime-interpreted", reason=reason), err=True)

    chosen = chosen_runtime(opened.rules, runtime, tell)
    share = Share(game, options, chosen, numbers, workers)
    play = share.player()
    start = time.perf_counter()
    columns = gather(share.chunks(play, start_seed, games), games, texts)
    seconds = time.perf_counter() - start
    report: dict[str, Any] = {
        "game": game,
        "options": opened.options,
        "seed": seed_text(start_seed),
        "runtime": chosen,
        "bots": names,
        **rates(games, sum(columns["decisions"]), seconds),
        "results": opened.results(columns),
    }
    if out is not None:
        write_games(out, start_seed, columns)
    if as_json:
        typer.echo(json.dumps(report))
    else:
        typer.echo(texts.say("simulate-report", **{k: str(v) for k, v in report.items()}))
        for name, value in report["results"].items():
            if name == "ended_by":
                value = {texts.own(game, f"simulate-end-{end}"): n for end, n in value.items()}
            label = name.replace("_", "-")
            typer.echo(f"{texts.own(game, f'simulate-result-{label}')}: {told(value)}")


def told(value: object) -> str:
    """A result in a line: counts with what they count, numbers by seat."""
    if isinstance(value, dict):
        return ", ".join(f"{name} × {count}" for name, count in value.items())
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value)


def gather(done: Iterator[Columns], games: int, texts: Texts) -> Columns:
    """All results field by field, with a progress bar on the error stream meanwhile."""
    columns: Columns = {}
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts.say("simulate-progress"), total=games)
        for chunk in done:
            for field, values in chunk.items():
                columns.setdefault(field, []).extend(values)
            progress.advance(task, len(chunk["decisions"]))
    return columns


@dataclass(frozen=True)
class Share:
    """How the work is shared: what is played, and by how many processes."""

    game: str
    options: dict[str, Any]
    runtime: str
    bots: list[int]
    workers: int

    def player(self) -> Player:
        """What plays: native code on so many threads, or the interpreter in each process."""
        return player(self.game, self.options, self.runtime, self.bots, self.workers)

    def chunks(self, play: Player, seed: int, games: int) -> Iterator[Columns]:
        """The results chunk by chunk in the order of the seeds."""
        if self.workers == 1 or self.runtime == "native":
            chunk = chunk_size(self.runtime, self.bots) * self.workers
            yield from play_chunks(play, seed, games, chunk)
            return
        share = -(-games // self.workers)
        parts = [(seed + i, min(share, games - i)) for i in range(0, games, share)]
        with ProcessPoolExecutor(self.workers, mp_context=get_context("spawn")) as pool:
            for job in [pool.submit(self.part, *part) for part in parts]:
                yield from job.result()

    def part(self, seed: int, games: int) -> list[Columns]:
        """One process's share."""
        chunk = chunk_size(self.runtime, self.bots)
        return list(play_chunks(self.player(), seed % (1 << SEED_BITS), games, chunk))


def write_games(path: Path, seed: int, columns: Columns) -> None:
    """A JSON line per game: its seed, and how it went."""
    with path.open("w", encoding="utf-8") as file:
        for i, values in enumerate(zip(*columns.values(), strict=True)):
            told = {"seed": seed_text((seed + i) % (1 << SEED_BITS))}
            file.write(json.dumps(told | dict(zip(columns, values, strict=True))) + "\n")
