"""What seats may know of a state: made once, and long menus in a thread."""

from __future__ import annotations

import asyncio
import copy
import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from limits import parse
from msgspec import Raw
from websockets.asyncio.client import connect

from dreamcog.core.menu_tree import menu_tree
from dreamcog.server.api.sockets import TRY_AGAIN
from dreamcog.server.broadcast import views
from dreamcog.server.broadcast.taking_turns import TakingTurns
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.ops.rate_limits import LIMITS
from dreamcog.server.wire.actions import Say
from support.databases import SQLITE
from support.live_tables import Client, act, plain, play_some, shared
from support.serving import Person
from support.table_fixtures import Clients, serving_on, with_clients


class Writing:
    """Stands in for `menu_tree`: menus are written out when the test lets it, and counted."""

    def __init__(self) -> None:
        self.may_write = threading.Event()
        self.may_write.set()
        self.threads: list[str] = []

    def __call__(self, moves: Any, unordered: Any) -> Any:
        self.threads.append(threading.current_thread().name)
        assert self.may_write.wait(30)
        return menu_tree(moves, unordered)


@pytest.fixture
def writing(monkeypatch: pytest.MonkeyPatch) -> Iterator[Writing]:
    found = Writing()
    monkeypatch.setattr(views, "menu_tree", found)
    yield found
    found.may_write.set()


