"""Events as the table tells them: from the numbers in the log to names."""

from __future__ import annotations

from dreamcog.core.events import Event
from dreamcog.core.log import Log
from pebbles.words import Happening

KIND_NAMES = Happening.spelled()

DETAIL = {Happening.TOOK: "pebbles", Happening.LOOKED: "value", Happening.SHOWED: "value"}
"""What the number of an event means, where it has one."""


def read_log(log: Log) -> tuple[Event, ...]:
    """All events of the buffer. What a seat looks at is for this seat alone (P2.3)."""
    return tuple(
        Event(
            kind=KIND_NAMES[log.kind[i]],
            seat=log.seat[i],
            rule=f"P{log.rule[i] // 100}.{log.rule[i] % 100}",
            details={DETAIL[log.kind[i]]: log.a[i]} if log.kind[i] in DETAIL else {},
            reveals=bool(log.reveals[i]),
            audience=frozenset((log.seat[i],)) if log.kind[i] == Happening.LOOKED else None,
        )
        for i in range(log.n)
    )
