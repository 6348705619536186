"""Web sockets as uvicorn speaks them, and a way to write a text at once.

Every move is sent to every client of a table. Through ASGI each of these messages takes a task, a
dictionary and an encoder of frames; here it is a header, and a write to the transport.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WRITE_NOW = "dreamcog.write_now"
"""The extension of a socket's scope that writes a text, or says that it cannot."""
FINAL_TEXT = 0x81
"""The first byte of a frame that is a whole text."""

WriteNow = Callable[[bytes], bool]


class SocketProtocol(WebSocketsSansIOProtocol):
    """A web socket without compression, to which texts can be written without waiting."""

    def handle_connect(self, event: Request) -> None:
        """Tell the application how to write at once."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[WRITE_NOW] = self.write_now

    def write_now(self, text: bytes) -> bool:
        """Write a text; False where it has to wait, or the socket is not open."""
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame_of(text))
        return True


def frame_of(text: bytes) -> bytes:
    """A text as one frame of a server: not masked, not compressed."""
    length = len(text)
    if length < 126:
        return bytes((FINAL_TEXT, length)) + text
    if length < 65536:
        return struct.pack("!BBH", FINAL_TEXT, 126, length) + text
    return struct.pack("!BBQ", FINAL_TEXT, 127, length) + text
