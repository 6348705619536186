"""Forwarded headers count from trusted proxies only, and are read from the right."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from dreamcog.server.ops.trusted_proxies import Forwarded, TrustedProxies
from support.serving import Person, Served, serving

pytestmark = pytest.mark.slow

GUESTS = 20
"""Guests that one address may become in an hour."""


def arrivals(
    served: Served, forwarded: Sequence[dict[str, str]], local: str = "127.0.0.1"
) -> list[int]:
    """The statuses of becoming a guest, once with each of these headers."""
    fresh = httpx.Limits(max_keepalive_connections=0)
    transport = httpx.HTTPTransport(local_address=local, limits=fresh)
    with httpx.Client(base_url=served.url, transport=transport, timeout=30) as http:
        guest = {"name": "Eve"}
        return [http.post("/api/me", json=guest, headers=h).status_code for h in forwarded]


def from_each(*entries: str) -> list[dict[str, str]]:
    """Headers of 25 requests, each from another address where `{}` stands."""
    return [{"X-Forwarded-For": ", ".join(entries).format(i)} for i in range(25)]


REFUSED = [201] * GUESTS + [429] * 5
TAKEN = [201] * 25


@pytest.mark.parametrize("local", ["127.0.0.1", "127.0.0.2"])
def test_without_the_setting_no_header_counts(local: str, tmp_path: Path) -> None:
    with serving(tmp_path / "x.sqlite", pace=1.0) as served:
        assert arrivals(served, from_each("10.0.0.{}"), local) == REFUSED


@pytest.mark.parametrize(
    ("header", "statuses"),
    [
        (["203.0.113.{}", "10.1.2.3"], TAKEN),
        (["198.51.100.{}", "203.0.113.7", "10.1.2.3"], REFUSED),
        (["nonsense-{}"], REFUSED),
    ],
    ids=["two-proxies", "spoofed", "nonsense"],
)
def test_a_spoofed_header_does_not_evade_the_rate_limit(
    header: list[str], statuses: list[int], tmp_path: Path
) -> None:
    proxies = ("127.0.0.1", "10.0.0.0/8")
    with serving(tmp_path / "x.sqlite", pace=1.0, trusted_proxies=proxies) as served:
        assert arrivals(served, from_each(*header)) == statuses


@pytest.mark.parametrize(
    ("proxies", "header", "client"),
    [
        (["127.0.0.1"], "203.0.113.7", "203.0.113.7"),
        (["127.0.0.0/8", "::1"], "203.0.113.7", "203.0.113.7"),
        (["::ffff:127.0.0.1"], "203.0.113.7", "203.0.113.7"),
        # What the client has sent itself stands on the left.
        (["127.0.0.1"], "198.51.100.1,203.0.113.7", "203.0.113.7"),
        (["127.0.0.1"], "127.0.0.1,198.51.100.1,203.0.113.7", "203.0.113.7"),
        # Two proxies.
        (["127.0.0.1", "10.0.0.0/8"], "203.0.113.7,10.1.2.3", "203.0.113.7"),
        (["127.0.0.1", "10.0.0.0/8"], "198.51.100.1,203.0.113.7,10.1.2.3", "203.0.113.7"),
        (["127.0.0.1", "2001:db8::/32"], "203.0.113.7,2001:db8::1", "203.0.113.7"),
        (["127.0.0.1"], "203.0.113.7,10.1.2.3", "10.1.2.3"),
        # Ports, brackets, IPv4 that is written as IPv6.
        (["127.0.0.1"], "203.0.113.7:4711", "203.0.113.7"),
        (["127.0.0.1"], "[2001:db8::1]:4711", "2001:db8::1"),
        (["127.0.0.1"], "::ffff:203.0.113.7", "203.0.113.7"),
        # Made-up text is no address to be counted by.
        (["127.0.0.1"], "nonsense", None),
        (["127.0.0.1"], "", None),
        (["127.0.0.1", "10.0.0.0/8"], "198.51.100.1,unknown,10.1.2.3", "10.1.2.3"),
    ],
)
def test_the_address_is_the_rightmost_that_is_not_trusted(
    proxies: list[str], header: str, client: str | None
) -> None:
    assert TrustedProxies(proxies).read("127.0.0.1", header.split(","), [], []) == Forwarded(client)


@pytest.mark.parametrize(("is_trusted", "most"), [(True, 3), (False, 1)])
def test_connections_are_counted_by_the_address(
    is_trusted: bool, most: int, tmp_path: Path
) -> None:
    async def play(served: Served) -> None:
        async with Person(served.url, "Ada") as ada:
            address = served.url.replace("http", "ws") + "/live/me"
            opened = []
            for i in range(3):
                headers = {"Cookie": ada.cookie, "X-Forwarded-For": f"203.0.113.{i}"}
                socket = await connect(address, additional_headers=headers)
                await asyncio.sleep(0.2)
                opened.append(socket)
            codes = []
            for socket in opened[most:]:
                codes.append(json.loads(await socket.recv())["refusal"]["code"])
            assert codes == ["too-many-connections"] * (3 - most)
            assert len(served.services.connections) == most
            for socket in opened:
                await socket.close()

    proxies = ("127.0.0.1",) if is_trusted else ()
    with serving(tmp_path / "x.sqlite", trusted_proxies=proxies, most_from_one_address=1) as served:
        asyncio.run(play(served))


@pytest.mark.parametrize(("local", "is_secure"), [("127.0.0.1", True), ("127.0.0.2", False)])
def test_scheme_and_host_count_from_trusted_proxies_only(
    local: str, is_secure: bool, tmp_path: Path
) -> None:
    with serving(tmp_path / "x.sqlite", trusted_proxies=("127.0.0.1",)) as served:
        transport = httpx.HTTPTransport(local_address=local)
        with httpx.Client(base_url=served.url, transport=transport) as http:
            headers = {"X-Forwarded-Proto": "https"}
            answer = http.post("/api/me", json={"name": "Ada"}, headers=headers)
            assert ("; secure" in answer.headers["set-cookie"].lower()) == is_secure
            headers = {"X-Forwarded-Host": "games.example", "Origin": "https://games.example"}
            answer = http.post("/api/me", json={"name": "Ada"}, headers=headers)
            assert answer.status_code == (201 if is_secure else 403)


def test_an_ignored_proxy_is_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path / "x.sqlite") as served:
        arrivals(served, from_each("203.0.113.{}"))
    found = [each for each in caplog.records if each.getMessage() == "forwarded-ignored"]
    assert len(found) == 1


def test_schemes_and_hosts_of_the_outermost_trusted_proxy_count() -> None:
    proxies = TrustedProxies(["10.0.0.0/8"])
    clients = ["198.51.100.1", "203.0.113.7", "10.0.0.2"]
    schemes, hosts = ["http", "https", "http"], ["evil.example", "games.example", "inside"]
    told = proxies.read("10.0.0.1", clients, schemes, hosts)
    assert told == Forwarded("203.0.113.7", "https", "games.example")
    assert proxies.read("10.0.0.1", [], ["javascript"], []) == Forwarded()
    assert proxies.read("10.0.0.1", ["10.0.0.3", "10.0.0.2"], ["https"], []) == Forwarded(
        "10.0.0.3", "https"
    )
    assert proxies.read("fe80::1%eth0", clients, schemes, hosts) is None
    assert proxies.read("", clients, schemes, hosts) is None


@pytest.mark.parametrize("text", ["", "here", "10.0.0.1/8", "10.0.0.0/33", "::1/129", "*"])
def test_a_proxy_is_an_address_or_a_network(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        TrustedProxies([text])
