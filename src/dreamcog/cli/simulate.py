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

from dreamcog.core.refusal import malformed
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import SEED_BITS, read_seed, seed_text
from dreamcog.i18n.texts import Texts
from dreamcog.sim.batch import RUNTIMES, Columns, Player, can_compile, play_chunks, player

BOTS = ("random",)


def simulate(
    game: Annotated[str, typer.Argument(help="The game, e.g. cyberion.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(help="A bot for each seat, or one for all.")] = "random",
    players: Annotated[int | None, typer.Option(help="How many players.")] = None,
    support: Annotated[int | None, typer.Option(help="Support tokens (Cyberion).")] = None,
    expansions: Annotated[
        str | None, typer.Option(help="Expansions (Cyberion), e.g. babybots,microbots.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Seed of the first game.")] = None,
    runtime: Annotated[
        str | None, typer.Option(help="interpreted or compiled; compiled where it can be.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes to share the work.")] = 1,
    out: Annotated[Path | None, typer.Option(help="A file for a JSON line per game.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Annotated[str | None, typer.Option(help="Language of the report.")] = None,
) -> None:
    """Play many games with bots and report what they came to."""
    options: dict[str, Any] = {}
    options |= {} if players is None else {"players": players}
    options |= {} if support is None else {"support": support}
    options |= {} if expansions is None else {"expansions": expansions.split(",")}
    opened = game_kind(game).open(options)
    names = bots.split(",")
    if not set(names) <= set(BOTS) or len(names) not in (1, opened.options["players"]):
        raise malformed("bots", ", ".join(BOTS))
    first = secrets.randbits(SEED_BITS) if seed is None else read_seed(seed)
    chosen = runtime or ("compiled" if can_compile() else "interpreted")
    if chosen not in RUNTIMES or (chosen == "compiled" and not can_compile()):
        raise malformed("runtime", "interpreted, or compiled with the `fast` extra installed")
    texts = Texts(lang)
    play = player(game, options, chosen)
    start = time.perf_counter()
    share = Share(game, options, chosen, workers)
    columns = gather(share.chunks(play, first, games), games, texts)
    seconds = time.perf_counter() - start
    decisions = sum(columns["decisions"])
    report: dict[str, Any] = {
        "game": game,
        "options": opened.options,
        "seed": seed_text(first),
        "runtime": chosen,
        "bots": names,
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "decisions_per_second": round(decisions / seconds, 1),
        "results": opened.results(columns),
    }
    if out is not None:
        write_games(out, first, columns)
    if as_json:
        typer.echo(json.dumps(report))
    else:
        results = ", ".join(f"{name}: {value}" for name, value in report["results"].items())
        sentence = texts.say("simulate-report", **{k: str(v) for k, v in report.items()})
        typer.echo(f"{sentence}\n{results}")


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
    workers: int

    def chunks(self, play: Player, seed: int, games: int) -> Iterator[Columns]:
        """The results chunk by chunk in the order of the seeds."""
        if self.workers == 1:
            yield from play_chunks(play, seed, games, self.runtime)
            return
        share = -(-games // self.workers)
        parts = [(seed + i, min(share, games - i)) for i in range(0, games, share)]
        with ProcessPoolExecutor(self.workers, mp_context=get_context("spawn")) as pool:
            for job in [pool.submit(self.part, *part) for part in parts]:
                yield from job.result()

    def part(self, seed: int, games: int) -> list[Columns]:
        """One process's share."""
        play = player(self.game, self.options, self.runtime)
        return list(play_chunks(play, seed % (1 << SEED_BITS), games, self.runtime))


def write_games(path: Path, seed: int, columns: Columns) -> None:
    """A JSON line per game: its seed, and how it went."""
    with path.open("w", encoding="utf-8") as file:
        for i, values in enumerate(zip(*columns.values(), strict=True)):
            told = {"seed": seed_text((seed + i) % (1 << SEED_BITS))}
            file.write(json.dumps(told | dict(zip(columns, values, strict=True))) + "\n")
