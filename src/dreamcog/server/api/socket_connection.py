"""The beginning of a web socket, its pings, and its end."""

from __future__ import annotations

import asyncio
import itertools
import logging
from http import HTTPStatus
from typing import Any, cast

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import CloseCode
from websockets.http11 import Response
from websockets.server import ServerProtocol

from dreamcog.server.api.http_connections import WaitingConnection
from dreamcog.server.api.keepalive import Keepalive
from dreamcog.server.api.socket_flow import FlowControl

library_log = logging.getLogger("websockets.server")

NUMBERS = itertools.count()
CLOSE_TIMEOUT = 10.0
"""Seconds for which the client may take to answer that a socket is closed."""
REFUSED_TIMEOUT = 1.0
"""The same for a client that was refused."""


class SocketConnection(FlowControl):
    """The connection of one web socket, from its request to its end."""

    counted: WaitingConnection | None = None
    """The connection as one of HTTP, which it is until its client is served."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__()
        self.name = f"connection {next(NUMBERS)}"
        """By which requests of this connection are counted."""
        self.client = ""
        """The address of the other end of the connection."""
        self.is_open = False
        """Whether the client was accepted, and neither side has closed the socket."""
        self._config = config
        self._state = server_state
        self._library = ServerProtocol(max_size=config.ws_max_size, logger=library_log)
        self._accepted: Response | None = None
        self._is_gone = False  # nothing more can come from the client
        self._keepalive: Keepalive | None = None
        """While the socket is open."""
        self._close_timer: asyncio.TimerHandle | None = None
        self._is_lost = False
        self._lost: asyncio.Future[None] | None = None

    # As the event loop and the web server call it.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin; the connection is open already."""
        self.transport = cast(asyncio.Transport, transport)
        self._state.connections.add(self)  # type: ignore[arg-type]
        peer = transport.get_extra_info("peername")
        self.client = str(peer[0]) if peer else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """End everything that waits, and the library's reader of frames.

        That is a generator that refers to its own connection: so its memory is freed at once, and
        not when Python next collects all garbage.
        """
        self._state.connections.discard(self)
        self._end()
        self._library.parser.close()
        self._release()
        self._is_lost = True
        if self._lost is not None and not self._lost.done():
            self._lost.set_result(None)

    def shutdown(self) -> None:
        """The server ends: clients may connect to the next one."""
        if self.is_open:
            self._library.send_close(CloseCode.SERVICE_RESTART)
            self._write_out()
        elif self._accepted is not None and not self._is_gone:
            self._respond(self._library.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))
        self._end()

    # As those who serve the client call it.

    def accept(self) -> None:
        """Let the client in."""
        if self._accepted is not None and not self._is_gone:
            self._respond(self._accepted)
            self.is_open = True
            self._keepalive = Keepalive(self._config, self._send_ping, self._ping_unanswered)

    def close(self, code: int, reason: str = "", timeout: float = CLOSE_TIMEOUT) -> None:
        """Close the socket; the client is given some time to agree."""
        if self.is_open:
            self._library.send_close(code, reason)
            self._write_out()
            self._close_timer = self._loop.call_later(timeout, self.transport.abort)
            self._receive_no_more()
            self._read_on()

    async def lost(self) -> None:
        """Wait until the connection is no more."""
        if not self._is_lost:
            self._lost = self._loop.create_future()
            await self._lost

    # What the library has to say.

    def _respond(self, response: Response) -> None:
        self._library.send_response(response)
        self._write_out()

    def _write_out(self) -> None:
        self._write(self._library.data_to_send())

    def _write(self, told: list[bytes]) -> None:
        """Write what the library has to say; the end of the stream is a text of no length."""
        if (data := b"".join(told)) and not self.transport.is_closing():
            self.transport.write(data)

    def _send_ping(self, ping: bytes) -> None:
        self._library.send_ping(ping)
        self._write_out()

    def _ping_unanswered(self) -> None:
        self._library.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
        self._write_out()
        self._end()

    # The end.

    def _release(self) -> None:
        """The connection is none of HTTP any more."""
        if self.counted is not None:
            self.counted.release()
            self.counted = None

    def _receive_no_more(self) -> None:
        """What has arrived is still handled; then comes the end."""
        self.is_open = False
        self._is_gone = True
        if self._keepalive is not None:
            self._keepalive.stop()
            self._keepalive = None

    def _end(self) -> None:
        self._receive_no_more()
        self._read_no_more()
        if self._close_timer is not None:
            self._close_timer.cancel()
            self._close_timer = None
        if self._is_writable:
            self.transport.close()
        else:  # to close would wait until the client has taken everything
            self.transport.abort()
