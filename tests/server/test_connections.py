"""Connection limits, and connections that the server closes."""

from __future__ import annotations

from pathlib import Path

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.server.broadcast.messages import encode
from dreamcog.server.ops.connections import ConnectionLimits
from dreamcog.server.ops.metrics import Metrics
from dreamcog.server.wire.messages import Gone
from support.serving import Served
from support.table_fixtures import (
    Clients,
    eventually,
    live,
    refusal_code,
    serving_on,
    with_clients,
)


def test_connections_are_limited_in_all_and_by_address() -> None:
    connections = ConnectionLimits(3, 2, Metrics(""))
    with connections.track("table", "a"):
        connections.require_capacity("a")
        with connections.track("table", "a"):
            connections.require_capacity("b")
            with pytest.raises(Refused, match="too-many-connections"):
                connections.require_capacity("a")
            with connections.track("notices", "b"), pytest.raises(Refused, match="server-full"):
                connections.require_capacity("c")
            assert len(connections) == 2
        connections.require_capacity("a")
    assert len(connections) == 0


def test_limit_of_zero_is_unlimited() -> None:
    connections = ConnectionLimits(0, 0, Metrics(""))
    with connections.track("table", "a"), connections.track("table", "a"):
        connections.require_capacity("a")


def test_connection_beyond_limit_is_refused_and_accepted_later(tmp_path: Path) -> None:
    async def play(people: Clients) -> None:
        ada = await people.guest("Ada")
        table = people.set_table("cyberion", ada)
        first = await people.subscribe(ada, table, 0)
        second = await people.subscribe(ada, table, 0)
        third = await people.subscribe(ada, table, 0)
        assert third.answers[""]["refusal"]["code"] == "too-many-connections"
        await eventually(lambda: third.closed == (1013, "too-many-connections"))
        await ada.get(f"/api/tables/{table}/whole", status=503, seat=0, after=1, wait=1)
        await second.leave()
        await eventually(lambda: len(people.served.services.connections) == 1)
        again = await people.subscribe(ada, table, 0)
        assert again.closed is None
        assert first.closed is None

    with serving_on("sqlite", tmp_path, most_from_one_address=2) as served:
        with_clients(served, play)


def test_new_password_closes_open_connections(served: Served) -> None:
    async def play(people: Clients) -> None:
        ada, bob = await people.guest("Ada"), await people.guest("Bob")
        login = f"ada-{ada.me['id']}"[:40]
        await ada.post("/api/me/account", {"login": login, "password": "first password"}, 201)
        table = people.set_table("cyberion", ada, bob)
        own, other = await people.subscribe(ada, table, 0), await people.subscribe(bob, table, 1)
        await ada.post("/api/me/password", {"old": "first password", "new": "second password"})
        await eventually(lambda: own.closed == (1012, ""))
        assert other.closed is None
        again = await people.subscribe(ada, table, 0)
        assert again.seat == 0
        assert again.closed is None

    with_clients(served, play)


def test_removed_table_closes_its_connections(served: Served) -> None:
    async def play(people: Clients) -> None:
        ada = await people.guest("Ada")
        table = people.set_table("cyberion", ada)
        own = await people.subscribe(ada, table, 0)
        gone = encode(Gone("removed"))
        served.within(lambda: served.services.registry.close(table, gone))
        await eventually(lambda: own.closed is not None)
        assert own.other[-1] == {"type": "gone", "reason": "removed"}

    with_clients(served, play)


def test_number_of_entries_is_limited(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(people: Clients) -> None:
        ada = await people.guest("Ada")
        table = people.set_table("cyberion", ada)
        own = await people.subscribe(ada, table, 0)
        monkeypatch.setattr(live(served, table), "most_entries", own.number)
        assert await refusal_code(own, "say", text="Once more?") == "table-too-long"
        assert (await own.send("resign", seat=0))["type"] == "done"

    with_clients(served, play)


def test_metrics_are_refused_to_public_addresses(tmp_path: Path) -> None:
    async def play(people: Clients) -> None:
        somebody = await people.anonymous()
        for who, status in (("8.8.8.8", 404), ("10.1.2.3", 200)):
            answer = await somebody.http.get("/metrics", headers={"X-Forwarded-For": who})
            assert answer.status_code == status
            assert (b"dreamcog_moves" in answer.content) == (status == 200)

    with serving_on("sqlite", tmp_path, metrics="local", trusted_proxies=("127.0.0.1",)) as served:
        with_clients(served, play)
