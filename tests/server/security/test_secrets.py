"""Seeds, hidden state, private networks and logs: secrets do not leave the server."""

from __future__ import annotations

import asyncio
import copy
import io
import logging
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

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
from support.security import (
    ME,
    OPEN,
    PASSWORD,
    anonymous,
    every_route,
    make_account,
    people,
    run,
    token_of,
)
from support.serving import Served, serving

pytestmark = pytest.mark.slow


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
        async with (
            people(served, "Ada", "Eve") as (ada, eve),
            anonymous(served) as anonymous_client,
        ):
            tables = {game: await ada.post(f"/api/daily/{game}", status=201) for game in games()}
            await ada.act(tables["cyberion"]["id"], "resign")
            seeds = []
            for game, made in tables.items():
                state = await load_state(served, made["id"])
                seeds += [state.record.seed, str(int(state.record.seed, 16))]
                words = {"table": made["id"], "game": game, "day": str(state.record.daily)}
                words |= {"number": "1", "invite": state.record.invite, "name": "none"}
                for method, path, body in await every_route(served, words):
                    for person in (anonymous_client, eve, ada):
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
        async with (
            people(served, "Ada", "Eve") as (ada, eve),
            anonymous(served) as anonymous_client,
        ):
            private = (await ada.make_table("cyberion", [ME], is_watched=False))["id"]
            watched = (await ada.make_table("cyberion", [ME]))["id"]
            daily = (await ada.post("/api/daily/cyberion", status=201))["id"]
            kind = type((await load_state(served, private)).table.game.kind)
            monkeypatch.setattr(kind, "rules_version", 0)
            served.services.registry._tables.clear()
            for person, private_status in ((ada, 200), (eve, 403), (anonymous_client, 403)):
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
    return encode(asyncio.run(Channel(state).snapshot(person, seat, None)))


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
def captured_log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
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
            for method, path, body in await every_route(served, words):
                await bob.http.request(method, f"{path}?token={secrets[1]}", json=body)
            authenticator = served.services.authenticator
            monkeypatch.setattr(
                authenticator, "by_cookie", find_person
            )  # an error of ours, with all
            await ada.get("/api/me", 500)
            secrets.extend(["a word among us", f"token={secrets[1]}"])

    with captured_log(monkeypatch) as log, serving(tmp_path / "x.sqlite") as served:
        run(play(served))
        time.sleep(0.1)
    lines = log.getvalue().splitlines()
    assert len(lines) > 30
    assert any("Traceback" in line for line in lines)
    assert [line for line in lines if any(secret in line for secret in secrets)] == []
