"""The web sockets: one for each table that a client subscribes to, one for its notifications."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

from websockets.http11 import Request

from dreamcog.core.refusal import Refused
from dreamcog.server.api.dependencies import (
    authenticate,
    is_cross_origin,
    language_of,
    require_host,
)
from dreamcog.server.api.errors import STATUSES, unreachable
from dreamcog.server.api.forwarded import Forwarding
from dreamcog.server.api.metrics_address import MetricsAddress
from dreamcog.server.api.middleware import without_base
from dreamcog.server.api.socket_connection import REFUSED_TIMEOUT
from dreamcog.server.api.socket_protocol import SocketProtocol
from dreamcog.server.api.socket_requests import SocketRequest
from dreamcog.server.api.socket_routes import Admission, Served
from dreamcog.server.broadcast.channel import Subscriber
from dreamcog.server.broadcast.messages import encode
from dreamcog.server.broadcast.sending import Disconnect
from dreamcog.server.live.reading import ReadingSession
from dreamcog.server.live.requests import TableSession
from dreamcog.server.ops.logs import log_event, path_for_log
from dreamcog.server.ops.settings import Settings
from dreamcog.server.ops.texts import refusal_message
from dreamcog.server.people.authentication import Authenticated
from dreamcog.server.services import Services
from dreamcog.server.store.database import Unreachable
from dreamcog.server.table.admission import require_watcher
from dreamcog.server.wire.messages import NotDone

log = logging.getLogger(__name__)

TABLES, ME = "/live/tables/", "/live/me"
"""Paths: of the sockets at tables, before the table's id; and of a person's notifications."""
NOT_ALLOWED, TRY_AGAIN, RECONNECT = 4403, 1013, 1012
"""Codes with which a socket is closed."""
TEMPORARY = (429, 503)
"""Statuses of refusals after which a client tries again."""
LONGEST_TIMER = 30 * 24 * 3600.0
"""Seconds after which a connection is closed at the latest; the client may reconnect."""


class SocketRoutes:
    """Which sockets there are, by their paths; at the address of metrics there is none."""

    def __init__(
        self,
        settings: Settings,
        services: Callable[[], Services | None],
        forwarding: Forwarding,
        metrics: MetricsAddress | None = None,
    ) -> None:
        self._settings = settings
        self._services = services
        self._forwarding = forwarding
        self._metrics = metrics

    def admission(self, socket: SocketProtocol, request: Request) -> Admission | None:
        """The work for a client that asks for a socket; None where its path has none."""
        services = self._services()
        if services is None or (self._metrics is not None and self._is_of_metrics(socket)):
            return None
        asked = SocketRequest(request, socket.client, self._forwarding)
        if log.isEnabledFor(logging.DEBUG):
            log_event(log, "socket", level=logging.DEBUG, path=path_for_log(asked.path))
        path = without_base(asked.path, self._settings.base_path)
        table = path.removeprefix(TABLES)
        if table != path and table and "/" not in table:
            return table_socket(services, socket, asked, table)
        return notification_socket(services, socket, asked) if path == ME else None

    def may_ping(self, socket: SocketProtocol) -> bool:
        """Count a ping of a client, or what is worth no more; False where it is one too many."""
        services = self._services()
        return services is None or may_ping(services, socket)

    def _is_of_metrics(self, socket: SocketProtocol) -> bool:
        at = socket.transport.get_extra_info("sockname")
        return self._metrics is not None and self._metrics.is_here(at and at[:2])


async def table_socket(
    services: Services, socket: SocketProtocol, request: SocketRequest, table: str
) -> Served | None:
    """A table, live: `?seat=` to play (a watcher sends none), `&after=` to reconnect."""
    try:
        known = await authorize(services, request)
        person = None if known is None else known.person
        live = await services.registry.table(table)
        own = None if person is None else person.id
        require_watcher(live.state, own)
        seat = services.requests.look_from(live, own, request.number("seat"), request.address)
    except (Refused, Unreachable) as problem:
        await refuse(services, socket, request, problem)
        return None
    socket.accept()
    is_reading = known is not None and known.credential.scope == "read"
    kind = ReadingSession if is_reading else TableSession
    language = language_of(request, person)
    session = kind(services.requests, live, person, language, request.address)
    subscriber = live.channel.subscribe(
        socket.send, own, seat, request.number("after"), closing(socket), socket.write_now
    )
    end = counted(services, "table", request, subscriber, known, live.channel.unsubscribe)
    return Served(partial(session.handle, subscriber), end)


async def notification_socket(
    services: Services, socket: SocketProtocol, request: SocketRequest
) -> Served | None:
    """A person's notifications: at which tables it has become their turn."""
    try:
        known = await authorize(services, request)
        if known is None:
            raise Refused("who-are-you")
    except (Refused, Unreachable) as problem:
        await refuse(services, socket, request, problem)
        return None
    socket.accept()
    subscriber = Subscriber(socket.send, lambda _: b"", known.person.id, None, closing(socket))
    services.notifications.subscribe(subscriber)
    leave = services.notifications.unsubscribe

    end = counted(services, "notices", request, subscriber, known, leave)
    return Served(partial(ignore, services, socket), end)


