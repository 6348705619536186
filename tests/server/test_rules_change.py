"""A new version of the rules: running tables go on from where they stood, with a note."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dreamcog.core.comparing import compare
from dreamcog.core.menu_tree import moves_of
from dreamcog.core.registry import game_kind
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.store.tables import find_entries, find_table
from support.databases import KINDS, POSTGRES, SQLITE, opened
from support.judging import finished
from support.older_database import LAST, RUNNING, older_url, play_on
from support.sample_database import no_automation
from support.serving import Person, Served, serving
from support.table_fixtures import STORES, Clients, eventually, rows, with_clients

GAMES = {"waiting": "mech-a-dream", "set-up": "mech-a-dream", "evening": "mech-a-dream"}


def version_of(table: str) -> int:
    """The present version of the rules of a table's game."""
    return game_kind(GAMES.get(table, "cyberion")).rules_version


@pytest.fixture(params=STORES)
def older(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Served]:
    """A server of today on a database from before the rules changed."""
    with serving(older_url(request.param, tmp_path)) as served:
        yield served


async def people(clients: Clients) -> tuple[Person, Person]:
    """Ada and Bob, whose requests have other keys than those that are stored."""
    ada, bob = await clients.with_token("dc_ada"), await clients.with_token("dc_bob")
    ada._clients = bob._clients = itertools.count(10_000)
    return ada, bob


async def play_quietly(person: Person, table: str) -> None:
    """Make a move that shows nothing hidden, so that it can be undone."""
    whole = await person.get(f"/api/tables/{table}/whole", seat=0)
    for move in moves_of(whole["menu"]):
        asked = {"type": "preview", "client": person.client(), "seat": 0, "move": move}
        found = await person.post(f"/api/tables/{table}/preview", asked)
        if not found["reveals"] and found["ends"] is None:
            await person.act(table, "move", decision=whole["decision"], move=move)
            return
    raise AssertionError("every move shows something")


def notes(served: Served, table: str) -> list[tuple[Any, ...]]:
    """The notes in the log of a table that its rules have changed."""
    return rows(
        served, "SELECT number, body FROM entries WHERE \"table\" = ? AND kind = 'rules'", table
    )


def test_all_running_tables_go_on_without_being_asked(older: Served) -> None:
    async def play(_: Clients) -> None:
        text = "SELECT count(*) FROM entries WHERE kind = 'rules'"
        await eventually(lambda: rows(older, text)[0][0] == len(RUNNING), 60)

    with_clients(older, play)
    for table in RUNNING:
        ((number, body),) = notes(older, table)
        assert number == LAST[table] + 1
        assert json.loads(body) == {"from": 1, "to": version_of(table)}
        text = "SELECT rules_version, status FROM tables WHERE id = ?"
        status = "waiting" if table == "waiting" else "playing"
        assert rows(older, text, table) == [(version_of(table), status)]
        text = 'SELECT number, is_base, rules_version FROM positions WHERE "table" = ?'
        assert rows(older, text, table) == [(number, 1, version_of(table))]
    assert notes(older, "finished") == []


