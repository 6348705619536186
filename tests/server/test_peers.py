"""Several processes on one PostgreSQL: subscribers of each receive everything, and when one is
killed, tables continue in the others."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
import pytest

from dreamcog.bots import Decision
from dreamcog.server.automation import driver
from dreamcog.server.automation.bot_workers import BotRequest
from dreamcog.server.broadcast import presence
from dreamcog.server.live import peers, registry
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.ops.settings import Settings
from dreamcog.server.processes import listen
from dreamcog.server.store.statements import statement
from server.killing import Process, kill_often
from support.databases import POSTGRES, command, fresh_url
from support.serving import Person, Seat, Served, serving

pytestmark = pytest.mark.slow

TWO_PEOPLE = [{"kind": "me"}, {"kind": "open"}]
WITH_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def at_process(person: Person, url: str) -> Person:
    """The same person as a client of another process."""
    person.url = url
    person.http.base_url = httpx.URL(url)
    return person


@pytest.fixture
def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Served, Served]]:
    """Two servers on one database, which go their rounds quickly."""
    monkeypatch.setattr(registry, "PERIOD", 0.2)
    monkeypatch.setattr(driver, "RETRY_SECONDS", 0.5)
    url = fresh_url(POSTGRES, tmp_path)
    with serving(url) as one, serving(url) as other:
        yield one, other


async def until(is_so: Callable[[], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.02)


async def play_on(seats: list[Seat], rng: random.Random, moves: int = 20) -> None:
    """Play moves; every seat receives each, at whichever process it is connected."""
    for _ in range(moves):
        await until(lambda: any(seat.menu is not None for seat in seats))
        seat = rng.choice([each for each in seats if each.menu is not None])
        done = await seat.play_any(rng)
        if done["type"] == "refused":
            assert done["refusal"]["code"] in ("store-unreachable", "stale"), done
        else:
            for each in seats:
                await each.until(lambda s=each, n=done["number"]: s.number >= n)  # type: ignore[misc]


def test_subscriber_of_other_process_receives_every_move(two: tuple[Served, Served]) -> None:
    async def play(one: Served, other: Served) -> None:
        async with Person(one.url, "Ada") as ada, Person(other.url, "Bob") as bob:
            made = await ada.make_table("mech-a-dream", TWO_PEOPLE)
            await bob.sit(made["invite"])
            seats = [await ada.subscribe(made["id"], 0), await bob.subscribe(made["id"], 1)]
            seats.append(await Person(other.url).subscribe(made["id"]))
            await play_on(seats, random.Random(1))
            tables = [each.services.registry._tables[made["id"]] for each in (one, other)]
            assert tables[0].state.table.truth() == tables[1].state.table.truth()
            for seat in seats:
                assert seat.position == tables[0].state.table.position(seat.seat)
                await seat.leave()

    asyncio.run(play(*two))


def test_request_to_other_process_finds_acknowledged_entry(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def receive_nothing(_: object, __: str) -> None: ...

    async def play(one: Served, other: Served) -> None:
        async with Person(one.url, "Ada") as ada:
            made = await ada.make_table("mech-a-dream", TWO_PEOPLE)
            await at_process(ada, other.url).get(f"/api/tables/{made['id']}")
            monkeypatch.setattr(peers.PeerSync, "_receive", receive_nothing)
            monkeypatch.setattr(peers.PeerSync, "poll", lambda _: asyncio.sleep(0))
            await asyncio.sleep(0.5)
            for number in range(2, 12):
                said = await at_process(ada, one.url).act(made["id"], "say", text="now")
                assert said["number"] == number
                at_process(ada, other.url)
                assert (await ada.get(f"/api/tables/{made['id']}"))["number"] == number
                seat = await ada.subscribe(made["id"], 0, after=number - 1)
                assert [each["number"] for each in seat.happened] == [number]
                await seat.leave()

    asyncio.run(play(*two))


@contextmanager
def opening_held(
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[tuple[threading.Event, threading.Event]]:
    """Tables that are opened have been read, but wait: events that one waits, and may go on."""
    waits, may_go_on = threading.Event(), threading.Event()
    original = LiveTable.open

    async def open_later(*given: Any) -> LiveTable:
        live = await original(*given)
        waits.set()
        while not may_go_on.is_set():
            await asyncio.sleep(0.01)
        return live

    with monkeypatch.context() as patch:
        patch.setattr(registry.LiveTable, "open", open_later)
        try:
            yield waits, may_go_on
        finally:
            may_go_on.set()


@pytest.mark.parametrize("what", ["entry", "person", "removal"])
def test_table_being_opened_misses_nothing_of_other_process(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """A process hears of what others do at the tables that it has open; this one is not yet."""

    async def play(one: Served, other: Served) -> None:
        async with Person(one.url, "Ada") as ada, Person(one.url, "Bob") as bob:
            made = await ada.make_table("mech-a-dream", TWO_PEOPLE)
            await bob.sit(made["invite"])
            table = f"/api/tables/{made['id']}"
            with opening_held(monkeypatch) as (waits, may_go_on):
                opened = asyncio.create_task(ada.http.get(f"{other.url}{table}"))
                await until(waits.is_set)
                if what == "entry":
                    said = await bob.act(made["id"], "say", seat=1, text="now")
                elif what == "person":
                    await bob.post("/api/me/goodbye", {"password": ""}, 204)
                else:
                    gone = statement("DELETE FROM tables WHERE id = ?", made["id"])
                    one.within(lambda: one.services.database.write(gone))
                await asyncio.sleep(0.5)
                may_go_on.set()
                found = await opened
            if what == "entry":
                assert found.json()["number"] == said["number"]
            elif what == "person":
                assert "Bob" not in found.text
            else:
                assert found.status_code == 404

    monkeypatch.setattr(registry, "PERIOD", 1000.0)
    asyncio.run(play(*two))


def test_same_request_to_both_processes_is_done_once(two: tuple[Served, Served]) -> None:
    async def play(one: Served, other: Served) -> None:
        async with Person(one.url, "Ada") as ada:
            made = await ada.make_table("mech-a-dream", TWO_PEOPLE)
            for i in range(10):
                payload = {"type": "say", "client": f"same-{i}", "seat": 0, "text": "hello"}
                addresses = [f"{each.url}/api/tables/{made['id']}/acts" for each in (one, other)]
                answers = [
                    answer.json()
                    for answer in await asyncio.gather(
                        *(ada.http.post(address, json=payload) for address in addresses * 2)
                    )
                ]
                assert {answer["number"] for answer in answers} == {2 + i}
                assert sorted(answer["again"] for answer in answers) == [False, True, True, True]

    asyncio.run(play(*two))


def test_presence_of_other_process_is_broadcast(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(one: Served, other: Served) -> None:
        async with Person(one.url, "Ada") as ada, Person(other.url, "Bob") as bob:
            made = await ada.make_table("mech-a-dream", TWO_PEOPLE)
            await bob.sit(made["invite"])
            mine = await ada.subscribe(made["id"], 0)
            theirs = await bob.subscribe(made["id"], 1)
            await mine.until(lambda: mine.here == [0, 1])
            await theirs.until(lambda: theirs.here == [0, 1])
            await theirs.leave()
            await mine.until(lambda: mine.here == [0])
            theirs = await bob.subscribe(made["id"], 1)
            await mine.until(lambda: mine.here == [0, 1])
            await theirs.until(lambda: theirs.here == [0, 1])
            monkeypatch.setattr(presence, "PEER_EXPIRES", 1.0)  # as if the other were silent
            await mine.until(lambda: mine.here == [0])
            monkeypatch.setattr(peers, "REPORT_SECONDS", 0.2)
            await mine.until(lambda: mine.here == [0, 1])
            for seat in (mine, theirs):
                await seat.leave()

    asyncio.run(play(*two))


def test_only_one_process_drives_a_table(two: tuple[Served, Served]) -> None:
    thoughts: list[tuple[str, int]] = []

    def count(served: Served, name: str) -> None:
        decide = served.services.bot_workers.decide

        async def counted(question: BotRequest, person: str | None = None) -> Decision:
            thoughts.append((name, len(thoughts)))
            return await decide(question, person)

        served.services.bot_workers.decide = counted  # type: ignore[method-assign]

    async def play(one: Served, other: Served) -> None:
        count(one, "one")
        count(other, "other")
        async with Person(one.url, "Ada") as ada:
            made = await ada.make_table("mech-a-dream", WITH_BOT)
            here = await ada.subscribe(made["id"], 0)
            there = await at_process(ada, other.url).subscribe(made["id"], 0)
            await play_on([here, there], random.Random(2), 12)
            await here.until(lambda: here.menu is not None or here.room["status"] == "finished")
            bots = [each for each in here.happened if each["what"] == "move" and each["seat"] == 1]
            assert bots
            assert len(thoughts) >= len(bots)
            assert len({name for name, _ in thoughts}) == 1, "both processes thought about it"
            for seat in (here, there):
                await seat.leave()

    asyncio.run(play(*two))


def test_messages_resume_after_connection_loss(two: tuple[Served, Served]) -> None:
    async def play(one: Served, other: Served) -> None:
        async with Person(one.url, "Ada") as ada, Person(other.url, "Bob") as bob:
            made = await ada.make_table("mech-a-dream", TWO_PEOPLE)
            await bob.sit(made["invite"])
            seats = [await ada.subscribe(made["id"], 0), await bob.subscribe(made["id"], 1)]
            rng = random.Random(1)
            for _ in range(8):
                await play_on(seats, rng, 3)
                await command(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE application_name = 'dreamcog'"
                )
            await play_on(seats, rng, 3)
            for seat in seats:
                assert seat.closed is None
                await seat.leave()

    asyncio.run(play(*two))


@pytest.mark.slow
def test_tables_continue_when_one_process_is_killed(tmp_path: Path) -> None:
    url = fresh_url(POSTGRES, tmp_path)
    found = asyncio.run(kill_often([Process(url), Process(url)], 6, random.Random(12), parties=3))
    assert found["acknowledged"] > 100
    assert found["connections lost"] >= 6


@pytest.mark.slow
def test_claims_of_killed_process_are_taken_over(tmp_path: Path) -> None:
    url = fresh_url(POSTGRES, tmp_path)
    one, other = Process(url), Process(url)

    async def play() -> None:
        rng = random.Random(3)
        for process in (one, other):
            process.start()
            await process.answers()
        async with Person(one.url, "Ada") as ada:
            with_bot = await ada.make_table("mech-a-dream", WITH_BOT)
            with_clock = await ada.make_table("cyberion", [{"kind": "me"}] * 2, clock=5)
            seat = await ada.subscribe(with_bot["id"], 0)
            await play_on([seat], rng, 3)
            one.kill()
            await until(lambda: seat.closed is not None)
            await seat.leave()
            seat = await at_process(ada, other.url).subscribe(with_bot["id"], 0, after=seat.number)
            await play_on([seat], rng, 5)
            watched = await ada.subscribe(with_clock["id"])
            await watched.until(lambda: any(s["bot"] for s in watched.room["seats"]), 30)
            for each in (seat, watched):
                await each.leave()

    try:
        asyncio.run(play())
    finally:
        one.close()
        other.close()


SEVERAL = """
import socket, sys
import msgspec
from dreamcog.server.processes import run_several
from dreamcog.server.ops.settings import Settings

