"""HTTP connections that send nothing, or slowly, or are too many."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from dreamcog.server.api.http_connections import HttpConnections, LimitedProtocol
from dreamcog.server.ops.file_limit import OTHER_FILES, most_open_connections
from dreamcog.server.ops.trusted_proxies import TrustedProxies
from support.serving import Served
from support.table_fixtures import Clients, eventually, serving_on, with_clients

OTHER_ADDRESS = "127.0.0.2"
REQUEST = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"


class RawConnection:
    """A connection that sends no more than it is told to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, served: Served) -> RawConnection:
        return cls(*await asyncio.open_connection("127.0.0.1", served.port))

    async def closed(self) -> None:
        """Wait until the server closes the connection."""
        with suppress(ConnectionResetError):
            await asyncio.wait_for(self._reader.read(), 10)

    async def close(self) -> None:
        self.writer.close()
        with suppress(ConnectionResetError, BrokenPipeError):
            await self.writer.wait_closed()


def test_connections_are_counted_in_all_and_by_address() -> None:
    connections = HttpConnections(3, 2)
    assert [connections.admit(each) for each in "aaabb"] == [True, True, False, True, False]
    connections.release("a")
    assert connections.admit("c")
    assert len(connections) == 3
    assert not connections.admit("d")


def test_a_trusted_proxy_has_the_connections_of_many_clients() -> None:
    connections = HttpConnections(4, 1, TrustedProxies(["10.0.0.0/8"]))
    addresses = ["10.0.0.1", "10.0.0.1", "10.0.0.1", "192.0.2.1", "192.0.2.1"]
    assert [connections.admit(each) for each in addresses] == [True, True, True, True, False]


def test_silent_connections_of_one_address_leave_others_served(tmp_path: Path) -> None:
    """More than there may be: the others are closed at once, and another address is served."""

    async def play(served: Served) -> None:
        silent = [await RawConnection.open(served) for _ in range(30)]
        closed = [asyncio.ensure_future(each.closed()) for each in silent]
        await eventually(lambda: sum(each.done() for each in closed) == 20)
        transport = httpx.AsyncHTTPTransport(local_address=OTHER_ADDRESS)
        async with httpx.AsyncClient(base_url=served.url, transport=transport) as other:
            assert (await other.get("/api/games")).status_code == 200
        for each in silent:
            await each.close()
        await asyncio.gather(*closed)
        async with httpx.AsyncClient(base_url=served.url) as again:
            await eventually(lambda: len(limits_of(served)) == 0)
            assert (await again.get("/api/games")).status_code == 200

    with serving_on("sqlite", tmp_path, most_from_one_address=5) as served:
        asyncio.run(play(served))


@pytest.mark.slow
@pytest.mark.parametrize(
    "sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", REQUEST, REQUEST + b"{"]
)
def test_a_request_that_does_not_arrive_whole_is_given_up(tmp_path: Path, sent: bytes) -> None:
    async def play(served: Served) -> None:
        slow = await RawConnection.open(served)
        slow.writer.write(sent)
        await slow.closed()
        await slow.close()
        await eventually(lambda: len(limits_of(served)) == 0)

    with serving_on("sqlite", tmp_path, request_timeout=0.3) as served:
        asyncio.run(play(served))


@pytest.mark.slow
def test_sockets_and_requests_that_wait_are_not_given_up(tmp_path: Path) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        seat = await clients.subscribe(ada, table, 0)
        now = seat.number
        await ada.get(f"/api/tables/{table}/whole", seat=0, after=now, wait=1.5)
        assert (await seat.send("ping"))["type"] == "pong"
        assert seat.closed is None

    with serving_on("sqlite", tmp_path, request_timeout=0.3) as served:
        with_clients(served, play)


def limits_of(served: Served) -> HttpConnections:
    """The connections that the server counts."""
    protocol = served.server.config.http_protocol_class
    assert issubclass(protocol, LimitedProtocol)
    return protocol.limits


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_a_system_that_refuses_to_raise_the_limit_is_believed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    import resource

    def refuse(_: int, __: tuple[int, int]) -> None:
        raise ValueError("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    with caplog.at_level(logging.WARNING):
        assert most_open_connections(5000) == 256 - OTHER_FILES
    assert [record.msg for record in caplog.records] == ["few-files"]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
@pytest.mark.parametrize(("wanted", "possible"), [(100, 100), (5000, 1024 - OTHER_FILES)])
def test_the_limit_on_open_files_is_raised_or_the_true_limit_told(
    wanted: int, possible: int
) -> None:
    code = f"""
import logging, resource
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 1024))
logging.basicConfig()
from dreamcog.server.ops.file_limit import most_open_connections
print(most_open_connections({wanted}), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(possible), "1024"]
    assert ("few-files" in done.stderr) == (possible < wanted)
