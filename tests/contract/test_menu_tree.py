"""The tree of a menu holds every legal move and no other, and stays small."""

from __future__ import annotations

import json
import random
from itertools import islice
from typing import Any

import pytest

from dreamcog.core.menu import Menu
from dreamcog.core.menu_tree import menu_tree, moves_of
from dreamcog.core.registry import game_kind
from support.positions import OPTION_IDS, OPTION_SETS, some_states, walk

LARGEST = 60_000
"""Bytes of a menu that still go to a phone at once."""


def spelled(move: dict[str, Any], unordered: str) -> str:
    """A move with its things in one order."""
    told = {key: sorted(value) if key == unordered else value for key, value in move.items()}
    return json.dumps(told, sort_keys=True)


@pytest.mark.parametrize(("name", "options"), OPTION_SETS, ids=OPTION_IDS)
def test_the_tree_has_exactly_the_moves_of_the_menu(name: str, options: dict[str, Any]) -> None:
    rng = random.Random(1)
    for game, start in islice(some_states(name, options, 11), 4):
        for state in [start, *walk(game, start, rng, 8)]:
            for seat in game.deciders(state):
                moves = list(islice(Menu(game, state, seat), 3000))
                tree = json.loads(json.dumps(menu_tree(moves, game.unordered)))
                listed = {spelled(move, game.unordered.get(move["do"], "")) for move in moves}
                found = [
                    spelled(move, game.unordered.get(move["do"], "")) for move in moves_of(tree)
                ]
                assert len(found) == len(set(found)) == len(moves)
                assert set(found) == listed


def test_repairs_by_the_thousand_are_lists_of_numbers() -> None:
    game = game_kind("cyberion").open({"expansions": ["multibots"]})
    robots = [f"any-{size}" for size in range(1, 6)] + ["planbot-any", "sirenbot-any"]
    given = {
        "factory": ["II/sum-min", "III/sum-min", "II/run", "III/run", "II/pairs"],
        "platform": robots[:5],
        "flash": [*robots[5:], "planbot-1", "planbot-2", "planbot-3"],
        "stock": ["sirenbot-1", "sirenbot-2", "sirenbot-3", "sirenbot-4", "sirenbot-5"],
    }
    menu = list(Menu(game, game.arrange_given(game.deal(1), given), 0))
    assert len(menu) > 1500
    tree = json.dumps(menu_tree(menu, game.unordered), separators=(",", ":"))
    assert len(tree) < LARGEST < len(json.dumps(menu))
    assert len(list(moves_of(json.loads(tree)))) == len(menu)


def test_a_small_tree_can_be_read() -> None:
    moves = [
        {"do": "dock"},
        {"do": "buy", "tile": "b1.1"},
        {"do": "activate", "what": "robot", "option": 0},
        {"do": "activate", "what": "robot", "option": 1},
        {"do": "activate", "what": "b4.1"},
        {"do": "store", "robots": ["flash/planbot-1", "flash/planbot-1"]},
        {"do": "store", "robots": ["flash/planbot-1"]},
    ]
    assert menu_tree(moves, {"store": "robots"}) == {
        "next": [
            {
                "field": "do",
                "choices": [
                    ["dock", True],
                    ["buy", {"next": [{"field": "tile", "choices": [["b1.1", True]]}]}],
                    [
                        "activate",
                        {
                            "next": [
                                {
                                    "field": "what",
                                    "choices": [
                                        [
                                            "robot",
                                            {
                                                "next": [
                                                    {
                                                        "field": "option",
                                                        "choices": [[0, True], [1, True]],
                                                    }
                                                ]
                                            },
                                        ],
                                        ["b4.1", True],
                                    ],
                                }
                            ]
                        },
                    ],
                    [
                        "store",
                        {
                            "next": [
                                {
                                    "field": "robots",
                                    "pool": ["flash/planbot-1", "flash/planbot-1"],
                                    "ways": [{"sets": [3, 1], "then": True}],
                                }
                            ]
                        },
                    ],
                ],
            }
        ]
    }
