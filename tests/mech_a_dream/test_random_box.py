"""Boxes around the printed one: always valid, the same for a seed, and games with them end."""

from __future__ import annotations

from typing import Any

import pytest

from dreamcog.core.registry import game_kind
from dreamcog.games.mech_a_dream.random_box import FEWEST_TILES, random_box
from dreamcog.sim.loops import GREEDY
from dreamcog.sim.runs import Native

KIND = game_kind("mech-a-dream")
COLOURED = ("resource", "power", "economical", "crystal")


def amounts(values: Any) -> int:
    """How many numbers a box has."""
    if isinstance(values, dict | list):
        inner = values.values() if isinstance(values, dict) else values
        return sum(map(amounts, inner))
    return int(type(values) is int)


def changed(box: Any, own: Any) -> int:
    """How many components differ."""
    kinds = [key for key, value in own.items() if isinstance(value, list)]
    return sum(a != b for kind in kinds for a, b in zip(box[kind], own[kind], strict=True))


@pytest.mark.parametrize("spread", [0.1, 0.4, 1.0])
def test_every_box_is_valid(spread: float) -> None:
    """`open` runs the box checks, and refuses what they find."""
    for seed in range(150):
        box = random_box(seed, spread)
        opened = KIND.open({"box": box, "players": 4})
        assert opened.box_values == box
        copies = [part.get("copies", 1) for kind in COLOURED for part in box[kind]]
        assert FEWEST_TILES <= sum(copies) <= 64


def test_a_seed_draws_one_box_and_the_spread_says_how_far_it_is() -> None:
    own = KIND.own_box
    assert random_box(7) == random_box(7)
    assert random_box(7) != random_box(8)
    assert random_box(7, 0.0) == own == KIND.own_box
    far = [sum(changed(random_box(seed, spread), own) for seed in range(20)) / 20
           for spread in (0.05, 0.2, 0.5, 1.0)]  # fmt: skip
    assert far == sorted(far)
    assert far[0] > 1
    assert all(amounts(random_box(seed)) > 100 for seed in range(20))


def test_what_is_changed_claims_no_source() -> None:
    own = KIND.own_box
    for seed in range(20):
        box = random_box(seed)
        for kind in (*COLOURED, "delivery", "monitor", "specialist", "stock_room"):
            for part, printed in zip(box[kind], own[kind], strict=True):
                assert part == printed or part["source"] == "reconstructed"


def test_games_with_such_boxes_end() -> None:
    for seed in range(6):
        game = KIND.open({"box": random_box(seed), "players": 2, "variants": ["robots"]})
        decisions = Native(game, [GREEDY])(seed, 20)["decisions"]
        assert 20 < decisions.min() <= decisions.max() < 1000
