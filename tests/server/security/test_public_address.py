"""A server with a public address answers only to its host, and only to pages of its origin."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from dreamcog.server.api import page
from dreamcog.server.ops.public_address import public_address
from dreamcog.server.ops.settings import Settings
from support.security import ELSEWHERE, people, run
from support.serving import Served, serving

pytestmark = pytest.mark.slow

PUBLIC = "https://games.example/dreamcog"
HOST = {"Host": "games.example"}


@pytest.fixture(autouse=True)
def page_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A page to be served, whether ours is built already or not."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><html><head></head></html>")
    monkeypatch.setenv(page.ELSEWHERE, str(folder))
    page.files.cache_clear()
    yield
    page.files.cache_clear()


async def knock(served: Served, cookie: str, host: str, origin: str) -> str:
    """Open a socket as a browser that knows the server by this name; return the refusal's code."""
    async with connect(
        f"ws://{host}/dreamcog/live/me",
        host="127.0.0.1",
        port=served.port,
        additional_headers={"Cookie": cookie, "Origin": origin},
    ) as socket:
        try:
            async with asyncio.timeout(0.5):
                return str(json.loads(await socket.recv())["refusal"]["code"])
        except TimeoutError:
            return ""


def test_another_host_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path / "x.sqlite", public_url=PUBLIC) as served:
        for host, status in (
            *(("games.example", 200), ("games.example:443", 200), ("GAMES.example", 200)),
            *(("evil.example", 421), ("games.example:80", 421), ("games.example.evil", 421)),
            *((f"127.0.0.1:{served.port}", 421), ("", 421)),
        ):
            for path in ("/api/games", "/", "/dreamcog/"):
                answer = httpx.get(served.url + path, headers={"Host": host})
                assert answer.status_code == status, (host, path)
            if status == 421:
                told = httpx.get(f"{served.url}/api/games", headers={"Host": host}).json()
                assert told["code"] == "wrong-host"
                assert f"{PUBLIC}/" in told["text"]
        assert httpx.get(f"{served.url}/healthz").status_code == 200


def test_host_of_a_trusted_proxy_counts(tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-Host": "games.example"}
    for proxies, status in ((("127.0.0.1",), 200), ((), 421)):
        with serving(tmp_path / "x.sqlite", public_url=PUBLIC, trusted_proxies=proxies) as served:
            answer = httpx.get(f"{served.url}/api/games", headers=forwarded)
            assert answer.status_code == status


def test_scheme_and_host_of_the_origin_are_checked(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        async with httpx.AsyncClient(base_url=f"{served.url}/dreamcog", headers=HOST) as http:
            answer = await http.post("/api/me", json={"name": "Ada"})
            cookie = answer.headers["set-cookie"].split(";")[0]
            for origin, is_own in (
                *((own, True), (ELSEWHERE["Origin"], True), ("http://games.example", False)),
                *(("https://games.example:8443", False), ("https://evil.example", False)),
                ("null", False),
            ):
                headers = {"Origin": origin, "Cookie": cookie}
                answer = await http.patch("/api/me", json={}, headers=headers)
                assert answer.status_code == (200 if is_own else 403), origin
                code = await knock(served, cookie, "games.example", origin)
                assert code == ("" if is_own else "other-origin"), origin
            assert await knock(served, cookie, "evil.example", own) == "wrong-host"

    own, origins = "https://games.example", (ELSEWHERE["Origin"],)
    with serving(tmp_path / "x.sqlite", public_url=PUBLIC, origins=origins) as served:
        run(play(served))


def test_base_path_and_secure_cookies_follow(tmp_path: Path) -> None:
    with serving(tmp_path / "x.sqlite", public_url=PUBLIC) as served:
        answer = httpx.post(f"{served.url}/dreamcog/api/me", json={"name": "Ada"}, headers=HOST)
        (cookie,) = answer.headers.get_list("set-cookie")
        payload = {each.strip().lower() for each in cookie.split(";")[1:]}
        assert {"path=/dreamcog", "secure"} <= payload
    assert not Settings(public_url="http://games.example").is_secure


def test_without_a_public_address_any_host_is_answered(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        async with people(served, "Ada") as (ada,):
            for host in ("localhost:8080", "192.168.1.5:8080", "ada.local"):
                headers = {"Host": host, "Origin": f"http://{host}"}
                answer = await ada.http.patch("/api/me", json={}, headers=headers)
                assert answer.status_code == 200
                headers["Origin"] = "http://evil.example"
                answer = await ada.http.patch("/api/me", json={}, headers=headers)
                assert answer.status_code == 403

    with serving(tmp_path / "x.sqlite") as served:
        run(play(served))


@pytest.mark.parametrize(
    ("url", "origin", "path"),
    [
        ("https://Games.Example:443/", "https://games.example", ""),
        ("http://games.example:8080/a/b/", "http://games.example:8080", "/a/b"),
        ("http://[::1]:8080", "http://[::1]:8080", ""),
        ("https://münchen.example", "https://xn--mnchen-3ya.example", ""),
    ],
)
def test_a_public_address_has_a_usual_form(url: str, origin: str, path: str) -> None:
    address = public_address(url)
    assert (address.origin, address.path) == (origin, path)
    assert public_address(str(address)) == address


@pytest.mark.parametrize(
    "url", ["games.example", "ftp://x", "https://", "https://a@b", "https://x/?y", "https://x y/"]
)
def test_other_text_is_no_public_address(url: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        public_address(url)
