"""95 % intervals of what many games came to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

Z = 1.96
"""Standard deviations of a 95 % interval."""

Interval = tuple[float, float]


def wilson(wins: float, games: int) -> Interval:
    """Wilson's interval of a rate; a shared win may count as part of one."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z * Z
    middle = rate + square / (2 * games)
    half = Z * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def rate(wins: float, games: int) -> dict[str, Any]:
    """A rate as reports show it."""
    low, high = wilson(wins, games)
    return {
        "games": games,
        "wins": wins,
        "rate": round(wins / games, 4) if games else 0.0,
        "interval": [round(low, 4), round(high, 4)],
    }


def paired_difference(both: int, only_a: int, only_b: int, neither: int) -> Interval:
    """The interval of a's rate less b's where both were tried on the same deals.

    Newcombe's method 10 (Statistics in Medicine 17, 1998): Wilson's intervals of the two rates, put
    together with the correlation of the pairs. It holds where the two hardly ever differ.
    """
    games = both + only_a + only_b + neither
    if games == 0:
        return -1.0, 1.0
    rate_a, rate_b = (both + only_a) / games, (both + only_b) / games
    (low_a, high_a), (low_b, high_b) = (
        wilson(both + only_a, games),
        wilson(both + only_b, games),
    )
    sums = (both + only_a) * (both + only_b) * (only_a + neither) * (only_b + neither)
    product: float = both * neither - only_a * only_b
    if product > 0:
        product = max(0.0, product - games / 2)
    phi = product / math.sqrt(sums) if sums else 0.0
    below = _combined(rate_a - low_a, high_b - rate_b, phi)
    above = _combined(high_a - rate_a, rate_b - low_b, phi)
    return rate_a - rate_b - below, rate_a - rate_b + above


def _combined(one: float, other: float, phi: float) -> float:
    """The distance of one end of the interval of a difference."""
    return math.sqrt(max(0.0, one * one - 2 * phi * one * other + other * other))


def mean_interval(values: Sequence[float]) -> Interval:
    """The normal interval of a mean; of a single value it has no width."""
    count = len(values)
    mean = math.fsum(values) / count
    spread = math.fsum((value - mean) ** 2 for value in values) / max(1, count - 1)
    half = Z * math.sqrt(spread / count)
    return mean - half, mean + half
