"""The queue of webhooks: newest notice only, pauses after failures, bounds."""

from __future__ import annotations

import asyncio

import pytest

from dreamcog.server.people import webhooks
from dreamcog.server.people.webhooks import (
    FAILURES_BEFORE_PAUSE,
    PAUSE_SECONDS,
    THREADS,
    Webhooks,
)
from support.webhook_station import Station, refuse_to_connect

pytestmark = pytest.mark.slow


def test_only_newest_queued_notice_is_sent_and_other_urls_are_not_delayed(
    station: Station,
) -> None:
    async def send() -> None:
        hooks = Webhooks("any")
        station.hold.clear()
        first = asyncio.ensure_future(hooks.send(f"{station.url}/a", {"number": 0}))
        while not station.received:
            await asyncio.sleep(0.01)
        more = [
            asyncio.ensure_future(hooks.send(f"{station.url}/a", {"number": number}))
            for number in range(1, 5)
        ]
        assert await asyncio.gather(*more[:-1]) == [False] * 3
        others = [
            asyncio.ensure_future(hooks.send(f"{station.url}/{name}", {})) for name in range(8)
        ]
        while station.busy < THREADS:
            await asyncio.sleep(0.01)
        station.hold.set()
        assert await asyncio.gather(first, more[-1], *others) == [True] * 10
        await hooks.close()

    asyncio.run(send())
    to_a = [
        payload
        for payload, path in zip(station.received, station.paths, strict=True)
        if path == "/a"
    ]
    assert to_a == [{"number": 0}, {"number": 4}]
    assert station.most_busy == THREADS


def test_url_is_paused_after_repeated_failures(station: Station) -> None:
    now = [0.0]

    async def send() -> None:
        hooks = Webhooks("any", lambda: now[0])
        station.status = 500
        for _ in range(FAILURES_BEFORE_PAUSE + 3):
            assert not await hooks.send(station.url, {})
        assert len(station.received) == FAILURES_BEFORE_PAUSE
        now[0] = PAUSE_SECONDS + 1
        assert not await hooks.send(station.url, {})
        assert not await hooks.send(station.url, {})
        assert len(station.received) == FAILURES_BEFORE_PAUSE + 1
        now[0] = 2 * PAUSE_SECONDS + 2
        station.status = 200
        assert await hooks.send(station.url, {})
        station.status = 500
        for _ in range(FAILURES_BEFORE_PAUSE - 1):
            await hooks.send(station.url, {})
        station.status = 200
        assert await hooks.send(station.url, {})
        await hooks.close()

    asyncio.run(send())


def test_number_of_remembered_failures_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "MOST_FAILURES", 10)
    refuse_to_connect(monkeypatch)

    async def send() -> None:
        hooks = Webhooks("any")
        for number in range(30):
            await hooks.send(f"http://127.0.0.1/{number}", {})
        assert len(hooks._failures) == 10
        assert hooks._waiting == {}
        assert hooks._in_flight == {}
        await hooks.close()

    asyncio.run(send())


def test_queue_length_is_bounded(station: Station, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "MAX_QUEUED", 3)

    async def send() -> None:
        hooks = Webhooks("any")
        station.hold.clear()
        sending = [
            asyncio.ensure_future(hooks.send(f"{station.url}/{number}", {}))
            for number in range(THREADS + 3)
        ]
        await asyncio.sleep(0)
        assert not await hooks.send(f"{station.url}/last", {})
        station.hold.set()
        assert all(await asyncio.gather(*sending))
        await hooks.close()

    asyncio.run(send())


def test_queued_notices_are_dropped_on_close(station: Station) -> None:
    async def send() -> None:
        hooks = Webhooks("any")
        station.hold.clear()
        sending = [
            asyncio.ensure_future(hooks.send(f"{station.url}/{number}", {}))
            for number in range(THREADS + 2)
        ]
        while station.busy < THREADS:
            await asyncio.sleep(0.01)
        closing = asyncio.ensure_future(hooks.close())
        await asyncio.sleep(0.01)
        station.hold.set()
        await closing
        assert await asyncio.gather(*sending) == [True] * THREADS + [False] * 2
        assert not await hooks.send(station.url, {})
        assert hooks._failures == {}, "it was tried"

    asyncio.run(send())


def test_send_never_raises() -> None:
    async def send() -> None:
        hooks = Webhooks("any")
        assert not await hooks.send("http://127.0.0.1:1025/", {"no": object()})
        assert not await hooks.send("http://no.such.name.invalid/", {})
        await hooks.close()

    asyncio.run(send())
