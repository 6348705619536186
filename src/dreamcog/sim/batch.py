"""Batches of games by bots, interpreted or compiled: the same games, step for step, in both."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import SEED_BITS, Rng, seed_words, sow
from dreamcog.sim.loops import GREEDY, KNOWN_BOTS, RANDOM, Desk, bind, play_batch

BOT = b"dreamcog random bot"
"""The bots' own randomness comes from the game's seed, but has nothing in common with it."""

MOST_PER_TURN = 500
"""Steps in one turn after which a bot may no longer choose and is led to the end of the turn."""

CHUNK = {"interpreted": 50, "compiled": 2000}
"""Games at random played between two reports of progress."""

SLOWER = 25
"""With greedy bots, so many times fewer games are played between two reports."""

RUNTIMES = ("interpreted", "compiled")
Columns = dict[str, list[Any]]
"""Results of many games, field by field: a number for each game, or a list by seat."""

Player = Callable[[list[int]], Columns]


def can_compile() -> bool:
    """Whether the `fast` extra is installed."""
    return importlib.util.find_spec("numba") is not None


def player(name: str, options: Mapping[str, Any], runtime: str, bots: Sequence[int] = ()) -> Player:
    """A player of batches in this runtime. Making a compiled one compiles the rules.

    `bots` are numbers of `sim.loops` (`RANDOM`, `GREEDY`): one for each seat, or one for all.
    """
    game = game_kind(name).open(options)
    return Interpreted(game, bots) if runtime == "interpreted" else CompiledBatch(game, bots)


def play_chunks(play: Player, seed: int, games: int, chunk: int) -> Iterator[Columns]:
    """Play games with seeds `seed`, `seed + 1`, …; the results of each chunk as it is done."""
    for first in range(0, games, chunk):
        count = min(chunk, games - first)
        yield play([(seed + first + i) % (1 << SEED_BITS) for i in range(count)])


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

    def __call__(self, seeds: list[int]) -> Columns:
        """The results of these games, field by field."""
        states = [self._game.blank() for _ in seeds]
        rngs = [Rng() for _ in seeds]
        for state, rng, seed in zip(states, rngs, seeds, strict=True):
            sow(state.rng, seed)
            sow(rng, seed, BOT)
        taken = [0] * len(seeds)
        box, desk, spare = self._game.box, self._desk, self._spare
        self._play(states, box, desk, rngs, spare, self._bots, taken, MOST_PER_TURN)
        columns = {
            field: [getattr(state, field) for state in states] for field in self._game.result_fields
        }
        return {"decisions": taken, **columns}


class CompiledBatch:
    """Plays games with the compiled rules."""

    def __init__(self, game: Game[Any], bots: Sequence[int] = ()) -> None:
        import numpy as np

        from dreamcog.sim.compiled import Compiled, as_array

        self._game = game
        self._bots = np.array(by_seat(game, bots), np.int64)
        self._compiled = Compiled(game.rules)
        self._blank = as_array(game.blank())
        self._spare = np.repeat(self._blank, 2)
        self._rng, self._box, self._desk = (as_array(r) for r in (Rng(), game.box, Desk()))
        self._compile()

    def _compile(self) -> None:
        """Compile `play_batch` now: Numba does so when it is first called, here with no games."""
        self([])

    def __call__(self, seeds: list[int]) -> Columns:
        """The results of these games, field by field."""
        import numpy as np

        states = np.repeat(self._blank, len(seeds))
        rngs = np.repeat(self._rng, len(seeds))
        taken = np.zeros(len(seeds), np.int64)
        for target, purpose in ((states["rng"], b"dreamcog"), (rngs, BOT)):
            digests = b"".join(seed_words(seed, purpose) for seed in seeds)
            words = np.frombuffer(digests, ">u4").reshape(len(seeds), 4)
            for i, name in enumerate("abcd"):
                target[name] = words[:, i]
        box, desk, spare = self._box[0], self._desk[0], self._spare
        self._compiled.play_batch(states, box, desk, rngs, spare, self._bots, taken, MOST_PER_TURN)
        columns = {field: states[field].tolist() for field in self._game.result_fields}
        return {"decisions": taken.tolist(), **columns}
