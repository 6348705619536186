"""A web server that records the webhooks it receives, and fake DNS lookups."""

from __future__ import annotations

import json
import socket
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from dreamcog.server.people import webhook_client
from dreamcog.server.people.webhooks import (
    AllowedTargets,
    Webhooks,
)

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
    """A web server that records the notices it receives and answers as the test says."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Clerk)
        self.received: list[dict[str, Any]] = []
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
        station.received.append(json.loads(body))
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


async def sent(url: str, allowed: AllowedTargets = "any") -> bool:
    hooks = Webhooks(allowed)
    is_delivered = await hooks.send(url, {"turn": 1})
    await hooks.close()
    assert hooks._in_flight == {}
    return is_delivered


def resolve_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Resolve every host to these addresses; return the hosts that were resolved."""
    asked: list[str] = []

    def found(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        families = [socket.AF_INET6 if ":" in each else socket.AF_INET for each in addresses]
        pairs = zip(families, addresses, strict=True)
        return [(family, socket.SOCK_STREAM, 6, "", (each, port)) for family, each in pairs]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    return asked


def refuse_to_connect(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Refuse all connections; return the addresses that were tried."""
    tried: list[Any] = []

    def connect(places: Any, _: float) -> socket.socket:
        tried.extend(place for _family, place in places)
        raise ConnectionRefusedError

    monkeypatch.setattr(webhook_client, "connect_first", connect)
    return tried
