"""The whole moves that a network proposes: composed step by step, the likeliest kept."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from dreamcog.bots.network_together import Together
from dreamcog.sim.batch import Batch
from dreamcog.sim.native.arrays import Array

BEAM = 12
"""Moves in composition that are kept at each step."""


class Line(NamedTuple):
    """A whole move."""

    steps: tuple[int, ...]
    """The flat ids of its small steps."""
    share: float
    """The probability that the network would draw it."""


def likeliest_lines(guide: Together, start: Batch, most: int, least_share: float) -> list[Line]:
    """The likeliest moves at the first table, the likeliest first; at least one.

    `least_share` is in proportion to the likeliest.
    """
    found: list[Line] = []
    open_lines, tables = [Line((), 1.0)], start.select([0])
    while open_lines:
        longer = extended(guide, open_lines, tables)
        share = max(each.share for _, each in longer + [(0, line) for line in found])
        kept = [(row, line) for row, line in longer if line.share >= share * least_share]
        kept = sorted(kept, key=lambda each: -each[1].share)[:BEAM]
        if not kept:
            break
        tables = tables.select([row for row, _ in kept])
        tables.step(np.array([line.steps[-1] for _, line in kept]))
        is_whole = tables.column("draft.verb") == 0
        found += [line for (_, line), whole in zip(kept, is_whole, strict=True) if whole]
        open_lines = [line for (_, line), whole in zip(kept, is_whole, strict=True) if not whole]
        tables = tables.select(np.flatnonzero(~is_whole)) if open_lines else tables
    found.sort(key=lambda line: -line.share)
    return [line for line in found if line.share >= found[0].share * least_share][:most]


def extended(guide: Together, lines: list[Line], tables: Batch) -> list[tuple[int, Line]]:
    """Every line with each step that may follow, and the row of the line."""
    masks = tables.masks()
    shares = masks.astype(np.float32)
    free = np.flatnonzero(masks.sum(axis=1) > 1)
    if len(free):
        shares[free] = shares_of(guide.likings(tables.observe()[free], masks[free]))
    return [
        (row, Line((*line.steps, int(step)), line.share * float(shares[row, step])))
        for row, line in enumerate(lines)
        for step in np.flatnonzero(masks[row])
    ]


def shares_of(likings: Array) -> Array:
    """The probabilities of steps that are drawn by these likings, row by row."""
    powers = np.exp(likings - likings.max(axis=1, keepdims=True))
    shares: Array = powers / powers.sum(axis=1, keepdims=True)
    return shares
