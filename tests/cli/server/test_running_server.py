"""A running server takes notice of the commands of `dreamcog server`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cli.server.admin import run
from dreamcog.bots import stand_in
from dreamcog.core.registry import game_kind
from dreamcog.server.live import registry
from dreamcog.server.store import sqlite
from support.databases import POSTGRES, SQLITE, fresh_url
from support.serving import Person, serving

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("kind", [SQLITE, pytest.param(POSTGRES, marks=pytest.mark.slow)])
def test_clients_of_a_running_server_receive_what_commands_change(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "PERIOD", 0.1)
    monkeypatch.setattr(sqlite, "POLL_SECONDS", 0.1)
    url = fresh_url(kind, tmp_path)

    async def command(*args: str) -> None:
        done = await asyncio.to_thread(run, *args, "--yes", "--database", url)
        assert done.exit_code == 0, done.output

    async def play(address: str) -> None:
        async with Person(address, "Ada") as ada, Person(address, "Bob") as bob:
            made = [
                await ada.make_table("mech-a-dream", [{"kind": "me"}, {"kind": "open"}])
                for _ in range(3)
            ]
            for each in made:
                await bob.sit(each["invite"])
            closed, left, removed = [await ada.subscribe(each["id"], 0) for each in made]
            await command("close", closed.table)
            await closed.until(lambda: closed.room["status"] == "closed")
            assert closed.happened[-1]["what"] == "close"

            await command("remove-person", bob.me["id"])
            await left.until(lambda: left.room["seats"][1]["name"] == "")
            assert left.room["seats"][1]["bot"] == stand_in(game_kind("mech-a-dream"))
            assert (await bob.http.get("/api/me/statistics")).status_code == 401

            await removed.until(lambda: removed.room["seats"][1]["name"] == "")
            await ada.act(removed.table, "resign")
            await removed.until(lambda: removed.room["status"] == "finished")
            await command("tidy", "--keep-finished", "0.0000001")
            await removed.until(lambda: {"type": "gone", "reason": "removed"} in removed.other)
            for seat in (closed, left, removed):
                await seat.leave()

    with serving(url) as served:
        asyncio.run(play(served.url))
