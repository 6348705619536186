"""Games of the arena in parts: what a worker of a fleet plays, and what it hands back."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from dreamcog.bots import Budget, cast_of
from dreamcog.bots.cast_parts import opened
from dreamcog.core.game import Game
from dreamcog.core.rng import SEED_BITS
from dreamcog.lab.arena.lineups import Lineup
from dreamcog.sim.loops import GREEDY
from dreamcog.sim.parts import Job, Part, job_of

if TYPE_CHECKING:
    from dreamcog.sim.native.arrays import Array

NETWORK_GAMES = 128
"""Games of a part in which networks play: as many as are evaluated side by side."""

PLAIN_GAMES = {"interpreted": 10, "native": 1000}
"""Games of a part that plain bots play among themselves."""

SLOWER = 5
"""So many times fewer where one of them is greedy."""


@dataclass(frozen=True, slots=True)
class Match:
    """Some deals of one seating."""

    seating: Lineup
    """The bots by seat, a network's name with the beginning of its hash."""
    part: Part


@dataclass(frozen=True, slots=True)
class Judged:
    """What the deals of a match came to: a row for each, by seat."""

    seating: Lineup
    first: int
    """The number of the first deal."""
    wins: Array
    scores: Array
    decisions: Array
    """For each deal, the small steps of all seats."""
    seconds: float
    replaced: Array
    """How many moves of each seat were made in place of those of a bot that failed."""
    thought: Array
    """By seat the decisions asked of its bot, the seconds of all of them, and of the longest; all
    zero where bots play many tables at once."""


def job_for(
    game: Game[Any], seating: Sequence[str], seed: int, runtime: str | None, budget: Budget
) -> Job:
    """The job of the games in which these bots sit in these seats."""
    players: int = game.options["players"]
    cast = cast_of(list(seating), players, game.kind)
    job = job_of(game, runtime, cast.bots, seed, None, cast.networks)
    return replace(
        job,
        networks=cast.networks or (None,) * players,
        asked=cast.asked,
        seconds=budget.seconds,
        iterations=budget.iterations,
    )


def labels_of(game: Game[Any], bots: Sequence[str]) -> dict[str, str]:
    """By bot its name as results store it: a network's with the beginning of its file's hash."""
    players: int = game.options["players"]
    return {bot: cast_of([bot], players, game.kind).labels([bot])[0] for bot in bots}


def slow_lineups(game: Game[Any], lineups: Iterable[Lineup]) -> list[Lineup]:
    """Those with a bot that is asked move by move: games of them take far longer than others."""
    players: int = game.options["players"]
    return [each for each in lineups if cast_of(list(each), players, game.kind).asked]


def matches_of(
    job: Job, seating: Lineup, missing: Iterable[range], runtime: str
) -> Iterator[Match]:
    """These deals of a seating, cut into parts."""
    size = NETWORK_GAMES
    if job.asked:
        size = 1
    elif not any(job.networks):
        size = PLAIN_GAMES[runtime] // (SLOWER if GREEDY in job.bots else 1)
    for deals in missing:
        for first in range(deals.start, deals.stop, size):
            yield Match(seating, Part(job, first, min(size, deals.stop - first)))


def play_match(match: Match) -> Judged:
    """Play a part: what a worker does. Networks are evaluated for many tables at once."""
    part = match.part
    _, play, _ = opened(part.job)
    start = time.perf_counter()
    found = play.judged((part.job.seed + part.first) % (1 << SEED_BITS), part.games)
    return Judged(
        seating=match.seating,
        first=part.first,
        wins=found["wins"],
        scores=found["scores"],
        decisions=found["decisions"],
        seconds=time.perf_counter() - start,
        replaced=found.get("replaced", np.zeros_like(found["wins"])),
        thought=found.get("thought", np.zeros((*found["wins"].shape, 3))),
    )
