"""What has to be written when a table goes on: all of it, or nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from dreamcog.server.store.database import Statement
from dreamcog.server.store.records import SeatRecord
from dreamcog.server.store.results import add_result
from dreamcog.server.store.tables import append, put_seat, stand
from dreamcog.server.table.results import results_of
from dreamcog.server.table.seating import Seating
from dreamcog.server.table.state import TableState


def entry_statements(before: TableState, after: TableState) -> Iterable[Statement]:
    """What has to be written for one more entry: all of it, or nothing."""
    applied_entry = after.applied[-1]
    events = tuple(event.to_json() for event in applied_entry.events)
    yield append(replace(applied_entry.entry, events=events))
    yield stand(after.record.id, after.standing)
    yield from changed_seats(after.record.id, before.seating, after.seating)
    if after.status == "finished" and before.status == "playing":
        yield from map(add_result, results_of(after))


def changed_seats(table: str, before: Seating, after: Seating) -> Iterable[Statement]:
    """The seats that have to be written anew."""
    for seat, (old, new) in enumerate(zip(before.places, after.places, strict=True)):
        if old != new:
            record = SeatRecord(table, seat, new.person, new.player, new.name, new.kept_for)
            yield put_seat(record)
