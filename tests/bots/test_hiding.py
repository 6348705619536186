"""`hide` and `appraise`: what a bot may use of a position, for every game and set of options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.game import Game
from dreamcog.core.registry import game_kind, games
from dreamcog.core.rng import Rng, sow
from support.kits import KITS
from support.positions import OPTION_IDS, OPTION_SETS, some_states, walk

every_option_set = pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=OPTION_IDS)


def positions(name: str, options: dict[str, Any], count: int) -> Iterator[tuple[Game[Any], Any]]:
    """Dealt and wild positions, and some that follow from them."""
    rng = random.Random(3)
    for game, start in islice(some_states(name, options, 3), count):
        yield game, start
        whole = [s for s in walk(game, start, rng, 30) if not game.draft_of(s).verb]
        for state in rng.sample(whole, min(4, len(whole))):
            yield game, state


def hidden_away(game: Game[Any], state: Any, seat: int, seed: int) -> Any:
    """The position with all that the seat cannot see dealt anew."""
    rng = Rng()
    sow(rng, seed)
    other = game.copy(state)
    game.rules.hide(other, game.box, seat, rng)
    return other


def differing(one: dict[str, Any], other: dict[str, Any]) -> set[str]:
    """The keys by which two truths differ, those under `hidden` by their own."""
    keys = {key for key in one if one[key] != other[key] and key != "hidden"}
    inner = {key for key in one["hidden"] if one["hidden"][key] != other["hidden"][key]}
    return keys | {f"hidden.{key}" for key in inner}


@every_option_set
def test_the_view_stays_and_only_the_unseen_changes(name: str, options: dict[str, Any]) -> None:
    for i, (game, state) in enumerate(positions(name, options, 8)):
        for seat in range(game.options["players"]):
            before = game.hash(state)
            other = hidden_away(game, state, seat, i)
            assert game.view(other, seat) == game.view(state, seat)
            truth, told = game.truth(state), game.truth(other)
            assert differing(truth, told) <= KITS[name].unseen
            assert told["hidden"]["rng"] != truth["hidden"]["rng"]
            ours, theirs = KITS[name].pieces(told), KITS[name].pieces(truth)
            assert sorted(ours.values()) == sorted(theirs.values())
            assert {*ours} ^ {*theirs} <= KITS[name].undealt
            assert game.truth(game.state(told)) == told
            assert game.hash(state) == before


@pytest.mark.parametrize("name", games())
def test_all_that_is_unseen_changes(name: str) -> None:
    changed: set[str] = set()
    for options in [options for game, options in OPTION_SETS if game == name]:
        for i, (game, state) in enumerate(positions(name, options, 4)):
            other = hidden_away(game, state, game.options["players"] - 1, i)
            changed |= differing(game.truth(state), game.truth(other))
    assert changed == KITS[name].unseen


@every_option_set
def test_an_appraisal_sees_only_what_is_open(name: str, options: dict[str, Any]) -> None:
    for i, (game, state) in enumerate(positions(name, options, 8)):
        for seat in range(game.options["players"]):
            before = game.hash(state)
            worth = game.rules.appraise(state, game.box, seat)
            assert game.hash(state) == before
            other = hidden_away(game, state, seat, i)
            assert game.rules.appraise(other, game.box, seat) == worth


def test_every_robot_can_lie_anywhere_in_the_deck() -> None:
    """Over many deals each place of the deck sees many cards; what is known stays in its place."""
    game = game_kind("cyberion").open({})
    given = {"known_top": ["planbot-1"], "robot_deck": ["planbot-1", "..."]}
    state = game.arrange_given(game.deal(1), given)
    decks = [game.truth(hidden_away(game, state, 0, seed))["robot_deck"] for seed in range(300)]
    assert {deck[0] for deck in decks} == {"planbot-1"}
    kinds = set(decks[0][1:])
    assert {deck[1] for deck in decks} == kinds
    assert {deck[-1] for deck in decks} == kinds


def test_others_keep_secret_what_they_chose_until_all_have() -> None:
    """M11.1: to the seat that is still to choose, the other may have kept any but its own two."""
    game = game_kind("mech-a-dream").open({"players": 2, "variants": ["robots"]})
    start = game.deal(5)
    kept = game.truth(start)["monitors_dealt"][0][0]
    state = game.play(start, 0, {"do": "choose-monitor", "monitor": kept}).after
    told = [game.truth(hidden_away(game, state, 1, seed)) for seed in range(200)]
    own = game.truth(state)["monitors_dealt"][1]
    assert {tuple(truth["monitors_dealt"][1]) for truth in told} == {tuple(own)}
    assert len({truth["players"][0]["monitor"] for truth in told} | set(own)) == 8
    mine = [game.truth(hidden_away(game, state, 0, seed)) for seed in range(50)]
    assert {truth["players"][0]["monitor"] for truth in mine} == {kept}
