"""Law 7: every card, tile and token is in exactly one place, and gauges stay within limits."""

from __future__ import annotations

import os
import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.draft import Steps
from dreamcog.core.log import Log
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import Rng, sow
from dreamcog.sim.batch import MOST_PER_TURN
from dreamcog.sim.loops import bind, play_at_random
from support.positions import OPTION_IDS, OPTION_SETS, some_states, walk


def cyberion_pieces(truth: dict[str, Any]) -> Counter[str]:
    """Every card and token on the table, in the box or out of the game."""
    rows = [*truth["platform"], *truth["flash"], *truth["stock"]]
    seen = [card for asked in truth["pending"] for card in asked.get("cards", [])]
    robots = rows + seen + truth["robot_deck"] + truth["discard"] + truth["out_of_game"]
    robots += [f"baby-{model}" for model in truth["limbo"]]
    robots += [robot for giga in truth["gigantobots"].values() for robot in giga["robots"]]
    hidden = truth["hidden"]
    machines = truth["machine_deck"] + truth["retired"] + hidden["box"]
    microbots = [*truth["microbots"].values(), *truth["held_microbots"]]
    microbots += hidden["microbot_pile"] + truth["microbot_discard"]
    twists = [token for tokens in hidden["interference"].values() for token in tokens]
    twists += truth["interference_seen"]
    return Counter(
        robots
        + machines
        + [name for name in truth["factory"] if name]
        + [f"microbot {token}" for token in microbots]
        + [f"interference {token}" for token in twists]
    )


PIECES = {"cyberion": cyberion_pieces}


def check_gauges(truth: dict[str, Any]) -> None:
    assert 0 <= truth["failsafes"] <= 5
    assert all(1 <= level <= 5 for level in truth["levels"].values())
    assert all(len(truth[row]) <= 5 for row in ("platform", "flash", "stock"))
    assert 0 <= truth["experience"] <= len(truth["retired"])
    assert len(truth["known_top"]) + len(truth["known_bottom"]) <= len(truth["robot_deck"])
    assert set(truth["prepared"]) <= set(truth["factory"])
    assert set(truth["microbots"]) <= set(truth["factory"])
    assert len(truth["held_microbots"]) <= 5
    assert 0 <= truth["damage"] <= 5
    for giga in truth["gigantobots"].values():
        assert len(giga["robots"]) <= (0 if giga["holiday"] else 4)


GAUGES = {"cyberion": check_gauges}


@pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=OPTION_IDS)
def test_nothing_is_lost_or_doubled(name: str, options: dict[str, Any]) -> None:
    rng = random.Random(7)
    for game, start in islice(some_states(name, options, 7), 20):
        whole = PIECES[name](game.truth(start))
        for state in walk(game, start, rng, 60):
            truth = game.truth(state)
            assert PIECES[name](truth) == whole
            GAUGES[name](truth)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=OPTION_IDS)
def test_random_games_end_whole(name: str, options: dict[str, Any]) -> None:
    """20,000 games over all option sets (DREAMCOG_GAMES says another number, for a long run).

    None fails, none runs on for ever, none loses or doubles a card or token.
    """
    sets = len([pair for pair in OPTION_SETS if pair[0] == name])
    games = -(-int(os.environ.get("DREAMCOG_GAMES", "20000")) // sets)
    game = game_kind(name).open(options)
    play = bind(play_at_random, game.rules)
    log, out, rng = Log(), Steps(), Rng()
    for seed in range(games):
        state = game.deal(seed)
        whole = PIECES[name](game.truth(state))
        sow(rng, seed)
        assert play(state, game.box, log, out, rng, MOST_PER_TURN) < 50_000
        assert log.overflow == out.overflow == 0
        truth = game.truth(state)
        assert truth["outcome"]
        assert PIECES[name](truth) == whole
        GAUGES[name](truth)
