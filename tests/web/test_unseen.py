"""What the page says can still come in Mech A Dream is what can still come."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from dreamcog.i18n.printed import built_in
from support.positions import OPTION_SETS, some_states, walk
from web.node import answer

NAME = "mech-a-dream"
FACES = built_in(NAME).faces
MOST_STEPS = 400


def designs(tiles: list[str]) -> Counter[str]:
    """Tiles by what is printed on them."""
    return Counter(FACES["tiles"][tile]["design"] for tile in tiles)


@pytest.mark.slow
def test_what_nobody_has_seen_is_in_the_piles() -> None:
    """Of a dealt game exactly; where tiles or cards were left out, some of what is told."""
    rng = random.Random(11)
    seen: list[dict[str, Any]] = []
    truths: list[tuple[bool, dict[str, Any]]] = []
    for options in [options for game, options in OPTION_SETS if game == NAME][::3]:
        for place, (game, start) in enumerate(islice(some_states(NAME, options, 9), 2)):
            states = [start, *walk(game, start, rng, MOST_STEPS)]
            for state in states[::6]:
                seen.append(game.view(state, rng.choice([None, 0, 1])))
                truths.append((place == 0, game.truth(state)))
    told = answer("unseen", {"faces": FACES, "positions": json.loads(json.dumps(seen))})
    assert len(told) > 200
    assert {view["day"] for view in seen} == set(range(1, 8))
    assert any(0 in view["piles"].values() for view in seen)
    for found, view, (is_dealt, truth) in zip(told, seen, truths, strict=True):
        for pile, tiles in truth["piles"].items():
            assert designs(tiles) <= Counter(found["piles"][pile])
            assert not is_dealt or designs(tiles) == Counter(found["piles"][pile])
        assert set(truth["delivery_deck"]) <= set(found["deliveries"])
        if truth["delivery_deck"]:
            gone = {view["delivery"], *view["delivery_past"]}
            assert set(found["deliveries"]) == set(FACES["deliveries"]) - gone
