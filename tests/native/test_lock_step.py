"""Law 9: native and interpreted play agree, whole state, menu and events, at every step."""

from __future__ import annotations

import os

import pytest

from dreamcog.core.registry import game_kind, games
from dreamcog.sim.native.arrays import as_array
from dreamcog.sim.native.packing import packer
from native.lock_step import LockStep, play_in_lock_step, sets_of

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("interpreted")]


@pytest.mark.parametrize("name", games())
def test_fifty_thousand_steps_agree_in_both_runtimes(name: str) -> None:
    """DREAMCOG_STEPS says another number, for a long run."""
    steps = int(os.environ.get("DREAMCOG_STEPS", "50000"))
    assert play_in_lock_step(name, steps) >= steps


@pytest.mark.parametrize("name", games())
def test_set_up_agrees_in_both_runtimes(name: str) -> None:
    for options in sets_of(name):
        game = game_kind(name).open(options)
        both = LockStep(game)
        for seed in range(10):
            blank = game.blank()
            blank.rng.a, blank.rng.d = seed, seed
            both.start(blank)
            both.set_up()
            both.check()


@pytest.mark.parametrize("name", games())
def test_a_record_has_the_same_bytes_as_an_array(name: str) -> None:
    game = game_kind(name).open({})
    for value in (game.deal(1), game.box):
        assert as_array(value).tobytes() == packer(type(value))(value)


def test_a_changed_number_in_one_runtime_is_found() -> None:
    """The comparison itself: one changed number in either runtime is found."""
    game = game_kind(games()[0]).open({})
    both = LockStep(game)
    both.start(game.deal(1))
    both.list_steps()
    both.check()
    both.state.turn += 1
    with pytest.raises(AssertionError):
        both.check()
    both.state.turn -= 1
    both.check()
    both.native_out[-1] += 1
    with pytest.raises(AssertionError):
        both.check()
    both.native_out[-1] -= 1
    both.native_log[-1] += 1
    with pytest.raises(AssertionError):
        both.check()
