"""Playing an arena: on a fleet, with a bar, kept in a file and gone on with."""

from __future__ import annotations

import hashlib
import json
import secrets
import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from dreamcog.bots import Budget, bot_names, typed_bot
from dreamcog.cli.budgets import budget_told
from dreamcog.cli.interruption import EXIT_CODE, Interrupted, Interruption
from dreamcog.cli.progress import bar
from dreamcog.core.game import Game
from dreamcog.core.levels import LEVEL_NAMES
from dreamcog.core.refusal import malformed
from dreamcog.core.rng import SEED_BITS, read_seed, seed_text
from dreamcog.i18n.texts import Texts
from dreamcog.lab.arena.lineups import lineups_of
from dreamcog.lab.arena.outcomes import Arena
from dreamcog.lab.arena.playing import (
    Match,
    job_for,
    labels_of,
    matches_of,
    play_match,
    slow_lineups,
)
from dreamcog.lab.arena.report import report
from dreamcog.lab.arena.results_file import ResultsFile, kept_seed
from dreamcog.sim.fleet import Fleet
from dreamcog.sim.origin import origin_of
from dreamcog.sim.runtimes import chosen_runtime
from dreamcog.sim.speed import rates


@dataclass(frozen=True)
class Contest:
    """What is asked for."""

    game: Game[Any]
    bots: list[str] | None
    """None: all that play this game, but for levels."""
    games: int
    """Of each line-up."""
    slow_games: int | None
    """Of each line-up with a bot that is asked move by move; None: as many as of all others."""
    seed: str | None
    """Of the first deal, as it was typed."""
    budget: Budget
    """How much a bot may think about a decision."""
    runtime: str | None
    kept: Path | None
    """The file in which results are kept, if any."""


def play_contest(asked: Contest, fleet: Fleet, texts: Texts) -> dict[str, Any]:
    """Play what the file does not have, and report on all."""
    game = asked.game
    bots = chosen_bots(game, asked.bots)
    typed = asked.seed if asked.seed is not None else kept_seed(asked.kept)
    seed = secrets.randbits(SEED_BITS) if typed is None else read_seed(typed)
    runtime = chosen_runtime(
        game.rules,
        asked.runtime,
        lambda reason: typer.echo(texts.say("runtime-interpreted", reason=reason), err=True),
    )
    labels = labels_of(game, bots)
    lineups = lineups_of(bots, game.options["players"], game.kind.together)
    slow = asked.games if asked.slow_games is None else asked.slow_games
    fewer = dict.fromkeys(slow_lineups(game, lineups), slow)
    arena = Arena(lineups, asked.games, labels, fewer)
    file = ResultsFile(asked.kept, about(game, seed, asked.budget))
    for judged in file.found:
        arena.add(judged)
    before, decisions_before = arena.done, arena.decisions
    start = time.perf_counter()
    play_missing(arena, game, matches(arena, asked, seed, runtime), file, fleet, texts)
    spent = max(time.perf_counter() - start, 1e-9)
    found = report(bots, arena.played(), game.kind.together)
    for row in found["bots"]:
        row["label"] = labels[row["name"]]
    return {
        "game": game.kind.name,
        "options": game.options,
        "seed": seed_text(seed),
        "runtime": runtime,
        **budget_told(asked.budget),
        "games_each": asked.games,
        **({"slow_games_each": slow} if fewer and slow < asked.games else {}),
        **rates(arena.games - before, arena.decisions - decisions_before, spent),
        "games": arena.games,
        "decisions": arena.decisions,
        "resumed": before,
        **found,
    }


def chosen_bots(game: Game[Any], named: list[str] | None) -> list[str]:
    """The bots that play, each once, or a refusal."""
    known = bot_names(game.kind)
    usual = [name for name in known if name not in LEVEL_NAMES]
    bots = usual if named is None else named
    for name in bots:
        typed_bot(name, game.kind)
    if len(bots) < (1 if game.kind.together else 2) or len(set(bots)) < len(bots):
        least = "one or more" if game.kind.together else "two or more"
        raise malformed("--bots", f"{least} different ones of {', '.join(known)}")
    return bots


def about(game: Game[Any], seed: int, budget: Budget) -> dict[str, Any]:
    """What all results in a file have in common."""
    values = json.dumps(game.box_values, sort_keys=True).encode()
    return {
        "game": game.kind.name,
        "options": game.options,
        "box": hashlib.sha256(values).hexdigest()[:16],
        "rules": origin_of(game.kind.name).rules,
        "seed": seed_text(seed),
        "budget": budget.seconds,
        **({} if budget.iterations is None else {"iterations": budget.iterations}),
    }


def matches(arena: Arena, asked: Contest, seed: int, runtime: str) -> Iterator[Match]:
    """What is missing, in parts."""
    for seating in arena.all_seatings():
        labelled = arena.labelled(seating)
        missing = list(arena.seatings[labelled].missing())
        if missing:
            job = job_for(asked.game, seating, seed, asked.runtime, asked.budget)
            yield from matches_of(job, labelled, missing, runtime)


def play_missing(
    arena: Arena,
    game: Game[Any],
    missing: Iterator[Match],
    file: ResultsFile,
    fleet: Fleet,
    texts: Texts,
) -> None:
    """Play these parts, with a bar; what is done is kept if it is interrupted."""
    with (
        told_if_interrupted(arena, file, texts) as interruption,
        bar(texts, arena.games, arena.done) as shown,
        closing(fleet.run(origin_of(game.kind.name), play_match, list(missing))) as results,
    ):
        for judged in results:
            with interruption.shielded():
                file.add(judged)
                arena.add(judged)
            shown.advance(len(judged.wins))


@contextmanager
def told_if_interrupted(arena: Arena, file: ResultsFile, texts: Texts) -> Iterator[Interruption]:
    """End the command quietly on Ctrl-C, and say how to go on where results are kept."""
    try:
        with Interruption() as interruption:
            yield interruption
    except Interrupted:
        typer.echo(texts.say("simulate-interrupted"), err=True)
        if file.is_kept:
            command = shlex.join(("dreamcog", *sys.argv[1:]))
            typer.echo(texts.say("simulate-kept", games=arena.done, command=command), err=True)
        raise typer.Exit(EXIT_CODE) from None
