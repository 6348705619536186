"""The messages about a table: its state in the words of the wire, as a seat may know it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw

from dreamcog.core.json_patch import SharedDeltas
from dreamcog.core.menu import Menu
from dreamcog.server.table.entries import MOVE, RULES, SAY
from dreamcog.server.table.game_cache import has_built_in_box
from dreamcog.server.table.hints import hints_here
from dreamcog.server.table.recent_entries import AppliedEntry
from dreamcog.server.table.seating import SeatingState, SeatState
from dreamcog.server.table.sizes import MOST_RECENT
from dreamcog.server.table.state import TableState
from dreamcog.server.wire.messages import Happened, LessonStep, News, RulesChange, Whole
from dreamcog.server.wire.tables import AgainOf, Asking, Room, Said, SeatInfo, TableInfo

encode = msgspec.json.Encoder().encode

NO_PATCH = Raw(b"[]")

MAX_MISSED = MOST_RECENT
"""Entries that a client which reconnects is sent one by one."""


def whole(
    state: TableState,
    person: str | None,
    seat: int | None,
    after: int | None,
    position: Raw,
    present: list[int],
) -> Whole:
    """A snapshot without its menu: what a seat may know, and the entries after a number."""
    missed = [] if after is None else state.recent.after(after)[-MAX_MISSED:]
    return Whole(
        number=state.number,
        seat=seat,
        table=table_info(state, person),
        position=position,  # type: ignore[arg-type] # encoded already
        menu=None,
        decision=decision_of(state, seat),
        deadlines=deadlines_of(state),
        here=present,
        missed=entries_for(missed, seat),
        lesson=lesson_of(state, seat),
        said=[said_of(each) for each in state.recent.said if after is None],
    )


class EntryNews:
    """The last entry of a state as news for each seat; what seats share is made and encoded once.

    It is used while the positions that it compares are held: they are known by their identity.
    """

    def __init__(self, before: TableState, after: TableState) -> None:
        self._after = after
        self._is_public = all(event.audience is None for event in after.applied[-1].events)
        is_same_room = (
            after.status == before.status
            and (after.seating is before.seating or after.seating == before.seating)
            and (after.lesson is None or hints_here(after) == hints_here(before))
        )
        self._room = None if is_same_room else room_of(after)
        self._deadlines = deadlines_of(after)
        self._compare = SharedDeltas().between
        self._entries: dict[int | None, Raw] = {}
        self._patches: dict[tuple[int, int], Raw] = {}

    def of(self, seat: int | None, known: dict[str, Any] | None, position: dict[str, Any]) -> News:
        """What a seat is told that knows an earlier position; the menu is not in it yet."""
        after = self._after
        return News(
            number=after.number,
            happened=self._entry(seat),  # type: ignore[arg-type] # encoded already
            patch=self._patch(known, position),  # type: ignore[arg-type] # encoded already
            turn=after.turn,
            menu=None,
            decision=decision_of(after, seat),
            deadlines=self._deadlines,
            lesson=lesson_of(after, seat),
            room=self._room,
        )

    def _entry(self, seat: int | None) -> Raw:
        """The entry as a seat may know it."""
        key = None if self._is_public else seat
        if key not in self._entries:
            self._entries[key] = Raw(encode(entry_for_seat(self._after.applied[-1], seat)))
        return self._entries[key]

    def _patch(self, known: dict[str, Any] | None, position: dict[str, Any]) -> Raw:
        """What has changed for a seat that knows a position."""
        if known is None:
            return NO_PATCH
        key = id(known), id(position)
        if key not in self._patches:
            self._patches[key] = Raw(encode(self._compare(known, position)))
        return self._patches[key]


def entry_for_seat(applied: AppliedEntry, seat: int | None) -> Happened:
    """An entry as a seat may know it."""
    entry = applied.entry
    body = {} if entry.kind == MOVE else entry.body
    return Happened(
        number=entry.number,
        what=entry.kind,
        seat=entry.seat,
        at=entry.at,
        events=[event.seen_by(seat) for event in applied.events],
        name=body.get("name"),
        bot=body.get("bot"),
        by=body.get("by"),
        why=body.get("why"),
        rules=RulesChange(body["from"], body["to"]) if entry.kind == RULES else None,
        asks=body.get("what"),
        said=said_of(applied) if entry.kind == SAY else None,
        undone=list(applied.undone),
    )


def entries_for(applied: Iterable[AppliedEntry], seat: int | None) -> list[Happened]:
    """Several entries as a seat may know them."""
    return [entry_for_seat(each, seat) for each in applied]


def said_of(applied: AppliedEntry) -> Said:
    """A line of chat."""
    entry = applied.entry
    return Said(entry.number, entry.seat, entry.body.get("text", ""), entry.at)


def moves_of_seat(state: TableState, seat: int | None) -> Menu | list[dict[str, Any]] | None:
    """The moves that a seat is offered; None where it cannot act."""
    if seat is None or seat not in state.turn or seat in state.seating.bot_seats:
        return None
    table, lesson = state.table, state.lesson
    if lesson is None or lesson.is_over:
        return table.moves(seat)
    return lesson.moves(table.game, table.state) or None


def lesson_of(state: TableState, seat: int | None) -> LessonStep | None:
    """The step of a guided game that a seat has come to."""
    progress = state.lesson
    if progress is None or seat != progress.lesson.seat:
        return None
    return LessonStep(
        name=progress.lesson.name,
        step=progress.step,
        steps=len(progress.lesson.steps),
        message="" if progress.is_over else progress.message,
        marks=[] if progress.is_over else list(progress.marks),
        is_read=not progress.is_over and progress.is_read,
        back=progress.back,
    )


def decision_of(state: TableState, seat: int | None) -> int | None:
    """The number of the seat's present decision."""
    return None if seat is None else state.decisions[seat]


