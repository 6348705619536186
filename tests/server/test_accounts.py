"""Guests, accounts, claiming a guest's data, tokens, and deleting a person."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import httpx
import pytest
from itsdangerous import TimestampSigner

from dreamcog.core.menu_tree import moves_of
from dreamcog.server.people.authentication import COOKIE, GUEST_SECONDS
from dreamcog.server.store.people import find_person
from support.serving import Person, Served
from support.table_fixtures import Clients, eventually, rows, with_clients

ACCOUNT = {"login": "Ada@home", "password": "correct horse"}


async def with_account(clients: Clients, login: str, name: str = "Ada") -> Person:
    person = await clients.guest(name)
    person.me = await person.post(
        "/api/me/account", {"login": login, "password": "correct horse"}, 201
    )
    return person


async def sign_in(person: Person, login: str, **more: Any) -> Any:
    payload = {"login": login, "password": "correct horse", **more}
    person.me = await person.post("/api/me/sign-in", payload)
    return person.me


async def delete(person: Person, path: str) -> None:
    answer = await person.http.delete(path)
    assert answer.status_code == 204, answer.text


async def refused(person: Person, path: str, body: Any, status: int) -> str:
    return str((await person.post(path, body, status))["code"])


def stored(served: Served) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of the database in which a person may be named."""
    names = ["people", "tokens", "tables", "seats", "entries", "results", "attempts", "positions"]
    return {name: rows(served, f"SELECT * FROM {name}") for name in names}


def is_named(text: str, things: Any) -> bool:
    """Whether a text stands anywhere in some things."""
    return text in json.dumps(things, default=str)


def test_guest_gets_http_only_cookie(served: Served) -> None:
    async def play(clients: Clients) -> None:
        anonymous = await clients.anonymous()
        assert (await anonymous.get("/api/me", 401))["code"] == "who-are-you"
        answer = await anonymous.http.post("/api/me", json={"name": "  Ada \u202e L. "})
        assert answer.json()["name"] == "Ada L."
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert (await anonymous.get("/api/me"))["login"] is None

    with_clients(served, play)


