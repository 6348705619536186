"""The buffer that rule functions write events into: beside the state, never part of it."""

from __future__ import annotations

from dataclasses import dataclass

from dreamcog.core.records import ints

LOG_ROOM = 160


@dataclass(slots=True)
class Log:
    """Events of one move, as numbers; `overflow` counts what found no room (an error).

    `lost` says how much of what an event gives was lost, for previews: events do not tell it.
    """

    n: int = 0
    overflow: int = 0
    kind: list[int] = ints(LOG_ROOM)
    seat: list[int] = ints(LOG_ROOM)
    rule: list[int] = ints(LOG_ROOM, "i2")
    reveals: list[int] = ints(LOG_ROOM)
    lost: list[int] = ints(LOG_ROOM)
    a: list[int] = ints(LOG_ROOM, "i2")
    b: list[int] = ints(LOG_ROOM, "i2")


def emit(log: Log, kind: int, seat: int, rule: int, a: int, b: int) -> None:
    """Write an event: its kind, its rule, and two numbers whose meaning depends on the kind."""
    n = log.n
    if n == LOG_ROOM:
        log.overflow += 1
        return
    log.kind[n] = kind
    log.seat[n] = seat
    log.rule[n] = rule
    log.reveals[n] = 0
    log.lost[n] = 0
    log.a[n] = a
    log.b[n] = b
    log.n = n + 1


def reveal(log: Log) -> None:
    """Mark the event just noted as one that showed something hidden: undo stops there."""
    if log.overflow == 0:
        log.reveals[log.n - 1] = 1


def note_lost(log: Log, amount: int) -> None:
    """Note how much of what the event just noted gives was lost, because there was no room."""
    if log.overflow == 0:
        log.lost[log.n - 1] = amount
