"""A shared table: kept before it is told, done once, resumed as it was, nothing shown to others."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.server.deltas import patched
from dreamcog.server.listeners import MOST_WAITING, Listener
from dreamcog.server.live import MOVE, UNDO, LiveTable
from dreamcog.server.menus import moves_of
from dreamcog.server.store.records import Entry, TableRecord, Taken
from dreamcog.server.store.sqlite import SqliteStore

OPTIONS: dict[str, dict[str, Any]] = {
    "cyberion": {"players": 2, "expansions": ["microbots"]},
    "mech-a-dream": {"players": 3, "variants": ["robots", "specialists"]},
}


def record(name: str, own: str = "t1", seed: int = 7) -> TableRecord:
    game = game_kind(name).open(OPTIONS[name])
    version = game.kind.rules_version
    return TableRecord(own, name, version, game.options, game.box_values, f"{seed:032x}", 1.0)


def some_move(live: LiveTable, rng: random.Random) -> tuple[int, dict[str, Any]]:
    """Anybody's move, out of the menu that a client gets."""
    seat = rng.choice(sorted(live.table.deciders))
    return seat, rng.choice(list(moves_of(json.loads(json.dumps(live.menu(seat))))))


class Client:
    """Listens for a seat, and knows only what it is told."""

    def __init__(self, live: LiveTable, seat: int | None, after: int | None = None) -> None:
        self.live, self.seat, self.after = live, seat, after
        self.listener = Listener(seat)
        self.position: dict[str, Any] = {}
        self.menu: Any = None
        self.numbers: list[int] = []
        self.events: list[Any] = []
        self.task = asyncio.ensure_future(self.hear())

    async def hear(self) -> None:
        async for message in self.live.listen(self.listener, self.after):
            told = json.loads(json.dumps(message))
            whole = told.get("position")
            self.position = whole if whole is not None else patched(self.position, told["patch"])
            self.menu = told["menu"]
            self.numbers.append(told["number"])
            self.events += told["events"]
            kept = await self.live._store.entries("t1")
            assert len(kept) >= told["number"], "told before it was kept"

    async def catch_up(self) -> None:
        while not self.numbers or self.numbers[-1] < self.live.number:
            await asyncio.sleep(0.001)

    async def leave(self) -> None:
        self.listener.leave()
        await self.task


async def play_some(live: LiveTable, moves: int, seed: int) -> None:
    rng = random.Random(seed)
    for i in range(moves):
        if live.table.outcome is None:
            seat, move = some_move(live, rng)
            assert await live.act(MOVE, seat, move, f"{seed}-{i}") == live.number


