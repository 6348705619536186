"""What comes and goes leaves nothing behind, not even for the garbage collector.

A server collects all garbage rarely (`set_up_python`), so what reference counting does not free
would be held for an hour of play, or for tens of thousands of connections.
"""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from dreamcog.server.live.peers import PeerSync
from dreamcog.server.wire.peers import PresenceReport
from support.live_tables import shared
from support.serving import Person, Seat, Served
from support.table_fixtures import Clients, with_clients

MODULES = ("dreamcog.server.", "dreamcog.core.table", "litestar.connection", "uvicorn.protocols")
OTHERS = ("websockets.server.ServerProtocol",)
"""Whose objects are counted; the clients are in the same process, and are not."""
ROUNDS = 3


@pytest.fixture
def uncollected() -> Iterator[None]:
    """No garbage is collected during the test."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def held() -> Counter[str]:
    """How many objects of the server there are, of each type."""
    found: Counter[str] = Counter()
    for each in gc.get_objects():
        kind = type(each)
        name = f"{kind.__module__}.{kind.__qualname__}"
        if name.startswith(MODULES) or name in OTHERS:
            found[name] += 1
    return found


def until_held(is_enough: Callable[[Counter[str], Counter[str]], bool]) -> Counter[str]:
    """What is held, as soon as that and what was held before are enough; at the latest in 10 s."""
    earlier, end = held(), time.monotonic() + 10
    while True:
        time.sleep(0.2)
        found = held()
        if is_enough(found, earlier) or time.monotonic() > end:
            return found
        earlier = found


def play_once(served: Served, seed: int) -> None:
    """Two people come, play and leave, one without a word; then their table is put away."""
    rng = random.Random(seed)

    async def play_some(seats: list[Seat]) -> None:
        for _ in range(6):
            await next(seat for seat in seats if seat.menu is not None).play_any(rng)
            number = max(seat.number for seat in seats)
            for seat in seats:
                await seat.until(lambda s=seat, n=number: s.number >= n)

    async def play(clients: Clients) -> None:
        people = [await clients.guest("Ada"), await clients.guest("Bob")]
        table = clients.set_table("cyberion", *people, seed=seed)
        seats = [await Person.subscribe(each, table, i) for i, each in enumerate(people)]
        await play_some(seats)
        await people[0].get(f"/api/tables/{table}/positions/3", seat=0)
        await seats[0].leave()
        lost = seats[1]._socket
        assert lost is not None
        lost.transport.abort()
        assert seats[1]._task is not None
        await asyncio.gather(seats[1]._task, return_exceptions=True)
        await asyncio.sleep(0.1)
        served.within(lambda: served.services.registry.close(table))

    with_clients(served, play)


@pytest.mark.slow
@pytest.mark.usefixtures("uncollected")
def test_tables_and_connections_that_are_gone_are_freed_at_once(served: Served) -> None:
    play_once(served, 1)
    before = until_held(lambda found, earlier: found == earlier)
    for seed in range(2, 2 + ROUNDS):
        play_once(served, seed)
    after = until_held(lambda found, _: not found - before)
    assert after - before == Counter()


def test_a_closed_table_is_not_to_be_reported_any_more(tmp_path: Path) -> None:
    """Another process has asked who is present at a table, which is closed before the answer."""

    async def play() -> None:
        async with shared("cyberion", tmp_path) as (store, live):
            registry: Any = SimpleNamespace(database=store, find=lambda _: live)
            peers = PeerSync(registry)
            await peers._receive(PresenceReport(live.id, "another", [1]))
            assert peers._unreported == {live.id}
            peers.forget(live.id)
            assert not peers._unreported

    asyncio.run(play())
