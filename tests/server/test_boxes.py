"""The route of a box: all printed values, with grades and sources."""

from __future__ import annotations

import pytest

from dreamcog.core.attested import attested_share
from dreamcog.core.registry import game_kind, games
from dreamcog.server.api.games import box_info


@pytest.mark.parametrize("name", games())
def test_box_has_grades_of_values(name: str) -> None:
    game = game_kind(name).open({})
    payload = box_info(game)
    best, worst = payload.grades[0], payload.grades[-1]
    assert (best.grade, best.is_attested) == ("rulebook", True)
    assert (worst.grade, worst.is_attested) == ("reconstructed", False)
    numbers = [
        (number, next(each.is_attested for each in payload.grades if each.grade == grade))
        for sort in payload.sorts
        for grade, number in sort.grades.items()
    ]
    attested = sum(number for number, is_attested in numbers if is_attested)
    assert (attested, sum(number for number, _ in numbers)) == attested_share(game.box_values)


def test_sort_is_component_kind_and_value() -> None:
    sorts = {
        (sort.kind, sort.value): sort.grades
        for sort in box_info(game_kind("mech-a-dream").open({})).sorts
    }
    assert sorts["delivery", "price"] == {"rulebook": 1, "reconstructed": 9}
    assert set(sorts["resource", "effect"]) == {"rulebook", "reconstructed"}
