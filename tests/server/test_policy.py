"""Table policy: who may do what, and what has to be proposed first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.server.table import policy
from dreamcog.server.table.entries import NewEntry
from dreamcog.server.table.policy import (
    Requester,
    bot_move,
    departure,
    missed_pause,
    out_of_time,
    running_since,
    settled_proposal,
)
from dreamcog.server.table.state import TableState
from dreamcog.server.wire import actions
from support.policies import does, done, refuses, table, take

TRIGGER = {"do": "trigger", "robot": "platform/cyclobot-1", "level": 1}


def move(seat: int, decision: int = 1, **spelled: Any) -> actions.Move:
    return actions.Move("c", seat, decision, spelled or {"do": "end-turn"})


def test_acting_for_other_persons_seat_is_refused() -> None:
    state = table("ada", "bob")
    for act in (
        move(1),
        actions.Undo("c", 1),
        actions.Say("c", 1, "hm"),
        actions.Resign("c", 1),
        actions.Leave("c", 1),
        actions.HandOver("c", 1, 1, "greedy"),
        actions.TakeBack("c", 1),
        actions.Agree("c", 1, 1),
    ):
        assert refuses(state, "ada", act) == "not-your-seat"
    assert refuses(state, "eve", move(0)) == "not-your-seat"
    assert refuses(state, "ada", move(2)) == "not-your-seat"


def test_move_before_start_or_after_end_is_refused() -> None:
    assert refuses(table("ada", None), "ada", move(0)) == "table-not-full"
    closed = take(table("ada", "bob"), "close", 0, "ada")
    assert refuses(closed, "ada", move(0)) == "table-closed"
    over = take(table("ada", "bob"), "resign", 0, "ada", bot="greedy", ends=True)
    assert refuses(over, "bob", move(1)) == "table-over"


def test_move_for_other_decision_is_stale() -> None:
    state = table("ada", "bob")
    with pytest.raises(Refused) as refused:
        does(state, "ada", move(0, decision=2))
    assert (refused.value.code, refused.value.params["decision"]) == ("stale", 1)


def test_move_while_bot_stands_in_is_refused() -> None:
    state = take(table("ada", "bob"), "hand-over", 0, None, bot="greedy")
    assert refuses(state, "ada", move(0)) == "bot-plays"
    assert refuses(state, "ada", actions.Undo("c", 0)) == "bot-plays"


def test_undo_alone_is_immediate() -> None:
    state = done(table("ada", "[greedy]"), "ada", move(0, **TRIGGER))
    assert does(state, "ada", actions.Undo("c", 0)) == NewEntry("undo", 0, {"places": [0]})


def test_undo_of_person_with_all_seats_is_immediate() -> None:
    state = done(table("ada", "ada"), "ada", move(0, **TRIGGER))
    assert does(state, "ada", actions.Undo("c", 0)).kind == "undo"


def test_undo_at_shared_table_is_proposed() -> None:
    state = done(table("ada", "bob"), "ada", move(0, **TRIGGER))
    new_entry = does(state, "ada", actions.Undo("c", 0))
    assert (new_entry.kind, new_entry.body["what"], new_entry.body["waits_for"]) == (
        "ask",
        "undo",
        (1,),
    )


def test_second_proposal_is_refused() -> None:
    state = done(table("ada", "bob"), "ada", move(0, **TRIGGER))
    state = done(state, "ada", actions.Undo("c", 0))
    assert refuses(state, "ada", actions.Undo("c", 0)) == "already-asked"


def test_undo_without_move_is_refused() -> None:
    assert refuses(table("ada", "bob"), "ada", actions.Undo("c", 0)) == "nothing-to-undo"


def test_undo_includes_later_bot_moves() -> None:
    state = table("ada", "[greedy]", game="mech-a-dream")
    state = done(state, "ada", move(0, do="stock-room", take="ink"))
    assert state.turn == [1]
    state = take(state, "move", 1, None, do="stock-room", take="flower")
    assert does(state, "ada", actions.Undo("c", 0)).body["places"] == [0, 1]


def test_agreement_of_person_who_was_not_asked_is_refused() -> None:
    state = done(table("ada", "bob"), "ada", move(0, **TRIGGER))
    assert refuses(state, "bob", actions.Agree("c", 1, 3)) == "nothing-asked"
    state = done(state, "ada", actions.Undo("c", 0))
    number = state.number
    assert refuses(state, "ada", actions.Agree("c", 0, number)) == "nothing-asked"
    assert refuses(state, "bob", actions.Agree("c", 1, number - 1)) == "nothing-asked"
    assert done(state, "bob", actions.Agree("c", 1, number)).table.history == []


def test_proposer_can_withdraw_proposal() -> None:
    state = done(table("ada", "bob"), "ada", move(0, **TRIGGER))
    state = done(state, "ada", actions.Undo("c", 0))
    state = done(state, "ada", actions.Disagree("c", 0, state.number))
    assert state.seating.proposal is None
    assert len(state.table.history) == 1


def test_answer_of_uninvolved_seat_is_refused() -> None:
    state = table("ada", "bob", "cyd", game="mech-a-dream")
    state = take(state, "hand-over", 2, None, bot="greedy")
    state = done(state, "ada", move(0, do="stock-room", take="ink"))
    state = done(state, "ada", actions.Undo("c", 0))
    assert state.seating.proposal is not None
    assert refuses(state, "cyd", actions.Disagree("c", 2, state.number)) == "nothing-asked"


def test_own_seat_can_be_handed_over_at_any_time() -> None:
    state = table("ada", "bob")
    new_entry = does(state, "ada", actions.HandOver("c", 0, 0, "greedy"))
    assert new_entry == NewEntry("hand-over", 0, {"bot": "greedy", "by": 0})


def test_other_seat_can_be_handed_over_only_when_away() -> None:
    state = table("ada", "bob")
    hand_over = actions.HandOver("c", 0, 1, "greedy")
    assert refuses(state, "ada", hand_over) == "not-away"
    assert does(state, "ada", hand_over, frozenset({1})).seat == 1
    left = done(state, "bob", actions.Leave("c", 1))
    assert does(left, "ada", hand_over).seat == 1


def test_handing_over_bots_seat_is_refused() -> None:
    assert refuses(table("ada", "[greedy]"), "ada", actions.HandOver("c", 0, 1, "greedy")) == (
        "bot-plays"
    )
    assert refuses(table("ada", "bob"), "ada", actions.HandOver("c", 0, 2, "greedy")) == (
        "not-your-seat"
    )
    with pytest.raises(Refused):
        does(table("ada", "bob"), "ada", actions.HandOver("c", 0, 0, "no-such-bot"))


def test_taking_seat_back_alone_is_immediate() -> None:
    state = take(table("ada", "[greedy]"), "hand-over", 0, "ada", bot="greedy")
    assert does(state, "ada", actions.TakeBack("c", 0)).kind == "take-back"


def test_taking_seat_back_is_proposed_with_deadline() -> None:
    state = take(table("ada", "bob"), "hand-over", 0, "ada", bot="greedy")
    new_entry = does(state, "ada", actions.TakeBack("c", 0))
    assert new_entry.body == {"what": "seat", "waits_for": (1,), "until": 160.0}
    asked = take(state, new_entry.kind, 0, "ada", **new_entry.body)
    assert settled_proposal(asked, 159.0) is None
    assert settled_proposal(asked, 160.0) == NewEntry("take-back", 0, {})


def test_time_to_object_stands_while_the_server_is_down() -> None:
    state = take(table("ada", "bob"), "hand-over", 0, "ada", bot="greedy")
    new_entry = does(state, "ada", actions.TakeBack("c", 0))
    asked = take(state, new_entry.kind, 0, "ada", **new_entry.body)
    assert (running_since(state), running_since(asked)) == (None, 100.0)
    pause = missed_pause(asked, 130.0, 500.0)
    paused = take(asked, pause.kind, 0, None, **pause.body)
    assert settled_proposal(paused, 529.0) is None
    assert settled_proposal(paused, 530.0) == NewEntry("take-back", 0, {})
    # A downtime from before it was asked costs no time, one that began before it all that is left.
    assert missed_pause(asked, 20.0, 90.0).body["until"] == 160.0
    assert missed_pause(asked, 20.0, 105.0).body["until"] == 165.0
    answered = take(asked, "agree", 1, "bob")
    assert settled_proposal(answered, 0.0) == NewEntry("take-back", 0, {})


def test_taking_back_own_active_seat_is_refused() -> None:
    assert refuses(table("ada", "bob"), "ada", actions.TakeBack("c", 0)) == "nothing-to-take-back"


def test_returning_without_stand_in_is_immediate() -> None:
    state = done(table("ada", "bob"), "ada", actions.Leave("c", 0))
    assert does(state, "ada", actions.TakeBack("c", 0)) == NewEntry("take-back", 0, {})


@pytest.mark.parametrize(
    ("game", "people", "ends"),
    [
        ("cyberion", ["ada"], True),
        ("cyberion", ["ada", "[greedy]"], True),
        ("cyberion", ["ada", "ada"], True),
        ("cyberion", ["ada", "bob"], False),
        ("mech-a-dream", ["ada", "bob"], True),
        ("mech-a-dream", ["ada", "[greedy]"], True),
        ("mech-a-dream", ["ada", "bob", "cyd"], False),
        ("mech-a-dream", ["ada", "bob", "[greedy]"], False),
        ("mech-a-dream", ["ada", "[greedy]", "[greedy]"], True),
        ("mech-a-dream", ["ada", "ada", "[greedy]"], True),
    ],
)
def test_resigning_ends_game_without_other_people(game: str, people: list[str], ends: bool) -> None:
    assert does(table(*people, game=game), "ada", actions.Resign("c", 0)).body["ends"] is ends


def test_last_of_three_wins_when_others_resigned() -> None:
    state = done(table("ada", "bob", "cyd", game="mech-a-dream"), "ada", actions.Resign("c", 0))
    assert state.status == "playing"
    assert done(state, "bob", actions.Resign("c", 1)).status == "finished"


def test_taking_seat_back_after_resigning_is_refused() -> None:
    state = done(table("ada", "bob"), "ada", actions.Resign("c", 0))
    assert refuses(state, "ada", actions.Resign("c", 0)) == "has-resigned"
    assert refuses(state, "ada", actions.TakeBack("c", 0)) == "has-resigned"
    assert refuses(state, "ada", move(0)) == "has-resigned"


def test_leaving_before_start_is_for_good() -> None:
    for_good = NewEntry("leave", 0, {"for_good": True})
    assert does(table("ada", None), "ada", actions.Leave("c", 0)) == for_good
    assert does(table("ada", "bob"), "ada", actions.Leave("c", 0)) == NewEntry("leave", 0, {})


def test_chat_is_allowed_in_every_status() -> None:
    for state in (
        table("ada", None),
        table("ada", "bob"),
        take(table("ada", "bob"), "close", 0, "ada"),
    ):
        assert does(state, "ada", actions.Say("c", 0, "hm")) == NewEntry("say", 0, {"text": "hm"})


def stale(decide: Callable[[], NewEntry]) -> bool:
    """Whether an entry comes too late, or too early."""
    with pytest.raises(Refused) as refused:
        decide()
    return refused.value.code == "stale"


def test_bot_stands_in_only_when_time_has_run_out() -> None:
    state = table("ada", "bob", clock=30.0)
    assert state.deadlines == {0: 31.0}
    assert stale(lambda: out_of_time(state, 0, 30.9))
    assert stale(lambda: out_of_time(state, 1, 100.0))
    handed = NewEntry("hand-over", 0, {"bot": "hard", "why": "clock"})
    assert out_of_time(state, 0, 31.0) == handed
    assert stale(lambda: out_of_time(table("ada", "bob"), 0, 1e9))


def test_bot_moves_only_for_its_own_open_decision() -> None:
    state = table("[greedy]", "bob")
    assert bot_move(state, 0, "greedy", 1, TRIGGER) == NewEntry("move", 0, TRIGGER)
    assert stale(lambda: bot_move(state, 0, "greedy", 2, TRIGGER))
    assert stale(lambda: bot_move(state, 0, "random", 1, TRIGGER))
    assert stale(lambda: bot_move(state, 1, "greedy", 1, TRIGGER))
    closed = take(state, "close", 0, "bob")
    assert stale(lambda: bot_move(closed, 0, "greedy", 1, TRIGGER))


def test_table_of_too_many_entries_can_only_be_left() -> None:
    state = table("ada", "bob")

    def does(state: TableState, person: str, action: actions.AnyAction) -> NewEntry:
        return policy.entry_for(state, Requester(person, 0.0, most_entries=most), action)

    most = state.number + 1
    assert does(state, "ada", actions.Say("c", 0, "hm")).kind == "say"
    most = state.number
    for act in (move(0), actions.Say("c", 0, "hm"), actions.HandOver("c", 0, 0, "greedy")):
        with pytest.raises(Refused) as refused:
            does(state, "ada", act)
        assert (refused.value.code, refused.value.params) == (
            "table-too-long",
            {"most": state.number},
        )
    assert does(state, "ada", actions.Leave("c", 0)).kind == "leave"
    assert does(state, "ada", actions.Resign("c", 0)).kind == "resign"


def test_nothing_but_chat_is_allowed_at_closed_table() -> None:
    state = done(table("ada", "bob"), "ada", move(0, **TRIGGER))
    closed = take(state, "close", 0, "ada")
    for act in (
        actions.Undo("c", 0),
        actions.Step("c", 0, 1),
        actions.HandOver("c", 0, 0, "greedy"),
        actions.TakeBack("c", 0),
        actions.Leave("c", 0),
        actions.Resign("c", 0),
    ):
        assert refuses(closed, "ada", act) == "table-closed"


def test_taking_seat_back_is_proposed_once() -> None:
    state = take(table("ada", "bob"), "hand-over", 0, "ada", bot="greedy")
    state = done(state, "ada", actions.TakeBack("c", 0))
    assert refuses(state, "ada", actions.TakeBack("c", 0)) == "already-asked"


def test_stand_in_cannot_be_told_the_steps_of_a_lesson() -> None:
    state = take(table("ada", "[greedy]"), "hand-over", 0, "ada", bot="greedy")
    assert refuses(state, "ada", actions.Step("c", 0, 1)) == "bot-plays"
    assert refuses(table("ada", "[greedy]"), "ada", actions.Step("c", 0, 1)) == "no-lesson"


def test_seat_of_deleted_person_is_open_or_played_by_bot() -> None:
    assert departure(table("ada", None), 0) == NewEntry("leave", 0, {"for_good": True})
    gone = NewEntry("hand-over", 1, {"bot": "hard", "why": "gone"})
    assert departure(table("ada", "bob"), 1) == gone


def test_proposal_is_not_fulfilled_when_game_is_over() -> None:
    state = take(table("ada", "bob"), "hand-over", 0, "ada", bot="greedy")
    asked = done(state, "ada", actions.TakeBack("c", 0))
    over = take(asked, "resign", 1, "bob", bot="greedy", ends=True)
    assert settled_proposal(over, 1e9) is None