def test_welcome_works_with_and_without_session(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, anonymous = await clients.guest("Ada"), await clients.anonymous()
        response = await anonymous.get("/api/welcome")
        games = await anonymous.get("/api/games")
        assert response == {"me": None, "games": games, "guest_table_days": 90}
        assert await ada.get("/api/welcome") == {**response, "me": await ada.get("/api/me")}

    with_clients(served, play)


def test_invisible_name_is_refused(served: Served) -> None:
    async def play(clients: Clients) -> None:
        anonymous = await clients.anonymous()
        assert await refused(anonymous, "/api/me", {"name": "\u200b \u202e"}, 400) == "bad-name"

    with_clients(served, play)


def test_changed_cookie_is_not_accepted(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, eve = await clients.guest("Ada"), await clients.anonymous()
        name, value = ada.cookie.split("=", 1)
        eve.http.cookies.set(name, value[:-3] + "abc")
        await eve.get("/api/me", 401)

    with_clients(served, play)


def test_cookie_is_accepted_until_it_is_too_old(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        database = served.services.database
        person = await asyncio.to_thread(served.within, lambda: find_person(database, ada.me["id"]))
        for age, status in ((GUEST_SECONDS - 600, 200), (GUEST_SECONDS + 600, 401)):
            with monkeypatch.context() as patch:
                made = int(time.time()) - age
                patch.setattr(TimestampSigner, "get_timestamp", lambda _, made=made: made)
                session = served.services.authenticator.new_session(person)
            served.within(lambda begun=session: database.write(begun.stored))
            headers = {"Cookie": f"{COOKIE}={session.cookie}"}
            answer = httpx.get(f"{served.url}/api/me", headers=headers)
            assert answer.status_code == status

    with_clients(served, play)


def test_person_changes_name_and_language(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        answer = await ada.http.patch("/api/me", json={"name": "Ada L.", "language": "fr"})
        assert answer.json() == {**ada.me, "name": "Ada L.", "language": "fr"}
        assert await ada.get("/api/me") == answer.json()
        response = await ada.get("/api/tables/none", 404)
        assert response["code"] == "no-such-table"
        assert "table" in response["text"]

    with_clients(served, play)


def test_account_can_sign_in_elsewhere(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await with_account(clients, "Ada@Elsewhere")
        table = clients.set_table("cyberion", ada, "greedy")
        elsewhere = await clients.anonymous()
        assert (await sign_in(elsewhere, "aDA@elsewhere"))["id"] == ada.me["id"]
        assert [each["id"] for each in await elsewhere.get("/api/tables")] == [table]
        seat = await clients.subscribe(elsewhere, table, 0)
        assert (await seat.move(seat.moves()[0]))["type"] == "done"

    with_clients(served, play)


def test_login_belongs_to_one_person(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await with_account(clients, "one"), await clients.guest("Bob")
        account = {"login": "ONE", "password": "another horse"}
        assert await refused(bob, "/api/me/account", account, 409) == "login-taken"
        assert await refused(ada, "/api/me/account", account, 409) == "has-account"
        await sign_in(bob, "one", claim=False)

    with_clients(served, play)


def test_wrong_password_and_wrong_login_are_refused_alike(served: Served) -> None:
    async def play(clients: Clients) -> None:
        await with_account(clients, "wrong")
        bob = await clients.guest("Bob")
        answers = [
            await bob.post("/api/me/sign-in", {"login": login, "password": "x" * 9}, 401)
            for login in ("wrong", "nobody-has-this")
        ]
        assert answers[0] == answers[1]
        assert answers[0]["code"] == "wrong-login"

    with_clients(served, play)


def test_new_password_ends_other_sessions(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, elsewhere = await with_account(clients, "pass"), await clients.anonymous()
        await sign_in(elsewhere, "pass")
        change = {"old": "correct horse", "new": "battery staple"}
        wrong = {**change, "old": "wrong horse"}
        assert await refused(ada, "/api/me/password", wrong, 401) == "wrong-login"
        await ada.post("/api/me/password", change)
        assert (await ada.get("/api/me"))["id"] == ada.me["id"]
        await elsewhere.get("/api/me", 401)

    with_clients(served, play)


def test_signed_out_browser_is_not_authenticated(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        await ada.post("/api/me/sign-out", status=204)
        await ada.get("/api/me", 401)

    with_clients(served, play)


def test_claimed_running_table_continues(served: Served) -> None:
    async def play(clients: Clients) -> None:
        await with_account(clients, "claims")
        guest, bob = await clients.guest("Guest"), await clients.guest("Bob")
        old = guest.me["id"]
        table = clients.set_table("cyberion", guest, bob)
        before, other = await clients.subscribe_all(table, guest, bob)
        await before.move({"do": "trigger", "robot": "platform/cyclobot-1", "level": 1})
        owner = await sign_in(guest, "claims")
        assert owner["id"] != old
        info = await guest.get(f"/api/tables/{table}")
        assert (info["my_seats"], info["is_host"]) == ([0], True)
        after = await clients.subscribe(guest, table, 0)
        assert (await after.move({"do": "end-turn"}))["type"] == "done"
        await other.until(lambda: other.number == after.number)
        assert [each["id"] for each in await guest.get("/api/tables")] == [table]
        assert rows(served, "SELECT id FROM people WHERE id = ?", old) == []

    with_clients(served, play)


def test_claim_of_table_with_both_gives_account_both_seats(
    served: Served,
) -> None:
    async def play(clients: Clients) -> None:
        owner, guest = await with_account(clients, "both"), await clients.guest("Guest")
        table = clients.set_table("mech-a-dream", owner, guest, options={"first": 1})
        await sign_in(guest, "both")
        assert (await owner.get(f"/api/tables/{table}"))["my_seats"] == [0, 1]
        await owner.act(table, "move", 1, decision=1, move={"do": "stock-room", "take": "ink"})

    with_clients(served, play)


def test_subscription_of_claimed_guest_becomes_watcher(served: Served) -> None:
    async def play(clients: Clients) -> None:
        await with_account(clients, "watches")
        guest, bob = await clients.guest("Guest"), await clients.guest("Bob")
        table = clients.set_table("cyberion", guest, bob)
        seat = await clients.subscribe(guest, table, 0)
        assert seat.menu is not None
        await sign_in(guest, "watches")
        await seat.until(lambda: seat.menu is None)
        assert (await seat.send("move", seat=0, decision=1, move={"do": "end-turn"}))["refusal"][
            "code"
        ] == "not-your-seat"

    with_clients(served, play)


def test_claimed_guests_reserved_seat_becomes_the_accounts(served: Served) -> None:
    async def play(clients: Clients) -> None:
        await with_account(clients, "expected")
        guest, bob = await clients.guest("Guest"), await clients.guest("Bob")
        table = clients.set_table("mech-a-dream", guest, bob)
        await guest.act(table, "resign")
        again = (await bob.post(f"/api/tables/{table}/rematch"))["id"]
        owner = await sign_in(guest, "expected")
        kept = rows(served, 'SELECT kept_for, name FROM seats WHERE "table" = ?', again)
        assert (owner["id"], "Guest") in kept
        listed = {each["id"]: each["is_expected"] for each in await guest.get("/api/tables")}
        assert listed == {again: True}
        info = await guest.post(f"/api/tables/{again}/sit", {"client": "c"}, 201)
        assert (info["my_seats"], info["room"]["status"]) == ([0], "playing")

    with_clients(served, play)


def test_sign_in_without_claim_leaves_guest_data(served: Served) -> None:
    async def play(clients: Clients) -> None:
        await with_account(clients, "apart")
        guest = await clients.guest("Guest")
        clients.set_table("cyberion", guest, "greedy")
        await sign_in(guest, "apart", claim=False)
        assert await guest.get("/api/tables") == []

    with_clients(served, play)


def test_account_does_not_claim_other_account(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await with_account(clients, "swallows"), await with_account(clients, "other")
        table = clients.set_table("cyberion", ada, "greedy")
        await sign_in(ada, "other")
        assert await ada.get("/api/tables") == []
        await sign_in(bob, "swallows")
        assert [each["id"] for each in await bob.get("/api/tables")] == [table]

    with_clients(served, play)


def test_deleted_person_leaves_no_name_and_no_chat(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await with_account(clients, "goes", "Adamantine"), await clients.guest("Bob")
        old = ada.me["id"]
        table = clients.set_table("cyberion", ada, bob)
        waiting = clients.set_table("mech-a-dream", ada, bob, None)
        mine, other = await clients.subscribe_all(table, ada, bob)
        await mine.send("say", seat=0, text="a secret word")
        await other.send("say", seat=1, text="still here")
        await refused(ada, "/api/me/goodbye", {"password": "wrong"}, 401)
        await ada.post("/api/me/goodbye", {"password": "correct horse"}, 204)
        await ada.get("/api/me", 401)

        await eventually(lambda: other.turn == [1] and other.menu is not None)
        assert (await other.move(other.moves()[0]))["type"] == "done"
        log = json.dumps(await bob.get(f"/api/tables/{table}/log", seat=1))
        whole = json.dumps(await bob.get(f"/api/tables/{table}/whole", seat=1))
        listed = json.dumps(await bob.get("/api/tables"))
        for response in (log, whole, listed):
            assert "Adamantine" not in response
            assert "a secret word" not in response
            assert old not in response
        assert "still here" in log
        said = [each for each in json.loads(log) if each["what"] == "say"]
        assert [each["said"]["text"] for each in said] == ["", "still here"]
        gone = [each for each in json.loads(log) if each["what"] == "hand-over"]
        assert [(each["seat"], each["why"]) for each in gone] == [(0, "gone")]
        room = (await bob.get(f"/api/tables/{waiting}"))["room"]
        assert [each["kind"] for each in room["seats"]] == ["open", "person", "open"]
        for column in ("people.name", "seats.name", "entries.body", "entries.person"):
            name, field = column.split(".")
            kept = rows(served, f"SELECT {field} FROM {name}")
            assert not any("Adamantine" in str(row) or old in str(row) for row in kept)

    with_clients(served, play)


def test_reserved_seat_of_deleted_person_has_no_name(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob, cyd = [await clients.guest(name) for name in ("Adamantine", "Bob", "Cyd")]
        old = ada.me["id"]
        table = clients.set_table("mech-a-dream", ada, bob)
        await ada.act(table, "resign")
        again = await bob.post(f"/api/tables/{table}/rematch")
        watching = await clients.subscribe(bob, again["id"], 1, after=0)
        await ada.post("/api/me/goodbye", {}, 204)
        await watching.until(lambda: watching.room["seats"][0]["kept_for"] is None)
        found = [await bob.get("/api/tables"), await bob.get("/api/tables", over=True)]
        for name in (table, again["id"]):
            for path in ("", "/log", "/whole"):
                found.append(await bob.get(f"/api/tables/{name}{path}"))
        found.append(await bob.get(f"/api/tables/{again['id']}/whole", after=0))
        found.append(await bob.get("/api/me/statistics"))
        found.append(await bob.get("/api/me/data"))
        assert not is_named("Adamantine", found)
        assert not is_named(old, found)
        assert not is_named("Adamantine", stored(served))
        assert not is_named(old, stored(served))
        info = await cyd.sit(again["invite"])
        assert (info["my_seats"], info["room"]["seats"][0]["name"]) == ([0], "Cyd")

    with_clients(served, play)


def test_rematch_after_person_was_deleted_has_no_name(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Adamantine"), await clients.guest("Bob")
        table = clients.set_table("mech-a-dream", ada, bob)
        await ada.act(table, "resign")
        await ada.post("/api/me/goodbye", {}, 204)
        again = (await bob.post(f"/api/tables/{table}/rematch"))["id"]
        log = await bob.get(f"/api/tables/{again}/log")
        assert [(each["what"], each["seat"]) for each in log] == [("sit", 1)]
        seat = (await bob.get(f"/api/tables/{again}"))["room"]["seats"][0]
        assert (seat["kind"], seat["name"], seat["kept_for"]) == ("open", "", None)
        assert not is_named("Adamantine", stored(served))

    with_clients(served, play)


def test_two_deleted_people_free_the_same_seat(served: Served) -> None:
    async def play(clients: Clients) -> None:
        host = await clients.guest("Host")
        table = clients.set_table("mech-a-dream", host, None, None)
        invite = (await host.get(f"/api/tables/{table}"))["invite"]
        for name in ("Ada", "Bob"):
            person = await clients.guest(name)
            await person.sit(invite)
            await person.post("/api/me/goodbye", {}, 204)
            info = await host.get(f"/api/tables/{table}")
            assert [each["kind"] for each in info["room"]["seats"]] == ["person", "open", "open"]

    with_clients(served, play)


def test_account_data_can_be_exported(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await with_account(clients, "data", "Ada")
        running = clients.set_table("cyberion", ada, "greedy")
        over = clients.set_table("mech-a-dream", ada, "greedy")
        await ada.act(over, "say", text="good game")
        await ada.act(over, "resign")
        await ada.post("/api/me/tokens", {"name": "robot"}, 201)
        data = await ada.get("/api/me/data")
        fields = ("id", "name", "login", "language", "webhook", "created", "seen")
        (person,) = rows(served, f"SELECT {', '.join(fields)} FROM people WHERE login = 'data'")
        assert data["person"] == dict(zip(fields, person, strict=True))
        assert (data["person"]["id"], data["person"]["name"]) == (ada.me["id"], "Ada")
        assert "password" not in json.dumps(data)
        assert data["tokens"] == ["robot"]
        tables = {each["table"]: each for each in data["tables"]}
        assert tables[running] == {"table": running, "save": None, "why": "game-still-on"}
        assert tables[over]["status"] == "finished"
        assert tables[over]["save"]["seed"] == f"{7:032x}"
        (said,) = data["said"]
        (at,) = rows(served, "SELECT at FROM entries WHERE kind = 'say' AND \"table\" = ?", over)
        assert said == {"table": over, "at": at[0], "text": "good game"}
        assert data["statistics"]["by_game"]["mech-a-dream"]["games"] == 1

    with_clients(served, play)


def test_program_with_token_plays_whole_game_by_http(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        token = (await ada.post("/api/me/tokens", {"name": "robot"}, 201))["token"]
        robot = await clients.with_token(token)
        assert (await robot.get("/api/me"))["id"] == ada.me["id"]
        table = clients.set_table("cyberion", ada, bob, options={"support": 0})
        await asyncio.gather(by_requests(robot, table, 0), by_requests(bob, table, 1))
        assert (await ada.get(f"/api/tables/{table}"))["room"]["status"] == "finished"

    async def by_requests(person: Person, table: str, seat: int) -> None:
        """Wait for the own turn and play a move."""
        whole = await person.get(f"/api/tables/{table}/whole", seat=seat)
        while whole["table"]["room"]["status"] == "playing":
            if whole["menu"] is not None:
                move = next(iter(moves_of(whole["menu"])))
                await person.act(table, "move", seat, decision=whole["decision"], move=move)
            whole = await person.get(
                f"/api/tables/{table}/whole", seat=seat, after=whole["number"], wait=5
            )

    with_clients(served, play)


def test_removed_token_is_refused(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        token = (await ada.post("/api/me/tokens", {"name": "my robot"}, 201))["token"]
        robot = await clients.with_token(token)
        await robot.get("/api/me")
        assert [each["name"] for each in await ada.get("/api/me/tokens")] == ["my robot"]
        assert await refused(ada, "/api/me/tokens", {"name": "my robot"}, 409)
        await delete(ada, "/api/me/tokens/my robot")
        assert (await robot.get("/api/me", 401))["code"] == "bad-token"

    with_clients(served, play)


def test_tokens_and_passwords_are_stored_hashed(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await with_account(clients, "hashed")
        token = (await ada.post("/api/me/tokens", {"name": "robot"}, 201))["token"]
        kept = rows(served, "SELECT hash FROM tokens") + rows(
            served, "SELECT password FROM people WHERE login = 'hashed'"
        )
        assert all(token not in str(row) and "correct horse" not in str(row) for row in kept)
        assert str(kept[-1][0]).startswith("$argon2id$")

    with_clients(served, play)
