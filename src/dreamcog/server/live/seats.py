"""Sitting down, looking on, playing again, closing: what concerns a table as a whole."""

from __future__ import annotations

import hashlib

from dreamcog.core.refusal import Refused, malformed
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.live.registry import TableRegistry
from dreamcog.server.people.names import clean_name
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.table import creation as making
from dreamcog.server.table import seating as kinds
from dreamcog.server.table.policy import NewEntry, may_watch_table
from dreamcog.server.wire.tables import Made, SitDown


def may_watch(live: LiveTable, person: str | None) -> None:
    """Refuse those who may not look on: a table may be for those who sit there alone."""
    if not may_watch_table(live.state, person):
        raise Refused("not-your-table")


def own_seat(live: LiveTable, person: str | None, seat: int | None) -> int | None:
    """The seat that somebody wants to see or ask for, which has to be theirs; None to watch."""
    if seat is None:
        return None
    places = live.state.seating.places
    if not 0 <= seat < len(places) or person is None or places[seat].person != person:
        raise Refused("not-your-seat")
    return seat


def deciding_seat(live: LiveTable, person: str, seat: int) -> int | None:
    """A seat of somebody's own for which they ask about a move; there are none until it is on."""
    own = own_seat(live, person, seat)
    if live.state.status == "waiting":
        raise Refused("table-not-full")
    return own


async def sit_down(
    live: LiveTable, person: PersonRecord, wanted: SitDown, is_invited: bool
) -> None:
    """Somebody takes a seat: the one they want, or the one kept for them, or any that is free."""

    def make() -> NewEntry:
        seating = live.state.seating
        free = [i for i, place in enumerate(seating.places) if place.kind == "open"]
        own = [i for i in free if seating.places[i].kept_for == person.id]
        if not own and not is_invited:
            raise Refused("not-your-table")
        if live.state.status in ("closed", "finished"):
            raise Refused("table-over")
        if wanted.seat is None:
            unkept = [i for i in free if seating.places[i].kept_for is None]
            if not (own or unkept):
                raise Refused("no-seat-open")
            seat = (own or unkept)[0]
        else:
            seat = wanted.seat
            if seat >= len(seating.places):
                raise malformed("seat", "a seat of this table")
            if seat not in free or seating.places[seat].kept_for not in (None, person.id):
                raise Refused("seat-taken")
        name = person.name if wanted.name is None else clean_name(wanted.name)
        return NewEntry(kinds.SIT, seat, {"name": name})

    if live.state.seating.seats_of(person.id) and wanted.seat is None:
        return
    seat = 0 if wanted.seat is None else wanted.seat
    await live.do(make, seat, person.id, f"sit:{digest(person.id, wanted.client)}")


def digest(person: str, client: str) -> str:
    """A name that is somebody's own, and tells nobody whose."""
    return hashlib.sha256(f"{person} {client}".encode()).hexdigest()[:32]


async def close(live: LiveTable, person: PersonRecord) -> None:
    """Whoever made a table closes it, as long as no other person plays there."""
    if live.state.record.host != person.id:
        raise Refused("only-host")

    def make() -> NewEntry:
        state = live.state
        if state.status in ("closed", "finished"):
            raise Refused("table-over")
        others = [each.person for each in state.seating.places if each.kind == "person"]
        if state.status == "playing" and any(each != person.id for each in others):
            raise Refused("others-play")
        return NewEntry(kinds.CLOSE, 0, {})

    await live.do(make, 0, person.id, "close")


async def rematch(registry: TableRegistry, live: LiveTable, person: PersonRecord) -> Made:
    """Another table with the same people and options; there is one, whoever asks first."""
    if not live.state.seating.seats_of(person.id):
        raise Refused("not-seated")
    record, statements = making.rematch_table(live.state, person.id)

    def make() -> NewEntry:
        if live.state.status not in ("closed", "finished"):
            raise Refused("rematch-not-yet")
        return NewEntry(kinds.REMATCH, 0, {"table": record.id})

    if live.state.seating.rematch is None:
        await live.do(make, 0, person.id, "rematch", also=statements)
    found = await registry.table(str(live.state.seating.rematch))
    return Made(found.id, found.state.record.invite)
