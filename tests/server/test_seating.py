"""The company at a table: a value, which what happens makes another of."""

from __future__ import annotations

from typing import Any

from dreamcog.server.store.records import Entry
from dreamcog.server.table.seating import SeatingState, SeatState


def after(seating: SeatingState, *entries: tuple[Any, ...]) -> SeatingState:
    """The company when these have happened: kind, seat, person, body."""
    for number, (kind, seat, person, body) in enumerate(entries, 1):
        seating = seating.after(Entry("t", number, kind, seat, person, body, f"c{number}", 1.0))
    return seating


def seated(*people: str | None) -> SeatingState:
    places = tuple(SeatState(is_taken=True, person=person, name=person or "") for person in people)
    return SeatingState(places)


def sits(seat: int, person: str) -> tuple[Any, ...]:
    return ("sit", seat, person, {"name": person.title()})


def asks(what: str, seat: int, *waits_for: int) -> tuple[Any, ...]:
    return ("ask", seat, "a", {"what": what, "waits_for": list(waits_for), "until": 9.0})


def test_what_happens_makes_another_company_and_leaves_this_one() -> None:
    empty = SeatingState((SeatState(), SeatState()))
    assert after(empty, sits(0, "ada")).places[0].name == "Ada"
    assert empty == SeatingState((SeatState(), SeatState()))


def test_a_company_is_full_when_people_and_bots_have_all_seats() -> None:
    one = after(SeatingState((SeatState(), SeatState())), sits(0, "ada"))
    assert not one.is_full
    assert after(one, ("bot", 1, None, {"bot": "greedy"})).is_full
    assert after(one, sits(1, "bob")).is_full
    assert not after(one, ("keep", 1, "bob", {"name": "Bob"})).is_full


def test_a_kept_seat_is_open_until_whoever_it_is_kept_for_sits_down() -> None:
    kept = after(SeatingState((SeatState(),)), ("keep", 0, "bob", {"name": "Bob"}))
    assert (kept.places[0].kind, kept.places[0].kept_for) == ("open", "bob")
    taken = after(kept, sits(0, "bob"))
    assert (taken.places[0].kind, taken.places[0].kept_for) == ("person", None)


def test_who_leaves_for_good_leaves_nothing_behind() -> None:
    left = after(seated("a", "b"), ("leave", 1, "b", {"for_good": True}))
    assert left.places[1] == SeatState()


def test_who_leaves_for_now_has_the_seat_until_they_move_again() -> None:
    left = after(seated("a", "b"), ("leave", 1, "b", {}))
    assert left.places[1].has_left
    assert left.places[1].person == "b"
    assert not after(left, ("move", 1, "b", {})).places[1].has_left
    assert not after(left, ("take-back", 1, "b", {})).places[1].has_left


def test_somebody_with_several_seats_is_asked_once_and_speaks_for_all() -> None:
    seating = seated("a", "b", "c", "b")
    assert seating.others(0) == (1, 2)
    asked = after(seating, asks("undo", 0, 1, 2))
    agreed = after(asked, ("agree", 3, "b", {}))
    assert agreed.proposal is not None
    assert agreed.proposal.waits_for == (2,)


def test_nobody_asks_a_bot_or_whom_a_bot_stands_in_for() -> None:
    seating = after(
        seated("a", "b", "c"),
        ("hand-over", 1, "a", {"bot": "greedy"}),
        ("bot", 2, None, {"bot": "greedy"}),
    )
    assert seating.others(0) == ()


def test_a_move_makes_it_too_late_to_take_one_back_but_not_to_have_a_seat_again() -> None:
    seating = seated("a", "b")
    assert after(seating, asks("undo", 0, 1), ("move", 1, "b", {})).proposal is None
    assert after(seating, asks("seat", 0, 1), ("move", 1, "b", {})).proposal is not None


def test_disagreeing_ends_the_question() -> None:
    assert after(seated("a", "b"), asks("undo", 0, 1), ("disagree", 1, "b", {})).proposal is None


def test_who_does_not_give_a_seat_back_only_makes_its_owner_wait() -> None:
    asked = after(seated("a", "b"), asks("seat", 0, 1))
    assert after(asked, ("disagree", 1, "b", {})).proposal == asked.proposal
    assert after(asked, ("disagree", 0, "a", {})).proposal is None


def test_a_bot_does_not_answer_for_whom_it_stands_in() -> None:
    asked = after(seated("a", "b", "c"), asks("undo", 0, 1, 2))
    gone = after(asked, ("hand-over", 1, None, {"bot": "greedy"}))
    assert gone.proposal is not None
    assert gone.proposal.waits_for == (2,)


def test_a_question_ends_when_a_bot_stands_in_for_whoever_asked() -> None:
    asked = after(seated("a", "b"), asks("undo", 0, 1))
    assert after(asked, ("hand-over", 0, None, {"bot": "greedy"})).proposal is None


def test_having_the_seat_again_ends_the_question_for_it_and_no_other() -> None:
    asked = after(seated("a", "b"), asks("seat", 0, 1))
    assert after(asked, ("take-back", 0, "a", {})).proposal is None
    assert after(asked, ("take-back", 1, "b", {})).proposal is not None


def test_who_resigns_is_stood_in_for_and_may_end_it() -> None:
    on = after(seated("a", "b"), ("resign", 0, "a", {"bot": "greedy", "ends": False}))
    assert (on.places[0].player, on.places[0].has_resigned, on.ended_by) == ("greedy", True, None)
    over = after(seated("a", "b"), ("resign", 0, "a", {"bot": "greedy", "ends": True}))
    assert over.ended_by == "resigned"


def test_closing_ends_everything_that_was_asked() -> None:
    closed = after(seated("a", "b"), asks("undo", 0, 1), ("close", 0, "a", {}))
    assert (closed.ended_by, closed.proposal) == ("closed", None)


def test_somebody_who_was_forgotten_still_holds_the_seat() -> None:
    seating = after(SeatingState((SeatState(),)), ("sit", 0, None, {}))
    assert (seating.places[0].kind, seating.places[0].name) == ("person", "")
    assert seating.is_full


def test_a_word_changes_nothing() -> None:
    assert after(seated("a"), ("say", 0, "a", {"text": "hm"})) == seated("a")
