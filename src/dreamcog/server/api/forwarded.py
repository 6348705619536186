"""Forwarded headers: a request through trusted proxies has the client's address, scheme and host.

Headers of anybody else are ignored. The web server's own support for them is off: it trusts this
machine unless told otherwise, and so anybody behind a proxy that adds nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from dreamcog.server.ops.logs import log_event
from dreamcog.server.ops.trusted_proxies import TrustedProxies

log = logging.getLogger(__name__)

CLIENT, SCHEME, HOST = b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host"
UNTRUSTED = "dreamcog_untrusted_proxy"
"""Set in the state of a request that came through a proxy that is not trusted."""


class Forwarding:
    """What proxies say about clients, for all requests of a server.

    The first request through one that is not trusted is logged: its operator may have forgotten to
    name it.
    """

    def __init__(self, proxies: TrustedProxies) -> None:
        self.proxies = proxies
        self._is_logged = False

    def apply(self, scope: Scope) -> None:
        """Let a request come from its client, if it came through trusted proxies."""
        if not apply_forwarded(scope, self.proxies) and values(scope, CLIENT):
            scope.setdefault("state", {})[UNTRUSTED] = True
            if not self._is_logged:
                self._is_logged = True
                peer = (scope["client"] or ("",))[0]
                log_event(log, "forwarded-ignored", level=logging.WARNING, proxy=peer)


def with_forwarded(app: ASGIApp, forwarding: Forwarding) -> ASGIApp:
    """The application, for which requests through trusted proxies come from their clients."""

    def handle(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] == ScopeType.HTTP:
            forwarding.apply(scope)
        return app(scope, receive, send)

    return handle


def apply_forwarded(scope: Scope, proxies: TrustedProxies) -> bool:
    """Put what trusted proxies say in the place of what the connection says; return whether."""
    peer = scope["client"]
    if peer is None or not proxies:
        return False
    told = proxies.read(peer[0], *(values(scope, name) for name in (CLIENT, SCHEME, HOST)))
    if told is None:
        return False
    if told.client is not None:
        scope["client"] = (told.client, 0)
    if told.scheme is not None:
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        scope["scheme"] = told.scheme.replace("http", "ws") if is_socket else told.scheme
    if told.host is not None:
        others = [each for each in scope["headers"] if each[0] != b"host"]
        scope["headers"] = [*others, (b"host", told.host.encode("latin-1"))]
    return True


def values(scope: Scope, name: bytes) -> list[str]:
    """The values of a header that lists them, from all its lines."""
    lines = [value.decode("latin-1") for known, value in scope["headers"] if known == name]
    return [part.strip() for line in lines for part in line.split(",")]
