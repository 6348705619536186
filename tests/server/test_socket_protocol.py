"""Web sockets: requests that become one, whatever the case of their headers; frames; writing."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from dreamcog.server.api.http_connections import is_upgrade
from dreamcog.server.api.sockets import SocketProtocol, frame_of
from dreamcog.server.broadcast.channel import Subscriber
from support.serving import Served
from support.table_fixtures import Clients, with_clients

UPGRADE = (
    "GET /live/tables/{table}?seat=0 HTTP/1.1\r\nHOST: 127.0.0.1:{port}\r\nUPGRADE: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCOOKIE: {cookie}\r\n\r\n"
)


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


def test_names_of_headers_are_lower_case_for_the_application() -> None:
    """Forwarded headers are looked for by their names in lower case."""

    async def application(_scope: Any, _receive: Any, _send: Any) -> None:
        """Does nothing."""

    async def ask() -> list[tuple[bytes, bytes]]:
        configured = uvicorn.Config(application, interface="asgi3", ws_per_message_deflate=False)
        protocol = SocketProtocol(configured, ServerState(), {})
        protocol.connection_made(Mock(get_extra_info=Mock(return_value=None)))
        request = UPGRADE.format(table="t", port=1, cookie="c=1")
        protocol.data_received(request.replace("COOKIE", "X-Forwarded-For").encode())
        await asyncio.gather(*protocol.tasks)
        return list(protocol.scope["headers"])

    headers = asyncio.run(ask())
    assert (b"x-forwarded-for", b"c=1") in headers
    assert all(name == name.lower() for name, _ in headers)


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
