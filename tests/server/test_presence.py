"""Presence: closed connections are freed, and only changes are broadcast."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from support.serving import Person, serving

SEATS: list[Any] = [{"kind": "me"}, {"kind": "open"}]


def still_held() -> int:
    return sum(isinstance(each, WebSocketsSansIOProtocol) for each in gc.get_objects())


def test_closed_connection_is_freed_without_garbage_collection(tmp_path: Path) -> None:
    async def come_and_go(url: str) -> None:
        async with Person(url) as ada:
            made = await ada.make_table("cyberion", SEATS)
            watching = [await ada.subscribe(made["id"]) for _ in range(5)]
            gc.collect()
            gc.disable()
            before = still_held()
            for each in watching:
                await each.leave()
            for _ in range(100):
                await asyncio.sleep(0.02)
                if still_held() == before - 5:
                    return
            raise AssertionError(f"{before} were there, {still_held()} still are")

    with serving(tmp_path / "tables.sqlite") as served:
        try:
            asyncio.run(come_and_go(served.url))
        finally:
            gc.enable()


def test_presence_is_broadcast_only_when_it_changes(tmp_path: Path) -> None:
    async def come_and_go(url: str) -> None:
        async with Person(url) as ada, Person(url, "Bob") as bob:
            made = await ada.make_table("cyberion", SEATS)
            await bob.sit(made["invite"])
            hers = await ada.subscribe(made["id"], 0)
            for _ in range(3):
                watching = await ada.subscribe(made["id"])
                await watching.leave()
            his = await bob.subscribe(made["id"], 1)
            await hers.until(lambda: hers.here == [0, 1])
            again = await bob.subscribe(made["id"], 1)
            await his.leave()
            await again.leave()
            await hers.until(lambda: hers.here == [0])
            assert sum('"type":"here"' in text for text in hers.raw) in (2, 3)
            await hers.leave()

    with serving(tmp_path / "tables.sqlite") as served:
        asyncio.run(come_and_go(served.url))