@pytest.mark.parametrize("name", games())
def test_every_seat_hears_what_it_may_know(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.add_table(record(name))
        live = LiveTable(record(name), store)
        clients = [Client(live, seat) for seat in (None, *range(OPTIONS[name]["players"]))]
        await asyncio.sleep(0)
        await play_some(live, 25, 1)
        for client in clients:
            await client.catch_up()
            assert client.position == json.loads(json.dumps(live.table.position(client.seat)))
            assert (client.menu is not None) == (client.seat in live.table.deciders)
            assert client.numbers == list(range(live.number + 1))
            assert len(client.events) == live.number
            await client.leave()
        again = await LiveTable.resume(record(name), store)
        assert again.table.truth() == live.table.truth()
        assert again.number == live.number
        await store.close()

    asyncio.run(play())


def test_who_comes_back_hears_what_was_missed(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.add_table(record("mech-a-dream"))
        live = LiveTable(record("mech-a-dream"), store)
        there = Client(live, 1)
        away = Client(live, 1)
        await play_some(live, 6, 1)
        await away.catch_up()
        await away.leave()
        await play_some(live, 9, 2)
        resumed = await LiveTable.resume(record("mech-a-dream"), store)
        back = Client(resumed, 1, after=away.numbers[-1])
        await back.catch_up()
        await there.catch_up()
        assert back.position == there.position
        assert away.events + back.events == there.events
        for client in (there, back):
            await client.leave()
        await store.close()

    asyncio.run(play())


def test_who_is_slow_is_not_waited_for_and_is_told_everything(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.add_table(record("mech-a-dream"))
        live = LiveTable(record("mech-a-dream"), store)
        slow = Listener(0)
        messages = live.listen(slow)
        first = await anext(messages)
        assert first["number"] == 0
        await play_some(live, MOST_WAITING + 5, 1)
        message = await anext(messages)
        assert message["number"] == live.number
        assert message["position"] == live.table.position(0)
        assert len(message["events"]) == live.number
        await play_some(live, 1, 2)
        after = await anext(messages)
        assert patched(message["position"], after["patch"]) == live.table.position(0)
        slow.leave()
        with pytest.raises(StopAsyncIteration):
            await anext(messages)
        await store.close()

    asyncio.run(play())


def test_what_is_sent_twice_is_done_once_and_what_is_refused_is_not_kept(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.add_table(record("cyberion"))
        live = LiveTable(record("cyberion"), store)
        (seat,) = live.table.deciders
        first = await asyncio.gather(
            *(live.act(MOVE, seat, {"do": "end-turn"}, "same") for _ in range(5))
        )
        assert first == [1] * 5
        before = live.table.truth()
        with pytest.raises(Refused):
            await live.act(MOVE, seat, {"do": "end-turn"}, "late")
        assert live.table.truth() == before
        assert len(await store.entries("t1")) == 1
        with pytest.raises(Taken):
            await store.append(Entry("t1", 1, MOVE, 0, {}, "another", 1.0))
        with pytest.raises(Taken):
            await store.append(Entry("t1", 2, MOVE, seat, {}, "same", 1.0))
        (other,) = live.table.deciders
        assert other != seat
        assert await live.act(MOVE, other, {"do": "end-turn"}, "same") == 2
        await store.close()

    asyncio.run(play())


def test_what_cannot_be_kept_is_not_played(tmp_path: Path) -> None:
    class Full(SqliteStore):
        async def append(self, entry: Entry) -> None:
            raise OSError("no room")

    async def play() -> None:
        store = Full(tmp_path / "tables.db")
        live = LiveTable(record("cyberion"), store)
        listener = Listener(0)
        messages = live.listen(listener)
        await anext(messages)
        before = live.table.truth()
        (seat,) = live.table.deciders
        with pytest.raises(OSError, match="no room"):
            await live.act(MOVE, seat, {"do": "end-turn"}, "c")
        assert live.table.truth() == before
        assert (live.table.history, live.table.log, live.number) == ([], [], 0)
        listener.leave()
        with pytest.raises(StopAsyncIteration):
            await anext(messages)
        await store.close()

    asyncio.run(play())


def test_taking_back_is_kept_too(tmp_path: Path) -> None:
    async def play() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.add_table(record("mech-a-dream"))
        live = LiveTable(record("mech-a-dream"), store)
        monitor = live.table.position(0)["monitors_dealt"][0]
        start = live.table.truth()
        await live.act(MOVE, 0, {"do": "choose-monitor", "monitor": monitor}, "a")
        await live.act(UNDO, 0, {}, "b")
        assert live.table.truth() == start
        again = await LiveTable.resume(record("mech-a-dream"), store)
        assert again.table.truth() == start
        assert again.number == 2
        await store.close()

    asyncio.run(play())


PLAYER = """
import asyncio, json, random, sys
sys.path[:0] = sys.argv[3:]
from pathlib import Path
from dreamcog.server.live import MOVE, LiveTable
from dreamcog.server.store.sqlite import SqliteStore
from server.test_live import record, some_move

async def play():
    store = SqliteStore(Path(sys.argv[1]))
    rng = random.Random(int(sys.argv[2]))
    kept = record("mech-a-dream")
    if await store.table("t1") is None:
        await store.add_table(kept)
    live = await LiveTable.resume(kept, store)
    print("ready", flush=True)
    while live.table.outcome is None:
        seat, move = some_move(live, rng)
        number = await live.act(MOVE, seat, move, f"{sys.argv[2]}-{live.number}")
        print(json.dumps([number, seat, move]), flush=True)

asyncio.run(play())
"""


@pytest.mark.slow
def test_a_server_killed_at_any_moment_loses_nothing_it_has_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    rng = random.Random(3)
    acknowledged: list[list[Any]] = []
    for life in range(10):
        tests = str(Path(__file__).parents[1])
        started = [sys.executable, "-c", PLAYER, str(path), str(life), tests]
        with subprocess.Popen(started, stdout=subprocess.PIPE, text=True) as player:
            assert player.stdout is not None
            assert player.stdout.readline() == "ready\n"
            time.sleep(rng.uniform(0, 0.12))
            os.kill(player.pid, signal.SIGKILL)
            lines = player.stdout.read().splitlines(keepends=True)
        acknowledged += [json.loads(line) for line in lines if line.endswith("\n")]

    async def check() -> None:
        store = SqliteStore(path)
        entries = await store.entries("t1")
        live = await LiveTable.resume(record("mech-a-dream"), store)
        assert live.number == len(entries)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        kept = {entry.number: [entry.number, entry.seat, entry.body] for entry in entries}
        assert acknowledged
        assert [move for move in acknowledged if kept.get(move[0]) != move] == []
        await store.close()

    asyncio.run(check())
