"""Batches of random games, interpreted or compiled: the same games, step for step, in both."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from dreamcog.core.draft import Steps
from dreamcog.core.game import Game
from dreamcog.core.log import Log
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import SEED_BITS, Rng, seed_words, sow
from dreamcog.sim.loops import bind, play_batch

BOT = b"dreamcog random bot"
"""The bot's own randomness comes from the game's seed, but has nothing in common with it."""

MOST_PER_TURN = 500
"""Steps after which a random player is led out of a turn that it does not end."""

CHUNK = {"interpreted": 50, "compiled": 2000}
"""Games played between two reports of progress."""

RUNTIMES = ("interpreted", "compiled")
Columns = dict[str, list[int]]
Player = Callable[[list[int]], Columns]


def can_compile() -> bool:
    """Whether the `fast` extra is installed."""
    return importlib.util.find_spec("numba") is not None


def player(name: str, options: Mapping[str, Any], runtime: str) -> Player:
    """What plays games in this runtime; making it is where compiling happens."""
    game = game_kind(name).open(options)
    return Interpreted(game) if runtime == "interpreted" else CompiledBatch(game)


def play_chunks(play: Player, seed: int, games: int, runtime: str) -> Iterator[Columns]:
    """Play games with seeds `seed`, `seed + 1`, …; the results of each chunk as it is done."""
    for first in range(0, games, CHUNK[runtime]):
        count = min(CHUNK[runtime], games - first)
        yield play([(seed + first + i) % (1 << SEED_BITS) for i in range(count)])


class Interpreted:
    """Plays games with the rules as they stand."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._play = bind(play_batch, game.rules)

    def __call__(self, seeds: list[int]) -> Columns:
        """The results of these games, field by field."""
        states = [self._game.blank() for _ in seeds]
        rngs = [Rng() for _ in seeds]
        for state, rng, seed in zip(states, rngs, seeds, strict=True):
            sow(state.rng, seed)
            sow(rng, seed, BOT)
        taken = [0] * len(seeds)
        log, out = Log(), Steps()
        self._play(states, self._game.box, log, out, rngs, taken, MOST_PER_TURN)
        columns = {
            field: [int(getattr(state, field)) for state in states]
            for field in self._game.result_fields
        }
        return {"decisions": taken, **columns}


class CompiledBatch:
    """Plays games with the compiled rules."""

    def __init__(self, game: Game[Any]) -> None:
        from dreamcog.sim.compiled import Compiled, as_array

        self._game = game
        self._compiled = Compiled(game.rules)
        self._blank = as_array(game.blank())
        self._rng = as_array(Rng())
        self._box, self._log, self._out = (as_array(r) for r in (game.box, Log(), Steps()))

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
        self._compiled.play_batch(
            states, self._box[0], self._log[0], self._out[0], rngs, taken, MOST_PER_TURN
        )
        columns = {field: states[field].tolist() for field in self._game.result_fields}
        return {"decisions": taken.tolist(), **columns}
