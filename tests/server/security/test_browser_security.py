"""Cookies, security headers and requests of other sites."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from support.hostile import knock
from support.security import ELSEWHERE, HEADERS, ME, people, run, token_of
from support.serving import Served, serving

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("is_secure", [False, True])
def test_cookie_is_http_only_and_same_site(is_secure: bool, tmp_path: Path) -> None:
    base = "/dreamcog" if is_secure else ""
    with serving(tmp_path / "x.sqlite", is_secure=is_secure, base_path=base) as served:
        answer = httpx.post(f"{served.url}{base}/api/me", json={"name": "Ada"})
        (cookie,) = answer.headers.get_list("set-cookie")
        payload = {each.strip().lower() for each in cookie.split(";")[1:]}
        assert {"httponly", "samesite=lax", f"path={base or '/'}"} <= payload
        assert ("secure" in payload) == is_secure


def test_every_response_has_security_headers(served: Served) -> None:
    for method, path in (
        *(("GET", "/"), ("GET", "/nowhere.js"), ("GET", "/api/games"), ("GET", "/api/me")),
        *(("GET", "/api/nowhere"), ("PUT", "/api/me"), ("GET", "/healthz"), ("GET", "/metrics")),
        *(("POST", "/api/me"), ("POST", "/api/tables"), ("OPTIONS", "/api/me"), ("HEAD", "/")),
    ):
        answer = httpx.request(method, served.url + path)
        assert answer.headers.keys() >= HEADERS, (method, path)
        assert "unsafe" not in answer.headers["content-security-policy"]
        if path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"
    refused = httpx.post(f"{served.url}/api/me", json={"name": "Ada"}, headers=ELSEWHERE)
    assert refused.status_code == 403
    assert refused.headers.keys() >= HEADERS


def test_only_signing_in_sets_cookie(served: Served) -> None:
    for path in ("/", "/api/games", "/api/daily", "/api/me", "/healthz", "/api/tables/open"):
        assert "set-cookie" not in httpx.get(served.url + path).headers


def test_foreign_host_header_is_not_echoed(served: Served) -> None:
    for path in ("/", "/api/me", "/api/schema.json", "/api/tables/"):
        answer = httpx.get(served.url + path, headers={"Host": "evil.example"})
        assert "evil.example" not in answer.text
        assert "evil.example" not in str(answer.headers)


def test_cross_origin_requests_are_refused(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada") as (ada,):
            table = (await ada.make_table("cyberion", [ME]))["id"]
            own = {"Origin": served.url}
            for headers, status in (
                *((ELSEWHERE, 403), ({"Origin": "null"}, 403), ({"Origin": ""}, 403)),
                *(({"Origin": f"{served.url}.evil.example"}, 403), ({"Origin": "http://["}, 403)),
                *(
                    ({"Origin": "http://evil@127.0.0.1"}, 403),
                    ({"Sec-Fetch-Site": "cross-site"}, 403),
                ),
                ({"Sec-Fetch-Site": "same-site"}, 403),
                ({**ELSEWHERE, "Authorization": "Basic YTpi"}, 403),
                *((own, 200), ({"Sec-Fetch-Site": "same-origin"}, 200), ({}, 200)),
            ):
                body = {"type": "say", "client": ada.client(), "seat": 0, "text": "hello"}
                path = f"/api/tables/{table}/acts"
                answer = await ada.http.post(path, json=body, headers=headers)
                assert answer.status_code == status, headers
                code, _ = await knock(ada, f"/live/tables/{table}?seat=0", headers)
                assert (code == 4403) == (status == 403), headers
            for method, path in (("PATCH", "/api/me"), ("DELETE", "/api/me/statistics")):
                answer = await ada.http.request(method, path, json={}, headers=ELSEWHERE)
                assert answer.json()["code"] == "other-origin"
            assert (await knock(ada, "/live/me", ELSEWHERE))[0] == 4403

    run(play())


def test_token_is_accepted_from_any_origin(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada") as (ada,):
            headers = {**await token_of(ada), **ELSEWHERE}
            changed = httpx.patch(f"{served.url}/api/me", json={"name": "Robot"}, headers=headers)
            assert changed.status_code == 200

    run(play())


def test_configured_origin_is_allowed(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        async with people(served, "Ada") as (ada,):
            for origin, status in ((ELSEWHERE, 200), ({"Origin": "https://other.example"}, 403)):
                answer = await ada.http.patch("/api/me", json={}, headers=origin)
                assert answer.status_code == status
                assert (await knock(ada, "/live/me", origin))[0] == (
                    1000 if status == 200 else 4403
                )

    with serving(tmp_path / "x.sqlite", origins=(ELSEWHERE["Origin"],)) as served:
        run(play(served))
