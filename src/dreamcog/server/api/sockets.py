"""The live doors: a socket for each table that somebody looks at, and one for their notices."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from dreamcog.core.refusal import MALFORMED, Refused
from dreamcog.server.api.dependencies import (
    address_of,
    authenticate,
    is_cross_origin,
    language_of,
    services_of,
)
from dreamcog.server.api.errors import STATUSES, refusal_message, unreachable
from dreamcog.server.broadcast.messages import encode
from dreamcog.server.broadcast.subscribers import Subscriber
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.live.seats import deciding_seat, may_watch, own_seat
from dreamcog.server.services import Services
from dreamcog.server.store.database import Unreachable
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.wire.acts import AnyAsked, Look, Ping, Preview, Why
from dreamcog.server.wire.news import Because, Foreseen, NotDone, Pong

log = logging.getLogger(__name__)

decode = msgspec.json.Decoder(AnyAsked).decode

LARGEST = 16_384
"""Bytes of the longest message that a client may send."""
NOT_ALLOWED, TOO_MANY, TRY_AGAIN, COME_AGAIN = 4403, 4429, 1013, 1012
MOST_MISTAKES = 20
"""Messages that cannot be read, after which a connection is closed."""

Socket = WebSocket[Any, Any, Any]


class TableSession:
    """Somebody at the door of a table: what they ask is answered, one thing after another."""

    def __init__(
        self, services: Services, live: LiveTable, person: PersonRecord | None, language: str
    ) -> None:
        self.services = services
        self.live = live
        self.person = person
        self.language = language
        self.mistakes = 0

    async def answer(self, subscriber: Subscriber, text: str | bytes) -> None:
        """Do what a message asks, and say so."""
        client = ""
        try:
            if len(text) > LARGEST:
                raise Refused("too-large")
            asked = read(text)
            client = asked.client
            answer = await self.answer_to(subscriber, asked)
            if answer is not None:
                subscriber.tell(encode(answer))
        except Refused as refused:
            self.mistakes += refused.code in (MALFORMED, "too-large") and not client
            self.refuse(subscriber, client, refused)
        except Unreachable as problem:
            self.services.metrics.not_kept(problem.reason)
            self.refuse(subscriber, client, unreachable(problem))
        except Exception:
            log.exception("an error of ours")
            self.refuse(subscriber, client, Refused("internal-error"))

    def refuse(self, subscriber: Subscriber, client: str, refused: Refused) -> None:
        """Say that something is not done, and why."""
        game = self.live.state.record.game
        subscriber.tell(encode(NotDone(client, refusal_message(refused, self.language, game))))

    async def answer_to(self, subscriber: Subscriber, asked: AnyAsked) -> msgspec.Struct | None:
        """The answer to one message."""
        live = self.live
        if isinstance(asked, Ping):
            return Pong(asked.client)
        person = None if self.person is None else self.person.id
        if isinstance(asked, Look):
            live.look(subscriber, own_seat(live, person, asked.seat))
            return None
        if self.person is None:
            raise Refused("who-are-you")
        if isinstance(asked, Why | Preview):
            self.services.rate_limits.take("question", self.person.id)
            seat = deciding_seat(live, self.person.id, asked.seat)
            if isinstance(asked, Preview):
                return Foreseen(asked.client, **live.state.table.preview(seat, asked.move))
            refused = live.state.table.why(seat, asked.move)
            game = live.state.record.game
            why = None if refused is None else refusal_message(refused, self.language, game)
            return Because(asked.client, why)
        return await self.services.act(live, self.person, asked, f"socket {id(self)}")


def read(text: str | bytes) -> AnyAsked:
    """A message as what it asks, or a refusal."""
    try:
        asked: AnyAsked = decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(MALFORMED, where="message", wanted=str(error)[:200]) from error
    return asked


def number_in(socket: Socket, name: str) -> int | None:
    """A small number in the address, or nothing."""
    text = socket.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


async def authorize_connection(socket: Socket) -> PersonRecord | None:
    """Whoever is at the door; refused where another site's page stands in front of them."""
    services = services_of(socket)
    if is_cross_origin(socket, services.settings):
        raise Refused("other-origin")
    if services.registry.is_stopping:
        raise Refused("stopping")
    services.connections.require_capacity(address_of(socket))
    return await authenticate(socket)


@websocket("/tables/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """A table, live: `?seat=` to play (a watcher sends none), `&after=` to come back."""
    services = services_of(socket)
    try:
        person = await authorize_connection(socket)
        live = await services.registry.table(table)
        own = None if person is None else person.id
        may_watch(live, own)
        seat = own_seat(live, own, number_in(socket, "seat"))
    except (Refused, Unreachable) as problem:
        await reject(socket, problem)
        return
    await socket.accept()
    guest = TableSession(services, live, person, language_of(socket, person))
    subscriber = live.join(
        sender(socket), own, seat, number_in(socket, "after"), lambda: socket.close(COME_AGAIN)
    )
    try:
        with services.connections.one("table", address_of(socket)):
            while not subscriber.is_gone and guest.mistakes < MOST_MISTAKES:
                await guest.answer(subscriber, await socket.receive_data("text"))
            await socket.close(TOO_MANY)
    except WebSocketDisconnect:
        pass
    finally:
        live.leave(subscriber)
        let_go(socket)


@websocket("/me")
async def notice_socket(socket: Socket) -> None:
    """One's own notices: at which tables it has become one's turn."""
    services = services_of(socket)
    try:
        person = await authorize_connection(socket)
        if person is None:
            raise Refused("who-are-you")
    except (Refused, Unreachable) as problem:
        await reject(socket, problem)
        return
    await socket.accept()
    subscriber = Subscriber(
        sender(socket), lambda _: b"", person.id, None, lambda: socket.close(COME_AGAIN)
    )
    services.notifications.join(subscriber)
    try:
        with services.connections.one("notices", address_of(socket)):
            while True:
                await socket.receive_data("text")
    except WebSocketDisconnect:
        pass
    finally:
        services.notifications.leave(subscriber)
        let_go(socket)


def sender(socket: Socket) -> Any:
    """How to reach whoever is at the other end."""

    async def send(message: bytes) -> None:
        await socket.send_data(message.decode(), "text")

    return send


def let_go(socket: Socket) -> None:
    """Part a closed socket from its own ways to send and receive, which hold it in turn.

    So all of it goes at once, and not when Python next searches everything for what is unused.
    """
    del socket.send, socket.receive


async def reject(socket: Socket, problem: Refused | Unreachable) -> None:
    """Tell somebody at the door why they cannot come in: first in words, then by closing it."""
    refused = problem if isinstance(problem, Refused) else unreachable(problem)
    await socket.accept()
    await socket.send_data(
        encode(NotDone("", refusal_message(refused, language_of(socket, None)))).decode()
    )
    is_temporary = STATUSES.get(refused.code) == 503
    await socket.close(TRY_AGAIN if is_temporary else NOT_ALLOWED, refused.code)
    let_go(socket)
