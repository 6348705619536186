"""Looking back: one replay a person at a time, given up when the client leaves."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from dreamcog.server.live import live_table
from dreamcog.server.store.database import Database
from dreamcog.server.table.state import TableState
from support.serving import Served
from support.table_fixtures import Clients, eventually, with_clients


class Replays:
    """Stands in for `state_at`: replays go on when the test lets them, and are counted."""

    def __init__(self) -> None:
        self.may_go_on = threading.Event()
        self.under_way = 0
        self.most = 0
        self.begun = 0
        self.cancelled = 0

    async def __call__(self, state: TableState, _number: int, _: Database) -> TableState:
        self.under_way += 1
        self.begun += 1
        self.most = max(self.most, self.under_way)
        try:
            while not self.may_go_on.is_set():
                await asyncio.sleep(0.01)
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        finally:
            self.under_way -= 1
        return state


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> Iterator[Replays]:
    found = Replays()
    monkeypatch.setattr(live_table, "state_at", found)
    yield found
    found.may_go_on.set()


def test_replays_of_one_person_follow_one_another(served: Served, replays: Replays) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        path = f"/api/tables/{clients.set_table('cyberion', ada, bob)}/positions/1"
        own: list[Any] = [asyncio.ensure_future(ada.http.get(path)) for _ in range(3)]
        await eventually(lambda: replays.begun == 1)
        other = asyncio.ensure_future(bob.http.get(path))
        await eventually(lambda: replays.begun == 2)
        await asyncio.sleep(0.1)
        assert replays.begun == 2
        replays.may_go_on.set()
        answers = await asyncio.gather(*own, other)
        assert [each.status_code for each in answers] == [200] * 4
        assert (replays.begun, replays.most) == (4, 2)

    with_clients(served, play)


def test_replay_is_given_up_when_the_client_leaves(served: Served, replays: Replays) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        path = f"/api/tables/{clients.set_table('cyberion', ada, bob)}/positions/1"
        with pytest.raises(httpx.ReadTimeout):
            await ada.http.get(path, timeout=1.0)
        await eventually(lambda: replays.cancelled == 1)
        replays.may_go_on.set()
        assert (await ada.http.get(path)).status_code == 200

    with_clients(served, play)
