"""The state of a table follows from its entries alone."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from typing import Any

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.server.table.sizes import STORE_EVERY
from dreamcog.server.table.state import TableState
from dreamcog.server.table.statements import is_position_stored
from support.table_states import full, load_state, moved, take


def test_status_goes_from_waiting_to_playing_to_finished() -> None:
    state = load_state()
    assert (state.status, state.turn) == ("waiting", [])
    state = full(state)
    assert (state.status, state.turn) == ("playing", [0])
    rng = random.Random(1)
    while state.status == "playing":
        seat = state.turn[0]
        state = take(state, "move", seat, **rng.choice(list(state.table.moves(seat))))
    assert state.status == "finished"
    assert (state.turn, state.due, state.standing.finished) == ([], None, 1.0)
    assert state.standing.outcome == state.outcome


def test_after_does_not_change_previous_state() -> None:
    before = full(load_state())
    payload = json.dumps([before.table.truth(), before.number, before.decisions, before.moves])
    after = moved(before)
    assert after.table.truth() != before.table.truth()
    again = json.dumps([before.table.truth(), before.number, before.decisions, before.moves])
    assert again == payload
    assert len(before.applied) == after.number - 1
    assert (0, f"c{after.number}") not in before.recent.keys
    said = take(before, "say", 1, 9.0, text="hm")
    assert (before.acted["p1"], said.acted["p1"]) == (1.0, 9.0)


def test_refused_entry_leaves_state_unchanged() -> None:
    before = full(load_state())
    with pytest.raises(Refused):
        take(before, "move", 0, do="repair", machine="I/none", robots=[])
    assert (before.number, before.table.history) == (2, [])


def test_decision_number_counts_own_moves_only() -> None:
    state = full(load_state("mech-a-dream", options={"variants": ["robots"]}))
    assert state.turn == [0, 1]
    state = take(state, "move", 1, **next(iter(state.table.moves(1))))
    assert state.decisions == [1, 2]


def test_decision_number_is_not_reused_after_undo() -> None:
    state = full(load_state())
    for _ in range(3):
        before = state.decisions
        state = take(state, "move", 0, do="end-turn")
        made = state.decisions
        state = take(state, "undo", 0, places=[0])
        for seat in range(2):
            assert before[seat] <= made[seat] < state.decisions[seat]
    assert state.table.history == []


def test_undo_lists_undone_entries() -> None:
    state = full(load_state())
    state = take(state, "move", 0, do="trigger", robot="platform/cyclobot-1", level=1)
    state = take(state, "say", 1, text="hm")
    state = take(state, "undo", 0, places=[0])
    assert state.applied[-1].undone == (3,)
    assert state.moves == []


def test_people_to_move_are_those_who_play_themselves() -> None:
    state = load_state("mech-a-dream", options={"variants": ["robots"]})
    assert state.people_to_move == set()
    state = full(state)
    assert (state.people_to_move, state.bots_to_move) == ({"p0", "p1"}, [])
    state = take(state, "hand-over", 1, bot="greedy")
    assert (state.people_to_move, state.bots_to_move) == ({"p0"}, [1])


def test_move_ends_proposed_undo_and_absence() -> None:
    state = full(load_state())
    state = take(state, "move", 0, do="trigger", robot="platform/cyclobot-1", level=1)
    asked = take(state, "ask", 0, what="undo", places=[0], waits_for=[1])
    assert moved(asked).seating.proposal is None
    left = take(state, "leave", state.turn[0])
    assert not moved(left).seating.places[state.turn[0]].has_left


def test_position_is_stored_every_twenty_entries_and_at_the_end() -> None:
    state = full(load_state("mech-a-dream"))
    stored = []
    while state.status == "playing":
        state = moved(state)
        stored += [state.number] if state.position_at == state.number else []
    assert stored[0] == STORE_EVERY
    assert [late - early for early, late in pairwise(stored[:-1])] == [STORE_EVERY] * (
        len(stored) - 2
    )
    assert stored[-1] == state.number


def test_position_of_a_running_game_is_to_be_stored_once_it_has_changed() -> None:
    state = load_state()
    assert is_position_stored(state), "nothing has begun"
    state = full(state)
    assert not is_position_stored(state), "the deal is not stored"
    state.position_at = state.number
    assert is_position_stored(state)
    assert is_position_stored(take(state, "say", 0, text="hm"))
    state = moved(state)
    assert not is_position_stored(state)
    assert is_position_stored(take(state, "close", 0)), "the game is over"


def test_bots_turn_is_due_at_once() -> None:
    state = take(load_state(), "bot", 0, 5.0, bot="greedy")
    assert state.due is None
    state = take(state, "sit", 1, 6.0, name="P")
    assert (state.bots_to_move, state.due) == ([0], 6.0)


def test_nothing_is_due_without_clock() -> None:
    state = full(load_state())
    assert (state.deadlines, state.due) == ({}, None)


def test_clock_starts_when_decision_begins() -> None:
    state = full(load_state(clock=30.0), at=100.0)
    assert (state.deadlines, state.due) == ({0: 130.0}, 130.0)
    state = take(state, "say", 1, 110.0, text="hm")
    state = take(state, "say", 0, 111.0, text="hm")
    assert state.deadlines == {0: 130.0}
    state = take(state, "move", 0, 120.0, do="trigger", robot="platform/cyclobot-1", level=1)
    assert state.deadlines == {state.turn[0]: 150.0}


@pytest.mark.parametrize(
    "gains",
    [
        [("ask", {"what": "undo", "places": [0], "waits_for": [1]}), ("disagree", {})],
        [("leave", {}), ("take-back", {})],
        [("agree", {})],
    ],
)
def test_only_a_move_restarts_clock(gains: list[tuple[str, dict[str, Any]]]) -> None:
    state = full(load_state(clock=30.0), at=100.0)
    if gains[0][0] == "agree":
        state = take(state, "ask", 1, 101.0, what="seat", waits_for=[0], until=500.0)
    for kind, body in gains:
        state = take(state, kind, 0, 120.0, **body)
    assert state.deadlines == {0: 130.0}


def test_taking_seat_back_restarts_clock() -> None:
    state = full(load_state(clock=30.0), at=100.0)
    state = take(state, "hand-over", 0, 130.0, bot="greedy")
    assert state.deadlines == {}
    state = take(state, "take-back", 0, 140.0)
    assert state.deadlines == {0: 170.0}


def test_each_simultaneous_decider_has_own_clock() -> None:
    state = full(load_state("mech-a-dream", clock=30.0, options={"variants": ["robots"]}), at=100.0)
    assert state.deadlines == {0: 130.0, 1: 130.0}
    state = take(state, "move", 0, 110.0, **next(iter(state.table.moves(0))))
    assert state.deadlines[1] == 130.0


def test_return_of_one_seat_does_not_restart_clocks_of_others() -> None:
    state = full(load_state("mech-a-dream", clock=30.0, options={"variants": ["robots"]}), at=100.0)
    state = take(state, "hand-over", 0, 110.0, bot="greedy")
    assert state.deadlines == {1: 130.0}
    state = take(state, "take-back", 0, 120.0)
    assert state.deadlines == {0: 150.0, 1: 130.0}


@pytest.mark.parametrize(
    ("began", "ended", "deadline"),
    [(110.0, 140.0, 160.0), (90.0, 140.0, 170.0), (50.0, 90.0, 130.0)],
    ids=["since the decision", "since before it", "before it"],
)
def test_clock_stands_for_a_downtime(began: float, ended: float, deadline: float) -> None:
    state = full(load_state(clock=30.0), at=100.0)
    state = take(state, "pause", 0, 200.0, began=began, ended=ended)
    assert state.deadlines == {0: deadline}
    assert state.paused_until == ended


def test_proposal_is_due_when_answered_or_expired() -> None:
    state = full(load_state())
    asked = take(state, "ask", 0, 10.0, what="seat", waits_for=[1], until=70.0)
    assert asked.due == 70.0
    assert take(asked, "agree", 1, 20.0).due == 20.0
    undo = take(state, "ask", 0, 10.0, what="undo", places=[0], waits_for=[1])
    assert undo.due is None


def test_table_of_other_rules_is_refused() -> None:
    version = game_kind("cyberion").rules_version
    record = load_state().record
    old = type(record)(
        **{name: getattr(record, name) for name in record.__slots__ if name != "rules_version"},
        rules_version=version + 1,
    )
    with pytest.raises(Refused) as refused:
        TableState(old)
    assert refused.value.code == "unknown-rules"


def test_entry_of_newer_rules_is_refused_with_both_versions() -> None:
    state = full(load_state())
    known = state.table.game.kind.rules_version
    with pytest.raises(Refused) as refused:
        take(state, "rules", 0, to=known + 1)
    assert refused.value.code == "unknown-rules"
    assert refused.value.params == {"found": known + 1, "known": known}


def test_state_that_the_rules_do_not_lead_to_has_no_outcome_and_nobodys_turn() -> None:
    state = full(load_state())
    while state.status == "playing":
        state = moved(state)
    assert state.outcome is not None
    state.stop(state.number, Refused("not-as-played"))
    assert (state.outcome, state.status, state.turn) == (None, "playing", [])


def test_only_last_chat_lines_are_in_snapshot() -> None:
    state = full(load_state())
    for number in range(103):
        state = take(state, "say", 0, text=str(number))
    assert [each.entry.body["text"] for each in state.recent.said][:2] == ["3", "4"]
