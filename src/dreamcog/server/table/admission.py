"""Admission: who may watch a table, whose seat it is, who may sit down, close it or play again."""

from __future__ import annotations

from dreamcog.core.refusal import Refused, malformed
from dreamcog.server.table import entries
from dreamcog.server.table.entries import NewEntry
from dreamcog.server.table.state import TableState

OVER = ("closed", "finished")


def takes_part(state: TableState, person: str | None) -> bool:
    """Whether a person is the host, has a seat, or has one reserved."""
    places = state.seating.places
    return person is not None and (
        state.record.host == person
        or any(person in (each.person, each.kept_for) for each in places)
    )


def knows_names(state: TableState, person: str | None) -> bool:
    """Whether an invitation shows a person who plays: not once nobody else can sit down.

    Open tables are listed with their names.
    """
    free = [each for each in state.seating.places if each.kind == "open" and each.kept_for is None]
    can_join = bool(free) and state.status not in OVER
    return can_join or state.record.is_open or takes_part(state, person)


def may_watch(state: TableState, person: str | None) -> bool:
    """Whether a person may see the table: some are only for their host and their players."""
    return state.record.is_watched or takes_part(state, person)


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
