"""How messages leave for a client, as the web server provides it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

Send = Callable[[bytes], Awaitable[None]]
Disconnect = Callable[[], Awaitable[None]]
WriteNow = Callable[[bytes], bool]
"""Writes a message without waiting; where it cannot, it returns False and `Send` is used."""


def cannot_write(_: bytes) -> bool:
    """The `WriteNow` of clients that have none."""
    return False
