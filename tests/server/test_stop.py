"""Stopping is announced, begun work is finished, and clients reconnect to the next process."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from dreamcog.server.ops.settings import Settings
from dreamcog.server.processes import listen, start_process
from support.databases import SQLITE
from support.serving import Person, Seat, Served
from support.table_fixtures import Clients, eventually, serving_on, with_clients

pytestmark = pytest.mark.slow

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
RESTART = 1012


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving_on(SQLITE, tmp_path) as running:
        yield running


class Address:
    """One address, behind which one process follows another."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._listening = listen("127.0.0.1", 0)
        self._listening.listen()
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Another process serves."""
        self.process = start_process(self._settings, self._listening)
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def stop(self) -> int:
        """Stop the process; return its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def close(self) -> None:
        """Close the listening socket."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self._listening.close()


@contextmanager
def address(folder: Path) -> Iterator[Address]:
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    found = Address(Settings(database=database, pace=0.0, log_level="warning"))
    try:
        found.start()
        yield found
    finally:
        found.close()


async def both_come(url: str) -> tuple[Person, Person]:
    people = Person(url, "Ada"), Person(url, "Bob")
    for person in people:
        await person.__aenter__()
    return people


async def closed(seat: Seat) -> None:
    await seat.until(lambda: seat.closed is not None)


def announce(served: Served) -> None:
    served.within(served.services.announce_stop)


@pytest.mark.slow
def test_clients_are_informed_and_reconnect_to_next_process(tmp_path: Path) -> None:
    async def play(at: Address) -> None:
        ada, bob = await both_come(at.url)
        options = {"players": 2, "first": 0}
        made = await ada.make_table("mech-a-dream", [ME, OPEN], options=options)
        await bob.sit(made["invite"])
        seats = [await ada.subscribe(made["id"], 0), await bob.subscribe(made["id"], 1)]
        await seats[0].move({"do": "stock-room", "take": "ink"})
        await seats[1].until(lambda: seats[1].menu is not None)
        before = [seat.position for seat in seats]

        stopping = asyncio.create_task(asyncio.to_thread(at.stop))
        for seat in seats:
            await closed(seat)
            assert seat.other == [{"type": "stopping"}]
            assert seat.closed is not None
            assert seat.closed[0] == RESTART
        assert await stopping == 0

        await asyncio.to_thread(at.start)
        back = [
            await person.subscribe(made["id"], seat.seat, after=seat.number)
            for person, seat in zip((ada, bob), seats, strict=True)
        ]
        assert [seat.happened for seat in back] == [[], []]
        assert [seat.position for seat in back] == before
        assert (await back[1].move({"do": "stock-room", "take": "ink"}))["type"] == "done"
        await back[0].until(lambda: back[0].number == back[1].number)
        for each in (*seats, *back):
            await each.leave()
        for person in (ada, bob):
            await person.http.aclose()

    with address(tmp_path) as at:
        asyncio.run(play(at))


@pytest.mark.slow
def test_interrupted_bot_moves_in_next_process(tmp_path: Path) -> None:
    async def play(at: Address) -> None:
        async with Person(at.url, "Ada") as ada:
            options = {"players": 2, "first": 1}
            made = await ada.make_table("mech-a-dream", [ME, BOT], options=options)
            assert await asyncio.to_thread(at.stop) == 0
            await asyncio.to_thread(at.start)
            seat = await ada.subscribe(made["id"], 0)
            await seat.until(lambda: seat.menu is not None)
            moves = (await ada.get(f"/api/tables/{made['id']}/log"))[2:]
            assert {each["seat"] for each in moves if each["what"] == "move"} == {1}
            await seat.leave()

    with address(tmp_path) as at:
        asyncio.run(play(at))


def test_action_after_stop_announcement_is_refused(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("mech-a-dream", ada, bob, options={"first": 0})
        seat = await clients.subscribe(ada, table, 0)
        announce(served)
        await seat.until(lambda: bool(seat.other))
        answer = await seat.move({"do": "stock-room", "take": "ink"})
        assert answer["refusal"]["code"] == "stopping"
        payload = {"type": "say", "client": "c", "seat": 0, "text": "hm"}
        assert (await ada.post(f"/api/tables/{table}/acts", payload, 503))["code"] == "stopping"
        late = await clients.subscribe(bob, table, 1)
        assert late.closed == (1013, "stopping")

    with_clients(served, play)


def test_notification_sockets_are_informed_of_stop(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        url = ada.url.replace("http", "ws") + "/live/me"
        async with connect(url, additional_headers={"Cookie": ada.cookie}) as socket:
            await eventually(lambda: len(served.services.notifications.subscribers) == 1)
            announce(served)
            assert json.loads(await asyncio.wait_for(socket.recv(), 5)) == {"type": "stopping"}

    with_clients(served, play)


def test_move_in_progress_is_finished_and_answered(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("mech-a-dream", ada, bob, options={"first": 0})
        seat = await clients.subscribe(ada, table, 0)
        database = served.services.database
        write, is_writing = database.write, asyncio.Event()
        loop = asyncio.get_running_loop()

        async def slowly(*statements: Any, **payload: Any) -> list[int]:
            loop.call_soon_threadsafe(is_writing.set)
            await asyncio.sleep(0.3)
            return await write(*statements, **payload)

        monkeypatch.setattr(database, "write", slowly)
        move = asyncio.create_task(seat.move({"do": "stock-room", "take": "ink"}))
        await is_writing.wait()
        await asyncio.to_thread(announce, served)
        served.server.should_exit = True
        assert (await move)["type"] == "done"

    with_clients(served, play)


def test_long_poll_does_not_delay_stop(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("mech-a-dream", ada, bob)
        path = f"/api/tables/{table}/whole"
        waiting = asyncio.create_task(ada.get(path, seat=0, after=2, wait=20))
        tables = served.services.registry
        await eventually(lambda: any(live.channel.subscribers for live in tables.tables))
        began = time.monotonic()
        await asyncio.to_thread(announce, served)
        assert (await waiting)["number"] == 2
        assert time.monotonic() - began < 10

    with_clients(served, play)


def test_client_that_does_not_read_does_not_delay_stop(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dreamcog.server.services.STOP_TIMEOUT", 0.3, raising=False)

    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("mech-a-dream", ada, ada)
        seat: Seat = await clients.subscribe(ada, table, 0)
        live = served.services.registry.tables[0]

        async def never(_: bytes) -> None:
            await asyncio.sleep(60)

        async def join() -> None:
            live.channel.subscribe(never, None, None)

        await asyncio.to_thread(served.within, join)
        await asyncio.to_thread(announce, served)
        await seat.until(lambda: bool(seat.other))

    with_clients(served, play)
