"""The statements that store a table: a new one, and each entry with everything that follows.

The statements of one entry are written in one transaction, so that lists, seats and results never
tell of an entry that is not stored.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from dreamcog.core.events import Event
from dreamcog.server.store.records import (
    Entry,
    Result,
    SeatRecord,
    Standing,
    StoredPosition,
    TableRecord,
)
from dreamcog.server.store.statements import Statement
from dreamcog.server.table.entries import RULES, NewEntry, SeatAssignment
from dreamcog.server.table.results import results_of
from dreamcog.server.table.seating import SeatingState, SeatState
from dreamcog.server.table.snapshots import snapshot_of
from dreamcog.server.table.state import TableState


def entry_statements(before: TableState, after: TableState) -> Iterable[Statement]:
    """What stores the entry that leads from one state to the next."""
    applied = after.applied[-1]
    yield insert_entry(applied.entry, applied.events, applied.undone)
    yield update_standing(after.record.id, after.standing)
    if after.seating is not before.seating:
        yield from changed_seats(after.record.id, before.seating, after.seating)
    if after.status == "finished" and before.status == "playing":
        yield from map(insert_result, results_of(after))
    if after.position_at == after.number and after.has_position and after.basis.standing is None:
        yield from put_position(snapshot_of(after))
    if applied.entry.kind == RULES:
        yield raise_rules(after.record.id, after.record.rules_version)


def is_position_stored(state: TableState) -> bool:
    """Whether the position of a running game was stored after the last entry that changed it."""
    last_move = state.moves[-1] if state.moves else 0
    is_running = state.status == "playing" and state.has_position
    return not is_running or (state.position_at > 0 and last_move <= state.position_at)


def closing_statements(entry: Entry, standing: Standing) -> tuple[Statement, Statement]:
    """What stores that a table is closed, without knowing more of it than how it stands."""
    at = entry.at
    closed = Standing(entry.number, "closed", (), None, at, at, standing.outcome)
    return insert_entry(entry), update_standing(entry.table, closed)


def creation_statements(
    record: TableRecord, seats: Sequence[SeatAssignment | None], *more: NewEntry
) -> list[Statement]:
    """What stores a new table, those who sit there from the start, and further first entries."""
    state = TableState(record)
    assigned = [(each.entry, each.person) for each in seats if each is not None]
    for new_entry, person in (*assigned, *((each, None) for each in more)):
        number = state.number + 1
        kind, seat, body = new_entry
        client = f"made:{number}"
        state.apply(Entry(record.id, number, kind, seat, person, body, client, record.created))
    return stored_table(state)


def stored_table(state: TableState) -> list[Statement]:
    """What stores a table that was made with all of its entries, as it stands after them."""
    record, box = state.record, stored_box(state.record.box)
    nobody = SeatingState((SeatState(),) * len(state.seating.places))
    return [
        put_box(box, record.created),
        insert_table(record, box.hash, state.standing),
        *(insert_entry(each.entry, each.events, each.undone) for each in state.applied),
        *changed_seats(record.id, nobody, state.seating),
    ]


def changed_seats(table: str, before: SeatingState, after: SeatingState) -> Iterable[Statement]:
    """What stores the seats that have changed hands."""
    for seat, (old, new) in enumerate(zip(before.places, after.places, strict=True)):
        if old != new:
            own = new.person, new.player, new.name, new.kept_for, new.hints
            yield upsert_seat(SeatRecord(table, seat, *own))


# Rows, as the database spells them.


def json_text(value: Any) -> str:
    """A value as JSON, as columns hold it."""
    return msgspec.json.encode(value).decode()


def insert_table(table: TableRecord, box: str, standing: Standing) -> Statement:
    """A new table; it refers to its box by the hash."""
    return Statement(
        "INSERT INTO tables (id, game, rules_version, options, box, seed, invite, host, clock, "
        "away_after, back_after, is_open, is_watched, daily, lesson, counts, rematch_of, created, "
        "again_of, is_uploaded, number, status, turn, due, updated, finished, outcome) "
        f"VALUES ({', '.join('?' * 27)})",
        (
            *(table.id, table.game, table.rules_version, json.dumps(table.options)),
            *(box, table.seed, table.invite, table.host, table.clock),
            *(table.away_after, table.back_after, int(table.is_open), int(table.is_watched)),
            *(table.daily, table.lesson, int(table.counts), table.rematch_of, table.created),
            *(
                None if table.again_of is None else json_text(table.again_of),
                int(table.is_uploaded),
            ),
            *standing_values(standing),
        ),
    )


def standing_values(standing: Standing) -> tuple[Any, ...]:
    """How a table stands, as its columns hold it."""
    outcome = None if standing.outcome is None else json_text(standing.outcome)
    return (
        *(standing.number, standing.status, json_text(standing.turn), standing.due),
        *(standing.updated, standing.finished, outcome),
    )


def update_standing(table: str, standing: Standing) -> Statement:
    """How a table stands now."""
    return Statement(
        "UPDATE tables SET number = ?, status = ?, turn = ?, due = ?, updated = ?, finished = ?, "
        "outcome = ? WHERE id = ?",
        (*standing_values(standing), table),
    )


def upsert_seat(seat: SeatRecord) -> Statement:
    """Who sits where."""
    return Statement(
        'INSERT INTO seats ("table", seat, person, bot, name, kept_for, hints) '
        "VALUES (?, ?, ?, ?, ?, ?, ?) "
        'ON CONFLICT ("table", seat) DO UPDATE SET person = excluded.person, bot = excluded.bot, '
        "name = excluded.name, kept_for = excluded.kept_for, hints = excluded.hints",
        (seat.table, seat.seat, seat.person, seat.bot, seat.name, seat.kept_for, seat.hints),
    )


def insert_entry(
    entry: Entry, events: Sequence[Event] = (), undone: Sequence[int] = ()
) -> Statement:
    """One more entry, the events it caused and the entries it undid.

    Its number, and its client's idempotency key for it, must be new.
    """
    return Statement(
        "INSERT INTO entries "
        '("table", number, kind, seat, person, body, client, at, events, undone) '
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            *(entry.table, entry.number, entry.kind, entry.seat, entry.person),
            *(json_text(entry.body), entry.client, entry.at),
            json_text([event.to_json() for event in events]),
            json_text(undone) if undone else None,
        ),
    )


class StoredBox(NamedTuple):
    """A box as it is stored, and the hash by which tables refer to it."""

    hash: str
    text: str


def stored_box(box: dict[str, Any]) -> StoredBox:
    """A box as it is to be stored."""
    text = json.dumps(box, separators=(",", ":"))
    return StoredBox(hashlib.sha256(text.encode()).hexdigest(), text)


def put_box(box: StoredBox, now: float) -> Statement:
    """Store a box that a new table refers to."""
    return Statement(
        "INSERT INTO boxes (hash, content, used) VALUES (?, ?, ?) "
        "ON CONFLICT (hash) DO UPDATE SET used = excluded.used",
        (*box, now),
    )


def put_position(position: StoredPosition) -> tuple[Statement, Statement]:
    """A position, in place of the table's earlier ones; those that are a base or kept stay."""
    table, number = position.table, position.number
    truth = json_text(position.truth)
    state = None if position.state is None else json_text(position.state)
    return (
        Statement(
            'DELETE FROM positions WHERE "table" = ? AND is_base = 0 AND is_kept = 0 '
            "AND number < ?",
            (table, number),
        ),
        Statement(
            'INSERT INTO positions ("table", number, rules_version, is_base, truth, is_kept, state)'
            ' VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT ("table", number) DO UPDATE SET '
            "state = excluded.state, "
            "is_kept = CASE WHEN excluded.is_kept = 1 THEN 1 ELSE positions.is_kept END",
            (
                *(table, number, position.rules_version, int(position.is_base), truth),
                *(int(position.is_kept), state),
            ),
        ),
    )


def raise_rules(table: str, version: int) -> Statement:
    """By which version of the rules a table goes on."""
    return Statement("UPDATE tables SET rules_version = ? WHERE id = ?", (version, table))


def insert_result(result: Result) -> Statement:
    """How a table ended for a person, if the person still exists."""
    return Statement(
        'INSERT INTO results ("table", seat, person, game, combination, opponents, is_won, score, '
        "at, hints) SELECT ?, ?, id, ?, ?, ?, ?, ?, ?, ? FROM people "
        'WHERE id = ? ON CONFLICT ("table", seat) DO NOTHING',
        (
            *(result.table, result.seat, result.game, result.combination, result.opponents),
            *(int(result.is_won), result.score, result.at, result.hints, result.person),
        ),
    )
