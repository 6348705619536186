"""Events as the table tells them: from the numbers in the log to names."""

from __future__ import annotations

from dreamcog.core.events import Event
from pebbles.words import Happening

KIND_NAMES = Happening.spelled()

DETAIL = {Happening.TOOK: "pebbles", Happening.LOOKED: "value", Happening.SHOWED: "value"}
"""What the number of an event means, where it has one."""


def told_event(kind: int, seat: int, rule: int, reveals: int, a: int) -> Event:
    """The event behind these numbers. What a seat looks at is for this seat alone (P2.3)."""
    return Event(
        kind=KIND_NAMES[kind],
        seat=seat,
        rule=f"P{rule // 100}.{rule % 100}",
        details={DETAIL[kind]: a} if kind in DETAIL else {},
        reveals=bool(reveals),
        audience=frozenset((seat,)) if kind == Happening.LOOKED else None,
    )
