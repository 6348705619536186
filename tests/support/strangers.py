"""Strangers at the web sockets: what they ask for, and how they are made to wait."""

from __future__ import annotations

import asyncio

HERE = "127.0.0.1"


class Held:
    """In place of the pace: who has to wait, and waits until it is allowed."""

    def __init__(self) -> None:
        self.addresses: list[str] = []
        self.may_go_on = False

    async def wait(self, address: str) -> None:
        self.addresses.append(address)
        while not self.may_go_on:
            await asyncio.sleep(0.01)


def upgrade_request(table: str, port: int) -> bytes:
    """A request to watch a table through a web socket."""
    return (
        f"GET /live/tables/{table} HTTP/1.1\r\nHost: {HERE}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
