"""Calling a webhook: one blocking HTTP request with a deadline, to addresses that were checked.

The host is resolved once and the connection goes to the very address that was checked, so that a
second DNS answer cannot lead elsewhere. Redirects are not followed.
"""

from __future__ import annotations

import socket
import ssl
import time
from collections.abc import Sequence
from functools import cached_property
from http.client import HTTPConnection, HTTPException
from urllib.parse import SplitResult

from dreamcog.core.refusal import Refused
from dreamcog.server.people.webhook_url import PORTS, Target, require_public, split

TIMEOUT = 5.0
"""Seconds for the whole call, DNS lookup included."""
MOST_READ = 1024
"""Bytes of the answer that are read at most."""


class WebhookClient:
    """Calls webhooks, in the threads of the queue."""

    def __init__(self, must_be_public: bool) -> None:
        self._must_be_public = must_be_public

    def post(self, url: str, body: bytes) -> bool:
        """Send a notice and return whether the answer is a success; blocks, and never raises."""
        deadline = time.monotonic() + TIMEOUT
        try:
            parts = split(url)
            with self._connect(parts, deadline) as connection:
                send_request(connection, parts, body)
                return is_success(connection, deadline)
        except (OSError, HTTPException, Refused, ValueError):
            return False

    def _connect(self, parts: SplitResult, deadline: float) -> socket.socket:
        """A connection to the first address of the host that answers; the host is resolved once."""
        host = parts.hostname or ""
        targets = resolve(host, parts.port or PORTS[parts.scheme])
        if self._must_be_public:
            require_public(targets)
        plain = connect_first(targets, deadline)
        if parts.scheme == "http":
            return plain
        try:
            plain.settimeout(seconds_left(deadline))
            return self._tls.wrap_socket(plain, server_hostname=host)
        except BaseException:
            plain.close()
            raise

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        """TLS with the certificate authorities of the system."""
        return ssl.create_default_context()


def resolve(host: str, port: int) -> list[Target]:
    """All addresses of a host, as DNS has them now."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [(family, target) for family, _, _, _, target in found]


def seconds_left(deadline: float) -> float:
    """The seconds until a deadline; `TimeoutError` when it has passed."""
    seconds = deadline - time.monotonic()
    if seconds <= 0:
        raise TimeoutError
    return seconds


def connect_first(targets: Sequence[Target], deadline: float) -> socket.socket:
    """A connection to the first address that answers; each gets its share of the time."""
    failed: OSError = OSError("the host has no address")
    for tried, (family, target) in enumerate(targets):
        connection = socket.socket(family, socket.SOCK_STREAM)
        try:
            connection.settimeout(seconds_left(deadline) / (len(targets) - tried))
            connection.connect(target)
            return connection
        except OSError as error:
            connection.close()
            failed = error
    raise failed


def send_request(connection: socket.socket, parts: SplitResult, body: bytes) -> None:
    """Send the HTTP request."""
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


def is_success(connection: socket.socket, deadline: float) -> bool:
    """Whether the answer begins with a status of success; no more of it is read."""
    answer = b""
    while b"\n" not in answer and len(answer) < MOST_READ:
        connection.settimeout(seconds_left(deadline))
        some = connection.recv(MOST_READ - len(answer))
        if not some:
            break
        answer += some
    protocol, _, rest = answer.partition(b" ")
    return protocol.startswith(b"HTTP/1.") and rest[:1] == b"2" and rest[:3].isdigit()
