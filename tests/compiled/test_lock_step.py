"""Law 9: compiled and interpreted play agree, whole state, menu and events, at every step."""

from __future__ import annotations

import os
import random
from typing import Any

import numpy as np
import pytest

from dreamcog.core.draft import Steps
from dreamcog.core.game import Game
from dreamcog.core.log import Log
from dreamcog.core.registry import game_kind, games
from dreamcog.sim.batch import CompiledBatch, Interpreted
from dreamcog.sim.compiled import Compiled, as_array, fill
from support.positions import OPTION_SETS, some_states

pytestmark = pytest.mark.slow


class LockStep:
    """One game played in both runtimes at once; `check` compares all there is."""

    def __init__(self, game: Game[Any], compiled: Compiled) -> None:
        self.game = game
        self.compiled = compiled
        self.box = as_array(game.box)
        self.log, self.out = Log(), Steps()
        self.c_log, self.c_out = as_array(self.log), as_array(self.out)
        self.picture, self.c_state = as_array(game.blank()), as_array(game.blank())
        self.log_picture, self.out_picture = as_array(self.log), as_array(self.out)

    def start(self, state: Any) -> None:
        self.state = self.game.copy(state)
        fill(self.c_state[0], self.state)

    def let_a_decider_act(self, rng: random.Random) -> None:
        """Between two moves, one of the seats that may act composes the next."""
        seats = sorted(self.game.deciders(self.state))
        if seats and self.game.draft_of(self.state).verb == 0:
            seat = rng.choice(seats)
            self.game.draft_of(self.state).seat = self.c_state[0]["draft"]["seat"] = seat

    def list_steps(self) -> int:
        rules = self.game.rules
        rules.list_steps(self.state, self.game.box, self.state.draft, self.out)
        self.compiled.list_steps(
            self.c_state[0], self.box[0], self.c_state[0]["draft"], self.c_out[0]
        )
        return self.out.n

    def step(self, chosen: int) -> None:
        kind, arg = self.out.kind[chosen], self.out.arg[chosen]
        self.log.n = self.c_log[0]["n"] = 0
        self.game.rules.step(self.state, self.game.box, self.log, kind, arg)
        self.compiled.step(self.c_state[0], self.box[0], self.c_log[0], kind, arg)

    def check(self) -> None:
        for picture, value, compiled in (
            (self.picture, self.state, self.c_state),
            (self.log_picture, self.log, self.c_log),
            (self.out_picture, self.out, self.c_out),
        ):
            fill(picture[0], value)
            assert picture.tobytes() == compiled.tobytes()


def run(name: str, steps: int, compiled: Compiled) -> None:
    """So many steps in lock step, over all option sets, from dealt and from wild positions."""
    rng = random.Random(9)
    sets = [options for game, options in OPTION_SETS if game == name]
    done = 0
    for i, options in enumerate(sets):
        both: LockStep | None = None
        for game, state in some_states(name, options, i):
            both = both or LockStep(game, compiled)
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
    assert done >= steps


@pytest.mark.parametrize("name", games())
def test_fifty_thousand_steps_agree_in_both_runtimes(name: str) -> None:
    """DREAMCOG_STEPS says another number, for a long run."""
    steps = int(os.environ.get("DREAMCOG_STEPS", "50000"))
    run(name, steps, Compiled(game_kind(name).open({}).rules))


@pytest.mark.parametrize("name", games())
def test_compiled_rules_stay_within_their_arrays(name: str) -> None:
    run(name, 5_000, Compiled(game_kind(name).open({}).rules, boundscheck=True))


@pytest.mark.parametrize("name", games())
def test_set_up_agrees_in_both_runtimes(name: str) -> None:
    compiled = Compiled(game_kind(name).open({}).rules)
    for options in [options for game, options in OPTION_SETS if game == name]:
        game = game_kind(name).open(options)
        both = LockStep(game, compiled)
        for seed in range(20):
            blank = game.blank()
            blank.rng.a, blank.rng.d = seed, seed
            both.start(blank)
            both.log.n = both.c_log[0]["n"] = 0
            game.rules.set_up(both.state, game.box, both.log)
            both.compiled.set_up(both.c_state[0], both.box[0], both.c_log[0])
            both.check()


@pytest.mark.parametrize("name", games())
def test_whole_batches_agree_in_both_runtimes(name: str) -> None:
    game = game_kind(name).open({})
    seeds = list(range(300))
    assert Interpreted(game)(seeds) == CompiledBatch(game)(seeds)


def test_a_changed_number_in_one_runtime_is_found() -> None:
    """The comparison itself: one changed number in either runtime is found."""
    name = games()[0]
    game = game_kind(name).open({})
    both = LockStep(game, Compiled(game.rules))
    both.start(game.deal(1))
    both.list_steps()
    both.check()
    both.state.turn += 1
    with pytest.raises(AssertionError):
        both.check()
    both.state.turn -= 1
    both.c_out[0]["arg"][0] += 1
    with pytest.raises(AssertionError):
        both.check()
    assert isinstance(both.c_out, np.ndarray)
