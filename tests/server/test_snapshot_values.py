"""Snapshots as values: everything of a state but its entries is in them, and is read again."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from dreamcog.server.table.basis import Basis
from dreamcog.server.table.snapshots import can_be_resumed, resumed_state, snapshot_of
from dreamcog.server.table.state import TableState
from support.table_states import full, load_state, moved, take


def reopened(state: TableState) -> TableState:
    """The state as its snapshot is read again from a database."""
    snapshot = snapshot_of(state)
    stored = replace(
        snapshot,
        truth=json.loads(json.dumps(snapshot.truth)),
        state=json.loads(json.dumps(snapshot.state)),
    )
    return resumed_state(state.record, stored, state.basis)


def asked(state: TableState, what: str) -> TableState:
    """A state in which seat 0 has asked the others for something."""
    others = list(range(1, len(state.seating.places)))
    return take(state, "ask", 0, 6.0, what=what, waits_for=others, until=9.0)


def test_snapshot_says_of_which_table_entry_and_rules_it_is() -> None:
    state = moved(full(load_state()))
    snapshot = snapshot_of(state)
    assert (snapshot.table, snapshot.number) == (state.record.id, state.number)
    assert snapshot.rules_version == state.record.rules_version
    assert snapshot.truth == state.table.truth()
    assert (snapshot.is_base, snapshot.is_kept) == (False, False)
    state.kept_at = state.number
    assert snapshot_of(state).is_kept
    state.basis = Basis(snapshot)
    assert snapshot_of(state).is_base
    assert not snapshot_of(take(state, "say", 0, text="hm")).is_base


@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_reopened_table_is_the_same(game: str) -> None:
    state = full(load_state(game, 2, clock=60.0), at=2.0)
    state = moved(moved(state, at=4.0), at=5.0)
    state = take(state, "pause", 0, 5.5, began=3.0, ended=4.5)
    state = take(state, "leave", 1, 5.75)
    state.kept_at = 3
    state = asked(state, "undo")
    again = reopened(state)
    assert again.seating == state.seating
    assert again.seating.proposal is not None
    assert (again.number, again.updated, again.kept_at) == (state.number, 6.0, 3)
    assert again.position_at == state.number
    assert (again.moves, again.decisions) == (state.moves, state.decisions)
    assert (again.since, again.acted) == (state.since, state.acted)
    assert again.paused_until == 4.5
    assert (again.status, again.turn, again.due) == (state.status, state.turn, state.due)
    assert again.table.truth() == state.table.truth()


@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_move_is_undone_at_a_reopened_table_as_before(game: str) -> None:
    state = moved(moved(full(load_state(game))))
    undone = take(state, "undo", 0, places=[len(state.moves) - 1])
    again = take(reopened(state), "undo", 0, places=[len(state.moves) - 1])
    assert again.table.truth() == undone.table.truth()
    assert again.applied[-1].undone == undone.applied[-1].undone
    assert (again.moves, again.decisions) == (undone.moves, undone.decisions)


def test_reopened_table_is_over_as_it_was() -> None:
    closed = take(full(load_state()), "close", 0)
    over = take(closed, "rematch", 0, table="next")
    again = reopened(over)
    assert (again.seating.ended_by, again.seating.rematch) == ("closed", "next")
    assert (again.status, again.seating.proposal, again.lesson) == ("closed", None, None)
    assert reopened(full(load_state())).seating.ended_by is None


def test_table_that_is_compared_with_its_stored_events_has_no_snapshot() -> None:
    state = full(load_state())
    assert can_be_resumed(state)
    state.basis = Basis(is_checked=True)
    assert not can_be_resumed(state)
    assert snapshot_of(state).state is None
    state.basis = Basis(standing=state.standing)
    assert not can_be_resumed(state)
