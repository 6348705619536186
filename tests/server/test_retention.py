"""Retention: finished tables, abandoned tables and idle guests are removed."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from dreamcog.server.admin import retention
from dreamcog.server.ops.settings import Settings
from dreamcog.server.store.people import count_idle_guests
from support.serving import Served
from support.table_fixtures import Clients, rows, serving_on, with_clients, write

DAY = 24 * 3600.0


def remove_expired(served: Served, in_days: float, **settings: float | None) -> list[str]:
    """Apply retention as of some days from now; return the removed tables."""
    names = ("keep_finished", "keep_abandoned", "keep_guest_tables", "keep_guests")
    for_ever: dict[str, Any] = dict.fromkeys(names)
    chosen = Settings(**{**for_ever, **settings})
    found: list[str] = served.within(
        lambda: retention.apply_retention(
            served.services.database, chosen, time.time() + in_days * DAY
        )
    )
    return found


def idle_guests(served: Served, before: float) -> int:
    """How many guests retention would remove who were last seen before a moment."""
    found: int = served.within(lambda: count_idle_guests(served.services.database, before))
    return found


def test_finished_tables_are_removed_after_setting(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        running, over = [clients.set_table("mech-a-dream", ada, ada) for _ in range(2)]
        await ada.act(over, "resign")
        assert remove_expired(served, 5000) == []
        assert remove_expired(served, 29, keep_finished=30 * DAY) == []
        assert remove_expired(served, 31, keep_finished=30 * DAY) == [over]
        assert [each["id"] for each in await ada.get("/api/tables")] == [running]
        assert await ada.get("/api/tables", over=True) == []
        for name in ("entries", "seats", "results"):
            assert rows(served, f'SELECT count(*) FROM {name} WHERE "table" = ?', over) == [(0,)]

    with_clients(served, play)


def test_abandoned_tables_are_removed_after_own_setting(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        waiting = clients.set_table("mech-a-dream", ada, None)
        touched = clients.set_table("mech-a-dream", ada, None, created=time.time() - 20 * DAY)
        await ada.act(touched, "say", text="still here")
        old = clients.set_table("mech-a-dream", ada, ada, created=time.time() - 20 * DAY)
        assert remove_expired(served, 0, keep_abandoned=10 * DAY) == [old]
        assert set(remove_expired(served, 11, keep_abandoned=10 * DAY)) >= {waiting, touched}

    with_clients(served, play)


def test_tables_of_guests_alone_are_removed_after_own_setting(served: Served) -> None:
    """Where an account sits or hosts, they are kept, and finished ones are too."""

    async def play(clients: Clients) -> None:
        ada, bob, owner = [await clients.guest(name) for name in ("Ada", "Bob", "Owner")]
        account = {"login": f"owner-{owner.me['id']}"[:40], "password": "a long password"}
        await owner.post("/api/me/account", account, 201)
        guests = clients.set_table("mech-a-dream", ada, bob)
        over = clients.set_table("mech-a-dream", ada, ada)
        await ada.act(over, "resign")
        clients.set_table("mech-a-dream", ada, owner)
        hosted = clients.set_table("mech-a-dream", ada, bob)
        write(served, "UPDATE tables SET host = ? WHERE id = ?", owner.me["id"], hosted)
        own = {"keep_guest_tables": 90 * DAY}
        assert guests not in remove_expired(served, 89, **own)
        removed = remove_expired(served, 91, **own)
        assert guests in removed
        left = await ada.get("/api/tables")
        assert len(left) == 2
        assert [each["id"] for each in await ada.get("/api/tables", over=True)] == [over]
        assert (await ada.get("/api/welcome"))["guest_table_days"] == 90

    with_clients(served, play)


def test_idle_guests_without_seat_are_removed(served: Served) -> None:
    async def play(clients: Clients) -> None:
        idle, seated, owner = [await clients.guest(name) for name in ("Idle", "Seated", "Owner")]
        await owner.post("/api/me/account", {"login": "kept", "password": "correct horse"}, 201)
        clients.set_table("mech-a-dream", seated, None)
        remove_expired(served, 0, keep_guests=10 * DAY)
        await idle.get("/api/me")
        assert idle_guests(served, time.time() + DAY) > 0
        remove_expired(served, 11, keep_guests=10 * DAY)
        assert idle_guests(served, time.time() + DAY) == 0
        await idle.get("/api/me", 401)
        await seated.get("/api/me")
        await owner.get("/api/me")

    with_clients(served, play)


def test_idle_guest_who_hosts_without_sitting_stays(served: Served) -> None:
    async def play(clients: Clients) -> None:
        host = await clients.guest("Host")
        table = clients.set_table("mech-a-dream", host, None)
        await host.act(table, "leave")
        remove_expired(served, 11, keep_guests=10 * DAY)
        await host.get("/api/me")
        assert [each["is_host"] for each in await host.get("/api/tables")] == [True]

    with_clients(served, play)


def test_idle_guest_with_reserved_seat_stays(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("mech-a-dream", bob, ada)
        await bob.act(table, "resign")
        again = await bob.post(f"/api/tables/{table}/rematch")
        assert table in remove_expired(served, 11, keep_guests=10 * DAY, keep_finished=10 * DAY)
        info = await ada.post(f"/api/tables/{again['id']}/sit", {"client": "c"}, 201)
        assert info["my_seats"] == [1]

    with_clients(served, play)


def test_removed_idle_guest_leaves_no_name_and_no_chat(served: Served) -> None:
    async def play(clients: Clients) -> None:
        host, guest = await clients.guest("Hostess"), await clients.guest("Adamantine")
        table = clients.set_table("mech-a-dream", host, guest, None)
        await guest.act(table, "say", 1, text="a secret word")
        await host.act(table, "say", 0, text="still here")
        await guest.act(table, "leave", 1)
        remove_expired(served, 11, keep_guests=10 * DAY)
        await guest.get("/api/me", 401)
        kept = rows(served, 'SELECT person, body FROM entries WHERE "table" = ?', table)
        for gone in ("Adamantine", "a secret word", guest.me["id"]):
            assert gone not in str(kept)
        for stays in ("Hostess", "still here", host.me["id"]):
            assert stays in str(kept)

    with_clients(served, play)


def test_subscribers_of_removed_table_are_informed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "HOUR", 0.1)

    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("mech-a-dream", ada, ada)
        seat = await clients.subscribe(ada, table, 0)
        await asyncio.sleep(0.3)
        assert seat.other == []
        await seat.send("resign", seat=0)
        write(clients.served, "UPDATE tables SET updated = 1 WHERE id = ?", table)
        await seat.until(lambda: bool(seat.other))
        assert seat.other == [{"type": "gone", "reason": "removed"}]
        assert (await ada.get(f"/api/tables/{table}", 404))["code"] == "no-such-table"

    with serving_on("sqlite", tmp_path, keep_finished=DAY) as running:
        with_clients(running, play)


def test_request_updates_last_seen(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        write(served, "UPDATE people SET seen = 1 WHERE id = ?", ada.me["id"])
        await ada.get("/api/me")
        remove_expired(served, 0, keep_guests=10 * DAY)
        await ada.get("/api/me")

    with_clients(served, play)
