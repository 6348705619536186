"""The page finds in a menu exactly the moves that the server put there, by clicking."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.menu import Menu
from dreamcog.core.menu_tree import menu_tree
from dreamcog.core.registry import games
from support.positions import OPTION_SETS, some_states, walk
from web.node import answer

MOST_MOVES = 1500


def spelled(move: dict[str, Any], unordered: str) -> str:
    """A move with its things in one order."""
    told = {key: sorted(value) if key == unordered else value for key, value in move.items()}
    return json.dumps(told, sort_keys=True)


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_the_page_clicks_together_every_move_and_no_other(name: str) -> None:
    rng = random.Random(3)
    menus: list[Any] = []
    wanted: list[set[str]] = []
    unordered: dict[str, str] = {}
    for options in [options for game, options in OPTION_SETS if game == name][::6]:
        for game, start in islice(some_states(name, options, 21), 3):
            unordered = dict(game.unordered)
            for state in [start, *walk(game, start, rng, 4)]:
                for seat in game.deciders(state):
                    moves = list(islice(Menu(game, state, seat), MOST_MOVES))
                    menus.append(menu_tree(moves, unordered))
                    wanted.append({spelled(move, unordered.get(move["do"], "")) for move in moves})
    assert sum(map(len, wanted)) > 250
    for found, listed in zip(answer("moves", menus), wanted, strict=True):
        told = [spelled(move, unordered.get(move["do"], "")) for move in found]
        assert len(told) == len(set(told))
        assert set(told) == listed
