"""HTTP connections before and between requests: how many there may be, and how long they may wait.

A connection that has become a web socket is counted by `ConnectionLimits` instead.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from dreamcog.server.ops.rate_limits import address_key
from dreamcog.server.ops.trusted_proxies import TrustedProxies, address_in

NO_PROXIES = TrustedProxies(())
REQUEST_TIMEOUT = 20.0
"""Seconds in which a request has to arrive whole, headers and body, from its first byte on.

The first request has as long from the moment of connecting.
"""
END = b"\r\n\r\n"
"""Where the headers of a request end."""
SOCKETS = re.compile(rb"GET \S+ HTTP/1\.1\r\n", re.ASCII)
UPGRADE = re.compile(rb"\r\nupgrade:[ \t]*websocket[ \t]*\r\n", re.ASCII | re.IGNORECASE)
UNREAD = (h11.IDLE, h11.SEND_BODY)
"""States of a client whose request has not arrived whole."""


class HttpConnections:
    """The HTTP connections of one process, in all and by address. Zero as a limit is none.

    Many clients share the address of a proxy, so those that are trusted have no limit of their own.
    """

    def __init__(self, most: int, most_from_one: int, proxies: TrustedProxies = NO_PROXIES) -> None:
        self._most = most
        self._most_from_one = most_from_one
        self._proxies = proxies
        self._from: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._from.total()

    def admit(self, address: str) -> bool:
        """Count one more connection, if there is room for it."""
        key = address_key(address)
        is_full = bool(self._most) and len(self) >= self._most
        has_most = bool(self._most_from_one) and self._from[key] >= self._most_from_one
        if is_full or (has_most and address_in(address) not in self._proxies):
            return False
        self._from[key] += 1
        return True

    def release(self, address: str) -> None:
        """A connection is closed, or is none of HTTP any more."""
        key = address_key(address)
        self._from[key] -= 1
        if not self._from[key]:
            del self._from[key]


class LimitedProtocol(H11Protocol):
    """HTTP/1.1 as uvicorn speaks it, with limits that hold before a request is read."""

    limits: HttpConnections
    timeout = REQUEST_TIMEOUT
    _address: str | None = None
    """Where a connection comes from that is counted."""
    _deadline: asyncio.TimerHandle | None = None
    _is_unused = True
    """Whether nothing has been received yet."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request; beyond the limits the connection is closed."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.limits.admit(address):
            transport.abort()
            return
        self._address = address
        self._start_waiting()

    def data_received(self, data: bytes) -> None:
        """Read what has arrived of a request."""
        if self._is_unused and is_upgrade(data):
            self._become_socket(data)
            return
        self._is_unused = False
        if self._deadline is None:
            self._start_waiting()
        super().data_received(data)
        if self._address is None or self.conn.their_state not in UNREAD:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection to the protocol of web sockets."""
        self._release()
        super().handle_websocket_upgrade(event)

    def _become_socket(self, request: bytes) -> None:
        """Hand the connection, with the request as it came, to the protocol of web sockets.

        That protocol reads and checks the request itself: it need not be read twice.
        """
        assert self.ws_protocol_class is not None
        self._release()
        self.connections.discard(self)
        protocol = self.ws_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.app_state
        )
        protocol.connection_made(self.transport)
        self.transport.set_protocol(protocol)
        protocol.data_received(request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._release()
        super().connection_lost(exc)

    def _start_waiting(self) -> None:
        self._deadline = self.loop.call_later(self.timeout, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _release(self) -> None:
        self._stop_waiting()
        if self._address is not None:
            self.limits.release(self._address)
            self._address = None


def is_upgrade(data: bytes) -> bool:
    """Whether these bytes are one whole request to become a web socket, and nothing else."""
    if not data.endswith(END) or data.find(END) != len(data) - len(END):
        return False
    return SOCKETS.match(data) is not None and UPGRADE.search(data) is not None


def limited_protocol(connections: HttpConnections) -> type[LimitedProtocol]:
    """The protocol of a server with these limits."""
    return type("HttpProtocol", (LimitedProtocol,), {"limits": connections})
