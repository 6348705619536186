"""What brackets report: rates of bots, the bound above them, and both over many cells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from dreamcog.core.kind import Kind
from dreamcog.lab.brackets.cells import is_usual, name_of, numbers_of
from dreamcog.lab.brackets.outcomes import Grid
from dreamcog.sim.intervals import wilson

Report = dict[str, Any]


def share(part: int, deals: int) -> Report:
    """A part of all deals with its interval (Wilson, 95 %)."""
    low, high = wilson(part, deals)
    rate = part / deals if deals else 0.0
    return {"deals": part, "rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}


def cell_report(kind: Kind, grid: Grid, cell: int) -> Report:
    """One cell: what each bot won, what can be won, and what is not excluded."""
    winnable = grid.winnable(cell)
    lost = winnable.count(False)
    bots = {
        name: share(sum(grid.played[cell].get(label, {}).values()), grid.deals)
        for name, label in grid.labels.items()
    }
    return {
        "name": name_of(kind, grid.cells[cell]),
        "numbers": numbers_of(kind, grid.cells[cell]),
        "options": grid.cells[cell],
        "usual": is_usual(kind, grid.cells[cell]),
        "deals": grid.deals,
        "bots": bots,
        "winnable": share(winnable.count(True), grid.deals),
        "unknown": share(winnable.count(None), grid.deals),
        "not_excluded": share(grid.deals - lost, grid.deals),
    }


def grid_report(kind: Kind, grid: Grid) -> Report:
    """All cells; and by number of players all those together that have the usual numbers."""
    cells = [cell_report(kind, grid, cell) for cell in range(len(grid.cells))]
    groups = []
    for players in sorted({cell["options"]["players"] for cell in cells}):
        those = [c for c in cells if c["usual"] and c["options"]["players"] == players]
        if those:
            groups.append({"players": players, **together(those, grid.labels)})
    return {"bots": grid.labels, "cells": cells, "together": groups}


def together(cells: Sequence[Report], bots: Mapping[str, str]) -> Report:
    """Many cells as one: the rate over all deals, and each bot's worst cell."""
    deals = sum(cell["deals"] for cell in cells)

    def over_all(key: str) -> Report:
        return share(sum(cell[key]["deals"] for cell in cells), deals)

    def of_bot(name: str) -> Report:
        worst = min(cells, key=lambda cell: float(cell["bots"][name]["rate"]))
        whole = share(sum(cell["bots"][name]["deals"] for cell in cells), deals)
        return {**whole, "worst": {"name": worst["name"], **worst["bots"][name]}}

    return {
        "cells": len(cells),
        "deals": deals,
        "bots": {name: of_bot(name) for name in bots},
        **{key: over_all(key) for key in ("winnable", "unknown", "not_excluded")},
    }
