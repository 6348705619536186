"""What goes wrong around a server: it is killed, its disk is full, its database is held or gone.

Every client gets a clear answer, nothing is lost, and the server recovers by itself.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import subprocess
import threading
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from dreamcog.bots import Decision
from dreamcog.server.automation import driver
from dreamcog.server.automation.bot_workers import BotRequest
from dreamcog.server.store import sqlite_connection
from server.killing import Process, kill_often
from support.databases import POSTGRES, SQLITE, fresh_url, postgres, start_again
from support.serving import Person, Seat, Served, serving

pytestmark = pytest.mark.slow

TWO_SEATS = [{"kind": "me"}, {"kind": "me"}]
WITH_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.mark.slow
def test_killed_server_loses_no_acknowledged_entry(tmp_path: Path) -> None:
    server = Process(fresh_url(SQLITE, tmp_path))
    found = asyncio.run(kill_often([server], 10, random.Random(3), parties=3))
    assert found["acknowledged"] > 200
    assert found["connections lost"] >= 10


class Fault(ABC):
    """A fault of a database that lasts for a while."""

    reason = ""
    can_be_read = True
    is_exact = True
    """Whether nothing at all can be written, however little."""

    def __init__(self, folder: Path) -> None:
        self.url = fresh_url(SQLITE, folder)
        self.path = Path(self.url.removeprefix("sqlite:///"))

    def kept_of(self, table: str) -> int:
        """The last entry of a table that is in the file."""
        with closing(sqlite3.connect(self.path)) as connection:
            text = 'SELECT max(number) FROM entries WHERE "table" = ?'
            return int(connection.execute(text, [table]).fetchone()[0])

    @abstractmethod
    def begin(self, served: Served) -> None: ...

    @abstractmethod
    def end(self, served: Served) -> None: ...


class Full(Fault):
    """The file may not grow."""

    reason = "full"
    is_exact = False

    def begin(self, served: Served) -> None:
        self.most_pages(served, 1)
        with sqlite3.connect(self.path, isolation_level=None) as connection:
            (free,) = connection.execute("PRAGMA freelist_count").fetchone()
            connection.execute("INSERT INTO secrets VALUES ('fill', zeroblob(?))", [free * 4080])
        connection.close()

    def end(self, served: Served) -> None:
        self.most_pages(served, 1_000_000)

    def most_pages(self, served: Served, count: int) -> None:
        database: Any = served.services.database
        text = f"PRAGMA max_page_count = {count}"
        served.within(lambda: database._writer.run(lambda c: c.execute(text).fetchall()))


class FullDisk(Fault):
    """The disk is full."""

    reason = "full"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.filler = folder / "filler"

    def begin(self, served: Served) -> None:
        with self.filler.open("wb", 0) as filler, suppress(OSError):
            while filler.write(b"x" * 4096):
                pass

    def end(self, served: Served) -> None:
        self.filler.unlink()


class Held(Fault):
    """Another connection holds a write transaction open."""

    reason = "locked"

    def begin(self, served: Served) -> None:
        self.connection = sqlite3.connect(self.path, isolation_level=None)
        self.connection.execute("BEGIN IMMEDIATE")

    def end(self, served: Served) -> None:
        self.connection.rollback()
        self.connection.close()


class Moved(Fault):
    """The file is somewhere else."""

    reason = "gone"
    can_be_read = False

    def begin(self, served: Served) -> None:
        self.path.rename(self.path.with_suffix(".moved"))

    def end(self, served: Served) -> None:
        self.path.with_suffix(".moved").rename(self.path)


class Stopped(Fault):
    """PostgreSQL is stopped."""

    reason = "gone"
    can_be_read = False

    def __init__(self, folder: Path) -> None:
        self.url = fresh_url(POSTGRES, folder)

    def begin(self, served: Served) -> None:
        postgres().stop()

    def end(self, served: Served) -> None:
        start_again()


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A small file system, where the user of the tests may make one."""
    small = folder / "small"
    small.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "none", str(small)]
    try:
        made = os.name == "posix" and subprocess.run(mount, capture_output=True).returncode == 0
    except OSError:
        made = False
    if not made:
        pytest.skip("a small disk cannot be made here")
    try:
        yield small
    finally:
        subprocess.run(["umount", str(small)], check=True)


