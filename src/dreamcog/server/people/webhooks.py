"""Notices to an address of a person's choice: it is your turn.

The address is a stranger's. So it is looked up once, judged, and the connection goes to the very
place that was judged; nothing that comes back is followed, kept or waited for.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
import ssl
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from http.client import HTTPConnection, HTTPException
from typing import Any, Literal
from urllib.parse import SplitResult, urlsplit

from dreamcog.core.refusal import Refused

Where = Literal["public", "any", "off"]
"""Who can be told: addresses of the open internet, of any network the server reaches, or nobody."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Place = tuple[socket.AddressFamily, tuple[Any, ...]]
"""Where a connection goes: what is looked up of a name."""

PORTS = {"http": 80, "https": 443}
FIRST_FREE_PORT = 1024
LONGEST = 500
TIME_FOR_ALL = 5.0
MOST_READ = 1024
THREADS = 4
MAX_QUEUED = 1000
FAILURES_TO_REST = 5
REST = 600.0
MOST_REMEMBERED = 1000
OPEN_IPV6 = ipaddress.ip_network("2000::/3")
CLOSED_IPV4 = [ipaddress.ip_network(name) for name in ("192.0.0.0/24", "168.63.129.16/32")]
"""Addresses that look open, and where machines in data centres learn their own secrets."""


def bad_webhook(reason: str) -> Refused:
    """An address that no notice is sent to."""
    return Refused("bad-webhook", reason=reason)


def is_public(address: Address) -> bool:
    """Whether an address is one of the open internet, and does not merely stand for another."""
    if address.is_multicast or not address.is_global:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return not any(address in network for network in CLOSED_IPV4)
    return address in OPEN_IPV6 and address.sixtofour is None and address.teredo is None


def written_address(host: str) -> Address | None:
    """The address that a host is written as, in any of the spellings that old libraries read."""
    with suppress(ValueError):
        return ipaddress.ip_address(host)
    with suppress(OSError):
        return ipaddress.IPv4Address(socket.inet_aton(host))
    return None


def split(url: str) -> SplitResult:
    """The parts of an address that can be written to at all, or a refusal."""
    if len(url) > LONGEST:
        raise bad_webhook("too-long")
    if not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        raise bad_webhook("unreadable")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise bad_webhook("unreadable") from None
    if parts.scheme not in PORTS:
        raise bad_webhook("scheme")
    if "@" in parts.netloc:
        raise bad_webhook("user")
    if not parts.hostname:
        raise bad_webhook("unreadable")
    if port is not None and port not in PORTS.values() and port < FIRST_FREE_PORT:
        raise bad_webhook("port")
    return parts


