"""What the protocol of web sockets asks of those who serve its clients."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from websockets.http11 import Request

if TYPE_CHECKING:
    from dreamcog.server.api.socket_protocol import SocketProtocol


class Served(NamedTuple):
    """How a client that was let in is served."""

    handle: Callable[[str], Awaitable[bool]]
    """Handles a text of the client; whether it is served further."""
    end: Callable[[], None]
    """Is called when the socket is closed, by whomever."""


Admission = Coroutine[Any, Any, Served | None]
"""Lets a client in and says how it is served; None where it was refused, and told."""


class Routes(Protocol):
    """What is served by web sockets."""

    def admission(self, socket: SocketProtocol, request: Request) -> Admission | None:
        """The work for a client that asks for a socket; None where its path has none."""

    def may_ping(self, socket: SocketProtocol) -> bool:
        """Count a ping of a client, or what is worth no more; False where it is one too many."""