def test_log_has_stored_events_and_then_the_note(older: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, _ = await people(clients)
        log = await ada.get("/api/tables/evening/log", seat=0)
        assert [each["number"] for each in log] == list(range(1, LAST["evening"] + 2))
        assert log[-1]["what"] == "rules"
        assert log[-1]["rules"] == {"found": 1, "known": version_of("evening")}
        text = 'SELECT number, events FROM entries WHERE "table" = ?'
        stored = {number: json.loads(told) for number, told in rows(older, text, "evening")}
        for entry in log:
            for told, event in zip(entry["events"], stored[entry["number"]], strict=True):
                is_seen = 0 in event.get("audience", [0])
                assert told == (event if is_seen else {"kind": "hidden"})
        assert [each["said"]["text"] for each in log if each["said"]] == [
            "Good luck, Bob!",
            "Thank you.",
        ]

    with_clients(older, play)


def test_note_and_lists_hold_nothing_of_the_position(older: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, _ = await people(clients)
        for path in ("whole?seat=0&after=0", "log?seat=0", ""):
            answer = await ada.http.get(f"/api/tables/solo/{path}")
            assert answer.status_code == 200
            assert 'hidden":' not in answer.text.replace(" ", "").replace('"kind":"hidden"', "")
            assert "truth" not in answer.text
        assert (await ada.get("/api/tables/solo/save", 409))["code"] == "game-still-on"

    with_clients(older, play)


def test_table_goes_on_after_restart(tmp_path: Path) -> None:
    url = older_url(SQLITE, tmp_path)

    async def look(clients: Clients) -> dict[str, Any]:
        ada, _ = await people(clients)
        whole: dict[str, Any] = await ada.get("/api/tables/evening/whole", seat=0)
        whole.pop("here")
        assert whole.pop("deadlines").keys() == {"0"}
        for told in (whole, whole["table"]):
            told.pop("number")  # clocks stood while the server was down, by an entry
        whole["table"].pop("updated")
        return whole

    seen: list[dict[str, Any]] = []

    async def play(clients: Clients) -> None:
        seen.append(await look(clients))

    for _ in range(2):
        with serving(url) as served:
            with_clients(served, play)
            assert len(notes(served, "evening")) == 1
    assert seen[0] == seen[1]
    assert seen[0]["table"]["turn"] == [0]


def test_game_goes_on_to_its_end_and_counts(older: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await people(clients)
        for _ in range(600):
            info = await ada.get("/api/tables/evening")
            if info["room"]["status"] != "playing":
                break
            if not await play_on(ada, "evening", 0) and not await play_on(bob, "evening", 1):
                await asyncio.sleep(0.05)
        assert info["room"]["status"] == "finished"
        saved = await ada.get("/api/tables/evening/save")
        assert saved["rules_version"] == version_of("evening")
        assert saved["continued"]["after"] < len(saved["moves"])
        compared = compare(json.dumps(saved))
        assert compared.is_same
        assert compared.differing == ()

    with_clients(older, play)
    text = 'SELECT person FROM results WHERE "table" = ? ORDER BY person'
    assert rows(older, text, "evening") == [("ada",), ("bob",)]


def test_a_game_that_went_on_by_newer_rules_is_not_reviewed_and_says_why(older: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, _ = await people(clients)
        await play_quietly(ada, "solo")
        await ada.act("solo", "resign")
        await ada.post("/api/tables/solo/review")
        assert (await finished(ada, "solo", "failed"))["refusal"]["code"] == "review-history"

    with_clients(older, play)


def test_clocks_begin_anew_at_the_note(older: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, _ = await people(clients)
        whole = await ada.get("/api/tables/evening/whole", seat=0, after=LAST["evening"])
        note = whole["missed"][0]
        assert whole["deadlines"] == {"0": note["at"] + whole["table"]["clock"]}

    with_clients(older, play)


def test_undo_stops_at_the_note(older: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, _ = await people(clients)
        refused = await ada.act("solo", "undo", 0, 409)
        assert refused["code"] == "rules-have-changed"
        assert refused["text"]
        await play_quietly(ada, "solo")
        await ada.act("solo", "undo")
        assert (await ada.act("solo", "undo", 0, 409))["code"] == "rules-have-changed"

    with_clients(older, play)


def test_table_that_waited_fills_and_begins(older: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await people(clients)
        eve = await clients.guest("Eve")
        for person in (bob, eve):
            await person.post("/api/tables/waiting/sit", {"client": "sit"}, 201)
        assert (await ada.get("/api/tables/waiting"))["room"]["status"] == "playing"

    with_clients(older, play)


def test_older_tables_are_listed_as_they_stand(older: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, _ = await people(clients)
        listed = {each["id"]: each for each in await ada.get("/api/tables")}
        assert set(listed) == set(RUNNING)
        assert {each["status"] for each in listed.values()} == {"waiting", "playing"}
        assert all(listed[each]["is_my_turn"] for each in RUNNING if each != "waiting")

    with_clients(older, play)


def test_looking_back_shows_positions_from_before_the_note(older: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, _ = await people(clients)
        now = (await ada.get("/api/tables/solo/whole", seat=0))["position"]
        first = await ada.get("/api/tables/solo/positions/1", seat=0)
        assert (first["turn"], first["experience"]) == (1, 0)
        for number in (LAST["solo"], LAST["solo"] + 1):
            assert await ada.get(f"/api/tables/solo/positions/{number}", seat=0) == now

    with_clients(older, play)


# Finished tables.


def test_finished_table_stays_as_it_was(older: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, _ = await people(clients)
        whole = await ada.get("/api/tables/finished/whole", seat=0)
        room = whole["table"]["room"]
        assert (room["status"], room["ended_by"]) == ("finished", "rules")
        assert room["outcome"] == {"won": False, "reason": "C3.8"} == whole["position"]["outcome"]
        assert (whole["table"]["rules_version"], whole["table"]["stops_at"]) == (1, None)
        assert await ada.get("/api/tables/finished/positions/60", seat=0)
        saved = await ada.get("/api/tables/finished/save")
        assert (saved["rules_version"], saved["outcome"]) == (1, room["outcome"])
        assert compare(json.dumps(saved)).is_same
        made = await ada.post("/api/tables/finished/rematch")
        assert (await ada.get(f"/api/tables/{made['id']}"))["rules_version"] == 2
        assert (await ada.get("/api/tables/finished/whole"))["table"]["room"]["rematch"]

    with_clients(older, play)


# Several processes, and failures.


@pytest.mark.parametrize("kind", [SQLITE, pytest.param(POSTGRES, marks=pytest.mark.slow)])
def test_note_is_appended_once_by_several_processes(kind: str, tmp_path: Path) -> None:
    url = older_url(kind, tmp_path)

    async def race() -> None:
        async with opened(url) as one, opened(url) as other:
            record = await find_table(one, "solo")
            assert record is not None
            states = [
                live.state
                for live in await asyncio.gather(
                    *(LiveTable.open(record, each, no_automation()) for each in (one, other) * 3)
                )
            ]
            entries = await find_entries(one, "solo")
            assert [each.kind for each in entries].count("rules") == 1
            assert {state.number for state in states} == {LAST["solo"] + 1}
            assert len({json.dumps(state.table.truth()) for state in states}) == 1
            assert {state.record.rules_version for state in states} == {2}

    assert kind in KINDS
    asyncio.run(race())
