"""Admission: who may watch a table, whose seat it is, who may sit down, close it or play again."""

from __future__ import annotations

from dreamcog.core.refusal import Refused, malformed
from dreamcog.server.table import entries
from dreamcog.server.table.entries import NewEntry
from dreamcog.server.table.state import TableState

OVER = ("closed", "finished")


def may_watch(state: TableState, person: str | None) -> bool:
    """Whether a person may see the table: some are only for their host and their players."""
    record = state.record
    if record.is_watched or (person is not None and record.host == person):
        return True
    places = state.seating.places
    return person is not None and any(person in (each.person, each.kept_for) for each in places)


def require_watcher(state: TableState, person: str | None) -> None:
    """Refuse a person who may not see the table."""
    if not may_watch(state, person):
        raise Refused("not-your-table")


def own_seat(state: TableState, person: str | None, seat: int | None) -> int | None:
    """The seat from which a person wants to see the table, which has to be theirs; None watches."""
    if seat is None:
        return None
    places = state.seating.places
    if not 0 <= seat < len(places) or person is None or places[seat].person != person:
        raise Refused("not-your-seat")
    return seat


def deciding_seat(state: TableState, person: str, seat: int) -> int | None:
    """A person's own seat, for a question about a move; refused until play has begun."""
    own = own_seat(state, person, seat)
    if state.status == "waiting":
        raise Refused("table-not-full")
    return own


def sit_down(
    state: TableState, person: str, name: str, wanted: int | None, is_invited: bool
) -> NewEntry:
    """A person takes a seat: the wanted one, or one reserved for them, or the first free one."""
    places = state.seating.places
    free = [seat for seat, place in enumerate(places) if place.kind == "open"]
    own = [seat for seat in free if places[seat].kept_for == person]
    if not own and not is_invited:
        raise Refused("not-your-table")
    if state.status in OVER:
        raise Refused("table-over")
    if state.record.is_open and not own and state.seating.seats_of(person):
        raise Refused("one-seat-each")
    if wanted is None:
        unreserved = [seat for seat in free if places[seat].kept_for is None]
        if not (own or unreserved):
            raise Refused("no-seat-open")
        return NewEntry(entries.SIT, (own or unreserved)[0], {"name": name})
    if wanted >= len(places):
        raise malformed("seat", "a seat of this table")
    if wanted not in free or places[wanted].kept_for not in (None, person):
        raise Refused("seat-taken")
    return NewEntry(entries.SIT, wanted, {"name": name})


def close(state: TableState, person: str) -> NewEntry:
    """The host closes the table, as long as no other person plays there."""
    if state.status in OVER:
        raise Refused("table-over")
    others = [place.person for place in state.seating.places if place.kind == "person"]
    if state.status == "playing" and any(each != person for each in others):
        raise Refused("others-play")
    return NewEntry(entries.CLOSE, 0, {})


def rematch(state: TableState, table: str) -> NewEntry:
    """The same people play again, at another table."""
    if state.status not in OVER:
        raise Refused("rematch-not-yet")
    return NewEntry(entries.REMATCH, 0, {"table": table})
