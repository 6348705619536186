"""Tokens: what their scopes allow, when they expire, and what becomes of their connections."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from support.security import ME, OPEN, every_route
from support.serving import Person, Served
from support.table_fixtures import Clients, rows, serving_on, with_clients, write

DAY = 24 * 3600


async def make_token(person: Person, scope: str, **more: Any) -> str:
    body = {"name": f"{scope} robot", "scope": scope, **more}
    return str((await person.post("/api/me/tokens", body, 201))["token"])


async def with_scope(clients: Clients, person: Person, scope: str) -> Person:
    return await clients.with_token(await make_token(person, scope))


def test_scopes_say_what_a_token_may_do(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = (await ada.make_table("cyberion", [ME]))["id"]
        say = {"type": "say", "seat": 0, "text": "hello"}
        new_table = {"game": "cyberion", "options": {"players": 1}, "seats": [ME]}
        allowed = {"read": 1, "play": 2, "manage": 3}
        for scope, rank in allowed.items():
            robot = await with_scope(clients, ada, scope)
            for needed, method, path, body in (
                (1, "GET", "/api/me", None),
                (1, "GET", f"/api/tables/{table}/whole?seat=0", None),
                (2, "POST", f"/api/tables/{table}/acts", {**say, "client": f"{scope}-say"}),
                (2, "POST", "/api/tables", new_table),
                (2, "POST", "/api/daily/cyberion", None),
                (3, "PATCH", "/api/me", {"webhook": None}),
                (3, "POST", "/api/me/tokens", {"name": f"by {scope}"}),
                (3, "DELETE", "/api/me/tokens/none", None),
            ):
                answer = await robot.http.request(method, path, json=body)
                if needed <= rank:
                    assert answer.is_success, (scope, path, answer.text)
                else:
                    assert answer.status_code == 403, (scope, path)
                    refusal = answer.json()
                    assert refusal["code"] == "token-scope"
                    word = list(allowed)[needed - 1]
                    assert refusal["params"] == {"needed": word}
                    assert word in refusal["text"]

    with_clients(served, play)


def test_reading_token_changes_nothing_on_any_route(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        made = await ada.make_table("cyberion", [ME, OPEN])
        robot = await with_scope(clients, ada, "read")
        words = {"table": made["id"], "number": "1", "invite": made["invite"]}
        words |= {"game": "cyberion", "day": "2026-01-01", "name": "none"}
        for method, path, body in await every_route(served, words):
            answer = await robot.http.request(method, path, json=body)
            if method != "GET" and path not in ("/api/me", "/api/me/sign-out"):
                assert answer.status_code == 403, (method, path)
                assert answer.json()["code"] == "token-scope"

    with_clients(served, play)


def test_reading_token_watches_by_socket(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        seat = await clients.subscribe(await with_scope(clients, ada, "read"), table, 0)
        assert seat.menu is not None
        for kind, body in (
            ("say", {"seat": 0, "text": "hello"}),
            ("move", {"seat": 0, "decision": seat.decision, "move": seat.moves()[0]}),
            ("why", {"seat": 0, "move": seat.moves()[0]}),
        ):
            assert (await seat.send(kind, **body))["refusal"]["code"] == "token-scope"
        assert (await seat.send("ping"))["type"] == "pong"
        playing = await clients.subscribe(await with_scope(clients, ada, "play"), table, 0)
        assert (await playing.move(playing.moves()[0]))["type"] == "done"
        await seat.until(lambda: seat.number == playing.number)

    with_clients(served, play)


def test_removed_token_closes_its_sockets_only(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        seats = [
            await clients.subscribe(await with_scope(clients, ada, scope), table, 0)
            for scope in ("play", "manage")
        ]
        own = await clients.subscribe(ada, table, 0)
        await ada.http.delete("/api/me/tokens/play robot")
        await seats[0].until(lambda: seats[0].closed is not None)
        assert seats[0].closed == (1012, "")
        for other in (seats[1], own):
            assert (await other.send("ping"))["type"] == "pong"

    with_clients(served, play)


def test_token_expires_and_closes_its_sockets(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        robot = await with_scope(clients, ada, "play")
        await robot.get("/api/me")
        soon = time.time() + 1.0
        write(served, "UPDATE tokens SET ends = ? WHERE person = ?", soon, ada.me["id"])
        seat = await clients.subscribe(robot, table, 0)
        await seat.until(lambda: seat.closed is not None)
        assert (await robot.get("/api/me", 401))["code"] == "bad-token"
        assert await ada.get("/api/me/tokens") == []
        await make_token(ada, "play")
        stored = rows(served, "SELECT name FROM tokens WHERE person = ?", ada.me["id"])
        assert stored == [("play robot",)], "the expired one makes room for one of its name"

    with_clients(served, play)


@pytest.mark.parametrize(("asked", "days"), [({}, 90), ({"days": 1}, 1), ({"days": 366}, 366)])
def test_end_of_token_is_chosen_within_limits(
    served: Served, asked: dict[str, int], days: int
) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        given = await ada.post("/api/me/tokens", {"name": "robot", **asked}, 201)
        assert given["ends"] == pytest.approx(time.time() + days * DAY, abs=60)
        (listed,) = await ada.get("/api/me/tokens")
        assert (listed["scope"], listed["ends"]) == ("manage", given["ends"])
        for wrong in ({"days": 0}, {"days": 367}, {"scope": "all"}, {"days": None}):
            body = {"name": "other", **wrong}
            assert (await ada.post("/api/me/tokens", body, 400))["code"] == "malformed"

    with_clients(served, play)


def test_an_operator_chooses_how_many_tokens_one_person_may_have(tmp_path: Path) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        await ada.post("/api/me/tokens", {"name": "one"}, 201)
        refused = await ada.post("/api/me/tokens", {"name": "two"}, 409)
        assert (refused["code"], refused["params"]) == ("too-many-tokens", {"most": 1})

    with serving_on("sqlite", tmp_path, most_tokens=1) as running:
        with_clients(running, play)
