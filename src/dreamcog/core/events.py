"""Events: what happened, for the log, the animations, the statistics and every language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, by which rule, to whom, and who may see it.

    `audience` is None where everyone may see it. `reveals` says that something hidden was shown:
    that is where undo stops.
    """

    kind: str
    seat: int
    rule: str
    details: Mapping[str, Any] = field(default_factory=dict)
    reveals: bool = False
    audience: frozenset[int] | None = None

    def to_json(self) -> dict[str, Any]:
        """The whole event as plain JSON types."""
        told: dict[str, Any] = {"kind": self.kind, "seat": self.seat, "rule": self.rule}
        told.update(self.details)
        if self.reveals:
            told["reveals"] = True
        if self.audience is not None:
            told["audience"] = sorted(self.audience)
        return told

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What this seat (None: a watcher) learns: the event, or a blank that only says "one"."""
        if self.audience is None or seat in self.audience:
            return self.to_json()
        return {"kind": "hidden"}
