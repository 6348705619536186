"""How well told chances agree with what came of them."""

from __future__ import annotations

from typing import Any

import numpy as np

from dreamcog.sim.native.arrays import Array

TENTHS = 10
ENOUGH = 1000
"""Positions from which on a tenth counts."""


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
