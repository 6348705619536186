"""The position of a case: a truth with the parts that the case names replaced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from dreamcog.core import reading
from pebbles.truth import read_values


def arrange_given(truth: dict[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Replace what is named: turn, seat, heap, and pebbles before the seats.

    Pebbles before the seats come from the heap where the case does not name the heap. Pebbles that
    lie nowhere afterwards are out of the game: a case needs no whole box.
    """
    reading.only(given, ("turn", "seat", "heap", "players"), "given")
    told = {key: value for key, value in truth.items() if key != "outcome"}
    players = [dict(player) for player in truth["players"]]
    taken: Counter[int] = Counter()
    given_players = reading.listed(given.get("players", []), len(players), "given.players")
    for player, named in zip(players, given_players, strict=False):
        for key, values in reading.mapping(named, "given.players").items():
            player[key] = read_values(values, f"given.players.{key}")
            taken.update(player[key])
    heap = []
    for value in truth["heap"]:
        if taken[value] > 0:
            taken[value] -= 1
        else:
            heap.append(value)
    return {**told, "heap": heap, **given, "players": players}
