"""What is told of a table: the course of it, put into the words of the wire."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from dreamcog.core.menu_tree import menu_tree
from dreamcog.server.table.game_cache import has_built_in_box
from dreamcog.server.table.seating import MOVE, SAY, Place, Seating
from dreamcog.server.table.state import AppliedEntry, TableState
from dreamcog.server.wire.news import Happened
from dreamcog.server.wire.tables import Asking, Room, Said, SeatInfo, TableInfo

encode = msgspec.json.Encoder().encode


def happened(applied_entry: AppliedEntry, seat: int | None) -> Happened:
    """An entry as a seat may know it."""
    entry = applied_entry.entry
    events = [event.seen_by(seat) for event in applied_entry.events]
    body = {} if entry.kind == MOVE else entry.body
    return Happened(
        number=entry.number,
        what=entry.kind,
        seat=entry.seat,
        at=entry.at,
        events=events,
        name=body.get("name"),
        bot=body.get("bot"),
        by=body.get("by"),
        why=body.get("why"),
        asks=body.get("what"),
        said=said_of(applied_entry) if entry.kind == SAY else None,
        undone=list(applied_entry.undone),
    )


def said_of(applied_entry: AppliedEntry) -> Said:
    """A line of chat."""
    entry = applied_entry.entry
    return Said(entry.number, entry.seat, entry.body.get("text", ""), entry.at)


def menu_of(state: TableState, seat: int | None) -> Any:
    """What a seat can do now, to be clicked through; None where it cannot act."""
    if seat is None or seat not in state.turn or state.seating.places[seat].player is not None:
        return None
    return menu_tree(state.table.moves(seat), state.table.game.unordered)


def decision_of(state: TableState, seat: int | None) -> int | None:
    """The number of the seat's decision."""
    return None if seat is None else state.decisions[seat]


def deadlines_of(state: TableState) -> dict[str, float]:
    """When the time for a decision runs out, by seat."""
    return {str(seat): moment for seat, moment in state.deadlines.items()}


def room_of(state: TableState) -> Room:
    """Everything about a table but the game itself."""
    seating, status = state.seating, state.status
    ended_by = seating.ended_by or ("rules" if status == "finished" else None)
    return Room(
        status=status,  # type: ignore[arg-type]
        seats=[seat_of(i, place) for i, place in enumerate(seating.places)],
        asking=asking_of(seating),
        ended_by=ended_by,
        outcome=state.outcome,
        rematch=seating.rematch,
    )


def seat_of(seat: int, place: Place) -> SeatInfo:
    """A seat, as everybody may know it."""
    is_kept = place.kind == "open" and place.kept_for is not None
    return SeatInfo(
        seat=seat,
        kind=place.kind,
        name="" if is_kept else place.name,
        bot=place.player,
        has_left=place.has_left,
        has_resigned=place.has_resigned,
        kept_for=place.name if is_kept else None,
    )


def asking_of(seating: Seating) -> Asking | None:
    """What is asked."""
    asked = seating.asked
    if asked is None:
        return None
    return Asking(asked.number, asked.what, asked.seat, list(asked.waits_for), asked.until)


def table_info(state: TableState, person: str | None) -> TableInfo:
    """A table, as somebody may know it."""
    record = state.record
    my_seats = [] if person is None else state.seating.seats_of(person)
    is_host = person is not None and record.host == person
    may_invite = state.status == "waiting" and (is_host or bool(my_seats))
    return TableInfo(
        id=record.id,
        game=record.game,
        options=public_options(record.options),
        has_own_box=not has_built_in_box(state.table.game),
        number=state.number,
        turn=state.turn,
        room=room_of(state),
        clock=record.clock,
        away_after=record.away_after,
        back_after=record.back_after,
        is_open=record.is_open,
        is_watched=record.is_watched,
        is_host=is_host,
        my_seats=my_seats,
        invite=record.invite if may_invite else None,
        daily=record.daily,
        counts=record.counts,
        rematch_of=record.rematch_of,
        rules_version=record.rules_version,
        created=record.created,
        updated=state.updated,
    )


def public_options(options: dict[str, Any]) -> dict[str, Any]:
    """The options without what is hidden or too large for a list."""
    return {name: value for name, value in options.items() if name not in ("seed", "box")}


def seen_since(applied: Iterable[AppliedEntry], seat: int | None) -> list[Happened]:
    """Several entries as a seat may know them."""
    return [happened(each, seat) for each in applied]
