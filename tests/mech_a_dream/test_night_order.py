"""M10.1: at night no seat waits for another, so the order of the seats makes no difference.

Only where robots buy does it (M11.7): those nights are left out here, and have cases of their own.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from dreamcog.core.game import Game
from dreamcog.core.menu import Menu
from dreamcog.core.registry import game_kind
from support.boxes import some_box
from support.positions import OPTION_SETS
from support.wild_mech import wild_mech

SETS = [pair for pair in OPTION_SETS if pair[0] == "mech-a-dream"]
Moves = list[dict[str, Any]]


def can_buy_or_copy(game: Game[Any], state: Any) -> bool:
    """Some robot buys or copies: M11.7 or another's workshop may matter."""
    names = [player["monitor"] for player in game.view(state, None)["players"]]
    effects = [game.printed()["monitors"][name] for name in names if name]
    return any(way.get("effect") in ("buy", "copy") for face in effects for way in face["options"])


def some_night(
    name: str, options: dict[str, Any], own_box: bool, rng: random.Random
) -> tuple[Game[Any], Any]:
    """A wild night without buyers and copiers."""
    while True:
        box = {"box": some_box(rng)} if own_box else {}
        game = game_kind(name).open({**options, **box})
        state = wild_mech(game, rng)
        if game.view(state, None)["part"] == "night" and not can_buy_or_copy(game, state):
            return game, state


def evening_plan(game: Game[Any], state: Any, seat: int, rng: random.Random) -> Moves:
    """What a seat does tonight, alone: random moves until it sleeps."""
    plan: Moves = []
    while not plan or plan[-1]["do"] != "sleep":
        moves = list(Menu(game, state, seat))
        busy = [move for move in moves if move["do"] != "sleep"]
        plan.append(rng.choice(busy if busy and rng.random() < 0.8 else moves))
        if plan[-1]["do"] != "sleep":
            state = game.play(state, seat, plan[-1]).after
    return plan


def morning(game: Game[Any], state: Any, order: list[int], plans: dict[int, Moves]) -> str:
    """The hash of the morning after the seats have moved in this order."""
    left = {seat: list(plan) for seat, plan in plans.items()}
    for seat in order:
        state = game.play(state, seat, left[seat].pop(0)).after
    return game.hash(state)


def orders(plans: dict[int, Moves], rng: random.Random) -> Iterator[list[int]]:
    """One seat after the other in every order, and some random interleavings."""
    for seats in permutations(plans):
        yield [seat for seat in seats for _ in plans[seat]]
    mixed = [seat for seat, plan in plans.items() for _ in plan]
    for _ in range(10):
        yield rng.sample(mixed, len(mixed))


@pytest.mark.slow
@pytest.mark.parametrize("own_box", [False, True])
@pytest.mark.parametrize(("name", "options"), SETS, ids=str)
def test_every_interleaving_of_a_night_gives_the_same_morning(
    name: str, options: dict[str, Any], own_box: bool
) -> None:
    rng = random.Random(f"{options} {own_box}")
    acted = 0
    for _ in range(8):
        game, state = some_night(name, options, own_box, rng)
        plans = {seat: evening_plan(game, state, seat, rng) for seat in range(options["players"])}
        acted += sum(len(plan) > 1 for plan in plans.values())
        assert len({morning(game, state, order, plans) for order in orders(plans, rng)}) == 1
    assert acted > 4
