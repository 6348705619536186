"""A socket at a table, as light as can be: it reads only what it needs to know for a move."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from load.choosing import random_move

NOTHING = msgspec.Raw(b"null")


class Room(msgspec.Struct):
    status: str


class Info(msgspec.Struct):
    room: Room


class Whole(msgspec.Struct, tag_field="type", tag="whole"):
    number: int
    menu: msgspec.Raw
    decision: int | None
    table: Info


class News(msgspec.Struct, tag_field="type", tag="news"):
    number: int
    menu: msgspec.Raw
    decision: int | None
    room: Room | None


class Done(msgspec.Struct, tag_field="type", tag="done"):
    number: int


class Why(msgspec.Struct):
    code: str
    params: dict[str, Any]


class NotDone(msgspec.Struct, tag_field="type", tag="refused"):
    refusal: Why


class Here(msgspec.Struct, tag_field="type", tag="here"):
    pass


class Stopping(msgspec.Struct, tag_field="type", tag="stopping"):
    pass


Told = Whole | News | Done | NotDone | Here | Stopping
decode = msgspec.json.Decoder(Told).decode
decode_menu = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode

Buffer = bytes | bytearray | memoryview


class Connection(asyncio.Protocol):
    """A connection that listens, and moves when it is told to."""

    def __init__(
        self, url: str, seat: int | None, cookie: str, hear: Callable[[Connection, Told], None]
    ) -> None:
        self.seat = seat
        self.number = -1
        self.messages = 0
        self.bytes = 0
        self._hear = hear
        self._menu = NOTHING
        self._decision: int | None = None
        self._cookie = cookie
        self._protocol = ClientProtocol(parse_uri(url), max_size=None)
        self._transport: asyncio.Transport
        self._is_whole = asyncio.get_running_loop().create_future()

    @property
    def can_move(self) -> bool:
        return self._menu != NOTHING

    def move(self, rng: random.Random) -> None:
        """Make any move that the menu has."""
        told = {
            "type": "move",
            "client": f"{self._decision}",
            "seat": self.seat,
            "decision": self._decision,
            "move": random_move(decode_menu(self._menu), rng),
        }
        self._protocol.send_text(encode(told))
        self._flush()

    async def is_told_everything(self) -> None:
        await asyncio.wait_for(asyncio.shield(self._is_whole), 60)

    def close(self) -> None:
        self._hear = lambda *_: None
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(1000)
            self._flush()
        self._transport.close()

    # As the event loop calls it.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        request = self._protocol.connect()
        if self._cookie:
            request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._heard(event.data)
            elif isinstance(event, Frame) and event.opcode is Opcode.CLOSE:
                self._fail(f"closed by the server: {event.data!r}")
            elif isinstance(event, Response) and event.status_code != 101:
                self._fail(f"not let in: {event.status_code}")
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self._fail("connection lost")

    def _fail(self, why: str) -> None:
        if not self._is_whole.done():
            self._is_whole.set_exception(ConnectionError(why))

    def _flush(self) -> None:
        if waiting := b"".join(self._protocol.data_to_send()):
            self._transport.write(waiting)

    def _heard(self, data: Buffer) -> None:
        self.messages += 1
        self.bytes += len(data)
        told = decode(data)
        if isinstance(told, Whole | News):
            self.number, self._menu, self._decision = told.number, told.menu, told.decision
            if isinstance(told, Whole) and not self._is_whole.done():
                self._is_whole.set_result(None)
        self._hear(self, told)


async def connected(
    url: str,
    path: str,
    seat: int | None,
    cookie: str,
    hear: Callable[[Connection, Told], None],
) -> Connection:
    """A connection that has been told everything."""
    host, _, port = url.removeprefix("http://").partition(":")
    query = "" if seat is None else f"?seat={seat}"
    address = f"ws://{host}:{port}{path}{query}"
    loop = asyncio.get_running_loop()
    _, connection = await loop.create_connection(
        lambda: Connection(address, seat, cookie, hear), host, int(port)
    )
    await connection.is_told_everything()
    return connection
