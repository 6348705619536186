"""Taking back: to the last revelation, alone at once, together by consent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.databases import SQLITE
from support.gathering import (
    Gathering,
    all_heard,
    done,
    gathered,
    live,
    refused,
    serving_on,
    step,
)
from support.serving import Person, Seat, Served

STEP = {"do": "trigger", "robot": "platform/cyclobot-1", "level": 1}
OTHER_STEP = {"do": "support", "model": "cyclobot", "level": 1}
REVEALING = {"do": "support", "model": "planbot"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("store")
    with serving_on(SQLITE, folder) as running:
        yield running


async def shared(everybody: Gathering) -> tuple[str, Seat, Seat]:
    """A table of two people who share it, with one move made."""
    ada, bob = await everybody.come("Ada"), await everybody.come("Bob")
    table = everybody.set_table("cyberion", ada, bob)
    mine, theirs = await everybody.look_all(table, ada, bob)
    await step(mine, STEP, theirs)
    return table, mine, theirs


async def in_the_night(everybody: Gathering) -> tuple[list[Person], str, list[Seat]]:
    """A table where both decide at the same time: the night of Mech A Dream."""
    people = [await everybody.come(name) for name in ("Ada", "Bob")]
    table = everybody.set_table("mech-a-dream", *people, options={"first": 0})
    seats = await everybody.look_all(table, *people)
    while seats[0].position["part"] != "night":
        seat = next(each for each in seats if each.menu is not None)
        ink = {"do": "stock-room", "take": "ink"}
        await step(seat, ink if ink in seat.moves() else seat.moves()[0], *seats)
    return people, table, seats


def test_alone_one_takes_back_move_after_move(served: Served) -> None:
    async def play(everybody: Gathering) -> None:
        ada = await everybody.come("Ada")
        table = everybody.set_table("cyberion", ada, ada)
        seat = await everybody.look(ada, table, 0)
        positions = []
        for move in (STEP, OTHER_STEP):
            positions.append((seat.position, seat.moves()))
            await step(seat, move)
        for position in reversed(positions):
            await done(seat, "undo")
            assert (seat.position, seat.moves()) == position
        assert await refused(seat, "undo") == "nothing-to-undo"
        undone = [each["undone"] for each in seat.happened if each["what"] == "undo"]
        assert undone == [[4], [3]]
        assert (await seat.move(STEP))["type"] == "done"

    gathered(served, play)


def test_what_was_shown_is_not_taken_back(served: Served) -> None:
    async def play(everybody: Gathering) -> None:
        ada = await everybody.come("Ada")
        table = everybody.set_table("cyberion", ada, ada)
        seat = await everybody.look(ada, table, 0)
        assert (await seat.send("preview", seat=0, move=REVEALING))["reveals"]
        await step(seat, REVEALING)
        assert await refused(seat, "undo") == "something-was-shown"

    gathered(served, play)


def test_bots_moves_go_along(served: Served) -> None:
    async def play(everybody: Gathering) -> None:
        ada = await everybody.come("Ada")
        table = everybody.set_table("mech-a-dream", ada, "random", seed=1, options={"first": 0})
        seat = await everybody.look(ada, table, 0)
        before = seat.position
        await step(seat, {"do": "stock-room", "take": "ink"})
        await seat.until(lambda: seat.menu is not None)
        movers = [each["seat"] for each in seat.happened if each["what"] == "move"]
        assert movers[0] == 0
        assert 1 in movers
        await done(seat, "undo")
        assert seat.position == before
        assert len(seat.happened[-1]["undone"]) == len(movers)
        assert live(served, table).state.table.history == []

    gathered(served, play)


def test_at_a_shared_table_others_have_to_agree(served: Served) -> None:
    async def play(everybody: Gathering) -> None:
        table, mine, theirs = await shared(everybody)
        await done(mine, "undo", theirs)
        asking = theirs.room["asking"]
        assert (asking["what"], asking["seat"], asking["waits_for"]) == ("undo", 0, [1])
        assert len(live(served, table).state.table.history) == 1
        await done(theirs, "agree", asking=asking["number"])
        await mine.until(lambda: mine.happened[-1]["what"] == "undo")
        await all_heard(mine, theirs)
        assert live(served, table).state.table.history == []
        assert mine.room["asking"] is None
        assert mine.position == theirs.position

    gathered(served, play)


def test_one_who_does_not_agree_is_enough(served: Served) -> None:
    async def play(everybody: Gathering) -> None:
        table, mine, theirs = await shared(everybody)
        await done(mine, "undo", theirs)
        await done(theirs, "disagree", mine, asking=theirs.room["asking"]["number"])
        assert mine.room["asking"] is None
        assert len(live(served, table).state.table.history) == 1

    gathered(served, play)


def test_who_asked_takes_the_question_back(served: Served) -> None:
    async def play(everybody: Gathering) -> None:
        _, mine, theirs = await shared(everybody)
        await done(mine, "undo", theirs)
        number = mine.room["asking"]["number"]
        await done(mine, "disagree", theirs, asking=number)
        assert theirs.room["asking"] is None
        assert await refused(theirs, "agree", asking=number) == "nothing-asked"

    gathered(served, play)


def test_a_move_meanwhile_makes_it_too_late(served: Served) -> None:
    async def play(everybody: Gathering) -> None:
        table, mine, theirs = await shared(everybody)
        await done(mine, "undo", theirs)
        number = mine.room["asking"]["number"]
        await step(mine, {"do": "end-turn"}, theirs)
        assert theirs.room["asking"] is None
        assert await refused(theirs, "agree", asking=number) == "nothing-asked"
        assert len(live(served, table).state.table.history) == 2

    gathered(served, play)


def test_all_whom_it_concerns_have_to_agree(served: Served) -> None:
    async def play(everybody: Gathering) -> None:
        people = [await everybody.come(name) for name in ("Ada", "Bob", "Cyd")]
        table = everybody.set_table("mech-a-dream", *people, options={"first": 0})
        seats = await everybody.look_all(table, *people)
        await step(seats[0], {"do": "stock-room", "take": "ink"}, *seats)
        await done(seats[0], "undo", *seats)
        number = seats[0].room["asking"]["number"]
        await done(seats[1], "agree", *seats, asking=number)
        assert seats[0].room["asking"]["waits_for"] == [2]
        assert await refused(seats[1], "agree", asking=number) == "nothing-asked"
        await done(seats[2], "agree", asking=number)
        await seats[0].until(lambda: seats[0].happened[-1]["what"] == "undo")
        assert live(served, table).state.table.history == []

    gathered(served, play)


def test_when_the_last_who_was_asked_goes_it_is_done(served: Served) -> None:
    async def play(everybody: Gathering) -> None:
        _, mine, theirs = await shared(everybody)
        await done(mine, "undo", theirs)
        await done(theirs, "hand-over", away=1, bot="greedy")
        await mine.until(lambda: mine.happened[-1]["what"] == "undo")

    gathered(served, play)


def test_in_the_night_the_others_moves_are_played_again(served: Served) -> None:
    async def play(everybody: Gathering) -> None:
        _, table, seats = await in_the_night(everybody)
        before = live(served, table).state.table.truth()
        await step(seats[0], {"do": "activate", "what": "robot"}, *seats)
        await step(seats[1], {"do": "sleep"}, *seats)
        assert seats[0].position["players"][1]["asleep"]
        await done(seats[0], "undo", *seats)
        await done(seats[1], "agree", asking=seats[1].room["asking"]["number"])
        await seats[0].until(lambda: seats[0].happened[-1]["what"] == "undo")
        players = seats[0].position["players"]
        assert players[1]["asleep"]
        assert players[0] == before["players"][0]
        assert seats[0].position == live(served, table).state.table.position(0)
        assert (await seats[0].move({"do": "activate", "what": "robot"}))["type"] == "done"

    gathered(served, play)


def test_it_is_refused_where_anothers_move_would_not_be_possible_without_it(
    served: Served,
) -> None:
    async def play(everybody: Gathering) -> None:
        _, table, seats = await in_the_night(everybody)
        last = live(served, table).state.table.history[-1][0]
        await step(seats[1 - last], {"do": "activate", "what": "robot"}, *seats)
        assert await refused(seats[last], "undo") == "others-moved-on"

    gathered(served, play)


def test_an_undo_sent_twice_takes_back_one_move(served: Served) -> None:
    async def play(everybody: Gathering) -> None:
        ada = await everybody.come("Ada")
        table = everybody.set_table("cyberion", ada, ada)
        seat = await everybody.look(ada, table, 0)
        await step(seat, STEP)
        await step(seat, OTHER_STEP)
        told = {"type": "undo", "client": "once", "seat": 0}
        answers = [await ada.post(f"/api/tables/{table}/acts", told) for _ in range(2)]
        assert [each["again"] for each in answers] == [False, True]
        assert len(live(served, table).state.table.history) == 1

    gathered(served, play)
