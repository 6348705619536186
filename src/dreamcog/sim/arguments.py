"""What callers give a batch, checked before any table is touched; wrong arguments are refused."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np

from dreamcog.core.refusal import malformed
from dreamcog.sim.native.arrays import Array


def within(number: object, most: int, where: str) -> int:
    """A whole number from 1 to `most`, or a refusal."""
    found = whole_number(number)
    if found is None or not 1 <= found <= most:
        raise malformed(where, f"a whole number from 1 to {most:,}")
    return found


def one_below(number: object, bound: int, where: str) -> int:
    """A whole number from 0 on that is less than `bound`, or a refusal."""
    found = whole_number(number)
    if found is None or not 0 <= found < bound:
        raise malformed(where, f"a whole number below {bound}")
    return found


def whole_number(given: Any) -> int | None:
    """A whole number of Python or NumPy; None for anything else, truth values too."""
    try:
        return None if isinstance(given, bool | np.bool_) else index(given)
    except TypeError:
        return None


def one_each(numbers: Any, tables: int, where: str) -> Array:
    """A whole number for each table, in an array of our own; one too large stays too large."""
    try:
        given = np.asarray(numbers)
    except ValueError:
        given = np.empty(0)
    if given.shape != (tables,) or given.dtype.kind not in "iu":
        raise malformed(where, f"{tables} whole numbers, one for each table")
    if given.dtype.kind == "u":
        given = np.minimum(given, np.iinfo(np.int64).max)
    return given.astype(np.int64)


def each_below(numbers: Any, tables: int, bound: int, where: str) -> Array:
    """A whole number from 0 on for each table, all less than `bound`, or a refusal."""
    given = one_each(numbers, tables, where)
    if given.min() < 0 or given.max() >= bound:
        raise malformed(where, f"whole numbers below {bound}")
    return given


def fractions(numbers: Any, tables: int, where: str) -> Array:
    """A number for each table that is at least 0 and less than 1, or a refusal."""
    try:
        given = np.ascontiguousarray(numbers, np.float64)
    except (TypeError, ValueError):
        given = np.empty(0)
    if given.shape != (tables,) or not ((given >= 0) & (given < 1)).all():
        raise malformed(where, f"{tables} numbers from 0 up to 1, one for each table")
    return given


def booleans(given: Any, tables: int, where: str) -> Array:
    """A boolean for each table, or a refusal."""
    try:
        wanted = np.asarray(given)
    except ValueError:
        wanted = np.empty(0)
    if wanted.shape != (tables,) or wanted.dtype != np.bool_:
        raise malformed(where, f"{tables} booleans, one for each table")
    return wanted


def writable(out: Array, shape: tuple[int, int]) -> Array:
    """An array of this shape into which native code can write bytes; or a refusal."""
    is_whole = out.flags.c_contiguous and out.flags.writeable
    if out.shape != shape or out.dtype != np.uint8 or not is_whole:
        raise malformed("out", "an array as `observed` makes it")
    return out
