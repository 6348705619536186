"""Which URLs may be called by webhooks.

A webhook's URL is chosen by a person, so a server must not be made to call into its own network.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from contextlib import suppress
from typing import Any
from urllib.parse import SplitResult, urlsplit

from dreamcog.core.refusal import Refused

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Target = tuple[socket.AddressFamily, tuple[Any, ...]]
"""An address of a host as `getaddrinfo` gives it, to connect to."""

PORTS = {"http": 80, "https": 443}
FIRST_FREE_PORT = 1024
LONGEST = 500
OPEN_IPV6 = ipaddress.ip_network("2000::/3")
CLOSED_IPV4 = [ipaddress.ip_network(name) for name in ("192.0.0.0/24", "168.63.129.16/32")]
"""Addresses that count as global, but serve metadata and credentials inside data centres."""


def bad_webhook(reason: str) -> Refused:
    """The refusal of a URL that is never called."""
    return Refused("bad-webhook", reason=reason)


def is_public(address: Address) -> bool:
    """Whether an address is one of the public internet, and does not contain another address."""
    if address.is_multicast or not address.is_global:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return not any(address in network for network in CLOSED_IPV4)
    return address in OPEN_IPV6 and address.sixtofour is None and address.teredo is None


def written_address(host: str) -> Address | None:
    """The address that a host is written as, in any spelling that `inet_aton` reads."""
    with suppress(ValueError):
        return ipaddress.ip_address(host)
    with suppress(OSError):
        return ipaddress.IPv4Address(socket.inet_aton(host))
    return None


def split(url: str) -> SplitResult:
    """The parts of a URL that could be called; refused where it could not."""
    if len(url) > LONGEST:
        raise bad_webhook("too-long")
    if not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        raise bad_webhook("unreadable")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise bad_webhook("unreadable") from None
    if parts.scheme not in PORTS:
        raise bad_webhook("scheme")
    if "@" in parts.netloc:
        raise bad_webhook("user")
    if not parts.hostname:
        raise bad_webhook("unreadable")
    if port is not None and port not in PORTS.values() and port < FIRST_FREE_PORT:
        raise bad_webhook("port")
    return parts


def check_url(url: str, must_be_public: bool) -> None:
    """Refuse a URL that is never called, as far as this is known without a DNS lookup."""
    host = split(url).hostname or ""
    if must_be_public:
        address = written_address(host)
        if address is None and "." not in host.rstrip("."):
            raise bad_webhook("not-public")
        if address is not None and not is_public(address):
            raise bad_webhook("not-public")


def require_public(targets: Iterable[Target]) -> None:
    """Refuse a host of which any address is not public."""
    for _, target in targets:
        if not is_public(ipaddress.ip_address(target[0])):
            raise bad_webhook("not-public")
