"""The basis of a table: where its play begins, and how far its entries have to be trusted.

Most tables are dealt, and their moves played again. A table that has gone on by other rules begins
at a stored position: the entries before it are told as they were stored. While it is found out
whether a table can go on by other rules, its moves are compared with what was seen when they were
made.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dreamcog.core.comparing import contradicts
from dreamcog.core.events import Event
from dreamcog.core.game import Game
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import seed_number
from dreamcog.core.table import Table
from dreamcog.core.turn import Turn
from dreamcog.server.store.records import Entry, Standing, StoredPosition, TableRecord
from dreamcog.server.table.game_cache import open_game

NOT_AS_PLAYED = "not-as-played"
"""Why a replay stops at a move that is legal, but leads to something else than was seen."""


@dataclass(frozen=True, slots=True)
class Basis:
    """Where the play of a table begins."""

    position: StoredPosition | None = None
    """The position from which the present rules are played; None: the deal."""
    is_checked: bool = False
    """Whether its moves were made under other rules, and are compared with what was stored."""
    standing: Standing | None = None
    """How a table of older rules ended; None if it is not over."""

    number: int = field(init=False)
    """The entry of the position; entries up to there are told, not played."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", 0 if self.position is None else self.position.number)


def known_version(record: TableRecord) -> int:
    """The version of the rules that is played now; a table of a later one is refused."""
    known = game_kind(record.game).rules_version
    if record.rules_version > known:
        raise Refused("unknown-rules", found=record.rules_version, known=known)
    return known


def is_older(record: TableRecord) -> bool:
    """Whether a table was last played by older rules."""
    return record.rules_version < known_version(record)


def first_table(record: TableRecord, basis: Basis) -> Table:
    """The game before its first entry; a table that begins later has no position until then."""
    known_version(record)
    game = open_game(record.game, record.options, record.box)
    seed = seed_number(record.seed)
    return Table(game, game.deal(seed) if basis.position is None else None, seed)


def stored_events(entry: Entry) -> tuple[Event, ...]:
    """The events of an entry as they were stored."""
    return tuple(Event.from_json(event) for event in entry.events)


def turn_as_stored(game: Game[Any], state: Any, entry: Entry) -> Turn[Any]:
    """A move played again by other rules, with the events that were seen when it was made.

    Refused where the rules do not allow it, or where it leads to something else.
    """
    turn = game.play(state, entry.seat, entry.body)
    if contradicts(entry.events, [event.to_json() for event in turn.events]):
        raise Refused(NOT_AS_PLAYED)
    return Turn(turn.before, turn.after, stored_events(entry))
