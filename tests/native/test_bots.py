"""What bots use, native and interpreted: the same deals, the same opinions, the same games."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest

from dreamcog.core.game import Game
from dreamcog.core.placeholders import bind
from dreamcog.core.registry import game_kind, games
from dreamcog.core.rng import SEED_BITS, Rng, sow
from dreamcog.sim.loops import (
    GREEDY,
    RANDOM,
    Desk,
    choose_at_random,
    choose_greedily,
    play_move,
    play_out,
)
from dreamcog.sim.native.arrays import Array, as_array
from dreamcog.sim.native.library import Seed
from dreamcog.sim.native.packing import packer
from native.lock_step import bytes_of, library_of, sets_of, sown
from support.positions import some_states

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("interpreted")]

BOT = b"dreamcog random bot"
"""The purpose of the bots' randomness: nothing in common with that of the deal."""

MOST = 60
"""Steps in one turn after which bots are led to its end: few, so that it happens here."""

CARRIES = (1 << 64) - 2
"""A seed whose neighbours carry over into its upper half."""

LAST = (1 << SEED_BITS) - 1


@pytest.mark.parametrize("name", games())
def test_observations_agree_in_both_runtimes(name: str) -> None:
    library = library_of(name)
    for options in sets_of(name):
        for game, state in islice(some_states(name, options, 3), 4):
            box, native = as_array(game.box), bytes_of(state)
            seats = np.array([-1], np.int64)
            observed = np.full(game.rules.observation.size, 7, np.uint8)
            at = (native.ctypes.data, 0, 1, box.ctypes.data)
            for seat in (-1, *range(game.options["players"])):
                seats[0] = seat
                library.batch_observe(*at, seats.ctypes.data, observed.ctypes.data)
                own = state.draft.seat if seat == -1 else seat
                assert observed.tolist() == game.observe(state, own)


@pytest.mark.parametrize("name", games())
def test_hiding_and_appraising_agree_in_both_runtimes(name: str) -> None:
    library = library_of(name)
    for options in sets_of(name):
        for seed, (game, state) in enumerate(islice(some_states(name, options, 4), 6)):
            box, image = as_array(game.box), packer(game.rules.state)
            for seat in range(game.options["players"]):
                plain, native = game.copy(state), bytes_of(state)
                rng, native_rng = sown(seed), bytes_of(sown(seed))
                game.rules.hide(plain, game.box, seat, rng)
                at_box = box.ctypes.data
                library.rule_hide(native.ctypes.data, at_box, seat, native_rng.ctypes.data)
                assert image(plain) == native.tobytes()
                assert packer(Rng)(rng) == native_rng.tobytes()
                worth = game.rules.appraise(plain, game.box, seat)
                assert library.rule_appraise(native.ctypes.data, at_box, seat) == worth


def play_moves(game: Game[Any], bots: list[int], seed: int) -> int:
    """A game in each runtime, compared after every move: state, randomness and the whole desk.

    How many moves were made.
    """
    library, move = library_of(game.kind.name), bind(play_move, game.rules)
    state, desk, rng = game.deal(seed), Desk(), sown(seed, BOT)
    spare = (game.blank(), game.blank())
    box, natives = as_array(game.box), [bytes_of(each) for each in (state, desk, rng)]
    at_state, at_desk, at_rng = (each.ctypes.data for each in natives)
    moves, in_turn, turn = 0, 0, state.turn
    while not state.over:
        if state.turn != turn:
            turn, in_turn = state.turn, 0
        bot, free = bots[state.draft.seat], int(in_turn < MOST)
        taken = move(state, game.box, desk, rng, *spare, bot, free)
        assert taken == library.table_move(at_state, box.ctypes.data, at_desk, at_rng, bot, free)
        for value, native in zip((state, desk, rng), natives, strict=True):
            assert packer(type(value))(value) == native.tobytes()
        moves, in_turn = moves + 1, in_turn + taken
    return moves


