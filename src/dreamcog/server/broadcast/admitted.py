"""Subscribers who lose what they saw: their seat, or the right to watch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dreamcog.server.broadcast.messages import encode
from dreamcog.server.table.admission import may_watch
from dreamcog.server.table.state import TableState
from dreamcog.server.wire.messages import Gone

if TYPE_CHECKING:
    from dreamcog.server.broadcast.channel import Subscriber


def enforce_admission(state: TableState, subscribers: Sequence[Subscriber]) -> list[Subscriber]:
    """Subscribers whose seat is no longer theirs become watchers, where they may watch.

    Those that see the table from another seat now are returned: they need a snapshot. One that may
    not watch is sent nothing more of the table.
    """
    places = state.seating.places
    moved = []
    for subscriber in subscribers:
        if not may_watch(state, subscriber.person):
            subscriber.close_after(encode(Gone("not-yours")))
        elif subscriber.seat is not None:
            if places[subscriber.seat].person != subscriber.person:
                subscriber.seat = None
                moved.append(subscriber)
    return moved
