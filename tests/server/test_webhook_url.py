"""Which URLs may be called by webhooks."""

from __future__ import annotations

import asyncio

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.server.people.webhooks import (
    AllowedTargets,
    Webhooks,
)
from support.webhook_station import NOT_PUBLIC, sent

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("ftp://example.org/", "scheme"),
        ("file:///etc/passwd", "scheme"),
        ("example.org", "scheme"),
        ("", "scheme"),
        ("http://", "unreadable"),
        ("http://[::1", "unreadable"),
        ("http://example.org:99999/", "unreadable"),
        ("http://example.org:x/", "unreadable"),
        ("http://example.org/\r\nX: y", "unreadable"),
        ("http://example.org/a b", "unreadable"),
        ("http://exämple.org/", "unreadable"),
        ("http://example.org\\@127.0.0.1/", "unreadable"),
        ("http://me:secret@example.org/", "user"),
        ("http://me@example.org/", "user"),
        ("http://example.org:22/", "port"),
        ("http://example.org:0/", "port"),
        ("http://example.org:1023/", "port"),
        ("http://example.org/" + "a" * 500, "too-long"),
    ],
)
@pytest.mark.parametrize("allowed", ["any", "public"])
def test_invalid_url_is_refused(url: str, reason: str, allowed: AllowedTargets) -> None:
    with pytest.raises(Refused) as refused:
        Webhooks(allowed).check(url)
    assert refused.value.code == "bad-webhook"
    assert refused.value.params == {"reason": reason}
    assert not asyncio.run(sent(url, allowed))


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org",
        "http://example.org:80/x?y=z",
        "https://example.org:443/",
        "http://example.org:1024/",
        "http://example.org:8080/",
        "http://8.8.8.8/",
        "https://[2606:4700::1111]/",
        "https://example.org/" + "a" * 480,
    ],
)
def test_ordinary_urls_are_accepted(url: str) -> None:
    Webhooks("any").check(url)
    Webhooks("public").check(url)
    with pytest.raises(Refused, match="off"):
        Webhooks("off").check(url)


@pytest.mark.parametrize("host", NOT_PUBLIC)
def test_written_private_address_is_refused(host: str) -> None:
    Webhooks("any").check(f"http://{host}/")
    with pytest.raises(Refused) as refused:
        Webhooks("public").check(f"http://{host}/")
    assert refused.value.params == {"reason": "not-public"}
    assert not asyncio.run(sent(f"http://{host}/", "public"))