settings = msgspec.json.decode(sys.argv[1], type=Settings)
run_several(settings, socket.socket(fileno=int(sys.argv[2])), 2)
"""


@contextmanager
def several(database: str) -> Iterator[tuple[str, psutil.Process]]:
    """A server of two processes: its address, and the process that looks after them."""
    settings = Settings(database=database, pace=0.0, webhooks="off", log_level="error")
    with listen("127.0.0.1", 0) as listening:
        payload = [msgspec.json.encode(settings).decode(), str(listening.fileno())]
        started = subprocess.Popen(
            [sys.executable, "-c", SEVERAL, *payload], pass_fds=[listening.fileno()]
        )
        parent = psutil.Process(started.pid)
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}", parent
        finally:
            for each in (
                (*parent.children(recursive=True), parent) if started.poll() is None else ()
            ):
                each.kill()
            started.wait()


def serving_processes(parent: psutil.Process) -> set[int]:
    return {each.pid for each in parent.children()}


@pytest.mark.slow
def test_dead_process_is_replaced_and_stop_is_announced(tmp_path: Path) -> None:
    async def play(url: str, parent: psutil.Process) -> None:
        await well(url)
        first = serving_processes(parent)
        assert len(first) == 2
        async with Person(url, "Ada") as ada:
            made = await ada.make_table("mech-a-dream", TWO_PEOPLE)
            seats = [await ada.subscribe(made["id"], 0) for _ in range(8)]
            dead = min(first)
            os.kill(dead, signal.SIGKILL)
            await until(lambda: len(serving_processes(parent) - {dead}) == 2)
            assert (await ada.act(made["id"], "say", text="still here"))["number"] == 2
            left = [seat for seat in seats if seat.closed is None]
            for seat in left:
                await seat.until(lambda s=seat: s.number == 2)  # type: ignore[misc]
            back = [await ada.subscribe(made["id"], 0, after=1) for _ in range(8)]
            assert {seat.number for seat in back} == {2}
            await asyncio.sleep(1)
            children = parent.children(recursive=True)
            parent.terminate()
            for seat in (*left, *back):
                await until(lambda s=seat: s.closed is not None)  # type: ignore[misc]
                assert {"type": "stopping"} in seat.other
                assert seat.closed is not None
                assert seat.closed[0] == 1012
            assert await asyncio.to_thread(parent.wait, 20) in (0, None)
            assert psutil.wait_procs(children, timeout=5)[1] == []
            for seat in (*seats, *back):
                await seat.leave()

    with several(fresh_url(POSTGRES, tmp_path)) as (url, parent):
        asyncio.run(play(url, parent))


@pytest.mark.slow
def test_processes_stop_when_parent_is_killed(tmp_path: Path) -> None:
    async def play(url: str, parent: psutil.Process) -> None:
        await well(url)
        async with Person(url, "Ada") as ada:
            made = await ada.make_table("mech-a-dream", TWO_PEOPLE)
            seat = await ada.subscribe(made["id"], 0)
            children = parent.children(recursive=True)
            parent.kill()
            await until(lambda: seat.closed is not None)
            assert {"type": "stopping"} in seat.other
            assert psutil.wait_procs(children, timeout=10)[1] == []
            await seat.leave()

    with several(fresh_url(POSTGRES, tmp_path)) as (url, parent):
        asyncio.run(play(url, parent))


async def well(url: str) -> None:
    """Wait until a server answers."""
    end = time.monotonic() + 60
    async with httpx.AsyncClient(timeout=5) as http:
        while time.monotonic() < end:
            try:
                if (await http.get(f"{url}/healthz")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    raise AssertionError("the server is not well")
