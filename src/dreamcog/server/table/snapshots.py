"""Snapshots: all that follows from a table's entries so far, as it is stored and read again.

A snapshot is a stored position with the rest of the state beside it. A table is opened from its
newest one and the entries since, so that a long log costs no more than a short one. It can always
be made again from the entries.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from dreamcog.core.rng import seed_number
from dreamcog.core.table import Table, Tail
from dreamcog.server.store.records import Entry, StoredPosition, TableRecord
from dreamcog.server.table.basis import Basis
from dreamcog.server.table.game_cache import open_game
from dreamcog.server.table.guided import progress_at
from dreamcog.server.table.recent_entries import AppliedEntry, RecentEntries
from dreamcog.server.table.seating import Proposal, SeatingState, SeatState
from dreamcog.server.table.sizes import MOST_UNDONE
from dreamcog.server.table.state import TableState


def snapshot_of(state: TableState) -> StoredPosition:
    """The present position, as it is stored, with the rest of the state where that can be."""
    record, base = state.record, state.basis.position
    is_base = base is not None and state.number == base.number
    return StoredPosition(
        table=record.id,
        number=state.number,
        rules_version=record.rules_version,
        truth=state.table.truth(),
        is_base=is_base,
        is_kept=state.kept_at == state.number,
        state=rest_of(state) if can_be_resumed(state) else None,
    )


def can_be_resumed(state: TableState) -> bool:
    """Whether a snapshot of the state can be read again: not amid a step of a lesson."""
    lesson = state.lesson
    is_amid_step = lesson is not None and bool(lesson.made or lesson.is_done)
    return not is_amid_step and not state.basis.is_checked and state.basis.standing is None


def rest_of(state: TableState) -> dict[str, Any]:
    """Everything of a state but its position and its entries, as plain JSON types."""
    tail = state.table.tail(MOST_UNDONE)
    seating, lesson = state.seating, state.lesson
    return {
        "base": state.basis.number,
        "seats": [asdict(place) for place in seating.places],
        "proposal": None if seating.proposal is None else asdict(seating.proposal),
        "ended_by": seating.ended_by,
        "rematch": seating.rematch,
        "updated": state.updated,
        "kept_at": state.kept_at,
        "moves": runs_of(state.moves),
        "decisions": state.decisions,
        "lesson": None if lesson is None else {"name": lesson.lesson.name, "step": lesson.step},
        "acted": state.acted,
        "since": [[seat, *since] for seat, since in state.since.items()],
        "paused_until": state.paused_until,
        "undo": {
            "earlier": tail.earlier,
            "movers": sorted(tail.movers),
            "ends_by": tail.ends_by,
            "base": tail.base,
            "truth": state.table.truth(tail.before) if tail.moves else None,
            "moves": tail.moves,
        },
    }


def runs_of(numbers: Iterable[int]) -> list[list[int]]:
    """Rising numbers as runs: the first of each run, and how many follow one another."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == sum(runs[-1]):
            runs[-1][1] += 1
        else:
            runs.append([number, 1])
    return runs


def resumed_state(
    record: TableRecord,
    snapshot: StoredPosition,
    basis: Basis,
    earlier: Sequence[Entry] = (),
    said: Iterable[Entry] = (),
) -> TableState:
    """The state of a table as a snapshot holds it, with some entries from before."""
    rest = snapshot.state
    assert rest is not None
    state = TableState(record, Basis(snapshot))
    state.basis = basis
    state.table = resumed_table(record, snapshot, rest["undo"])
    state.seating = SeatingState(
        places=tuple(SeatState(**place) for place in rest["seats"]),
        proposal=rest["proposal"] and read_proposal(rest["proposal"]),
        ended_by=rest["ended_by"],
        rematch=rest["rematch"],
    )
    state.number, state.updated = snapshot.number, rest["updated"]
    state.position_at, state.kept_at = snapshot.number, rest["kept_at"]
    state.recent = RecentEntries(map(AppliedEntry.as_stored, earlier), said)
    state.moves = [first + i for first, count in rest["moves"] for i in range(count)]
    state.decisions = rest["decisions"]
    state.lesson = rest["lesson"] and progress_at(record.game, rest["lesson"])
    state.acted = rest["acted"]
    state.since = {seat: (decision, began) for seat, decision, began in rest["since"]}
    state.paused_until = rest["paused_until"]
    state.derive_status()
    return state


def resumed_table(record: TableRecord, snapshot: StoredPosition, undo: dict[str, Any]) -> Table:
    """The game at a snapshot; the moves that can be undone are played again."""
    game = open_game(record.game, record.options, record.box)
    before = game.state(undo["truth"] or snapshot.truth)
    moves = tuple((seat, move) for seat, move in undo["moves"])
    movers = frozenset(undo["movers"])
    tail = Tail(undo["earlier"], movers, undo["ends_by"], undo["base"], before, moves)
    return Table.resume(game, seed_number(record.seed), tail)


def read_proposal(told: dict[str, Any]) -> Proposal:
    """A proposal, from plain JSON types."""
    return Proposal(
        **{**told, "waits_for": tuple(told["waits_for"]), "places": tuple(told["places"])}
    )
