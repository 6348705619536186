"""A move at random, by one way down the menu: large menus are not walked through."""

from __future__ import annotations

import random
from typing import Any


def random_move(node: Any, rng: random.Random) -> dict[str, Any]:
    """One of the moves of a menu."""
    move: dict[str, Any] = {}
    while node is not True:
        steps = node["next"]
        chosen = rng.randrange(len(steps) + bool(node.get("whole")))
        if chosen == len(steps):
            break
        step = steps[chosen]
        if "choices" in step:
            move[step["field"]], node = rng.choice(step["choices"])
        else:
            way = rng.choice(step["ways"])
            mask = rng.choice(way["sets"])
            things = enumerate(step["pool"])
            move[step["field"]] = [thing for i, thing in things if mask >> i & 1]
            node = way["then"]
    return move