async def ignore(services: Services, socket: SocketProtocol, _: str) -> bool:
    """The handler of clients that have nothing to say."""
    return may_ping(services, socket)


def may_ping(services: Services, socket: SocketProtocol) -> bool:
    """Count a ping of a client, or what is worth no more; False where it is one too many."""
    try:
        services.rate_limits.take("ping", socket.name)
    except Refused:
        return False
    return True


def counted(
    services: Services,
    kind: str,
    request: SocketRequest,
    subscriber: Subscriber,
    known: Authenticated | None,
    unsubscribe: Callable[[Subscriber], None],
) -> Callable[[], None]:
    """Count a subscriber's connection, and close it when its credential is ended or expires.

    What is returned ends all that, and the subscription.
    """
    services.connections.begin(kind, request.address)
    timer = None
    if known is not None:
        subscriber.credential = known.credential.key
        seconds = min(max(0.0, known.credential.ends - time.time()), LONGEST_TIMER)
        timer = asyncio.get_running_loop().call_later(seconds, subscriber.close)

    def end() -> None:
        if timer is not None:
            timer.cancel()
        services.connections.end(kind, request.address)
        unsubscribe(subscriber)

    return end


async def authorize(services: Services, request: SocketRequest) -> Authenticated | None:
    """The person who connects, if authenticated; refused from other sites or without capacity.

    It is counted like a request, before a table is opened.
    """
    require_host(request, services.settings)
    if is_cross_origin(request, services.settings):
        raise Refused("other-origin")
    if services.requests.is_stopping:
        raise Refused("stopping")
    services.connections.require_capacity(request.address)
    services.rate_limits.take("request", request.address)
    known = await authenticate(services.authenticator, request)
    services.rate_limits.take("call", request.address if known is None else known.person.id)
    return known


def closing(socket: SocketProtocol) -> Disconnect:
    """How a subscriber's connection is closed; its client may connect again."""

    async def disconnect() -> None:
        socket.close(RECONNECT)

    return disconnect


async def refuse(
    services: Services,
    socket: SocketProtocol,
    request: SocketRequest,
    problem: Refused | Unreachable,
) -> None:
    """Refuse a client when it has its turn; it is counted as a connection until it is closed.

    Where its address has twice as many as it may have, all of them wait to be refused already.
    """
    if services.connections.is_crowded(request.address):
        socket.transport.abort()
        return
    with services.connections.track("refused", request.address):
        await services.rate_limits.slow_down(request.address)
        reject(socket, request, problem)
        await socket.lost()


def reject(socket: SocketProtocol, request: SocketRequest, problem: Refused | Unreachable) -> None:
    """Send a refusal, then close the socket."""
    refused = problem if isinstance(problem, Refused) else unreachable(problem)
    socket.accept()
    message = NotDone("", refusal_message(refused, language_of(request, None)))
    socket.write_now(encode(message))
    is_temporary = STATUSES.get(refused.code) in TEMPORARY
    socket.close(TRY_AGAIN if is_temporary else NOT_ALLOWED, refused.code, REFUSED_TIMEOUT)
