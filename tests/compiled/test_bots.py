"""What bots use, compiled and interpreted: the same deals, the same opinions, the same games."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any

import numpy as np
import pytest

from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind, games
from dreamcog.core.rng import Rng, sow
from dreamcog.sim.batch import MOST_PER_TURN, CompiledBatch, Interpreted
from dreamcog.sim.compiled import Compiled, as_array
from dreamcog.sim.loops import GREEDY, RANDOM, Desk, bind, play_batch
from support.positions import OPTION_SETS, some_states

pytestmark = pytest.mark.slow


@cache
def compiled_rules(name: str, boundscheck: bool = False) -> Compiled:
    return Compiled(game_kind(name).open({}).rules, boundscheck)


def sets_of(name: str, every: int) -> list[dict[str, Any]]:
    """One in so many of a game's option sets."""
    return [options for game, options in OPTION_SETS if game == name][::every]


def sown(seed: int) -> Rng:
    rng = Rng()
    sow(rng, seed)
    return rng


@pytest.mark.parametrize("name", games())
def test_hiding_and_appraising_agree_in_both_runtimes(name: str) -> None:
    compiled = compiled_rules(name)
    for options in sets_of(name, 1):
        for seed, (game, state) in enumerate(islice(some_states(name, options, 4), 6)):
            box = as_array(game.box)
            for seat in range(game.options["players"]):
                plain, fast = game.copy(state), as_array(state)
                rng, fast_rng = sown(seed), as_array(sown(seed))
                game.rules.hide(plain, game.box, seat, rng)
                compiled.hide(fast[0], box[0], seat, fast_rng[0])
                assert as_array(plain).tobytes() == fast.tobytes()
                assert as_array(rng).tobytes() == fast_rng.tobytes()
                worth = game.rules.appraise(plain, game.box, seat)
                assert compiled.appraise(fast[0], box[0], seat) == worth


def play_both_ways(game: Game[Any], compiled: Compiled, bots: list[int], seed: int) -> None:
    """A game in each runtime: the last state and all randomness used on the way are the same."""
    state, rng, taken = game.blank(), sown(seed), [0]
    sow(state.rng, seed)
    fast, fast_rng, fast_taken = as_array(state), as_array(rng), np.zeros(1, np.int64)
    spare, box, desk = as_array(game.blank()).repeat(2), as_array(game.box), as_array(Desk())
    seats = np.array(bots, np.int64)
    play = bind(play_batch, game.rules)
    spares = [game.blank(), game.blank()]
    play([state], game.box, Desk(), [rng], spares, bots, taken, MOST_PER_TURN)
    compiled.play_batch(fast, box[0], desk[0], fast_rng, spare, seats, fast_taken, MOST_PER_TURN)
    assert as_array(state).tobytes() == fast.tobytes()
    assert as_array(rng).tobytes() == fast_rng.tobytes()
    assert taken[0] == fast_taken[0] > 0


@pytest.mark.parametrize("name", games())
def test_greedy_bots_play_the_same_games_in_both_runtimes(name: str) -> None:
    for seed, options in enumerate(sets_of(name, 7 if name == "cyberion" else 1)):
        game = game_kind(name).open(options)
        seats = range(game.options["players"])
        for bots in ([GREEDY] * len(seats), [(seat + seed) % 2 for seat in seats]):
            play_both_ways(game, compiled_rules(name), bots, seed)


@pytest.mark.parametrize("name", games())
def test_compiled_greedy_bots_stay_within_their_arrays(name: str) -> None:
    for seed, options in enumerate(sets_of(name, 21 if name == "cyberion" else 5)):
        game = game_kind(name).open(options)
        bots = [GREEDY] * game.options["players"]
        play_both_ways(game, compiled_rules(name, boundscheck=True), bots, seed)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("bots", [[GREEDY], [RANDOM, GREEDY]], ids=["all greedy", "one each"])
def test_batches_of_greedy_games_agree_in_both_runtimes(name: str, bots: list[int]) -> None:
    game = game_kind(name).open({"players": 2})
    seeds = list(range(15))
    assert Interpreted(game, bots)(seeds) == CompiledBatch(game, bots)(seeds)


def test_other_bots_play_other_games() -> None:
    """The comparison itself: other bots play another game."""
    game = game_kind("mech-a-dream").open({})
    told = [CompiledBatch(game, bots)([1, 2, 3]) for bots in ([GREEDY], [RANDOM], [GREEDY, RANDOM])]
    assert told[0] != told[1] != told[2] != told[0]
