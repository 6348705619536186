"""Ratings from first places: Bradley and Terry's model, for more seats that of Plackett and Luce.

A bot of strength s wins a table with the chance s divided by the sum of all strengths there. The
likeliest strengths are found by Newton's method, their intervals from the observed information
(`docs/decisions/0031-ratings.md`). A rating is the logarithm of a strength on Elo's scale: 400
more are ten times the chance.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from dreamcog.sim.intervals import Z
from dreamcog.sim.native.arrays import Array

MIDDLE = 1500
SCALE = 400 / math.log(10)
"""Points of a rating for a strength that is e times as great."""

ADDED = 1.0
"""Games added to every table, won by all in equal parts: so who never wins has a rating too."""

MOST_ROUNDS = 200
LONGEST_STEP = 1.0
CLOSE_ENOUGH = 1e-9


class Tables(NamedTuple):
    """Games of the same members, and how many of them each has won."""

    members: Sequence[int]
    """Numbers of bots; the same may be there several times."""
    wins: Sequence[float]
    """For each member; a shared win counts in equal parts."""


class Rating(NamedTuple):
    """A rating with its 95 % interval."""

    rating: float
    low: float
    high: float


def rate_bots(tables: Sequence[Tables], bots: int, anchor: int | None = None) -> list[Rating]:
    """The ratings of so many bots.

    `MIDDLE` is the rating of the anchor; where none is named it is the mean of all, each with the
    weight of what its games tell. So one that never wins, of which little is known, does not widen
    the intervals of the others.
    """
    theta = np.zeros(bots)
    for _ in range(MOST_ROUNDS):
        gradient, information = slopes(tables, theta)
        step = inverse(information) @ gradient
        theta += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    information = slopes(tables, theta)[1]
    known = np.diag(information)
    base = known / known.sum() if anchor is None else np.eye(bots)[anchor]
    relative = np.eye(bots) - base
    spread = relative @ inverse(information) @ relative.T
    ratings = MIDDLE + SCALE * (relative @ theta)
    halves = SCALE * Z * np.sqrt(np.maximum(0.0, np.diag(spread)))
    return [
        Rating(round(middle, 1), round(middle - half, 1), round(middle + half, 1))
        for middle, half in zip(ratings.tolist(), halves.tolist(), strict=True)
    ]


def slopes(tables: Sequence[Tables], theta: Array) -> tuple[Array, Array]:
    """The gradient of the log likelihood, and its information (the negative second derivative)."""
    gradient, information = np.zeros(len(theta)), np.zeros((len(theta), len(theta)))
    for members, wins in tables:
        seats = np.eye(len(theta))[list(members)]
        strength = np.exp(theta[list(members)] - theta[list(members)].max())
        chances = strength / strength.sum()
        credits = np.array(wins, np.float64) + ADDED / len(members)
        games = credits.sum()
        gradient += seats.T @ (credits - games * chances)
        information += games * seats.T @ (np.diag(chances) - np.outer(chances, chances)) @ seats
    return gradient, information


def inverse(information: Array) -> Array:
    """The inverse among ratings of which only differences are told."""
    found: Array = np.linalg.pinv(information, rcond=1e-12, hermitian=True)
    return found
