"""The web sockets: one for each table that a client subscribes to, one for its notifications."""

from __future__ import annotations

import asyncio
import struct
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from dreamcog.core.refusal import Refused
from dreamcog.server.api.dependencies import (
    address_of,
    authenticate,
    is_cross_origin,
    language_of,
    require_host,
    services_of,
)
from dreamcog.server.api.errors import STATUSES, unreachable
from dreamcog.server.broadcast.channel import Subscriber
from dreamcog.server.broadcast.messages import encode
from dreamcog.server.broadcast.sending import WriteNow, cannot_write
from dreamcog.server.live.reading import ReadingSession
from dreamcog.server.live.requests import MAX_MISTAKES, TableSession
from dreamcog.server.ops.texts import refusal_message
from dreamcog.server.people.authentication import Authenticated
from dreamcog.server.services import Services
from dreamcog.server.store.database import Unreachable
from dreamcog.server.table.admission import require_watcher
from dreamcog.server.wire.messages import NotDone

NOT_ALLOWED, TOO_MANY, TRY_AGAIN, RECONNECT = 4403, 4429, 1013, 1012
"""Codes with which a socket is closed."""
TEMPORARY = (429, 503)
"""Statuses of refusals after which a client tries again."""
WRITE_NOW = "dreamcog.write_now"
"""The extension of a socket's scope that writes a text at once, or says that it cannot."""
FINAL_TEXT = 0x81
"""The first byte of a frame that is a whole text."""
LONGEST_TIMER = 30 * 24 * 3600.0
"""Seconds after which a connection is closed at the latest; the client may reconnect."""

Socket = WebSocket[Any, Any, Any]


class SocketProtocol(WebSocketsSansIOProtocol):
    """Web sockets as uvicorn speaks them, without compression, and a way to write a text at once.

    Every move is sent to every client of a table. Through ASGI each of these messages takes a task,
    a dictionary and an encoder of frames; here it is a header, and a write to the transport.
    """

    def handle_connect(self, event: Request) -> None:
        """Tell the application how to write at once; names of headers are lower case in ASGI."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["headers"] = [(name.lower(), text) for name, text in self.scope["headers"]]
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE_NOW] = self.write_now

    def connection_lost(self, exc: Exception | None) -> None:
        """End the reader of frames too, a generator that refers to its own connection.

        So its memory is freed at once, and not when Python next collects all garbage.
        """
        super().connection_lost(exc)
        self.conn.parser.close()

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


@websocket("/tables/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """A table, live: `?seat=` to play (a watcher sends none), `&after=` to reconnect."""
    services = services_of(socket)
    try:
        known = await authorize(socket)
        person = None if known is None else known.person
        live = await services.registry.table(table)
        own = None if person is None else person.id
        require_watcher(live.state, own)
        address = address_of(socket)
        seat = services.requests.look_from(live, own, number_in(socket, "seat"), address)
    except (Refused, Unreachable) as problem:
        await reject(socket, problem)
        return
    await socket.accept()
    is_reading = known is not None and known.credential.scope == "read"
    kind = ReadingSession if is_reading else TableSession
    session = kind(services.requests, live, person, language_of(socket, person), address)
    subscriber = live.channel.subscribe(
        sender(socket), own, seat, number_in(socket, "after"), lambda: socket.close(RECONNECT)
    )
    subscriber.write_now = immediate_sender(socket)
    try:
        with (
            services.connections.track("table", address),
            authenticated_by(services, subscriber, known),
        ):
            while not subscriber.is_gone and session.mistakes < MAX_MISTAKES:
                await session.handle(subscriber, await socket.receive_data("text"))
            await socket.close(TOO_MANY)
    except WebSocketDisconnect:
        pass
    finally:
        live.channel.unsubscribe(subscriber)
        release(socket)


@websocket("/me")
async def notification_socket(socket: Socket) -> None:
    """A person's notifications: at which tables it has become their turn."""
    services = services_of(socket)
    try:
        known = await authorize(socket)
        if known is None:
            raise Refused("who-are-you")
    except (Refused, Unreachable) as problem:
        await reject(socket, problem)
        return
    await socket.accept()
    subscriber = Subscriber(
        sender(socket), lambda _: b"", known.person.id, None, lambda: socket.close(RECONNECT)
    )
    services.notifications.subscribe(subscriber)
    try:
        with (
            services.connections.track("notices", address_of(socket)),
            authenticated_by(services, subscriber, known),
        ):
            while True:
                await socket.receive_data("text")
    except WebSocketDisconnect:
        pass
    finally:
        services.notifications.unsubscribe(subscriber)
        release(socket)


@contextmanager
def authenticated_by(
    services: Services, subscriber: Subscriber, known: Authenticated | None
) -> Iterator[None]:
    """Close a subscriber's connection when its credential is ended or expires."""
    if known is None:
        yield
        return
    credential = known.credential
    services.registry.credentials[subscriber] = credential.key
    seconds = min(max(0.0, credential.ends - time.time()), LONGEST_TIMER)
    timer = asyncio.get_running_loop().call_later(seconds, subscriber.close)
    try:
        yield
    finally:
        timer.cancel()


async def authorize(socket: Socket) -> Authenticated | None:
    """The person who connects, if authenticated; refused from other sites or without capacity."""
    services = services_of(socket)
    require_host(socket, services.settings)
    if is_cross_origin(socket, services.settings):
        raise Refused("other-origin")
    if services.requests.is_stopping:
        raise Refused("stopping")
    services.connections.require_capacity(address_of(socket))
    return await authenticate(socket)


def number_in(socket: Socket, name: str) -> int | None:
    """A small number in the query of the address, or None."""
    text = socket.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def sender(socket: Socket) -> Callable[[bytes], Awaitable[None]]:
    """How a subscriber's messages are sent through a socket."""

    async def send(message: bytes) -> None:
        await socket.send_data(message.decode(), "text")

    return send


def immediate_sender(socket: Socket) -> WriteNow:
    """How a message is written to a socket without waiting, where its web server can."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    write_now: WriteNow = extensions.pop(WRITE_NOW, cannot_write)
    return write_now


def release(socket: Socket) -> None:
    """Break the reference cycles between a closed socket and its own methods.

    So its memory is freed at once, and not when Python next collects garbage.
    """
    del socket.send, socket.receive


async def reject(socket: Socket, problem: Refused | Unreachable) -> None:
    """Send a refusal, then close the socket."""
    refused = problem if isinstance(problem, Refused) else unreachable(problem)
    await socket.accept()
    message = NotDone("", refusal_message(refused, language_of(socket, None)))
    await socket.send_data(encode(message).decode())
    is_temporary = STATUSES.get(refused.code) in TEMPORARY
    await socket.close(TRY_AGAIN if is_temporary else NOT_ALLOWED, refused.code)
    release(socket)
