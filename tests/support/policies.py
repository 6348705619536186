"""Tables of certain people that have no database, and what these people do there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.server.live.creation import record_of
from dreamcog.server.store.records import Entry
from dreamcog.server.table.entries import NewEntry
from dreamcog.server.table.game_cache import requested_game
from dreamcog.server.table.policy import Requester, entry_for, settled_proposal
from dreamcog.server.table.state import TableState


def table(*people: str | None, game: str = "cyberion", clock: float | None = None) -> TableState:
    """A table of these people; a name in brackets is a bot's, None is nobody yet."""
    record = record_of(requested_game(game, {"players": len(people), "first": 0}), seed=f"{7:032x}")
    state = TableState(replace(record, back_after=60.0, clock=clock))
    for seat, person in enumerate(people):
        if person is not None and person.startswith("["):
            state = take(state, "bot", seat, None, bot=person[1:-1])
        elif person is not None:
            state = take(state, "sit", seat, person, name=person)
    return state


def take(state: TableState, kind: str, seat: int, person: str | None, **body: Any) -> TableState:
    number = state.number + 1
    return state.after(Entry("t", number, kind, seat, person, body, f"c{number}", 1.0))


def does(state: TableState, person: str, act: Any, away: frozenset[int] = frozenset()) -> NewEntry:
    return entry_for(state, Requester(person, 100.0, lambda: away), act)


def done(state: TableState, person: str, act: Any) -> TableState:
    """The state after an action, and after the proposal it settles."""
    new_entry = does(state, person, act)
    state = take(state, new_entry.kind, new_entry.seat, person, **new_entry.body)
    due = settled_proposal(state, 100.0)
    return state if due is None else take(state, due.kind, due.seat, None, **due.body)


def refuses(state: TableState, person: str, act: Any, away: frozenset[int] = frozenset()) -> str:
    with pytest.raises(Refused) as refused:
        does(state, person, act, away)
    return refused.value.code
