"""The runtime of tables that uses native code: the same answers as interpreted, sooner."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from ctypes import create_string_buffer
from threading import Lock
from typing import Any
from weakref import WeakSet

from dreamcog.core.draft import DRAFT_BYTES, Draft, packed_draft
from dreamcog.core.game import Game
from dreamcog.core.log import Log
from dreamcog.core.menu_walk import Spelling, Walk
from dreamcog.core.rule_set import RuleSet
from dreamcog.core.runtime import Interpreted
from dreamcog.sim.native.layout import layout_of
from dreamcog.sim.native.library import Library, prepare, ready
from dreamcog.sim.native.packing import CODES, packed_states, packer

MOST_AT_ONCE = 64
"""How many moves of a menu are found at a time."""

GO_ON = -1
"""Instead of a seat: go on where the walk over a menu stands."""

MOVE = struct.Struct(f"{DRAFT_BYTES.size}s")
"""A move among those found."""

LOG_LISTS = [place for place in layout_of(Log).places if place.size]
SEATS = [frozenset(i for i in range(8) if bits >> i & 1) for bits in range(256)]
"""Sets of seats by their bits."""


class NativeRuntime(Interpreted):
    """Runs the rules of one opened game in its library.

    What does not pay is interpreted: to pack a plain record takes longer than to ask it one thing.
    So is what a record of native code cannot hold.
    """

    def __init__(self, game: Game[Any], library: Library) -> None:
        super().__init__(game)
        self._native_set_up, self._native_can = library.rule_set_up, library.rule_can
        self._native_make, self._native_moves = library.table_make, library.table_moves
        self._native_deciders = library.table_deciders
        state: Any = game.rules.state
        box: Any = game.rules.box
        self._states = packed_states(state)
        self._players = len(self._seats)
        self._packed_box = packer(box)(game.box)
        self._packed_spelling = packer(Spelling)(self._spelling)
        self._after = create_string_buffer(layout_of(state).bytes)
        self._log = create_string_buffer(layout_of(Log).bytes)
        self._walk = create_string_buffer(layout_of(Walk).bytes)
        self._moves = create_string_buffer(MOST_AT_ONCE * MOVE.size)
        self._counts = memoryview(self._log).cast("B")[:4].cast("h")
        self._lists = [
            memoryview(self._log).cast("B")[p.offset : p.offset + p.bytes].cast(CODES[p.width])
            for p in LOG_LISTS
        ]
        self._found = memoryview(self._moves).cast("B")
        self._lock = Lock()

    def set_up(self, blank: Any) -> Any:
        """A game dealt."""
        with self._lock:
            self._after.raw = self._states.bytes_of(blank)
            self._counts[0] = self._counts[1] = 0
            self._native_set_up(self._after, self._packed_box, self._log)
            return self._states.state(self._after.raw)

    def deciders(self, state: Any) -> frozenset[int]:
        """The seats that may act now."""
        packed = self._states.held_by(state)
        if packed is None:
            return super().deciders(state)
        bits: int = self._native_deciders(packed, self._players)
        return SEATS[bits]

    def can(self, state: Any, draft: Draft) -> int:
        """0, or the number of a refusal."""
        packed = self._states.held_by(state)
        if packed is None:
            return super().can(state, draft)
        try:
            answer: int = self._native_can(packed, self._packed_box, packed_draft(draft))
        except struct.error:
            return super().can(state, draft)
        return answer

    def make(self, state: Any, draft: Draft) -> tuple[Any, Log]:
        """The state after a legal move, and the log."""
        try:
            packed, made = self._states.bytes_of(state), packed_draft(draft)
        except struct.error:
            return super().make(state, draft)
        with self._lock:
            self._native_make(packed, self._after, self._packed_box, self._log, made)
            n, overflow = self._counts
            log = Log(n, overflow, *[each[:n].tolist() for each in self._lists])
            return self._states.state(self._after.raw), log

    def readable(self, state: Any) -> Any:
        """A plain record; a packed state stays packed, so that its next move need not pack it."""
        packed = self._states.held_by(state)
        return state if packed is None else self._states.plain_state(packed)

    def whole_moves(self, state: Any, seat: int) -> Iterator[list[bytes]]:
        """All legal moves of a seat, some at a time."""
        try:
            packed = self._states.bytes_of(state)
        except struct.error:
            yield from super().whole_moves(state, seat)
            return
        walk = b""
        while True:
            with self._lock:
                if walk:
                    self._walk.raw = walk
                first, box, spelling = (
                    GO_ON if walk else seat,
                    self._packed_box,
                    self._packed_spelling,
                )
                n = self._native_moves(
                    packed, box, spelling, self._walk, first, self._moves, MOST_AT_ONCE
                )
                found = [move for (move,) in MOVE.iter_unpack(self._found[: n * MOVE.size])]
                walk = self._walk.raw if n == MOST_AT_ONCE else b""
            if n < 0:
                raise OverflowError("steps of a menu found no room")
            yield found
            if not walk:
                return


def native_runtime(game: Game[Any], library: Library) -> NativeRuntime | None:
    """The native runtime of a game; None if its box has a number that native code cannot hold."""
    try:
        return NativeRuntime(game, library)
    except struct.error:
        return None


class NativeRuntimes:
    """Gives opened games the native runtime: at once, or when their library has been built."""

    def __init__(self) -> None:
        self._waiting: WeakSet[Game[Any]] = WeakSet()
        self._lock = Lock()

    def __call__(self, game: Game[Any]) -> NativeRuntime | None:
        """The native runtime of a game, if its library is there; nothing is built."""
        with self._lock:
            library = ready(game.rules)
            if library is None:
                self._waiting.add(game)
                return None
        return native_runtime(game, library)

    def prepare(self, rules: RuleSet) -> None:
        """Build the library of these rules where it is not there; open games use it from then on.

        Raises `NoNativeCode` where it cannot be built.
        """
        library = prepare(rules)
        with self._lock:
            waiting = [game for game in self._waiting if game.rules is rules]
            self._waiting.difference_update(waiting)
        for game in waiting:
            game.runtime = native_runtime(game, library) or game.runtime


NATIVE_RUNTIMES = NativeRuntimes()
