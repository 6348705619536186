"""Making tables: from what somebody wants to what is kept."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from dreamcog.bots import bot
from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused, malformed
from dreamcog.core.rng import SEED_BITS, seed_number, seed_text
from dreamcog.server.people.names import clean_name
from dreamcog.server.store.database import Statement
from dreamcog.server.store.records import Entry, PersonRecord, TableRecord
from dreamcog.server.store.tables import add_table, append
from dreamcog.server.table import seating as kinds
from dreamcog.server.table.game_cache import requested_game
from dreamcog.server.table.policy import NewEntry
from dreamcog.server.table.state import TableState
from dreamcog.server.table.statements import changed_seats
from dreamcog.server.wire.tables import AWAY_AFTER, BACK_AFTER, NewSeat, NewTable

SECRET_BYTES = 16


class Seated(NamedTuple):
    """Who takes, or is expected at, a seat of a new table: a deed, and the person it is for."""

    new_entry: NewEntry
    person: str | None


def new_id() -> str:
    """A name that nobody can guess, and that no command takes for an option of its own."""
    name = secrets.token_urlsafe(SECRET_BYTES)
    return new_id() if name.startswith("-") else name


def new_seed() -> str:
    """A seed that nobody can guess."""
    return seed_text(secrets.randbits(SEED_BITS))


def requested_table(person: PersonRecord, wanted: NewTable) -> tuple[TableRecord, list[Statement]]:
    """The table that somebody wants, and what has to be written for it."""
    game = requested_game(wanted.game, wanted.options)
    seats = wanted.seats or [NewSeat("me")]
    if len(seats) > game.options["players"]:
        raise malformed("seats", f"at most {game.options['players']}")
    if not any(seat.kind == "me" for seat in seats):
        raise malformed("seats", "one of them for whoever asks")
    is_alone = len(seats) == game.options["players"] and all(s.kind != "open" for s in seats)
    own_seed = wanted.options.get("seed")
    if own_seed is not None and not is_alone:
        raise Refused("own-seed-alone")
    record = record_of(
        game,
        seed=new_seed() if own_seed is None else seed_text(seed_number(own_seed)),
        host=person.id,
        clock=wanted.clock,
        away_after=wanted.away_after,
        back_after=wanted.back_after,
        is_open=wanted.is_open,
        is_watched=wanted.is_watched,
        counts=own_seed is None,
    )
    return record, creation_statements(
        record, [seated(i, seat, person) for i, seat in enumerate(seats)]
    )


def record_of(game: Game[Any], **told: Any) -> TableRecord:
    """A new table of a game that is open; what is not told is as usual."""
    usual: dict[str, Any] = {
        "host": None,
        "clock": None,
        "away_after": AWAY_AFTER,
        "back_after": BACK_AFTER,
        "is_open": False,
        "is_watched": True,
        "daily": None,
        "counts": True,
        "rematch_of": None,
    }
    return TableRecord(
        id=new_id(),
        game=game.kind.name,
        rules_version=game.kind.rules_version,
        options=game.options,
        box=game.box_values,
        invite=new_id(),
        created=time.time(),
        **{**usual, **told},
    )


def seated(seat: int, wanted: NewSeat, person: PersonRecord) -> Seated | None:
    """Who sits where from the start."""
    if wanted.kind == "me":
        return Seated(NewEntry(kinds.SIT, seat, {"name": own_name(wanted, person)}), person.id)
    if wanted.kind == "bot":
        name = bot(wanted.bot).name
        return Seated(NewEntry(kinds.BOT, seat, {"bot": name}), None)
    return None


def own_name(wanted: NewSeat, person: PersonRecord) -> str:
    """What somebody wants to be called at a seat."""
    return person.name if wanted.name is None else clean_name(wanted.name)


def creation_statements(record: TableRecord, seats: Sequence[Seated | None]) -> list[Statement]:
    """Everything that has to be written for a new table and those who sit there."""
    state = TableState(record)
    before = state.seating
    entries = []
    for each in seats:
        if each is not None:
            number = state.number + 1
            head = (record.id, number, each.new_entry.kind, each.new_entry.seat, each.person)
            entry = Entry(*head, each.new_entry.body, f"made:{number}", record.created)
            state.take(entry)
            entries.append(append(entry))
    return [
        add_table(record, state.standing),
        *entries,
        *changed_seats(record.id, before, state.seating),
    ]


def rematch_table(state: TableState, person: str) -> tuple[TableRecord, list[Statement]]:
    """The same table once more: whoever asks sits down, a seat is kept for each of the others."""
    old = state.record
    record = record_of(
        state.table.game,
        seed=new_seed(),
        host=person,
        clock=old.clock,
        away_after=old.away_after,
        back_after=old.back_after,
        is_open=False,
        is_watched=old.is_watched,
        rematch_of=old.id,
    )
    return record, creation_statements(
        record, [reseated(s, p, person) for s, p in places_of(state)]
    )


def places_of(state: TableState) -> list[tuple[int, kinds.Place]]:
    """The places of a table, by seat."""
    return list(enumerate(state.seating.places))


def reseated(seat: int, place: kinds.Place, person: str) -> Seated | None:
    """Who sits, or is expected, where they sat before."""
    if place.bot is not None:
        return Seated(NewEntry(kinds.BOT, seat, {"bot": place.bot}), None)
    if place.person is None:
        return None
    kind = kinds.SIT if place.person == person else kinds.KEEP
    return Seated(NewEntry(kind, seat, {"name": place.name}), place.person)
