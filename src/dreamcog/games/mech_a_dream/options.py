"""The options of a Mech A Dream game: checked, and completed with what is usual."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dreamcog.core import reading
from dreamcog.core.refusal import malformed

FEWEST = 2
MOST_PLAYERS = 4
VARIANTS = ("robots", "specialists")
INSTEAD_OF = ("choice", "floor")
KNOWN = ("players", "variants", "specialist_instead_of", "first")


def read_options(given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value; what cannot be played is refused."""
    reading.only(given, KNOWN, "options")
    players = reading.whole(given.get("players", FEWEST), FEWEST, MOST_PLAYERS, "options.players")
    names = {name: name for name in VARIANTS}
    chosen = reading.all_named(given.get("variants", []), names, len(names), "options.variants")
    instead = given.get("specialist_instead_of", "choice")
    if instead not in INSTEAD_OF:
        raise malformed("options.specialist_instead_of", " or ".join(INSTEAD_OF))
    first = given.get("first", "random")
    if first != "random":
        first = reading.whole(first, 0, players - 1, "options.first")
    return {
        "players": players,
        "variants": [name for name in VARIANTS if name in chosen],
        "specialist_instead_of": instead,
        "first": first,
    }
