"""Hints at a table: who may have them, who has to agree, and how a game is marked that had them."""

from __future__ import annotations

from typing import Any

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.server.people.statistics import tally
from dreamcog.server.store.records import Entry, Result
from dreamcog.server.table.hints import hint, hints_here, require_hint
from dreamcog.server.table.results import results_of
from dreamcog.server.table.snapshots import resumed_state, snapshot_of
from dreamcog.server.table.state import TableState
from dreamcog.server.table.statements import changed_seats
from dreamcog.server.wire import actions
from support.policies import does, refuses, table, take


def agree(state: TableState, seat: int, person: str, does_agree: bool = True) -> TableState:
    """The state after a person has said whether they agree to hints."""
    entry = does(state, person, actions.Hints("a", seat, does_agree))
    return take(state, entry.kind, entry.seat, person, **entry.body)


def marked(state: TableState, seat: int, person: str, times: int = 1) -> TableState:
    """The state after a seat has had hints."""
    for _ in range(times):
        entry = hint(state, person, seat, state.decisions[seat])
        state = take(state, entry.kind, entry.seat, person, **entry.body)
    return state


def refused_hint(state: TableState, seat: int, person: str) -> str:
    with pytest.raises(Refused) as refused:
        require_hint(state, person, seat)
    return refused.value.code


@pytest.mark.parametrize("seats", [("ada",), ("ada", "ada"), ("ada", "[greedy]")])
def test_a_person_who_plays_alone_may_have_hints(seats: tuple[str, ...]) -> None:
    state = table(*seats)
    assert hints_here(state) == "allowed"
    assert require_hint(state, "ada", 0) == state.decisions[0]


def test_all_people_have_to_agree_also_who_asks() -> None:
    state = table("ada", "bob")
    assert (hints_here(state), refused_hint(state, 0, "ada")) == ("not-agreed", "hints-not-agreed")
    for agreed in (agree(state, 0, "ada"), agree(state, 1, "bob")):
        assert refused_hint(agreed, 0, "ada") == "hints-not-agreed"
    both = agree(agree(state, 0, "ada"), 1, "bob")
    assert (hints_here(both), require_hint(both, "ada", 0)) == ("allowed", 1)
    assert refused_hint(agree(both, 1, "bob", False), 0, "ada") == "hints-not-agreed"


def test_a_word_counts_for_all_seats_of_its_person_and_for_no_others() -> None:
    state = agree(table("ada", "bob", "ada", game="mech-a-dream"), 2, "ada")
    assert [each.agrees_to_hints for each in state.seating.places] == [True, False, True]


def test_a_person_who_is_away_has_to_agree_and_one_who_resigned_has_not() -> None:
    state = agree(table("ada", "bob", "eve", game="mech-a-dream"), 0, "ada")
    state = agree(state, 2, "eve")
    away = take(state, "hand-over", 1, None, bot="greedy")
    assert refused_hint(away, 0, "ada") == "hints-not-agreed"
    resigned = take(state, "resign", 1, "bob", bot="greedy", ends=False)
    assert hints_here(resigned) == "allowed"
    deleted = take(state, "hand-over", 1, None, bot="greedy", why="gone")
    deleted.seating = deleted.seating.with_place(1, person=None)
    assert hints_here(deleted) == "allowed"


def test_who_sits_down_in_place_of_another_has_not_agreed() -> None:
    state = agree(agree(table("ada", "bob", None, game="mech-a-dream"), 0, "ada"), 1, "bob")
    left = take(state, "leave", 1, "bob", for_good=True)
    assert hints_here(take(left, "sit", 1, "eve", name="Eve")) == "not-agreed"


def test_agreement_is_the_own_word_given_before_the_end() -> None:
    waiting = table("ada", None)
    assert agree(waiting, 0, "ada").seating.places[0].agrees_to_hints
    state = table("ada", "bob")
    assert refuses(state, "ada", actions.Hints("a", 1, True)) == "not-your-seat"
    over = take(state, "close", 0, None)
    assert refuses(over, "ada", actions.Hints("a", 0, True)) == "table-closed"


def test_a_hint_is_for_the_own_seat_that_is_to_act() -> None:
    state = agree(agree(table("ada", "bob"), 0, "ada"), 1, "bob")
    assert refused_hint(state, 0, "bob") == "not-your-seat"
    assert refused_hint(state, 1, "bob") == "not-to-act"
    assert refused_hint(table("ada", None), 0, "ada") == "table-not-full"
    played = take(state, "hand-over", 0, "ada", bot="greedy", by=0)
    assert refused_hint(played, 0, "ada") == "bot-plays"
    assert refused_hint(take(state, "close", 0, None), 0, "ada") == "table-closed"


def test_a_hint_marks_the_decision_it_was_asked_for_and_no_later_one() -> None:
    state = table("ada", "[greedy]")
    with pytest.raises(Refused, match="stale"):
        hint(state, "ada", 0, state.decisions[0] + 1)
    state = marked(state, 0, "ada", 2)
    assert [each.hints for each in state.seating.places] == [2, 0]


def test_marks_stay_when_moves_are_undone() -> None:
    state = marked(table("ada"), 0, "ada")
    move = next(each for each in state.table.moves(0) if each["do"] == "repair")
    state = take(state, "move", 0, "ada", **move)
    state = marked(state, 0, "ada")
    state = take(state, "undo", 0, "ada", places=[0])
    assert state.seating.places[0].hints == 2


def test_marks_are_in_a_snapshot_and_in_the_rows_of_seats() -> None:
    before = agree(table("ada", "bob"), 0, "ada")
    after = marked(agree(before, 1, "bob"), 0, "ada")
    snapshot = snapshot_of(after)
    again = resumed_state(after.record, snapshot, after.basis)
    assert again.seating == after.seating
    rows = [each.values for each in changed_seats("t", before.seating, after.seating)]
    assert [row[-1] for row in rows] == [1, 0]


def test_a_snapshot_from_before_hints_is_read() -> None:
    state = table("ada", "bob")
    snapshot = snapshot_of(state)
    assert snapshot.state is not None
    for seat in snapshot.state["seats"]:
        del seat["hints"], seat["agrees_to_hints"]
    assert resumed_state(state.record, snapshot, state.basis).seating == state.seating


@pytest.mark.parametrize(("game", "helped"), [("cyberion", [2, 2]), ("mech-a-dream", [2, 0])])
def test_a_result_tells_whom_hints_have_helped(game: str, helped: list[int]) -> None:
    """All whom they help, where people win or lose together."""
    state = agree(agree(table("ada", "bob", game=game), 0, "ada"), 1, "bob")
    assert state.turn[0] == 0
    state = marked(state, 0, "ada", 2)
    state = take(state, "resign", 1, "bob", bot="greedy", ends=True)
    assert [each.hints for each in results_of(state)] == helped


def test_scores_of_assisted_games_are_nobodys_best() -> None:
    def result(score: int, hints: int) -> Result:
        return Result("t", 0, "p", "g", "{}", "", True, score, 1.0, hints)

    told: Any = tally([result(10, 0), result(90, 3), result(20, 0)])
    assert (told.games, told.wins, told.assisted) == (3, 3, 1)
    assert (told.best, told.mean) == (20, 15.0)


def test_an_entry_of_hints_leaves_decisions_and_clocks_as_they_are() -> None:
    state = table("ada", "[greedy]", clock=60.0)
    after = state.after(Entry("t", state.number + 1, "hint", 0, "ada", {}, "h", 30.0))
    assert (after.decisions, after.deadlines) == (state.decisions, state.deadlines)
