"""Rows of tables and people as the server's own statements store them; nothing is played."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from dreamcog.core.registry import game_kind
from dreamcog.server.live.creation import record_of
from dreamcog.server.store.database import Database
from dreamcog.server.store.people import add_person
from dreamcog.server.store.records import Entry, PersonRecord, SeatRecord, Standing, TableRecord
from dreamcog.server.store.statements import Statement
from dreamcog.server.table.basis import stored_events
from dreamcog.server.table.statements import (
    insert_entry,
    insert_table,
    put_box,
    stored_box,
    upsert_seat,
)
from support.databases import fresh_url, opened

PEOPLE = ("ada", "bob", "eve")


def on(kind: str, folder: Path, work: Callable[[Database], Awaitable[None]]) -> None:
    """Do some work on a database of that kind that holds some people, and nothing else."""

    async def play(url: str) -> None:
        async with opened(url) as database:
            await database.write(*(add_person(person(name)) for name in PEOPLE))
            await work(database)

    asyncio.run(play(fresh_url(kind, folder)))


def person(name: str, **fields: Any) -> PersonRecord:
    """A guest whose id is a name in small letters."""
    return PersonRecord(**{"id": name, "name": name.title(), "created": 1.0, "seen": 1.0, **fields})


def record(table: str, **fields: Any) -> TableRecord:
    """The record of a table of Cyberion."""
    usual = record_of(game_kind("cyberion").open({}), seed=f"{7:032x}")
    return replace(usual, **{"id": table, "invite": f"to {table}", "created": 1.0, **fields})


def standing(**fields: Any) -> Standing:
    """How a table stands: it is being played, and nobody's turn."""
    usual = {"number": 0, "status": "playing", "turn": (), "due": None, "updated": 1.0}
    return Standing(**{**usual, "finished": None, "outcome": None, **fields})


def add_table(table: TableRecord, stands: Standing, *people: str | None) -> list[Statement]:
    """What stores a table with these people in its seats; None is an open seat."""
    seats = [
        upsert_seat(SeatRecord(table.id, seat, who, None, (who or "").title(), None))
        for seat, who in enumerate(people)
    ]
    box = stored_box(table.box)
    return [put_box(box, table.created), insert_table(table, box.hash, stands), *seats]


def add_entry(entry: Entry) -> Statement:
    """What stores an entry, with the events that it caused and the entries that it undid."""
    return insert_entry(entry, stored_events(entry), entry.undone)
