"""How large networks are in their files."""

from __future__ import annotations

from math import prod

from dreamcog.bots.network_file import shapes_of

SMALL = 2_000_000
"""Bytes of a small network at most: for the page, and for phones."""

HEADER_ROOM = 150_000
"""Bytes left for what the file tells beside its weights."""

STRIDE = 16
"""Widths are multiples of it: products are fastest so."""


def bytes_of(inputs: int, flats: int, width: int, depth: int) -> int:
    """The bytes of all weights in half precision."""
    return 2 * sum(prod(shape) for _, shape in shapes_of(inputs, flats, width, depth))


def widest(inputs: int, flats: int, depth: int, most: int = SMALL) -> int:
    """The largest width whose file has at most so many bytes."""
    width = STRIDE
    while bytes_of(inputs, flats, width + STRIDE, depth) + HEADER_ROOM <= most:
        width += STRIDE
    return width
