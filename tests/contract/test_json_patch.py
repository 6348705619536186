"""A delta makes the new position of the old one, and is smaller."""

from __future__ import annotations

import copy
import json
import random
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreamcog.core.json_patch import delta, patched
from dreamcog.core.registry import games
from support.positions import OPTION_SETS, some_states, walk

values = st.recursive(
    st.none() | st.integers(-3, 3) | st.text("a/~0", max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text("a/~0", max_size=2), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(before=values, after=values)
@settings(max_examples=300, deadline=None)
def test_any_value_becomes_any_other(before: Any, after: Any) -> None:
    kept = copy.deepcopy(before)
    assert patched(before, delta(before, after)) == after
    assert before == kept
    assert delta(after, copy.deepcopy(after)) == []


@pytest.mark.parametrize("name", games())
def test_positions_of_a_game_follow_by_small_deltas(name: str) -> None:
    rng = random.Random(2)
    whole = changed = 0
    for options in [options for game, options in OPTION_SETS if game == name][::5]:
        for game, start in islice(some_states(name, options, 12), 2):
            seen = game.view(start, 0)
            for state in walk(game, start, rng, 30):
                position = json.loads(json.dumps(game.view(state, 0)))
                patch = json.loads(json.dumps(delta(seen, position)))
                assert patched(seen, patch) == position
                whole += len(json.dumps(position))
                changed += len(json.dumps(patch))
                seen = position
    assert changed * 4 < whole
