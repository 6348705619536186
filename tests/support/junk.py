"""Bad input for the public API: any JSON, and valid JSON with one value spoilt."""

from __future__ import annotations

import copy
import random
from typing import Any

from hypothesis import strategies as st

words = st.sampled_from(
    [
        *("", "do", "repair", "end-turn", "I/sirenbot", "platform/sirenbot-1", "sirenbot-1", "..."),
        *("buy", "activate", "robot", "b1.1", "y1", "d01", "m7", "s01", "night", "morning", "seat"),
    ]
)
scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text() | words
junk = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(words | st.text(), inner, max_size=4)
    ),
    max_leaves=12,
)


def deep(levels: int) -> Any:
    """Return a list nested this many levels deep."""
    nested: Any = []
    for _ in range(levels):
        nested = [nested]
    return nested


def spoiled(value: Any, rng: random.Random, by: Any) -> Any:
    """Return a copy of the JSON with one value anywhere in it replaced, removed or doubled."""
    told = copy.deepcopy(value)
    at = told
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        if not keys:
            return told
        key = rng.choice(keys)
        if isinstance(at[key], dict | list) and at[key] and rng.random() < 0.7:
            at = at[key]
            continue
        how = rng.randrange(4)
        if how == 0:
            del at[key]
        elif how == 1 and isinstance(at, list):
            at.append(copy.deepcopy(at[key]))
        else:
            at[key] = by
        return told
