"""How well told chances agree with what came of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from dreamcog.sim.native.arrays import Array

TENTHS = 10
ENOUGH = 1000
"""Positions from which on a tenth counts."""


def reliability(told: Array, came: Array) -> dict[str, Any]:
    """Told chances by tenths beside what came: `largest_error` is of tenths with `ENOUGH`."""
    return told_by_tenths(sums_by_tenths(told, came))


def sums_by_tenths(told: Array, came: Array) -> Array:
    """[TENTHS, 3]: positions, the sum of told chances, and wins. Those of several calls add up."""
    tenth = np.minimum((told * TENTHS).astype(np.int64), TENTHS - 1)
    columns = (np.ones(len(told)), told, came)
    return np.stack([np.bincount(tenth, weights=each, minlength=TENTHS) for each in columns], 1)


def told_by_tenths(sums: Array) -> dict[str, Any]:
    """Such sums as an evaluation tells them."""
    rows, largest = [], 0.0
    for number, (count, told, won) in enumerate(sums.tolist()):
        if count == 0:
            continue
        means = {"told": round(told / count, 4), "won": round(won / count, 4)}
        rows.append({"from": number / TENTHS, "positions": int(count), **means})
        if count >= ENOUGH:
            largest = max(largest, abs(told - won) / count)
    positions = int(sums[:, 0].sum())
    return {"positions": positions, "tenths": rows, "largest_error": round(largest, 4)}


def sums_told(found: Mapping[str, Any]) -> Array:
    """The sums behind what an evaluation tells, but for the rounding there."""
    sums = np.zeros((TENTHS, 3))
    for each in found["tenths"]:
        count = each["positions"]
        sums[round(each["from"] * TENTHS)] = count, count * each["told"], count * each["won"]
    return sums
