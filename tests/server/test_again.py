"""Trying a game again from one of its moments, and looking at saved games."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.saves import play_again, save
from dreamcog.core.table import Table
from dreamcog.server.live.again import MOST_MOVES, again_table, uploaded_table
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.wire.teaching import TryAgain
from support.serving import Person, Served
from support.table_fixtures import Clients, live, play_move, rewrite, rows, with_clients

ADA = PersonRecord("ada", "Ada", 1.0, 1.0)
END = {"do": "end-turn"}


def lively(moves: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """A move that does not end the turn, where there is one: turns without any lose the game."""
    return next((move for move in moves if move != END), END)


def played(game: str = "cyberion", moves: int = 6, **options: Any) -> dict[str, Any]:
    """A saved game of some moves."""
    opened = game_kind(game).open({"players": 2, "first": 0, **options})
    table = Table(opened, opened.deal(7), 7)
    for _ in range(moves):
        seat = min(table.deciders)
        table.play(lively(table.moves(seat)), seat)
    return save(table, [{"name": "Ada", "kind": "person"}, {"name": "", "kind": "greedy"}])


async def ended(clients: Clients, *sitting: Any, game: str = "mech-a-dream") -> tuple[str, Person]:
    """A table that was resigned after two moves of its first person."""
    person = sitting[0]
    table = clients.set_table(game, *sitting, options={"first": 0})
    seat = await clients.subscribe(person, table, 0)
    for _ in range(2):
        await seat.until(lambda: seat.menu is not None)
        await play_move(seat, lively(seat.moves()))
    await person.act(table, "resign")
    return table, person


def test_a_game_is_tried_again_from_before_a_move_in_the_own_seat(served: Served) -> None:
    async def play(clients: Clients) -> None:
        table, ada = await ended(clients, await clients.guest("Ada"), "greedy")
        made = await ada.post(f"/api/tables/{table}/again", {"number": 2}, 201)
        info = await ada.get(f"/api/tables/{made['id']}")
        assert info["again_of"] == {"table": table, "number": 2}
        assert (info["my_seats"], info["counts"], info["room"]["status"]) == ([0], False, "playing")
        assert [each["kind"] for each in info["room"]["seats"]] == ["person", "bot"]
        old = live(served, table).state
        before = served.within(lambda: live(served, table).state_at(old.moves[1] - 1))
        shown = await ada.get(f"/api/tables/{made['id']}/positions/3", seat=0)
        assert shown == json.loads(json.dumps(before.table.position(0)))
        said = [each["what"] for each in await ada.get(f"/api/tables/{made['id']}/log", seat=0)]
        assert said[:3] == ["sit", "bot", "start"]

    with_clients(served, play)


def test_a_game_tried_again_is_played_saved_and_opened_again(served: Served) -> None:
    async def play(clients: Clients) -> None:
        table, ada = await ended(clients, await clients.guest("Ada"), game="cyberion")
        made = await ada.post(f"/api/tables/{table}/again", {"number": 1}, 201)
        seat = await clients.subscribe(ada, made["id"], 0)
        chosen = lively(seat.moves())
        await play_move(seat, chosen)
        await seat.leave()
        served.within(lambda: served.services.registry.close(made["id"]))
        again = await clients.subscribe(ada, made["id"], 0)
        assert again.position == seat.position
        await ada.act(made["id"], "resign")
        told = await ada.get(f"/api/tables/{made['id']}/save")
        assert play_again(told).history == [(0, chosen)]
        assert (await ada.get("/api/me/statistics"))["uncounted"] == []

    with_clients(served, play)


def test_what_was_hidden_is_dealt_anew_each_time() -> None:
    """Who has seen the rest of the old game, or its seed, knows nothing of what comes."""
    saved = played(moves=2)
    states = []
    for _ in range(4):
        _, statements = again_table(ADA, saved, "t", TryAgain(2), 0)
        body = next(
            v for s in statements for v in s.values if isinstance(v, str) and '"truth"' in v
        )
        states.append(json.loads(body)["truth"])
    decks = {json.dumps(state["robot_deck"]) for state in states}
    real = play_again({**saved, "moves": saved["moves"][:1]})
    assert len(decks) == 4
    assert json.dumps(real.truth()["robot_deck"]) not in decks
    game = real.game
    views = [game.view(game.state(state), 0) for state in states]
    assert all(view == real.position(0) for view in views)


def test_only_a_game_that_is_over_and_seen_is_tried_again(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, eve = await clients.guest("Ada"), await clients.guest("Eve")
        running = clients.set_table("cyberion", ada)
        path = f"/api/tables/{running}/again"
        assert (await ada.post(path, {"number": 1}, 409))["code"] == "game-still-on"
        table, _ = await ended(clients, ada, game="cyberion")
        path = f"/api/tables/{table}/again"
        for body in ({"number": 3}, {"number": 1, "seat": 1}, {"number": 0}):
            assert (await ada.post(path, body, 400))["code"] == "malformed", body
        assert (await ada.post(path, {"number": 1, "bot": "nobody"}, 400))["code"] == "malformed"
        made = await eve.post(path, {"number": 2}, 201)
        assert (await eve.get(f"/api/tables/{made['id']}"))["my_seats"] == [0]
        hidden = clients.set_table("cyberion", ada, is_watched=False)
        await ada.act(hidden, "resign")
        refused = await eve.post(f"/api/tables/{hidden}/again", {"number": 1}, 403)
        assert refused["code"] == "not-your-table"

    with_clients(served, play)


def test_a_deal_of_the_day_is_tried_again_when_the_day_is_over(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada, daily="2999-01-01")
        await ada.act(table, "move", decision=1, move=END)
        if (await ada.get(f"/api/tables/{table}"))["room"]["status"] == "playing":
            await ada.act(table, "resign")
        refused = await ada.post(f"/api/tables/{table}/again", {"number": 1}, 409)
        assert refused["code"] == "day-not-over"

    with_clients(served, play)


@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_a_saved_game_becomes_a_table_for_its_uploader_alone(served: Served, game: str) -> None:
    async def play(clients: Clients) -> None:
        ada, eve = await clients.guest("Ada"), await clients.guest("Eve")
        told = played(game)
        made = await ada.post("/api/saved", told, 201)
        info = await ada.get(f"/api/tables/{made['id']}")
        assert (info["is_uploaded"], info["my_seats"], info["counts"]) == (True, [0], False)
        assert info["room"]["status"] in ("closed", "finished")
        kinds = [(each["kind"], each["name"], each["bot"]) for each in info["room"]["seats"]]
        assert kinds == [("person", "Ada", None), ("bot", "", "greedy")]
        assert (await eve.get(f"/api/tables/{made['id']}", 403))["code"] == "not-your-table"
        again = await ada.get(f"/api/tables/{made['id']}/save")
        assert {key: again[key] for key in ("moves", "events", "hash", "seed")} == {
            key: told[key] for key in ("moves", "events", "hash", "seed")
        }
        assert rows(served, 'SELECT 1 FROM results WHERE "table" = ?', made["id"]) == []
        assert (await ada.get("/api/me/statistics"))["uncounted"] == []
        last = await ada.get(f"/api/tables/{made['id']}/positions/{info['number']}", seat=0)
        assert last == json.loads(json.dumps(play_again(told).position(0)))

    with_clients(served, play)


def test_the_mark_of_an_assisted_game_stays_when_it_is_uploaded(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        told = {**played(), "assisted": {"0": 2, "1": 1}}
        table = (await ada.post("/api/saved", told, 201))["id"]
        room = (await ada.get(f"/api/tables/{table}"))["room"]
        assert [each["hints"] for each in room["seats"]] == [2, 1]
        saved = await ada.get(f"/api/tables/{table}/save")
        assert saved["assisted"] == told["assisted"]
        rewrite(served, "UPDATE tables SET updated = updated")
        assert [each.hints for each in live(served, table).state.seating.places] == [2, 1]

    with_clients(served, play)


def test_a_game_that_began_elsewhere_is_looked_at_from_there() -> None:
    whole = played(moves=4)
    table = play_again({**whole, "moves": whole["moves"][:2]})
    started = Table(table.game, table.state)
    seat = min(started.deciders)
    started.play(lively(started.moves(seat)), seat)
    record, statements = uploaded_table(ADA, json.dumps(save(started)).encode())
    assert record.is_uploaded
    assert any('"truth"' in str(value) for each in statements for value in each.values)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "malformed"),
        ({"format": 9}, "other-format"),
        ({"rules_version": 99}, "other-rules"),
        ({"moves": [{"seat": 0, "do": "fly"}]}, "bad-save"),
        ({"moves": [{"seat": 7, **END}]}, "bad-save"),
        ({"moves": [{"seat": 0, **END}] * (MOST_MOVES + 1)}, "game-too-long"),
        ({"continued": {"after": 1, "events": 0, "position": {}}}, "review-history"),
        ({"continued": {"after": 0, "position": {"options": {}}}}, "malformed"),
        ({"seed": None, "start": {}}, "malformed"),
        ({"seats": [{"name": 3}] * 9}, "malformed"),
        ({"box": {"nothing": 1}}, "bad-box"),
        ({"assisted": {"0": -1}}, "malformed"),
    ],
)
def test_a_file_that_is_no_game_of_ours_is_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        uploaded_table(ADA, json.dumps({**played(), **change}).encode())
    assert refused.value.code == code


def test_a_file_that_is_too_large_or_no_json_is_refused(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        answer = await ada.http.post("/api/saved", content=b"x" * (2**21 + 1))
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        answer = await ada.http.post("/api/saved", content=b"{")
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        nobody = await clients.anonymous()
        assert (await nobody.post("/api/saved", {}, 401))["code"] == "who-are-you"

    with_clients(served, play)
