"""Thousands of tables in the memory of a GPU or of this machine: what kernels work on.

Arrays are torch's or NumPy's; kernels see their addresses alone, and nothing is copied back.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from ctypes import c_int, c_int64, c_void_p
from typing import Any, Protocol

import numpy as np

from dreamcog.core.game import Game
from dreamcog.core.refusal import malformed
from dreamcog.core.rng import Rng, next_word, seed_number, sow
from dreamcog.learn.cuda_kernels import BLOCK, HostKernels, Kernels
from dreamcog.learn.environment import CAP, LEARNER, SEATS
from dreamcog.sim.loops import NOBODY
from dreamcog.sim.native.arrays import Array, address, as_array, flat_ids
from dreamcog.sim.native.layout import layout_of, rounded_up
from dreamcog.sim.native.library import Seed

UNIT = 64
"""Rows of masks and observations begin at multiples of so many bytes: products are faster so."""

RULESET = b"dreamcog ruleset"
"""What the generator is sown for that draws a game's ruleset."""

WORDS = 1 << 32

NUMBERS = (
    *(("size", c_int64), ("stride", c_int64), ("first", Seed), ("rulesets", c_int)),
    *(("ids", c_int), ("seen", c_int), ("cap", c_int), ("skips", c_int), ("rotates", c_int)),
    *(("steps", c_int), ("gathers", c_int), ("bots", c_int * SEATS)),
)
POINTERS = (
    *("blanks", "boxes", "box_of", "chances", "printed", "first_id", "kinds", "args", "words"),
    *("rngs", "rounds", "turns", "rulesets_now", "seats", "players", "actions", "masks"),
    *("observed", "ended", "wins", "scores", "progress", "rulesets_then", "states", "taken"),
    *("games", "faults"),
)


class Given(ctypes.Structure):
    """What a launch is told: the struct `Tables` of `tables.cu`, field by field."""

    _fields_ = (*NUMBERS, *((name, c_void_p) for name in POINTERS))


class Memory(Protocol):
    """Where arrays are: they are made of zeros, or of NumPy's, and have an address."""

    def zeros(self, shape: tuple[int, ...], dtype: str) -> Any:
        """An array of zeros; `dtype` is a name that NumPy and torch share."""

    def put(self, array: Array) -> Any:
        """A copy of an array of plain numbers."""

    def address(self, array: Any) -> int:
        """Where its numbers begin."""


class HostMemory:
    """NumPy's arrays in the memory of this machine."""

    def zeros(self, shape: tuple[int, ...], dtype: str) -> Array:
        """An array of zeros, at an address that kernels can copy by 16 bytes from and to."""
        size = int(np.prod(shape)) * np.dtype(dtype).itemsize
        room = np.zeros(size + UNIT, np.uint8)
        skipped = -address(room) % UNIT
        return room[skipped : skipped + size].view(dtype).reshape(shape)

    def put(self, array: Array) -> Array:
        """A copy of an array of plain numbers."""
        own = self.zeros(array.shape, array.dtype.name)
        own[...] = array
        return own

    def address(self, array: Array) -> int:
        """Where its numbers begin."""
        return address(array)


def in_rows(records: Iterable[bytes]) -> Array:
    """Records of one type as rows of bytes."""
    return np.array([np.frombuffer(record, np.uint8) for record in records])


