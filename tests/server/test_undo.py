"""Undo: up to the last reveal, at once when alone, by agreement with others."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.databases import SQLITE
from support.serving import Person, Seat, Served
from support.table_fixtures import (
    Clients,
    live,
    perform,
    play_move,
    refusal_code,
    serving_on,
    wait_for_all,
    with_clients,
)

STEP = {"do": "trigger", "robot": "platform/cyclobot-1", "level": 1}
OTHER_STEP = {"do": "support", "model": "cyclobot", "level": 1}
REVEALING = {"do": "support", "model": "planbot"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("store")
    with serving_on(SQLITE, folder) as running:
        yield running


async def shared(clients: Clients) -> tuple[str, Seat, Seat]:
    """A table of two people who share it, with one move made."""
    ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
    table = clients.set_table("cyberion", ada, bob)
    mine, theirs = await clients.subscribe_all(table, ada, bob)
    await play_move(mine, STEP, theirs)
    return table, mine, theirs


async def in_the_night(clients: Clients) -> tuple[list[Person], str, list[Seat]]:
    """A table where both decide at the same time: the night of Mech A Dream."""
    people = [await clients.guest(name) for name in ("Ada", "Bob")]
    table = clients.set_table("mech-a-dream", *people, options={"first": 0})
    seats = await clients.subscribe_all(table, *people)
    while seats[0].position["part"] != "night":
        seat = next(each for each in seats if each.menu is not None)
        ink = {"do": "stock-room", "take": "ink"}
        await play_move(seat, ink if ink in seat.moves() else seat.moves()[0], *seats)
    return people, table, seats


def test_single_person_undoes_move_after_move(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada, ada)
        seat = await clients.subscribe(ada, table, 0)
        positions = []
        for move in (STEP, OTHER_STEP):
            positions.append((seat.position, seat.moves()))
            await play_move(seat, move)
        for position in reversed(positions):
            await perform(seat, "undo")
            assert (seat.position, seat.moves()) == position
        assert await refusal_code(seat, "undo") == "nothing-to-undo"
        undone = [each["undone"] for each in seat.happened if each["what"] == "undo"]
        assert undone == [[4], [3]]
        assert (await seat.move(STEP))["type"] == "done"

    with_clients(served, play)


def test_undo_after_reveal_is_refused(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada, ada)
        seat = await clients.subscribe(ada, table, 0)
        assert (await seat.send("preview", seat=0, move=REVEALING))["reveals"]
        await play_move(seat, REVEALING)
        assert await refusal_code(seat, "undo") == "something-was-shown"

    with_clients(served, play)


def test_last_pick_of_a_specialist_is_undone(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        options = {"first": 0, "variants": ["specialists"]}
        table = clients.set_table("mech-a-dream", ada, ada, options=options)
        mine, other = await clients.subscribe_all(table, ada, ada)
        await play_move(other, other.moves()[0], mine)
        before = mine.position
        await play_move(mine, mine.moves()[0], other)
        assert (before["part"], mine.position["part"]) == ("set-up", "morning")
        await perform(mine, "undo", other)
        assert mine.position == before

    with_clients(served, play)


def test_undo_removes_later_bot_moves(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("mech-a-dream", ada, "random", seed=1, options={"first": 0})
        seat = await clients.subscribe(ada, table, 0)
        before = seat.position
        await play_move(seat, {"do": "stock-room", "take": "ink"})
        await seat.until(lambda: seat.menu is not None)
        movers = [each["seat"] for each in seat.happened if each["what"] == "move"]
        assert movers[0] == 0
        assert 1 in movers
        await perform(seat, "undo")
        assert seat.position == before
        assert len(seat.happened[-1]["undone"]) == len(movers)
        assert live(served, table).state.table.history == []

    with_clients(served, play)


def test_undo_at_shared_table_needs_agreement(served: Served) -> None:
    async def play(clients: Clients) -> None:
        table, mine, theirs = await shared(clients)
        await perform(mine, "undo", theirs)
        asking = theirs.room["asking"]
        assert (asking["what"], asking["seat"], asking["waits_for"]) == ("undo", 0, [1])
        assert len(live(served, table).state.table.history) == 1
        await perform(theirs, "agree", asking=asking["number"])
        await mine.until(lambda: mine.happened[-1]["what"] == "undo")
        await wait_for_all(mine, theirs)
        assert live(served, table).state.table.history == []
        assert mine.room["asking"] is None
        assert mine.position == theirs.position

    with_clients(served, play)


def test_one_disagreement_rejects_undo(served: Served) -> None:
    async def play(clients: Clients) -> None:
        table, mine, theirs = await shared(clients)
        await perform(mine, "undo", theirs)
        await perform(theirs, "disagree", mine, asking=theirs.room["asking"]["number"])
        assert mine.room["asking"] is None
        assert len(live(served, table).state.table.history) == 1

    with_clients(served, play)


def test_proposer_withdraws_undo(served: Served) -> None:
    async def play(clients: Clients) -> None:
        _, mine, theirs = await shared(clients)
        await perform(mine, "undo", theirs)
        number = mine.room["asking"]["number"]
        await perform(mine, "disagree", theirs, asking=number)
        assert theirs.room["asking"] is None
        assert await refusal_code(theirs, "agree", asking=number) == "nothing-asked"

    with_clients(served, play)


def test_move_cancels_proposed_undo(served: Served) -> None:
    async def play(clients: Clients) -> None:
        table, mine, theirs = await shared(clients)
        await perform(mine, "undo", theirs)
        number = mine.room["asking"]["number"]
        await play_move(mine, {"do": "end-turn"}, theirs)
        assert theirs.room["asking"] is None
        assert await refusal_code(theirs, "agree", asking=number) == "nothing-asked"
        assert len(live(served, table).state.table.history) == 2

    with_clients(served, play)


def test_undo_needs_agreement_of_all_other_people(served: Served) -> None:
    async def play(clients: Clients) -> None:
        people = [await clients.guest(name) for name in ("Ada", "Bob", "Cyd")]
        table = clients.set_table("mech-a-dream", *people, options={"first": 0})
        seats = await clients.subscribe_all(table, *people)
        await play_move(seats[0], {"do": "stock-room", "take": "ink"}, *seats)
        await perform(seats[0], "undo", *seats)
        number = seats[0].room["asking"]["number"]
        await perform(seats[1], "agree", *seats, asking=number)
        assert seats[0].room["asking"]["waits_for"] == [2]
        assert await refusal_code(seats[1], "agree", asking=number) == "nothing-asked"
        await perform(seats[2], "agree", asking=number)
        await seats[0].until(lambda: seats[0].happened[-1]["what"] == "undo")
        assert live(served, table).state.table.history == []

    with_clients(served, play)


def test_undo_is_done_when_last_asked_person_hands_over(served: Served) -> None:
    async def play(clients: Clients) -> None:
        _, mine, theirs = await shared(clients)
        await perform(mine, "undo", theirs)
        await perform(theirs, "hand-over", away=1, bot="greedy")
        await mine.until(lambda: mine.happened[-1]["what"] == "undo")

    with_clients(served, play)


def test_undo_in_simultaneous_phase_replays_moves_of_others(served: Served) -> None:
    async def play(clients: Clients) -> None:
        _, table, seats = await in_the_night(clients)
        before = live(served, table).state.table.truth()
        await play_move(seats[0], {"do": "activate", "what": "robot"}, *seats)
        await play_move(seats[1], {"do": "sleep"}, *seats)
        assert seats[0].position["players"][1]["asleep"]
        await perform(seats[0], "undo", *seats)
        await perform(seats[1], "agree", asking=seats[1].room["asking"]["number"])
        await seats[0].until(lambda: seats[0].happened[-1]["what"] == "undo")
        players = seats[0].position["players"]
        assert players[1]["asleep"]
        assert players[0] == before["players"][0]
        assert seats[0].position == live(served, table).state.table.position(0)
        assert (await seats[0].move({"do": "activate", "what": "robot"}))["type"] == "done"

    with_clients(served, play)


def test_undo_that_makes_later_move_illegal_is_refused(
    served: Served,
) -> None:
    async def play(clients: Clients) -> None:
        _, table, seats = await in_the_night(clients)
        last = live(served, table).state.table.history[-1][0]
        await play_move(seats[1 - last], {"do": "activate", "what": "robot"}, *seats)
        assert await refusal_code(seats[last], "undo") == "others-moved-on"

    with_clients(served, play)


def test_repeated_undo_request_undoes_one_move(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada, ada)
        seat = await clients.subscribe(ada, table, 0)
        await play_move(seat, STEP)
        await play_move(seat, OTHER_STEP)
        payload = {"type": "undo", "client": "once", "seat": 0}
        answers = [await ada.post(f"/api/tables/{table}/acts", payload) for _ in range(2)]
        assert [each["again"] for each in answers] == [False, True]
        assert len(live(served, table).state.table.history) == 1

    with_clients(served, play)