@pytest.fixture
def long_menus(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every menu counts as long."""
    monkeypatch.setattr(views, "MOST_AT_ONCE", 0)
    builder = TakingTurns("menus")
    monkeypatch.setattr(views, "builder", builder)
    yield
    builder.close()


def menu_now(live: LiveTable, seat: int) -> Any:
    """The menu of a seat, made for this comparison."""
    table = live.state.table
    return plain(menu_tree(table.moves(seat), table.game.unordered))


def test_a_menu_is_written_out_once_for_all_who_see_it(tmp_path: Path, writing: Writing) -> None:
    async def play() -> None:
        async with shared("cyberion", tmp_path) as (_, live):
            seat = live.state.turn[0]
            clients = [Client(live, seat) for _ in range(3)]
            for client in clients:
                live.channel.change_seat(client.subscriber, seat)
                await client.catch_up()
                assert client.menu == menu_now(live, seat)
            await live.channel.snapshot(f"p{seat}", seat, None)
            assert len(writing.threads) == 1
            await act(live, Say("c1", seat, "hm"))
            await clients[0].catch_up()
            assert clients[0].menu == menu_now(live, seat)
            assert len(writing.threads) == 1

    asyncio.run(play())


def test_a_short_menu_is_written_out_at_once(tmp_path: Path, writing: Writing) -> None:
    async def play() -> None:
        async with shared("mech-a-dream", tmp_path) as (_, live):
            client = Client(live, live.state.turn[0])
            await client.catch_up()

    asyncio.run(play())
    assert writing.threads == [threading.main_thread().name]


@pytest.mark.usefixtures("long_menus")
def test_others_are_served_while_a_long_menu_is_written_out(
    tmp_path: Path, writing: Writing
) -> None:
    async def play() -> None:
        async with shared("cyberion", tmp_path) as (_, live):
            seat = live.state.turn[0]
            writing.may_write.clear()
            mover, watcher = Client(live, seat), Client(live, None)
            asked = asyncio.create_task(live.channel.snapshot(f"p{seat}", seat, None))
            await act(live, Say("c1", seat, "hm"))
            await watcher.catch_up()
            assert not mover.received
            assert not asked.done()
            writing.may_write.set()
            await mover.catch_up()
            assert mover.menu == menu_now(live, seat)
            assert (await asked).number == live.state.number - 1
            assert len(writing.threads) == 1
            assert writing.threads[0].startswith("menus")

    asyncio.run(play())


@pytest.mark.usefixtures("long_menus")
def test_a_long_menu_that_is_outdated_is_given_up(tmp_path: Path, writing: Writing) -> None:
    async def play() -> None:
        async with shared("cyberion", tmp_path) as (_, live):
            clients = [Client(live, seat) for seat in range(len(live.state.seating.places))]
            await asyncio.sleep(0)
            writing.may_write.clear()
            await play_some(live, 6, 1)
            writing.may_write.set()
            for client in clients:
                await client.catch_up()
                is_due = client.seat in live.state.turn
                assert client.menu == (menu_now(live, client.seat) if is_due else None)
            assert len(writing.threads) <= 7

    asyncio.run(play())


@pytest.mark.usefixtures("long_menus")
def test_many_tables_of_one_person_do_not_hold_up_those_of_others(
    tmp_path: Path, writing: Writing
) -> None:
    """One person waits for the menus of four tables when another asks for that of a fifth."""

    async def play() -> None:
        async with shared("cyberion", tmp_path) as (_, live):
            (seat,) = live.state.turn
            place = live.state.seating.places[seat]
            done: list[str] = []

            def ask(person: str) -> asyncio.Future[Raw]:
                state = copy.copy(live.state)
                own = replace(place, person=person)
                state.seating = live.state.seating.with_new_place(seat, own)
                menu = views.SeatMenus(state).of(seat)
                assert not isinstance(menu, Raw)
                menu.add_done_callback(lambda _: done.append(person))
                return menu

            writing.may_write.clear()
            asked = [ask(person) for person in ("ada", "ada", "ada", "ada", "bob", "cyd")]
            writing.may_write.set()
            menus = await asyncio.gather(*asked)
            assert done == ["ada", "bob", "cyd", "ada", "ada", "ada"]
            assert {bytes(each) for each in menus} == {bytes(menus[0])}

    asyncio.run(play())


@pytest.mark.usefixtures("long_menus")
def test_a_menu_that_cannot_be_written_out_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with shared("cyberion", tmp_path) as (_, live):
            (seat,) = live.state.turn
            with monkeypatch.context() as patched:
                patched.setattr(views, "menu_tree", lambda *_: 1 / 0)
                failed = views.SeatMenus(live.state).of(seat)
                assert not isinstance(failed, Raw)
                with pytest.raises(ZeroDivisionError):
                    await failed
            menu = views.SeatMenus(live.state).of(seat)
            assert not isinstance(menu, Raw)
            assert json.loads(bytes(await menu)) == menu_now(live, seat)

    asyncio.run(play())


def test_who_looks_too_often_has_to_wait(tmp_path: Path) -> None:
    """Through a socket or not: all of it is counted together, and others are not stopped."""

    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        seat = await clients.subscribe(ada, table, 0)
        most = parse(LIMITS["look"][0]).amount
        for left in range(most - 1, 0, -1):
            path = "whole" if left % 2 else "log"
            assert (await ada.http.get(f"/api/tables/{table}/{path}")).status_code == 200
        for path in ("whole", "log"):
            assert (await ada.http.get(f"/api/tables/{table}/{path}")).status_code == 429
        answer = await seat.send("look", seat=0)
        assert answer["refusal"]["code"] == "slow-down"
        assert (await bob.http.get(f"/api/tables/{table}/whole")).status_code == 200
        assert (await seat.send("ping"))["type"] == "pong"

    with serving_on(SQLITE, tmp_path, pace=1.0) as running:
        with_clients(running, play)


@pytest.mark.slow
def test_all_that_is_told_of_a_table_is_paced(tmp_path: Path) -> None:
    """By person; those who have no name are counted together, by their address."""
    paths = ("whole", "log", "box", "share", "positions/2")

    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)

        async def status(who: Person, path: str) -> int:
            return (await who.http.get(f"/api/tables/{table}/{path}")).status_code

        for path in paths:
            guest = await clients.guest("Cyd")
            assert 429 not in [await status(guest, path) for _ in range(3)]
            assert await status(guest, path) == 429
        nobody = await clients.anonymous()
        assert 429 not in [await status(nobody, path) for path in paths[:3]]
        assert [await status(nobody, path) for path in paths] == [429] * len(paths)
        assert 429 not in [await status(bob, path) for path in ("whole", "positions/2")]

    few = ("3 per 1 minute",)
    with serving_on(SQLITE, tmp_path, pace=1.0, limits={"look": few, "question": few}) as running:
        with_clients(running, play)


def test_a_watcher_without_a_name_who_connects_too_often_has_to_wait(tmp_path: Path) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        url = f"{clients.served.url.replace('http', 'ws')}/live/tables/{table}"
        codes = []
        for _ in range(parse(LIMITS["look"][0]).amount + 2):
            async with connect(url) as socket:
                codes.append(json.loads(await socket.recv())["type"])
        assert codes[-2:] == ["refused", "refused"]
        assert set(codes[:-2]) == {"whole"}
        async with connect(url) as socket:
            await socket.recv()
            await socket.wait_closed()
            assert socket.close_code == TRY_AGAIN

    with serving_on(SQLITE, tmp_path, pace=1.0) as running:
        with_clients(running, play)
