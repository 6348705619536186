"""Advice is true: the first condition that applies, rechecked; and it tells nothing hidden."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.advice import Advice, first_advice
from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.core.table import deal
from dreamcog.i18n.texts import Texts, languages
from support.advised import Checked
from support.kits import KITS
from support.positions import OPTION_IDS, OPTION_SETS, redealt, some_decisions

MOST_MOVES = 400
"""Positions with more moves than this are left out: the checks look at all of them."""

every_option_set = pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=OPTION_IDS)
GAMES = [name for name in games() if game_kind(name).advice]


def check_true(game: Game[Any], state: Any, seat: int) -> str | None:
    """The advice is the first that applies, with its facts; the code, if there is any advice."""
    advice = first_advice(game, state, seat)
    if len(list(islice(Menu(game, state, seat), MOST_MOVES + 1))) > MOST_MOVES:
        return advice and advice.code
    seen = Checked(game, state, seat)
    for code, truth in KITS[game.kind.name].advised.items():
        if (found := truth(seen)) is not None:
            assert advice is not None, f"{code} applies"
            assert advice.code == code
            check_facts(advice, dict(found))
            return code
    assert advice is None, f"{advice} does not apply"
    return None


def check_facts(advice: Advice, found: dict[str, Any]) -> None:
    """What fills the sentence and what is marked is so."""
    assert set(advice.marks) == found.pop("marks", set())
    assert len(set(advice.marks)) == len(advice.marks)
    for name, value in found.items():
        assert advice.params[name] == value
    assert json.loads(json.dumps(advice.to_json())) == advice.to_json()


def told(advice: Advice | None) -> Any:
    """Advice as plain JSON types, to compare it."""
    return advice and advice.to_json()


def test_every_advice_has_a_check_in_its_order() -> None:
    for name in games():
        assert list(KITS[name].advised) == list(game_kind(name).advice)


@every_option_set
def test_the_first_condition_that_applies_is_told(name: str, options: dict[str, Any]) -> None:
    for game, state, seat in some_decisions(name, options, 41, 2):
        check_true(game, state, seat)


@every_option_set
def test_advice_tells_nothing_that_is_hidden(name: str, options: dict[str, Any]) -> None:
    rng = random.Random(42)
    for game, state, seat in islice(some_decisions(name, options, 42, 2, 20), 15):
        advice = told(first_advice(game, state, seat))
        for other in redealt(game, state, seat, rng):
            assert told(first_advice(game, other, seat)) == advice


@pytest.mark.parametrize("name", GAMES)
def test_every_code_is_reached_and_said_in_every_language(name: str) -> None:
    missing = set(game_kind(name).advice)
    sets = [options for game, options in OPTION_SETS if game == name]
    spoken = [Texts(language) for language in languages()]
    for seed in range(60):
        options = sets[seed % len(sets)]
        for game, state, seat in some_decisions(name, options, seed, 6, 60):
            advice = first_advice(game, state, seat)
            if advice is not None and advice.code in missing:
                missing.remove(advice.code)
                said = [texts.advice(game, advice) for texts in spoken]
                assert len(set(said)) == len(spoken)
                assert all(sentence.endswith(".") for sentence in said)
        if not missing:
            return
    raise AssertionError(f"never given: {missing}")


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_that_is_not_to_decide_gets_no_advice(name: str) -> None:
    table = deal(name, seed=1, players=2, first=0)
    assert table.advice(0) is not None
    assert table.advice(1) is None


def test_a_game_without_conditions_gives_no_advice() -> None:
    for name in set(games()) - set(GAMES):
        table = deal(name, seed=1)
        assert [table.advice(seat) for seat in table.deciders] == [None] * len(table.deciders)


@pytest.mark.parametrize("name", GAMES)
def test_where_nothing_is_possible_the_reason_is_a_refusal(name: str) -> None:
    reasons = [
        advice.params["why"]
        for seed in range(4)
        for game, state, seat in some_decisions(name, {}, seed, 4, 80)
        if (advice := first_advice(game, state, seat)) and advice.code == "nothing-possible"
    ]
    assert reasons
    assert all(isinstance(why, Refused) and why.rule for why in reasons)
