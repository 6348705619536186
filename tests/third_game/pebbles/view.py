"""What a seat may know of a position, built up from nothing; and everything, for saves."""

from __future__ import annotations

from typing import Any

from dreamcog.core.rng import rng_text
from pebbles.rules.ending import has_won
from pebbles.rules.pebbles import pebbles_held, place_of
from pebbles.state import State
from pebbles.words import VALUES

LASTING = ("turn", "seat", "heap", "players", "outcome")
"""The keys by which saved games are compared: their meaning never changes."""


def values(counts: list[int], seat: int) -> list[int]:
    """A seat's pebbles as a list of values, the lowest first."""
    every = range(1, VALUES + 1)
    return [value for value in every for _ in range(counts[place_of(seat, value)])]


def position(s: State, seat: int | None) -> dict[str, Any]:
    """P2.3: what this seat knows (None: a watcher). At the end all pebbles are turned up (P3.1)."""
    return {
        "turn": s.turn,
        "seat": s.seat,
        "heap": s.n_heap,
        "players": [
            {
                "pebbles": pebbles_held(s, other),
                "held": values(s.held, other) if other == seat or s.over else None,
                "shown": values(s.shown, other),
            }
            for other in range(s.players)
        ],
        "outcome": outcome(s),
    }


def outcome(s: State) -> dict[str, Any] | None:
    """P3.2, P3.3: points by seat and who has won, or None while the game runs."""
    if not s.over:
        return None
    seats = range(s.players)
    return {
        "points": s.points[: s.players],
        "winners": [seat for seat in seats if has_won(s, seat)],
    }


def truth(s: State, options: dict[str, Any]) -> dict[str, Any]:
    """Everything: all pebbles, the heap with its top first, the options, the generator."""
    told = position(s, None)
    for seat, player in enumerate(told["players"]):
        player["held"] = values(s.held, seat)
    told["heap"] = s.heap[: s.n_heap][::-1]
    return told | {"options": options, "hidden": {"rng": rng_text(s.rng)}}
