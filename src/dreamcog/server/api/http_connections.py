"""HTTP connections before and between requests: how many there may be, and how long they may wait.

A connection that has become a web socket is counted by `ConnectionLimits` instead, as soon as its
client is served. Until then, and where it is refused to its end, it is counted here.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from functools import partial
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from dreamcog.server.ops.rate_limits import address_key
from dreamcog.server.ops.trusted_proxies import TrustedProxies, address_in

NO_PROXIES = TrustedProxies(())
REQUEST_TIMEOUT = 20.0
"""Seconds in which a request usually has to arrive whole, headers and body, from its first byte on.

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

    def __init__(
        self,
        most: int,
        most_from_one: int,
        proxies: TrustedProxies = NO_PROXIES,
        timeout: float = REQUEST_TIMEOUT,
    ) -> None:
        self.timeout = timeout
        self._most = most
        self._most_from_one = most_from_one
        self._proxies = proxies
        self._from: Counter[str] = Counter()
        self._in_all = 0

    def __len__(self) -> int:
        return self._in_all

    def admit(self, address: str) -> bool:
        """Count one more connection, if there is room for it."""
        key = address_key(address)
        is_full = bool(self._most) and len(self) >= self._most
        has_most = bool(self._most_from_one) and self._from[key] >= self._most_from_one
        if is_full or (has_most and address_in(address) not in self._proxies):
            return False
        self._from[key] += 1
        self._in_all += 1
        return True

    def release(self, address: str) -> None:
        """A connection is closed, or is none of HTTP any more."""
        key = address_key(address)
        self._from[key] -= 1
        self._in_all -= 1
        if not self._from[key]:
            del self._from[key]


class WaitingConnection:
    """A connection that is counted, and the time at which it is given up."""

    def __init__(self, limits: HttpConnections, transport: asyncio.Transport, timeout: float):
        self._limits = limits
        self._transport = transport
        self._timeout = timeout
        self._deadline: asyncio.TimerHandle | None = None
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        self._address = address if limits.admit(address) else None
        """Where it comes from, while it is counted."""

    @property
    def is_counted(self) -> bool:
        """Whether it was admitted, and is one of HTTP still."""
        return self._address is not None

    def start_waiting(self) -> None:
        """Begin to wait for a whole request, if that has not begun yet."""
        if self._deadline is None:
            loop = asyncio.get_running_loop()
            self._deadline = loop.call_later(self._timeout, self._transport.abort)

    def stop_waiting(self) -> None:
        """The request has arrived."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def release(self) -> None:
        """It is closed, or is none of HTTP any more."""
        self.stop_waiting()
        if self._address is not None:
            self._limits.release(self._address)
            self._address = None


class LimitedProtocol(asyncio.Protocol):
    """A connection until its first bytes: then it is one of HTTP/1.1, or a web socket.

    That of web sockets reads and checks its request itself, so that need not be read twice.
    """

    limits: HttpConnections

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._config = config
        self._server_state = server_state
        self._app_state = app_state

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to wait for the first request; beyond the limits the connection is closed."""
        self._transport = cast(asyncio.Transport, transport)
        self._server_state.connections.add(self)  # type: ignore[arg-type]
        self._connection = WaitingConnection(self.limits, self._transport, self.limits.timeout)
        if self._connection.is_counted:
            self._connection.start_waiting()
        else:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Hand the connection to the protocol that it is for, with what has arrived."""
        self._server_state.connections.discard(self)
        protocol_class: Any = HttpProtocol
        if is_upgrade(data):
            protocol_class = self._config.ws_protocol_class
            self._connection.stop_waiting()
        protocol = protocol_class(
            config=self._config, server_state=self._server_state, app_state=self._app_state
        )
        protocol.counted = self._connection
        self._transport.set_protocol(protocol)
        protocol.connection_made(self._transport)
        protocol.data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._connection.release()
        self._server_state.connections.discard(self)

    def shutdown(self) -> None:
        """The server ends, and nothing has been asked."""
        self._transport.close()


class HttpProtocol(H11Protocol):
    """HTTP/1.1 as uvicorn speaks it; each request has some time to arrive whole."""

    counted: WaitingConnection

    def data_received(self, data: bytes) -> None:
        """Read what has arrived of a request."""
        self.counted.start_waiting()
        super().data_received(data)
        if not self.counted.is_counted or self.conn.their_state not in UNREAD:
            self.counted.stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection to the protocol of web sockets."""
        made: Any = partial(counted_socket, self.config.ws_protocol_class, self.counted)
        self.ws_protocol_class = made
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self.counted.release()
        super().connection_lost(exc)


def counted_socket(socket: Any, counted: WaitingConnection, **given: Any) -> Any:
    """The protocol of a web socket, for a connection that was one of HTTP."""
    protocol = socket(**given)
    protocol.counted = counted
    return protocol


def is_upgrade(data: bytes) -> bool:
    """Whether these bytes are one whole request to become a web socket, and nothing else."""
    if not data.endswith(END) or data.find(END) != len(data) - len(END):
        return False
    return SOCKETS.match(data) is not None and UPGRADE.search(data) is not None


def limited_protocol(connections: HttpConnections) -> type[LimitedProtocol]:
    """The protocol of a server with these limits."""
    return type("HttpProtocol", (LimitedProtocol,), {"limits": connections})
