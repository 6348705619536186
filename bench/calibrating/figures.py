"""How often what was told came true: by tenths of what was told, and by who played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import numpy as np

from calibrating.playing import LEVELS, Line
from dreamcog.bots.network_folder import network_digest
from dreamcog.core.registry import game_kind, games

ENOUGH = 50
"""Positions from which on a tenth counts."""

STRONG = frozenset(("network",))
"""Who has all seats in games that are compared as they went on, too."""

Pair = tuple[float, float, int]
"""A chance that was told, whether it came true, and the number of its game."""


def pairs_of(lines: Iterable[Line], key: str) -> list[Pair]:
    """Told chances beside what came of them: of every seat, or once where all win together."""
    found = []
    for line in lines:
        seats = 1 if game_kind(line["game"]).together else line["players"]
        for place, chances in enumerate(line["told"]):
            won = line["won"] if key == "won" else line["on"][place]
            shared = max(sum(won), 1) if seats > 1 else 1
            found += [(chances[seat], won[seat] / shared, line["number"]) for seat in range(seats)]
    return found


def reliability(pairs: list[Pair]) -> Line:
    """By tenths of what was told: how many positions, the mean told, the share won."""
    told, won, game = (np.array(each) for each in zip(*pairs, strict=True))
    tenths = []
    for tenth in range(10):
        own = np.minimum((10 * told).astype(int), 9) == tenth
        if own.any():
            tenths.append(
                {
                    "positions": int(own.sum()),
                    "games": len(set(game[own].tolist())),
                    "told": round(float(told[own].mean()), 4),
                    "won": round(float(won[own].mean()), 4),
                    "error": round(standard_error(told[own] - won[own], game[own]), 4),
                }
            )
    largest = [abs(each["told"] - each["won"]) for each in tenths if each["positions"] >= ENOUGH]
    return {
        "positions": len(pairs),
        "games": len(set(game.tolist())),
        "told": round(float(told.mean()), 4),
        "won": round(float(won.mean()), 4),
        "largest_error": max(largest, default=0.0),
        "tenths": tenths,
    }


def standard_error(apart: Any, game: Any) -> float:
    """Of a mean difference; positions of one game hang together."""
    sums = np.bincount(np.unique(game, return_inverse=True)[1], apart - apart.mean())
    return float(np.sqrt((sums**2).sum()) / len(apart))


def of_network(lines: list[Line]) -> list[Line]:
    """The games that the network had from the beginning."""
    return [line for line in lines if STRONG.issuperset(line["levels"])]


def report(lines: list[Line]) -> Line:
    """All figures of the page."""
    found: Line = {}
    for name in games():
        own = [line for line in lines if line["game"] == name]
        if not own:
            continue
        groups: dict[str, list[Line]] = defaultdict(list)
        for line in own:
            first, *others = dict.fromkeys(line["levels"])
            groups["mixed" if others else first].append(line)
        found[name] = {
            "networks": network_digest(game_kind(name), "network")[:12],
            "on": reliability(pairs_of(own, "on")),
            "won": reliability(pairs_of(of_network(own), "won")),
            "levels": {
                each: {
                    key: {
                        what: reliability(pairs_of(groups[each], key))[what]
                        for what in ("games", "positions", "told", "won")
                    }
                    for key in ("on", "won")
                }
                for each in (*LEVELS, "mixed")
                if each in groups
            },
        }
    return found
