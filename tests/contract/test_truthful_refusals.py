"""The law of refusals: every fact that a refusal states is true in the position.

How a game adds its checks is told in `tests/support/refused.py`.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind, games
from support.kits import KITS
from support.positions import OPTION_IDS, OPTION_SETS, some_states, walk
from support.refused import Asker, Facts, Told, verbs_on_menu

STATING = [name for name in games() if KITS[name].facts]
every_stating_game = pytest.mark.parametrize("name", STATING)
every_option_set = pytest.mark.parametrize(
    ("name", "options"),
    [pair for pair in OPTION_SETS if pair[0] in STATING],
    ids=[name for name, pair in zip(OPTION_IDS, OPTION_SETS, strict=True) if pair[0] in STATING],
)


def facts_of(name: str) -> Facts:
    facts = KITS[name].facts
    assert facts is not None
    return facts


def check(facts: Facts, told: Told, met: Counter[str]) -> None:
    facts.checks[told.refused.code](told)
    met[told.refused.code] += 1


def ask_everything(game: Game[Any], facts: Facts, state: Any, rng: random.Random) -> Counter[str]:
    """Ask about random moves of every seat, check what is refused, and count the codes."""
    met: Counter[str] = Counter()
    asker = Asker(game, facts, rng)
    for seat in range(game.options["players"]):
        for move, whole in asker.moves(state, seat, 12):
            if told := asker.told(state, seat, move, whole):
                check(facts, told, met)
    return met


@every_option_set
def test_what_a_refusal_states_is_true(name: str, options: dict[str, Any]) -> None:
    rng = random.Random(f"{options}")
    facts, asked = facts_of(name), Counter[str]()
    for game, start in islice(some_states(name, options, 31), 4):
        for state in [start, *islice(walk(game, start, rng, 24), 0, None, 4)]:
            asked += ask_everything(game, facts, state, rng)
    assert sum(asked.values()) > 300, asked


@every_option_set
def test_a_verb_alone_meets_an_obstacle_where_no_move_of_it_is_legal(
    name: str, options: dict[str, Any]
) -> None:
    rng = random.Random(f"{options}")
    for game, start in islice(some_states(name, options, 32), 6):
        for state in [start, *islice(walk(game, start, rng, 30), 0, None, 3)]:
            for seat in range(game.options["players"]):
                legal = verbs_on_menu(game, state, seat)
                free = {
                    verb for verb in game.verbs.numbers if not game.why(state, seat, {"do": verb})
                }
                assert free == legal


@every_stating_game
def test_arranged_refusals_have_their_code_and_are_true(name: str) -> None:
    rng = random.Random(33)
    facts, met = facts_of(name), Counter[str]()
    for case in facts.arranged:
        game = game_kind(name).open(dict(case.options))
        state = game.arrange_given(game.deal(1), case.given)
        told = Asker(game, facts, rng).told_of_case(state, case)
        assert told is not None, case
        assert told.refused.code == case.code, (case, told)
        check(facts, told, met)
    assert set(met) == {case.code for case in facts.arranged}


@pytest.mark.slow
@every_stating_game
def test_every_code_has_a_check_and_is_met(name: str) -> None:
    """Every code is met by random moves, or arranged."""
    facts = facts_of(name)
    assert set(facts.checks) == set(facts.codes.values())
    rng = random.Random(34)
    missing = set(facts.codes.values()) - {case.code for case in facts.arranged}
    for options in rng.sample([o for game, o in OPTION_SETS if game == name], 6):
        for game, start in islice(some_states(name, options, 35), 6):
            for state in [start, *islice(walk(game, start, rng, 60), 0, None, 6)]:
                if missing:
                    missing -= set(ask_everything(game, facts, state, rng))
    assert missing == set()


def test_the_games_of_this_package_state_their_facts() -> None:
    assert {"cyberion", "mech-a-dream"} <= set(STATING)
