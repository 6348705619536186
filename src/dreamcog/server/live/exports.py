"""Saved games of tables that are over, with the seed; refused while something is hidden."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Raw

from dreamcog.core.refusal import Refused
from dreamcog.core.saves import FORMAT, save
from dreamcog.server.broadcast.messages import encode
from dreamcog.server.live.replay import load_whole
from dreamcog.server.store.archives import find_log
from dreamcog.server.store.database import Database
from dreamcog.server.store.records import SeatRecord, TableRecord
from dreamcog.server.store.tables import find_seats, find_standing
from dreamcog.server.table.basis import is_older
from dreamcog.server.table.entries import LESSON, MOVE, START, UNDO
from dreamcog.server.table.state import TableState


def today() -> str:
    """The present day in UTC."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()


async def saved(database: Database, state: TableState) -> dict[str, Any]:
    """The saved game of a table that is over; one of older rules is saved as it was stored."""
    if state.status not in ("finished", "closed"):
        raise Refused("game-still-on")
    require_day_over(state.record)
    if is_older(state.record):
        return await saved_as_stored(database, state.record)
    seats = [{"name": place.name, "kind": place.bot or "person"} for place in state.seating.places]
    whole = await load_whole(state.record, database)
    told = await asyncio.to_thread(save, whole.table, seats)
    return told | assisted(place.hints for place in state.seating.places)


def assisted(hints: Iterable[int]) -> dict[str, Any]:
    """What a saved game tells of hints, given how many each seat has had; nothing of none."""
    marked = {str(seat): number for seat, number in enumerate(hints) if number}
    return {"assisted": marked} if marked else {}


def encoded(saved_game: Mapping[str, Any]) -> Raw:
    """A saved game as it travels; for a thread: piece by piece, so that others go on meanwhile."""
    pieces = {
        key: Raw(b"[%b]" % b",".join(map(encode, value))) if isinstance(value, list) else value
        for key, value in saved_game.items()
    }
    return Raw(encode(pieces))


def require_day_over(record: TableRecord) -> None:
    """Refuse to reveal a daily deal before its day is over."""
    if record.daily is not None and record.daily >= today():
        raise Refused("day-not-over")


async def require_participant(database: Database, record: TableRecord, person: str | None) -> None:
    """Refuse a person who could not have watched the table; for tables that cannot be opened."""
    its_people = [seat.person for seat in await find_seats(database, [record.id])]
    if not record.is_watched and (person is None or person not in (record.host, *its_people)):
        raise Refused("not-your-table")


async def saved_as_stored(database: Database, record: TableRecord) -> dict[str, Any]:
    """The saved game of a table that has other rules than ours: its moves and events as stored."""
    moves: list[tuple[dict[str, Any], list[dict[str, Any]]]] = []
    begun: dict[str, Any] = {}
    for entry in await find_log(database, record.id):
        if entry.kind == MOVE:
            moves.append(({"seat": entry.seat, **entry.body}, list(entry.events)))
        elif entry.kind == UNDO:
            places = set(entry.body["places"])
            moves = [move for place, move in enumerate(moves) if place not in places]
        elif entry.kind in (LESSON, START) and "truth" in entry.body:
            moves = []
            begun = {"continued": {"after": 0, "events": 0, "position": entry.body["truth"]}}
    seats = await find_seats(database, [record.id])
    standing = await find_standing(database, record.id)
    return {
        "format": FORMAT,
        "game": record.game,
        "rules_version": record.rules_version,
        "options": record.options,
        "box": record.box,
        "seed": record.seed,
        "seats": [saved_seat(seat) for seat in seats],
        "moves": [move for move, _ in moves],
        "events": [event for _, events in moves for event in events],
        "outcome": None if standing is None else standing.outcome,
        "hash": None,
        **begun,
        **assisted(seat.hints for seat in seats),
    }


def saved_seat(seat: SeatRecord) -> dict[str, Any]:
    """A seat as saved games describe it."""
    return {"name": seat.name, "kind": "person" if seat.person else seat.bot or "person"}