def deadlines_of(state: TableState) -> dict[str, float]:
    """When the time for a decision runs out, by seat."""
    return {str(seat): moment for seat, moment in state.deadlines.items()}


def room_of(state: TableState) -> Room:
    """The table without its game: status, seats, proposals."""
    seating, status = state.seating, state.status
    ended_by = seating.ended_by or ("rules" if status == "finished" else None)
    return Room(
        status=status,  # type: ignore[arg-type]
        seats=[seat_of(i, place) for i, place in enumerate(seating.places)],
        asking=asking_of(seating),
        ended_by=ended_by,
        outcome=state.outcome,
        rematch=seating.rematch,
        hints=hints_here(state),
    )


def seat_of(seat: int, place: SeatState) -> SeatInfo:
    """A seat, as every client may know it."""
    is_reserved = place.kind == "open" and place.kept_for is not None
    return SeatInfo(
        seat=seat,
        kind=place.kind,
        name="" if is_reserved else place.name,
        bot=place.player,
        has_left=place.has_left,
        has_resigned=place.has_resigned,
        kept_for=place.name if is_reserved else None,
        agrees_to_hints=place.agrees_to_hints,
        hints=place.hints,
    )


def asking_of(seating: SeatingState) -> Asking | None:
    """The open proposal."""
    proposal = seating.proposal
    if proposal is None:
        return None
    return Asking(
        proposal.number,
        proposal.what,
        proposal.seat,
        list(proposal.waits_for),
        proposal.until,
    )


def table_info(state: TableState, person: str | None) -> TableInfo:
    """A table, as a person may know it."""
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
        lesson=record.lesson,
        counts=record.counts,
        rematch_of=record.rematch_of,
        again_of=None if record.again_of is None else AgainOf(**record.again_of),
        is_uploaded=record.is_uploaded,
        rules_version=record.rules_version,
        stops_at=state.stops_at,
        created=record.created,
        updated=state.updated,
    )


def public_options(options: dict[str, Any]) -> dict[str, Any]:
    """The options without what is hidden or too large for a list."""
    return {name: value for name, value in options.items() if name not in ("seed", "box")}
