"""Trusted proxies: from whom forwarded headers count, and what they then say about the client."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from typing import NamedTuple

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

SCHEMES = ("http", "https")
LONGEST_ADDRESS = 64
"""Characters of the longest text that is read as an address: IPv6 with brackets, zone and port."""


class Forwarded(NamedTuple):
    """What trusted proxies say about a request; None where they say nothing."""

    client: str | None = None
    scheme: str | None = None
    host: str | None = None


class TrustedProxies:
    """The proxies whose forwarded headers count."""

    def __init__(self, proxies: Iterable[str]) -> None:
        self._networks = [network_of(each) for each in proxies]

    def __bool__(self) -> bool:
        return bool(self._networks)

    def __contains__(self, address: Address | None) -> bool:
        return address is not None and any(address in network for network in self._networks)

    def read(
        self, peer: str, clients: Sequence[str], schemes: Sequence[str], hosts: Sequence[str]
    ) -> Forwarded | None:
        """What the headers of a request from `peer` say; None if they do not count.

        Every proxy appends the address it was called from, so the addresses are read from the
        right for as long as they are trusted: what stands further left may be made up. The first
        that is not trusted is the client. An entry that is no address ends the reading, and the
        last proxy counts as the client. Of several schemes and hosts, those count that the
        outermost trusted proxy has added.
        """
        if not self._networks or address_in(peer) not in self:
            return None
        client, hops = None, 1
        for text in reversed(clients):
            address = address_in(text)
            if address is None:
                break
            client = str(address)
            if address not in self:
                break
            hops += 1
        scheme = added_by_outermost(schemes, hops)
        return Forwarded(
            client, scheme if scheme in SCHEMES else None, added_by_outermost(hosts, hops)
        )


def added_by_outermost(values: Sequence[str], hops: int) -> str | None:
    """The value that the outermost of `hops` proxies added, or the first that one of them did."""
    return values[-min(hops, len(values))] if values else None


def network_of(text: str) -> Network:
    """An address or network as it is configured; ValueError if it is none."""
    network = ipaddress.ip_network(text.strip())
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen == 128:
        return ipaddress.ip_network(plain(network.network_address))
    return network


def address_in(text: str) -> Address | None:
    """The address in an entry of `X-Forwarded-For`, which may have brackets and a port."""
    text = text.strip()
    if len(text) > LONGEST_ADDRESS:
        return None
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return plain(ipaddress.ip_address(text))
    except ValueError:
        return None


def plain(address: Address) -> Address:
    """An address without a zone; one of IPv4 that is written as IPv6 becomes IPv4 again."""
    if isinstance(address, ipaddress.IPv6Address):
        return address.ipv4_mapped or ipaddress.IPv6Address(int(address))
    return address
