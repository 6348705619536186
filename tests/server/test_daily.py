"""Daily deals: the same for all, first attempts count, the seed is secret until the day is over."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dreamcog.core.saves import verify
from support.serving import Person, Served
from support.table_fixtures import (
    Clients,
    live,
    play_move,
    rewrite,
    rows,
    with_clients,
)

DAYS = iter(f"2031-01-{day:02}" for day in range(1, 32))


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The day that it is, which a test turns over as it likes; each begins with a new one."""
    page = {"today": next(DAYS)}
    for module in ("live.exports", "live.daily"):
        monkeypatch.setattr(f"dreamcog.server.{module}.today", lambda: page["today"])
    return page


async def begin(person: Person, game: str = "cyberion") -> str:
    return str((await person.post(f"/api/daily/{game}", None, 201))["id"])


async def finish(clients: Clients, person: Person, table: str) -> None:
    """Play a solo game in the shortest way: it is lost soon."""
    seat = await clients.subscribe(person, table, 0)
    while seat.room["status"] == "playing":
        moves, end = seat.moves(), {"do": "end-turn"}
        await play_move(seat, end if end in moves else moves[0])


async def page_of(person: Person, day: str, game: str = "cyberion") -> Any:
    return await person.get(f"/api/daily/{game}/{day}")


def test_all_people_get_same_daily_deal(served: Served, calendar: dict[str, str]) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        for game in ("cyberion", "mech-a-dream"):
            tables = [await begin(person, game) for person in (ada, bob)]
            assert tables[0] != tables[1]
            wholes = [
                await person.get(f"/api/tables/{table}/positions/1", seat=0)
                for person, table in zip((ada, bob), tables, strict=True)
            ]
            assert wholes[0] == wholes[1]
            states = [live(served, table).state for table in tables]
            assert states[0].record.seed == states[1].record.seed
            info = await ada.get(f"/api/tables/{tables[0]}")
            assert (info["daily"], info["counts"]) == (calendar["today"], True)

    with_clients(served, play)


def test_next_day_has_another_deal(served: Served, calendar: dict[str, str]) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        first = await begin(ada)
        calendar["today"] = next(DAYS)
        second = await begin(ada)
        seeds = {live(served, table).state.record.seed for table in (first, second)}
        assert len(seeds) == 2

    with_clients(served, play)


@pytest.mark.usefixtures("calendar")
def test_first_attempt_continues_until_it_is_over(
    served: Served,
) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        first = await begin(ada)
        assert await begin(ada) == first
        deals = {each["game"]: each for each in await ada.get("/api/daily")}
        assert deals["cyberion"]["attempt"] == first
        assert deals["mech-a-dream"]["attempt"] is None
        await finish(clients, ada, first)
        practice = await begin(ada)
        assert practice != first
        assert not (await ada.get(f"/api/tables/{practice}"))["counts"]
        deals = {each["game"]: each for each in await ada.get("/api/daily")}
        assert deals["cyberion"]["attempt"] == first

    with_clients(served, play)


def test_only_first_attempt_counts(served: Served, calendar: dict[str, str]) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        for _ in range(2):
            await finish(clients, ada, await begin(ada))
        page = await page_of(ada, calendar["today"])
        assert [(each["name"], each["is_mine"]) for each in page["results"]] == [("Ada", True)]
        assert (await ada.get("/api/me/statistics"))["by_game"]["cyberion"]["games"] == 1

    with_clients(served, play)


def test_results_are_ranked_with_resigned_last(served: Served, calendar: dict[str, str]) -> None:
    async def play(clients: Clients) -> None:
        people = [await clients.guest(name) for name in ("Quit", "Low", "Even", "Even too", "Top")]
        tables = [await begin(person) for person in people]
        await people[0].act(tables[0], "resign")
        for person, table in zip(people[1:], tables[1:], strict=True):
            await finish(clients, person, table)
        for table, score in zip(tables[1:], (3, 5, 5, 1200), strict=True):
            rewrite(served, 'UPDATE results SET score = ? WHERE "table" = ?', score, table)
        page = await page_of(people[0], calendar["today"])
        payload = [(each["rank"], each["name"], each["score"]) for each in page["results"]]
        assert payload == [
            (1, "Top", 1200),
            (2, "Even", 5),
            (2, "Even too", 5),
            (4, "Low", 3),
            (5, "Quit", None),
        ]
        assert [each["is_mine"] for each in page["results"]] == [False] * 4 + [True]

    with_clients(served, play)


