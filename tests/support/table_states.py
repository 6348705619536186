"""States of tables that have no database: each entry makes the next one."""

from __future__ import annotations

from typing import Any

from dreamcog.server.live.creation import record_of
from dreamcog.server.store.records import Entry
from dreamcog.server.table.game_cache import requested_game
from dreamcog.server.table.state import TableState


def load_state(game: str = "cyberion", players: int = 2, **payload: Any) -> TableState:
    """A new table of a game at which nobody sits yet."""
    options = {"players": players, **payload.pop("options", {})}
    record = record_of(requested_game(game, options), **{"seed": f"{7:032x}", **payload})
    return TableState(record)


def take(state: TableState, kind: str, seat: int, at: float = 1.0, **body: Any) -> TableState:
    """The state after one more entry, of the person of a seat."""
    number = state.number + 1
    person = f"p{seat}" if kind != "bot" else None
    entry = Entry("t", number, kind, seat, person, body, f"c{number}", at)
    return state.after(entry)


def full(state: TableState, at: float = 1.0) -> TableState:
    """The state when a person has sat down in every seat: `p0`, `p1` …"""
    for seat in range(len(state.seating.places)):
        state = take(state, "sit", seat, at, name=f"P{seat}")
    return state


def moved(state: TableState, at: float = 1.0) -> TableState:
    """The state after the first legal move of the seat whose turn it is."""
    seat = state.turn[0]
    return take(state, "move", seat, at, **next(iter(state.table.moves(seat))))
