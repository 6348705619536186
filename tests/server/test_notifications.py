"""Notifications: a person learns that it is their turn, by socket or webhook."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from dreamcog.server.ops.texts import texts_of
from support.databases import SQLITE
from support.serving import Person, Served
from support.table_fixtures import (
    Clients,
    eventually,
    live,
    play_move,
    serving_on,
    with_clients,
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("store")
    with serving_on(SQLITE, folder) as running:
        yield running


@contextmanager
def post_box() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """An address that takes whatever is sent there."""
    taken: list[dict[str, Any]] = []

    class Clerk(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            taken.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Clerk) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/turn", taken
        finally:
            server.shutdown()
            thread.join()


def notices(person: Person) -> connect:
    address = person.url.replace("http", "ws") + "/live/me"
    return connect(address, additional_headers={"Cookie": person.cookie}, compression=None)


async def next_notice(socket: ClientConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 10))
    return found


async def wait_for(person: Person, address: str | None) -> int:
    answer = await person.http.patch("/api/me", json={"webhook": address})
    return answer.status_code


def test_person_is_notified_when_turn_begins_and_ends(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("mech-a-dream", ada, bob, options={"first": 0})
        async with notices(ada) as mine, notices(bob) as theirs:
            await eventually(lambda: len(served.services.notifications.subscribers) == 2)
            await ada.act(table, "move", decision=1, move={"do": "stock-room", "take": "ink"})
            assert await next_notice(mine) == {
                "type": "your-turn",
                "table": table,
                "game": "mech-a-dream",
                "is_my_turn": False,
                "waiting": 0,
            }
            notice = await next_notice(theirs)
            assert (notice["is_my_turn"], notice["waiting"]) == (True, 1)
            other = clients.set_table("mech-a-dream", ada, bob, options={"first": 0})
            await ada.act(other, "move", decision=1, move={"do": "stock-room", "take": "ink"})
            assert (await next_notice(theirs))["waiting"] == 2
        await eventually(lambda: not served.services.notifications.subscribers)

    with_clients(served, play)


def test_turn_begins_when_last_seat_is_taken(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("mech-a-dream", ada, None, options={"first": 0})
        invite = (await ada.get(f"/api/tables/{table}"))["invite"]
        async with notices(ada) as mine:
            await eventually(lambda: len(served.services.notifications.subscribers) == 1)
            await bob.sit(invite)
            assert (await next_notice(mine))["is_my_turn"]

    with_clients(served, play)


def test_connected_person_is_told_that_the_rules_have_closed_a_table(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = live(served, clients.set_table("cyberion", ada, bob))
        notifications = served.services.notifications

        async def close() -> None:
            notifications.table_closed(table.state.record, [bob.me["id"], ada.me["id"]])

        async with notices(ada) as mine, notices(bob) as theirs:
            await eventually(lambda: len(notifications.subscribers) == 2)
            served.within(close)
            told = {"type": "table-closed", "table": table.id, "game": "cyberion", "why": "rules"}
            assert [await next_notice(mine), await next_notice(theirs)] == [told, told]

    with_clients(served, play)


def test_turn_ends_while_bot_stands_in(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("mech-a-dream", ada, bob, options={"first": 0}, back_after=0.1)
        async with notices(ada) as mine:
            await eventually(lambda: len(served.services.notifications.subscribers) == 1)
            await ada.act(table, "hand-over", away=0, bot="random")
            assert not (await next_notice(mine))["is_my_turn"]
            seat = await clients.subscribe(bob, table, 1)
            await seat.until(lambda: seat.menu is not None)
            await ada.act(table, "take-back")
            await seat.until(lambda: seat.room["seats"][0]["bot"] is None)
            while seat.menu is not None:
                await play_move(seat, seat.moves()[0])
            assert (await next_notice(mine))["is_my_turn"]

    with_clients(served, play)


def test_turn_ends_when_clock_runs_out(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        async with notices(ada) as mine:
            await eventually(lambda: len(served.services.notifications.subscribers) == 1)
            table = clients.set_table("mech-a-dream", ada, bob, options={"first": 0}, clock=0.3)
            await clients.subscribe(bob, table, 1)
            notice = await next_notice(mine)
            assert (notice["table"], notice["is_my_turn"]) == (table, False)

    with_clients(served, play)


def test_notification_socket_needs_authentication(served: Served) -> None:
    async def play(clients: Clients) -> None:
        anonymous = await clients.anonymous()
        async with connect(anonymous.url.replace("http", "ws") + "/live/me") as socket:
            assert (await next_notice(socket))["refusal"]["code"] == "who-are-you"
            await socket.wait_closed()
            assert socket.close_code == 4403

    with_clients(served, play)


def test_webhook_is_called_when_person_is_not_connected(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        with post_box() as (address, taken):
            assert await wait_for(bob, address) == 200
            assert (await bob.get("/api/me"))["webhook"] == address
            table = clients.set_table("mech-a-dream", ada, bob, options={"first": 0})
            await ada.act(table, "move", decision=1, move={"do": "stock-room", "take": "ink"})
            await eventually(lambda: len(taken) == 1)
            assert taken[0] == {
                "what": "your-turn",
                "table": table,
                "game": "mech-a-dream",
                "text": texts_of("en").your_turn("mech-a-dream"),
            }

    with_clients(served, play)


def test_webhook_is_not_called_while_person_is_connected(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        with post_box() as (address, taken):
            await wait_for(bob, address)
            table = clients.set_table("mech-a-dream", ada, bob, options={"first": 0})
            theirs = await clients.subscribe(bob, table, 1)
            move = {"do": "stock-room", "take": "ink"}
            await ada.act(table, "move", decision=1, move=move)
            await theirs.until(lambda: theirs.menu is not None)
            other = clients.set_table("mech-a-dream", ada, bob, options={"first": 0})
            await ada.act(other, "move", decision=1, move=move)
            await eventually(lambda: bool(taken))
            assert [each["table"] for each in taken] == [other]

    with_clients(served, play)


def test_webhook_can_be_removed_and_bad_url_is_refused(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        answer = await ada.http.patch("/api/me", json={"webhook": "ftp://example.org/x"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-webhook")
        assert await wait_for(ada, "http://example.org/x") == 200
        assert await wait_for(ada, None) == 200
        assert (await ada.get("/api/me"))["webhook"] is None

    with_clients(served, play)
