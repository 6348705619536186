"""Moves that name two things are begun exactly with those that some whole move names."""

from __future__ import annotations

from itertools import combinations, islice, product
from typing import Any

import pytest

from dreamcog.core.menu import Menu
from support.positions import some_states

EVERYTHING = ["babybots", "gigantobots", "microbots", "multibots", "devious-cog"]


def robots_of(view: dict[str, Any]) -> list[str]:
    return [f"{row}/{robot}" for row in ("platform", "flash", "stock") for robot in view[row]]


def read(robot: str) -> tuple[str, str]:
    model, _, size = robot.partition("/")[2].rpartition("-")
    return model, size


def can_pair_for_babybot(view: dict[str, Any], one: str, other: str) -> bool:
    """C8.2, read off the page."""
    (model, size), (second, more) = read(one), read(other)
    plain = "any" not in (model, size, second, more)
    return plain and model == second in view["limbo"] and int(size) + int(more) == 5


def laid_ways(view: dict[str, Any], one: str, other: str) -> set[tuple[str | None, ...]]:
    """C9.2, read off the page: every way to lay two robots, none if they may not pilot."""
    if "any" in one or "any" in other or not set(read(one)) & set(read(other)):
        return set()
    ways = []
    for robot in (one, other):
        model, size = read(robot)
        active = [name for name, card in view["gigantobots"].items() if not card["holiday"]]
        ways.append([n for n in active if n in (f"giga-{model}", f"giga-size-{size}")] or [None])
    return set() if ways == [[None], [None]] else set(product(*ways))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_babybots_and_pilots_against_a_naive_reader(seed: int) -> None:
    found = 0
    for game, state in islice(some_states("cyberion", {"expansions": EVERYTHING}, seed), 1, 25, 2):
        view = game.view(state, 0)
        menu = Menu(game, state, 0)
        there = robots_of(view)
        begun: dict[str, set[str]] = {"make-babybot": set(), "pilot": set()}
        for one, other in combinations(there, 2):
            pair = [one, other]
            made = can_pair_for_babybot(view, one, other)
            assert ({"do": "make-babybot", "robots": pair} in menu) == made, pair
            begun["make-babybot"] |= set(pair) if made else set()
            ways = laid_ways(view, one, other)
            begun["pilot"] |= set(pair) if ways else set()
            for on in product([*view["gigantobots"], None], repeat=2):
                move = {"do": "pilot", "robots": pair, "on": list(on)}
                assert (move in menu) == (on in ways), move
            found += made + len(ways)
        for verb, robots in begun.items():
            for robot in set(there):
                refused = game.why(state, 0, {"do": verb, "robots": [robot]})
                assert (refused is None) == (robot in robots), (verb, robot, refused)
    assert found > 50
