"""Every route and web socket has a pace, and nothing is opened for who is too quick.

The routes are those that the application has: a new one is asked for here as well.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from litestar.routes import HTTPRoute
from websockets.asyncio.client import connect

from dreamcog.core.refusal import Refused
from dreamcog.server.api.app import routes
from dreamcog.server.api.sockets import TRY_AGAIN
from dreamcog.server.live.exports import today
from support.databases import SQLITE
from support.serving import Served
from support.table_fixtures import serving_on

BODIES: dict[str, Any] = {
    "becomeGuest": {"name": "Eve"},
    "changeMe": {"name": "Ada"},
    "makeAccount": {"login": "ada@example", "password": "long enough to be one"},
    "signIn": {"login": "ada@example", "password": "long enough to be one"},
    "changePassword": {"old": "long enough", "new": "long enough to be one"},
    "deleteMe": {"password": ""},
    "makeToken": {"name": "mine"},
    "makeTable": {"game": "cyberion"},
    "sitDown": {"client": "c"},
    "acceptInvitation": {"client": "c"},
    "act": {"type": "say", "client": "c", "seat": 0, "text": "hm"},
    "why": {"client": "c", "seat": 0, "move": {}},
    "preview": {"client": "c", "seat": 0, "move": {}},
    "hint": {"client": "c", "seat": 0},
    "tryAgain": {"number": 1},
}
"""What is sent to a route, by its operation."""
OVER = ("tryAgain", "askReview")
"""Operations at a table that is over."""
CHEAP = {
    *("games", "schema", "reference"),  # made once
    *("health", "metrics", "first_page", "any_page"),
    *("welcome", "whoAmI", "myTokens"),  # little more than the caller
    *("signOut", "deleteMe"),  # once for each session and person
}
"""What has no limit of its own besides those of requests and calls."""
WITHOUT_CALLER = {
    *("health", "metrics", "first_page", "any_page", "games", "schema", "reference", "box"),
    *("becomeGuest", "signOut"),
}
"""What does not ask who the caller is: it is counted by address alone."""


class Asked(NamedTuple):
    """A request to a route."""

    operation: str
    method: str
    path: str


def operations() -> list[Asked]:
    """All routes of HTTP that the application has; those of errors and options follow from them."""
    found = []
    for route in routes().routes:
        assert isinstance(route, HTTPRoute), "sockets are no routes of the application"
        for handler in route.route_handlers:
            is_reference = route.path.startswith("/api/reference")
            operation = (
                "reference" if is_reference else handler.operation_id or handler.handler_name
            )
            if "OPTIONS" not in handler.http_methods:
                (method,) = set(handler.http_methods) - {"HEAD"}
                found.append(Asked(str(operation), method, route.path))
    return found


ALL = sorted(operations())
"""In an order of their own: processes that share the tests must find the same."""


class Hurried:
    """A person with tables, at a server in which refusals do not wait."""

    def __init__(self, served: Served, http: httpx.Client) -> None:
        self.served, self.http = served, http
        self.opened: list[str] = []
        limits = served.services.rate_limits
        limits._refused = self  # type: ignore[assignment]
        self.post("/api/me", {"name": "Ada"})
        game = {"game": "cyberion"}
        self.over = self.post("/api/tables", game)["id"]
        self.post(f"/api/tables/{self.over}/close")
        self.made = self.post("/api/tables", game)
        registry = served.services.registry
        opening = registry.table

        async def table(table: str) -> Any:
            self.opened.append(table)
            return await opening(table)

        registry.table = table  # type: ignore[method-assign]

    async def wait(self, _: str) -> None:
        """In place of the pace of refusals."""

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def ask(self, asked: Asked) -> httpx.Response:
        """The answer of a route."""
        values = {
            "{table:str}": self.over if asked.operation in OVER else self.made["id"],
            "{invite:str}": self.made["invite"],
            "{game:str}": "cyberion",
            "{day:str}": today(),
            "{number:int}": "1",
            "{name:str}": "mine",
            "{path:path}": "/somewhere",
            "{path:str}": "somewhere",
        }
        path = asked.path
        for place, value in values.items():
            path = path.replace(place, value)
        assert "{" not in path, "name a value for the path of the new route"
        return self.http.request(asked.method, path, json=BODIES.get(asked.operation))

    def refuse(self, monkeypatch: pytest.MonkeyPatch, *allowed: str, only: str = "") -> None:
        """Refuse all that is limited but what is allowed, or only one thing."""

        def take(what: str, *_: str) -> None:
            if (what == only) if only else (what not in allowed):
                raise Refused("slow-down", wait=9)

        monkeypatch.setattr(self.served.services.rate_limits, "take", take)


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hurried]:
    folder: Path = tmp_path_factory.mktemp("paced")
    with (
        serving_on(SQLITE, folder, metrics="all") as served,
        httpx.Client(base_url=served.url) as http,
    ):
        yield Hurried(served, http)


@pytest.mark.parametrize("asked", ALL, ids=lambda asked: asked.operation)
def test_requests_of_an_address_have_a_pace(
    asked: Asked, hurried: Hurried, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurried.refuse(monkeypatch, only="request")
    hurried.opened.clear()
    answer = hurried.ask(asked)
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "9")
    assert hurried.opened == []


@pytest.mark.parametrize("is_known", [True, False])
def test_calls_have_a_pace_for_people_and_for_those_without_a_name(
    is_known: bool, hurried: Hurried, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurried.refuse(monkeypatch, only="call")
    hurried.opened.clear()
    if not is_known:
        monkeypatch.setattr(hurried.http, "cookies", httpx.Cookies())
    calls = [each for each in ALL if each.operation not in WITHOUT_CALLER]
    asked = {each.operation: hurried.ask(each).status_code for each in calls}
    assert set(asked.values()) == {429}, asked
    assert hurried.opened == []


@pytest.mark.parametrize(
    "asked",
    [each for each in ALL if each.operation not in CHEAP],
    ids=lambda asked: asked.operation,
)
def test_what_computes_or_writes_has_a_limit_of_its_own(
    asked: Asked, hurried: Hurried, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurried.refuse(monkeypatch, "request", "call")
    hurried.opened.clear()
    answer = hurried.ask(asked)
    assert answer.status_code == 429, f"{answer.text}: a limit, and what to send in BODIES"
    assert asked.method != "GET" or hurried.opened == []


@pytest.mark.parametrize("is_known", [True, False])
@pytest.mark.parametrize("limit", ["request", "call"])
@pytest.mark.parametrize("path", ["live/me", "live/tables/{table}"])
def test_web_sockets_are_counted_like_requests(
    path: str, limit: str, is_known: bool, hurried: Hurried, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurried.refuse(monkeypatch, only=limit)
    hurried.opened.clear()
    url = hurried.served.url.replace("http", "ws")
    cookies = "; ".join(f"{name}={value}" for name, value in hurried.http.cookies.items())

    async def ask() -> Any:
        at = f"{url}/{path.format(table=hurried.made['id'])}"
        headers = {"Cookie": cookies} if is_known else {}
        async with asyncio.timeout(10), connect(at, additional_headers=headers) as socket:
            told = json.loads(await socket.recv())
            await socket.wait_closed()
            return told["refusal"]["code"], socket.close_code

    assert asyncio.run(ask()) == ("slow-down", TRY_AGAIN)
    assert hurried.opened == []
