"""Seats: leaving, handing over to a bot, taking back, resigning."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from support.databases import SQLITE
from support.serving import Seat, Served
from support.table_fixtures import (
    Clients,
    live,
    perform,
    refusal_code,
    serving_on,
    wait_for_all,
    with_clients,
)

LONG_AWAY = {"away_after": 0.0}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("store")
    with serving_on(SQLITE, folder) as running:
        yield running


def happened(seat: Seat, what: str) -> list[dict[str, Any]]:
    return [each for each in seat.happened if each["what"] == what]


def time_to_answer_is_over(served: Served, table: str) -> None:
    """Let the time that others have to answer pass at once."""
    found = live(served, table)

    async def pass_by() -> None:
        seating = found.state.seating
        assert seating.proposal is not None
        proposal = replace(seating.proposal, until=time.time())
        found.state.seating = replace(seating, proposal=proposal)
        await found.settle_proposal()

    served.within(pass_by)


def test_leaving_before_start_opens_seat(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob, cyd = [await clients.guest(name) for name in ("Ada", "Bob", "Cyd")]
        table = clients.set_table("mech-a-dream", ada, bob, None)
        invite = (await bob.get(f"/api/tables/{table}"))["invite"]
        await bob.act(table, "leave", 1)
        info = await ada.get(f"/api/tables/{table}")
        assert [each["kind"] for each in info["room"]["seats"]] == ["person", "open", "open"]
        assert await bob.get("/api/tables") == []
        assert (await cyd.sit(invite))["my_seats"] == [1]
        assert (await bob.sit(invite))["my_seats"] == [2]

    with_clients(served, play)


def test_person_who_left_running_game_can_return(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        mine, theirs = await clients.subscribe_all(table, ada, bob)
        await perform(mine, "leave", theirs)
        assert theirs.room["seats"][0]["has_left"]
        assert [each["id"] for each in await ada.get("/api/tables")] == [table]
        assert (await mine.move({"do": "end-turn"}))["type"] == "done"
        await wait_for_all(mine, theirs)
        assert not theirs.room["seats"][0]["has_left"]

    with_clients(served, play)


def test_seat_of_person_who_left_is_handed_over_and_returned_by_agreement(
    served: Served,
) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob, options={"first": 1})
        mine, theirs = await clients.subscribe_all(table, ada, bob)
        assert await refusal_code(theirs, "hand-over", away=0, bot="greedy") == "not-away"
        await perform(mine, "leave", theirs)
        await perform(theirs, "hand-over", mine, away=0, bot="greedy")
        seat = mine.room["seats"][0]
        assert (seat["kind"], seat["bot"], seat["name"]) == ("person", "greedy", "Ada")
        assert [(each["by"], each["bot"]) for each in happened(mine, "hand-over")] == [
            (1, "greedy")
        ]
        await perform(mine, "take-back", theirs)
        asking = theirs.room["asking"]
        assert (asking["what"], asking["waits_for"]) == ("seat", [1])
        assert asking["until"] == pytest.approx(time.time() + 60, abs=15)
        await perform(theirs, "agree", asking=asking["number"])
        await mine.until(lambda: mine.room["seats"][0]["bot"] is None)
        assert not mine.room["seats"][0]["has_left"]

    with_clients(served, play)


def test_bot_plays_while_person_is_away(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        mine, theirs = await clients.subscribe_all(table, ada, bob)
        await perform(mine, "hand-over", theirs, away=0, bot="greedy")
        assert mine.menu is None
        await theirs.until(lambda: theirs.menu is not None)
        assert {each["seat"] for each in happened(theirs, "move")} == {0}

    with_clients(served, play)


def test_seat_is_returned_after_timeout_despite_disagreement(
    served: Served,
) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob, options={"first": 1})
        mine, theirs = await clients.subscribe_all(table, ada, bob)
        await perform(mine, "hand-over", theirs, away=0, bot="greedy")
        await perform(mine, "take-back", theirs)
        await perform(theirs, "disagree", mine, asking=theirs.room["asking"]["number"])
        assert mine.room["asking"]["until"] > time.time()
        time_to_answer_is_over(served, table)
        await mine.until(lambda: mine.room["seats"][0]["bot"] is None)
        assert theirs.menu is not None

    with_clients(served, play)


def test_single_person_takes_seat_back_at_once(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("mech-a-dream", ada, ada, options={"first": 1})
        seat = await clients.subscribe(ada, table, 0)
        await perform(seat, "hand-over", away=0, bot="greedy")
        await perform(seat, "take-back")
        assert seat.room["seats"][0]["bot"] is None

    with_clients(served, play)


def test_person_absent_long_enough_is_away(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob, away_after=60.0, options={"first": 1})
        mine = await ada.subscribe(table, 0)
        theirs = await clients.subscribe(bob, table, 1)
        await theirs.until(lambda: theirs.here == [0, 1])
        assert await refusal_code(theirs, "hand-over", away=0, bot="greedy") == "not-away"
        await mine.leave()
        await theirs.until(lambda: theirs.here == [1])
        assert await refusal_code(theirs, "hand-over", away=0, bot="greedy") == "not-away"
        found = live(served, table)
        found.state.record = replace(found.state.record, away_after=0.0)
        await perform(theirs, "hand-over", away=0, bot="greedy")

    with_clients(served, play)


def test_person_who_just_sat_down_is_not_away(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        mine = await clients.subscribe(ada, table, 0)
        assert await refusal_code(mine, "hand-over", away=1, bot="greedy") == "not-away"

    with_clients(served, play)


def test_person_without_socket_who_acts_is_not_away(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob, away_after=5.0, created=time.time() - 60)
        mine = await clients.subscribe(bob, table, 1)
        await ada.act(table, "say", text="here")
        assert await refusal_code(mine, "hand-over", away=0, bot="greedy") == "not-away"

    with_clients(served, play)


def test_repeated_hand_over_is_done_once(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob, **LONG_AWAY, options={"first": 1})
        used = {"type": "say", "client": "same", "seat": 0, "text": "a name that Ada uses too"}
        await ada.post(f"/api/tables/{table}/acts", used)
        payload = {"type": "hand-over", "client": "same", "seat": 1, "away": 0, "bot": "greedy"}
        answers = [await bob.post(f"/api/tables/{table}/acts", payload) for _ in range(2)]
        assert [each["again"] for each in answers] == [False, True]
        assert live(served, table).state.seating.places[0].stand_in == "greedy"

    with_clients(served, play)


def test_hand_over_of_other_seat_does_not_use_its_keys(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob, **LONG_AWAY, options={"first": 1})
        payload = {"type": "hand-over", "client": "same", "seat": 1, "away": 0, "bot": "greedy"}
        await bob.post(f"/api/tables/{table}/acts", payload)
        said = {"type": "say", "client": "same", "seat": 0, "text": "back again"}
        assert not (await ada.post(f"/api/tables/{table}/acts", said))["again"]

    with_clients(served, play)


def test_resigning_of_two_opponents_ends_game(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("mech-a-dream", ada, bob)
        mine, theirs = await clients.subscribe_all(table, ada, bob)
        await perform(mine, "resign", theirs)
        assert (theirs.room["status"], theirs.room["ended_by"]) == ("finished", "resigned")
        assert theirs.room["seats"][0]["has_resigned"]
        assert (theirs.menu, theirs.turn) == (None, [])
        for person, wins in ((ada, 0), (bob, 1)):
            tally = (await person.get("/api/me/statistics"))["by_game"]["mech-a-dream"]
            assert (tally["games"], tally["wins"], tally["best"]) == (1, wins, None)

    with_clients(served, play)


def test_bot_plays_on_when_one_of_three_resigns(served: Served) -> None:
    async def play(clients: Clients) -> None:
        people = [await clients.guest(name) for name in ("Ada", "Bob", "Cyd")]
        table = clients.set_table("mech-a-dream", *people, options={"first": 0})
        seats = await clients.subscribe_all(table, *people)
        await perform(seats[0], "resign", *seats)
        assert seats[1].room["status"] == "playing"
        await seats[1].until(lambda: seats[1].menu is not None)
        assert happened(seats[1], "move")[-1]["seat"] == 0
        assert await refusal_code(seats[0], "take-back") == "has-resigned"
        await perform(seats[1], "resign", *seats)
        assert seats[2].room["status"] == "finished"
        wins = [
            (await person.get("/api/me/statistics"))["by_game"]["mech-a-dream"]["wins"]
            for person in people
        ]
        assert wins == [0, 0, 1]

    with_clients(served, play)


def test_bot_plays_on_when_partner_resigns(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        mine, theirs = await clients.subscribe_all(table, ada, bob)
        await perform(mine, "resign", theirs)
        assert theirs.room["status"] == "playing"
        await theirs.until(lambda: theirs.menu is not None)

    with_clients(served, play)


def test_resigning_alone_ends_game(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        for others in ([], ["greedy"]):
            table = clients.set_table("cyberion", ada, *others)
            await ada.act(table, "resign")
            room = (await ada.get(f"/api/tables/{table}"))["room"]
            assert (room["status"], room["ended_by"]) == ("finished", "resigned")
        tally = (await ada.get("/api/me/statistics"))["by_game"]["cyberion"]
        assert (tally["games"], tally["wins"]) == (2, 0)

    with_clients(served, play)
