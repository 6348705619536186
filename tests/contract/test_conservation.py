"""Law 7: every card, tile and token is in exactly one place, and gauges stay within limits."""

from __future__ import annotations

import os
import random
from itertools import islice
from typing import Any

import pytest

from dreamcog.sim import Batch
from support.kits import KITS
from support.positions import OPTION_IDS, OPTION_SETS, sets_in_a_run, some_states, walk

MOST_STEPS = 50_000
"""Random games are over long before."""


@pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=OPTION_IDS)
def test_nothing_is_lost_or_doubled(name: str, options: dict[str, Any]) -> None:
    rng = random.Random(7)
    for game, start in islice(some_states(name, options, 7), 20):
        whole = KITS[name].pieces(game.truth(start))
        for state in walk(game, start, rng, 60):
            truth = game.truth(state)
            assert KITS[name].pieces(truth) == whole
            KITS[name].check_gauges(truth)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=OPTION_IDS)
def test_random_games_end_with_every_piece_in_place(name: str, options: dict[str, Any]) -> None:
    """20,000 games over the sets in a run (DREAMCOG_GAMES says another number, for a long run).

    None fails, none runs on for ever, none loses or doubles a card or token. They are played native
    where there is native code, which plays as the rules do (law 9).
    """
    games = -(-int(os.environ.get("DREAMCOG_GAMES", "20000")) // sets_in_a_run(name))
    batch = Batch(name, games, options=options)
    kit, truth = KITS[name], batch.game.truth
    whole = [kit.pieces(truth(batch.state(table))) for table in range(games)]
    for _ in range(MOST_STEPS):
        if batch.over.all():
            break
        batch.step(batch.sample())
    for table in range(games):
        end = truth(batch.state(table))
        assert end["outcome"]
        assert kit.pieces(end) == whole[table]
        kit.check_gauges(end)
