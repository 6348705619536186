"""The files of the page travel packed, are kept, and are not sent twice."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from dreamcog.server.api import page
from support.serving import Served

SCRIPT = b"export const all = 1;\n" * 100
FILES = {
    "index.html": b'<base href="/" />',
    "assets/start-12345678.js": SCRIPT,
    "assets/nunito-12345678.woff2": b"\0" * 100,
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A page of a few files."""
    for name, content in FILES.items():
        file = tmp_path / "page" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    monkeypatch.setenv(page.ELSEWHERE, str(tmp_path / "page"))
    page.files.cache_clear()
    yield
    page.files.cache_clear()


def raw(url: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer, and its bytes as they travelled."""
    with httpx.stream("GET", url, headers={"Accept-Encoding": "", **headers}) as response:
        return response, b"".join(response.iter_raw())


def test_scripts_are_packed_for_those_who_can_unpack(served: Served) -> None:
    url = f"{served.url}/assets/start-12345678.js"
    plain, sent = raw(url)
    assert ("content-encoding" in plain.headers, sent) == (False, SCRIPT)
    packed, sent = raw(url, **{"Accept-Encoding": "br, gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert (gzip.decompress(sent), len(sent) < len(SCRIPT) / 4) == (SCRIPT, True)
    assert packed.headers["etag"] != plain.headers["etag"]
    for answer in (plain, packed):
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]


def test_what_is_packed_already_travels_as_it_is(served: Served) -> None:
    url = f"{served.url}/assets/nunito-12345678.woff2"
    answer, sent = raw(url, **{"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert sent == FILES["assets/nunito-12345678.woff2"]


def test_what_a_client_has_is_not_sent_again(served: Served) -> None:
    first, _ = raw(f"{served.url}/", **{"Accept-Encoding": "gzip"})
    again, sent = raw(
        f"{served.url}/", **{"Accept-Encoding": "gzip", "If-None-Match": first.headers["etag"]}
    )
    assert (again.status_code, sent) == (304, b"")
    assert first.headers["cache-control"] == "no-cache"
