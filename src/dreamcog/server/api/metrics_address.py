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


def with_metrics_at(
    app: ASGIApp, listening: socket.socket, metrics_text: Callable[[], bytes]
) -> ASGIApp:
    """The application, with metrics and nothing else for connections to this socket."""
    host, port = listening.getsockname()[:2]

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not is_here(scope):
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            is_found = scope["path"] == PATH
            body, status = (metrics_text(), 200) if is_found else (b"", 404)
            response = ASGIResponse(body=body, media_type=CONTENT_TYPE, status_code=status)
            await response(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})

    def is_here(scope: Scope) -> bool:
        at = scope["server"]
        return at is not None and at[1] == port and (host in EVERYWHERE or at[0] == host)

    return handle
