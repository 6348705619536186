"""Truths of Cyberion by the contract's names, and older ones that lack some of them."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import dreamcog

TOKENS = ["size-1", "planbot"]


def truth_with_discarded_microbots() -> dict[str, Any]:
    table = dreamcog.deal("cyberion", seed=4, expansions=["microbots", "gigantobots"])
    given = {"hidden": {"microbot_discard": TOKENS}}
    table.state = table.game.arrange_given(table.state, given)
    return table.truth()


def test_discarded_microbots_are_told_and_read_under_hidden() -> None:
    truth = truth_with_discarded_microbots()
    assert truth["hidden"]["microbot_discard"] == truth["microbot_discard"] == TOKENS
    del truth["microbot_discard"]
    assert dreamcog.table(truth).position(0)["microbot_discard"] == TOKENS


def test_a_truth_that_tells_them_in_the_position_alone_still_reads() -> None:
    truth = truth_with_discarded_microbots()
    older = copy.deepcopy(truth)
    del older["hidden"]["microbot_discard"]
    assert dreamcog.table(older).truth() == truth


def test_two_different_discards_are_refused() -> None:
    truth = truth_with_discarded_microbots()
    truth["hidden"]["microbot_discard"] = TOKENS[::-1]
    with pytest.raises(dreamcog.Refused) as refused:
        dreamcog.table(truth)
    assert refused.value.params["where"] == "microbot_discard"


def test_a_truth_without_the_option_shows_one_trait() -> None:
    truth = truth_with_discarded_microbots()
    del truth["options"]["gigantobot_traits"]
    game = dreamcog.table(truth).game
    assert game.options["gigantobot_traits"] == "one"
    assert game.printed()["gigantobots"]["giga-planbot"] == {"model": "planbot"}
    assert game.printed()["gigantobots"]["giga-size-2"] == {"size": 2}


def test_with_two_traits_every_model_and_size_stands_on_two_different_cards() -> None:
    game = dreamcog.deal("cyberion", expansions=["gigantobots"], gigantobot_traits="two").game
    faces = game.printed()["gigantobots"]
    shown = [(face["model"], face["size"]) for face in faces.values()]
    assert len(set(shown)) == len(faces) == 10
    for place, traits in ((0, game.printed()["models"]), (1, [1, 2, 3, 4, 5])):
        assert all([pair[place] for pair in shown].count(trait) == 2 for trait in traits)
    for name, face in faces.items():
        assert name in (f"giga-{face['model']}", f"giga-size-{face['size']}")


def test_a_box_without_the_second_reading_is_refused_only_where_it_is_chosen() -> None:
    values = dreamcog.deal("cyberion").game.box_values
    older = {key: value for key, value in values["gigantobots"].items() if key != "two_traits"}
    box = {**values, "gigantobots": older}
    assert dreamcog.deal("cyberion", expansions=["gigantobots"], box=box)
    with pytest.raises(dreamcog.Refused) as refused:
        dreamcog.deal("cyberion", gigantobot_traits="two", box=box)
    assert refused.value.params["entry"] == "gigantobots.two_traits"
