"""Web sockets on the event loop: one object and one task a connection, no web framework between.

Requests and frames are those of the library `websockets` (its protocol without input and output);
here is what surrounds them: the transport, pings, closing, and texts that wait for their handler.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from collections import deque
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, cast

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from dreamcog.server.api.keepalive import Keepalive
from dreamcog.server.api.socket_routes import Admission, Routes

log = logging.getLogger(__name__)
library_log = logging.getLogger("websockets.server")

FINAL_TEXT = 0x81
"""The first byte of a frame that is a whole text."""
TOO_MANY = 4429
"""The code with which a socket is closed whose client is served no longer."""
CLOSE_TIMEOUT = 10.0
"""Seconds for which the client may take to answer that a socket is closed."""


class SocketProtocol(asyncio.Protocol):
    """One web socket, from its request to its end.

    What a client sends while its last text is being handled waits: it is read no further.
    """

    routes: Routes
    transport: asyncio.Transport

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self.client = ""
        """The address of the other end of the connection."""
        self.is_open = False
        """Whether the client was accepted, and neither side has closed the socket."""
        self._config = config
        self._state = server_state
        self._loop = asyncio.get_running_loop()
        self._library = ServerProtocol(max_size=config.ws_max_size, logger=library_log)
        self._accepted: Response | None = None
        self._is_gone = False  # nothing more can come from the client
        self._is_paused = False
        self._is_writable = True
        self._texts: deque[str] = deque()
        self._parts: list[bytes] = []
        """The frames so far of a message that comes in several."""
        self._is_text = False
        self._waiter: asyncio.Future[None] | None = None
        self._drained: asyncio.Future[None] | None = None
        self._keepalive: Keepalive | None = None
        """While the socket is open."""
        self._close_timer: asyncio.TimerHandle | None = None

    # As the event loop and the web server call it.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin; the connection is open already."""
        self.transport = cast(asyncio.Transport, transport)
        self._state.connections.add(self)  # type: ignore[arg-type]
        peer = transport.get_extra_info("peername")
        self.client = str(peer[0]) if peer else ""

    def data_received(self, data: bytes) -> None:
        """Read what has arrived, and answer what the library answers itself."""
        library = self._library
        library.receive_data(data)
        for event in library.events_received():
            if isinstance(event, Frame):
                self._frame_received(event)
            elif isinstance(event, Request):
                self._requested(event)
        self._write_out()
        if library.eof_sent:
            self._end()

    def connection_lost(self, exc: Exception | None) -> None:
        """End everything that waits, and the library's reader of frames.

        That is a generator that refers to its own connection: so its memory is freed at once, and
        not when Python next collects all garbage.
        """
        self._state.connections.discard(self)
        self._end()
        self._library.parser.close()

    def pause_writing(self) -> None:
        """The client takes less than it is sent."""
        self._is_writable = False

    def resume_writing(self) -> None:
        """The client has taken what it was sent."""
        self._is_writable = True
        wake(self._drained)

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

    def write_now(self, text: bytes) -> bool:
        """Write a text; False where it has to wait, or the socket is not open."""
        if not self.is_open or not self._is_writable or self.transport.is_closing():
            return False
        self.transport.write(frame_of(text))
        return True

    async def send(self, text: bytes) -> None:
        """Write a text as soon as the client keeps up; an error where it is gone."""
        while not self.write_now(text):
            if not self.is_open or self.transport.is_closing():
                raise ConnectionError("the socket is closed")
            self._drained = self._loop.create_future()
            await self._drained

    def close(self, code: int, reason: str = "") -> None:
        """Close the socket; the client is given some time to agree."""
        if self.is_open:
            self._library.send_close(code, reason)
            self._write_out()
            self._close_timer = self._loop.call_later(CLOSE_TIMEOUT, self.transport.close)
            self._receive_no_more()
            self._read_on()

    # The request.

    def _requested(self, request: Request) -> None:
        response = self._library.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._respond(response)
            return
        admission = self.routes.admission(self, request)
        if admission is None:
            self._respond(self._library.reject(HTTPStatus.FORBIDDEN, ""))
            return
        self._accepted = response
        task = self._loop.create_task(self._run(admission))
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    async def _run(self, admission: Admission) -> None:
        """Serve the client; an error of ours ends the socket, and nothing of it is shown."""
        try:
            served = await admission
            if served is not None:
                try:
                    await self._handle_all(served.handle)
                finally:
                    served.end()
        except Exception:
            log.exception("an internal error")
            if self.is_open:
                self.close(CloseCode.INTERNAL_ERROR)
            elif not self._is_gone:
                self._respond(self._library.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))
        finally:
            if self._library.close_sent is None:
                self.transport.close()

    async def _handle_all(self, handle: Callable[[str], Awaitable[bool]]) -> None:
        """Handle the texts of the client, one after the other."""
        while (text := await self._receive()) is not None:
            if not await handle(text):
                self.close(TOO_MANY)
                return

    async def _receive(self) -> str | None:
        """The next text of the client; None when nothing more comes."""
        while not self._texts:
            if self._is_gone:
                return None
            self._waiter = self._loop.create_future()
            await self._waiter
            self._waiter = None
        text = self._texts.popleft()
        if not self._texts:
            self._read_on()
        return text

    def _respond(self, response: Response) -> None:
        self._library.send_response(response)
        self._write_out()

    # Frames.

    def _frame_received(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY:
            self._is_text = frame.opcode is Opcode.TEXT
            self._part_received(frame)
        elif frame.opcode is Opcode.CONT:
            self._part_received(frame)
        elif frame.opcode is Opcode.PONG and self._keepalive is not None:
            self._keepalive.pong_received(bytes(frame.data))

    def _part_received(self, frame: Frame) -> None:
        if frame.data:  # the library bounds the length of a message, not the number of its frames
            self._parts.append(bytes(frame.data))
        if not frame.fin:
            return
        data, self._parts = b"".join(self._parts), []
        if self._is_gone:
            return
        try:
            self._texts.append(data.decode() if self._is_text else "")
        except UnicodeDecodeError:
            self._library.fail(CloseCode.INVALID_DATA, "no UTF-8")
            return
        if self._waiter is not None:
            wake(self._waiter)
        elif not self._is_paused and not self.transport.is_closing():
            self._is_paused = True
            self.transport.pause_reading()

    def _read_on(self) -> None:
        if self._is_paused and not self.transport.is_closing():
            self._is_paused = False
            self.transport.resume_reading()

    # The end.

    def _receive_no_more(self) -> None:
        """Texts that have arrived are still handled; then comes the end."""
        self.is_open = False
        self._is_gone = True
        if self._keepalive is not None:
            self._keepalive.stop()
            self._keepalive = None
        wake(self._waiter)
        wake(self._drained)

    def _end(self) -> None:
        self._receive_no_more()
        if self._close_timer is not None:
            self._close_timer.cancel()
            self._close_timer = None
        self.transport.close()

    def _send_ping(self, ping: bytes) -> None:
        self._library.send_ping(ping)
        self._write_out()

    def _ping_unanswered(self) -> None:
        self._library.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
        self._write_out()
        self._end()

    def _write_out(self) -> None:
        """Write what the library has to say; the end of the stream is a text of no length."""
        if (data := b"".join(self._library.data_to_send())) and not self.transport.is_closing():
            self.transport.write(data)


def socket_protocol(routes: Routes) -> type[SocketProtocol]:
    """The protocol of a server with these routes."""
    return type("SocketProtocol", (SocketProtocol,), {"routes": routes})


def wake(waiter: asyncio.Future[None] | None) -> None:
    """End the waiting for it, if it is waited for."""
    if waiter is not None and not waiter.done():
        waiter.set_result(None)


def frame_of(text: bytes) -> bytes:
    """A text as one frame of a server: not masked, not compressed."""
    length = len(text)
    if length < 126:
        return bytes((FINAL_TEXT, length)) + text
    if length < 65536:
        return struct.pack("!BBH", FINAL_TEXT, 126, length) + text
    return struct.pack("!BBQ", FINAL_TEXT, 127, length) + text