@dataclass
class Failures:
    """How often in a row an address could not be told, and until when it is left alone."""

    count: int = 0
    until: float = 0.0


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice that waits to be sent, and whoever wants to know whether it arrived."""

    body: bytes
    arrived: asyncio.Future[bool]


class Webhooks:
    """The notices on their way: a few at a time, and for each address the newest only."""

    def __init__(self, where: Where, clock: Callable[[], float] = time.monotonic) -> None:
        self._where = where
        self._clock = clock
        self._threads = ThreadPoolExecutor(THREADS, "webhook")
        self._waiting: dict[str, Notice] = {}
        self._on_the_way: dict[str, asyncio.Task[None]] = {}
        self._failures: dict[str, Failures] = {}
        self._closed = False

    def check(self, url: str) -> None:
        """Refuse an address that could never be told. What its name stands for shows when sent."""
        if self._where == "off":
            raise bad_webhook("off")
        host = split(url).hostname or ""
        if self._where == "public":
            address = written_address(host)
            if address is None and "." not in host.rstrip("."):
                raise bad_webhook("not-public")
            if address is not None and not is_public(address):
                raise bad_webhook("not-public")

    async def send(self, url: str, notice: dict[str, Any]) -> bool:
        """Tell an address; whether it was told, for never is anything raised.

        A notice that is overtaken by a newer one to the same address is not sent.
        """
        try:
            self.check(url)
            body = json.dumps(notice).encode()
        except (Refused, TypeError, ValueError):
            return False
        known = self._failures.get(url)
        if self._closed or (known is not None and self._clock() < known.until):
            return False
        older = self._waiting.get(url)
        if older is not None:
            settle(older.arrived, False)
        elif len(self._waiting) >= MAX_QUEUED:
            return False
        arrived: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting[url] = Notice(body, arrived)
        self._go_on()
        return await arrived

    def _go_on(self) -> None:
        """Send what waits longest, as far as there are threads."""
        while len(self._on_the_way) < THREADS:
            url = next((url for url in self._waiting if url not in self._on_the_way), None)
            if url is None:
                return
            notice = self._waiting.pop(url)
            if not notice.arrived.done():
                self._on_the_way[url] = asyncio.ensure_future(self._carry(url, notice))

    async def _carry(self, url: str, notice: Notice) -> None:
        """Send one notice. A thread that hangs in a lookup is not waited for, but stays taken."""
        loop = asyncio.get_running_loop()
        late = loop.call_later(TIME_FOR_ALL, settle, notice.arrived, False)
        is_told = False
        try:
            is_told = await loop.run_in_executor(self._threads, self._post, url, notice.body)
        finally:
            late.cancel()
            self._remember(url, is_told)
            settle(notice.arrived, is_told)
            del self._on_the_way[url]
            self._go_on()

    def _remember(self, url: str, is_told: bool) -> None:
        """Count what failed in a row; who fails too often rests."""
        if is_told:
            self._failures.pop(url, None)
            return
        known = self._failures.pop(url, None) or Failures()
        known.count += 1
        if known.count >= FAILURES_TO_REST:
            known.until = self._clock() + REST
        if len(self._failures) >= MOST_REMEMBERED:
            del self._failures[next(iter(self._failures))]
        self._failures[url] = known

    def _post(self, url: str, body: bytes) -> bool:
        """In a thread: say it, and look at no more than whether it was taken."""
        deadline = time.monotonic() + TIME_FOR_ALL
        try:
            parts = split(url)
            with self._connect(parts, deadline) as connection:
                put(connection, parts, body)
                return is_taken(connection, deadline)
        except (OSError, HTTPException, Refused, ValueError):
            return False

    def _connect(self, parts: SplitResult, deadline: float) -> socket.socket:
        """A connection to the first place that answers, of those that the name stood for once."""
        host = parts.hostname or ""
        places = look_up(host, parts.port or PORTS[parts.scheme])
        if self._where != "any":
            allow(places)
        plain = reach(places, deadline)
        if parts.scheme == "http":
            return plain
        try:
            plain.settimeout(left(deadline))
            return self._trust.wrap_socket(plain, server_hostname=host)
        except BaseException:
            plain.close()
            raise

    @cached_property
    def _trust(self) -> ssl.SSLContext:
        """Whose word is taken for who somebody is: the system's choice."""
        return ssl.create_default_context()

    async def close(self) -> None:
        """Send nothing more that waits; what is on its way may arrive."""
        self._closed = True
        for notice in self._waiting.values():
            settle(notice.arrived, False)
        self._waiting.clear()
        if self._on_the_way:
            await asyncio.wait(self._on_the_way.values(), timeout=TIME_FOR_ALL)
        self._threads.shutdown(wait=False, cancel_futures=True)


def settle(arrived: asyncio.Future[bool], is_told: bool) -> None:
    """Answer whoever still waits."""
    if not arrived.done():
        arrived.set_result(is_told)


def look_up(host: str, port: int) -> list[Place]:
    """Every place that a name stands for now."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [(family, place) for family, _, _, _, place in found]


def allow(places: Iterable[Place]) -> None:
    """Refuse a name of which any place is not public."""
    for _, place in places:
        if not is_public(ipaddress.ip_address(place[0])):
            raise bad_webhook("not-public")


def left(deadline: float) -> float:
    """The seconds that are left, or the end of it."""
    seconds = deadline - time.monotonic()
    if seconds <= 0:
        raise TimeoutError
    return seconds


def reach(places: Sequence[Place], deadline: float) -> socket.socket:
    """A connection to the first of the places that answers; each gets its share of the time."""
    failed: OSError = OSError("nowhere to go")
    for tried, (family, place) in enumerate(places):
        connection = socket.socket(family, socket.SOCK_STREAM)
        try:
            connection.settimeout(left(deadline) / (len(places) - tried))
            connection.connect(place)
            return connection
        except OSError as error:
            connection.close()
            failed = error
    raise failed


def put(connection: socket.socket, parts: SplitResult, body: bytes) -> None:
    """Write the request."""
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    headers = {
        "Host": parts.netloc,
        "User-Agent": "Dreamcog",
        "Content-Type": "application/json",
        "Connection": "close",
    }
    request = HTTPConnection(parts.netloc)
    request.sock = connection
    request.request("POST", target, body, headers)


def is_taken(connection: socket.socket, deadline: float) -> bool:
    """Whether the answer begins as that of somebody who took it."""
    answer = b""
    while b"\n" not in answer and len(answer) < MOST_READ:
        connection.settimeout(left(deadline))
        some = connection.recv(MOST_READ - len(answer))
        if not some:
            break
        answer += some
    protocol, _, rest = answer.partition(b" ")
    return protocol.startswith(b"HTTP/1.") and rest[:1] == b"2" and rest[:3].isdigit()
