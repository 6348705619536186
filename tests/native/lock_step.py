"""One game played by the interpreter and by native code at once; all there is can be compared."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import numpy as np

from dreamcog.core.draft import Steps
from dreamcog.core.game import Game
from dreamcog.core.log import Log
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import Rng, sow
from dreamcog.sim.native.arrays import Array, as_array
from dreamcog.sim.native.layout import layout_of
from dreamcog.sim.native.library import Library, prepare
from dreamcog.sim.native.packing import packer
from support.positions import OPTION_SETS, some_states


@cache
def library_of(name: str) -> Library:
    """A game's native library; there must be one where tests run."""
    return prepare(game_kind(name).open({}).rules)


def sets_of(name: str, every: int = 1) -> list[dict[str, Any]]:
    """One in so many of a game's option sets."""
    return [options for game, options in OPTION_SETS if game == name][::every]


def sown(seed: int, purpose: bytes = b"dreamcog") -> Rng:
    """A generator from this seed."""
    rng = Rng()
    sow(rng, seed, purpose)
    return rng


def bytes_of(record: Any) -> Array:
    """A record's bytes, to be changed by native code."""
    return np.frombuffer(bytearray(packer(type(record))(record)), np.uint8)


class LockStep:
    """A table in both runtimes; `check` compares state, menu and events."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.library = library_of(game.kind.name)
        self.box = as_array(game.box)
        self.log, self.out = Log(), Steps()
        self.start(game.blank())
        self.native_log, self.native_out = bytes_of(self.log), bytes_of(self.out)
        places = layout_of(game.rules.state).places
        self.draft_at = next(place.offset for place in places if place.name == "draft")
        self.at_box = self.box.ctypes.data
        self.at_log, self.at_out = self.native_log.ctypes.data, self.native_out.ctypes.data

    def start(self, state: Any) -> None:
        """Set both tables to this state."""
        self.state = self.game.copy(state)
        self.native_state = bytes_of(state)
        self.at_state = self.native_state.ctypes.data

    def set_up(self) -> None:
        """Deal in both runtimes."""
        self.empty_logs()
        self.game.rules.set_up(self.state, self.game.box, self.log)
        self.library.rule_set_up(self.at_state, self.at_box, self.at_log)

    def let_a_decider_act(self, rng: random.Random) -> None:
        """Between two moves, one of the seats that may act composes the next."""
        draft = self.state.draft
        if draft.verb == 0 and (seats := sorted(self.game.deciders(self.state))):
            draft.seat = rng.choice(seats)
            self.native_state[self.draft_at] = draft.seat

    def list_steps(self) -> int:
        """List the legal steps in both runtimes; how many there are."""
        self.game.rules.list_steps(self.state, self.game.box, self.state.draft, self.out)
        at_draft = self.at_state + self.draft_at
        self.library.rule_list_steps(self.at_state, self.at_box, at_draft, self.at_out)
        return self.out.n

    def step(self, chosen: int) -> None:
        """Take a listed step in both runtimes; both say alike whether the move is made."""
        kind, arg = self.out.kind[chosen], self.out.arg[chosen]
        self.empty_logs()
        made = self.game.rules.step(self.state, self.game.box, self.log, kind, arg)
        assert made == self.library.rule_step(self.at_state, self.at_box, self.at_log, kind, arg)

    def empty_logs(self) -> None:
        """Begin a new list of events; what was written stays behind it."""
        self.log.n = 0
        self.native_log[:2] = 0

    def check(self) -> None:
        """Everything is equal, byte by byte."""
        assert packer(self.game.rules.state)(self.state) == self.native_state.tobytes()
        assert packer(Steps)(self.out) == self.native_out.tobytes()
        assert packer(Log)(self.log) == self.native_log.tobytes()


def play_in_lock_step(name: str, steps: int, seed: int = 0) -> int:
    """At least so many random steps over all option sets, from dealt and from wild positions.

    Between them everything is compared. How many steps were taken.
    """
    rng = random.Random(seed)
    sets = sets_of(name)
    done = 0
    for i, options in enumerate(sets):
        both: LockStep | None = None
        for game, state in some_states(name, options, seed * len(sets) + i):
            both = both or LockStep(game)
            both.start(state)
            for _ in range(200):
                both.let_a_decider_act(rng)
                n = both.list_steps()
                both.check()
                if n == 0:
                    break
                both.step(rng.randrange(1, n) if n > 1 and rng.random() < 0.85 else 0)
                done += 1
            if done >= steps * (i + 1) / len(sets):
                break
    return done
