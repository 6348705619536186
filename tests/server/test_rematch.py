"""Rematch: one table for all who ask, with a seat reserved for each."""

from __future__ import annotations

import asyncio

from support.serving import Served
from support.table_fixtures import Clients, live, rows, with_clients


def test_concurrent_rematch_requests_share_one_table(served: Served) -> None:
    async def play(clients: Clients) -> None:
        people = [await clients.guest(name) for name in ("Ada", "Bob", "Cyd")]
        table = clients.set_table(
            "mech-a-dream", *people, "greedy", options={"variants": ["robots"]}, clock=90.0
        )
        listening = await clients.subscribe(people[1], table, 1)
        for person in people:
            seat = people.index(person)
            await person.act(table, "resign", seat)
        made = await asyncio.gather(
            *(person.post(f"/api/tables/{table}/rematch") for person in people)
        )
        assert made[0] == made[1] == made[2]
        assert rows(served, "SELECT count(*) FROM tables WHERE rematch_of = ?", table) == [(1,)]
        await listening.until(lambda: listening.room["rematch"] == made[0]["id"])
        info = await people[0].get(f"/api/tables/{made[0]['id']}")
        assert (info["rematch_of"], info["clock"]) == (table, 90.0)
        assert info["options"]["variants"] == ["robots"]
        assert [each["kind"] for each in info["room"]["seats"]].count("person") == 1
        assert info["room"]["seats"][3]["bot"] == "greedy"

    with_clients(served, play)


def test_person_sits_down_in_reserved_seat(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob, eve = [await clients.guest(name) for name in ("Ada", "Bob", "Eve")]
        table = clients.set_table("mech-a-dream", ada, bob)
        await ada.act(table, "resign")
        again = await bob.post(f"/api/tables/{table}/rematch")
        info = await ada.get(f"/api/tables/{again['id']}")
        assert [(each["kind"], each["kept_for"]) for each in info["room"]["seats"]] == [
            ("open", "Ada"),
            ("person", None),
        ]
        expected = [each for each in await ada.get("/api/tables") if each["is_expected"]]
        assert [each["id"] for each in expected] == [again["id"]]

        response = await eve.post(f"/api/tables/{again['id']}/sit", {"client": "c"}, 403)
        assert response["code"] == "not-your-table"
        response = await eve.post(f"/api/invites/{again['invite']}", {"client": "c"}, 409)
        assert response["code"] == "no-seat-open"
        response = await eve.post(
            f"/api/invites/{again['invite']}", {"client": "d", "seat": 0}, 409
        )
        assert response["code"] == "seat-taken"

        info = await ada.post(f"/api/tables/{again['id']}/sit", {"client": "c"}, 201)
        assert (info["my_seats"], info["room"]["status"]) == ([0], "playing")
        seeds = [live(served, each).state.record.seed for each in (table, again["id"])]
        assert seeds[0] != seeds[1]
        assert not any(each["is_expected"] for each in await ada.get("/api/tables"))

    with_clients(served, play)


def test_expected_player_sees_rematch_that_is_not_watched(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob, eve = [await clients.guest(name) for name in ("Ada", "Bob", "Eve")]
        table = clients.set_table("mech-a-dream", ada, bob, is_watched=False)
        await ada.act(table, "resign")
        again = (await bob.post(f"/api/tables/{table}/rematch"))["id"]
        for looks in (f"/api/tables/{again}", f"/api/tables/{again}/whole"):
            assert (await eve.get(looks, 403))["code"] == "not-your-table"
            await ada.get(looks)
        seen = await clients.subscribe(ada, again)
        assert (seen.closed, seen.room["seats"][0]["kept_for"]) == (None, "Ada")

    with_clients(served, play)


def test_person_with_several_seats_gets_all_reserved(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("mech-a-dream", ada, "random", ada)
        await ada.act(table, "resign")
        again = await ada.post(f"/api/tables/{table}/rematch")
        info = await ada.get(f"/api/tables/{again['id']}")
        assert (info["my_seats"], info["room"]["status"]) == ([0, 2], "playing")

    with_clients(served, play)


def test_rematch_is_refused_before_end_and_to_others(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob, eve = [await clients.guest(name) for name in ("Ada", "Bob", "Eve")]
        table = clients.set_table("mech-a-dream", ada, bob)
        response = await ada.post(f"/api/tables/{table}/rematch", None, 409)
        assert response["code"] == "rematch-not-yet"
        await ada.act(table, "resign")
        assert (await eve.post(f"/api/tables/{table}/rematch", None, 403))["code"] == "not-seated"
        assert rows(served, "SELECT count(*) FROM tables WHERE rematch_of = ?", table) == [(0,)]

    with_clients(served, play)
