"""Web sockets whose clients send much at once, or take nothing of what they are sent."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from dreamcog.server.api.socket_flow import AT_ONCE
from dreamcog.server.api.socket_protocol import SocketProtocol
from dreamcog.server.processes import LARGEST_MESSAGE
from support.serving import Served
from support.strangers import HERE, upgrade_request
from support.table_fixtures import Clients, eventually, with_clients

LITTLE = 4096
"""Bytes that the system keeps of what a client has not taken yet, about."""
HIGH_WATER = 64 * 1024
"""Bytes that a connection may keep to be written before its protocol is told."""
PING = Frame(Opcode.PING, b"x" * 125).serialize(mask=True)
PONG = Frame(Opcode.PONG, b"x" * 125).serialize(mask=False)
MUCH = 100_000
"""Pings that are far more than all buffers hold of them."""


def open_protocols(served: Served) -> list[SocketProtocol]:
    """The web sockets of the server."""
    return [
        each
        for each in list(served.server.server_state.connections)
        if isinstance(each, SocketProtocol)
    ]


def at_server(served: Served, look: Callable[[], Any]) -> Any:
    """What is found in the server's own loop."""

    async def found() -> Any:
        return look()

    return served.within(found)


@asynccontextmanager
async def flooding(clients: Clients, pings: int) -> AsyncIterator[asyncio.StreamReader]:
    """A watcher that sends pings, and has taken the answer to its request and nothing else."""
    ada = await clients.guest("Ada")
    table = clients.set_table("cyberion", ada)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, (HERE, clients.served.port))
    reader, writer = await asyncio.open_connection(sock=raw, limit=LITTLE)
    writer.write(upgrade_request(table, clients.served.port))
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    writer.write(PING * pings)
    try:
        yield reader
    finally:
        writer.transport.abort()


def test_who_takes_nothing_is_not_heard_until_it_does(served: Served) -> None:
    async def play(clients: Clients) -> None:
        async with flooding(clients, MUCH) as reader:
            await eventually(lambda: len(open_protocols(served)) == 1)
            (protocol,) = open_protocols(served)
            transport = protocol.transport
            await eventually(lambda: not at_server(served, transport.is_reading))
            kept = at_server(served, transport.get_write_buffer_size)
            assert kept <= HIGH_WATER + AT_ONCE + len(PING)
            taken = 0
            async with asyncio.timeout(60):
                while taken < MUCH * len(PONG):
                    taken += len(await reader.read(1 << 20))

    with_clients(served, play)


def test_who_never_takes_anything_is_gone(served: Served) -> None:
    served.server.config.ws_ping_interval = 0.05
    served.server.config.ws_ping_timeout = 0.3

    async def play(clients: Clients) -> None:
        async with flooding(clients, MUCH):
            await eventually(lambda: len(open_protocols(served)) == 1)
            await eventually(lambda: not open_protocols(served))
            await eventually(lambda: len(served.services.connections) == 0)

    with_clients(served, play)


class Silent(SocketProtocol):
    """A web socket that notes how much is read of it at once."""

    def __init__(self) -> None:
        config = Config(lambda: None, ws_max_size=LARGEST_MESSAGE)
        super().__init__(config, ServerState(), {})
        self.read: list[int] = []

    def _read(self, data: bytes) -> None:
        self.read.append(len(data))


class Transport(asyncio.Transport):
    """A connection that notes whether it reads."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = True

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True


@pytest.mark.parametrize("length", [1, AT_ONCE, AT_ONCE + 1, 10 * AT_ONCE])
def test_others_have_their_turn_between_parts(length: int) -> None:
    async def receive() -> None:
        protocol, transport = Silent(), Transport()
        protocol.connection_made(transport)
        protocol.data_received(b"x" * length)
        rounds = 0
        while not transport.reads:
            assert len(protocol.read) <= rounds
            await asyncio.sleep(0)
            rounds += 1
        assert sum(protocol.read) == length
        assert max(protocol.read) <= AT_ONCE

    asyncio.run(receive())


def test_parts_wait_while_the_client_takes_nothing() -> None:
    async def receive() -> None:
        protocol, transport = Silent(), Transport()
        protocol.connection_made(transport)
        protocol.data_received(b"x" * 3 * AT_ONCE)
        protocol.pause_writing()
        for _ in range(10):
            await asyncio.sleep(0)
        assert protocol.read == []
        protocol.resume_writing()
        await eventually(lambda: transport.reads)
        assert protocol.read == [AT_ONCE] * 3

    asyncio.run(receive())
