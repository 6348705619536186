"""The page arrives at the server's position by its patches."""

from __future__ import annotations

import json
import random
from itertools import islice, pairwise
from typing import Any

import pytest

from dreamcog.core.json_patch import delta
from dreamcog.core.registry import games
from support.positions import OPTION_SETS, some_states, walk
from web.node import answer


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_the_page_follows_a_game_by_patches(name: str) -> None:
    rng = random.Random(4)
    seen: list[dict[str, Any]] = []
    for options in [options for game, options in OPTION_SETS if game == name][::7]:
        for game, start in islice(some_states(name, options, 22), 2):
            seen += [game.view(state, 0) for state in (start, *walk(game, start, rng, 20))]
    seen = json.loads(json.dumps(seen))
    patches = [delta(old, new) for old, new in pairwise(seen)]
    assert len(patches) > 100
    assert answer("positions", {"start": seen[0], "patches": patches}) == seen[1:]


@pytest.mark.slow
def test_keys_with_strokes_and_waves_are_found() -> None:
    start = {"a/b": 1, "c~d": {"~1": [{"e": 1}]}}
    after = {"c~d": {"~1": [{"e": 2}], "": 0}}
    patches = [delta(start, after)]
    assert answer("positions", {"start": start, "patches": patches}) == [after]
