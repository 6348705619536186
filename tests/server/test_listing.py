"""Lists of tables: own ones, whose turn it is, finished, open, reserved seats."""

from __future__ import annotations

from typing import Any

from support.serving import Person, Served
from support.table_fixtures import (
    Clients,
    eventually,
    live,
    play_move,
    rewrite,
    with_clients,
)

ME, OPEN = {"kind": "me"}, {"kind": "open"}


async def listed(person: Person, **query: Any) -> dict[str, dict[str, Any]]:
    return {each["id"]: each for each in await person.get("/api/tables", **query)}


def test_list_shows_whose_turn_it_is(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob, options={"support": 2, "first": 0})
        for person, is_mine in ((ada, True), (bob, False)):
            one = (await listed(person))[table]
            assert (one["is_my_turn"], one["turn"], one["status"]) == (is_mine, [0], "playing")
            assert [each["name"] for each in one["seats"]] == ["Ada", "Bob"]
            assert [each["is_mine"] for each in one["seats"]] == [is_mine, not is_mine]
            assert one["options"]["support"] == 2
            assert not {"seed", "box"} & set(one["options"])
        while live(served, table).state.turn == [0]:
            seat = await clients.subscribe(ada, table, 0)
            await seat.move({"do": "end-turn"} if len(seat.moves()) > 1 else seat.moves()[0])
        assert not (await listed(ada))[table]["is_my_turn"]
        assert (await listed(bob))[table]["is_my_turn"]

    with_clients(served, play)


def test_seat_with_stand_in_is_not_persons_turn(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("mech-a-dream", ada, bob, "greedy")
        await ada.act(table, "hand-over", away=0, bot="greedy")
        one = (await listed(ada))[table]
        assert not one["is_my_turn"]
        assert [each["bot"] for each in one["seats"]] == ["greedy", None, "greedy"]

    with_clients(served, play)


def test_finished_tables_are_listed_separately(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        running, over, closed = [clients.set_table("mech-a-dream", ada, "greedy") for _ in range(3)]
        await ada.act(over, "resign")
        await ada.post(f"/api/tables/{closed}/close")
        assert list(await listed(ada)) == [running]
        finished = await listed(ada, over=True)
        assert {name: each["status"] for name, each in finished.items()} == {
            over: "finished",
            closed: "closed",
        }

    with_clients(served, play)


def test_list_has_outcome_of_table(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada, options={"support": 0})
        seat = await clients.subscribe(ada, table, 0)
        while seat.room["status"] == "playing":
            await play_move(seat, seat.moves()[0])
        one = (await listed(ada, over=True))[table]
        assert one["outcome"] == seat.room["outcome"]
        assert not one["outcome"]["won"]

    with_clients(served, play)


def test_list_is_ordered_by_update_and_paged(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        tables = [clients.set_table("cyberion", ada, ada) for _ in range(5)]
        await ada.act(tables[1], "say", text="hm")
        order = [tables[1], tables[4], tables[3], tables[2], tables[0]]
        assert list(await listed(ada)) == order
        first = await ada.get("/api/tables", most=2)
        rest = await ada.get("/api/tables", before=first[-1]["updated"])
        assert [each["id"] for each in (*first, *rest)] == order

    with_clients(served, play)


def test_list_contains_own_tables_only(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, eve = await clients.guest("Ada"), await clients.guest("Eve")
        clients.set_table("cyberion", ada, "greedy")
        assert await eve.get("/api/tables") == []
        anonymous = await clients.anonymous()
        assert (await anonymous.get("/api/tables", 401))["code"] == "who-are-you"

    with_clients(served, play)


def test_open_tables_are_listed_while_waiting(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        private = await ada.make_table("mech-a-dream", [ME, OPEN])
        public = await ada.make_table("mech-a-dream", [ME, OPEN], is_open=True)
        anonymous = await clients.anonymous()
        found = {each["id"]: each for each in await anonymous.get("/api/tables/open")}
        assert public["id"] in found
        assert private["id"] not in found
        assert found[public["id"]]["seats"][1] == {
            "name": "",
            "bot": None,
            "is_mine": False,
            "hints": 0,
        }
        await bob.post(f"/api/tables/{public['id']}/sit", {"client": "c"}, 201)
        assert public["id"] not in [each["id"] for each in await anonymous.get("/api/tables/open")]

    with_clients(served, play)


def test_host_who_left_still_has_table_in_list(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("mech-a-dream", ada, None)
        await ada.act(table, "leave")
        one = (await listed(ada))[table]
        assert (one["is_host"], [each["is_mine"] for each in one["seats"]]) == (
            True,
            [False, False],
        )

    with_clients(served, play)


def test_list_is_right_for_table_that_is_not_open(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("mech-a-dream", ada, "random", options={"first": 0})
        await ada.get(f"/api/tables/{table}")
        rewrite(served, "UPDATE tables SET invite = invite WHERE id = ?", table)
        assert all(each.id != table for each in served.services.registry.tables)
        assert (await listed(ada))[table]["is_my_turn"]
        await ada.act(table, "move", decision=1, move={"do": "stock-room", "take": "ink"})
        await eventually(lambda: live(served, table).state.turn == [0])

    with_clients(served, play)
