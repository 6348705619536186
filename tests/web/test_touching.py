"""Every legal move can be made by touching things on the drawn table, and nothing lit misleads."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.menu import Menu
from dreamcog.core.menu_tree import menu_tree
from dreamcog.core.registry import games
from support.positions import OPTION_SETS, some_states, walk
from web.node import answer

MOST_MOVES = 120
"""Of each menu: a cut menu is a menu, and touching knows no rule."""


@pytest.mark.slow
@pytest.mark.parametrize("name", games())
def test_every_move_is_made_by_touching_its_things(name: str) -> None:
    rng = random.Random(8)
    menus: list[Any] = []
    verbs: set[str] = set()
    for options in [options for game, options in OPTION_SETS if game == name][::4]:
        for game, start in islice(some_states(name, options, 5), 4):
            for state in [start, *walk(game, start, rng, 5)]:
                for seat in game.deciders(state):
                    moves = list(islice(Menu(game, state, seat), 5 * MOST_MOVES))
                    some = rng.sample(moves, min(MOST_MOVES, len(moves)))
                    verbs |= {move["do"] for move in some}
                    menus.append(menu_tree(some, dict(game.unordered)))
    assert len(menus) > 50
    assert len(verbs) > 5
    assert answer("touches", {"game": name, "menus": menus}) == []
