"""Whole games by bots, interpreted or native: the same games, step for step, in both."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.placeholders import bind
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import SEED_BITS, Rng, sow
from dreamcog.sim.loops import GREEDY, KNOWN_BOTS, RANDOM, Desk, play_batch
from dreamcog.sim.native.library import Seed, prepare

BOT = b"dreamcog random bot"
"""The bots' own randomness comes from the game's seed, but has nothing in common with it."""

MOST_PER_TURN = 500
"""Steps in one turn after which a bot may no longer choose and is led to the end of the turn."""

CHUNK = {"interpreted": 50, "native": 5000}
"""Games at random played between two reports of progress."""

SLOWER = 25
"""With greedy bots, so many times fewer games are played between two reports."""

SEATS_ROOM = 8
"""Entries of the array that tells native code the bots of the seats."""

Columns = dict[str, list[Any]]
"""Results of many games, field by field: a number for each game, or a list by seat."""

Player = Callable[[int, int], Columns]
"""Plays so many games with the seeds that follow one another from the first on."""


def player(
    name: str,
    options: Mapping[str, Any],
    runtime: str,
    bots: Sequence[int] = (),
    threads: int = 1,
) -> Player:
    """A player of whole games in this runtime; `NoNativeCode` where there can be no native one.

    `bots` are numbers of `sim.loops` (`RANDOM`, `GREEDY`): one for each seat, or one for all.
    """
    game = game_kind(name).open(options)
    return Interpreted(game, bots) if runtime == "interpreted" else Native(game, bots, threads)


def play_chunks(play: Player, seed: int, games: int, chunk: int) -> Iterator[Columns]:
    """Play games with seeds `seed`, `seed + 1`, …; the results of each chunk as it is done."""
    for first in range(0, games, chunk):
        yield play((seed + first) % (1 << SEED_BITS), min(chunk, games - first))


def chunk_size(runtime: str, bots: Sequence[int]) -> int:
    """How many games to play between two reports of progress."""
    return CHUNK[runtime] // SLOWER if GREEDY in bots else CHUNK[runtime]


def by_seat(game: Game[Any], bots: Sequence[int]) -> list[int]:
    """A bot for each seat: those named, the one named for all, or random ones."""
    if not set(bots) <= set(KNOWN_BOTS):
        raise ValueError(f"play_move of sim.loops knows the bots {KNOWN_BOTS}, not {list(bots)}")
    players: int = game.options["players"]
    return list(bots) if len(bots) == players else list(bots or [RANDOM]) * players


class Interpreted:
    """Plays games with the rules as they stand."""

    def __init__(self, game: Game[Any], bots: Sequence[int] = ()) -> None:
        self._game = game
        self._bots = by_seat(game, bots)
        self._play = bind(play_batch, game.rules)
        self._desk, self._spare = Desk(), [game.blank(), game.blank()]

    def __call__(self, seed: int, games: int) -> Columns:
        """The results of these games, field by field."""
        states = [self._game.blank() for _ in range(games)]
        rngs = [Rng() for _ in range(games)]
        for i, (state, rng) in enumerate(zip(states, rngs, strict=True)):
            sow(state.rng, (seed + i) % (1 << SEED_BITS))
            sow(rng, (seed + i) % (1 << SEED_BITS), BOT)
        taken = [0] * games
        box, desk, spare = self._game.box, self._desk, self._spare
        self._play(states, box, desk, rngs, spare, self._bots, taken, MOST_PER_TURN)
        columns = {
            field: [getattr(state, field) for state in states] for field in self._game.result_fields
        }
        return {"decisions": taken, **columns}


class Native:
    """Plays games with the native rules, on one thread or several."""

    def __init__(self, game: Game[Any], bots: Sequence[int] = (), threads: int = 1) -> None:
        import numpy as np

        from dreamcog.sim.native.arrays import as_array

        self._game = game
        self._threads = threads
        self._library = prepare(game.rules)
        self._blank, self._box = as_array(game.blank()), as_array(game.box)
        self._bots = np.zeros(SEATS_ROOM, np.int32)
        self._bots[: game.options["players"]] = by_seat(game, bots)

    def __call__(self, seed: int, games: int) -> Columns:
        """The results of these games, field by field."""
        import numpy as np

        from dreamcog.sim.native.threads import in_parts

        tables: Any = np.empty(games, self._blank.dtype)
        taken = np.zeros(games, np.int64)
        first = Seed.of(seed)
        blank, box, bots = (each.ctypes.data for each in (self._blank, self._box, self._bots))
        at, steps, play = tables.ctypes.data, taken.ctypes.data, self._library.batch_play

        def part(start: int, end: int) -> None:
            play(at, start, end, box, blank, first, bots, steps, MOST_PER_TURN)

        in_parts(part, games, self._threads)
        columns = {field: tables[field].tolist() for field in self._game.result_fields}
        return {"decisions": taken.tolist(), **columns}
