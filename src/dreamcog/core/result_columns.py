"""What is kept of many games: a column for each field of a last state, and counts that add up.

Games are played in parts, in many processes. Each part is counted where it was played; counts of
parts are added up here, and only the sum is turned into a report.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Counts = dict[str, Any]
"""Whole numbers, lists of them, or counts again, by name: plain JSON types that add up."""


@dataclass(frozen=True, slots=True)
class ResultColumn:
    """A field of a last state as a column of a table of games."""

    name: str
    """The field of the state, and the column."""
    type: str
    """The type in the file: `bool`, `int8`, `int16`, `int32`, or `string` where it has names."""
    meaning: str
    by_seat: bool = False
    """Whether it is a list with an entry for each player, by seat."""
    names: Mapping[int, str] | None = None
    """What each number stands for, in a column of type `string`."""

    @property
    def full_type(self) -> str:
        """The type with its list, as it is documented."""
        return f"list<{self.type}>" if self.by_seat else self.type


def add_counts(total: Mapping[str, Any], more: Mapping[str, Any]) -> Counts:
    """The sum of two counts; what one of them lacks counts as nothing there."""
    found = dict(total)
    for name, value in more.items():
        found[name] = added(found[name], value) if name in found else value
    return found


def added(one: Any, other: Any) -> Any:
    """The sum of two values of counts."""
    if isinstance(one, dict):
        return add_counts(one, other)
    if isinstance(one, list):
        return [a + b for a, b in zip(one, other, strict=True)]
    return one + other
