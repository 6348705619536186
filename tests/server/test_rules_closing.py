"""A table that new rules do not let go on is closed without a result; its players are told."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from dreamcog.core.registry import game_kind
from dreamcog.core.saves import open_save, save_text, verify
from dreamcog.server.live.live_table import LiveTable, Origin
from dreamcog.server.store.database import Unreachable
from dreamcog.server.store.positions import find_positions
from dreamcog.server.store.records import TableRecord
from dreamcog.server.store.statements import statement
from dreamcog.server.store.tables import find_entries, find_standing, find_table
from dreamcog.server.table.entries import NewEntry
from support.databases import POSTGRES, SQLITE, opened
from support.live_tables import Frail, play_some, shared
from support.older_database import LAST, older_url
from support.sample_database import no_automation
from support.serving import Served, serving
from support.table_fixtures import STORES, Clients, eventually, rows, with_clients
from support.webhook_station import Station

MOVE = 'UPDATE entries SET body = \'{"do": "reward", "take": "damage"}\' WHERE '
REFUSED = MOVE + "\"table\" = 'solo' AND number = 9"
"""A move of the solo table that no rules allow there."""
OTHER_TURN = "UPDATE tables SET turn = '[1]' WHERE id = 'set-up'"
"""Players were told that another seat is to move than is by the present rules."""
OPTIONS = (
    'UPDATE tables SET options = \'{"players": 1, "expansions": ["no-longer"]}\' '
    "WHERE id = 'solo'"
)
"""Options that the game does not have any more."""


def not_as_played(table: str) -> str:
    """A move of a table had drawn other cards than it would by the present rules."""
    return (
        "UPDATE entries SET events = replace(events, 'sirenbot', 'nobot') WHERE number = "
        f"(SELECT max(number) FROM entries WHERE \"table\" = '{table}' AND events LIKE "
        f"'%sirenbot%') AND \"table\" = '{table}'"
    )


@pytest.mark.parametrize("kind", STORES)
def test_refused_move_closes_the_table_and_is_told(
    kind: str, tmp_path: Path, station: Station
) -> None:
    told = f"UPDATE people SET webhook = '{station.url}', language = 'fr' WHERE id = 'ada'"

    async def play(clients: Clients) -> None:
        ada = await clients.with_token("dc_ada")
        await eventually(lambda: len(station.received) > 0)
        info = await ada.get("/api/tables/solo")
        assert (info["room"]["status"], info["room"]["ended_by"]) == ("closed", "closed")
        assert (info["stops_at"], info["rules_version"], info["turn"]) == (9, 1, [])
        log = await ada.get("/api/tables/solo/log", seat=0)
        assert (log[-1]["what"], log[-1]["why"]) == ("close", "rules")
        assert [each["number"] for each in log] == list(range(1, LAST["solo"] + 2))
        refused = await ada.get("/api/tables/solo/positions/9", 409, seat=0)
        assert (refused["code"], refused["params"]) == ("replay-stops", {"entry": 9})
        assert await ada.get("/api/tables/solo/positions/8", seat=0)
        body = {"type": "move", "client": "late", "seat": 0, "decision": 1, "move": {}}
        assert (await ada.post("/api/tables/solo/acts", body, 409))["code"] == "table-closed"
        over = {each["id"]: each for each in await ada.get("/api/tables", over="true")}
        assert over["solo"]["status"] == "closed"
        saved = await ada.get("/api/tables/solo/save")
        assert (saved["rules_version"], len(saved["moves"])) == (1, 13)
        data = {each["table"]: each for each in (await ada.get("/api/me/data"))["tables"]}
        assert data["solo"]["save"] == saved

    with serving(older_url(kind, tmp_path, REFUSED, told)) as served:
        with_clients(served, play)
        ((body,),) = rows(served, "SELECT body FROM entries WHERE kind = 'close'")
        closed = json.loads(body)
        assert (closed["why"], closed["at"]) == ("rules", 9)
        assert closed["code"]
        assert rows(served, "SELECT * FROM results WHERE \"table\" = 'solo'") == []
    notices = station.received
    assert [(each["what"], each["table"]) for each in notices] == [("table-closed", "solo")]
    assert "règles" in notices[0]["text"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "code"),
    [(REFUSED, ""), (not_as_played("solo"), "not-as-played"), (OTHER_TURN, "not-as-played")],
    ids=["refused", "other events", "other turn"],
)
def test_closing_happens_once(change: str, code: str, tmp_path: Path) -> None:
    url = older_url(SQLITE, tmp_path, change)
    for _ in range(2):
        with serving(url) as served:
            closed = wait_for_close(served)
            assert closed["code"] == code or not code
            assert rows(served, "SELECT count(*) FROM entries WHERE kind = 'close'") == [(1,)]


def wait_for_close(served: Served) -> dict[str, Any]:
    """Wait until a table is closed; return what the entry says."""
    text = "SELECT body FROM entries WHERE kind = 'close'"

    async def play(_: Clients) -> None:
        await eventually(lambda: bool(rows(served, text)))

    with_clients(served, play)
    found: dict[str, Any] = json.loads(rows(served, text)[0][0])
    return found


def test_table_that_cannot_be_read_is_closed_and_exported(tmp_path: Path) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.with_token("dc_ada")
        assert (await ada.get("/api/tables/solo", 409))["code"] == "unknown-rules"
        saved = await ada.get("/api/tables/solo/save")
        assert len(saved["moves"]) == 13
        assert (await ada.get("/api/tables/evening"))["rules_version"] == 2

    with serving(older_url(SQLITE, tmp_path, OPTIONS)) as served:
        assert wait_for_close(served)["code"] == "malformed"
        with_clients(served, play)


def test_finished_table_is_shown_as_far_as_the_rules_lead(tmp_path: Path) -> None:
    spoilt = MOVE + "\"table\" = 'finished' AND number = 40"
    daily = "UPDATE tables SET daily = '2026-11-15' WHERE id = 'finished'"

    async def play(clients: Clients) -> None:
        ada = await clients.with_token("dc_ada")
        whole = await ada.get("/api/tables/finished/whole", seat=0)
        assert (whole["table"]["stops_at"], whole["number"]) == (40, LAST["finished"])
        assert whole["table"]["room"]["outcome"] == {"won": False, "reason": "C3.8"}
        assert await ada.get("/api/tables/finished/positions/39", seat=0)
        for path in ("positions/40", "positions/100", "share"):
            refused = await ada.get(f"/api/tables/finished/{path}", 409)
            assert (refused["code"], refused["params"]) == ("replay-stops", {"entry": 40})
        saved = await ada.get("/api/tables/finished/save")
        assert len(saved["moves"]) == LAST["finished"] - 1

    with serving(older_url(SQLITE, tmp_path, spoilt, daily)) as served:
        with_clients(served, play)


# From stored positions.


def older(monkeypatch: pytest.MonkeyPatch, version: int) -> None:
    """Let the rules of both games have this version."""
    for name in ("cyberion", "mech-a-dream"):
        monkeypatch.setattr(type(game_kind(name)), "rules_version", version)


async def reopened(frail: Frail) -> LiveTable:
    record = await find_table(frail, "t1")
    assert record is not None
    return await frail.open(record)


@pytest.mark.parametrize(("name", "moves"), [("cyberion", 8), ("mech-a-dream", 33)])
def test_table_goes_on_from_stored_position(
    name: str, moves: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        older(monkeypatch, 1)
        async with shared(name, tmp_path) as (frail, live):
            await play_some(live, moves, 5)
            await live.store_position()
            truth = live.state.table.truth()
            (stored,) = await find_positions(frail, "t1")
            assert (stored.number, stored.rules_version) == (live.state.number, 1)
            older(monkeypatch, 2)
            await change_seed(frail)
            again = await reopened(frail)
            assert again.state.table.truth() == truth
            assert again.state.applied[-1].entry.kind == "rules"
            await play_some(again, 5, 6)
            assert (await reopened(frail)).state.table.truth() == again.state.table.truth()

    asyncio.run(play())


def test_moves_after_the_stored_position_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        older(monkeypatch, 1)
        async with shared("mech-a-dream", tmp_path) as (frail, live):
            await play_some(live, 33, 5)
            truth, number = live.state.table.truth(), live.state.number
            (stored,) = await find_positions(frail, "t1")
            assert stored.number == number // 20 * 20
            older(monkeypatch, 2)
            await change_seed(frail)
            again = await reopened(frail)
            assert again.state.table.truth() == truth
            bases = [each.is_base for each in await find_positions(frail, "t1")]
            assert bases == [True]

    asyncio.run(play())


def test_unreadable_position_is_passed_over_for_the_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(seed_is_kept: bool) -> None:
        older(monkeypatch, 1)
        folder = tmp_path / str(seed_is_kept)
        folder.mkdir()
        async with shared("mech-a-dream", folder) as (frail, live):
            await play_some(live, 25, 5)
            truth = live.state.table.truth()
            await frail.write(statement("UPDATE positions SET truth = '{}'"))
            older(monkeypatch, 2)
            if not seed_is_kept:
                await change_seed(frail)
            again = await reopened(frail)
            assert (again.state.status == "playing") is seed_is_kept
            assert (again.state.table.truth() == truth) is seed_is_kept

    asyncio.run(play(True))
    asyncio.run(play(False))


def shows_something(live: LiveTable) -> bool:
    """Whether the last move showed something hidden, so that it cannot be undone."""
    return any(event.reveals for event in live.state.table.turns[-1].events)


async def change_seed(frail: Frail) -> None:
    """Change the deal of a table, as if the rules now dealt otherwise."""
    await frail.write(statement(f"UPDATE tables SET seed = '{99:032x}'"))


@pytest.mark.parametrize("when", ["before", "after"])
def test_failure_while_the_note_is_stored_leaves_all_or_nothing(
    when: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        older(monkeypatch, 1)
        async with shared("cyberion", tmp_path) as (frail, live):
            await play_some(live, 5, 5)
            number = live.state.number
            older(monkeypatch, 2)
            getattr(frail, when).append("gone")
            with pytest.raises(Unreachable):
                await reopened(frail)
            record = await find_table(frail, "t1")
            assert isinstance(record, TableRecord)
            is_stored = when == "after"
            assert record.rules_version == (2 if is_stored else 1)
            assert len(await find_entries(frail, "t1")) == number + is_stored
            assert len(await find_positions(frail, "t1")) == is_stored
            assert (await reopened(frail)).state.number == number + 1
            assert len(await find_entries(frail, "t1")) == number + 1

    asyncio.run(play())


def test_table_goes_on_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        older(monkeypatch, 1)
        async with shared("mech-a-dream", tmp_path) as (frail, live):
            await play_some(live, 12, 5)
            older(monkeypatch, 2)
            live = await reopened(frail)
            await play_some(live, 12, 6)
            truth = live.state.table.truth()
            older(monkeypatch, 3)
            await change_seed(frail)
            live = await reopened(frail)
            assert live.state.table.truth() == truth
            kinds = [each.kind for each in await find_entries(frail, "t1")]
            assert kinds.count("rules") == 2
            assert (await reopened(frail)).state.record.rules_version == 3

    asyncio.run(play())


def test_process_of_older_rules_does_not_follow_newer_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        older(monkeypatch, 1)
        async with shared("cyberion", tmp_path) as (frail, live):
            await play_some(live, 3, 5)
            older(monkeypatch, 2)
            await reopened(frail)
            older(monkeypatch, 1)
            with pytest.raises(Exception, match="unknown-rules"):
                await live.catch_up()
            with pytest.raises(Exception, match="unknown-rules"):
                await reopened(frail)

    asyncio.run(play())


def test_table_goes_on_after_a_move_was_undone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        older(monkeypatch, 1)
        async with shared("mech-a-dream", tmp_path) as (frail, live):
            await play_some(live, 40, 5)
            while shows_something(live):
                await play_some(live, 1, live.state.number)
            places = {"places": [len(live.state.moves) - 1]}
            await live.append(lambda _: NewEntry("undo", 0, places), Origin(0, None, "undo"))
            truth = live.state.table.truth()
            (stored,) = await find_positions(frail, "t1")
            assert stored.number == live.state.number
            older(monkeypatch, 2)
            await change_seed(frail)
            assert (await reopened(frail)).state.table.truth() == truth

    asyncio.run(play())


def test_last_position_of_a_finished_game_is_stored(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("cyberion", tmp_path) as (frail, live):
            await play_some(live, 400, 5)
            assert live.state.status == "finished"
            (last,) = await find_positions(frail, "t1")
            assert last.number == live.state.number
            assert last.truth["outcome"] == live.state.outcome

    asyncio.run(play())


@pytest.mark.parametrize("kind", [SQLITE, pytest.param(POSTGRES, marks=pytest.mark.slow)])
def test_server_that_stops_stores_positions(kind: str, tmp_path: Path) -> None:
    url = older_url(kind, tmp_path)

    async def play(clients: Clients) -> None:
        ada = await clients.with_token("dc_ada")
        whole = await ada.get("/api/tables/daily/whole", seat=0)
        move = {"do": "end-turn"}
        body = {"client": "mine", "seat": 0, "decision": whole["decision"], "move": move}
        await ada.post("/api/tables/daily/acts", {"type": "move", **body})

    with serving(url) as served:
        with_clients(served, play)

    async def look() -> None:
        async with opened(url) as database:
            numbers = [each.number for each in await find_positions(database, "daily")]
            standing = await find_standing(database, "daily")
            assert standing is not None
            assert numbers == [standing.number, LAST["daily"] + 1]
            record = await find_table(database, "daily")
            assert record is not None
            live = await LiveTable.open(record, database, no_automation())
            assert live.state.number == standing.number

    asyncio.run(look())


def test_continued_save_opens_without_its_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        older(monkeypatch, 1)
        async with shared("mech-a-dream", tmp_path) as (frail, live):
            await play_some(live, 20, 5)
            older(monkeypatch, 2)
            live = await reopened(frail)
            await play_some(live, 400, 6)
            text = save_text(live.state.table)
            other = json.dumps({**json.loads(text), "seed": f"{99:032x}"})
            assert verify(text) == verify(other) == []
            table = open_save(other)
            assert table.history == live.state.table.history
            assert table.base == 20

    asyncio.run(play())
