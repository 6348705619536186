"""What is long is read, packed and written out in threads, so that nobody else waits for it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dreamcog.server.api import tables
from dreamcog.server.live import exports
from dreamcog.server.people import account_data, statistics
from dreamcog.server.store import archives
from dreamcog.server.store.reading import MANY, read_rows
from server.test_compaction import play_to_the_end
from support.live_tables import shared
from support.serving import Served
from support.table_fixtures import Clients, with_clients

LONGEST = 10_000
"""Characters that are written at one go, while no thread goes on."""


class Threads:
    """By function, the threads in which it was called."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch
        self.of: dict[str, set[threading.Thread]] = {}

    def note(self, module: Any, name: str) -> None:
        """Note the calls of a module's function."""
        called: Callable[..., Any] = getattr(module, name)
        found = self.of.setdefault(name, set())

        def noted(*args: Any) -> Any:
            found.add(threading.current_thread())
            return called(*args)

        self._monkeypatch.setattr(module, name, noted)


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> Threads:
    return Threads(monkeypatch)


@pytest.mark.parametrize("many", [False, True])
def test_many_rows_are_read_in_a_thread(many: bool) -> None:
    called_in = set()

    def read(row: tuple[Any, ...]) -> int:
        called_in.add(threading.current_thread() is threading.main_thread())
        return int(row[0])

    numbers = list(range(MANY + many))
    assert asyncio.run(read_rows(read, [(number,) for number in numbers])) == numbers
    assert called_in == {not many}


def test_a_log_is_packed_unpacked_and_saved_in_a_thread(tmp_path: Path, threads: Threads) -> None:
    threads.note(archives, "pack")
    threads.note(archives, "unpack")
    threads.note(exports, "save")

    async def play() -> None:
        async with shared("cyberion", tmp_path) as (store, live):
            await play_to_the_end(live)
            await archives.archive(store, "t1")
            await exports.saved(store, live.state)

    asyncio.run(play())
    assert set(threads.of) == {"pack", "unpack", "save"}
    for called_in in threads.of.values():
        assert called_in
        assert threading.main_thread() not in called_in


def test_saves_and_statistics_are_told_from_a_thread(served: Served, threads: Threads) -> None:
    for module in (tables, account_data):
        threads.note(module, "encoded")
    threads.note(statistics, "statistics_from")

    async def ask(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        game = clients.set_table("cyberion", ada, "greedy")
        await ada.act(game, "resign")
        save = await ada.get(f"/api/tables/{game}/save")
        data = await ada.get("/api/me/data")
        assert [each["save"] for each in data["tables"]] == [save]
        assert save["game"] == "cyberion"
        await ada.get("/api/me/statistics")

    with_clients(served, ask)
    for called_in in threads.of.values():
        assert called_in
        assert served.thread not in called_in


def test_a_save_is_written_out_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    lengths = []
    encode = exports.encode

    def noted(value: Any) -> bytes:
        is_whole = isinstance(value, dict) and "game" in value
        told = encode(value)
        lengths.append(0 if is_whole else len(told))
        return told

    monkeypatch.setattr(exports, "encode", noted)
    save = {"game": "x", "moves": [{"do": "x" * 40}] * 3000, "events": [{"is": "y"}] * 9000}
    assert json.loads(bytes(exports.encoded(save))) == save
    assert len(lengths) == 12_001
    assert max(lengths) < LONGEST
