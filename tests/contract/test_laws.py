"""The laws of the contract, for every registered game, option set and number of players."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.core.saves import open_save, save_text, verify
from dreamcog.core.table import Table, deal, table
from support.bent import bent
from support.kits import KITS
from support.laws import check_nothing_leaks
from support.positions import (
    OPTION_IDS,
    OPTION_SETS,
    lively_step,
    sets_in_a_run,
    some_of_whole_games,
    some_states,
    walk,
)

every_option_set = pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=OPTION_IDS)
every_game = pytest.mark.parametrize("name", games())
seeds = st.integers(0, 2**64)


def positions(name: str, seed: int, count: int = 3, depth: int = 25) -> list[tuple[Game[Any], Any]]:
    """Positions between two public moves, from a few short walks."""
    rng = random.Random(seed)
    found = []
    options = rng.choice([options for game, options in OPTION_SETS if game == name])
    for game, start in islice(some_states(name, options, seed), count):
        states = [start, *walk(game, start, rng, depth)]
        whole = [state for state in states if not game.draft_of(state).verb]
        found += [(game, state) for state in rng.sample(whole, min(4, len(whole)))]
    return found


def spelled(move: dict[str, Any]) -> str:
    return json.dumps(move, sort_keys=True)


@every_game
@given(seed=seeds)
@settings(max_examples=30, deadline=None)
def test_law_1_listed_moves_are_accepted_and_others_refused(name: str, seed: int) -> None:
    rng = random.Random(seed)
    for game, state in positions(name, seed):
        for seat in range(game.options["players"]):
            menu = Menu(game, state, seat)
            moves = list(islice(menu, 400))
            before = game.hash(state)
            for move in rng.sample(moves, min(20, len(moves))):
                assert game.play(state, seat, move).events, "a move of which nothing is told"
            whole_menu = len(moves) < 400
            listed = {spelled(move) for move in moves}
            assert len(listed) == len(moves), "a move is listed twice"
            for _ in range(20 if moves else 0):
                move = bent(rng.choice(moves), rng.choice(moves), rng)
                try:
                    draft = game.check(state, seat, move)
                except Refused:
                    assert spelled(move) not in listed
                    continue
                if whole_menu:
                    assert spelled(game.write_move(state, draft)) in listed, move
            assert game.hash(state) == before


@every_option_set
def test_law_1_counting_and_asking_agree_with_listing(name: str, options: dict[str, Any]) -> None:
    for game, start in islice(some_states(name, options, 1), 4):
        for state in [start, *walk(game, start, random.Random(1), 10)]:
            for seat in game.deciders(state):
                menu = Menu(game, state, seat)
                moves = list(menu)
                assert len(menu) == len(moves)
                assert bool(menu) == bool(moves)
                assert all(move in menu for move in moves[:50])


@every_option_set
def test_law_2_games_end_and_have_deciders_until_they_do(
    name: str, options: dict[str, Any]
) -> None:
    rng = random.Random(2)
    for game, start in islice(some_states(name, options, 2), 20):
        state = start
        for _ in range(20_000):
            if not game.deciders(state):
                break
            assert game.outcome(state) is None
            state = game.take(state, rng.choice(game.steps(state)[:6])).after
        assert game.outcome(state) is not None
        assert game.steps(state) == []
        assert list(Menu(game, state, 0)) == []


@every_game
@given(seed=seeds)
@settings(max_examples=15, deadline=None)
def test_law_3_no_earlier_state_changes(name: str, seed: int) -> None:
    rng = random.Random(seed)
    options = rng.choice([options for game, options in OPTION_SETS if game == name])
    for game, start in islice(some_states(name, options, seed), 2):
        states = [start, *walk(game, start, rng, 40)]
        told = [game.hash(state) for state in states]
        for state in states:
            for flat in game.steps(state)[:5]:
                game.take(state, flat)
        assert [game.hash(state) for state in states] == told


PLAY_AND_HASH = """
import random, sys
from dreamcog.core.table import deal
rng = random.Random(4)
for seed in range(12):
    table = deal(sys.argv[1], seed=seed)
    while table.deciders:
        seat = sorted(table.deciders)[0]
        moves = [move for move, _ in zip(table.moves(seat), range(30))]
        table.play(rng.choice(moves), seat)
    print(table.game.hash(table.state))
