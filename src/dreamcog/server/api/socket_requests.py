"""The requests of clients that want a web socket, as checks and handlers read them."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, unquote

from websockets.http11 import Request

from dreamcog.server.api.forwarded import CLIENT, Forwarding
from dreamcog.server.ops.rate_limits import address_key

FORWARDED_FOR = CLIENT.decode()


class SocketRequest:
    """A request to become a web socket."""

    __slots__ = ("address", "headers", "path", "query")

    def __init__(self, request: Request, client: str, forwarding: Forwarding) -> None:
        self.headers: dict[str, str] = {}
        """Headers by their names in lower case; of several with one name, the first."""
        for name, value in request.headers.raw_items():
            self.headers.setdefault(name.lower(), value)
        path, _, self.query = request.path.partition("?")
        self.path = unquote(path) if "%" in path else path
        if forwarding.proxies or FORWARDED_FOR in self.headers:
            client = self._forwarded(request, client, forwarding)
        self.address = address_key(client)
        """The address of the client, as limits count it."""

    def _forwarded(self, request: Request, client: str, forwarding: Forwarding) -> str:
        """The client's address as trusted proxies tell it; so they do the host."""
        lines = [
            (name.lower().encode("latin-1"), value.encode("latin-1"))
            for name, value in request.headers.raw_items()
        ]
        scope: Any = {"type": "websocket", "scheme": "ws", "client": (client, 0), "headers": lines}
        forwarding.apply(scope)
        for name, value in scope["headers"]:
            if name == b"host":
                self.headers["host"] = value.decode("latin-1")
        host: str = scope["client"][0]
        return host

    def number(self, name: str) -> int | None:
        """A small number in the query of the address, or None."""
        if not self.query:
            return None
        text = parse_qs(self.query).get(name, [""])[0]
        return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
