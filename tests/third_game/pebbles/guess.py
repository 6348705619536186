"""From one seat's view to a truth that it cannot rule out: all that bots hold of hidden things."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from pebbles.state import Box
from pebbles.words import VALUES


def imagine(view: Mapping[str, Any], box: Box, rng: random.Random) -> dict[str, Any]:
    """Deal the pebbles that the view does not show to where unseen ones lie."""
    unseen = Counter(dict.fromkeys(range(1, VALUES + 1), box.copies))
    for player in view["players"]:
        unseen.subtract(player["shown"] + (player["held"] or []))
    pool = list(unseen.elements())
    rng.shuffle(pool)
    players = [
        player | {"held": [pool.pop() for _ in range(player["pebbles"])]}
        if player["held"] is None
        else player
        for player in view["players"]
    ]
    heap = [pool.pop() for _ in range(view["heap"])]
    return {
        **view,
        "players": players,
        "heap": heap,
        "hidden": {"rng": f"{rng.getrandbits(128):032x}"},
    }