"""


@every_game
def test_law_4_another_process_plays_the_same_game(name: str) -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", PLAY_AND_HASH, name],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1


@every_game
@given(seed=seeds)
@settings(max_examples=20, deadline=None)
def test_law_5_a_truth_read_back_at_any_moment_is_the_same_state(name: str, seed: int) -> None:
    rng = random.Random(seed)
    options = rng.choice([options for game, options in OPTION_SETS if game == name])
    for game, start in islice(some_states(name, options, seed), 2):
        for state in walk(game, start, rng, 25):
            told = json.loads(json.dumps(game.truth(state)))
            again = table(told)
            assert again.truth() == told
            if game.deciders(state):
                flat = lively_step(game, state, rng)
                assert game.hash(game.take(again.state, flat).after) == game.hash(
                    game.take(state, flat).after
                )


@every_option_set
def test_law_5_a_saved_game_plays_again(name: str, options: dict[str, Any]) -> None:
    rng = random.Random(5)
    for seed in range(3):
        played = deal(name, seed=seed, **options)
        while played.deciders:
            seat = sorted(played.deciders)[0]
            if rng.random() < 8 / (len(played.history) + 8):
                assert open_save(save_text(played)).truth() == played.truth()
            played.play(rng.choice(list(islice(played.moves(seat), 30))), seat)
        assert verify(save_text(played)) == []


@every_game
def test_law_5_a_game_saved_from_a_truth_plays_again(name: str) -> None:
    rng = random.Random(6)
    game = game_kind(name).open({})
    played = Table(game, KITS[name].wild(game, rng))
    for _ in range(10):
        if played.deciders:
            seat = rng.choice(sorted(played.deciders))
            played.play(rng.choice(list(islice(played.moves(seat), 30))), seat)
    assert verify(save_text(played)) == []
    assert open_save(save_text(played)).truth() == played.truth()


@every_option_set
def test_law_6_nothing_unseen_leaks(name: str, options: dict[str, Any]) -> None:
    rng = random.Random(7)
    for game, start in islice(some_states(name, options, 7), 12):
        for state in walk(game, start, rng, 25):
            if not game.draft_of(state).verb:
                check_nothing_leaks(game, state, rng)


@pytest.mark.slow
@every_option_set
def test_law_6_nothing_unseen_leaks_in_two_thousand_games(
    name: str, options: dict[str, Any]
) -> None:
    """2,000 games of the sets in a run; 6 % of positions (DREAMCOG_CHECKED: another share)."""
    rng = random.Random(f"8 {name} {options}")
    share = float(os.environ.get("DREAMCOG_CHECKED", "0.06"))
    number = -(-2000 // sets_in_a_run(name))
    for game, state in some_of_whole_games(name, options, number, share, rng):
        check_nothing_leaks(game, state, rng)


@every_option_set
def test_law_6_no_seed_or_generator_in_a_view(name: str, options: dict[str, Any]) -> None:
    played = deal(name, seed="0123456789abcdef0123456789abcdef", **options)
    told = json.dumps(played.position(0)) + json.dumps(played.position())
    hidden = played.truth()["hidden"]
    assert hidden["rng"] not in told
    assert "0123456789abcdef" not in told


@every_game
@given(seed=seeds)
@settings(max_examples=20, deadline=None)
def test_law_8_spellings_round_trip(name: str, seed: int) -> None:
    rng = random.Random(seed)
    for game, state in positions(name, seed):
        for seat in game.deciders(state):
            for move in rng.sample(moves := list(islice(Menu(game, state, seat), 50)), len(moves))[
                :8
            ]:
                draft = game.read_move(json.loads(json.dumps(move)), seat, True)
                assert game.write_move(state, draft) == move
                ids = game.spell(state, seat, move)
                assert [game.alphabet.flat(*game.alphabet.step(flat)) for flat in ids] == ids
                stepped = state
                for flat in ids:
                    assert flat in game.steps(stepped, seat)
                    stepped = game.take(stepped, flat, seat).after
                assert game.hash(stepped) == game.hash(game.play(state, seat, move).after)


@every_option_set
def test_law_8_steps_are_exactly_what_is_legal(name: str, options: dict[str, Any]) -> None:
    """Every flat id that is not listed is refused; every listed one leads on to a whole move."""
    for game, start in islice(some_states(name, options, 9), 2):
        for state in [start, *walk(game, start, random.Random(9), 6)]:
            listed = set(game.steps(state))
            for flat in range(len(game.alphabet)):
                if flat in listed:
                    after = game.take(state, flat).after
                    assert game.steps(after) or game.outcome(after)
                else:
                    with pytest.raises(Refused):
                        game.take(state, flat)
