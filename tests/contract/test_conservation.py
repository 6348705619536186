"""Law 7: every card, tile and token is in exactly one place, and gauges stay within limits."""

from __future__ import annotations

import os
import random
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.placeholders import bind
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import Rng, sow
from dreamcog.sim.loops import RANDOM, Desk, play_out
from dreamcog.sim.runs import MOST_PER_TURN
from support.kits import KITS
from support.positions import OPTION_IDS, OPTION_SETS, some_states, walk


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
    """20,000 games over all option sets (DREAMCOG_GAMES says another number, for a long run).

    None fails, none runs on for ever, none loses or doubles a card or token.
    """
    sets = len([pair for pair in OPTION_SETS if pair[0] == name])
    games = -(-int(os.environ.get("DREAMCOG_GAMES", "20000")) // sets)
    game = game_kind(name).open(options)
    play = bind(play_out, game.rules)
    desk, rng, spare = Desk(), Rng(), game.blank()
    bots = [RANDOM] * game.options["players"]
    for seed in range(games):
        state = game.deal(seed)
        whole = KITS[name].pieces(game.truth(state))
        sow(rng, seed)
        assert play(state, game.box, desk, rng, spare, spare, bots, MOST_PER_TURN) < 50_000
        assert desk.log.overflow == desk.nexts.overflow == 0
        truth = game.truth(state)
        assert truth["outcome"]
        assert KITS[name].pieces(truth) == whole
        KITS[name].check_gauges(truth)
