"""The page has words for everything that lies on a table and can be chosen there."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.menu import Menu
from dreamcog.core.menu_tree import menu_tree
from dreamcog.core.registry import games
from dreamcog.i18n.bundle import sources
from dreamcog.i18n.printed import built_in
from support.positions import OPTION_SETS, some_states, walk
from web.node import answer

NAMES = ["Ada", "Blaise", "Charles", "Dorothy"]
MOST_MOVES = 300


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_nothing_on_the_table_is_without_words(name: str) -> None:
    rng = random.Random(6)
    tables: list[dict[str, Any]] = []
    for options in [options for game, options in OPTION_SETS if game == name][::8]:
        for game, start in islice(some_states(name, options, 23), 3):
            for state in [start, *walk(game, start, rng, 12)]:
                tables.append({"position": game.view(state, None), "menu": None, "seat": 0})
                for seat in game.deciders(state):
                    moves = list(islice(Menu(game, state, seat), MOST_MOVES))
                    menu = menu_tree(moves, game.unordered)
                    tables.append({"position": game.view(state, seat), "menu": menu, "seat": seat})
    shown = {
        "game": name,
        "faces": built_in(name).faces,
        "source": "\n".join(sources("en").values()),
        "names": NAMES,
        "tables": json.loads(json.dumps(tables)),
    }
    assert answer("missing", shown) == []