def test_seed_is_secret_until_day_is_over(served: Served, calendar: dict[str, str]) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        day, table = calendar["today"], await begin(ada)
        seed = live(served, table).state.record.seed
        await finish(clients, ada, table)
        await ada.post("/api/me/tokens", {"name": "robot"}, 201)
        response = await ada.get(f"/api/tables/{table}/save", 409)
        assert response["code"] == "day-not-over"
        everything = [
            await ada.get("/api/daily"),
            await page_of(ada, day),
            await ada.get(f"/api/tables/{table}/whole", seat=0, after=0),
            await ada.get(f"/api/tables/{table}/log", seat=0),
            await ada.get("/api/tables", over=True),
            await ada.get("/api/me/data"),
            await ada.get(f"/api/tables/{table}/share"),
        ]
        assert seed not in json.dumps(everything)
        await bob.get(f"/api/tables/{table}", 403)
        await bob.get(f"/api/tables/{table}/save", 403)

        calendar["today"] = next(DAYS)
        page = await page_of(bob, day)
        assert (page["deal"]["is_over"], page["deal"]["seed"]) == (True, seed)
        saved = await ada.get(f"/api/tables/{table}/save")
        assert verify(json.dumps(saved)) == []
        assert saved["seed"] == seed

    with_clients(served, play)


def test_future_and_undealt_days_are_refused(served: Served, calendar: dict[str, str]) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        for day in ("2032-01-01", "tomorrow", "20310101", "2031-1-1"):
            assert (await ada.get(f"/api/daily/cyberion/{day}", 400))["code"] == "malformed"
        assert (await ada.get("/api/daily/cyberion/2030-01-01", 404))["code"] == "no-such-page"
        assert (await ada.get(f"/api/daily/chess/{calendar['today']}", 400))["code"]

    with_clients(served, play)


@pytest.mark.usefixtures("calendar")
def test_share_text_reveals_result_but_not_deal(
    served: Served,
) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = await begin(ada)
        response = await ada.get(f"/api/tables/{table}/share", 409)
        assert response["code"] == "game-still-on"
        await finish(clients, ada, table)
        text = (await ada.get(f"/api/tables/{table}/share"))["text"]
        heading, result, *grid = text.splitlines()
        assert heading.startswith("Cyberion, daily challenge of ")
        assert result.startswith("Ada repaired ")
        assert set("".join(grid)) <= {*"🟩⬜🟡"}
        state = live(served, table).state
        names = {"sirenbot", "planbot", "cyclobot", "stockbot", "commandbot"}
        assert not any(name in text.lower() for name in names)
        assert table not in text
        assert state.record.seed not in text
        answer = await ada.http.patch("/api/me", json={"language": "fr"})
        assert answer.status_code == 200
        assert (await ada.get(f"/api/tables/{table}/share"))["text"] != text
        await bob.get(f"/api/tables/{table}/share", 403)

    with_clients(served, play)


def test_guests_attempt_is_claimed_by_account_without_one(
    served: Served, calendar: dict[str, str]
) -> None:
    async def play(clients: Clients) -> None:
        ada, guest = await clients.guest("Ada"), await clients.guest("Guest")
        account = {"login": f"daily-{calendar['today']}", "password": "correct horse"}
        await ada.post("/api/me/account", account, 201)
        mine, theirs = await begin(ada), await begin(guest)
        other = await begin(guest, "mech-a-dream")
        await guest.post("/api/me/sign-in", account)
        deals = {each["game"]: each["attempt"] for each in await guest.get("/api/daily")}
        assert deals == {"cyberion": mine, "mech-a-dream": other}
        assert rows(served, 'SELECT count(*) FROM attempts WHERE "table" = ?', theirs) == [(0,)]

    with_clients(served, play)


def test_attempts_with_hints_come_after_all_others_and_are_marked(
    served: Served, calendar: dict[str, str]
) -> None:
    async def play(clients: Clients) -> None:
        people = [await clients.guest(name) for name in ("Own", "Helped", "Helped too")]
        tables = [await begin(person) for person in people]
        for person, table in zip(people, tables, strict=True):
            await person.act(table, "resign")
        for table, hints in zip(tables, (0, 2, 1), strict=True):
            change = 'UPDATE results SET score = 9, hints = ? WHERE "table" = ?'
            rewrite(served, change, hints, table)
        page = await page_of(people[0], calendar["today"])
        payload = [(each["rank"], each["name"], each["hints"]) for each in page["results"]]
        assert payload == [(1, "Own", 0), (2, "Helped", 2), (2, "Helped too", 1)]

    with_clients(served, play)
