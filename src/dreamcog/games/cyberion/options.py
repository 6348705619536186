"""The options of a Cyberion game: checked, and completed with what is usual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core import reading
from dreamcog.games.cyberion.words import MODELS

EXPANSIONS = ("babybots", "gigantobots", "microbots", "multibots", "devious-cog")
KNOWN = ("players", "support", "expansions", "microbot_swap_cost", "first")


def read_options(given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value; what cannot be played is refused."""
    reading.only(given, KNOWN, "options")
    players = reading.whole(given.get("players", 1), 1, 2, "options.players")
    usual = 1 if players == 1 else 3
    support = reading.whole(given.get("support", usual), 0, MODELS, "options.support")
    names = {name: name for name in EXPANSIONS}
    chosen = reading.all_named(given.get("expansions", []), names, 5, "options.expansions")
    cost = reading.whole(given.get("microbot_swap_cost", 2), 2, 3, "options.microbot_swap_cost")
    first = given.get("first", "random")
    if first != "random":
        first = reading.whole(first, 0, players - 1, "options.first")
    return {
        "players": players,
        "support": support,
        "expansions": [name for name in EXPANSIONS if name in chosen],
        "microbot_swap_cost": cost,
        "first": first,
    }
