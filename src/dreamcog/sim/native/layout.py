"""How records lie in memory: the same bytes for C++, NumPy and `struct`, on every platform.

Numbers are aligned to their own size, as every compiler does; the gaps that this leaves are written
out as padding, so that copies of a record are equal byte by byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from dreamcog.core.records import SCALAR

WIDTHS = {"i1": 1, "i2": 2, "i4": 4, "i8": 8}
"""Bytes of a number, by the width that a record declares."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a field of a record lies: a number, `size` numbers, or a record."""

    name: str
    offset: int
    width: str
    """Of a number, as the record declares it; empty for a record."""
    size: int
    """How many numbers; 0: a single one, not an array."""
    record: Any
    """The class of a record; None for numbers."""

    @property
    def bytes(self) -> int:
        """How many bytes the field takes."""
        if self.record is not None:
            return layout_of(self.record).bytes
        return WIDTHS[self.width] * max(self.size, 1)


@dataclass(frozen=True, slots=True)
class Layout:
    """The fields of a record in memory."""

    places: tuple[Place, ...]
    alignment: int
    bytes: int

    def gaps(self) -> dict[str, int]:
        """Bytes of padding before the fields that need some; "" is the end of the record."""
        found, at = {}, 0
        for place in self.places:
            if place.offset > at:
                found[place.name] = place.offset - at
            at = place.offset + place.bytes
        if self.bytes > at:
            found[""] = self.bytes - at
        return found

    def numbers(self, prefix: str = "", base: int = 0) -> Iterator[Place]:
        """Every number and array of numbers, those of inner records too, by its path."""
        for place in self.places:
            path, offset = prefix + place.name, base + place.offset
            if place.record is not None:
                yield from layout_of(place.record).numbers(f"{path}.", offset)
            else:
                yield Place(path, offset, place.width, place.size, None)


@cache
def layout_of(record: Any) -> Layout:
    """The layout of a record."""
    places, at, widest = [], 0, 1
    for f in fields(record):
        inner = f.metadata.get("record")
        width = "" if inner else f.metadata.get("width", SCALAR)
        alignment = layout_of(inner).alignment if inner else WIDTHS[width]
        at = rounded_up(at, alignment)
        place = Place(f.name, at, width, f.metadata.get("size", 0), inner)
        places.append(place)
        at += place.bytes
        widest = max(widest, alignment)
    return Layout(tuple(places), widest, rounded_up(at, widest))


def rounded_up(number: int, unit: int) -> int:
    """The next multiple of the unit."""
    return -(-number // unit) * unit
