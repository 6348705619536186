"""`dreamcog simulate GAME`: many games by bots, and what they came to."""

from __future__ import annotations

import json
import secrets
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import typer

from dreamcog.bots import cast_of
from dreamcog.bots.cast_parts import play_cast_part
from dreamcog.bots.threads import keep_to_one_thread
from dreamcog.cli.budgets import budget_of, budget_told
from dreamcog.cli.flags import Given, options_of, words
from dreamcog.cli.interruption import EXIT_CODE, Interrupted, Interruption
from dreamcog.cli.outputs import kept_seed, open_output, wanted_rows
from dreamcog.cli.progress import bar
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.result_columns import Counts, add_counts
from dreamcog.core.rng import SEED_BITS, read_seed, seed_text
from dreamcog.i18n.texts import Texts
from dreamcog.sim.data.output import Output
from dreamcog.sim.fleet import Fleet, open_fleet
from dreamcog.sim.origin import origin_of
from dreamcog.sim.parts import Job, job_of, parts_of, play_part
from dreamcog.sim.runtimes import chosen_runtime
from dreamcog.sim.speed import rates

RESUME = "--resume"


def simulate(
    given: Given,
    game: Annotated[str, typer.Argument(help="flag-game")],
    games: Annotated[int, typer.Option(min=1, help="flag-games")] = 1000,
    bots: Annotated[str, typer.Option(help="flag-bots")] = "random",
    box: Annotated[str | None, typer.Option(help="flag-box")] = None,
    seed: Annotated[str | None, typer.Option(help="flag-first-seed")] = None,
    runtime: Annotated[str | None, typer.Option(help="flag-runtime")] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=1024, help="flag-workers")] = None,
    cluster: Annotated[str | None, typer.Option(help="flag-cluster")] = None,
    out: Annotated[Path | None, typer.Option(help="flag-out")] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="flag-decisions")] = False,
    budget: Annotated[float | None, typer.Option(help="flag-budget")] = None,
    iterations: Annotated[int | None, typer.Option(help="flag-iterations")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="flag-resume")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="flag-json")] = False,
    lang: Annotated[str | None, typer.Option(help="flag-lang")] = None,
) -> None:
    """Play many games with bots and report their results."""
    options = options_of(game, given) | ({} if box is None else {"box": box})
    opened = game_kind(game).open(options)
    names = words(bots)
    allowed = budget_of(budget, iterations)
    keep_to_one_thread()
    cast = cast_of(names, opened.options["players"], opened.kind)
    rows = wanted_rows(out, decisions, resume)
    first = first_seed(seed, out if resume else None)
    texts = Texts(lang)

    def tell(reason: str) -> None:
        typer.echo(texts.say("runtime-interpreted", reason=reason), err=True)

    chosen = chosen_runtime(opened.rules, runtime, tell)
    job = replace(
        job_of(opened, runtime, cast.bots, first, rows, cast.networks),
        asked=cast.asked,
        seconds=allowed.seconds,
        iterations=allowed.iterations,
    )
    with open_fleet(workers, cluster) as fleet:
        output = open_output(out, opened, job, chosen, cast.labels(names), resume)
        with closing(output):
            total = play(job, games, chosen, fleet, output, texts)
    report: dict[str, Any] = {
        "game": game,
        "options": opened.options,
        "seed": seed_text(first),
        "runtime": chosen,
        "bots": names,
        **rates(games - total.before, total.decisions - total.decisions_before, total.seconds),
        "games": games,
        "decisions": total.decisions,
        **budget_told(allowed),
        "replaced": total.replaced,
        **({"resumed": total.before} if resume else {}),
        "results": opened.results(total.counts),
    }
    if as_json:
        typer.echo(json.dumps(report))
    else:
        show(report, texts)


def first_seed(typed: str | None, resumed: Path | None) -> int:
    """The seed of the first game: as typed, as the file to go on with tells it, or any."""
    if typed is None and resumed is not None:
        typed = kept_seed(resumed)
    return secrets.randbits(SEED_BITS) if typed is None else read_seed(typed)


@dataclass
class Total:
    """What all games came to, those of an earlier run included."""

    before: int
    decisions_before: int
    decisions: int
    counts: Counts
    seconds: float = 0.0
    replaced: int = 0
    """Moves that were made in this run in place of those of a bot that failed."""


def play(job: Job, games: int, runtime: str, fleet: Fleet, output: Output, texts: Texts) -> Total:
    """Play the games that are missing, with a bar; what is done is kept if it is interrupted."""
    missing = output.missing(games)
    total = Total(output.games, output.decisions, output.decisions, output.counts())
    parts = parts_of(job, missing, runtime, fleet.workers)
    work = play_part if job.is_plain else play_cast_part
    start = time.perf_counter()
    with (
        kept_if_interrupted(output, texts) as interruption,
        bar(texts, games, total.before) as bar_,
    ):
        with closing(fleet.run(origin_of(job.game), work, parts)) as results:
            for played in results:
                with interruption.shielded():
                    output.add(played)
                total.decisions += played.decisions
                total.counts = add_counts(total.counts, played.counts)
                total.replaced += played.replaced
                bar_.advance(played.games)
        output.finish()
    total.seconds = time.perf_counter() - start
    return total


@contextmanager
def kept_if_interrupted(output: Output, texts: Texts) -> Iterator[Interruption]:
    """Store what has been played, should the run fail or be interrupted."""
    with Interruption() as interruption:
        try:
            yield interruption
        except Interrupted:
            output.flush()
            typer.echo(texts.say("simulate-interrupted"), err=True)
            if output.games:
                again = shlex.join(word for word in ("dreamcog", *sys.argv[1:]) if word != RESUME)
                command = f"{again} {RESUME}"
                typer.echo(
                    texts.say("simulate-kept", games=output.games, command=command), err=True
                )
            raise typer.Exit(EXIT_CODE) from None
        except BaseException:
            with suppress(Refused):
                output.flush()
            raise


def show(report: dict[str, Any], texts: Texts) -> None:
    """The report in words."""
    game = report["game"]
    typer.echo(texts.say("simulate-report", **{k: str(v) for k, v in report.items()}))
    for name, value in report["results"].items():
        if name == "ended_by":
            value = {texts.own(game, f"simulate-end-{end}"): n for end, n in value.items()}
        label = name.replace("_", "-")
        typer.echo(f"{texts.own(game, f'simulate-result-{label}')}: {told(value)}")
    if report["replaced"]:
        typer.echo(texts.say("runs-replaced", count=report["replaced"]))


def told(value: object) -> str:
    """A result in a line: counts with what they count, numbers by seat."""
    if isinstance(value, dict):
        return ", ".join(f"{name} × {count}" for name, count in value.items())
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return str(value)
