"""Notices to strangers' addresses: sent allowed allowed, looked up once, never followed."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.server.people import webhook_client, webhooks
from dreamcog.server.people.webhooks import (
    FAILURES_BEFORE_PAUSE,
    PAUSE_SECONDS,
    THREADS,
    AllowedTargets,
    Webhooks,
)

pytestmark = pytest.mark.slow

NOT_PUBLIC = [
    "127.0.0.1",
    "[::1]",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "192.0.0.192",
    "168.63.129.16",
    "224.0.0.1",
    "255.255.255.255",
    "0.0.0.0",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:8.8.8.8]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "[fe80::1]",
    "[fd00::1]",
    "[ff0e::1]",
    "2130706433",
    "0177.0.0.1",
    "0x7f.0.0.1",
    "0x7f000001",
    "127.1",
    "localhost",
    "localhost.",
    "intranet",
]


class Station(ThreadingHTTPServer):
    """Somebody's own server, that writes down what it is told and answers as it likes."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Clerk)
        self.told: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.paths: list[str] = []
        self.status = 204
        self.hold = threading.Event()
        self.hold.set()
        self.busy = 0
        self.most_busy = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Clerk(BaseHTTPRequestHandler):
    """Answers one request at the station."""

    server: Station

    def do_POST(self) -> None:
        station = self.server
        body = self.rfile.read(int(self.headers["Content-Length"]))
        station.told.append(json.loads(body))
        station.paths.append(self.path)
        station.headers.append(dict(self.headers))
        station.busy += 1
        station.most_busy = max(station.busy, station.most_busy)
        station.hold.wait(10)
        station.busy -= 1
        self.send_response(station.status)
        self.send_header("Location", "/elsewhere")
        self.end_headers()

    def do_GET(self) -> None:
        self.do_POST()

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture
def station() -> Iterator[Station]:
    with Station() as station:
        serving = threading.Thread(target=station.serve_forever, args=(0.01,))
        serving.start()
        yield station
        station.hold.set()
        station.shutdown()
        serving.join()


async def sent(url: str, allowed: AllowedTargets = "any") -> bool:
    hooks = Webhooks(allowed)
    is_delivered = await hooks.send(url, {"turn": 1})
    await hooks.close()
    assert hooks._in_flight == {}
    return is_delivered


def resolve_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Every name stands for these addresses; which names were looked up."""
    asked: list[str] = []

    def found(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        families = [socket.AF_INET6 if ":" in each else socket.AF_INET for each in addresses]
        pairs = zip(families, addresses, strict=True)
        return [(family, socket.SOCK_STREAM, 6, "", (each, port)) for family, each in pairs]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    return asked


def refuse_to_connect(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """No connection is made; allowed they would have gone."""
    tried: list[Any] = []

    def connect(places: Any, _: float) -> socket.socket:
        tried.extend(place for _family, place in places)
        raise ConnectionRefusedError

    monkeypatch.setattr(webhook_client, "connect_first", connect)
    return tried


def test_notice_is_delivered_as_json(station: Station) -> None:
    assert asyncio.run(sent(f"{station.url}/hook/7?a=b#c"))
    assert station.told == [{"turn": 1}]
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
    ("url", "reason"),
    [
        ("ftp://example.org/", "scheme"),
        ("file:///etc/passwd", "scheme"),
        ("example.org", "scheme"),
        ("", "scheme"),
        ("http://", "unreadable"),
        ("http://[::1", "unreadable"),
        ("http://example.org:99999/", "unreadable"),
        ("http://example.org:x/", "unreadable"),
        ("http://example.org/\r\nX: y", "unreadable"),
        ("http://example.org/a b", "unreadable"),
        ("http://exämple.org/", "unreadable"),
        ("http://example.org\\@127.0.0.1/", "unreadable"),
        ("http://me:secret@example.org/", "user"),
        ("http://me@example.org/", "user"),
        ("http://example.org:22/", "port"),
        ("http://example.org:0/", "port"),
        ("http://example.org:1023/", "port"),
        ("http://example.org/" + "a" * 500, "too-long"),
    ],
)
@pytest.mark.parametrize("allowed", ["any", "public"])
def test_invalid_url_is_refused(url: str, reason: str, allowed: AllowedTargets) -> None:
    with pytest.raises(Refused) as refused:
        Webhooks(allowed).check(url)
    assert refused.value.code == "bad-webhook"
    assert refused.value.params == {"reason": reason}
    assert not asyncio.run(sent(url, allowed))


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org",
        "http://example.org:80/x?y=z",
        "https://example.org:443/",
        "http://example.org:8080/",
        "http://8.8.8.8/",
        "https://[2606:4700::1111]/",
        "https://example.org/" + "a" * 480,
    ],
)
def test_ordinary_urls_are_accepted(url: str) -> None:
    Webhooks("any").check(url)
    Webhooks("public").check(url)
    with pytest.raises(Refused, match="off"):
        Webhooks("off").check(url)


@pytest.mark.parametrize("host", NOT_PUBLIC)
def test_written_private_address_is_refused(host: str) -> None:
    Webhooks("any").check(f"http://{host}/")
    with pytest.raises(Refused, match="not-public"):
        Webhooks("public").check(f"http://{host}/")
    assert not asyncio.run(sent(f"http://{host}/", "public"))


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


def test_only_newest_queued_notice_is_sent_and_other_urls_are_not_delayed(
    station: Station,
) -> None:
    async def send() -> None:
        hooks = Webhooks("any")
        station.hold.clear()
        first = asyncio.ensure_future(hooks.send(f"{station.url}/a", {"number": 0}))
        while not station.told:
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
    to_a = [told for told, path in zip(station.told, station.paths, strict=True) if path == "/a"]
    assert to_a == [{"number": 0}, {"number": 4}]
    assert station.most_busy == THREADS


def test_url_is_paused_after_repeated_failures(station: Station) -> None:
    now = [0.0]

    async def send() -> None:
        hooks = Webhooks("any", lambda: now[0])
        station.status = 500
        for _ in range(FAILURES_BEFORE_PAUSE + 3):
            assert not await hooks.send(station.url, {})
        assert len(station.told) == FAILURES_BEFORE_PAUSE
        now[0] = PAUSE_SECONDS + 1
        assert not await hooks.send(station.url, {})
        assert not await hooks.send(station.url, {})
        assert len(station.told) == FAILURES_BEFORE_PAUSE + 1
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
