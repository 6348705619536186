"""Trying a game again from one of its moments, and looking at a game that somebody has saved.

A moment is dealt anew: a seat begins with what it could see there, and what it could not see is
another deal. The rest of the old game is known to whoever has played it, and tells nothing here.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from dreamcog.bots import bot, bot_names, stand_in
from dreamcog.core import reading
from dreamcog.core.game import Game
from dreamcog.core.kind import Kind
from dreamcog.core.refusal import Refused, malformed
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import SEED_BITS, seed_number, seed_text
from dreamcog.core.saves import (
    assisted_in,
    not_playable,
    play_again,
    read_save,
    require_known_rules,
    saved_move,
)
from dreamcog.server.live.creation import new_seed, record_of, seat_assignment
from dreamcog.server.store.records import Entry, PersonRecord, TableRecord
from dreamcog.server.store.statements import Statement
from dreamcog.server.table import entries
from dreamcog.server.table.entries import NewEntry
from dreamcog.server.table.game_cache import requested_game
from dreamcog.server.table.state import TableState
from dreamcog.server.table.statements import creation_statements, stored_table
from dreamcog.server.wire.tables import NewSeat
from dreamcog.server.wire.teaching import TryAgain
from dreamcog.server.wire.text import clean

MOST_MOVES = 1_000
"""Moves of a saved game that is looked at here: some times what a game takes."""
LONGEST_NAME = 30


def again_table(
    person: PersonRecord, save: Mapping[str, Any], of: str, wanted: TryAgain, seat: int
) -> tuple[TableRecord, list[Statement]]:
    """A table that begins before a move of a saved game: the person in a seat, bots in the others.

    It plays the moves up to there: for a thread.
    """
    moves = save["moves"]
    if wanted.number > len(moves):
        raise malformed("number", f"at most {len(moves)}")
    table = play_again({**save, "moves": moves[: wanted.number - 1]})
    game = table.game
    game.seat(seat)
    dealt = random.Random(secrets.randbits(SEED_BITS))
    truth = game.truth(game.guess(table.position(seat), dealt))
    record = record_of(
        game,
        seed=new_seed(),
        host=person.id,
        counts=False,
        again_of={"table": of, "number": wanted.number},
    )
    other = NewSeat("bot", bot=bot(wanted.bot or stand_in(game.kind), game.kind).name)
    seats = [
        seat_assignment(game, each, NewSeat("me") if each == seat else other, person)
        for each in range(game.options["players"])
    ]
    return record, creation_statements(
        record, seats, NewEntry(entries.START, seat, {"truth": truth})
    )


def uploaded_table(person: PersonRecord, text: bytes) -> tuple[TableRecord, list[Statement]]:
    """A table that is over, made of a saved game; the person has the seats that people had.

    Where hints were had it is marked, and so is what is saved of it.
    It plays all moves: for a thread.
    """
    told = read_save(text)
    kind = game_kind(told["game"])
    require_known_rules(told["rules_version"], kind)
    if len(told["moves"]) > MOST_MOVES:
        raise Refused("game-too-long", most=MOST_MOVES)
    game = requested_game(kind.name, {**told["options"], "box": told["box"]})
    record = record_of(
        game,
        seed=new_seed() if told["seed"] is None else seed_text(seed_number(told["seed"])),
        host=person.id,
        is_watched=False,
        counts=False,
        is_uploaded=True,
    )
    state = TableState(record, is_whole=True)
    for new_entry, owner in seats_of(told, game, person):
        add(state, new_entry, owner)
    for seat, times in assisted_in(told, game).items():
        add(state, NewEntry(entries.HINT, seat, {"times": times}))
    start = start_of(told)
    if start is not None:
        game.state(start)
        add(state, NewEntry(entries.START, 0, {"truth": start}))
    for number, spelled in enumerate(told["moves"], 1):
        seat, move = saved_move(spelled, number)
        try:
            add(state, NewEntry(entries.MOVE, game.seat(seat), move))
        except Refused as refused:
            raise not_playable(told, kind, number, refused) from refused
    if state.status != "finished":
        add(state, NewEntry(entries.CLOSE, 0, {}))
    return record, stored_table(state)


def add(state: TableState, new_entry: NewEntry, person: str | None = None) -> None:
    """Add an entry to a table that is not stored yet."""
    number = state.number + 1
    kind, seat, body = new_entry
    at = state.record.created
    state.apply(Entry(state.record.id, number, kind, seat, person, body, f"made:{number}", at))


def start_of(told: Mapping[str, Any]) -> dict[str, Any] | None:
    """The position from which a saved game is played; None: its deal.

    Of a game that went on by other rules there is no review, so it is not looked at here either.
    """
    if "continued" in told:
        continued = reading.mapping(told["continued"], "save.continued")
        if reading.field(continued, "after", "save.continued") != 0:
            raise Refused("review-history")
        return dict(reading.mapping(continued.get("position"), "save.continued.position"))
    if told["seed"] is None:
        return dict(reading.mapping(told.get("start"), "save.start"))
    return None


def seats_of(
    told: Mapping[str, Any], game: Game[Any], person: PersonRecord
) -> Sequence[tuple[NewEntry, str | None]]:
    """Who sat where: bots that are known here, and for everybody else whoever has uploaded it."""
    players = game.options["players"]
    saved = told.get("seats")
    seats = list(reading.listed(saved, players, "save.seats")) if saved is not None else []
    return [
        seat_of(seat, seats[seat] if seat < len(seats) else {}, game.kind, person)
        for seat in range(players)
    ]


def seat_of(
    seat: int, saved: object, kind: Kind, person: PersonRecord
) -> tuple[NewEntry, str | None]:
    """Who sat in one seat."""
    told = reading.mapping(saved, f"save.seats[{seat}]")
    name, who = told.get("name"), told.get("kind")
    if isinstance(who, str) and who in bot_names(kind):
        return NewEntry(entries.BOT, seat, {"bot": who}), None
    cleaned = clean(name)[:LONGEST_NAME] if isinstance(name, str) else ""
    return NewEntry(entries.SIT, seat, {"name": cleaned}), person.id
