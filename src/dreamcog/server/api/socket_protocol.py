"""Web sockets on the event loop: one object and one task a connection, no web framework between.

Requests and frames are those of the library `websockets` (its protocol without input and output);
here is what surrounds them: texts that wait for their handler, and writing. How a connection begins
and ends is in `socket_connection`, when it is read in `socket_flow`.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from collections import deque
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request

from dreamcog.server.api.socket_connection import SocketConnection
from dreamcog.server.api.socket_flow import AT_ONCE
from dreamcog.server.api.socket_routes import Admission, Routes

log = logging.getLogger(__name__)

FINAL_TEXT = 0x81
"""The first byte of a frame that is a whole text."""
TOO_MANY = 4429
"""The code with which a socket is closed whose client is served no longer."""


class SocketProtocol(SocketConnection):
    """One web socket, from its request to its end.

    What a client sends while its last text is being handled waits: it is read no further. Nor is it
    while it takes less than it is sent, as its pings would be answered all the same.
    """

    routes: Routes

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._texts: deque[str] = deque()
        self._parts: list[bytes] = []
        """The frames so far of a message that comes in several."""
        self._is_text = False
        self._waiter: asyncio.Future[None] | None = None
        self._drained: asyncio.Future[None] | None = None

    # As the event loop and the web server call it.

    def data_received(self, data: bytes) -> None:
        """Read what has arrived: nearly always at once, and all of it."""
        if len(data) > AT_ONCE or self._rest:
            self._read_in_parts(data)
        else:
            self._read(data)
            if self._is_held():
                self._pause()

    def resume_writing(self) -> None:
        """The client has taken what it was sent, so more of that may follow."""
        super().resume_writing()
        wake(self._drained)

    # As those who serve the client call it.

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
                self._release()
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
        if self._is_paused and not self._texts:
            self._read_on()
        return text

    # Frames.

    def _read(self, data: bytes) -> None:
        """Read frames, or the request, and answer what the library answers itself."""
        library = self._library
        library.receive_data(data)
        for event in library.events_received():
            if isinstance(event, Frame):
                self._frame_received(event)
            elif isinstance(event, Request):
                self._requested(event)
        if told := library.data_to_send():
            self._write(told)
        if library.eof_sent:
            self._end()

    def _is_held(self) -> bool:
        """Whether the client has to take something, or texts to be handled, before more is read."""
        has_texts = bool(self._texts) and self._waiter is None and not self._is_gone
        return has_texts or not self._is_writable

    def _frame_received(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT or frame.opcode is Opcode.BINARY:
            self._is_text = frame.opcode is Opcode.TEXT
            self._part_received(frame)
        elif frame.opcode is Opcode.CONT:
            self._part_received(frame)
        elif frame.opcode is Opcode.PING or (
            frame.opcode is Opcode.PONG
            and not (self._keepalive and self._keepalive.pong_received(bytes(frame.data)))
        ):
            self._count()

    def _part_received(self, frame: Frame) -> None:
        if frame.data:  # the library bounds the length of a message, not the number of its frames
            self._parts.append(bytes(frame.data))
        if not frame.fin:
            self._count()
            return
        data, self._parts = b"".join(self._parts), []
        if self._is_gone:
            self._count()
            return
        try:
            self._texts.append(data.decode() if self._is_text else "")
        except UnicodeDecodeError:
            self._library.fail(CloseCode.INVALID_DATA, "no UTF-8")
            return
        wake(self._waiter)

    def _count(self) -> None:
        """Close the socket of a client that sends too many frames that nobody has to answer."""
        if not self._library.eof_sent and not self.routes.may_ping(self):
            self._library.fail(TOO_MANY)

    def _receive_no_more(self) -> None:
        """Texts that have arrived are still handled; then comes the end."""
        super()._receive_no_more()
        wake(self._waiter)
        wake(self._drained)


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
