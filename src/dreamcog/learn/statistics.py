"""Rates with their intervals, and how well told chances agree with what came of them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from dreamcog.sim.native.arrays import Array

Z = 1.96
"""Standard deviations of a 95 % interval."""

TENTHS = 10
ENOUGH = 1000
"""Positions from which on a tenth counts."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate."""
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


def reliability(told: Array, came: Array) -> dict[str, Any]:
    """Told chances by tenths beside what came: `largest_error` is of tenths with `ENOUGH`."""
    tenth = np.minimum((told * TENTHS).astype(np.int64), TENTHS - 1)
    rows, largest = [], 0.0
    for number in range(TENTHS):
        inside = tenth == number
        count = int(inside.sum())
        if count == 0:
            continue
        mean, won = float(told[inside].mean()), float(came[inside].mean())
        rows.append({"from": number / TENTHS, "positions": count, "told": mean, "won": won})
        if count >= ENOUGH:
            largest = max(largest, abs(mean - won))
    for row in rows:
        row["told"], row["won"] = round(row["told"], 4), round(row["won"], 4)
    return {"positions": len(told), "tenths": rows, "largest_error": round(largest, 4)}
