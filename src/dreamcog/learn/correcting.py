"""Setting told chances right by games as bots play them: a rising line with few corners.

Heads fitted to many games still tell chances that are off by some points, by the same amount in
games never seen: what they learnt from was played otherwise, and their mistakes are of one kind.
A curve with some twenty corners is found from few games, and cannot learn them by heart.
"""

from __future__ import annotations

import numpy as np

from dreamcog.bots.network_correction import Correction
from dreamcog.learn.as_played import Positions
from dreamcog.sim.native.arrays import Array

WIDTH = 0.5
"""How far apart corners are, in logits."""

LEAST = 300
"""Positions behind a corner; where there are fewer, corners are put together."""

PRIOR = 50.0
"""Positions that, beside those seen, stand for what was told: few lost games make no great leap."""

PARTS = 10
"""Parts of the games, to tell of each by the others."""

LOGITS = 12.0
"""No logit is taken to lie beyond."""


def fitted(positions: Positions, together: bool) -> Correction | None:
    """The curve by which chances told in these positions agree with what came of them.

    Where all win together, the first chance says it; else each seat's is one, and that of the
    acting seat counts as much as those of all others together: networks overrate it, and people
    are shown it. None where there are too few positions for a single corner.
    """
    weights = np.zeros(positions.told.shape)
    weights[:, 0] = 1.0
    if not together:
        seated = np.arange(positions.told.shape[1]) < positions.players[:, None]
        weights[:, 1:] = seated[:, 1:] / (positions.players[:, None] - 1)
    counted = weights > 0
    told = np.clip(positions.told[counted].astype(np.float64), -LOGITS, LOGITS)
    if len(told) < LEAST:
        return None
    sums = cells(told, positions.wins[counted].astype(np.float64), weights[counted])
    count, told_sum, won = sums.T
    rates = rising((won + PRIOR * told_sum / count) / (count + PRIOR), count + PRIOR)
    return Correction(logit(told_sum / count), logit(rates))


def told_unseen(positions: Positions, together: bool) -> Array:
    """The acting seats' chances, each by a curve that was fitted without the position's game.

    The games are dealt into parts; what curves of all other parts tell of one is as good as what a
    curve of all tells of games that it has not seen. Nothing where there are too few positions.
    """
    numbers = np.unique(positions.games, return_inverse=True)[1]
    parts = np.random.default_rng(0).permutation(numbers.max(initial=-1) + 1)[numbers] % PARTS
    told = np.full(len(numbers), np.nan)
    for part in range(PARTS):
        own = parts == part
        curve = fitted(Positions(*(each[~own] for each in positions)), together)
        if curve is not None:
            told[own] = chance(curve(positions.told[own, 0]).astype(np.float64))
    return told


def cells(told: Array, wins: Array, weights: Array) -> Array:
    """Positions in order of their logits, in cells: their weight, chances told, and wins."""
    numbers = np.floor(told / WIDTH).astype(int)
    numbers -= numbers.min()
    columns = (weights, weights * chance(told), weights * wins)
    sums = np.stack([np.bincount(numbers, weights=each) for each in columns], axis=1)
    found: list[Array] = []
    for each in sums:
        if found and found[-1][0] < LEAST:
            found[-1] = found[-1] + each
        else:
            found.append(each)
    if len(found) > 1 and found[-1][0] < LEAST:
        last = found.pop()
        found[-1] = found[-1] + last
    return np.array(found)


def rising(rates: Array, weights: Array) -> Array:
    """The rates nearest to these that never fall: neighbours that do are put together."""
    blocks: list[list[float]] = []
    for rate, weight in zip(rates.tolist(), weights.tolist(), strict=True):
        blocks.append([rate, weight, 1])
        while len(blocks) > 1 and blocks[-2][0] > blocks[-1][0]:
            rate, weight, size = blocks.pop()
            before = blocks[-1]
            whole = before[1] + weight
            before[0] = (before[0] * before[1] + rate * weight) / whole
            before[1], before[2] = whole, before[2] + size
    return np.concatenate([np.full(int(size), rate) for rate, _, size in blocks])


def chance(logits: Array) -> Array:
    """The chances of these logits."""
    found: Array = 1.0 / (1.0 + np.exp(-logits))
    return found


def logit(chances: Array) -> Array:
    """The logits of these chances; those of 0 and 1 are cut off."""
    least = chance(np.array(-LOGITS))
    inside = np.clip(chances, least, 1 - least)
    found: Array = np.log(inside) - np.log1p(-inside)
    return found
