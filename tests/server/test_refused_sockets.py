"""Web sockets that are refused: they have a pace, and are counted until they are closed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from dreamcog.server.api import sockets
from dreamcog.server.api.http_connections import HttpConnections, LimitedProtocol
from support.databases import SQLITE
from support.serving import Served
from support.strangers import HERE, Held, upgrade_request
from support.table_fixtures import Clients, eventually, serving_on, with_clients


@pytest.fixture
def held() -> Held:
    return Held()


@pytest.fixture
def served(tmp_path: Path, held: Held) -> Iterator[Served]:
    """A server at which an address may have one connection, and refusals wait for the test."""
    with serving_on(SQLITE, tmp_path, pace=1.0, most_from_one_address=1) as running:
        running.services.rate_limits._refused = held  # type: ignore[assignment]
        yield running
        held.may_go_on = True


def http_of(served: Served) -> HttpConnections:
    """The connections that the server counts as those of HTTP."""
    protocol = served.server.config.http_protocol_class
    assert issubclass(protocol, LimitedProtocol)
    return protocol.limits


Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def asking(served: Served, table: str, parts: int = 1) -> AsyncIterator[Stream]:
    """A client that asks for a socket, and does nothing more; it asks at once, or in two parts."""
    reader, writer = await asyncio.open_connection(HERE, served.port)
    request = upgrade_request(table, served.port)
    if parts == 2:
        writer.write(request[:20])
        await eventually(lambda: len(http_of(served)) == 1)
        request = request[20:]
    writer.write(request)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


@pytest.mark.slow
@pytest.mark.parametrize("parts", [1, 2])
def test_a_refused_socket_is_counted_until_it_is_closed(
    served: Served, held: Held, parts: int
) -> None:
    """Its client never agrees to that, so it is soon closed without."""

    async def play() -> None:
        async with asking(served, "none", parts) as (reader, _):
            await eventually(lambda: held.addresses == [HERE])
            assert len(served.services.connections) == 1
            assert len(http_of(served)) == 1
            held.may_go_on = True
            told = await asyncio.wait_for(reader.readuntil(b"no-such-table"), 10)
            assert told.startswith(b"HTTP/1.1 101")
            assert len(served.services.connections) == 1
            assert len(http_of(served)) == 1
            await asyncio.wait_for(reader.read(), 5)
            await eventually(lambda: len(served.services.connections) == 0)
            assert len(http_of(served)) == 0

    asyncio.run(play())


@pytest.mark.parametrize("parts", [1, 2])
def test_a_socket_that_is_served_is_none_of_http_any_more(served: Served, parts: int) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        await ada.http.aclose()
        await eventually(lambda: len(http_of(served)) == 0)
        async with asking(served, table, parts) as (reader, _):
            await asyncio.wait_for(reader.readuntil(b'"type":"whole"'), 10)
            assert len(http_of(served)) == 0
            assert len(served.services.connections) == 1

    with_clients(served, play)


def test_a_closed_socket_is_not_heard_for_long(
    served: Served, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a client still sends is dropped; too much of it, and it is not waited for."""
    monkeypatch.setattr(sockets, "REFUSED_TIMEOUT", 60.0)
    held.may_go_on = True

    async def play() -> None:
        async with asking(served, "none") as (reader, writer):
            await asyncio.wait_for(reader.readuntil(b"no-such-table"), 10)
            writer.write(Frame(Opcode.TEXT, b"hello").serialize(mask=True) * 100)
            with suppress(ConnectionResetError):
                await asyncio.wait_for(reader.read(), 10)

    asyncio.run(play())


@pytest.mark.parametrize("path", ["live/me", "live/tables/none"])
def test_all_refusals_have_a_pace(served: Served, held: Held, path: str) -> None:
    async def play() -> None:
        url = f"{served.url.replace('http', 'ws')}/{path}"
        connecting = asyncio.ensure_future(connect(url).__aenter__())
        await eventually(lambda: held.addresses == [HERE])
        assert not connecting.done()
        held.may_go_on = True
        socket = await connecting
        code = "who-are-you" if path == "live/me" else "no-such-table"
        assert json.loads(await socket.recv())["refusal"]["code"] == code
        await socket.wait_closed()

    asyncio.run(play())


def test_where_many_wait_to_be_refused_the_next_is_told_nothing(served: Served, held: Held) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        await ada.http.aclose()
        async with connect(f"{served.url.replace('http', 'ws')}/live/tables/{table}") as watching:
            async with asking(served, table) as (second, _):
                await eventually(lambda: held.addresses == [HERE])
                third, writer = await asyncio.open_connection(HERE, served.port)
                writer.write(upgrade_request(table, served.port))
                with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
                    await asyncio.wait_for(third.readuntil(b"\r\n\r\n"), 5)
                writer.close()
                assert held.addresses == [HERE]
                held.may_go_on = True
                await asyncio.wait_for(second.readuntil(b"too-many-connections"), 5)
            assert watching.close_code is None

    with_clients(served, play)
