"""Boxes as values: the printed ones, and other valid boxes for Mech A Dream of every shape."""

from __future__ import annotations

import copy
import random
from typing import Any

from hypothesis import strategies as st

from dreamcog.core.box import box_values
from dreamcog.core.registry import packages
from dreamcog.games.mech_a_dream.random_parts import (
    USUAL_AMOUNTS,
    USUAL_TIMES,
    Maker,
    Values,
)

MOODS = {
    "usual": USUAL_AMOUNTS,
    "any": tuple(range(10)),
    "least": (0,),
    "most": (9,),
    "edges": (0, 9),
}
"""The amounts that a box of each mood draws from."""

TIMES = {
    "usual": USUAL_TIMES,
    "any": tuple(range(1, 8)),
    "least": (1,),
    "most": (7,),
    "edges": (1, 7),
}
SMALLEST, LARGEST = 6, 64
"""The fewest and the most tiles that a box may have."""


def built_in_box(game: str) -> Values:
    """Return the printed box of a game, as values that the caller may change."""
    return copy.deepcopy(box_values(packages()[game], None, game))


def changed_mech_box(entry: str, value: object) -> Values:
    """Return Mech A Dream's printed box with one value changed, or removed where it is None."""
    values = built_in_box("mech-a-dream")
    part: Any = values
    *path, last = entry.split(".")
    for step in path:
        if isinstance(part, list):
            names = {item.get("id", item.get("part")): item for item in part}
            part = names[step] if step in names else part[int(step)]
        else:
            part = part[step]
    if value is None:
        del part[last]
    elif isinstance(part, list):
        part[int(last)] = value
    else:
        part[last] = value
    return values


def some_box(rng: random.Random) -> Values:
    """A valid box, drawn from a plain generator."""
    mood = rng.choice(("usual", "usual", *MOODS))
    maker = Maker(rng, MOODS[mood], TIMES[mood])
    tiles = rng.choice((SMALLEST, LARGEST, rng.randint(SMALLEST, LARGEST), rng.randint(30, 60)))
    return maker.box(tiles, rng.randint(7, 10), rng.randint(4, 10))


def make_box(mood: str, tiles: int, cards: int, specialists: int, seed: int) -> Values:
    """The valid box of these sizes that a seed stands for."""
    return Maker(random.Random(seed), MOODS[mood], TIMES[mood]).box(tiles, cards, specialists)


def boxes() -> st.SearchStrategy[Values]:
    """Valid boxes: small and usual ones first, as far as a failure allows it."""
    return st.builds(
        make_box,
        mood=st.sampled_from(tuple(MOODS)),
        tiles=st.integers(SMALLEST, LARGEST),
        cards=st.integers(7, 10),
        specialists=st.integers(4, 10),
        seed=st.integers(0, 2**32 - 1),
    )
