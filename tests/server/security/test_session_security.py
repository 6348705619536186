"""Sessions, passwords, forged cookies, and rate limits of signing in."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.hostile import knock
from support.security import ME, OPEN, PASSWORD, make_account, people, run, token_of
from support.serving import Served, serving

pytestmark = pytest.mark.slow


def test_sign_out_ends_session_of_browser(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada") as (ada,):
            await ada.post("/api/me/sign-out", status=204)
            await ada.get("/api/me", 401)

    run(play())


def test_new_password_ends_other_sessions(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada", "Other") as (ada, other):
            await make_account(ada, "ada")
            await other.post("/api/me/sign-in", {"login": "ada", "password": PASSWORD})
            stolen = ada.cookie
            for wrong in ({"old": "no", "new": PASSWORD}, {"old": "", "new": PASSWORD}):
                await ada.post("/api/me/password", wrong, 401)
            await ada.post("/api/me/password", {"old": PASSWORD, "new": PASSWORD + "!"})
            await other.get("/api/me", 401)
            assert httpx.get(f"{served.url}/api/me", headers={"Cookie": stolen}).status_code == 401
            assert (await ada.get("/api/me"))["login"] == "ada"
            assert (await knock(other, "/live/me"))[0] == 4403

    run(play())


def test_concurrent_change_does_not_restore_old_password(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada") as (ada,):
            await make_account(ada, "ada")
            stolen = {"Cookie": ada.cookie}
            async with httpx.AsyncClient(base_url=served.url, headers=stolen) as thief:
                is_over = asyncio.Event()

                async def rename() -> None:
                    while not is_over.is_set():
                        await thief.patch("/api/me", json={"name": "Thief"})

                renaming = [asyncio.create_task(rename()) for _ in range(4)]
                await ada.post("/api/me/password", {"old": PASSWORD, "new": PASSWORD + "!"})
                is_over.set()
                await asyncio.gather(*renaming)
                assert (await thief.get("/api/me")).status_code == 401
            await ada.get("/api/me")
            await ada.post("/api/me/sign-in", {"login": "ada", "password": PASSWORD}, 401)

    run(play())


def test_deleted_person_is_not_authenticated_by_cookie_or_token(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada", "Bob") as (ada, bob):
            made = await ada.make_table("cyberion", [ME, OPEN])
            await bob.sit(made["invite"])
            token, cookie = await token_of(bob), {"Cookie": bob.cookie}
            seen = await bob.subscribe(made["id"], 1)
            await bob.post("/api/me/goodbye", {}, 204)
            for headers in (token, cookie):
                answer = httpx.get(f"{served.url}/api/me", headers=headers)
                assert answer.status_code == 401
            refused = await seen.send("say", seat=1, text="I am still here")
            assert refused["refusal"]["code"] == "not-your-seat"
            await seen.leave()

    run(play())


def test_sign_in_does_not_reveal_which_accounts_exist(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada", "Eve") as (ada, eve):
            await make_account(ada, "ada")
            weighed: list[tuple[Any, ...]] = []
            authenticator = served.services.authenticator
            weigh = authenticator._run_in_thread

            async def note(work: Any, *texts: str) -> Any:
                weighed.append((work.__name__, len(texts)))
                return await weigh(work, *texts)

            authenticator._run_in_thread = note  # type: ignore[method-assign,assignment]
            answers = []
            for login in ("nobody", "ada", "nobody"):
                before = len(weighed)
                asked = {"login": login, "password": "something else"}
                response = await eve.post("/api/me/sign-in", asked, 401)
                answers.append((response, weighed[before:]))
            assert answers[1] == answers[2]
            assert answers[0][0] == answers[1][0]

    run(play())


def test_forged_cookie_is_not_accepted(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada") as (ada,):
            value = ada.cookie.partition("=")[2]
            body, _, rest = value.partition(".")
            for forged in (
                value[:-1],
                value[1:],
                f"{body}.{rest[::-1]}",
                body,
                "",
                "a.b.c",
                "WyJ4Il0",
            ):
                headers = {"Cookie": f"dreamcog={forged}"}
                assert httpx.get(f"{served.url}/api/me", headers=headers).status_code == 401

    run(play())


@pytest.mark.slow
def test_rate_limited_request_gets_retry_after(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        now = 1000.0
        pace = served.services.rate_limits
        pace._clock = lambda: now
        pace._windows._clock = pace._clock
        async with people(served, "Ada") as (ada,):
            table = (await ada.make_table("cyberion", [ME]))["id"]
            cookie = {"Cookie": ada.cookie}
            for path, body, times in (
                ("/api/me", {"name": "Eve"}, 20),
                ("/api/me/sign-in", {"login": "ada", "password": "guess"}, 10),
                ("/api/tables", {"game": "cyberion"}, 30),
                (f"/api/tables/{table}/acts", {"type": "say", "seat": 0, "text": "."}, 5),
                ("/api/me/data", None, 10),
            ):
                for tried in range(times + 1):
                    asked = {**body, "client": f"{tried}"} if body and "type" in body else body
                    method = "GET" if body is None else "POST"
                    answer = httpx.request(method, served.url + path, json=asked, headers=cookie)
                    if answer.status_code == 429:
                        break
                assert answer.status_code == 429, path
                assert int(answer.headers["retry-after"]) >= 1
                assert answer.json()["code"] == "slow-down"
                now += int(answer.headers["retry-after"]) + 1
                answer = httpx.request(method, served.url + path, json=asked, headers=cookie)
                assert answer.status_code < 402, path

    with serving(tmp_path / "x.sqlite", pace=1.0) as served:
        run(play(served))


def test_forwarded_headers_of_untrusted_client_are_ignored(tmp_path: Path) -> None:
    with serving(tmp_path / "x.sqlite", pace=1.0) as served:
        strange = httpx.HTTPTransport(local_address="127.0.0.2")  # no proxy that is trusted
        with httpx.Client(base_url=served.url, transport=strange) as http:
            answers = [
                http.post(
                    "/api/me",
                    json={"name": "Eve"},
                    headers={"X-Forwarded-For": f"10.0.0.{i}", "Forwarded": f"for=10.0.0.{i}"},
                )
                for i in range(25)
            ]
        assert [each.status_code for each in answers] == [201] * 20 + [429] * 5
