"""Subscribers: messages in order, slow clients, lost connections."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from dreamcog.server.broadcast.channel import MAX_QUEUED, Subscriber
from dreamcog.server.ops.settings import Settings
from support.serving import Person, Served

pytestmark = pytest.mark.slow

TWO_SEATS = [{"kind": "me"}, {"kind": "me"}]


class Ear:
    """A subscriber that receives only when the test lets it."""

    def __init__(self) -> None:
        self.received: list[str] = []
        self.wholes = 0
        self.number = 0
        self.may_hear = asyncio.Event()
        self.may_hear.set()
        self.is_disconnected = False
        self.subscriber = Subscriber(self.receive, self.whole, None, None, self.disconnect)

    async def receive(self, message: bytes) -> None:
        await self.may_hear.wait()
        self.received.append(message.decode())

    async def disconnect(self) -> None:
        self.is_disconnected = True

    def whole(self, subscriber: Subscriber) -> bytes:
        self.wholes += 1
        missed = "" if subscriber.after is None else f" after {subscriber.after}"
        subscriber.after = self.number
        return f"whole {self.number}{missed}".encode()

    def news(self, count: int) -> None:
        for _ in range(count):
            self.number += 1
            self.subscriber.enqueue(f"news {self.number}".encode(), self.number)


def test_messages_arrive_in_order() -> None:
    async def play() -> None:
        ear = Ear()
        ear.subscriber.resync()
        await ear.subscriber.drained()
        ear.news(3)
        ear.subscriber.enqueue(b"answer")
        ear.news(1)
        await ear.subscriber.drained()
        assert ear.received == ["whole 0", "news 1", "news 2", "news 3", "answer", "news 4"]
        assert ear.subscriber.after == 4

    asyncio.run(play())


def test_news_before_snapshot_are_dropped() -> None:
    async def play() -> None:
        ear = Ear()
        ear.subscriber.resync()
        ear.news(5)
        await ear.subscriber.drained()
        assert ear.received == ["whole 5"]

    asyncio.run(play())


def test_overflowing_queue_is_replaced_by_snapshot() -> None:
    async def play() -> None:
        ear = Ear()
        ear.subscriber.resync()
        ear.news(2)
        await ear.subscriber.drained()
        ear.may_hear.clear()
        ear.news(1)
        await asyncio.sleep(0)
        for i in range(40):
            ear.subscriber.enqueue(f"answer {i}".encode())
            ear.news(100)
            assert len(ear.subscriber._queue) <= MAX_QUEUED
        ear.may_hear.set()
        await ear.subscriber.drained()
        assert ear.received[:3] == ["whole 2", "news 3", "whole 4003 after 3"]
        assert ear.received[3:] == [f"answer {i}" for i in range(40)]
        ear.news(1)
        await ear.subscriber.drained()
        assert ear.received[-1] == "news 4004"

    asyncio.run(play())


def test_client_that_reads_no_answers_is_detached() -> None:
    async def play() -> None:
        ear = Ear()
        ear.may_hear.clear()
        for i in range(MAX_QUEUED * 3):
            ear.subscriber.enqueue(f"answer {i}".encode())
            assert len(ear.subscriber._queue) <= MAX_QUEUED + 1
        assert ear.subscriber.is_gone
        ear.may_hear.set()
        await ear.subscriber.drained()
        assert len(ear.received) <= 1

    asyncio.run(play())


def test_subscriber_whose_send_fails_is_gone() -> None:
    async def play() -> None:
        async def fail(_: bytes) -> None:
            raise ConnectionError

        subscriber = Subscriber(fail, lambda _: b"whole", None, None)
        subscriber.resync()
        await subscriber.drained()
        assert subscriber.is_gone
        subscriber.enqueue(b"more")
        subscriber.resync()
        await subscriber.drained()
        assert not subscriber._queue

    asyncio.run(play())


def test_last_message_takes_the_place_of_queued_ones_and_closes() -> None:
    async def play() -> None:
        ear = Ear()
        ear.news(3)
        ear.subscriber.enqueue(b"an answer that comes too late")
        ear.subscriber.close_after(b"the last")
        ear.news(3)
        ear.subscriber.enqueue(b"answer")
        ear.subscriber.resync()
        await ear.subscriber.drained()
        assert (ear.received, ear.wholes) == (["the last"], 0)
        assert ear.is_disconnected
        assert ear.subscriber.is_gone

    asyncio.run(play())


def test_closed_subscriber_is_disconnected_without_a_message() -> None:
    async def play() -> None:
        ear = Ear()
        ear.subscriber.resync()
        ear.news(3)
        ear.subscriber.close()
        ear.news(3)
        await ear.subscriber.drained()
        assert (ear.received, ear.is_disconnected) == ([], True)

    asyncio.run(play())


def test_detached_subscriber_receives_nothing() -> None:
    async def play() -> None:
        ear = Ear()
        ear.news(3)
        ear.subscriber.detach()
        ear.news(3)
        await ear.subscriber.drained()
        assert ear.received == []

    asyncio.run(play())


@contextmanager
def narrow(folder: Path, *, pings: float = 30.0, deaf: int = 60) -> Iterator[Served]:
    """A server with small buffers and frequent pings."""
    url = f"sqlite:///{folder / 'tables.sqlite'}"
    served = Served(Settings(database=url, pace=0.0, webhooks="off"))
    served._listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        served._listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, deaf * 1000)
    served.server.config.ws_ping_interval = pings
    served.server.config.ws_ping_timeout = pings
    served.start()
    try:
        yield served
    finally:
        served.stop()


def narrow_line(served: Served) -> socket.socket:
    """A connection that takes little without being read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", served.port))
    return line


