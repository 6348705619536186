"""The messages about a table: what a seat is sent of its state."""

from __future__ import annotations

from typing import Any

from dreamcog.server.broadcast.messages import MAX_MISSED, whole
from dreamcog.server.live.creation import record_of
from dreamcog.server.store.records import Entry
from dreamcog.server.table.game_cache import requested_game
from dreamcog.server.table.state import TableState


def shared_table(*people: str) -> TableState:
    """A table of Cyberion with these people."""
    game = requested_game("cyberion", {"players": len(people), "first": 0})
    state = TableState(record_of(game, seed=f"{7:032x}", host=people[0]))
    for seat, person in enumerate(people):
        add(state, "sit", seat, person, name=person.title())
    return state


def add(state: TableState, kind: str, seat: int, person: str | None, **body: Any) -> None:
    """Apply one more entry in place."""
    number = state.number + 1
    state.apply(Entry("t", number, kind, seat, person, body, f"c{number}", float(number)))


def missed_after(state: TableState, after: int | None) -> list[int]:
    """The numbers of the entries that a client is sent which has those up to a number."""
    position = state.position(0)
    return [each.number for each in whole(state, "ada", 0, after, position, []).missed]


def test_newest_of_too_many_missed_entries_are_sent() -> None:
    state = shared_table("ada", "bob")
    for line in range(MAX_MISSED + 3):
        add(state, "say", 0, "ada", text=str(line))
    last = state.number
    assert missed_after(state, 0) == list(range(last - MAX_MISSED + 1, last + 1))
    assert missed_after(state, last - 3) == [last - 2, last - 1, last]
    assert missed_after(state, last) == []
    assert missed_after(state, None) == []
