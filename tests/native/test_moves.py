"""Public moves: each rule function by itself answers and does the same in both runtimes."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.draft import Draft
from dreamcog.core.game import Game
from dreamcog.core.log import Log
from dreamcog.core.registry import games
from dreamcog.core.runtime import Interpreted
from dreamcog.sim.native.arrays import Array, as_array
from dreamcog.sim.native.packing import packer
from native.lock_step import bytes_of, library_of, sets_of
from support.positions import some_states, walk

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("interpreted")]


class Composer:
    """A draft composed in both runtimes; every answer about it is compared on the way."""

    def __init__(self, game: Game[Any], state: Any, seat: int, box: Array) -> None:
        self.game, self.state, self.library = game, state, library_of(game.kind.name)
        self.draft = Draft(seat=seat)
        self.records = [bytes_of(state), box, bytes_of(self.draft)]
        self.at = [each.ctypes.data for each in self.records]

    def can_step(self, kind: int, arg: int) -> int:
        answer: int = self.game.rules.can_step(self.state, self.game.box, self.draft, kind, arg)
        assert answer == self.library.rule_can_step(*self.at, kind, arg)
        return answer

    def extend(self, kind: int, arg: int) -> None:
        self.game.rules.extend(self.state, self.draft, kind, arg)
        self.library.rule_extend(self.at[0], self.at[2], kind, arg)
        self.check()

    def can(self) -> int:
        answer: int = self.game.rules.can(self.state, self.game.box, self.draft)
        assert answer == self.library.rule_can(*self.at)
        self.check()
        return answer

    def is_whole(self) -> bool:
        answer: bool = self.game.rules.is_whole(self.state, self.game.box, self.draft)
        assert answer == self.library.rule_is_whole(*self.at)
        return answer

    def make(self) -> None:
        """Make the move: the same state and events after it, and the state before it stays."""
        after, log = bytes_of(self.game.blank()), bytes_of(Log())
        at_state, at_box, at_draft = self.at
        to = (after.ctypes.data, at_box, log.ctypes.data, at_draft)
        self.library.table_make(at_state, *to)
        self.check()
        made, events = Interpreted(self.game).make(self.state, self.draft)
        assert packer(self.game.rules.state)(made) == after.tobytes()
        assert packer(Log)(events) == log.tobytes()

    def check(self) -> None:
        for value, native in ((self.state, self.records[0]), (self.draft, self.records[2])):
            assert packer(type(value))(value) == native.tobytes()


@pytest.mark.parametrize("name", games())
def test_moves_are_judged_and_made_alike(name: str) -> None:
    rng = random.Random(8)
    played = refused = 0
    for i, options in enumerate(sets_of(name, 4)):
        for game, start in islice(some_states(name, options, i), 2):
            box = as_array(game.box)
            ids = [game.alphabet.step(flat) for flat in range(len(game.alphabet))]
            for state in [start, *walk(game, start, rng, 25)]:
                for seat in game.deciders(state):
                    composer = Composer(game, state, seat, box)
                    while composer.draft.verb == 0 or not composer.is_whole():
                        tried = rng.sample(ids, len(ids))
                        step = next(each for each in tried if composer.can_step(*each) == 0)
                        composer.extend(*step)
                        assert composer.can() == 0
                    composer.make()
                    played += 1
                    odd = Composer(game, state, seat, box)
                    odd.extend(*rng.choice(ids))
                    refused += odd.can() != 0
    assert min(played, refused) > 20
