"""What strangers may not do: act for others, see what is hidden, find out what is secret."""

from __future__ import annotations

import asyncio
import copy
import io
import json
import logging
import random
import sys
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from dreamcog.core.registry import games
from dreamcog.core.table import Table
from dreamcog.server.broadcast.channel import Channel
from dreamcog.server.broadcast.messages import encode
from dreamcog.server.live.creation import new_id, record_of
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.ops.logs import set_up_logs
from dreamcog.server.store.people import find_person
from dreamcog.server.store.records import Entry
from dreamcog.server.table.game_cache import open_game
from dreamcog.server.table.state import TableState
from support.hostile import knock
from support.serving import Person, Served, serving

pytestmark = pytest.mark.slow

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
async def nobody(served: Served) -> AsyncIterator[Person]:
    """Somebody who has not said who they are."""
    person = Person(served.url)
    async with person.http:
        yield person


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path / "x.sqlite") as found:
        yield found


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def token_of(person: Person, name: str = "robot") -> dict[str, str]:
    """The headers of a program that plays in somebody's name."""
    given = await person.post("/api/me/tokens", {"name": name}, 201)
    return {"Authorization": f"Bearer {given['token']}"}


async def make_account(person: Person, login: str) -> None:
    await person.post("/api/me/account", {"login": login, "password": PASSWORD}, 201)


# Cookies and headers.


@pytest.mark.parametrize("is_secure", [False, True])
def test_cookie_is_http_only_and_same_site(is_secure: bool, tmp_path: Path) -> None:
    base = "/dreamcog" if is_secure else ""
    with serving(tmp_path / "x.sqlite", is_secure=is_secure, base_path=base) as served:
        answer = httpx.post(f"{served.url}{base}/api/me", json={"name": "Ada"})
        (cookie,) = answer.headers.get_list("set-cookie")
        told = {each.strip().lower() for each in cookie.split(";")[1:]}
        assert {"httponly", "samesite=lax", f"path={base or '/'}"} <= told
        assert ("secure" in told) == is_secure


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


# Other sites.


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


# Who is who.


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
                told = await eve.post("/api/me/sign-in", asked, 401)
                answers.append((told, weighed[before:]))
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


# Pace.


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


# Tables.


