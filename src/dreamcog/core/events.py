"""Events: what happened, for the log, the animations, the statistics and every language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from dreamcog.core import reading


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

    @classmethod
    def from_json(cls, told: object) -> Event:
        """The way back from `to_json`, or a refusal: old games are told by what was stored."""
        details = dict(reading.mapping(told, "event"))
        kind, seat, rule = (
            reading.field(details, name, "event") for name in ("kind", "seat", "rule")
        )
        own = {"kind", "seat", "rule", "reveals", "audience"}
        audience = details.get("audience")
        return cls(
            str(kind),
            reading.whole(seat, -1, 99, "event.seat"),
            str(rule),
            {name: value for name, value in details.items() if name not in own},
            bool(details.get("reveals", False)),
            None if audience is None else frozenset(reading.listed(audience, 99, "event.audience")),
        )

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What this seat (None: a watcher) learns: the event, or a blank that only says "one"."""
        if self.audience is None or seat in self.audience:
            return self.to_json()
        return {"kind": "hidden"}
