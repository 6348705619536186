"""Repairs judged as a naive reading of the rules page does, which shares no code with the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from itertools import combinations, islice, product
from typing import Any

import pytest

from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.games.cyberion.rules.factory import may_repair
from support.positions import some_states

MODELS = ("sirenbot", "stockbot", "cyclobot", "planbot", "commandbot")
EVERY_ROBOT = list(product(MODELS, range(1, 6)))
HELPER = "the robot that a Prepared machine counts"
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


def readings(robot: str) -> list[Robot]:
    """What a robot can be: a Multibot leaves its model or its size open; HELPER leaves both."""
    if robot == HELPER:
        return EVERY_ROBOT
    model, _, size = robot.partition("/")[2].rpartition("-")
    models = MODELS if model == "any" else (model,)
    sizes = range(1, 6) if size == "any" else (int(size),)
    return list(product(models, sizes))


def serves(robot: Robot, token: str) -> bool:
    """C10.2: of the Microbot's model or size."""
    return robot[0] == token or f"size-{robot[1]}" == token


def repairs(machine: str, prepared: bool, token: str | None, team: Iterable[str]) -> bool:
    """C3.2, C4.6, C10.2, C10.3, C11.3 by trying every reading of every robot, and every extra."""
    everyone = [*team, *([HELPER] if prepared else [])]
    if any(meets_read(machine, token, list(read)) for read in product(*map(readings, everyone))):
        return True
    return token is not None and any(
        meets_with_extra(machine, token, everyone[:i] + everyone[i + 1 :], everyone[i])
        for i in range(len(everyone))
    )


def meets_read(machine: str, token: str | None, team: list[Robot]) -> bool:
    """The team meets the demand, and one of it serves where that is asked for."""
    return meets(machine, team) and (token is None or any(serves(r, token) for r in team))


def meets_with_extra(machine: str, token: str, team: list[str], extra: str) -> bool:
    """The team meets the demand and none of it serves, but the extra robot does."""
    if not any(serves(robot, token) for robot in readings(extra)):
        return False
    return any(
        meets(machine, list(read)) and not any(serves(robot, token) for robot in read)
        for read in product(*map(readings, team))
    )


def robots_of(view: dict[str, Any]) -> list[str]:
    return [f"{row}/{robot}" for row in ("platform", "flash", "stock") for robot in view[row]]


def few_wild(team: Iterable[str]) -> bool:
    """Readings multiply: teams with more than two Multibots take too long to try."""
    return sum("any" in robot for robot in team) <= 2


def judge(game: Game[Any], state: Any, rng: random.Random) -> int:
    """Compare every small team and a sample of the large ones; how many were legal."""
    view = game.view(state, 0)
    seat = view["seat"]
    there = robots_of(view)
    legal = 0
    for place, machine in enumerate(view["factory"]):
        if machine is None or not may_repair(state, seat, place):
            continue
        prepared, token = machine in view["prepared"], view["microbots"].get(machine)
        teams = {tuple(sorted(team)) for size in range(3) for team in combinations(there, size)}
        for size in (3, 4, 5, 6):
            if len(there) >= size:
                teams |= {tuple(sorted(rng.sample(there, size))) for _ in range(25)}
        for team in filter(few_wild, teams):
            move = {"do": "repair", "machine": machine, "robots": list(team)}
            expected = repairs(machine, prepared, token, team)
            assert (move in Menu(game, state, seat)) == expected, (move, prepared, token)
            legal += expected
    return legal


EVERY_OPTION = (
    {"expansions": []},
    {"expansions": ["microbots"]},
    {"expansions": ["multibots"]},
    {"expansions": ["microbots", "multibots"]},
    {"expansions": ["microbots", "multibots"], "players": 2},
)
every_option = pytest.mark.parametrize(
    "options", EVERY_OPTION, ids=lambda o: "+".join([*o["expansions"], str(o.get("players", 1))])
)


@pytest.mark.slow
@every_option
@pytest.mark.parametrize("seed", range(2))
def test_every_team_is_judged_as_a_naive_reader_would(seed: int, options: dict[str, Any]) -> None:
    rng = random.Random(seed)
    states = islice(some_states("cyberion", options, seed), 1, 17, 2)
    assert sum(judge(game, state, rng) for game, state in states) > 15


@every_option
def test_a_repair_is_begun_only_if_some_team_can_finish_it(options: dict[str, Any]) -> None:
    """Every machine, every single robot: offered exactly if a whole team exists around it."""
    for game, state in islice(some_states("cyberion", options, 100), 1, 13, 2):
        view = game.view(state, 0)
        seat = view["seat"]
        there = robots_of(view)[:8]
        smaller = game.arrange_given(state, {**rows_of(there), "robot_deck": ["..."]})
        for place, machine in enumerate(view["factory"]):
            if machine is None or not may_repair(state, seat, place):
                continue
            prepared, token = machine in view["prepared"], view["microbots"].get(machine)
            teams = [
                team
                for size in range(7)
                for team in combinations(there, size)
                if few_wild(team) and repairs(machine, prepared, token, team)
            ]
            if not few_wild(there):
                continue
            partial = {"do": "repair", "machine": machine, "robots": []}
            assert (game.why(smaller, seat, partial) is None) == bool(teams)
            for robot in set(there):
                possible = any(robot in team for team in teams)
                refused = game.why(smaller, seat, {**partial, "robots": [robot]})
                assert (refused is None) == possible, (machine, prepared, token, robot)


def rows_of(robots: list[str]) -> dict[str, list[str]]:
    """Rows that hold exactly these robots."""
    return {
        row: [robot.partition("/")[2] for robot in robots if robot.startswith(row)]
        for row in ("platform", "flash", "stock")
    }
