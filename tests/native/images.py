"""Records as the bytes that native code has of them, for comparing whole records at every step."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from struct import Struct
from typing import Any

from dreamcog.sim.native.layout import layout_of

LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


@cache
def image_of(kind: Any) -> Callable[[Any], bytes]:
    """A function that tells the bytes of a record of this type, or fails for too large a number.

    It is written out field by field, as copiers are: it runs three times for every step.
    """
    layout = layout_of(kind)
    form, parts, at = "<", [], 0
    for place in layout.numbers():
        form += f"{place.offset - at}x{max(place.size, 1)}{LETTERS[place.width]}"
        parts.append(f"*r.{place.name}" if place.size else f"r.{place.name}")
        at = place.offset + place.bytes
    form += f"{layout.bytes - at}x"
    made: Callable[[Any], bytes] = eval(
        f"lambda r: pack({', '.join(parts)})", {"pack": Struct(form).pack}
    )
    return made
