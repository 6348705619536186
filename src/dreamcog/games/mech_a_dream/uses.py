"""Which components of Mech A Dream are used in a game, and by which seat: for reports."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from dreamcog.core.events import Event
from dreamcog.core.kind import Use

USE_KINDS = ("activated", "assistant", "bought", "completed", "delivery", "monitor", "specialist")
"""All kinds of uses that are counted."""


def uses(start: Mapping[str, Any], events: Iterable[Event]) -> Iterator[Use]:
    """What is bought, built, taken, used and visited in a whole game."""
    delivery = start["delivery"]
    for event in events:
        told = event.details
        if event.kind == "delivery-revealed":
            delivery = told["delivery"]
        elif event.kind == "machine-bought":
            yield "bought", told["tile"].partition(".")[0], event.seat
        elif event.kind == "machine-completed":
            yield "completed", told["tile"].partition(".")[0], event.seat
        elif event.kind == "activated":
            yield "activated", told["what"].partition(".")[0], event.seat
        elif event.kind == "monitor-shown":
            yield "monitor", told["monitor"], event.seat
        elif event.kind == "specialist-taken":
            yield "specialist", told["specialist"], event.seat
        elif event.kind == "assistant-sent":
            place = told["where"]
            yield "assistant", place if place in ("dock", "stock-room") else "machine", event.seat
            if place == "dock":
                yield "delivery", delivery, event.seat
