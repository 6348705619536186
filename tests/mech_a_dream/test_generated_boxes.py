"""The laws hold with any box within the limits, for every number of players and variant."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.table import table
from support.boxes import boxes, some_box
from support.laws import check_nothing_leaks
from support.pieces import check_mech_gauges, mech_pieces
from support.positions import OPTION_SETS, walk
from support.wild_mech import wild_mech

SETS = [options for name, options in OPTION_SETS if name == "mech-a-dream"]
MOST_STEPS = 20_000
"""Far more small steps than a game of seven days takes."""


def check_laws(game: Game[Any], state: Any, rng: random.Random) -> None:
    """One position: the menu is exact, nothing leaks, and everything can be saved and read."""
    told = json.loads(json.dumps(game.truth(state)))
    assert table(told).truth() == told
    check_mech_gauges(told)
    listed = set(game.steps(state))
    for flat in rng.sample(range(len(game.alphabet)), 60):
        if flat not in listed:
            with pytest.raises(Refused):
                game.take(state, flat)
    for seat in game.deciders(state):
        moves = list(Menu(game, state, seat))
        assert moves
        for move in moves:
            assert game.play(state, seat, move).events
            assert game.write_move(state, game.read_move(move, seat, True)) == move
    check_nothing_leaks(game, state, rng)


@pytest.mark.slow
@given(values=boxes(), options=st.sampled_from(SETS), seed=st.integers(0, 2**32))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_laws_hold_with_generated_boxes(
    values: dict[str, Any], options: dict[str, Any], seed: int
) -> None:
    rng = random.Random(seed)
    game = game_kind("mech-a-dream").open({**options, "box": values})
    for start in (game.deal(seed), wild_mech(game, rng)):
        whole = mech_pieces(game.truth(start))
        states = [start, *walk(game, start, rng, 40)]
        for state in states:
            assert mech_pieces(game.truth(state)) == whole
        between = [state for state in states if not game.draft_of(state).verb]
        for state in rng.sample(between, min(3, len(between))):
            check_laws(game, state, rng)


@pytest.mark.slow
@pytest.mark.parametrize("options", SETS, ids=str)
def test_games_with_generated_boxes_end(options: dict[str, Any]) -> None:
    rng = random.Random(str(options))
    for seed in range(12):
        game = game_kind("mech-a-dream").open({**options, "box": some_box(rng)})
        state = game.deal(seed)
        whole = mech_pieces(game.truth(state))
        steps = 0
        while game.deciders(state):
            state = game.take(state, rng.choice(game.steps(state))).after
            steps += 1
            assert steps < MOST_STEPS
        assert mech_pieces(game.truth(state)) == whole
        assert game.outcome(state)
