"""Moves that look like legal ones, to be refused or not."""

from __future__ import annotations

import random
from typing import Any


def bent(move: dict[str, Any], other: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """A move that looks like a legal one: with a field of another, a robot more or fewer."""
    twisted = dict(move)
    for key, value in other.items():
        if rng.random() < 0.4:
            twisted[key] = value
    for key, value in list(twisted.items()):
        if isinstance(value, list) and rng.random() < 0.5:
            pool = value + [item for item in other.get(key, []) if isinstance(other[key], list)]
            twisted[key] = rng.sample(pool, rng.randint(0, len(pool)))
        if isinstance(value, int) and rng.random() < 0.5:
            twisted[key] = value + rng.choice((-1, 1))
    return twisted
