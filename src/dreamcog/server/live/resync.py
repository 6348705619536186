"""What news that were missed may have told: tables that were removed, people who were changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.store.database import Database
from dreamcog.server.store.tables import existing, find_seats

TOGETHER = 200
"""Tables that are asked about at once."""


class Missed(NamedTuple):
    """Tables that are open here and no more in the database, and those where people changed."""

    removed: list[str]
    changed: list[str]


async def missed(database: Database, tables: Sequence[LiveTable]) -> Missed:
    """Hold some open tables against the database."""
    removed: list[str] = []
    changed: list[str] = []
    for first in range(0, len(tables), TOGETHER):
        some = tables[first : first + TOGETHER]
        names = [live.id for live in some]
        there = await existing(database, names)
        seats = {(s.table, s.seat): s for s in await find_seats(database, names)}
        for live in some:
            known = [seats.get((live.id, seat)) for seat in range(len(live.state.seating.places))]
            people = [(each and each.person, each and each.kept_for) for each in known]
            if live.id not in there:
                removed.append(live.id)
            elif people != [(each.person, each.kept_for) for each in live.state.seating.places]:
                changed.append(live.id)
    return Missed(removed, changed)
