"""The seating of a table: a value that each entry turns into another."""

from __future__ import annotations

from typing import Any

from dreamcog.server.store.records import Entry
from dreamcog.server.table.seating import SeatingState, SeatState


def after(seating: SeatingState, *entries: tuple[Any, ...]) -> SeatingState:
    """The seating after these entries, given as kind, seat, person, body."""
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


def test_after_returns_new_seating_and_keeps_old() -> None:
    empty = SeatingState((SeatState(), SeatState()))
    assert after(empty, sits(0, "ada")).places[0].name == "Ada"
    assert empty == SeatingState((SeatState(), SeatState()))


def test_seating_is_full_when_all_seats_are_taken() -> None:
    one = after(SeatingState((SeatState(), SeatState())), sits(0, "ada"))
    assert not one.is_full
    assert after(one, ("bot", 1, None, {"bot": "greedy"})).is_full
    assert after(one, sits(1, "bob")).is_full
    assert not after(one, ("keep", 1, "bob", {"name": "Bob"})).is_full


def test_reserved_seat_is_open_until_its_person_sits_down() -> None:
    kept = after(SeatingState((SeatState(),)), ("keep", 0, "bob", {"name": "Bob"}))
    assert (kept.places[0].kind, kept.places[0].kept_for) == ("open", "bob")
    taken = after(kept, sits(0, "bob"))
    assert (taken.places[0].kind, taken.places[0].kept_for) == ("person", None)


def test_leaving_for_good_clears_seat() -> None:
    left = after(seated("a", "b"), ("leave", 1, "b", {"for_good": True}))
    assert left.places[1] == SeatState()


def test_leaving_for_now_lasts_until_next_move() -> None:
    left = after(seated("a", "b"), ("leave", 1, "b", {}))
    assert left.places[1].has_left
    assert left.places[1].person == "b"
    assert not after(left, ("move", 1, "b", {})).places[1].has_left
    assert not after(left, ("take-back", 1, "b", {})).places[1].has_left


def test_person_with_several_seats_answers_once_for_all() -> None:
    seating = seated("a", "b", "c", "b")
    assert seating.others(0) == (1, 2)
    asked = after(seating, asks("undo", 0, 1, 2))
    agreed = after(asked, ("agree", 3, "b", {}))
    assert agreed.proposal is not None
    assert agreed.proposal.waits_for == (2,)


def test_proposal_skips_bots_and_stand_ins() -> None:
    seating = after(
        seated("a", "b", "c"),
        ("hand-over", 1, "a", {"bot": "greedy"}),
        ("bot", 2, None, {"bot": "greedy"}),
    )
    assert seating.others(0) == ()


def test_move_cancels_proposed_undo_but_not_seat_return() -> None:
    seating = seated("a", "b")
    assert after(seating, asks("undo", 0, 1), ("move", 1, "b", {})).proposal is None
    assert after(seating, asks("seat", 0, 1), ("move", 1, "b", {})).proposal is not None


def test_disagreement_ends_proposed_undo() -> None:
    assert after(seated("a", "b"), asks("undo", 0, 1), ("disagree", 1, "b", {})).proposal is None


def test_disagreement_only_delays_seat_return() -> None:
    asked = after(seated("a", "b"), asks("seat", 0, 1))
    assert after(asked, ("disagree", 1, "b", {})).proposal == asked.proposal
    assert after(asked, ("disagree", 0, "a", {})).proposal is None


def test_stand_in_need_not_answer_proposal() -> None:
    asked = after(seated("a", "b", "c"), asks("undo", 0, 1, 2))
    gone = after(asked, ("hand-over", 1, None, {"bot": "greedy"}))
    assert gone.proposal is not None
    assert gone.proposal.waits_for == (2,)


def test_proposal_ends_when_bot_stands_in_for_proposer() -> None:
    asked = after(seated("a", "b"), asks("undo", 0, 1))
    assert after(asked, ("hand-over", 0, None, {"bot": "greedy"})).proposal is None


def test_returned_seat_ends_its_own_proposal_only() -> None:
    asked = after(seated("a", "b"), asks("seat", 0, 1))
    assert after(asked, ("take-back", 0, "a", {})).proposal is None
    assert after(asked, ("take-back", 1, "b", {})).proposal is not None


def test_resigning_gives_stand_in_and_may_end_game() -> None:
    on = after(seated("a", "b"), ("resign", 0, "a", {"bot": "greedy", "ends": False}))
    assert (on.places[0].player, on.places[0].has_resigned, on.ended_by) == ("greedy", True, None)
    over = after(seated("a", "b"), ("resign", 0, "a", {"bot": "greedy", "ends": True}))
    assert over.ended_by == "resigned"


def test_closing_ends_proposal() -> None:
    closed = after(seated("a", "b"), asks("undo", 0, 1), ("close", 0, "a", {}))
    assert (closed.ended_by, closed.proposal) == ("closed", None)


def test_deleted_person_still_holds_seat() -> None:
    seating = after(SeatingState((SeatState(),)), ("sit", 0, None, {}))
    assert (seating.places[0].kind, seating.places[0].name) == ("person", "")
    assert seating.is_full


def test_chat_does_not_change_seating() -> None:
    assert after(seated("a"), ("say", 0, "a", {"text": "hm"})) == seated("a")


def test_seats_of_person_are_found() -> None:
    seating = seated("a", "b", "a", None)
    assert (seating.seats_of("a"), seating.seats_of("b"), seating.seats_of("c")) == (
        [0, 2],
        [1],
        [],
    )


def test_seat_of_bot_is_taken_by_it() -> None:
    place = after(SeatingState((SeatState(),)), ("bot", 0, None, {"bot": "greedy"})).places[0]
    assert place == SeatState(is_taken=True, bot="greedy")
    assert (place.kind, place.player) == ("bot", "greedy")


def test_reserved_seat_has_name_of_its_person() -> None:
    kept = after(SeatingState((SeatState(),)), ("keep", 0, "bob", {"name": "Bob"}))
    assert kept.places[0] == SeatState(kept_for="bob", name="Bob")
    gone = after(SeatingState((SeatState(),)), ("keep", 0, None, {}))
    assert gone.places[0] == SeatState()


def test_rematch_is_known_by_its_table() -> None:
    assert after(seated("a", "b"), ("rematch", 0, "a", {"table": "t2"})).rematch == "t2"
