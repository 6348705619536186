"""Middleware around every route: origin checks, security headers, metrics, the base path."""

from __future__ import annotations

import logging
import time
from collections.abc import Coroutine
from typing import Any

from litestar import Litestar
from litestar.connection import Request
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
)

from dreamcog.core.refusal import Refused
from dreamcog.server.api.dependencies import (
    HEALTH,
    SAFE_METHODS,
    address_of,
    is_cross_origin,
    require_host,
)
from dreamcog.server.api.errors import RequestAborted, answer
from dreamcog.server.ops.logs import log_event, path_for_log
from dreamcog.server.ops.settings import Settings
from dreamcog.server.services import Services

log = logging.getLogger(__name__)
TOO_MANY_REQUESTS = 429
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), interest-cohort=()"),
]


def with_middleware(app: Litestar, settings: Settings) -> ASGIApp:
    """The application with its middleware; web sockets never come here."""

    def dispatch(scope: Scope, receive: Receive, send: Send) -> Coroutine[Any, Any, None]:
        if scope["type"] == ScopeType.HTTP:
            return handle_http(scope, receive, send)
        return app(scope, receive, send)

    async def handle_http(scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        services: Services | None = getattr(app.state, "services", None)
        status = 0

        async def send_secured(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if status == TOO_MANY_REQUESTS and services is not None:
                    await services.rate_limits.slow_down(address_of(request))
                headers = list(message.get("headers", ()))
                known = {name for name, _ in headers}
                headers += [each for each in HEADERS if each[0] not in known]
                if scope["path"].startswith("/api") and b"cache-control" not in known:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        receive = whole_request(receive)
        # With `send_secured` the two would hold each other until all garbage is collected.
        request: Request[Any, Any, Any] = Request(scope, receive, send)
        refused = blocked_request(request, settings) or paced_request(request, services)
        if refused is None:
            await app(scope, receive, send_secured)
        else:
            response = answer(request, refused)
            await response.to_asgi_response(None, request)(scope, receive, send_secured)
        if services is not None:
            services.metrics.answered(request.method, route_of(scope), status)
        log_event(
            log,
            "request",
            level=logging.DEBUG,
            method=request.method,
            path=path_for_log(scope["path"]),
            status=status,
            milliseconds=round((time.perf_counter() - began) * 1000, 1),
        )

    return dispatch


def whole_request(receive: Receive) -> Receive:
    """Receive a request to its end; `RequestAborted` where the client disconnects before."""
    is_complete = False

    async def receive_part() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal is_complete
        message = await receive()
        if message["type"] == "http.request":
            is_complete = not message.get("more_body", False)
        elif message["type"] == "http.disconnect" and not is_complete:
            raise RequestAborted
        return message

    return receive_part


def blocked_request(request: Request[Any, Any, Any], settings: Settings) -> Refused | None:
    """Why a request is blocked: its host or origin is another, or its path is invalid.

    `/healthz` answers under every host: monitoring may know the server by its IP address only.
    """
    try:
        if request.scope["path"] != HEALTH:
            require_host(request, settings)
    except Refused as refused:
        return refused
    if request.method not in SAFE_METHODS and is_cross_origin(request, settings):
        return Refused("other-origin")
    return Refused("no-such-page") if "\0" in request.scope["path"] else None


def paced_request(request: Request[Any, Any, Any], services: Services | None) -> Refused | None:
    """Count a request by its address, whatever it is for; why it is refused, if it is."""
    try:
        if services is not None:
            services.rate_limits.take("request", address_of(request))
    except Refused as refused:
        return refused
    return None


def route_of(scope: Scope) -> str:
    """The pattern of the route of a request, without the values in its path."""
    return str(scope.get("path_template") or "none")


def at_base_path(app: ASGIApp, base_path: str) -> ASGIApp:
    """The application under a base path, whether the proxy strips that path or not."""
    if not base_path.rstrip("/"):
        return app

    async def under(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            scope["path"] = without_base(scope["path"], base_path)
            scope["raw_path"] = scope["path"].encode()
        await app(scope, receive, send)

    return under


def without_base(path: str, base_path: str) -> str:
    """A path without the base path, where it begins with that."""
    base = base_path.rstrip("/")
    return path[len(base) :] or "/" if path == base or path.startswith(base + "/") else path
