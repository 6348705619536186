"""Tables begun under other rules: they stop, and can be exported."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from dreamcog.core.registry import game_kind
from dreamcog.server.live import registry as registry
from support.serving import Person, Served
from support.table_fixtures import Clients, eventually, rewrite, serving_on, with_clients

STEP = {"do": "trigger", "robot": "platform/cyclobot-1", "level": 1}


async def stopped(clients: Clients, *seats: Person | str, **payload: object) -> str:
    """A table that was begun under other rules, with a move made."""
    table = clients.set_table("cyberion", *seats, **payload)
    host = next(each for each in seats if isinstance(each, Person))
    seat = await host.subscribe(table, 0)
    await seat.move(STEP)
    await seat.until(lambda: seat.number >= 2 and len(seat.happened) > 0)
    await seat.leave()
    rewrite(clients.served, "UPDATE tables SET rules_version = 999 WHERE id = ?", table)
    return table


def test_table_info_has_rules_version(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        info = await ada.get(f"/api/tables/{table}")
        assert info["rules_version"] == game_kind("cyberion").rules_version

    with_clients(served, play)


def test_table_of_other_rules_is_listed_as_stopped_and_refuses_moves(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = await stopped(clients, ada, bob)
        one = next(each for each in await ada.get("/api/tables") if each["id"] == table)
        assert (one["status"], one["is_my_turn"]) == ("stopped", False)
        response = await ada.act(table, "move", 0, 409, decision=2, move={"do": "end-turn"})
        assert response["code"] == "unknown-rules"
        assert response["text"]
        seat = await clients.subscribe(ada, table, 0)
        assert seat.closed == (4403, "unknown-rules")
        assert json.loads(seat.raw[0])["refusal"]["code"] == "unknown-rules"

    with_clients(served, play)


def test_table_of_other_rules_can_be_exported(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = await stopped(clients, ada, bob)
        saved = await ada.get(f"/api/tables/{table}/save")
        assert (saved["rules_version"], saved["seed"]) == (999, f"{7:032x}")
        assert saved["moves"] == [{"seat": 0, **STEP}]
        assert saved["events"]
        assert [each["name"] for each in saved["seats"]] == ["Ada", "Bob"]

    with_clients(served, play)


def test_export_of_stopped_table_omits_undone_moves(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada, ada)
        moves = (STEP, {"do": "support", "model": "cyclobot", "level": 1})
        for decision, move in enumerate(moves, 1):
            await ada.act(table, "move", decision=decision, move=move)
        await ada.act(table, "undo")
        rewrite(served, "UPDATE tables SET rules_version = 999 WHERE id = ?", table)
        saved = await ada.get(f"/api/tables/{table}/save")
        assert saved["moves"] == [{"seat": 0, **STEP}]

    with_clients(served, play)


def test_stopped_table_is_in_account_export(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = await stopped(clients, ada, bob)
        daily = (await ada.post("/api/daily/mech-a-dream", None, 201))["id"]
        rewrite(served, "UPDATE tables SET rules_version = 999 WHERE id = ?", daily)
        tables = {each["table"]: each for each in (await ada.get("/api/me/data"))["tables"]}
        assert tables[table]["save"]["moves"] == [{"seat": 0, **STEP}]
        assert tables[daily] == {"table": daily, "save": None, "why": "day-not-over"}

    with_clients(served, play)


def test_export_of_stopped_private_table_is_refused_to_others(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob, eve = [await clients.guest(name) for name in ("Ada", "Bob", "Eve")]
        table = await stopped(clients, ada, bob, is_watched=False)
        assert (await eve.get(f"/api/tables/{table}/save", 403))["code"] == "not-your-table"
        await bob.get(f"/api/tables/{table}/save")

    with_clients(served, play)


def test_stopped_daily_table_keeps_seed_secret(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = (await ada.post("/api/daily/cyberion", None, 201))["id"]
        rewrite(served, "UPDATE tables SET rules_version = 999 WHERE id = ?", table)
        assert (await ada.get(f"/api/tables/{table}/save", 409))["code"] == "day-not-over"

    with_clients(served, play)


def test_owner_of_stopped_table_can_be_deleted(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Adamantine"), await clients.guest("Bob")
        table = await stopped(clients, ada, bob)
        await ada.post("/api/me/goodbye", {}, 204)
        saved = await bob.get(f"/api/tables/{table}/save")
        assert "Adamantine" not in json.dumps(saved)

    with_clients(served, play)


def test_driver_does_not_retry_stopped_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(registry, "PERIOD", 0.05)

    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada, "greedy", options={"first": 0})
        change = "UPDATE tables SET rules_version = 999, due = 1 WHERE id = ?"
        rewrite(clients.served, change, table)
        await eventually(lambda: tried(table) > 0)
        await asyncio.sleep(0.3)
        assert tried(table) == 1

    def tried(table: str) -> int:
        fields = [getattr(each, "fields", {}) for each in caplog.records]
        return sum(each.get("table") == table and "code" in each for each in fields)

    with caplog.at_level("INFO"), serving_on("sqlite", tmp_path) as running:
        with_clients(running, play)
