"""The seeds of games that follow one another, as text, many at a time."""

from __future__ import annotations

from functools import cache

import numpy as np

from dreamcog.core.rng import SEED_BITS, seed_text
from dreamcog.sim.native.arrays import Array

DIGITS = SEED_BITS // 4
LOW_BITS = 32
"""Seeds that differ in these bits alone share the text of all others."""


def seed_texts(first: int, count: int) -> Array:
    """So many seeds from the first on, a row of 32 hex digits (ASCII) for each."""
    first %= 1 << SEED_BITS
    until_carry = (1 << LOW_BITS) - first % (1 << LOW_BITS)
    if count > until_carry:
        rest = seed_texts(first + until_carry, count - until_carry)
        return np.concatenate([seed_texts(first, until_carry), rest])
    four = four_digits()
    texts = np.empty((count, DIGITS // 4), four.dtype)
    texts[:, :-2] = np.frombuffer(seed_text(first)[: -LOW_BITS // 4].encode(), four.dtype)
    low = np.arange(count, dtype=np.int64) + first % (1 << LOW_BITS)
    texts[:, -2], texts[:, -1] = four[low >> 16], four[low & 0xFFFF]
    return texts.view(np.uint8)


@cache
def four_digits() -> Array:
    """The four hex digits of every number of 16 bits, each as one number of four bytes."""
    return np.frombuffer("".join(f"{i:04x}" for i in range(1 << 16)).encode(), np.uint32)
