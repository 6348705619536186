"""Saved games: only of tables that are over, with the seed, as `dreamcog replay` reads them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from dreamcog.core.registry import game_kind
from dreamcog.core.saves import verify
from dreamcog.server.live.exports import assisted, saved_seat
from dreamcog.server.store.records import SeatRecord
from support.databases import SQLITE
from support.serving import Served
from support.table_fixtures import (
    Clients,
    play_move,
    serving_on,
    with_clients,
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("store")
    with serving_on(SQLITE, folder) as running:
        yield running


def test_finished_game_is_saved_and_can_be_replayed(served: Served) -> None:
    async def play(clients: Clients) -> None:
        rng = random.Random(5)
        ada = await clients.guest("Ada")
        options = {"players": 1, "expansions": ["babybots"], "support": 0}
        table = clients.set_table("cyberion", ada, options=options)
        seat = await clients.subscribe(ada, table, 0)
        while seat.room["status"] == "playing":
            await play_move(seat, rng.choice(seat.moves()))
            if rng.random() < 0.3 and seat.room["status"] == "playing":
                await seat.send("undo", seat=0)
                await seat.send("ping")
        saved = await ada.get(f"/api/tables/{table}/save")
        assert verify(json.dumps(saved)) == []
        assert saved["seed"] == f"{7:032x}"
        assert saved["outcome"] == seat.room["outcome"]
        assert saved["seats"] == [{"name": "Ada", "kind": "person"}]
        made = sum(each["what"] == "move" for each in seat.happened)
        undone = sum(len(each["undone"]) for each in seat.happened)
        assert undone > 0
        assert len(saved["moves"]) == made - undone

    with_clients(served, play)


def test_saved_game_omits_undone_moves(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada, ada)
        seat = await clients.subscribe(ada, table, 0)
        await play_move(seat, {"do": "trigger", "robot": "platform/cyclobot-1", "level": 1})
        await play_move(seat, {"do": "support", "model": "cyclobot", "level": 1})
        await seat.send("undo", seat=0)
        await seat.send("resign", seat=0)
        saved = await ada.get(f"/api/tables/{table}/save")
        assert [each["do"] for each in saved["moves"]] == ["trigger"]
        assert verify(json.dumps(saved)) == []

    with_clients(served, play)


def test_saved_game_of_running_table_is_refused(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        waiting = clients.set_table("cyberion", ada, None)
        for each in (table, waiting):
            response = await ada.get(f"/api/tables/{each}/save", 409)
            assert response["code"] == "game-still-on"
            assert f"{7:032x}" not in json.dumps(response)

    with_clients(served, play)


def test_resigned_or_closed_game_is_saved_as_far_as_played(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        given_up, closed = [clients.set_table("cyberion", ada, "greedy") for _ in range(2)]
        await ada.act(given_up, "move", decision=1, move={"do": "end-turn"})
        await ada.act(given_up, "resign")
        await ada.post(f"/api/tables/{closed}/close")
        for table in (given_up, closed):
            saved = await ada.get(f"/api/tables/{table}/save")
            assert verify(json.dumps(saved)) == []
            assert saved["outcome"] is None
            assert saved["seats"][1] == {"name": "", "kind": "greedy"}

    with_clients(served, play)


def test_saved_game_contains_custom_box(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        box = json.loads(json.dumps(game_kind("mech-a-dream").open({"players": 2}).box_values))
        box["start"]["flower"] = 9
        made = await ada.make_table(
            "mech-a-dream", [{"kind": "me"}] * 2, options={"players": 2, "box": box}
        )
        await ada.act(made["id"], "resign")
        saved = await ada.get(f"/api/tables/{made['id']}/save")
        assert saved["box"]["start"]["flower"] == 9
        assert verify(json.dumps(saved)) == []

    with_clients(served, play)


def test_saved_game_of_private_table_is_refused_to_others(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, eve = await clients.guest("Ada"), await clients.guest("Eve")
        private = clients.set_table("cyberion", ada, is_watched=False)
        public = clients.set_table("cyberion", ada)
        for table in (private, public):
            await ada.act(table, "resign")
        assert (await eve.get(f"/api/tables/{private}/save", 403))["code"] == "not-your-table"
        assert (await eve.get(f"/api/tables/{public}/save"))["game"] == "cyberion"

    with_clients(served, play)


def test_seat_of_a_deleted_person_is_saved_as_a_persons() -> None:
    def kind(person: str | None, bot: str | None) -> str:
        return str(saved_seat(SeatRecord("t", 0, person, bot, "", None))["kind"])

    assert kind(None, None) == "person"
    assert (kind("ada", None), kind("ada", "greedy")) == ("person", "person")
    assert kind(None, "greedy") == "greedy"


def test_a_saved_game_tells_which_seats_had_hints() -> None:
    assert assisted([0, 3, 0]) == {"assisted": {"1": 3}}
    assert assisted([0, 0]) == {}
