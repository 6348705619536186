"""One position on which moves are composed in small steps, native where that is ready.

For bots that look at a position before each step. `sim.batch.Batch` is the same for many tables.
"""

from __future__ import annotations

import struct
from contextlib import suppress
from functools import lru_cache
from typing import Any, Protocol

import numpy as np

from dreamcog.core.codec import Alphabet
from dreamcog.core.draft import Steps
from dreamcog.core.game import Game
from dreamcog.core.log import Log
from dreamcog.core.runtime import is_only_interpreted
from dreamcog.sim.native.arrays import Array, address, as_record, dtype_of, flat_ids
from dreamcog.sim.native.building import NoNativeCode
from dreamcog.sim.native.library import Library, library_at_hand
from dreamcog.sim.native.packing import packer

ALPHABETS = 16
"""Alphabets whose tables are kept: there is one a game."""


class Position(Protocol):
    """A position that changes as steps are taken; the state it was made from does not."""

    def legal(self) -> Array:
        """The flat ids of all legal small steps of the seat to act, in order of the ids."""

    def observe(self) -> Array:
        """What the seat to act may know, as small whole numbers."""

    def take(self, flat: int) -> None:
        """Take a legal step."""

    def leading_out(self) -> int:
        """The first listed step, which every game makes the one that leads out of the turn."""

    @property
    def is_composed(self) -> bool:
        """Whether no move is half composed."""

    @property
    def moment(self) -> tuple[int, int, int]:
        """Whether the game is over, the turn, and the seat to act."""


def position_of(game: Game[Any], state: Any) -> Position:
    """A copy of the state to compose moves on; the same in both runtimes."""
    if not is_only_interpreted():
        with suppress(NoNativeCode, struct.error):
            return NativePosition(library_at_hand(game.rules), game, state)
    return InterpretedPosition(game, state)


@lru_cache(ALPHABETS)
def id_tables(alphabet: Alphabet) -> tuple[Array, Array, Array]:
    """What `flat_ids` says, made once: it takes longer than a choice."""
    tables = flat_ids(alphabet)
    for table in tables:
        table.flags.writeable = False
    return tables


def first_listed(game: Game[Any], state: Any) -> int:
    """The flat id of the first step that the rules list."""
    out = Steps()
    game.rules.list_steps(state, game.box, state.draft, out)
    return game.alphabet.flat(out.kind[0], out.arg[0])


class NativePosition:
    """A position as bytes, which native code works on."""

    def __init__(self, library: Library, game: Game[Any], state: Any) -> None:
        self._library, self._game = library, game
        kinds: tuple[Any, Any] = game.rules.state, game.rules.box
        pack, pack_box = map(packer, kinds)
        self._state = np.frombuffer(pack(state), dtype_of(kinds[0])).copy()
        self._box = np.frombuffer(pack_box(game.box), np.uint8)
        self._first, self._kinds, self._args = id_tables(game.alphabet)
        self._at = (address(self._state), 0, 1, address(self._box))
        self._mask = np.empty(len(self._kinds), np.uint8)
        self._count = np.empty(1, np.int32)

    def legal(self) -> Array:
        """The flat ids of all legal steps."""
        mask, count = self._mask, self._count
        at = address(self._first), len(mask), address(mask), address(count)
        if lost := self._library.batch_masks(*self._at, *at):
            raise OverflowError(f"{lost} steps found no room")
        return np.flatnonzero(mask)

    def observe(self) -> Array:
        """What the seat to act may know."""
        seat = np.full(1, -1, np.int64)
        out = np.empty(self._game.rules.observation.size, np.uint8)
        self._library.batch_observe(*self._at, address(seat), address(out))
        return out

    def take(self, flat: int) -> None:
        """Take a legal step."""
        steps = np.full(1, flat, np.int64)
        at = address(steps), address(self._kinds), address(self._args)
        if lost := self._library.batch_step(*self._at, *at):
            raise OverflowError(f"{lost} events found no room")

    def leading_out(self) -> int:
        """The first listed step."""
        return first_listed(self._game, as_record(self._state[0], self._game.rules.state))

    @property
    def is_composed(self) -> bool:
        """Whether no move is half composed."""
        return int(self._state["draft"]["verb"][0]) == 0

    @property
    def moment(self) -> tuple[int, int, int]:
        """Whether the game is over, the turn, and the seat to act."""
        state = self._state
        return int(state["over"][0]), int(state["turn"][0]), int(state["draft"]["seat"][0])


class InterpretedPosition:
    """A position as a record, on which the interpreter plays."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self._game, self._state = game, game.copy(state)

    def legal(self) -> Array:
        """The flat ids of all legal steps."""
        out, game = Steps(), self._game
        game.rules.list_steps(self._state, game.box, self._state.draft, out)
        if out.overflow:
            raise OverflowError(f"{out.overflow} steps found no room")
        return np.sort([game.alphabet.flat(out.kind[i], out.arg[i]) for i in range(out.n)])

    def observe(self) -> Array:
        """What the seat to act may know."""
        return np.array(self._game.observe(self._state, self._state.draft.seat), np.uint8)

    def take(self, flat: int) -> None:
        """Take a legal step."""
        game = self._game
        game.rules.step(self._state, game.box, Log(), *game.alphabet.step(flat))

    def leading_out(self) -> int:
        """The first listed step."""
        return first_listed(self._game, self._state)

    @property
    def is_composed(self) -> bool:
        """Whether no move is half composed."""
        return int(self._state.draft.verb) == 0

    @property
    def moment(self) -> tuple[int, int, int]:
        """Whether the game is over, the turn, and the seat to act."""
        return int(self._state.over), int(self._state.turn), int(self._state.draft.seat)