class DeviceTables:
    """So many tables side by side, each with one of several rulesets of one game.

    The game r of row i has the seed `seed + i + r * size`, and so the same cards as on the
    processor; its ruleset is `i % rulesets` for the first game and follows from the seed later.
    """

    def __init__(
        self,
        games: Sequence[Game[Any]],
        size: int,
        *,
        seed: int | str = 0,
        cap: int = CAP,
        bots: Sequence[int] = (LEARNER,) * SEATS,
        rotate: bool = False,
        skip_forced: bool = True,
        memory: Memory | None = None,
        kernels: Kernels | None = None,
    ) -> None:
        """Nothing is dealt yet: `start` does."""
        rules = games[0].rules
        if any(game.rules is not rules for game in games):
            raise malformed("rulesets", "of one game")
        self.games, self.size = list(games), size
        record: Any = rules.state
        self._state_bytes = layout_of(record).bytes
        self._memory = memory or HostMemory()
        self._kernels = kernels or HostKernels(rules)
        self._bot_numbers = [bot - 1 if bot != LEARNER else NOBODY for bot in bots]
        self._has_bots = any(bot != NOBODY for bot in self._bot_numbers)
        self.seed = seed_number(seed)
        self.arrays: dict[str, Any] = {}
        self._given = Given(
            size=size,
            stride=size,
            first=Seed.of(self.seed),
            rulesets=len(games),
            ids=rounded_up(len(games[0].alphabet), UNIT),
            seen=rounded_up(rules.observation.size, UNIT),
            cap=cap,
            skips=int(skip_forced),
            rotates=int(rotate),
            bots=(c_int * SEATS)(*self._bot_numbers),
        )
        self._place_printed()
        self._place_rows()
        self._print()

    def _keep(self, name: str, array: Any) -> None:
        """Keep an array, and let the kernels know where it is."""
        self.arrays[name] = array
        setattr(self._given, name, self._memory.address(array))

    def _place_printed(self) -> None:
        """What is the same in all games of a ruleset: blank states, boxes, flat ids, chances."""
        boxes: dict[bytes, int] = {}
        numbers = [as_array(game.box).tobytes() for game in self.games]
        box_of = np.array([boxes.setdefault(box, len(boxes)) for box in numbers], np.int32)
        first, kinds, args = flat_ids(self.games[0].alphabet)
        padding = self._given.ids - len(kinds)
        blanks = in_rows(as_array(game.blank()).tobytes() for game in self.games)
        placed = {"blanks": blanks, "boxes": in_rows(boxes), "box_of": box_of, "first_id": first}
        placed |= {"kinds": np.pad(kinds, (0, padding)), "args": np.pad(args, (0, padding))}
        placed["chances"] = chances_of([1.0] * len(self.games))
        for name, array in placed.items():
            self._keep(name, self._memory.put(array))
        self._keep("printed", self._memory.zeros((len(boxes), self._given.seen), "uint8"))

    def _place_rows(self) -> None:
        """What each row has of its own."""
        size, state = self.size, self._state_bytes
        shapes: dict[str, tuple[tuple[int, ...], str]] = {
            "words": ((state // 4, size), "int32"),
            "rngs": ((size, 4), "int64"),
            "turns": ((size, 2), "int32"),
            "masks": ((size, self._given.ids), "uint8"),
            "observed": ((size, self._given.seen), "uint8"),
            "ended": ((size,), "bool"),
            "faults": ((1,), "int64"),
        }
        for name in ("rounds", "rulesets_now", "seats", "players", "actions", "rulesets_then"):
            shapes[name] = ((size,), "int64")
        for name in ("wins", "scores", "progress"):
            shapes[name] = ((size, SEATS), "float32")
        for name, (shape, dtype) in shapes.items():
            self._keep(name, self._memory.zeros(shape, dtype))

    def _print(self) -> None:
        """Write what is printed in each box, once."""
        whole, self._given.size = self._given.size, len(self.arrays["printed"])
        self._launch("tables_print", self._given.size)
        self._given.size = whole

    def _launch(self, name: str, threads: int, block: int = BLOCK) -> None:
        self._kernels.launch(name, self._given, threads, block)

    def weigh(self, weights: Sequence[float]) -> None:
        """How likely each ruleset is to be drawn at later deals."""
        self._keep("chances", self._memory.put(chances_of(weights)))

    def start(self) -> None:
        """Deal all rows, and look at them."""
        self._launch("tables_start_bots" if self._has_bots else "tables_start", self.size)
        self._observe()

    def step(self) -> None:
        """Take the steps that `actions` names, and look at all rows."""
        self._launch("tables_step_bots" if self._has_bots else "tables_step", self.size)
        self._observe()

    def _observe(self) -> None:
        chunks = self._given.seen // 16
        self._launch("tables_copy_printed", self.size * chunks, 256)
        self._launch("tables_observe", self.size)

    def play(self, bot: int, most: int) -> tuple[Any, Any]:
        """A whole game in each row by bots of one kind: last states as bytes, steps taken.

        Row i has the ruleset `i % rulesets` and the seed `seed + i`; `most` steps in one turn.
        """
        given = Given.from_buffer_copy(self._given)
        given.cap, given.bots = most, (c_int * SEATS)(*[bot] * SEATS)
        states = self._memory.zeros((self.size, self._state_bytes), "uint8")
        taken = self._memory.zeros((self.size,), "int64")
        given.states, given.taken = self._memory.address(states), self._memory.address(taken)
        self._kernels.launch("tables_play", given, self.size)
        self._kernels.wait()
        return states, taken

    def race(self, steps: int, most: int, gathers: int, block: int) -> tuple[Any, Any]:
        """Random steps in each row, dealt anew at the end: steps taken and games ended."""
        if self.size % block:
            raise malformed("size", f"a multiple of {block}")
        given = Given.from_buffer_copy(self._given)
        given.cap, given.steps, given.gathers = most, steps, gathers
        taken, games = (self._memory.zeros((self.size,), "int64") for _ in range(2))
        given.taken, given.games = self._memory.address(taken), self._memory.address(games)
        self._kernels.launch("tables_race", given, self.size, block)
        return taken, games

    def states(self) -> Any:
        """The states of all rows, as bytes: a copy, as the processor has them."""
        given = Given.from_buffer_copy(self._given)
        states = self._memory.zeros((self.size, self._state_bytes), "uint8")
        given.states = self._memory.address(states)
        self._kernels.launch("tables_states", given, self.size)
        self._kernels.wait()
        return states

    def wait(self) -> None:
        """Until all launched kernels are done."""
        self._kernels.wait()


def chances_of(weights: Sequence[float]) -> Array:
    """Weights of rulesets as limits: of 32-bit words, the share below each limit and not before."""
    whole = np.cumsum(np.asarray(weights, np.float64))
    if not len(whole) or min(weights) < 0 or not whole[-1] > 0:
        raise malformed("weights", "one for each ruleset, not below 0, with a sum over 0")
    return np.asarray(np.floor(whole / whole[-1] * WORDS), np.int64)


def drawn_ruleset(seed: int, chances: Array) -> int:
    """The ruleset of the game with this seed, as the kernels draw it."""
    if len(chances) == 1:
        return 0
    rng = Rng()
    sow(rng, seed, RULESET)
    return int(np.searchsorted(chances, next_word(rng), side="right"))
