"""Making new tables: from a client's request to the statements that store it."""

from __future__ import annotations

import secrets
import time
from typing import Any

from dreamcog.bots import bot
from dreamcog.core.game import Game
from dreamcog.core.lessons import lesson
from dreamcog.core.refusal import Refused, malformed
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import SEED_BITS, seed_number, seed_text
from dreamcog.server.store.records import PersonRecord, TableRecord
from dreamcog.server.store.statements import Statement
from dreamcog.server.table import entries
from dreamcog.server.table.entries import NewEntry, SeatAssignment
from dreamcog.server.table.game_cache import open_game, requested_game
from dreamcog.server.table.guided import first_step
from dreamcog.server.table.seating import SeatState
from dreamcog.server.table.state import TableState
from dreamcog.server.table.statements import creation_statements
from dreamcog.server.wire.tables import AWAY_AFTER, BACK_AFTER, NewSeat, NewTable
from dreamcog.server.wire.text import clean_name

SECRET_BYTES = 16

LESSON_BOT = "greedy"
"""The bot in a guided game, where no move is written for its seat: it is the same everywhere."""


def new_id() -> str:
    """An id that cannot be guessed, and that no command takes for an option."""
    name = secrets.token_urlsafe(SECRET_BYTES)
    return new_id() if name.startswith("-") else name


def new_seed() -> str:
    """A seed that cannot be guessed."""
    return seed_text(secrets.randbits(SEED_BITS))


def requested_table(person: PersonRecord, wanted: NewTable) -> tuple[TableRecord, list[Statement]]:
    """The table that a person requests, and the statements that store it."""
    if wanted.lesson is not None:
        return lesson_table(person, wanted, wanted.lesson)
    game = requested_game(wanted.game, wanted.options)
    seats = wanted.seats or [NewSeat("me")]
    if len(seats) > game.options["players"]:
        raise malformed("seats", f"at most {game.options['players']}")
    if not any(seat.kind == "me" for seat in seats):
        raise malformed("seats", "one of them of the kind me")
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
    own = next(i for i, seat in enumerate(seats) if seat.kind == "me")
    return record, creation_statements(
        record,
        [seat_assignment(game, i, seat, person) for i, seat in enumerate(seats)],
        *([NewEntry(entries.AGREE_TO_HINTS, own, {})] if wanted.hints else ()),
    )


def lesson_table(
    person: PersonRecord, wanted: NewTable, name: str
) -> tuple[TableRecord, list[Statement]]:
    """A guided game: the person in the seat that learns, bots in the others."""
    if wanted.options or wanted.seats:
        raise malformed("lesson", "no options and no seats beside it")
    guided = lesson(game_kind(wanted.game).name, name)
    game = open_game(guided.game, dict(guided.options))
    record = record_of(
        game,
        seed=seed_text(seed_number(guided.seed)),
        host=person.id,
        is_watched=wanted.is_watched,
        lesson=name,
        counts=False,
    )
    seats = [
        seat_assignment(
            game,
            seat,
            NewSeat("me") if seat == guided.seat else NewSeat("bot", bot=LESSON_BOT),
            person,
        )
        for seat in range(game.options["players"])
    ]
    return record, creation_statements(record, seats, first_step(guided))


def record_of(game: Game[Any], **given: Any) -> TableRecord:
    """The record of a new table; what is not given has its usual value."""
    usual: dict[str, Any] = {
        "host": None,
        "clock": None,
        "away_after": AWAY_AFTER,
        "back_after": BACK_AFTER,
        "is_open": False,
        "is_watched": True,
        "daily": None,
        "lesson": None,
        "counts": True,
        "rematch_of": None,
        "again_of": None,
        "is_uploaded": False,
    }
    return TableRecord(
        id=new_id(),
        game=game.kind.name,
        rules_version=game.kind.rules_version,
        options=game.options,
        box=game.box_values,
        invite=new_id(),
        created=time.time(),
        **{**usual, **given},
    )


def seat_assignment(
    game: Game[Any], seat: int, wanted: NewSeat, person: PersonRecord
) -> SeatAssignment | None:
    """Who has a seat of a new table; None if it is open."""
    if wanted.kind == "me":
        return SeatAssignment(
            NewEntry(entries.SIT, seat, {"name": own_name(wanted, person)}), person.id
        )
    if wanted.kind == "bot":
        name = bot(wanted.bot, game.kind).name
        return SeatAssignment(NewEntry(entries.BOT, seat, {"bot": name}), None)
    return None


def own_name(wanted: NewSeat, person: PersonRecord) -> str:
    """The name that a person has at a seat."""
    return person.name if wanted.name is None else clean_name(wanted.name)


def rematch_table(state: TableState, person: str) -> tuple[TableRecord, list[Statement]]:
    """A table for a rematch: the person sits down, the seats of the others are reserved."""
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
        record, [rematch_assignment(s, p, person) for s, p in places_of(state)]
    )


def places_of(state: TableState) -> list[tuple[int, SeatState]]:
    """The places of a table, by seat."""
    return list(enumerate(state.seating.places))


def rematch_assignment(seat: int, place: SeatState, person: str) -> SeatAssignment | None:
    """The assignment of a seat in a rematch: the same bot, the person, or a reservation."""
    if place.bot is not None:
        return SeatAssignment(NewEntry(entries.BOT, seat, {"bot": place.bot}), None)
    if place.person is None:
        return None
    kind = entries.SIT if place.person == person else entries.KEEP
    return SeatAssignment(NewEntry(kind, seat, {"name": place.name}), place.person)
