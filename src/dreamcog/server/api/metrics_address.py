"""Metrics at an address of their own, apart from the one that players use."""

from __future__ import annotations

import socket
from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Receive, Scope, Send

from dreamcog.server.ops.metrics import CONTENT_TYPE

PATH = "/metrics"
EVERYWHERE = ("0.0.0.0", "::")


class MetricsAddress:
    """The address of a listening socket at which there are metrics and nothing else."""

    def __init__(self, listening: socket.socket) -> None:
        self._host, self._port = listening.getsockname()[:2]

    def is_here(self, at: tuple[str, int | None] | None) -> bool:
        """Whether a connection was made to this address, by its own end."""
        is_host = at is not None and (self._host in EVERYWHERE or at[0] == self._host)
        return is_host and at is not None and at[1] == self._port


def with_metrics_at(
    app: ASGIApp, metrics: MetricsAddress, metrics_text: Callable[[], bytes]
) -> ASGIApp:
    """The application, with metrics and nothing else for connections to this address."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not metrics.is_here(scope["server"]):
            await app(scope, receive, send)
        else:
            is_found = scope["path"] == PATH
            body, status = (metrics_text(), 200) if is_found else (b"", 404)
            response = ASGIResponse(body=body, media_type=CONTENT_TYPE, status_code=status)
            await response(scope, receive, send)

    return handle
