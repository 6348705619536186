"""Web sockets: requests that become one, whatever the case of their headers; frames; writing."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from dreamcog.server.api.forwarded import Forwarding
from dreamcog.server.api.http_connections import is_upgrade
from dreamcog.server.api.socket_protocol import TOO_MANY, SocketProtocol, frame_of
from dreamcog.server.api.socket_requests import SocketRequest
from dreamcog.server.api.socket_routes import Routes
from dreamcog.server.broadcast.channel import Subscriber
from dreamcog.server.live.requests import MAX_MISTAKES
from dreamcog.server.ops.trusted_proxies import TrustedProxies
from dreamcog.server.processes import LARGEST_MESSAGE
from support.serving import Served
from support.table_fixtures import Clients, eventually, with_clients

UPGRADE = (
    "GET /live/tables/{table}?seat=0 HTTP/1.1\r\nHOST: 127.0.0.1:{port}\r\nUPGRADE: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCOOKIE: {cookie}\r\n\r\n"
)


class Unlimited(Routes):
    """Routes that let everybody send as many frames as they like."""

    def may_ping(self, socket: SocketProtocol) -> bool:
        return True


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 70000])
def test_a_frame_is_as_the_library_writes_it(length: int) -> None:
    text = b"x" * length
    assert frame_of(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_only_one_whole_request_for_a_socket_is_an_upgrade() -> None:
    request = UPGRADE.format(table="t", port=1, cookie="c=1").encode()
    assert is_upgrade(request)
    others = (request[:-1], request + b"more", request + request, request.replace(b"GET", b"POST"))
    assert not any(is_upgrade(each) for each in others)
    assert not is_upgrade(request.replace(b"UPGRADE: websocket\r\n", b""))


@pytest.mark.parametrize("parts", [1, 2])
def test_headers_in_capitals_authenticate(served: Served, parts: int) -> None:
    """At once or in two parts, which the protocol of HTTP puts together."""

    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
        request = UPGRADE.format(table=table, port=served.port, cookie=cookie).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        middle = len(request) // 2 if parts == 2 else len(request)
        for part in (request[:middle], request[middle:]):
            writer.write(part)
            await asyncio.sleep(0.05)
        answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
        assert answer.startswith(b"HTTP/1.1 101")
        told = await asyncio.wait_for(reader.read(200), 10)
        assert b'"type":"whole"' in told
        assert b'"seat":0' in told
        writer.close()

    with_clients(served, play)


def test_names_of_headers_are_found_in_lower_case_and_the_first_counts() -> None:
    headers = Headers([("COOKIE", "a=1"), ("X-Forwarded-For", "203.0.113.7"), ("cookie", "b=2")])
    asked = Request("/live/tables/a%20b?seat=0&after=x&seat=1", headers)
    trusting = Forwarding(TrustedProxies(["127.0.0.1"]))
    request = SocketRequest(asked, "127.0.0.1", trusting)
    assert request.headers["cookie"] == "a=1"
    assert request.address == "203.0.113.7"
    assert request.path == "/live/tables/a b"
    assert [request.number(name) for name in ("seat", "after", "none")] == [0, None, None]
    direct = SocketRequest(asked, "127.0.0.1", Forwarding(TrustedProxies([])))
    assert direct.address == "127.0.0.1"


@asynccontextmanager
async def at_table(clients: Clients) -> AsyncIterator[ClientConnection]:
    """Somebody at a table, who has got the snapshot."""
    ada = await clients.guest("Ada")
    table = clients.set_table("cyberion", ada)
    address = f"{clients.served.url.replace('http', 'ws')}/live/tables/{table}?seat=0"
    cookie = {"Cookie": ada.cookie}
    async with connect(address, additional_headers=cookie, max_size=None) as socket:
        assert '"type":"whole"' in str(await socket.recv())
        yield socket


def test_a_text_in_several_frames_is_one(served: Served) -> None:
    async def play(clients: Clients) -> None:
        async with at_table(clients) as socket:
            await socket.send(iter(['{"type":"pi', 'ng","cli', 'ent":"c1"}']))
            assert json.loads(await socket.recv()) == {"type": "pong", "client": "c1"}

    with_clients(served, play)


def test_frames_without_content_take_no_room() -> None:
    """A message has a largest length, but may have any number of frames."""

    async def receive() -> SocketProtocol:
        config = Config(lambda: None, ws_max_size=LARGEST_MESSAGE)
        protocol = SocketProtocol(config, ServerState(), {})
        protocol.routes = Unlimited()
        for _ in range(1000):
            protocol._part_received(Frame(Opcode.CONT, b"", fin=False))
        return protocol

    assert asyncio.run(receive())._parts == []


def test_many_texts_at_once_are_answered_in_order(served: Served) -> None:
    async def play(clients: Clients) -> None:
        async with at_table(clients) as socket:
            names = [f"c{i}" for i in range(300)]
            for name in names:
                await socket.send(json.dumps({"type": "ping", "client": name}))
            assert [json.loads(await socket.recv())["client"] for _ in names] == names

    with_clients(served, play)


@pytest.mark.parametrize(
    ("sent", "code"), [(b"\xff\xfe", 1007), (b"x" * (LARGEST_MESSAGE + 1), 1009)]
)
def test_what_no_client_may_send_closes_the_socket(served: Served, sent: bytes, code: int) -> None:
    async def play(clients: Clients) -> None:
        async with at_table(clients) as socket:
            await socket.send(sent, text=True)
            with pytest.raises(ConnectionClosedError):
                await asyncio.wait_for(socket.recv(), 10)
            assert socket.close_code == code
            await eventually(lambda: len(served.services.connections) == 0)

    with_clients(served, play)


def test_who_sends_bytes_and_no_texts_is_served_no_longer(served: Served) -> None:
    """They count as mistakes, also where they would be a message as a text."""

    async def play(clients: Clients) -> None:
        async with at_table(clients) as socket:
            for _ in range(MAX_MISTAKES):
                await socket.send(b'{"type":"ping","client":"c1"}')
            told = []
            with suppress(ConnectionClosedError):
                while True:
                    told.append(json.loads(await socket.recv())["type"])
            assert told == ["refused"] * MAX_MISTAKES
            assert socket.close_code == TOO_MANY

    with_clients(served, play)


@pytest.mark.parametrize("path", ["/", "/live", "/live/tables/", "/live/tables/a/b", "/api/me"])
def test_there_is_no_socket_at_another_path(served: Served, path: str) -> None:
    async def play() -> None:
        with pytest.raises(InvalidStatus) as refused:
            await connect(served.url.replace("http", "ws") + path)
        assert refused.value.response.status_code == 403

    asyncio.run(play())


def test_an_error_of_ours_ends_the_socket_and_is_not_shown(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_: str) -> None:
        raise ZeroDivisionError("a secret")

    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        monkeypatch.setattr(served.services.registry, "table", fail)
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"{served.url.replace('http', 'ws')}/live/tables/{table}")
        assert refused.value.response.status_code == 500
        assert b"secret" not in refused.value.response.body
        await eventually(lambda: len(served.services.connections) == 0)

    with_clients(served, play)
    assert [each.getMessage() for each in caplog.records if each.levelname == "ERROR"] == [
        "an internal error"
    ]


@pytest.mark.parametrize("answers", [True, False])
def test_a_client_that_does_not_answer_pings_is_gone(served: Served, answers: bool) -> None:
    served.server.config.ws_ping_interval = 0.05
    served.server.config.ws_ping_timeout = 0.3

    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        cookie = ada.cookie
        request = UPGRADE.format(table=table, port=served.port, cookie=cookie).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(request)
        pings = 0
        async with asyncio.timeout(10):
            await reader.readuntil(b"\r\n\r\n")
            while frame := await frame_from(reader):
                pings += frame[0] == Opcode.PING
                if frame[0] == Opcode.PING and (answers and pings < 12):
                    writer.write(Frame(Opcode.PONG, frame[1]).serialize(mask=True))
                if frame[0] == Opcode.CLOSE:
                    assert frame[1].startswith(struct.pack("!H", 1011))
                    break
        assert pings == (12 if answers else 1)
        await eventually(lambda: len(served.services.connections) == 0)
        writer.close()

    with_clients(served, play)


async def frame_from(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The kind and the content of the next frame of a server."""
    kind, length = await reader.readexactly(2)
    if length == 126:
        (length,) = struct.unpack("!H", await reader.readexactly(2))
    return kind & 15, await reader.readexactly(length)


def test_what_can_be_written_at_once_is_and_the_rest_waits_in_order() -> None:
    async def play() -> None:
        told: list[bytes] = []
        is_writable = True

        async def send(message: bytes) -> None:
            await asyncio.sleep(0)
            told.append(message)

        def write_now(message: bytes) -> bool:
            if is_writable:
                told.append(message)
            return is_writable

        subscriber = Subscriber(send, lambda _: b"whole", None, None)
        subscriber.write_now = write_now
        subscriber.enqueue(b"1", 1)
        assert told == [b"1"]
        assert subscriber.after == 1
        is_writable = False
        subscriber.enqueue(b"2", 2)
        is_writable = True
        subscriber.enqueue(b"3", 3)
        assert told == [b"1"]
        await subscriber.drained()
        assert told == [b"1", b"2", b"3"]

    asyncio.run(play())