@pytest.mark.parametrize("name", games())
def test_greedy_bots_make_the_same_moves_in_both_runtimes(name: str) -> None:
    """Every set of options: all seats greedy, or one greedy among random ones."""
    for seed, options in enumerate(sets_of(name)):
        seats = range(options["players"])
        one = [GREEDY if seat == seed // 2 % len(seats) else RANDOM for seat in seats]
        bots = one if seed % 2 and len(seats) > 1 else [GREEDY for _ in seats]
        assert play_moves(game_kind(name).open(options), bots, seed) > 0


@pytest.mark.parametrize("name", games())
def test_bots_choose_the_same_move_in_both_runtimes(name: str) -> None:
    library = library_of(name)
    for options in sets_of(name, 9):
        for seed, (game, state) in enumerate(islice(some_states(name, options, 2), 4)):
            for bot, choose in ((RANDOM, choose_at_random), (GREEDY, choose_greedily)):
                desk, rng, spare = Desk(), sown(seed), (game.blank(), game.blank())
                native_desk, native_rng = bytes_of(desk), bytes_of(rng)
                bind(choose, game.rules)(state, game.box, desk, rng, *spare)
                given, box = bytes_of(state), as_array(game.box)
                at = (each.ctypes.data for each in (given, box, native_desk, native_rng))
                library.table_choose(*at, bot)
                assert given.tobytes() == packer(game.rules.state)(state)
                assert native_desk.tobytes() == packer(Desk)(desk)
                assert native_rng.tobytes() == packer(Rng)(rng)


def native_batch(game: Game[Any], bots: list[int], seed: int, count: int) -> tuple[Array, Array]:
    """So many games in native code: their last states, and their numbers of steps."""
    blank, box = as_array(game.blank()), as_array(game.box)
    tables, taken = np.repeat(blank, count), np.zeros(count, np.int64)
    seats = np.array((bots * 8)[:8], np.int32)
    library_of(game.kind.name).batch_play(
        *(tables.ctypes.data, 0, count, box.ctypes.data, blank.ctypes.data),
        *(Seed.of(seed), seats.ctypes.data, taken.ctypes.data, MOST),
    )
    return tables, taken


def check_batch(game: Game[Any], bots: list[int], seed: int, count: int) -> None:
    """A batch in native code is what the interpreter plays from the same seeds."""
    tables, taken = native_batch(game, bots, seed, count)
    play, desk = bind(play_out, game.rules), Desk()
    seats = (bots * 8)[:8]
    for i in range(count):
        number = (seed + i) % (1 << SEED_BITS)
        state, rng, spare = game.deal(number), sown(number, BOT), (game.blank(), game.blank())
        steps = play(state, game.box, desk, rng, *spare, seats, MOST)
        assert tables[i].tobytes() == packer(game.rules.state)(state)
        assert taken[i] == steps > 0


@pytest.mark.parametrize("name", games())
def test_batches_at_random_agree_in_both_runtimes(name: str) -> None:
    for options in sets_of(name):
        game = game_kind(name).open(options)
        for seed in (1, CARRIES, LAST):
            check_batch(game, [RANDOM], seed, 4)


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("bots", [[GREEDY], [RANDOM, GREEDY]], ids=["all greedy", "one each"])
def test_batches_of_greedy_games_agree_in_both_runtimes(name: str, bots: list[int]) -> None:
    check_batch(game_kind(name).open({"players": 2}), bots, CARRIES, 4)


@pytest.mark.parametrize("name", games())
def test_a_generator_sown_in_native_code_is_the_same(name: str) -> None:
    library = library_of(name)
    for seed in (0, 1, CARRIES, 1 << 64, LAST, 0x0123456789ABCDEF_FEDCBA9876543210):
        for for_bot, purpose in enumerate((b"dreamcog", BOT)):
            rng, native = Rng(), bytes_of(Rng())
            sow(rng, seed, purpose)
            library.table_sow(native.ctypes.data, Seed.of(seed), for_bot)
            assert packer(Rng)(rng) == native.tobytes()


@pytest.mark.parametrize("name", games())
def test_other_bots_play_other_games(name: str) -> None:
    """The comparison itself: other bots play another game."""
    game = game_kind(name).open({"players": 2})
    told = [native_batch(game, bots, 1, 3)[0].tobytes() for bots in ([0, 0], [1, 1], [0, 1])]
    assert len(set(told)) == 3
