"""The flow of a web socket: it is read a little at a time, and only while it may be heard.

Frames are read by Python, and a client may send tens of thousands of them at once. So of what has
arrived a part is read in each round of the event loop, between which others have their turn.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

AT_ONCE = 2048
"""Bytes that are read in one round: some 340 of the shortest frames, or nearly any message."""


class FlowControl(asyncio.Protocol, ABC):
    """A connection that is read in parts, and not at all while its client is held.

    Then nothing more arrives either, nor does it while there is a rest to be read.
    """

    transport: asyncio.Transport

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._is_writable = True
        """Whether the client takes what it is sent."""
        self._is_paused = False
        """Whether nothing arrives at present."""
        self._rest = bytearray()
        """What has arrived, and is not read yet."""
        self._next_part: asyncio.Handle | None = None
        """The reading of a part, where it waits for its round."""

    def pause_writing(self) -> None:
        """The client takes less than it is sent; until it does it is not heard either."""
        self._is_writable = False
        self._read_on()

    def resume_writing(self) -> None:
        """The client has taken what it was sent."""
        self._is_writable = True
        self._read_on()

    @abstractmethod
    def _read(self, data: bytes) -> None:
        """Read a part."""

    @abstractmethod
    def _is_held(self) -> bool:
        """Whether the client may not be heard at present."""

    def _read_in_parts(self, data: bytes) -> None:
        """Read what has arrived, in as many rounds as it takes."""
        self._rest += data
        self._read_on()

    def _read_on(self) -> None:
        """Go on to read, if nothing holds the client; pause if something does."""
        if self._is_held():
            self._pause()
        elif self._rest:
            self._pause()
            if self._next_part is None:
                self._next_part = self._loop.call_soon(self._read_part)
        elif self._is_paused and not self.transport.is_closing():
            self._is_paused = False
            self.transport.resume_reading()

    def _read_no_more(self) -> None:
        """The connection ends: what has not been read is dropped."""
        self._rest.clear()
        if self._next_part is not None:
            self._next_part.cancel()
            self._next_part = None

    def _read_part(self) -> None:
        self._next_part = None
        if not self._is_held():
            part = bytes(self._rest[:AT_ONCE])
            del self._rest[:AT_ONCE]
            self._read(part)
            self._read_on()

    def _pause(self) -> None:
        if not self._is_paused and not self.transport.is_closing():
            self._is_paused = True
            self.transport.pause_reading()
