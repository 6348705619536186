"""Pings to the client of a web socket: one that does not answer is gone."""

from __future__ import annotations

import asyncio
import random
import struct
from collections.abc import Callable

import uvicorn


class Keepalive:
    """The pings of one socket, at the intervals of the web server's configuration."""

    def __init__(
        self,
        config: uvicorn.Config,
        send: Callable[[bytes], None],
        unanswered: Callable[[], None],
    ) -> None:
        self._config = config
        self._send = send
        self._unanswered = unanswered
        self._loop = asyncio.get_running_loop()
        self._ping: bytes | None = None
        """What the ping said that is not answered yet."""
        self._timer = self._begin()
        """When the next ping is due, or the answer to the last."""

    def pong_received(self, told: bytes) -> bool:
        """Whether the client has answered the last ping; nothing else counts as an answer."""
        if told != self._ping:
            return False
        self._timer.cancel()
        self._ping = None
        self._timer = self._begin()
        return True

    def stop(self) -> None:
        """Send no more pings."""
        self._timer.cancel()

    def _begin(self) -> asyncio.TimerHandle:
        assert self._config.ws_ping_interval is not None
        return self._loop.call_later(self._config.ws_ping_interval, self._send_ping)

    def _send_ping(self) -> None:
        self._ping = struct.pack("!I", random.getrandbits(32))
        assert self._config.ws_ping_timeout is not None
        self._timer = self._loop.call_later(self._config.ws_ping_timeout, self._unanswered)
        self._send(self._ping)
