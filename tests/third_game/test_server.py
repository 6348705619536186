"""Pebbles on a server: a table made by HTTP, moves by socket, a bot in a seat, the saved game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from browser.server import Server
from dreamcog.core.saves import verify
from support.serving import Person
from third_game.environment import FOLDER

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server in a process of its own, which sees Pebbles."""
    monkeypatch.setenv("PYTHONPATH", str(FOLDER))
    with Server(tmp_path) as started:
        yield started


@pytest.mark.slow
@pytest.mark.usefixtures("registered")
def test_a_person_and_a_bot_play_a_whole_game(server: Server) -> None:
    async def play() -> None:
        async with Person(server.url.rstrip("/")) as ada:
            declared = {game["name"]: game for game in await ada.get("/api/games")}["pebbles"]
            assert [option["name"] for option in declared["declared"]] == [
                *("players", "reach", "variants", "first")
            ]
            options = {"players": 2, "variants": ["showing"], "reach": 4, "first": 0}
            made = await ada.make_table("pebbles", SEATS, options=options)
            seat = await ada.subscribe(made["id"], 0)
            refused = await seat.move({"do": "show", "value": 5})
            assert refused["refusal"]["code"] == "nothing-to-show"
            while seat.room["status"] == "playing":
                await seat.until(lambda: bool(seat.moves()) or seat.room["status"] != "playing")
                if seat.moves():
                    answer = await seat.move(seat.moves()[0])
                    assert answer["type"] == "done", answer
                await seat.until(lambda: seat.turn == [0] or seat.room["status"] != "playing")
            assert seat.position["outcome"] == seat.room["outcome"]
            looked = [e for each in seat.happened for e in each["events"] if e["kind"] == "looked"]
            assert {event["seat"] for event in looked} == {0}
            saved = await ada.get(f"/api/tables/{made['id']}/save")
            assert [each["kind"] for each in saved["seats"]] == ["person", "greedy"]
            assert verify(json.dumps(saved)) == []
            await seat.leave()
            assert (await ada.post("/api/daily/pebbles", status=201))["id"]

    asyncio.run(play())
