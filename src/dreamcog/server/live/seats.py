"""Sitting down at a live table, closing it, and playing again at another."""

from __future__ import annotations

import hashlib

from dreamcog.core.refusal import Refused
from dreamcog.server.live.creation import rematch_table
from dreamcog.server.live.live_table import LiveTable, Origin
from dreamcog.server.live.registry import TableRegistry
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.table import admission
from dreamcog.server.table.entries import NewEntry
from dreamcog.server.table.policy import require_room
from dreamcog.server.table.state import TableState
from dreamcog.server.wire.tables import Made, SitDown
from dreamcog.server.wire.text import clean_name


async def sit_down(
    live: LiveTable, person: PersonRecord, wanted: SitDown, is_invited: bool
) -> None:
    """Give a person a seat; a person who has one and names no other stays there."""

    def decide(state: TableState) -> NewEntry:
        require_room(state, live.most_entries)
        name = person.name if wanted.name is None else clean_name(wanted.name)
        return admission.sit_down(state, person.id, name, wanted.seat, is_invited)

    if live.state.seating.seats_of(person.id) and wanted.seat is None:
        return
    seat = 0 if wanted.seat is None else wanted.seat
    key = f"sit:{digest(person.id, wanted.client)}"
    await live.append(decide, Origin(seat, person.id, key))


def digest(person: str, client: str) -> str:
    """An idempotency key of one person that does not reveal which."""
    return hashlib.sha256(f"{person} {client}".encode()).hexdigest()[:32]


async def close(live: LiveTable, person: PersonRecord) -> None:
    """Close a table for its host, as long as no other person plays there."""
    if live.state.record.host != person.id:
        raise Refused("only-host")
    origin = Origin(0, person.id, "close")
    await live.append(lambda state: admission.close(state, person.id), origin)


async def rematch(registry: TableRegistry, live: LiveTable, person: PersonRecord) -> Made:
    """The table of the rematch, with the same people and options; the first request makes it."""
    if not live.state.seating.seats_of(person.id):
        raise Refused("not-seated")
    record, statements = rematch_table(live.state, person.id)
    if live.state.seating.rematch is None:
        await live.append(
            lambda state: admission.rematch(state, record.id),
            Origin(0, person.id, "rematch"),
            also=statements,
        )
    found = await registry.table(str(live.state.seating.rematch))
    return Made(found.id, found.state.record.invite)
