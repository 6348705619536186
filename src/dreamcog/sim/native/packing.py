"""Records as bytes and back, and states that stay bytes until a field of them is read.

The functions are written out field by field, as `core/records.py` does for copies: they run for
every move at a table. NumPy is not used, so that a server need not load it for its first page.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from struct import Struct
from threading import Lock
from typing import Any, Literal

from dreamcog.sim.native.layout import Layout, layout_of

CODES: dict[str, Literal["b", "h", "i", "q"]] = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}
"""How `struct` calls the widths that records declare."""


def bytes_format(layout: Layout) -> str:
    """The format of a record for `struct`, its padding written out."""
    parts, at = ["="], 0
    for place in layout.numbers():
        parts.append(f"{place.offset - at}x{place.size or 1}{CODES[place.width]}")
        at = place.offset + place.bytes
    return "".join([*parts, f"{layout.bytes - at}x"])


@cache
def packer(of: Any) -> Callable[[Any], bytes]:
    """A function that packs records of this type; `struct.error` where a number does not fit."""
    layout = layout_of(of)
    parts = [f"*r.{p.name}" if p.size else f"r.{p.name}" for p in layout.numbers()]
    known = {"pack": Struct(bytes_format(layout)).pack}
    made: Callable[[Any], bytes] = eval(f"lambda r: pack({', '.join(parts)})", known)
    return made


@cache
def filler(of: Any) -> Callable[[bytes, Any], None]:
    """A function that sets all fields of a plain record to those of a packed one."""
    known: dict[str, Any] = {"unpack": Struct(bytes_format(layout_of(of))).unpack}
    values = field_values(of, known, 0)[0]
    places = zip(layout_of(of).places, values, strict=True)
    lines = [f" r.{place.name} = {value}" for place, value in places]
    exec("\n".join(["def fill(packed, r):", " t = unpack(packed)", *lines]), known)
    made: Callable[[bytes, Any], None] = known["fill"]
    return made


@cache
def unpacker(of: Any) -> Callable[[bytes], tuple[Any, ...]]:
    """A function that gives the values of the fields of a packed record, in their order."""
    known: dict[str, Any] = {"unpack": Struct(bytes_format(layout_of(of))).unpack}
    values = ", ".join(field_values(of, known, 0)[0])
    exec(f"def read(packed):\n t = unpack(packed)\n return ({values},)", known)
    made: Callable[[bytes], tuple[Any, ...]] = known["read"]
    return made


def field_values(of: Any, known: dict[str, Any], at: int) -> tuple[list[str], int]:
    """The texts of a record's values, whose numbers begin at a place of the tuple `t`.

    The second result is the place where they end. `known` gets the types of inner records.
    """
    parts = []
    for place in layout_of(of).places:
        if place.record is not None:
            inner, at = field_values(place.record, known, at)
            known[place.record.__name__] = place.record
            parts.append(f"{place.record.__name__}({', '.join(inner)})")
        elif place.size:
            parts.append(f"[*t[{at}:{at + place.size}]]")
            at += place.size
        else:
            parts.append(f"t[{at}]")
            at += 1
    return parts, at


class PackedStates:
    """Makes and reads packed states of one game.

    A packed state is a record of the game's own type with nothing in its fields but, where the
    first one is kept, its bytes. When any field is read or set it becomes the plain record that it
    stands for, for good: the bytes are dropped, so they cannot differ from what is seen.
    """

    def __init__(self, state: Any) -> None:
        self.plain = state
        self.packed = packed_type(state, self.unpack)
        self._pack, self._read, self._fill = packer(state), unpacker(state), filler(state)
        self._slots = [state.__dict__[f.name] for f in fields(state)]
        self._hold, self._held = self._slots[0].__set__, self._slots[0].__get__
        self._lock = Lock()

    def state(self, packed: bytes) -> Any:
        """A packed state."""
        made = object.__new__(self.packed)
        self._hold(made, packed)
        return made

    def plain_state(self, packed: bytes) -> Any:
        """A plain record from the bytes of a state."""
        made = object.__new__(self.plain)
        self._fill(packed, made)
        return made

    def held_by(self, state: Any) -> bytes | None:
        """The bytes of a packed state; None for a plain record."""
        if type(state) is self.packed:
            held = self._held(state)
            if type(held) is bytes:
                return held
        return None

    def bytes_of(self, state: Any) -> bytes:
        """The bytes of any state; `struct.error` where a number of it does not fit."""
        return self.held_by(state) or self._pack(state)

    def unpack(self, state: Any) -> None:
        """Make a packed state the plain record that it stands for."""
        with self._lock:
            if type(state) is self.packed:
                values = self._read(self._held(state))
                for slot, value in zip(reversed(self._slots), reversed(values), strict=True):
                    slot.__set__(state, value)
                object.__setattr__(state, "__class__", self.plain)


@cache
def packed_states(state: Any) -> PackedStates:
    """The packed states of a game, by the type of its states."""
    return PackedStates(state)


def packed_type(state: Any, unpack: Callable[[Any], None]) -> type[Any]:
    """The type of a game's packed states; `unpack` makes one a plain record."""

    def read(self: Any, name: str) -> Any:
        unpack(self)
        return getattr(self, name)

    def write(self: Any, name: str, value: Any) -> None:
        unpack(self)
        setattr(self, name, value)

    def is_equal(self: Any, other: object) -> bool:
        unpack(self)
        return bool(self == other)

    def reduced(self: Any, protocol: int) -> Any:
        unpack(self)
        return self.__reduce_ex__(protocol)

    first = fields(state)[0].name
    return type(
        state.__name__,
        (state,),
        {
            "__doc__": state.__doc__,
            "__slots__": (),
            "__module__": state.__module__,
            "__getattr__": read,
            "__setattr__": write,
            "__eq__": is_equal,
            "__hash__": None,
            "__reduce_ex__": reduced,
            first: property(lambda self: read(self, first)),
        },
    )
