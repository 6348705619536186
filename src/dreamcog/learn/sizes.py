"""How large networks are in their files."""

from __future__ import annotations

from dataclasses import replace
from math import prod

from dreamcog.bots.network_shape import Shape

SMALL = 2_000_000
"""Bytes of a small network at most: for the page, and for phones."""

HEADER_ROOM = 150_000
"""Bytes left for what the file tells beside its weights."""

STRIDE = 16
"""Widths are multiples of it: products are fastest so."""


def bytes_of(shape: Shape) -> int:
    """The bytes of all weights in half precision."""
    return 2 * sum(prod(sizes) for _, sizes in shape.arrays())


def widest(shape: Shape, most: int = SMALL) -> Shape:
    """This shape as wide as a file of so many bytes allows."""
    found = replace(shape, width=STRIDE)
    while bytes_of(wider := replace(found, width=found.width + STRIDE)) + HEADER_ROOM <= most:
        found = wider
    return found
