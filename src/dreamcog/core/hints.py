"""Hints: what a game says of itself so that the advice of a strong player can be told in words.

Data only: a `Remark` is a code, by which its sentence is known, and what fills it. A game declares
where a move takes place, and which events are worth playing for or worth avoiding; that they
happen, the engine says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Move = Mapping[str, Any]
View = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing that is said of a decision: as advice, but its sentence is one for hints.

    Among the params are public names and numbers, whole moves and whole events. `marks` are keys by
    which clients know things on the table.
    """

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)
    marks: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The remark as plain JSON types."""
        return {"code": self.code, "params": dict(self.params), "marks": list(self.marks)}


@dataclass(frozen=True, slots=True)
class Place:
    """Where a move takes place: the name that a nudge gives, and the keys of what lies there."""

    name: str
    marks: tuple[str, ...] = ()


Event = Mapping[str, Any]
"""An event as `Event.to_json` tells it."""


@dataclass(frozen=True, slots=True)
class Hints:
    """What a game declares for hints."""

    place: Callable[[Move, View, int], Place]
    """Where a move of a seat takes place."""
    aims: Mapping[str, tuple[str, ...]]
    """Kinds of events that a seat plays for, the most telling first; by which of its details two of
    a kind are the same."""
    setbacks: Mapping[str, tuple[str, ...]]
    """Kinds of events that it would rather avoid, in the same way."""
    limits: Mapping[str, Callable[[View], int | None]] = field(default_factory=dict)
    """What may run out, by the names of its sentences: how much is left where it is about to, which
    makes something urgent, or None."""
