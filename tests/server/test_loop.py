"""No message holds the event loop, and with it everybody, for longer than 20 ms of its own work."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from dreamcog.core.registry import games
from dreamcog.server.api import games as games_api
from dreamcog.server.api import schema as schema_api
from dreamcog.server.broadcast.messages import MAX_MISSED
from support.serving import Person, Seat, Served, serving

BENCH = Path(__file__).parents[2] / "bench"
MOST = 0.02
"""Seconds of processor time of the loop's thread, which a busy machine does not count in."""
LINES = 600
"""Lines of chat at the table, more than a client that was away is sent of its entries."""
PAGES = ("whole?seat=0", "whole?seat=0&after=0", "log", "positions/2?seat=0", "box", "share", "")


class Watch:
    """Looks, again and again, for how long the event loop of a server works without a pause."""

    def __init__(self, served: Served) -> None:
        self._served = served
        self._most = 0.0
        self._task: asyncio.Task[None] | None = None

    async def _look(self) -> None:
        while True:
            worked = time.thread_time()
            await asyncio.sleep(0.001)
            self._most = max(self._most, time.thread_time() - worked)

    async def _switch(self) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._look())
        else:
            self._task.cancel()
            self._task = None

    async def during(self, work: Awaitable[Any]) -> float:
        """The longest that the loop was held during some work of clients."""
        self._most = 0.0
        await asyncio.to_thread(self._served.within, self._switch)
        await work
        await asyncio.to_thread(self._served.within, self._switch)
        return self._most


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Nothing searches for garbage among the objects of all tests (`test_garbage.py`)."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.fixture
def long_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, list[str], Any]:
    """A table with a menu of a thousand moves and a long log: its id, cookies and moves."""
    monkeypatch.syspath_prepend(BENCH)
    from load.long_menu import arrange, insert, make_table

    database = tmp_path / "tables.sqlite"
    with serving(database) as served:
        made = asyncio.run(make_table(served.url))
    found = arrange(database, *made)
    with closing(sqlite3.connect(database)) as store:
        (number,) = store.execute("SELECT number FROM tables").fetchone()
        line = {"table": found.table, "kind": "say", "seat": 1, "body": '{"text": "a line"}'}
        for each in range(number + 1, number + LINES + 1):
            row = {**line, "number": each, "client": f"s{each}", "at": time.time(), "events": "[]"}
            insert(store, "entries", row)
        store.execute("UPDATE tables SET number = number + ?", (LINES,))
        store.commit()
    for name in [each for each in sys.modules if each.split(".")[0] == "load"]:
        del sys.modules[name]
    return found.table, found.cookies, found.moves


async def ask_everything(person: Person, table: str, moves: list[dict[str, Any]]) -> list[Any]:
    """All that can be asked of a table, as parts that are measured one by one."""
    seat, again = Seat(person, table, 0), Seat(person, table, 0)
    longest = sorted(moves, key=lambda move: len(str(move)))[-12:]

    async def ask(kind: str, **about: Any) -> None:
        assert (await seat.send(kind, seat=0, **about))["type"] != "refused"

    parts: list[tuple[str, Callable[[], Awaitable[Any]]]] = [("connecting", seat.connect)]
    parts.append(("connecting again", lambda: again.connect(0)))
    parts.append(("leaving at once", again.leave))
    for path in PAGES:
        parts.append((path, lambda path=path: person.http.get(f"/api/tables/{table}/{path}")))
    parts.append(("previews", lambda: ask("previews", moves=longest)))
    parts.append(("preview", lambda: ask("preview", move=longest[-1])))
    for kind in sorted({move["do"] for move in moves}):
        parts.append((f"why {kind}", lambda kind=kind: ask("why", move={"do": kind})))
    parts.append(("advice", lambda: ask("advice")))
    parts.append(("say", lambda: ask("say", text="hm")))
    parts.append(("move", lambda: ask("move", decision=seat.decision, move=longest[-1])))
    parts.append(("undo", lambda: ask("undo")))
    parts.append(("leaving", seat.leave))
    return parts


@pytest.mark.slow
@pytest.mark.usefixtures("uncollected")
def test_nothing_that_is_asked_of_a_full_board_holds_the_loop(
    tmp_path: Path, long_table: tuple[str, list[str], list[dict[str, Any]]]
) -> None:
    table, cookies, moves = long_table
    held: dict[str, float] = {}

    async def ask(served: Served) -> None:
        person, watch = Person(served.url), Watch(served)
        name, _, value = cookies[0].partition("=")
        person.http.cookies.set(name, value)
        for what, do in await ask_everything(person, table, moves):
            held[what] = await watch.during(do())
        for path in ("games", "schema.json", "welcome", "tables", "me/statistics", "me/data"):
            held[path] = await watch.during(person.http.get(f"/api/{path}"))
        for game in games():
            made = person.http.post("/api/tables", json={"game": game})
            held[f"make {game}"] = await watch.during(made)
        await person.http.aclose()

    with serving(tmp_path / "tables.sqlite") as served:
        asyncio.run(ask(served))
        after = httpx.get(f"{served.url}/api/tables/{table}/whole?after=0").json()
        assert len(after["missed"]) == MAX_MISSED
    assert {what: round(1000 * most) for what, most in held.items() if most > MOST} == {}
    assert len(moves) > 1000


def test_what_every_visit_asks_for_is_made_before_anybody_is_served(tmp_path: Path) -> None:
    games_api.info_of.cache_clear()
    with serving(tmp_path / "tables.sqlite"):
        assert games_api.info_of.cache_info().currsize == len(games())


def test_the_description_of_all_routes_is_made_in_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_by = []

    def whole_schema(_: Any) -> dict[str, Any]:
        made_by.append(threading.current_thread())
        return {"openapi": "3"}

    monkeypatch.setattr(schema_api, "whole_schema", whole_schema)
    with serving(tmp_path / "tables.sqlite") as served:
        assert httpx.get(f"{served.url}/api/schema.json").json() == {"openapi": "3"}
        assert served.thread not in made_by
        assert len(made_by) == 1