def test_ids_and_invitations_cannot_be_guessed(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada") as (ada,):
            made = [await ada.make_table("cyberion", [ME, OPEN]) for _ in range(5)]
            words = [each[name] for each in made for name in ("id", "invite")]
            assert len(set(words)) == len(words)
            assert all(len(word) * 6 >= 128 for word in words)
            assert len({word[:4] for word in words}) == len(words)

    run(play())


def test_invitation_is_shown_only_to_seated_people(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada", "Bob", "Eve") as (ada, bob, eve):
            made = await ada.make_table("mech-a-dream", [ME, OPEN, OPEN])
            path = f"/api/tables/{made['id']}"
            await bob.sit(made["invite"])
            for person, sees in ((ada, True), (bob, True), (eve, False)):
                assert ((await person.get(path))["invite"] == made["invite"]) == sees
                watching = await person.subscribe(made["id"])
                assert any(made["invite"] in raw for raw in watching.raw) == sees
                await watching.leave()
            await eve.post(f"{path}/sit", {"client": "c"}, 403)
            await eve.post(f"{path}/rematch", status=403)
            assert made["invite"] not in json.dumps(await eve.get("/api/tables/open"))

    run(play())


async def every_door(served: Served, words: dict[str, str]) -> list[tuple[str, str, Any]]:
    """Every request of the schema, with these words in its path, and something to say."""
    async with httpx.AsyncClient(base_url=served.url) as http:
        schema = (await http.get("/api/schema.json")).json()
    move = {"client": "walk", "seat": 0, "move": {"do": "end-turn"}}
    bodies: dict[str, Any] = {
        "act": {"type": "say", "client": "walk", "seat": 0, "text": "hello"},
        "why": {"type": "why", **move},
        "preview": {"type": "preview", **move},
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
        for method, door in methods.items():
            if "requestBody" in door:
                assert door["operationId"] in bodies, "say something at this door as well"
            body = bodies.get(door["operationId"])
            found.append((method.upper(), path.format(**words), body))
    return sorted(found, key=lambda each: each[1] == "/api/me/goodbye")


def test_private_table_is_hidden_from_every_route(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada", "Eve") as (ada, eve), nobody(served) as stranger:
            made = await ada.make_table("cyberion", [ME, BOT], is_watched=False)
            over = await ada.make_table("cyberion", [ME, BOT], is_watched=False)
            await ada.post(f"/api/tables/{over['id']}/close")
            for table in (made["id"], over["id"]):
                words = {"table": table, "number": "1", "invite": "none", "game": "cyberion"}
                words |= {"day": "2026-01-01", "name": "none"}
                for method, path, body in await every_door(served, words):
                    if table not in path:
                        continue
                    for person in (eve, stranger):
                        for seat in ("", "?seat=0", "?after=0&wait=0.1"):
                            answer = await person.http.request(method, path + seat, json=body)
                            assert answer.status_code in (401, 403, 404), (path, answer.text)
                for person in (eve, stranger):
                    for seat in ("", "?seat=0"):
                        assert (await knock(person, f"/live/tables/{table}{seat}"))[0] == 4403
                for person in (eve, stranger):
                    assert table not in json.dumps(await person.get("/api/tables/open"))
                assert table not in json.dumps(await eve.get("/api/tables"))
            log = await ada.get(f"/api/tables/{made['id']}/log")
            assert [each["what"] for each in log if each["what"] != "move"] == ["sit", "bot"]

    run(play())


def test_other_persons_seat_cannot_be_seen_or_played(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada", "Bob", "Eve") as (ada, bob, eve):
            made = await ada.make_table("mech-a-dream", [ME, OPEN, BOT])
            await bob.sit(made["invite"], 1)
            await ada.act(made["id"], "say", 0, text="hello", status=200)
            table = f"/api/tables/{made['id']}"
            done = [each for each in await ada.get(f"{table}/log") if each["seat"] < 2]
            for person, seat in (
                (bob, 0),
                (eve, 0),
                (eve, 1),
                (eve, 2),
                (ada, 1),
                (ada, 2),
                (bob, 3),
            ):
                for path in (f"{table}/whole", f"{table}/log", f"{table}/positions/1"):
                    await person.get(path, 403, seat=seat)
                assert (await knock(person, f"/live/tables/{made['id']}?seat={seat}"))[0] == 4403
                watching = await person.subscribe(made["id"])
                for kind, more in (
                    *(("look", {}), ("why", {"move": {}}), ("preview", {"move": {}})),
                    *(("move", {"decision": 1, "move": {}}), ("undo", {}), ("resign", {})),
                    *(("say", {"text": "I"}), ("leave", {}), ("take-back", {})),
                    ("hand-over", {"away": seat, "bot": "greedy"}),
                ):
                    for client in ("c1", "c2"):  # the second is one that Ada has used
                        told = {"seat": seat, "client": client, **more}
                        watching.answers.clear()
                        answer = await watching.send(kind, **told)
                        assert answer["type"] == "refused", (kind, answer)
                        assert answer["refusal"]["code"] == "not-your-seat"
                        if kind != "look":
                            path = f"{table}/{kind if kind in ('why', 'preview') else 'acts'}"
                            await person.post(path, {"type": kind, **told}, 403)
                await watching.leave()
            assert [each for each in await ada.get(f"{table}/log") if each["seat"] < 2] == done

    run(play())


def test_former_owner_of_seat_learns_nothing_of_new_owner(served: Served) -> None:
    async def play(is_watched: bool) -> None:
        async with people(served, "Ada", "Mallory", "Victim") as (ada, mallory, victim):
            seats = [ME, OPEN, OPEN, BOT]
            options = {"players": 4, "variants": ["robots"]}
            made = await ada.make_table(
                "mech-a-dream", seats, options=options, is_watched=is_watched
            )
            table = made["id"]
            await mallory.sit(made["invite"], 1)
            listening = await mallory.subscribe(table, 1)
            path = f"/api/tables/{table}"
            earlier = await mallory.get(f"{path}/positions/3", seat=1)
            assert earlier["monitors_dealt"] == []
            asked = {"client": "c", "seat": 1, "move": {"do": "choose-monitor", "monitor": "m1"}}
            for kind in ("why", "preview"):
                refused = await mallory.post(f"{path}/{kind}", {"type": kind, **asked}, 409)
                assert refused["code"] == "table-not-full"
            waiting = asyncio.create_task(
                mallory.http.get(f"/api/tables/{table}/whole?seat=1&after=3&wait=5")
            )
            await asyncio.sleep(0.2)
            await mallory.act(table, "leave", 1)
            assert (await waiting).status_code == 403
            await victim.sit(made["invite"], 1)
            await ada.sit(made["invite"], 2)
            playing = await victim.subscribe(table, 1)
            assert playing.position["monitors_dealt"]
            await playing.play_any(random.Random(1))
            if is_watched:
                await listening.until(lambda: listening.number == playing.number)
                watching = await ada.subscribe(table)
                assert listening.position == watching.position
                await watching.leave()
            else:
                await listening.until(lambda: bool(listening.other))
                assert listening.other == [{"type": "gone", "reason": "not-yours"}]
                assert listening.number < playing.number
            dealt = playing.position["monitors_dealt"]
            assert not any(f'"{each}"' in raw for each in dealt for raw in listening.raw)
            for seen in (listening, playing):
                await seen.leave()

    run(play(True))
    run(play(False))


def test_idempotency_key_of_former_owner_is_refused(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada", "Bob", "Cleo") as (ada, bob, cleo):
            made = await ada.make_table("mech-a-dream", [ME, OPEN, OPEN])
            path = f"/api/tables/{made['id']}/acts"
            say = {"type": "say", "client": "same", "seat": 1, "text": "hello"}
            await bob.sit(made["invite"], 1)
            first = await bob.post(path, say)
            assert await bob.post(path, say) == {**first, "again": True}
            await bob.act(made["id"], "leave", 1)
            await cleo.sit(made["invite"], 1)
            refused = await cleo.post(path, say, 400)
            assert refused["params"]["where"] == "client"
            await bob.post(path, say)  # it was done, whoever sits there now
            await cleo.post(path, {**say, "client": "another"})

    run(play())


def test_sitting_down_again_with_same_key_is_refused(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada", "Bob") as (ada, bob):
            made = await ada.make_table("mech-a-dream", [ME, OPEN, OPEN])
            path = f"/api/invites/{made['invite']}"
            await bob.post(path, {"client": "same"})
            await bob.act(made["id"], "leave", 1)
            await bob.post(path, {"client": "same"}, 400)
            await bob.post(path, {"client": "another"})

    run(play())


def test_person_who_just_acted_is_not_away(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada", "Bob") as (ada, bob):
            made = await ada.make_table("cyberion", [ME, OPEN])
            await bob.sit(made["invite"], 1)
            refused = await ada.act(made["id"], "hand-over", 0, 409, away=1, bot="greedy")
            assert refused["code"] == "not-away"

    run(play())


# Seeds.


def test_saved_game_of_running_table_is_refused(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada") as (ada,):
            made = await ada.make_table("cyberion", [ME])
            path = f"/api/tables/{made['id']}/save"
            assert (await ada.get(path, 409))["code"] == "game-still-on"
            assert (await ada.get("/api/me/data"))["tables"][0]["save"] is None
            await ada.act(made["id"], "resign")
            assert len((await ada.get(path))["seed"]) == 32

    run(play())


@pytest.mark.slow
def test_seed_of_todays_deal_is_on_no_route(served: Served) -> None:
    async def play() -> None:
        async with people(served, "Ada", "Eve") as (ada, eve), nobody(served) as stranger:
            tables = {game: await ada.post(f"/api/daily/{game}", status=201) for game in games()}
            await ada.act(tables["cyberion"]["id"], "resign")
            seeds = []
            for game, made in tables.items():
                state = await load_state(served, made["id"])
                seeds += [state.record.seed, str(int(state.record.seed, 16))]
                words = {"table": made["id"], "game": game, "day": str(state.record.daily)}
                words |= {"number": "1", "invite": state.record.invite, "name": "none"}
                for method, path, body in await every_door(served, words):
                    for person in (stranger, eve, ada):
                        answer = await person.http.request(method, path, json=body)
                        assert not any(seed in answer.text for seed in seeds), path
                        if "/daily" in path and method == "GET":
                            assert '"seed":null' in answer.text
                for person in (ada, eve):
                    await person.post("/api/me", {"name": "again"}, 201)

    run(play())


async def load_state(served: Served, table: str) -> TableState:
    """A table as the server knows it."""

    async def find() -> LiveTable:
        return await served.services.registry.table(table)

    live: LiveTable = await asyncio.to_thread(served.within, find)
    return live.state


def test_stopped_private_table_is_exported_only_to_its_people(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with people(served, "Ada", "Eve") as (ada, eve), nobody(served) as stranger:
            private = (await ada.make_table("cyberion", [ME], is_watched=False))["id"]
            watched = (await ada.make_table("cyberion", [ME]))["id"]
            daily = (await ada.post("/api/daily/cyberion", status=201))["id"]
            kind = type((await load_state(served, private)).table.game.kind)
            monkeypatch.setattr(kind, "rules_version", 9999)
            served.services.registry._tables.clear()
            for person, private_status in ((ada, 200), (eve, 403), (stranger, 403)):
                await person.get(f"/api/tables/{private}/save", private_status)
                await person.get(f"/api/tables/{watched}/save")
                refused = await person.get(f"/api/tables/{daily}/save", 409)
                assert refused["code"] == "day-not-over"

    run(play())


@pytest.mark.parametrize("game", games())
def test_messages_do_not_depend_on_hidden_state(game: str) -> None:
    rng = random.Random(7)
    players = 3 if game == "mech-a-dream" else 2
    record = record_of(open_game(game, {"players": players}), seed="7" * 32, host="p0")
    state = TableState(record)

    def take(kind: str, seat: int, body: dict[str, Any]) -> None:
        number = state.number + 1
        state.apply(Entry(record.id, number, kind, seat, f"p{seat}", body, new_id(), 1.0))

    for seat in range(players):
        take("sit", seat, {"name": f"P{seat}"})
    compared = 0
    while state.outcome is None and state.number < 120:
        for seat in range(players):
            guess = state.table.game.guess(state.table.position(seat), rng)
            twin = copy.copy(state)
            twin.table = Table(state.table.game, guess, 1)
            own, twins = (snapshot_for(each, f"p{seat}", seat) for each in (state, twin))
            assert own == twins
            compared += guess != state.table.state
        seat = state.turn[0]
        take("move", seat, dict(rng.choice(list(state.table.moves(seat)))))
    assert compared > 10


def snapshot_for(state: TableState, person: str, seat: int) -> bytes:
    """The snapshot of a table for a seat."""
    return encode(Channel(state).snapshot(person, seat, None))


# Addresses and logs.


def test_webhook_to_private_network_is_refused(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        async with people(served, "Ada") as (ada,):
            for address in (
                *("http://127.0.0.1:80/", "http://localhost/", "http://[::1]/", "http://0/"),
                *("http://169.254.169.254/latest/meta-data", "http://10.0.0.1/", "file:///etc/x"),
                *(
                    "http://2130706433/",
                    "http://0x7f.1/",
                    "http://user@example.com/",
                    "gopher://x.y/",
                ),
                *("http://[::ffff:127.0.0.1]/", "https://example.com:22/", "javascript:alert(1)"),
            ):
                answer = await ada.http.patch("/api/me", json={"webhook": address})
                assert answer.json()["code"] == "bad-webhook", address
            answer = await ada.http.patch("/api/me", json={"webhook": "https://example.com/hook"})
            assert answer.status_code == 200

    with serving(tmp_path / "x.sqlite", webhooks="public") as served:
        run(play(served))


@contextmanager
def written_down(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Everything that is logged meanwhile, as programs read it."""
    buffer = io.StringIO()
    root, ours = logging.getLogger(), logging.getLogger("dreamcog")
    levels, handlers = (root.level, ours.level), list(root.handlers)
    monkeypatch.setattr(sys, "stderr", buffer)
    set_up_logs("json", "debug")
    try:
        yield buffer
    finally:
        root.handlers[:] = handlers
        root.setLevel(levels[0])
        ours.setLevel(levels[1])


def test_secrets_are_not_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secrets: list[str] = [PASSWORD]

    async def play(served: Served) -> None:
        async with people(served, "Ada", "Bob") as (ada, bob):
            await make_account(ada, "ada")
            secrets.append((await token_of(ada))["Authorization"].split()[1])
            made = await ada.make_table("cyberion", [ME, OPEN])
            await bob.sit(made["invite"])
            secrets.extend([made["invite"], (await load_state(served, made["id"])).record.seed])
            secrets.extend(person.cookie.partition("=")[2] for person in (ada, bob))
            seen = await ada.subscribe(made["id"], 0)
            await seen.send("say", seat=0, text="a word among us")
            await seen.leave()
            words = {"table": made["id"], "number": "1", "invite": made["invite"]}
            words |= {"game": "cyberion", "day": "2026-01-01", "name": secrets[1]}
            for method, path, body in await every_door(served, words):
                await bob.http.request(method, f"{path}?token={secrets[1]}", json=body)
            authenticator = served.services.authenticator
            monkeypatch.setattr(
                authenticator, "by_cookie", find_person
            )  # an error of ours, with all
            await ada.get("/api/me", 500)
            secrets.extend(["a word among us", f"token={secrets[1]}"])

    with written_down(monkeypatch) as log, serving(tmp_path / "x.sqlite") as served:
        run(play(served))
        time.sleep(0.1)
    lines = log.getvalue().splitlines()
    assert len(lines) > 30
    assert any("Traceback" in line for line in lines)
    assert [line for line in lines if any(secret in line for secret in secrets)] == []
