"""Admission: who may watch, sit down, close a table or play again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.server.live.creation import record_of
from dreamcog.server.store.records import Entry
from dreamcog.server.table import admission
from dreamcog.server.table.entries import NewEntry
from dreamcog.server.table.game_cache import requested_game
from dreamcog.server.table.state import TableState


def table(*people: str | None, **fields: Any) -> TableState:
    """A table of these people; a name in brackets has a reserved seat, None is nobody yet."""
    game = requested_game("mech-a-dream", {"players": len(people), "first": 0})
    state = TableState(record_of(game, seed=f"{7:032x}", **{"host": "host", **fields}))
    for seat, person in enumerate(people):
        if person is not None:
            kind = "keep" if person.startswith("[") else "sit"
            state = take(state, kind, seat, person.strip("[]"), name=person.strip("[]").title())
    return state


def take(state: TableState, kind: str, seat: int, person: str | None, **body: Any) -> TableState:
    number = state.number + 1
    return state.after(Entry("t", number, kind, seat, person, body, f"c{number}", 1.0))


def code(work: Callable[[], object]) -> str:
    """The code of a refusal."""
    with pytest.raises(Refused) as refused:
        work()
    return refused.value.code


def test_table_that_is_not_watched_is_for_host_players_and_expected() -> None:
    state = table("ada", "[bob]", is_watched=False)
    for person in ("host", "ada", "bob"):
        assert admission.may_watch(state, person)
        admission.require_watcher(state, person)
    for stranger in ("eve", None):
        assert not admission.may_watch(state, stranger)
        refused = code(lambda who=stranger: admission.require_watcher(state, who))  # type: ignore[misc]
        assert refused == "not-your-table"
    assert not admission.may_watch(table("ada", None, host=None, is_watched=False), None)
    assert admission.may_watch(table("ada", None), None)


def test_names_are_known_where_one_can_join_or_takes_part_or_the_table_is_open() -> None:
    full = table("ada", "bob")
    assert not admission.knows_names(full, "eve")
    assert not admission.knows_names(table("ada", "[bob]"), "eve")
    assert admission.knows_names(full, "ada")
    assert admission.knows_names(table("ada", "[bob]"), "bob")
    assert admission.knows_names(table("ada", None), "eve")
    assert admission.knows_names(table("ada", "bob", is_open=True), "eve")
    closed = take(table("ada", None), "close", 0, "host")
    assert not admission.knows_names(closed, "eve")


def test_table_is_seen_from_own_seat_only() -> None:
    state = table("ada", "bob")
    assert admission.own_seat(state, "ada", None) is None
    assert (admission.own_seat(state, "ada", 0), admission.own_seat(state, "bob", 1)) == (0, 1)
    for person, seat in (("ada", 1), ("ada", 2), ("ada", -1), (None, 0)):
        found = code(lambda p=person, s=seat: admission.own_seat(state, p, s))  # type: ignore[misc]
        assert found == "not-your-seat"
    deleted = take(table("ada", None), "sit", 1, None)
    assert code(lambda: admission.own_seat(deleted, None, 1)) == "not-your-seat"


def test_question_about_move_waits_for_full_table() -> None:
    assert admission.deciding_seat(table("ada", "bob"), "ada", 0) == 0
    assert code(lambda: admission.deciding_seat(table("ada", None), "ada", 0)) == "table-not-full"


def sits(state: TableState, person: str, wanted: int | None, is_invited: bool) -> NewEntry:
    return admission.sit_down(state, person, person.title(), wanted, is_invited)


def test_own_reserved_seat_comes_before_first_free_one() -> None:
    state = table(None, "[bob]", None, "ada")
    assert sits(state, "bob", None, is_invited=False) == NewEntry("sit", 1, {"name": "Bob"})
    assert sits(state, "bob", 2, is_invited=False) == NewEntry("sit", 2, {"name": "Bob"})
    assert sits(state, "eve", None, is_invited=True) == NewEntry("sit", 0, {"name": "Eve"})
    assert sits(state, "eve", 2, is_invited=True).seat == 2


def test_seat_of_others_or_of_no_table_is_refused() -> None:
    state = table(None, "[bob]", "ada")
    assert code(lambda: sits(state, "eve", None, is_invited=False)) == "not-your-table"
    assert code(lambda: sits(state, "eve", 1, is_invited=True)) == "seat-taken"
    assert code(lambda: sits(state, "eve", 2, is_invited=True)) == "seat-taken"
    with pytest.raises(Refused) as refused:
        sits(state, "eve", 3, is_invited=True)
    assert (refused.value.code, refused.value.params["where"]) == ("malformed", "seat")
    kept = table("[bob]", "ada")
    assert code(lambda: sits(kept, "eve", None, is_invited=True)) == "no-seat-open"
    closed = take(state, "close", 0, "host")
    assert code(lambda: sits(closed, "eve", None, is_invited=True)) == "table-over"


def test_table_is_closed_unless_others_play() -> None:
    assert admission.close(table("host", "ada", None), "host") == NewEntry("close", 0, {})
    assert admission.close(table("host", "host"), "host") == NewEntry("close", 0, {})
    playing = table("host", "ada")
    assert code(lambda: admission.close(playing, "host")) == "others-play"
    closed = take(playing, "close", 0, "host")
    assert code(lambda: admission.close(closed, "host")) == "table-over"


def test_rematch_is_for_tables_that_are_over() -> None:
    state = table("ada", "bob")
    assert code(lambda: admission.rematch(state, "t2")) == "rematch-not-yet"
    over = take(state, "resign", 0, "ada", bot="greedy", ends=True)
    assert admission.rematch(over, "t2") == NewEntry("rematch", 0, {"table": "t2"})
