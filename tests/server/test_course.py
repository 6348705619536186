"""The course of a table: everything that follows from its entries, and nothing else."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.server.live.replay import course_at
from dreamcog.server.store.records import Entry
from dreamcog.server.table.creation import record_of
from dreamcog.server.table.game_cache import asked_for
from dreamcog.server.table.state import Course


def course_of(game: str = "cyberion", players: int = 2, **told: Any) -> Course:
    options = {"players": players, **told.pop("options", {})}
    record = record_of(asked_for(game, options), **{"seed": f"{7:032x}", **told})
    return Course(record)


def take(course: Course, kind: str, seat: int, at: float = 1.0, **body: Any) -> Course:
    number = course.number + 1
    person = f"p{seat}" if kind != "bot" else None
    entry = Entry("t", number, kind, seat, person, body, f"c{number}", at)
    return course.after(entry)


def full(course: Course, at: float = 1.0) -> Course:
    for seat in range(len(course.company.places)):
        course = take(course, "sit", seat, at, name=f"P{seat}")
    return course


def moved(course: Course, at: float = 1.0) -> Course:
    seat = course.turn[0]
    return take(course, "move", seat, at, **next(iter(course.table.moves(seat))))


def test_a_table_waits_then_plays_then_is_over() -> None:
    course = course_of()
    assert (course.status, course.turn) == ("waiting", [])
    course = full(course)
    assert (course.status, course.turn) == ("playing", [0])
    rng = random.Random(1)
    while course.status == "playing":
        seat = course.turn[0]
        course = take(course, "move", seat, **rng.choice(list(course.table.moves(seat))))
    assert course.status == "finished"
    assert (course.turn, course.due, course.standing.finished) == ([], None, 1.0)
    assert course.standing.outcome == course.outcome


def test_after_leaves_the_course_before_as_it_was() -> None:
    before = full(course_of())
    told = json.dumps([before.table.truth(), before.number, before.decisions, before.moves])
    after = moved(before)
    assert after.table.truth() != before.table.truth()
    again = json.dumps([before.table.truth(), before.number, before.decisions, before.moves])
    assert again == told
    assert len(before.happenings) == after.number - 1
    assert (0, f"c{after.number}") not in before.answers


def test_what_is_refused_has_never_happened() -> None:
    before = full(course_of())
    with pytest.raises(Refused):
        take(before, "move", 0, do="repair", machine="I/none", robots=[])
    assert (before.number, before.table.history) == (2, [])


def test_a_seats_decision_number_counts_its_own_moves_only() -> None:
    course = full(course_of("mech-a-dream", options={"variants": ["robots"]}))
    assert course.turn == [0, 1]
    course = take(course, "move", 1, **next(iter(course.table.moves(1))))
    assert course.decisions == [1, 2]


def test_a_decision_number_never_comes_again_even_after_an_undo() -> None:
    course = full(course_of())
    used = {tuple(course.decisions)}
    for _ in range(3):
        course = take(course, "move", 0, do="end-turn")
        course = take(course, "undo", 0, places=[0])
        assert tuple(course.decisions) not in used
        used.add(tuple(course.decisions))
    assert course.table.history == []


def test_an_undo_says_which_entries_it_took_back() -> None:
    course = full(course_of())
    course = take(course, "move", 0, do="trigger", robot="platform/cyclobot-1", level=1)
    course = take(course, "say", 1, text="hm")
    course = take(course, "undo", 0, places=[0])
    assert course.happenings[-1].undone == (3,)
    assert course.moves == []


def test_the_server_has_something_to_do_at_once_where_a_bot_plays() -> None:
    course = take(course_of(), "bot", 0, 5.0, bot="greedy")
    assert course.due is None
    course = take(course, "sit", 1, 6.0, name="P")
    assert (course.bots_to_move, course.due) == ([0], 6.0)


def test_at_ones_own_pace_nothing_is_ever_due() -> None:
    course = full(course_of())
    assert (course.deadlines, course.due) == ({}, None)


def test_a_clock_runs_from_the_moment_a_decision_is_there() -> None:
    course = full(course_of(clock=30.0), at=100.0)
    assert (course.deadlines, course.due) == ({0: 130.0}, 130.0)
    course = take(course, "say", 1, 110.0, text="hm")
    course = take(course, "say", 0, 111.0, text="hm")
    assert course.deadlines == {0: 130.0}
    course = take(course, "move", 0, 120.0, do="trigger", robot="platform/cyclobot-1", level=1)
    assert course.deadlines == {course.turn[0]: 150.0}


@pytest.mark.parametrize(
    "gains",
    [
        [("ask", {"what": "undo", "places": [0], "waits_for": [1]}), ("disagree", {})],
        [("leave", {}), ("take-back", {})],
        [("agree", {})],
    ],
)
def test_nothing_but_a_move_gains_time(gains: list[tuple[str, dict[str, Any]]]) -> None:
    course = full(course_of(clock=30.0), at=100.0)
    if gains[0][0] == "agree":
        course = take(course, "ask", 1, 101.0, what="seat", waits_for=[0], until=500.0)
    for kind, body in gains:
        course = take(course, kind, 0, 120.0, **body)
    assert course.deadlines == {0: 130.0}


def test_who_takes_over_from_a_bot_has_all_the_time_again() -> None:
    course = full(course_of(clock=30.0), at=100.0)
    course = take(course, "hand-over", 0, 130.0, bot="greedy")
    assert course.deadlines == {}
    course = take(course, "take-back", 0, 140.0)
    assert course.deadlines == {0: 170.0}


def test_a_clock_runs_for_each_of_those_who_decide_at_the_same_time() -> None:
    course = full(course_of("mech-a-dream", clock=30.0, options={"variants": ["robots"]}), at=100.0)
    assert course.deadlines == {0: 130.0, 1: 130.0}
    course = take(course, "move", 0, 110.0, **next(iter(course.table.moves(0))))
    assert course.deadlines[1] == 130.0


def test_a_question_is_due_when_all_have_answered_or_the_time_is_over() -> None:
    course = full(course_of())
    asked = take(course, "ask", 0, 10.0, what="seat", waits_for=[1], until=70.0)
    assert asked.due == 70.0
    assert take(asked, "agree", 1, 20.0).due == 20.0
    undo = take(course, "ask", 0, 10.0, what="undo", places=[0], waits_for=[1])
    assert undo.due is None


def test_the_table_can_be_looked_at_as_it_was() -> None:
    course = full(course_of("mech-a-dream"))
    positions = [course.table.position(0)]
    for _ in range(5):
        course = moved(course)
        positions.append(course.table.position(0))
    for back, position in enumerate(positions):
        assert asyncio.run(course_at(course, 2 + back)).position(0) == position


def test_a_table_of_other_rules_cannot_be_opened() -> None:
    version = game_kind("cyberion").rules_version
    record = course_of().record
    old = type(record)(
        **{name: getattr(record, name) for name in record.__slots__ if name != "rules_version"},
        rules_version=version + 1,
    )
    with pytest.raises(Refused) as refused:
        Course(old)
    assert refused.value.code == "unknown-rules"


def test_only_the_last_lines_are_shown_to_whoever_comes() -> None:
    course = full(course_of())
    for number in range(103):
        course = take(course, "say", 0, text=str(number))
    assert [each.entry.body["text"] for each in course.said][:2] == ["3", "4"]
