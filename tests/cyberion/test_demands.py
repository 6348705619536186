"""Repairs against a second opinion: a naive reading of C3.2 and C4.6 that shares no code."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, islice, product
from typing import Any

import pytest

from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from support.positions import some_states

MODELS = ("sirenbot", "stockbot", "cyclobot", "planbot", "commandbot")
EVERY_ROBOT = list(product(MODELS, range(1, 6)))
NUMBER = {"I": 2, "II": 3, "III": 4}
Robot = tuple[str, int]


def meets(machine: str, team: list[Robot]) -> bool:
    """C3.2, read off the page."""
    tier, _, what = machine.partition("/")
    sizes = sorted(size for _, size in team)
    if what in MODELS:
        return len(team) == NUMBER[tier] and all(model == what for model, _ in team)
    if what.startswith("size-"):
        return len(team) == NUMBER[tier] and all(size == int(what[-1]) for size in sizes)
    if what == "identical":
        return len(team) == (2 if tier == "II" else 3) and len(set(team)) == 1
    if what == "sum-min":
        return len(team) == NUMBER[tier] and sum(sizes) >= (12 if tier == "II" else 15)
    if what == "sum-max":
        return len(team) == NUMBER[tier] and sum(sizes) <= (6 if tier == "II" else 9)
    if what == "pairs":
        shapes = ([2, 2], [4]) if tier == "II" else ([2, 3], [5])
        return sorted(Counter(sizes).values()) in shapes
    return sizes in ([[1, 2, 3, 4], [2, 3, 4, 5]] if tier == "II" else [[1, 2, 3, 4, 5]])


def repairs(machine: str, prepared: bool, team: list[Robot]) -> bool:
    """C4.6: a Prepared machine counts one robot of any model and size as there."""
    if not prepared:
        return meets(machine, team)
    return any(meets(machine, [*team, helper]) for helper in EVERY_ROBOT)


def robots_of(view: dict[str, Any]) -> list[str]:
    return [f"{row}/{robot}" for row in ("platform", "flash", "stock") for robot in view[row]]


def read(robot: str) -> Robot:
    model, _, size = robot.partition("/")[2].rpartition("-")
    return model, int(size)


def judge(game: Game[Any], state: Any, rng: random.Random) -> int:
    """Compare every small team and a sample of the large ones; how many were legal."""
    view = game.view(state, 0)
    there = robots_of(view)
    menu = Menu(game, state, 0)
    legal = 0
    for machine in filter(None, view["factory"]):
        prepared = machine in view["prepared"]
        teams = {team for size in range(4) for team in combinations(there, size)}
        for size in (4, 5, 6):
            if len(there) >= size:
                teams |= {tuple(rng.sample(there, size)) for _ in range(60)}
        found = {team for team in teams if repairs(machine, prepared, [read(r) for r in team])}
        legal += len(found)
        for team in teams:
            move = {"do": "repair", "machine": machine, "robots": list(team)}
            assert (move in menu) == (team in found), (move, prepared)
    return legal


@pytest.mark.parametrize("seed", range(4))
def test_every_team_is_judged_as_a_naive_reader_would(seed: int) -> None:
    rng = random.Random(seed)
    states = islice(some_states("cyberion", {}, seed), 24)
    assert sum(judge(game, state, rng) for game, state in states) > 100


@pytest.mark.parametrize("seed", range(4))
def test_a_repair_is_begun_only_if_some_team_can_finish_it(seed: int) -> None:
    """Every machine, every single robot: offered exactly if a whole team exists around it."""
    for game, state in islice(some_states("cyberion", {}, 100 + seed), 16):
        view = game.view(state, 0)
        there = robots_of(view)
        for machine in filter(None, view["factory"]):
            prepared = machine in view["prepared"]
            teams = [
                team
                for size in range(1, 6)
                for team in combinations(there, size)
                if repairs(machine, prepared, [read(robot) for robot in team])
            ]
            partial = {"do": "repair", "machine": machine, "robots": []}
            assert (game.why(state, 0, partial) is None) == bool(teams)
            for robot in set(there):
                possible = any(robot in team for team in teams)
                refused = game.why(state, 0, {**partial, "robots": [robot]})
                assert (refused is None) == possible, (machine, prepared, robot)
