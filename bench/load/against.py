"""The servers of two source trees under the same load, in turn: what one brings against the other.

Clients, tables and moves are the same; only the server's source differs. The rounds alternate, so
that what else the machine does falls on both.
"""

from __future__ import annotations

import os
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

Figures = dict[str, Any]
Measure = Callable[[Path], Figures]
"""Measures the server of a tree."""
NAMES = ("before", "now")


def compare_trees(
    measures: Mapping[str, Measure], trees: Sequence[Path], rounds: int
) -> dict[str, Any]:
    """Measure the older tree and the newer one in turn; the medians, and the newer by the older."""
    told: dict[str, Any] = {}
    for what, measure in measures.items():
        found: dict[str, dict[str, list[float]]] = {name: defaultdict(list) for name in NAMES}
        for turn in range(rounds):
            in_turn = list(zip(NAMES, trees, strict=True))
            for name, tree in in_turn if turn % 2 == 0 else reversed(in_turn):
                figures = compared(measure(tree)) | {"load_average": os.getloadavg()[0]}
                print(what, name, figures, file=sys.stderr, flush=True)
                for figure, value in figures.items():
                    found[name][figure].append(value)
        told[what] = {
            name: {figure: told_values(values) for figure, values in of_name.items()}
            for name, of_name in found.items()
        }
        told[what]["now, by before"] = {
            figure: round(median(values) / median(found["before"][figure]), 3)
            for figure, values in found["now"].items()
        }
    return told


def told_values(values: Sequence[float]) -> str:
    """The median, and all values in order."""
    each = " ".join(f"{value:.2f}" for value in sorted(values))
    return f"{median(values):.2f} ({each})"


def compared(figures: Figures) -> dict[str, float]:
    """Those figures of a run that are compared, by name."""
    if "busy" not in figures:
        return dict(figures)
    values: dict[str, float] = {}
    for at_once, each in figures["busy"].items():
        if each["problems"]:
            raise ValueError(f"no valid run: {each['problems']}")
        for name in ("moves_per_second", "server_milliseconds_a_move", "server_processor"):
            values[f"{name} at {at_once}"] = each[name]
    return values
