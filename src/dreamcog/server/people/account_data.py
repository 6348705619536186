"""The data of an account: exporting it, claiming a guest's, deleting it."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from msgspec import Raw

from dreamcog.core.refusal import Refused
from dreamcog.server.live.exports import encoded, require_day_over, saved, saved_as_stored
from dreamcog.server.live.live_table import LiveTable, Origin
from dreamcog.server.live.registry import TableRegistry
from dreamcog.server.people.statistics import Statistics, statistics_of
from dreamcog.server.store.lists import tables_of
from dreamcog.server.store.people import (
    chat_lines_of,
    remove_person,
    transfer_person_data,
)
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.store.tables import find_table
from dreamcog.server.store.tokens import tokens_of
from dreamcog.server.table.policy import departure
from dreamcog.server.wire.fields import Wire

FOR_EVER = 1e12
MOST = 100_000
RUNNING = ("waiting", "playing")
ALL = (*RUNNING, "finished", "closed")


class Everything(Wire):
    """Everything that is stored about a person."""

    person: dict[str, Any]
    tokens: list[str]
    tables: list[dict[str, Any]]
    """The status of each table, with the saved game if it is over."""
    said: list[dict[str, Any]]
    statistics: Statistics


async def export_account(registry: TableRegistry, person: PersonRecord) -> Everything:
    """Everything that is stored about a person, for export."""
    database = registry.database
    tables = await tables_of(database, person.id, ALL, MOST, FOR_EVER)
    return Everything(
        person={
            "id": person.id,
            "name": person.name,
            "login": person.login,
            "language": person.language,
            "webhook": person.webhook,
            "created": person.created,
            "seen": person.seen,
        },
        tokens=[each.name for each in await tokens_of(database, person.id, 0.0)],
        tables=[await exported_table(registry, each.table.id) for each in tables],
        said=await chat_lines_of(database, person.id),
        statistics=await statistics_of(database, person),
    )


async def exported_table(registry: TableRegistry, table: str) -> dict[str, Any]:
    """A table of the export, with the saved game if the table is over."""
    try:
        live = await registry.table(table)
        save = await saved(registry.database, live.state)
        return {"table": table, "status": live.state.status, "save": await told(save)}
    except Refused as refused:
        if refused.code == "unknown-rules":
            return await exported_stopped_table(registry, table)
        return {"table": table, "save": None, "why": refused.code}


async def exported_stopped_table(registry: TableRegistry, table: str) -> dict[str, Any]:
    """A table of the export that cannot be opened by our rules, with what was played."""
    try:
        record = await find_table(registry.database, table)
        assert record is not None
        require_day_over(record)
        save = await saved_as_stored(registry.database, record)
        return {"table": table, "status": "stopped", "save": await told(save)}
    except Refused as refused:
        return {"table": table, "save": None, "why": refused.code}


async def told(save: dict[str, Any]) -> Raw:
    """A saved game within the export: it is written out by itself, not with all others at once."""
    return await asyncio.to_thread(encoded, save)


async def claim_guest(registry: TableRegistry, guest: str, owner: str) -> None:
    """Everything of a guest becomes the account's, also seats at tables where both sit."""
    tables = await tables_with_entries_of(registry, guest)
    await registry.database.write(*transfer_person_data(guest, owner))
    await reload_tables(registry, tables)


async def delete_account(registry: TableRegistry, person: str) -> None:
    """Delete a person; at running tables a bot plays on."""
    for listed in await tables_of(registry.database, person, RUNNING, MOST, FOR_EVER):
        try:
            live = await registry.table(listed.table.id)
        except Refused:
            continue
        for seat in live.state.seating.seats_of(person):
            await release_seat(live, seat)
    tables = await tables_with_entries_of(registry, person)
    await registry.database.write(*remove_person(person))
    await reload_tables(registry, tables)


async def release_seat(live: LiveTable, seat: int) -> None:
    """Open the seat of a person who is deleted, or let a bot play on."""
    if seat not in live.state.seating.bot_seats:
        origin = Origin(seat, None, f"farewell:{live.state.number}")
        await live.append(partial(departure, seat=seat), origin)


async def tables_with_entries_of(registry: TableRegistry, person: str) -> list[str]:
    """The tables with entries of a person."""
    rows = await registry.database.rows(
        'SELECT DISTINCT "table" FROM entries WHERE person = ?', person
    )
    return [row[0] for row in rows]


async def reload_tables(registry: TableRegistry, tables: list[str]) -> None:
    """Every process reads these tables again."""
    for table in tables:
        await registry.reload_everywhere(table)
