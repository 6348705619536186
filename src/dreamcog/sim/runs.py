"""Whole games by bots, interpreted or native: the same games, step for step, in both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from dreamcog.core.draft import STEPS_ROOM
from dreamcog.core.game import Game
from dreamcog.core.log import Log
from dreamcog.core.placeholders import bind
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import SEED_BITS, Rng, sow
from dreamcog.sim.loops import GREEDY, KNOWN_BOTS, NOBODY, RANDOM, Desk, note_out, play_batch
from dreamcog.sim.native.library import Seed, prepare

if TYPE_CHECKING:
    from dreamcog.sim.native.arrays import Array

BOT = b"dreamcog random bot"
"""The bots' own randomness comes from the game's seed, but has nothing in common with it."""

MOST_PER_TURN = 500
"""Steps in one turn after which a bot may no longer choose and is led to the end of the turn."""

CHUNK = {"interpreted": 50, "native": 5000}
"""Games at random played in one call: few enough to report progress, and to hold in memory."""

SLOWER = 25
"""With greedy bots, so many times fewer games are played in one call."""

NETWORK_CHUNK = 512
"""Games of networks played in one call."""

SEATS_ROOM = 8
"""Entries of the array that tells native code the bots of the seats."""

USUAL_STEPS = 100
"""Steps of a game for which there is room at first where they are noted."""

Columns = dict[str, "Array"]
"""Results of many games, field by field: a number for each game, or a row by seat."""


class Noted(NamedTuple):
    """Every step of many games, one game after the other."""

    seat: Array
    step: Array
    """Flat ids."""
    legal: Array
    """How many steps were legal."""
    worth: Array | None
    """What the bot found its move worth, summed over deals; `WORST` where it judged none. None
    where no move was judged."""


class Player(Protocol):
    """Plays so many games with the seeds that follow one another from the first on."""

    def __call__(self, seed: int, games: int) -> Columns:
        """The results of these games, field by field, and `decisions`: the steps of each."""

    def noted(self, seed: int, games: int) -> tuple[Columns, Noted]:
        """The same games and results, and every step."""


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


def chunk_size(runtime: str, bots: Sequence[int]) -> int:
    """How many games to play in one call."""
    if NOBODY in bots:
        return NETWORK_CHUNK
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
        self._desk, self._spare = Desk(), [game.blank(), game.blank()]

    def __call__(self, seed: int, games: int) -> Columns:
        """The results of these games, field by field."""
        states, rngs = self._sown(seed, games)
        taken = [0] * games
        play = bind(play_batch, self._game.rules)
        box, desk, spare = self._game.box, self._desk, self._spare
        play(states, box, desk, rngs, spare, self._bots, taken, MOST_PER_TURN)
        return self._columns(states, taken)

    def noted(self, seed: int, games: int) -> tuple[Columns, Noted]:
        """The same games and results, and every step."""
        import numpy as np

        states, taken = [], []
        columns: list[list[int]] = [[], [], [], []]
        for i in range(games):
            state, notes = self._note((seed + i) % (1 << SEED_BITS))
            states.append(state)
            taken.append(len(notes[0]))
            for column, own in zip(columns, notes, strict=True):
                column += own
        widths = (np.uint8, np.int16, np.int16, np.int64)
        arrays = [np.array(each, width) for each, width in zip(columns, widths, strict=True)]
        return self._columns(states, taken), Noted(*arrays)

    def _note(self, seed: int) -> tuple[Any, list[list[int]]]:
        """One game to its end, with room for its steps, and the notes of these."""
        from dreamcog.sim.native.arrays import flat_ids

        rules, box, desk = self._game.rules, self._game.box, self._desk
        first = flat_ids(self._game.alphabet)[0].tolist()
        room = USUAL_STEPS + STEPS_ROOM
        while True:
            (state,), (rng,) = self._sown(seed, 1)
            rules.set_up(state, box, Log())
            notes = [[0] * room for _ in range(4)]
            given = (state, box, desk, rng, *self._spare, self._bots, MOST_PER_TURN, first)
            taken = bind(note_out, rules)(*given, *notes, room)
            if taken >= 0:
                return state, [column[:taken] for column in notes]
            room *= 2

    def _sown(self, seed: int, games: int) -> tuple[list[Any], list[Rng]]:
        """Blank states, and generators of the bots, from the seeds."""
        states = [self._game.blank() for _ in range(games)]
        rngs = [Rng() for _ in range(games)]
        for i, (state, rng) in enumerate(zip(states, rngs, strict=True)):
            sow(state.rng, (seed + i) % (1 << SEED_BITS))
            sow(rng, (seed + i) % (1 << SEED_BITS), BOT)
        return states, rngs

    def _columns(self, states: list[Any], taken: list[int]) -> Columns:
        """The results of these last states, as native code stores them."""
        import numpy as np

        from dreamcog.sim.native.arrays import dtype_of

        state: Any = self._game.rules.state
        stored: Any = dtype_of(state).fields
        columns = {"decisions": np.array(taken, np.int64)}
        for field in self._game.result_fields:
            values = [getattr(state, field) for state in states]
            columns[field] = np.array(values, stored[field][0].base)
        return columns


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
        return self._columns(tables, taken)

    def noted(self, seed: int, games: int) -> tuple[Columns, Noted]:
        """The same games and results, and every step; on one thread."""
        import numpy as np

        from dreamcog.sim.native.arrays import flat_ids

        tables: Any = np.empty(games, self._blank.dtype)
        taken = np.zeros(games, np.int64)
        flat = flat_ids(self._game.alphabet)[0]
        arrays = (tables, self._box, self._blank, self._bots, taken, flat)
        at, box, blank, bots, steps, ids = (each.ctypes.data for each in arrays)
        done, room, found = 0, games * USUAL_STEPS + STEPS_ROOM, []
        while done < games:
            widths = (np.uint8, np.int16, np.int16, np.int64)
            notes = [np.empty(room, width) for width in widths]
            given = (at, done, games, box, blank, Seed.of(seed), bots, steps, MOST_PER_TURN, ids)
            end = self._library.batch_note(*given, *(each.ctypes.data for each in notes), room)
            kept = int(taken[done:end].sum())
            found.append([each[:kept] for each in notes])
            done, room = end, room if end > done else 2 * room
        return self._columns(tables, taken), Noted(*map(np.concatenate, zip(*found, strict=True)))

    def _columns(self, tables: Any, taken: Array) -> Columns:
        """The results, in arrays of their own: the states they are taken from are let go."""
        fields = self._game.result_fields
        return {"decisions": taken, **{field: tables[field].copy() for field in fields}}
