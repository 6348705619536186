"""The sums of a review at the terminal: whole hundredths that add up to the change they are of."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreamcog.cli.review import hundredths, whole_parts

A_PART = st.floats(-1, 1).map(lambda part: round(part, 4))


@given(A_PART, A_PART.filter(lambda part: part <= 0), A_PART, st.floats(0, 1))
def test_parts_add_up_and_are_rounded_by_less_than_two(
    luck: float, skill: float, others: float, first: float
) -> None:
    exact = {"luck": luck, "skill": skill, "others": others}
    change = hundredths(first + sum(exact.values())) - hundredths(first)
    whole = whole_parts(exact, change)
    assert sum(whole.values()) == change
    assert whole["skill"] <= 0
    assert all(abs(whole[name] - 100 * part) < 2 for name, part in exact.items())


@pytest.mark.parametrize(
    ("exact", "change", "whole"),
    [
        ((0.104, -0.046, -0.054), 0, (10, -5, -5)),
        ((0.114, -0.044, -0.054), 2, (11, -4, -5)),
        ((0.004, 0.0, 0.004), 1, (1, 0, 0)),
    ],
)
def test_what_rounding_leaves_over_goes_where_it_changes_least(
    exact: tuple[float, ...], change: int, whole: tuple[int, ...]
) -> None:
    names = ("luck", "skill", "others")
    found = whole_parts(dict(zip(names, exact, strict=True)), change)
    assert tuple(found.values()) == whole
