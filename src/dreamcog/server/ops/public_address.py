"""The public address of a server: the URL at which browsers reach it, and what follows from it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple
from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}
"""The schemes, with the ports that browsers leave out."""


class PublicAddress(NamedTuple):
    """A public address; the host has a port if it is not the usual one."""

    scheme: str
    host: str
    path: str

    @property
    def origin(self) -> str:
        """The origin that browsers send with requests of its pages."""
        return f"{self.scheme}://{self.host}"

    def __str__(self) -> str:
        return f"{self.origin}{self.path}"

    def is_host(self, host: str) -> bool:
        """Whether a `Host` header names this address."""
        usual = f":{PORTS[self.scheme]}"
        return host.lower().removesuffix(usual) == self.host


@lru_cache(maxsize=16)
def public_address(url: str) -> PublicAddress:
    """The address in a URL such as `https://games.example/dreamcog`; ValueError if it is none."""
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname or "@" in parts.netloc:
        raise ValueError(url)
    if parts.query or parts.fragment or any(each.isspace() for each in url):
        raise ValueError(url)
    is_ipv6 = ":" in parts.hostname
    host = f"[{parts.hostname}]" if is_ipv6 else parts.hostname.encode("idna").decode()
    if parts.port not in (None, PORTS[parts.scheme]):
        host = f"{host}:{parts.port}"
    path = parts.path.strip("/")
    return PublicAddress(parts.scheme, host, f"/{path}" if path else "")
