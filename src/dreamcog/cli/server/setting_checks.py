"""What texts of settings have to be like: each check makes the usual form, or raises ValueError."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from dreamcog.bots.programs import read_programs
from dreamcog.core.refusal import Refused
from dreamcog.server.ops.public_address import public_address

OFF = "off"


def base_path_of(text: str) -> str:
    """A path under which a proxy shows the server: with a slash before it, without one behind."""
    path = text.strip("/")
    return f"/{path}" if path else ""


def public_url_of(text: str) -> str:
    """The address at which browsers reach the server, in its usual form; empty for none."""
    return str(public_address(text)) if text else ""


def origin_of(text: str) -> str:
    """An address whose pages may use the server: a scheme, a host and perhaps a port."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise ValueError(text)
    return f"{parts.scheme}://{parts.netloc}"


def proxy_of(text: str) -> str:
    """The address or network of a proxy."""
    ipaddress.ip_network(text)
    return text


def programs_of(text: str) -> str:
    """Programs that play as bots, as `name=command` with a semicolon between two."""
    try:
        read_programs(text)
    except Refused:
        raise ValueError(text) from None
    return text


def metrics_address_of(text: str) -> str:
    """Where metrics are: a host and a port, or `off`."""
    if text != OFF:
        host_and_port(text)
    return text


def host_and_port(text: str) -> tuple[str, int]:
    """A host and a port, as in `127.0.0.1:9480` or `[::1]:9480`; ValueError if it is none."""
    parts = urlsplit(f"//{text}")
    if not parts.hostname or parts.port is None or parts.netloc != text or "@" in text:
        raise ValueError(text)
    return parts.hostname, parts.port
