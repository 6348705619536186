"""Calling a webhook: addresses, TLS, redirects, slow answers."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from dreamcog.server.people import webhook_client, webhooks
from dreamcog.server.people.webhooks import (
    Webhooks,
)
from support.webhook_station import NOT_PUBLIC, Station, refuse_to_connect, resolve_to, sent

pytestmark = pytest.mark.slow


def test_notice_is_delivered_as_json(station: Station) -> None:
    assert asyncio.run(sent(f"{station.url}/hook/7?a=b#c"))
    assert station.received == [{"turn": 1}]
    assert station.paths == ["/hook/7?a=b"]
    (headers,) = station.headers
    assert headers["User-Agent"] == "Dreamcog"
    assert headers["Content-Type"] == "application/json"
    assert headers["Host"] == station.url.removeprefix("http://")


@pytest.mark.parametrize("status", [301, 302, 307, 308, 400, 404, 500])
def test_error_status_and_redirect_count_as_failure(station: Station, status: int) -> None:
    station.status = status
    assert not asyncio.run(sent(f"{station.url}/first"))
    assert station.paths == ["/first"]


@pytest.mark.parametrize(
    "addresses",
    [[host.strip("[]")] for host in NOT_PUBLIC[:20]] + [["8.8.8.8", "10.0.0.1"]],
    ids=lambda addresses: " ".join(addresses),
)
def test_host_with_private_address_is_not_called(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    resolve_to(monkeypatch, *addresses)
    tried = refuse_to_connect(monkeypatch)
    assert not asyncio.run(sent("http://example.org/", "public"))
    assert tried == []
    assert not asyncio.run(sent("http://example.org/", "any"))
    assert tried


def test_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = resolve_to(monkeypatch, "8.8.8.8", "1.1.1.1")
    tried = refuse_to_connect(monkeypatch)
    assert not asyncio.run(sent("http://example.org:8080/", "public"))
    assert asked == ["example.org"]
    assert tried == [("8.8.8.8", 8080), ("1.1.1.1", 8080)]


def test_host_is_resolved_once(station: Station, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = resolve_to(monkeypatch, "127.0.0.1")
    port = station.server_address[1]
    assert asyncio.run(sent(f"http://example.org:{port}/"))
    assert asked == ["example.org"]
    assert station.headers[0]["Host"] == f"example.org:{port}"


def test_next_address_is_tried_when_one_does_not_answer(
    station: Station, monkeypatch: pytest.MonkeyPatch
) -> None:
    resolve_to(monkeypatch, "127.0.0.2", "127.0.0.1")
    assert asyncio.run(sent(f"http://example.org:{station.server_address[1]}/"))


def test_tls_certificate_is_verified_against_host(
    station: Station, monkeypatch: pytest.MonkeyPatch
) -> None:
    resolve_to(monkeypatch, "127.0.0.1")
    names: list[Any] = []
    hooks = Webhooks("any")
    assert hooks._client._tls.check_hostname
    assert hooks._client._tls.verify_mode == ssl.CERT_REQUIRED

    def wrap(_: ssl.SSLContext, plain: socket.socket, server_hostname: str) -> socket.socket:
        names.append((server_hostname, plain.getpeername()))
        return plain

    url = f"https://example.org:{station.server_address[1]}/"
    assert not asyncio.run(sent(url)), "nobody speaks TLS there"
    monkeypatch.setattr(ssl.SSLContext, "wrap_socket", wrap)
    assert asyncio.run(sent(url))
    assert names == [("example.org", station.server_address)]


def slow_talker(first: bytes, rest: bytes) -> Callable[[socket.socket, threading.Event], None]:
    """Sends a first piece, then the rest again and again, always in time for the next read."""

    def talk(server: socket.socket, is_over: threading.Event) -> None:
        caller, _ = server.accept()
        with caller:
            caller.sendall(first)
            while not is_over.wait(0.05):
                try:
                    caller.sendall(rest)
                except OSError:
                    return

    return talk


@pytest.mark.parametrize(
    "talk", [slow_talker(b"", b""), slow_talker(b"HTTP", b"/"), slow_talker(b"x" * 5000, b"x")]
)
def test_slow_or_endless_answer_is_cut_off(
    talk: Callable[[socket.socket, threading.Event], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (webhooks, webhook_client):
        monkeypatch.setattr(module, "TIMEOUT", 0.4)
    is_over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as server:
        talking = threading.Thread(target=talk, args=(server, is_over))
        talking.start()
        began = time.monotonic()
        assert not asyncio.run(sent(f"http://127.0.0.1:{server.getsockname()[1]}/"))
        assert time.monotonic() - began < 3
        is_over.set()
        talking.join()


def test_hanging_lookup_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (webhooks, webhook_client):
        monkeypatch.setattr(module, "TIMEOUT", 0.1)
    is_over = threading.Event()

    def hang(*_: Any, **__: Any) -> Any:
        is_over.wait(10)
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", hang)

    async def send() -> None:
        hooks = Webhooks("any")
        assert not await asyncio.wait_for(hooks.send("http://example.org/", {}), 3)
        is_over.set()
        await hooks.close()

    asyncio.run(send())


def test_host_without_an_address_cannot_be_reached() -> None:
    with pytest.raises(OSError, match="no address"):
        webhook_client.connect_first([], time.monotonic() + 5)
