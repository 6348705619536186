"""Records as NumPy arrays with the bytes that native code expects."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

import numpy as np

from dreamcog.sim.native.layout import layout_of

T = TypeVar("T")
Array = np.ndarray[Any, Any]


@cache
def dtype_of(record: Any) -> np.dtype[Any]:
    """The NumPy type with the same fields in the same places as a record of native code."""
    layout = layout_of(record)
    formats: list[Any] = []
    for place in layout.places:
        if place.record is not None:
            formats.append(dtype_of(place.record))
        else:
            formats.append((place.width, (place.size,)) if place.size else place.width)
    return np.dtype(
        {
            "names": [place.name for place in layout.places],
            "formats": formats,
            "offsets": [place.offset for place in layout.places],
            "itemsize": layout.bytes,
        }
    )


def as_array(value: Any) -> Array:
    """A record as an array of one."""
    kind: Any = type(value)
    array = np.zeros(1, dtype_of(kind))
    fill(array[0], value)
    return array


def fill(target: Any, value: Any) -> None:
    """Copy a record's fields into a NumPy record."""
    for f in fields(value):
        if "record" in f.metadata:
            fill(target[f.name], getattr(value, f.name))
        else:
            target[f.name] = getattr(value, f.name)


def as_record(source: Any, kind: type[T]) -> T:
    """A NumPy record as the dataclass it was made from."""
    made = kind()
    for f in fields(made):  # type: ignore[arg-type]
        value = source[f.name]
        if "record" in f.metadata:
            setattr(made, f.name, as_record(value, f.metadata["record"]))
        else:
            setattr(made, f.name, value.tolist())
    return made


def as_numbers(found: Array) -> Array:
    """Numbers of a state as 64 bits, in both runtimes; `ValueError` for a whole record."""
    if found.dtype.kind != "i":
        raise ValueError("a record, not a number")
    return found.astype(np.int64)


def address(array: Array) -> int:
    """Where an array's numbers begin; it must lie in one piece.

    Batches ask this many times a step. `array.ctypes` is slow, the other way is for records.
    """
    assert array.flags.c_contiguous
    if array.dtype.names:
        return int(array.ctypes.data)
    return int(array.__array_interface__["data"][0])
