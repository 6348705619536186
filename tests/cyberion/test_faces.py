"""The cards that the box describes to clients are those that games are dealt from."""

from __future__ import annotations

from collections import Counter

import pytest

from dreamcog.core.registry import game_kind


@pytest.mark.parametrize("expansions", [[], ["multibots"], ["babybots"], ["babybots", "multibots"]])
def test_the_cards_of_the_box_are_those_of_a_game(expansions: list[str]) -> None:
    game = game_kind("cyberion").open({"expansions": expansions})
    whole = game.truth(game.deal(3))
    dealt = Counter(whole["robot_deck"] + whole["platform"] + whole["discard"])
    dealt += Counter(f"baby-{model}" for model in whole["limbo"])
    cards = game.printed()["cards"]
    told = {
        robot: copies for kind in ("robots", *expansions) for robot, copies in cards[kind].items()
    }
    assert told == dealt


def test_blocks_without_a_photograph_are_graded_inferred_or_reconstructed() -> None:
    faces = game_kind("cyberion").open({}).printed()
    graded = dict.fromkeys(("multibots", "microbots", "interference"), "inferred")
    assert faces["grades"] == {**graded, "gigantobots": "reconstructed"}
    assert Counter(faces["interference"]) == dict.fromkeys(faces["models"], 2)
    assert len(faces["sizes"]) == faces["places"]
