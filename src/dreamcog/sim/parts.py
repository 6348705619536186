"""Many games by bots in parts: what is played, cut into parts that any worker can play alone."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind
from dreamcog.core.result_columns import Counts
from dreamcog.core.rng import SEED_BITS
from dreamcog.sim.loops import WORST
from dreamcog.sim.runs import Columns, Noted, Player, chunk_size, player
from dreamcog.sim.runtimes import chosen_runtime

GAMES, DECISIONS = "games", "decisions"
"""What can be handed back of every game: a row for it, or a row for each of its decisions."""

CHUNKS = 4
"""Chunks of games in a part: so many that handing it over costs little beside playing it."""

SHARES = 4
"""Parts for each worker where there are few games, so that none waits long for another."""

FEWEST = {"interpreted": 1, "native": 1000}
"""Games for which it is worth starting another worker."""

FEWEST_OF_NETWORKS = 64
"""The same where networks play: they are slower, and evaluated for so many positions at once."""

OPENED = 4
"""Games that a worker keeps open."""

NetworkSeats = tuple[tuple[str, str] | None, ...]
"""By seat the name of a network and the hash of its file; None for a seat of a plain bot."""


@dataclass(frozen=True, slots=True)
class Job:
    """What is played in every part of a run."""

    game: str
    options: str
    """As JSON, with the values of a box that is not the game's own: a worker may be far away."""
    runtime: str | None
    """Where none is named, the best that the worker has: the games are the same."""
    bots: tuple[int, ...]
    seed: int
    rows: str | None
    """`GAMES`, `DECISIONS`, or None: nothing but counts is handed back."""
    networks: NetworkSeats = ()
    """The seats that networks play, whose bot is `NOBODY`."""
    asked: tuple[str, ...] = ()
    """The bots by seat of games that are played move by move; then all numbers are `NOBODY`."""
    seconds: float | None = None
    iterations: int | None = None
    """How much these may think about a decision."""

    @property
    def is_plain(self) -> bool:
        """Whether loops play every seat, so that `play_part` plays the job."""
        return not (self.networks or self.asked)


@dataclass(frozen=True, slots=True)
class Part:
    """Games of a job: so many, from the one with this number on."""

    job: Job
    first: int
    games: int


@dataclass(frozen=True, slots=True)
class Played:
    """What a part came to: counts, and what was asked for of every game."""

    first: int
    games: int
    decisions: int
    counts: Counts
    columns: Columns
    """Result fields and `decisions`; of these alone where there are rows for decisions."""
    noted: Noted | None = None
    replaced: int = 0
    """Moves that were made in place of a bot's that had failed."""


def job_of(
    game: Game[Any],
    runtime: str | None,
    bots: Iterable[int],
    seed: int,
    rows: str | None,
    networks: NetworkSeats = (),
) -> Job:
    """A job for this game, with all that its options and its box say; no bot is asked."""
    options: dict[str, Any] = dict(game.options)
    if game.box_values != game.kind.own_box:
        options["box"] = game.box_values
    return Job(game.kind.name, json.dumps(options), runtime, tuple(bots), seed, rows, networks)


def parts_of(job: Job, missing: Iterable[range], runtime: str, workers: int) -> Iterator[Part]:
    """The parts in which these games are played, in order."""
    missing = list(missing)
    size = part_size(job, sum(map(len, missing)), runtime, workers)
    for games in missing:
        for first in range(games.start, games.stop, size):
            yield Part(job, first, min(size, games.stop - first))


def part_size(job: Job, games: int, runtime: str, workers: int) -> int:
    """How many games a part has; one that is played move by move takes long enough alone."""
    if job.asked:
        return 1
    is_small = job.rows == DECISIONS or bool(job.networks)
    most = chunk_size(runtime, job.bots) * (1 if is_small else CHUNKS)
    if workers == 1:
        return most
    fewest = FEWEST_OF_NETWORKS if job.networks else FEWEST[runtime]
    return min(most, max(fewest, -(-games // (workers * SHARES))))


def play_part(part: Part) -> Played:
    """Play a part: what a worker does."""
    return play_with(part, *opened(part.job))


def play_with(part: Part, game: Game[Any], play: Player, runtime: str) -> Played:
    """Play a part with this player, in chunks, and count it."""
    import numpy as np

    job = part.job
    chunk = chunk_size(runtime, job.bots)
    pieces: list[Columns] = []
    notes: list[Noted] = []
    for start in range(part.first, part.first + part.games, chunk):
        seed = (job.seed + start) % (1 << SEED_BITS)
        games = min(chunk, part.first + part.games - start)
        if job.rows == DECISIONS:
            columns, noted = play.noted(seed, games)
            notes.append(noted)
        else:
            columns = play(seed, games)
        pieces.append(columns)
    columns = {name: np.concatenate([each[name] for each in pieces]) for name in pieces[0]}
    replaced = columns.pop("replaced", np.zeros(0))
    counts = game.count({name: array.tolist() for name, array in columns.items()})
    kept = {None: (), GAMES: tuple(columns), DECISIONS: ("decisions",)}[job.rows]
    return Played(
        first=part.first,
        games=part.games,
        decisions=int(columns["decisions"].sum()),
        counts=counts,
        columns={name: columns[name] for name in kept},
        noted=joined(notes) if notes else None,
        replaced=int(replaced.sum()),
    )


def joined(notes: list[Noted]) -> Noted:
    """Notes of games that follow one another; without worths where there are none."""
    import numpy as np

    whole = Noted(*map(np.concatenate, zip(*notes, strict=True)))
    is_judged = bool(np.any(whole.worth != WORST))
    return whole if is_judged else whole._replace(worth=None)


@lru_cache(OPENED)
def opened(job: Job) -> tuple[Game[Any], Player, str]:
    """The game of a job, what plays it here, and in which runtime."""
    options = json.loads(job.options)
    game = game_kind(job.game).open(options)
    runtime = chosen_runtime(game.rules, job.runtime)
    return game, player(job.game, options, runtime, job.bots), runtime
