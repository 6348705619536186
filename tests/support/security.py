"""Helpers of the security tests: people with browsers, tokens and accounts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx

from support.serving import Person, Served

PASSWORD = "correct horse battery"


HEADERS = {
    *("content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options"),
    *("cross-origin-opener-policy", "cross-origin-resource-policy", "permissions-policy"),
}


ELSEWHERE = {"Origin": "https://elsewhere.example"}


ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}


@asynccontextmanager
async def people(served: Served, *names: str) -> AsyncIterator[list[Person]]:
    """Some people, each with a browser of their own."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(served.url, name)) for name in names]


@asynccontextmanager
async def anonymous(served: Served) -> AsyncIterator[Person]:
    """A client that is not authenticated."""
    person = Person(served.url)
    async with person.http:
        yield person


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def token_of(person: Person, name: str = "robot") -> dict[str, str]:
    """The headers of a program with a token of the person."""
    given = await person.post("/api/me/tokens", {"name": name}, 201)
    return {"Authorization": f"Bearer {given['token']}"}


async def make_account(person: Person, login: str) -> None:
    await person.post("/api/me/account", {"login": login, "password": PASSWORD}, 201)


async def every_route(served: Served, words: dict[str, str]) -> list[tuple[str, str, Any]]:
    """Every request of the schema as method, path with these values, and body."""
    async with httpx.AsyncClient(base_url=served.url) as http:
        schema = (await http.get("/api/schema.json")).json()
    move = {"client": "walk", "seat": 0, "move": {"do": "end-turn"}}
    bodies: dict[str, Any] = {
        "act": {"type": "say", "client": "walk", "seat": 0, "text": "hello"},
        "why": {"type": "why", **move},
        "preview": {"type": "preview", **move},
        "hint": {"type": "hint", "client": "walk", "seat": 0},
        "tryAgain": {"number": 1},
        "sitDown": {"client": "walk"},
        "acceptInvitation": {"client": "walk"},
        "makeTable": {"game": "cyberion"},
        "becomeGuest": {"name": "Walker"},
        "signIn": {"login": "nobody", "password": PASSWORD},
        "makeAccount": {"login": "walker", "password": PASSWORD},
        "changePassword": {"old": PASSWORD, "new": PASSWORD},
        "makeToken": {"name": "walker"},
        "deleteMe": {},
        "changeMe": {},
    }
    found = []
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            if "requestBody" in operation:
                assert operation["operationId"] in bodies, "a body for this operation is missing"
            body = bodies.get(operation["operationId"])
            found.append((method.upper(), path.format(**words), body))
    return sorted(found, key=lambda each: each[1] == "/api/me/goodbye")
