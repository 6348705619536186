"""Records: plain data with a fixed shape, the only thing rule functions work on.

A record is a slotted dataclass of whole numbers, fixed-size arrays of whole numbers and other
records. The interpreter uses it as it is; native code and NumPy have the
same fields from the same declaration (`sim.native.layout`). So the shape is declared here once.

Rules change records that they are given, and make none. What a rule makes for others to read, so
that they need not take a dozen arguments, is a value: a `NamedTuple` of whole numbers, made by
position and never changed. Native code has a struct for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field, fields
from functools import cache
from typing import Any, TypeVar

R = TypeVar("R")

SCALAR = "i2"
"""How a plain `int` field is stored in native code: two bytes, so that counters do not wrap."""


def ints(size: int, width: str = "i1") -> Any:
    """A fixed-size array of whole numbers, stored with `width` in native code."""
    return field(default_factory=lambda: [0] * size, metadata={"size": size, "width": width})


def word() -> Any:
    """A single whole number too large for the ordinary two bytes."""
    return field(default=0, metadata={"width": "i8"})


def record(of: type[Any]) -> Any:
    """A record inside a record."""
    return field(default_factory=of, metadata={"record": of})


def copier(of: type[R]) -> Callable[[R], R]:
    """A function that copies a record of this type, arrays and inner records included.

    The function is written out field by field, as `dataclasses` does for `__init__`: a copy is made
    for every move, and a general walk over the fields would cost ten times as much.
    """
    known: dict[str, Any] = {"make": of}
    parts = []
    for f in fields(of):  # type: ignore[arg-type]
        inner = f.metadata.get("record")
        if inner is not None:
            known[f"copy_{f.name}"] = copier(inner)
            parts.append(f"copy_{f.name}(r.{f.name})")
        elif "size" in f.metadata:
            parts.append(f"r.{f.name}[:]")
        else:
            parts.append(f"r.{f.name}")
    made: Callable[[R], R] = eval(f"lambda r: make({', '.join(parts)})", known)
    return made


def overwrite(target: Any, source: Any) -> None:
    """Make one record equal to another of its type, where it stands."""
    overwriter(target.__class__)(target, source)


@cache
def overwriter(of: type[Any]) -> Callable[[Any, Any], None]:
    """A function that overwrites records of this type, written out field by field like a copier."""
    known: dict[str, Any] = {}
    lines = ["def overwrite_record(target, source):"]
    for f in fields(of):
        inner = f.metadata.get("record")
        if inner is not None:
            known[f"overwrite_{f.name}"] = overwriter(inner)
            lines.append(f" overwrite_{f.name}(target.{f.name}, source.{f.name})")
        elif "size" in f.metadata:
            lines.append(f" target.{f.name}[:] = source.{f.name}")
        else:
            lines.append(f" target.{f.name} = source.{f.name}")
    exec("\n".join(lines), known)
    made: Callable[[Any, Any], None] = known["overwrite_record"]
    return made
