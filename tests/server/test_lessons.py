"""Guided games at the server: made by name, step by step, left and taken up, played on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dreamcog.core.lessons import Lesson, lessons_of, read_lesson
from dreamcog.core.registry import game_kind, games
from dreamcog.core.saves import verify
from dreamcog.server.live.creation import record_of
from dreamcog.server.store.lists import count_turns
from dreamcog.server.store.records import Entry
from dreamcog.server.table.game_cache import open_game
from dreamcog.server.table.guided import first_step, to_step
from dreamcog.server.table.state import TableState
from support.databases import SQLITE
from support.serving import Person, Seat, Served
from support.table_fixtures import (
    Clients,
    live,
    perform,
    play_move,
    refusal_code,
    rewrite,
    serving_on,
    with_clients,
)

FIRST = "first-game"
LESSONS = [each for game in games() for each in lessons_of(game).values()]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("store")
    with serving_on(SQLITE, folder) as running:
        yield running


async def begun(
    clients: Clients, game: str = "cyberion", name: str = FIRST
) -> tuple[Person, str, Seat]:
    """A guest who has begun a lesson."""
    ada = await clients.guest("Ada")
    made = await ada.post("/api/tables", {"game": game, "lesson": name}, 201)
    return ada, made["id"], await clients.subscribe(ada, made["id"], 0)


def lesson_of(seat: Seat) -> dict[str, Any]:
    assert seat.lesson is not None
    return seat.lesson


async def go_on(seat: Seat) -> None:
    """Do what a learner does: read and go on, or make the first move of the menu."""
    before = seat.number
    if lesson_of(seat)["is_read"]:
        await perform(seat, "step", to=lesson_of(seat)["step"] + 1)
    else:
        await seat.until(lambda: seat.menu is not None or lesson_of(seat)["is_read"])
        if seat.menu is not None:
            await play_move(seat, seat.moves()[0])
    await seat.until(lambda: seat.number > before)


async def play_to(seat: Seat, step: int) -> None:
    while lesson_of(seat)["step"] < step:
        await go_on(seat)


def first_played(lesson: Lesson) -> int:
    """The number of the first step in which something is played."""
    return next(number for number, step in enumerate(lesson.steps) if not step.is_read)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.title)
def test_a_lesson_is_played_by_socket_and_the_game_goes_on(served: Served, lesson: Lesson) -> None:
    async def play(clients: Clients) -> None:
        _, table, seat = await begun(clients, lesson.game, lesson.name)
        assert lesson_of(seat)["steps"] == len(lesson.steps)
        await play_to(seat, len(lesson.steps))
        assert lesson_of(seat)["message"] == ""
        await seat.until(lambda: seat.menu is not None)
        state = live(served, table).state
        assert len(seat.moves()) == len(list(state.table.moves(0)))

    with_clients(served, play)


def test_a_legal_move_that_is_not_of_the_step_is_refused(served: Served) -> None:
    async def play(clients: Clients) -> None:
        _, table, seat = await begun(clients)
        await play_to(seat, first_played(lessons_of("cyberion")[FIRST]))
        others = [m for m in live(served, table).state.table.moves(0) if m not in seat.moves()]
        refused = await seat.move(others[0])
        assert refused["refusal"]["code"] == "not-in-lesson"
        refused = await seat.move({"do": "repair", "machine": "m99", "robots": []})
        assert refused["refusal"]["code"] == "malformed"

    with_clients(served, play)


def test_undo_and_a_stand_in_are_refused_until_the_lesson_is_over(served: Served) -> None:
    async def play(clients: Clients) -> None:
        _, _, seat = await begun(clients)
        hand_over = {"away": 0, "bot": "greedy"}
        assert await refusal_code(seat, "undo") == "in-lesson"
        assert await refusal_code(seat, "hand-over", **hand_over) == "in-lesson"
        await perform(seat, "step", to=lesson_of(seat)["steps"])
        assert await refusal_code(seat, "undo") == "nothing-to-undo"
        await perform(seat, "hand-over", **hand_over)

    with_clients(served, play)


def test_back_and_skip_lead_to_the_position_of_the_step(served: Served) -> None:
    async def play(clients: Clients) -> None:
        lesson = lessons_of("cyberion")[FIRST]
        _, table, seat = await begun(clients)
        first = first_played(lesson)
        await play_to(seat, first)
        before, moves = seat.position, seat.moves()
        await play_to(seat, first + 1)
        assert seat.position != before
        await perform(seat, "step", to=first)
        assert (seat.position, seat.moves()) == (before, moves)
        made = [each["number"] for each in seat.happened if each["what"] == "move"]
        assert seat.happened[-1]["undone"] == made
        await perform(seat, "step", to=len(lesson.steps) - 1)
        assert seat.position == lesson.table_at(len(lesson.steps) - 1).position(0)
        assert "truth" not in json.dumps(seat.happened)
        assert live(served, table).state.table.history == []

    with_clients(served, play)


def test_going_back_from_a_result_leads_to_the_beginning_of_its_step(served: Served) -> None:
    async def play(clients: Clients) -> None:
        lesson = lessons_of("cyberion")[FIRST]
        first = next(n for n, step in enumerate(lesson.steps) if step.play and step.after)
        _, _, seat = await begun(clients)
        await play_to(seat, first)
        before = (seat.position, seat.moves(), lesson_of(seat)["message"])
        assert lesson_of(seat)["back"] == first - 1
        await go_on(seat)
        assert lesson_of(seat)["message"].endswith("-after")
        assert lesson_of(seat)["back"] == first
        await perform(seat, "step", to=first)
        assert (seat.position, seat.moves(), lesson_of(seat)["message"]) == before

    with_clients(served, play)


def test_steps_out_of_range_and_of_an_ordinary_table_are_refused(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, _, seat = await begun(clients)
        assert await refusal_code(seat, "step", to=99) == "malformed"
        table = clients.set_table("cyberion", ada)
        ordinary = await clients.subscribe(ada, table, 0)
        assert ordinary.lesson is None
        assert await refusal_code(ordinary, "step", to=0) == "no-lesson"

    with_clients(served, play)


def test_a_lesson_that_was_left_is_taken_up_where_it_was(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, table, seat = await begun(clients)
        await play_to(seat, 2)
        left = (seat.position, seat.menu, seat.lesson)
        await seat.leave()
        rewrite(served, "UPDATE tables SET updated = updated WHERE id = ?", table)
        again = await clients.subscribe(ada, table, 0)
        assert (again.position, again.menu, again.lesson) == left
        listed = await ada.get("/api/tables")
        assert [each["lesson"] for each in listed if each["id"] == table] == [FIRST]

    with_clients(served, play)


def test_a_table_opens_when_its_lesson_is_gone_or_shorter(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(clients: Clients) -> None:
        ada, table, seat = await begun(clients)
        await play_to(seat, 3)
        position = seat.position
        for known in ({}, {FIRST: shortened}):
            monkeypatch.setattr(
                "dreamcog.server.table.guided.lessons_of", lambda _, found=known: found
            )
            rewrite(served, "UPDATE tables SET updated = updated WHERE id = ?", table)
            again = await clients.subscribe(ada, table, 0)
            assert again.position == position
            assert again.menu is not None

    told = lessons_of("cyberion")[FIRST]
    shortened = replace(told, steps=told.steps[:1])
    with_clients(served, play)


def test_the_result_of_a_lesson_does_not_count_and_its_save_can_be_replayed(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, table, seat = await begun(clients)
        await play_to(seat, lesson_of(seat)["steps"])
        while seat.room["status"] == "playing":
            await play_move(seat, seat.moves()[-1])
        saved = await ada.get(f"/api/tables/{table}/save")
        assert verify(json.dumps(saved)) == []
        assert saved["continued"]["after"] == 0
        told = await ada.get(f"/api/tables/{table}")
        assert (told["counts"], told["lesson"]) == (False, FIRST)

    with_clients(served, play)


def test_a_lesson_brings_its_own_options_and_has_to_exist(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        for wrong in (
            {"lesson": "no-such-lesson"},
            {"lesson": FIRST, "options": {"players": 2}},
            {"lesson": FIRST, "seats": [{"kind": "me"}]},
        ):
            refused = await ada.post("/api/tables", {"game": "cyberion", **wrong}, 400)
            assert refused["code"] == "malformed"
        described = {each["name"]: each for each in await ada.get("/api/games")}
        for game in games():
            found = [each["name"] for each in described[game]["lessons"]]
            assert found == list(lessons_of(game))

    with_clients(served, play)


def test_bots_wait_while_the_learner_reads_and_play_when_the_lesson_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = "options = {players = 2, first = 1}\n[[steps]]\nid = 'goal'"
    told = read_lesson(game_kind("mech-a-dream"), "reading", text)
    monkeypatch.setattr("dreamcog.server.table.guided.lessons_of", lambda _: {"reading": told})
    record = record_of(open_game("mech-a-dream", dict(told.options)), seed=f"{1:032x}")
    state = TableState(record)
    bodies = [("sit", 0, {"name": "Ada"}), ("bot", 1, {"bot": "greedy"}), first_step(told)]
    for number, (kind, seat, body) in enumerate(bodies, 1):
        state.apply(Entry("t", number, kind, seat, None, body, f"c{number}", 1.0))
    assert (state.turn, state.bots_to_move, state.due) == ([1], [], None)
    kind, seat, body = to_step(state.lesson, 1)
    state.apply(Entry("t", 4, kind, seat, None, body, "c4", 1.0))
    assert state.bots_to_move == [1]


def test_guided_games_are_not_counted_among_the_tables_that_wait(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, _, _ = await begun(clients)

        def waiting() -> int:
            count: int = served.within(lambda: count_turns(served.services.database, ada.me["id"]))
            return count

        assert waiting() == 0
        clients.set_table("cyberion", ada)
        assert waiting() == 1

    with_clients(served, play)
