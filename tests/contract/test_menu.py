"""The menu: counted and listed by one walk over the small steps, and no further than is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import dreamcog
from dreamcog.core.registry import games
from dreamcog.core.runtime import Interpreted
from dreamcog.core.table import Table

every_game = pytest.mark.parametrize("name", games())


def counting(name: str) -> tuple[Table, list[int]]:
    """A table, and a list that grows by one each time a walk over its menus begins."""
    table = dreamcog.deal(name, seed=4)
    walks: list[int] = []
    rules = table.game.rules

    def list_steps(s: Any, box: Any, draft: Any, out: Any) -> None:
        if draft.verb == 0:
            walks.append(draft.seat)
        rules.list_steps(s, box, draft, out)

    table.game.rules = replace(rules, list_steps=list_steps)
    table.game.runtime = Interpreted(table.game)
    return table, walks


@every_game
def test_listing_a_menu_walks_it_once(name: str) -> None:
    table, walks = counting(name)
    seat = min(table.deciders)
    menu = table.moves(seat)
    moves = list(menu)
    assert len(walks) == 1
    assert len(menu) == len(moves) > 0
    assert list(menu) == moves
    assert bool(menu)
    assert len(walks) == 1
    assert list(table.moves(seat)) == moves
    assert len(walks) == 2


@pytest.mark.parametrize("ask", [bool, lambda menu: next(iter(menu)), lambda menu: [*menu]])
@every_game
def test_a_menu_is_walked_as_often_as_it_is_asked(name: str, ask: Callable[[Any], Any]) -> None:
    table, walks = counting(name)
    ask(table.moves(min(table.deciders)))
    assert len(walks) == 1


@every_game
def test_a_seat_that_does_not_decide_has_an_empty_menu(name: str) -> None:
    table, walks = counting(name)
    for seat in range(table.game.options["players"]):
        if seat not in table.deciders:
            assert len(table.moves(seat)) == 0
            assert not table.moves(seat)
            assert list(table.moves(seat)) == []
    assert walks == []