def deaf_socket(served: Served, person: Person, table: str) -> socket.socket:
    """A client that opens a socket at a table, and then neither reads nor answers."""
    line = narrow_line(served)
    lines = (
        f"GET /live/tables/{table}?seat=0 HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {person.cookie}",
    )
    line.sendall("\r\n".join((*lines, "", "")).encode())
    return line


async def until(is_so: Callable[[], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.02)


async def say(person: Person, table: str, lines: int) -> None:
    for _ in range(lines):
        await person.act(table, "say", text="words " * 49)


@pytest.mark.slow
def test_paused_client_receives_everything_afterwards(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        async with Person(served.url, "Ada") as ada:
            made = await ada.make_table("mech-a-dream", TWO_SEATS)
            quick = await ada.subscribe(made["id"], 1)
            address = f"{served.url.replace('http', 'ws')}/live/tables/{made['id']}?seat=0"
            async with connect(
                *(address,),
                additional_headers={"Cookie": ada.cookie},
                sock=narrow_line(served),
                compression=None,
                max_queue=1,
                max_size=None,
            ) as slow:
                first = json.loads(await slow.recv())
                live = served.services.registry._tables[made["id"]]
                (subscriber,) = [each for each in live.channel.subscribers if each.seat == 0]
                most = 0
                rng = random.Random(1)
                for _ in range(40):
                    await say(ada, made["id"], 8)
                    if quick.menu is not None:
                        await quick.play_any(rng)
                    most = max(most, len(subscriber._queue))
                assert most <= MAX_QUEUED
                assert quick.number > 300
                assert not subscriber.is_gone
                numbers, wholes, payload = await read_all(slow, first["number"], quick.number)
                assert numbers == list(range(first["number"] + 1, quick.number + 1))
                assert wholes >= 1, "it was never behind"
                assert payload["number"] == quick.number
                await say(ada, made["id"], 1)
                last: dict[str, Any] = json.loads(await slow.recv())
                assert (last["type"], last["number"]) == ("news", payload["number"] + 1)
            await quick.leave()

    with narrow(tmp_path) as served:
        asyncio.run(play(served))


async def read_all(slow: Any, number: int, last: int) -> tuple[list[int], int, dict[str, Any]]:
    """Read until an entry arrives; return all numbers, the count of snapshots, the last message."""
    numbers: list[int] = []
    wholes = 0
    response: dict[str, Any] = {}
    while number < last:
        response = json.loads(await asyncio.wait_for(slow.recv(), 10))
        if response["type"] == "whole":
            wholes += 1
            numbers += [each["number"] for each in response["missed"]]
        elif response["type"] == "news":
            numbers.append(response["number"])
        number = response.get("number", number)
    return numbers, wholes, response


def test_presence_changes_do_not_disconnect_slow_client(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        async with Person(served.url, "Ada") as ada, Person(served.url, "Bob") as bob:
            made = await ada.make_table("mech-a-dream", [{"kind": "me"}, {"kind": "open"}])
            await bob.sit(made["invite"])
            line = deaf_socket(served, ada, made["id"])
            live = served.services.registry._tables[made["id"]]
            await until(lambda: any(each.seat == 0 for each in live.channel.subscribers))
            (subscriber,) = live.channel.subscribers
            while not subscriber._queue:
                await bob.act(made["id"], "say", seat=1, text="words " * 49)

            async def come_and_go() -> None:
                async def receive(_: bytes) -> None: ...

                for _ in range(1000):
                    live.channel.unsubscribe(live.channel.subscribe(receive, bob.me["id"], 1))
                    await asyncio.sleep(0)

            await asyncio.to_thread(served.within, come_and_go)
            assert not subscriber.is_gone
            assert len(subscriber._queue) <= MAX_QUEUED
            line.close()

    with narrow(tmp_path) as served:
        asyncio.run(play(served))


def test_silently_lost_client_is_detected(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        async with Person(served.url, "Ada") as ada, Person(served.url, "Bob") as bob:
            made = await ada.make_table("mech-a-dream", [{"kind": "me"}, {"kind": "open"}])
            await bob.sit(made["invite"])
            there = await bob.subscribe(made["id"], 1)
            line = deaf_socket(served, ada, made["id"])
            await there.until(lambda: there.here == [0, 1])
            await there.until(lambda: there.here == [1], 10)
            assert len(served.services.connections) == 1
            assert there.closed is None
            await there.leave()
            line.close()

    with narrow(tmp_path, pings=0.4) as served:
        asyncio.run(play(served))


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="not on this system")
def test_silently_lost_client_with_full_buffers_is_detected(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        async with Person(served.url, "Ada") as ada, Person(served.url, "Bob") as bob:
            made = await ada.make_table("mech-a-dream", [{"kind": "me"}, {"kind": "open"}])
            await bob.sit(made["invite"])
            there = await bob.subscribe(made["id"], 1)
            line = deaf_socket(served, ada, made["id"])
            await there.until(lambda: there.here == [0, 1])
            for _ in range(200):
                await bob.act(made["id"], "say", seat=1, text="words " * 49)
            await there.until(lambda: there.here == [1], 15)
            assert len(served.services.connections) == 1
            await there.leave()
            line.close()

    with narrow(tmp_path, pings=1.0, deaf=1) as served:
        asyncio.run(play(served))


def test_ping_and_tcp_timeouts_are_configured(tmp_path: Path) -> None:
    served = Served(Settings(database=f"sqlite:///{tmp_path / 'x'}"))
    config = served.server.config
    assert config.ws_ping_interval is not None
    assert config.ws_ping_timeout is not None
    assert config.ws_ping_interval + config.ws_ping_timeout <= 60
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        deaf = served._listening.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
        assert 0 < deaf <= 60_000
    served._listening.close()