async def until(is_so: Callable[[], Awaitable[bool]], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not await is_so():
            await asyncio.sleep(0.05)


async def play_until_refused(seats: list[Seat], rng: random.Random) -> tuple[Seat, dict[str, Any]]:
    """Move until a move cannot be stored; return its seat and its request."""
    for _ in range(60):
        seat = rng.choice([each for each in seats if each.menu is not None])
        payload = {
            "type": "move",
            "seat": seat.seat,
            "client": seat.person.client(),
            "decision": seat.decision,
            "move": rng.choice(seat.moves()),
        }
        before = seat.number
        answer = await send(seat, payload)
        if answer["type"] == "refused":
            assert [each.number for each in seats] == [before] * len(seats)
            return seat, payload
        for each in seats:
            await each.until(lambda s=each, n=before: s.number > n)  # type: ignore[misc]
    raise AssertionError("everything was kept")


async def send(seat: Seat, payload: dict[str, Any]) -> dict[str, Any]:
    """Send something, perhaps once more, and wait for its answer."""
    seat.answers.pop(payload["client"], None)
    await seat.send_text(json.dumps(payload))
    await seat.until(lambda: payload["client"] in seat.answers or seat.closed is not None)
    assert seat.closed is None, seat.closed
    return seat.answers[payload["client"]]


def go_through(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_connection, "TIMEOUT", 0.3)
    monkeypatch.setattr(driver, "RETRY_SECONDS", 0.3)
    with serving(fault.url) as served:
        asyncio.run(meet(fault, served))


async def meet(fault: Fault, served: Served) -> None:
    """Play, meet with a fault, and play on when it is over."""
    rng = random.Random(4)
    may_think = hold_thoughts(served)
    async with Person(served.url, "Ada") as ada:
        mine = await ada.make_table("mech-a-dream", TWO_SEATS)
        theirs = await ada.make_table("mech-a-dream", WITH_BOT)
        seats = [await ada.subscribe(mine["id"], 0), await ada.subscribe(mine["id"], 1)]
        watcher = await ada.subscribe(mine["id"])
        bot = await ada.subscribe(theirs["id"], 0)
        while bot.menu is not None:
            before = bot.number
            await bot.play_any(rng)
            await bot.until(lambda n=before: bot.number > n)  # type: ignore[misc]
        kept = bot.number

        await asyncio.to_thread(fault.begin, served)
        try:
            lone, payload = await play_until_refused(seats, rng)
            refusal = lone.answers[payload["client"]]["refusal"]
            assert (refusal["code"], refusal["params"]) == (
                *("store-unreachable", {"reason": fault.reason}),
            )
            assert refusal["text"]
            by_request = await ada.post(f"/api/tables/{mine['id']}/acts", payload, 503)
            assert by_request["params"] == {"reason": fault.reason}
            wanted = {"game": "cyberion", "options": {"players": 1}}
            if fault.is_exact:
                not_made = await ada.post("/api/tables", wanted, 503)
                assert not_made["code"] == "store-unreachable"
            health = await ada.get("/healthz", 503)
            assert health["status"] == fault.reason
            assert (await send(lone, {"type": "ping", "client": "p"}))["type"] == "pong"
            may_think.set()
            await asyncio.sleep(1.0)
            if fault.is_exact:
                assert bot.number == kept
            else:
                told_of = bot.number
                assert told_of <= fault.kept_of(theirs["id"]), "broadcast before it was stored"
            late = await ada.subscribe(mine["id"], lone.seat)
            if fault.can_be_read:
                assert late.position == lone.position
            else:
                assert late.closed == (1013, "store-unreachable")
                assert late.answers[""]["refusal"]["code"] == "store-unreachable"
            await late.leave()
        finally:
            await asyncio.to_thread(fault.end, served)

        async def is_well() -> bool:
            return (await ada.http.get("/healthz")).status_code == 200

        await until(is_well)
        done = await send(lone, payload)
        assert done == {
            "type": "done",
            "client": payload["client"],
            "number": lone.number,
            "again": False,
        }
        again = await ada.post(f"/api/tables/{mine['id']}/acts", payload)
        assert (again["number"], again["again"]) == (done["number"], True)
        await bot.until(lambda: bot.number > kept)
        for seat in (*seats, watcher):
            whole = await ada.get(f"/api/tables/{mine['id']}/whole", **query(seat))
            await seat.until(lambda s=seat, w=whole: s.number == w["number"])  # type: ignore[misc]
            assert seat.position == whole["position"]
        assert not any(each.done() for each in served.services.registry._tasks)
        for seat in (*seats, watcher, bot):
            assert seat.closed is None
            await seat.leave()


def query(seat: Seat) -> dict[str, int]:
    return {} if seat.seat is None else {"seat": seat.seat}


def hold_thoughts(served: Served) -> threading.Event:
    """Bots that take as long as the test says."""
    may_think = threading.Event()
    thinkers = served.services.bot_workers
    decide = thinkers.decide

    async def think_long(question: BotRequest, person: str | None = None) -> Decision:
        while not may_think.is_set():
            await asyncio.sleep(0.02)
        return await decide(question, person)

    thinkers.decide = think_long  # type: ignore[method-assign]
    return may_think


@pytest.mark.slow
@pytest.mark.parametrize("kind", [Full, Held, Moved, Stopped])
def test_database_fault_is_reported_and_recovered_from(
    kind: type[Fault], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_through(kind(tmp_path), monkeypatch)


@pytest.mark.slow
def test_full_disk_is_reported_and_recovered_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with small_disk(tmp_path) as small:
        go_through(FullDisk(small), monkeypatch)


def test_briefly_locked_database_is_waited_for(tmp_path: Path) -> None:
    fault = Held(tmp_path)

    async def play(served: Served) -> None:
        async with Person(served.url) as ada:
            made = await ada.make_table("cyberion", [{"kind": "me"}], options={"players": 1})
            seat = await ada.subscribe(made["id"], 0)
            fault.begin(served)
            asked = asyncio.create_task(seat.play_any(random.Random(1)))
            await asyncio.sleep(0.5)
            assert not asked.done()
            assert (await ada.get(f"/api/tables/{made['id']}"))["number"] == 1
            fault.end(served)
            assert (await asked)["type"] == "done"
            await seat.leave()

    with serving(fault.url) as served:
        asyncio.run(play(served))
