"""Values of a box file, one by one: what is missing or wrong is refused by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from dreamcog.core.box import bad_box, shown
from dreamcog.games.cyberion.words import MOST_AT_ONCE, Model

T = TypeVar("T")

MODEL_NAMES = tuple(Model.spelled().values())
MOST = {"robots": 9, "sum": 25, "ability": MOST_AT_ONCE, "team": 5, "damage": 9}
"""The largest numbers a box may print."""


def want(good: bool, entry: str, reason: str, wanted: str = "", found: object = "") -> None:
    """Refuse the box unless this is so."""
    if not good:
        raise bad_box(entry, reason, wanted, shown(found))


def same(value: object, wanted: T, where: str) -> T:
    """What stands here in every box."""
    want(value is not None, where, "missing")
    told = ", ".join(map(str, wanted)) if isinstance(wanted, list) else str(wanted)
    want(type(value) is type(wanted) and value == wanted, where, "exactly", told, value)
    return wanted


def entry(values: Mapping[str, Any], block: str, name: str) -> Any:
    """One entry of a block; refused where it is missing."""
    part = values.get(block)
    want(isinstance(part, Mapping) and name in part, f"{block}.{name}", "missing")
    assert isinstance(part, Mapping)
    return part[name]


def number(values: Mapping[str, Any], block: str, name: str, most: int) -> int:
    """A whole number from 0 to `most`."""
    return whole(entry(values, block, name), f"{block}.{name}", most)


def whole(value: object, where: str, most: int) -> int:
    """Refuse anything but a whole number from 0 to `most`."""
    want(type(value) is int and 0 <= value <= most, where, "number", f"0–{most}", value)
    assert isinstance(value, int)
    return value
