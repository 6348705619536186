"""Sessions: where one begins the earlier one ends, and all of them expire."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

import httpx
import pytest
from itsdangerous import TimestampSigner
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from dreamcog.server.admin.retention import remove_expired_sessions
from support.serving import Person, Served
from support.table_fixtures import Clients, rows, with_clients

PASSWORD = "correct horse"
DAY = 24 * 3600


async def make_account(person: Person, login: str) -> None:
    await person.post("/api/me/account", {"login": login, "password": PASSWORD}, 201)


def status_with(served: Served, cookie: str) -> int:
    """How a request with a cookie is answered."""
    return httpx.get(f"{served.url}/api/me", headers={"Cookie": cookie}).status_code


async def reads_until_closed(served: Served, headers: dict[str, str]) -> Any:
    """A connection for notifications; the function waits until the server closes it."""
    socket = await connect(
        served.url.replace("http", "ws") + "/live/me", additional_headers=headers
    )

    async def closed() -> int:
        with suppress(ConnectionClosed):
            while True:
                await socket.recv()
        return socket.close_code or 0

    return closed


def test_account_of_guest_gets_new_session(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        old = ada.cookie
        closed = await reads_until_closed(served, {"Cookie": old})
        await make_account(ada, "new-session")
        assert ada.cookie != old
        assert status_with(served, old) == 401
        assert (await ada.get("/api/me"))["login"] == "new-session"
        assert await closed() == 1012

    with_clients(served, play)


def test_sign_in_ends_earlier_session_of_browser(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, guest = await clients.guest("Ada"), await clients.guest("Guest")
        await make_account(ada, "signs-in")
        sign_in = {"login": "signs-in", "password": PASSWORD, "claim": False}
        for browser in (guest, ada):
            old = browser.cookie
            closed = await reads_until_closed(served, {"Cookie": old})
            await browser.post("/api/me/sign-in", sign_in)
            assert status_with(served, old) == 401
            assert (await browser.get("/api/me"))["id"] == ada.me["id"]
            assert await closed() == 1012
        assert (await guest.get("/api/me"))["id"] == ada.me["id"], "another browser goes on"

    with_clients(served, play)


def test_sign_out_ends_session_of_this_browser_only(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, elsewhere = await clients.guest("Ada"), await clients.anonymous()
        await make_account(ada, "signs-out")
        await elsewhere.post("/api/me/sign-in", {"login": "signs-out", "password": PASSWORD})
        old = ada.cookie
        closed = await reads_until_closed(served, {"Cookie": old})
        await ada.post("/api/me/sign-out", status=204)
        assert status_with(served, old) == 401
        assert await closed() == 1012
        await elsewhere.get("/api/me")

    with_clients(served, play)


def test_new_password_ends_tokens_and_all_other_sessions(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, elsewhere = await clients.guest("Ada"), await clients.anonymous()
        await make_account(ada, "new-password")
        await elsewhere.post("/api/me/sign-in", {"login": "new-password", "password": PASSWORD})
        token = (await ada.post("/api/me/tokens", {"name": "robot"}, 201))["token"]
        robot = await clients.with_token(token)
        closed = await reads_until_closed(served, {"Authorization": f"Bearer {token}"})
        old = ada.cookie
        await ada.post("/api/me/password", {"old": PASSWORD, "new": "battery staple"})
        assert status_with(served, old) == 401
        await elsewhere.get("/api/me", 401)
        assert (await robot.get("/api/me", 401))["code"] == "bad-token"
        assert await closed() == 1012
        assert await ada.get("/api/me/tokens") == []

    with_clients(served, play)


def test_sessions_expire(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def begin_days_ago(days: int) -> None:
        monkeypatch.setattr(
            TimestampSigner, "get_timestamp", lambda _: int(time.time()) - days * DAY
        )

    async def play(clients: Clients) -> None:
        begin_days_ago(399)
        recent = (await clients.guest("Recent")).cookie
        begin_days_ago(401)
        old = (await clients.guest("Old")).cookie
        monkeypatch.undo()
        assert (status_with(served, recent), status_with(served, old)) == (200, 401)

        ada = await clients.guest("Ada")
        await make_account(ada, "expires")
        for days, status in ((89, 200), (91, 401)):
            begin_days_ago(days)
            await ada.post("/api/me/sign-in", {"login": "expires", "password": PASSWORD})
            monkeypatch.undo()
            assert status_with(served, ada.cookie) == status

    with_clients(served, play)


def test_browser_forgets_cookie_when_session_expires(served: Served) -> None:
    async def play(clients: Clients) -> None:
        browser = await clients.anonymous()
        guest = await browser.http.post("/api/me", json={"name": "Ada"})
        assert f"max-age={400 * DAY}" in guest.headers["set-cookie"].lower()
        account = {"login": "max-age", "password": PASSWORD}
        owner = await browser.http.post("/api/me/account", json=account)
        assert f"max-age={90 * DAY}" in owner.headers["set-cookie"].lower()

    with_clients(served, play)


def test_cookie_from_before_sessions_were_stored_is_accepted_until_ended(served: Served) -> None:
    async def play(clients: Clients) -> None:
        for leave, body, status in (
            ("/api/me/sign-out", None, 204),
            ("/api/me/account", {"login": "older-cookie", "password": PASSWORD}, 201),
        ):
            ada = await clients.guest("Ada")
            older = served.services.authenticator._cookies.dumps([ada.me["id"], 0])
            browser = await clients.anonymous()
            browser.http.cookies.set("dreamcog", str(older))
            assert (await browser.get("/api/me"))["id"] == ada.me["id"]
            await browser.post(leave, body, status)
            assert status_with(served, f"dreamcog={older}") == 401

    with_clients(served, play)


def test_session_ids_are_stored_as_digests(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        session = served.services.authenticator._cookies.loads(ada.cookie.partition("=")[2])
        stored = rows(served, "SELECT hash FROM sessions WHERE person = ?", ada.me["id"])
        assert len(stored) == 1
        assert session not in str(stored)

    with_clients(served, play)


def test_expired_sessions_are_removed(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        database, now = served.services.database, time.time()
        for later, left in ((399 * DAY, 1), (401 * DAY, 0)):
            served.within(lambda at=now + later: remove_expired_sessions(database, at))
            query = "SELECT hash FROM sessions WHERE person = ?"
            assert len(rows(served, query, ada.me["id"])) == left

    with_clients(served, play)
