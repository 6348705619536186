"""Clocks: seconds for each decision, or none."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from dreamcog.server.live import registry
from support.databases import fresh_url
from support.serving import Person, Served, serving
from support.table_fixtures import (
    STORES,
    Clients,
    eventually,
    rows,
    set_table,
    with_clients,
)

pytestmark = pytest.mark.slow

STEP = {"do": "trigger", "robot": "platform/cyclobot-1", "level": 1}


def test_bot_stands_in_when_clock_runs_out(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob, clock=0.6)
        mine = await clients.subscribe(ada, table, 0, after=0)
        await mine.until(lambda: mine.room["seats"][0]["bot"] is not None)
        sat, handed = mine.happened[1], mine.happened[2]
        assert (handed["what"], handed["seat"], handed["why"]) == ("hand-over", 0, "clock")
        assert handed["at"] - sat["at"] >= 0.6
        assert (await mine.move(STEP))["refusal"]["code"] == "bot-plays"
        await mine.until(lambda: mine.happened[-1]["what"] == "move")

    with_clients(served, play)


def test_clock_restarts_after_own_move(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob, clock=30.0)
        ends = []
        for decision, move in enumerate((STEP, {"do": "end-turn"}), 1):
            whole = await ada.get(f"/api/tables/{table}/whole", seat=0)
            ends.append(whole["deadlines"]["0"])
            await ada.act(table, "move", decision=decision, move=move)
        assert ends[1] > ends[0]
        due = rows(served, "SELECT due FROM tables WHERE id = ?", table)[0][0]
        assert due > ends[1]

    with_clients(served, play)


def test_deadlines_are_sent_to_clients(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await ada.make_table("cyberion", seats, clock=30)
        whole = await ada.get(f"/api/tables/{made['id']}/whole", seat=0)
        assert whole["deadlines"] == {}
        await bob.sit(made["invite"])
        whole = await ada.get(f"/api/tables/{made['id']}/whole", seat=0)
        assert whole["table"]["clock"] == 30
        turn = str(whole["table"]["turn"][0])
        assert whole["deadlines"][turn] == pytest.approx(time.time() + 30, abs=10)

    with_clients(served, play)


def test_table_without_clock_has_no_deadlines(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob, created=time.time() - 1e7)
        mine = await clients.subscribe(ada, table, 0)
        assert (mine.room["seats"][0]["bot"], mine.room["status"]) == (None, "playing")
        assert rows(served, "SELECT due FROM tables WHERE id = ?", table) == [(None,)]

    with_clients(served, play)


def test_chat_does_not_restart_clock(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob, clock=0.8)
        mine = await clients.subscribe(ada, table, 0)
        for _ in range(20):
            if mine.room["seats"][0]["bot"] is not None:
                break
            await mine.send("say", seat=0, text="wait")
            await asyncio.sleep(0.1)
        assert mine.room["seats"][0]["bot"] is not None

    with_clients(served, play)


@pytest.mark.parametrize("kind", STORES)
def test_clock_goes_on_when_the_server_is_back(kind: str, tmp_path: Path) -> None:
    url = fresh_url(kind, tmp_path)
    kept: list[str] = []

    async def before(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        kept.append(clients.set_table("cyberion", ada, bob, clock=0.3))

    async def after(clients: Clients) -> None:
        watching = await clients.subscribe(await clients.anonymous(), kept[0])
        await watching.until(lambda: watching.room["seats"][0]["bot"] is not None)

    with serving(url) as running:
        with_clients(running, before)
    time.sleep(0.3)
    with serving(url) as running:
        with_clients(running, after)


def test_clocks_stand_while_the_server_is_down(tmp_path: Path) -> None:
    url = fresh_url("sqlite", tmp_path)
    kept: list[str] = []
    deadlines: list[float] = []

    async def before(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        kept.append(clients.set_table("cyberion", ada, bob, clock=20.0))
        deadlines.append((await ada.get(f"/api/tables/{kept[0]}/whole"))["deadlines"]["0"])

    async def after(clients: Clients) -> None:
        watching = await clients.anonymous()
        whole = await watching.get(f"/api/tables/{kept[0]}/whole", after=0)
        assert whole["table"]["room"]["seats"][0]["bot"] is None
        assert [each["what"] for each in whole["missed"]][-1] == "pause"
        deadlines.append(whole["deadlines"]["0"])

    with serving(url) as running:
        with_clients(running, before)
    down = time.time()
    time.sleep(6)
    up = time.time()
    with serving(url) as running:
        with_clients(running, after)
    assert deadlines[1] - deadlines[0] > up - down


def test_clock_runs_out_at_table_without_subscribers(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = set_table(served, "cyberion", [ada, bob], clock=0.2)
        end = time.monotonic() + 10
        while not handed_over(table):
            assert time.monotonic() < end
            await asyncio.sleep(0.1)

    def handed_over(table: str) -> bool:
        found = rows(
            served, "SELECT count(*) FROM entries WHERE \"table\" = ? AND kind = 'hand-over'", table
        )
        return bool(found[0][0])

    with_clients(served, play)


def test_too_short_clock_is_refused(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada: Person = await clients.guest("Ada")
        for clock in (4, -1, 0, 1e9):
            wanted = {"game": "cyberion", "options": {"players": 1}, "clock": clock}
            assert (await ada.post("/api/tables", wanted, 400))["code"] == "malformed"

    with_clients(served, play)


def test_table_with_a_clock_is_put_away_and_opened_when_the_time_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "IDLE", 0.2)
    monkeypatch.setattr(registry, "PERIOD", 0.1)

    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob, clock=3.0)
        await ada.get(f"/api/tables/{table}")
        tables = clients.served.services.registry
        await eventually(lambda: tables.find(table) is None)
        kinds = "SELECT kind FROM entries WHERE \"table\" = ? AND kind = 'hand-over'"
        assert rows(clients.served, kinds, table) == []
        await eventually(lambda: bool(rows(clients.served, kinds, table)))

    with serving(fresh_url("sqlite", tmp_path)) as served:
        with_clients(served, play)
