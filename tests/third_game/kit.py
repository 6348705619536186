"""What the laws must be told of Pebbles: its entry point is in the group `dreamcog.test_kits`."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from pebbles.words import Happening, Step, Verb

from dreamcog.core.game import Game
from support.kit import Kit, Truth
from third_game.environment import FOLDER, PACK


def wild(game: Game[Any], rng: random.Random) -> Any:
    """A state with any number of pebbles anywhere."""
    players = game.options["players"]
    every = [value for value in range(1, 6) for _ in range(4)]
    rng.shuffle(every)
    take = lambda most: [every.pop() for _ in range(rng.randint(0, most))]  # noqa: E731
    given = {
        "turn": rng.randint(1, 30),
        "seat": rng.randrange(players),
        "players": [{"held": take(4), "shown": take(2)} for _ in range(players)],
        "heap": [every.pop(), *take(len(every))],
    }
    return game.arrange_given(game.deal(rng.getrandbits(64)), given)


def pieces(truth: Truth) -> Counter[str]:
    """Every pebble by its value."""
    lists = [truth["heap"], *(p[key] for p in truth["players"] for key in ("held", "shown"))]
    return Counter(str(value) for values in lists for value in values)


def check_gauges(truth: Truth) -> None:
    """Turns and seats are within their limits, and pebbles are counted right."""
    assert truth["turn"] >= 1
    assert 0 <= truth["seat"] < len(truth["players"])
    assert all(player["pebbles"] == len(player["held"]) for player in truth["players"])


def amounts(position: Mapping[str, Any], seat: int) -> dict[str, int]:
    """The heap, and a player's pebbles."""
    player = position["players"][seat]
    return {
        "heap": position["heap"],
        "pebbles": player["pebbles"],
        "shown": len(player["shown"]),
    }


KIT = Kit(
    wild=wild,
    pieces=pieces,
    check_gauges=check_gauges,
    unseen=frozenset(("heap", "players", "hidden.rng")),
    everything={"players": 3, "first": 0, "variants": ["showing"]},
    given={"turn": 2, "seat": 1, "heap": [1, 2], "players": [{"held": [3], "shown": [5, 5]}]},
    amounts=amounts,
    shared=frozenset(("heap",)),
    zone=lambda event: {"looked": "heap", "showed": "pebbles"}[event["kind"]],
    verbs=Verb,
    steps=Step,
    happenings=Happening,
    pinned_ids={"take": (0, 5), "show": (5, 6)},
    shape_prefix="Pebbles",
    rules_page=PACK / "rules.md",
    golden=FOLDER / "golden",
)
