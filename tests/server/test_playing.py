"""Playing through sockets and HTTP: tabs in sync, idempotent requests, reconnecting."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from support.databases import SQLITE, fresh_url
from support.serving import Seat, Served, serving
from support.table_fixtures import (
    STORES,
    Clients,
    eventually,
    live,
    serving_on,
    wait_for_all,
    wait_for_entry,
    with_clients,
)

STEP = {"do": "trigger", "robot": "platform/cyclobot-1", "level": 1}


def told_of(seat: Seat, what: str) -> list[dict[str, Any]]:
    return [each for each in seat.happened if each["what"] == what]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("cyberion", {"expansions": ["microbots"]}),
        pytest.param(
            "mech-a-dream", {"variants": ["robots", "specialists"]}, marks=pytest.mark.slow
        ),
    ],
)
def test_whole_game_with_bot_and_watcher(
    served: Served, game: str, options: dict[str, Any]
) -> None:
    async def play(clients: Clients) -> None:
        rng = random.Random(3)
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        people = (ada, bob, "greedy") if game == "mech-a-dream" else (ada, bob)
        table = clients.set_table(game, *people, options=options)
        seats = await clients.subscribe_all(table, ada, bob)
        watching = await clients.subscribe(await clients.anonymous(), table)
        one = seats[0]
        while one.room["status"] == "playing":
            for seat in seats:
                if seat.menu is not None:
                    assert (await seat.play_any(rng))["type"] in ("done", "refused")
                    await wait_for_all(*seats)
            await eventually(
                lambda: any(each.menu for each in seats) or one.room["status"] != "playing"
            )
        await wait_for_all(*seats, watching)
        state = live(served, table).state
        for seat in (*seats, watching):
            assert seat.position == state.table.position(seat.seat)
            assert seat.room["outcome"] == state.outcome
        assert (watching.room["status"], watching.room["ended_by"]) == ("finished", "rules")
        assert "seed" not in "".join(raw for seat in (*seats, watching) for raw in seat.raw)

    with_clients(served, play)


def test_two_tabs_of_one_person_stay_in_sync(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        one, two = [await clients.subscribe(ada, table, 0) for _ in range(2)]
        assert (await one.move(STEP))["type"] == "done"
        await wait_for_all(one, two)
        assert (one.position, one.menu, one.decision) == (two.position, two.menu, two.decision)
        assert (await two.move({"do": "end-turn"}))["type"] == "done"
        await wait_for_all(one, two)
        assert one.position == two.position
        assert one.happened == two.happened

    with_clients(served, play)


def test_move_sent_from_two_tabs_is_made_once(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        tabs = [await clients.subscribe(ada, table, 0) for _ in range(2)]
        answers = await asyncio.gather(*(tab.move(STEP) for tab in tabs))
        assert sorted(each["type"] for each in answers) == ["done", "refused"]
        refused = next(each for each in answers if each["type"] == "refused")
        assert refused["refusal"]["code"] == "stale"
        assert len(live(served, table).state.table.history) == 1

    with_clients(served, play)


def test_move_for_past_decision_is_stale(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        seat = await clients.subscribe(ada, table, 0)
        old = seat.decision
        await seat.move(STEP)
        answer = await seat.send("move", seat=0, decision=old, move={"do": "end-turn"})
        assert answer["refusal"]["code"] == "stale"
        assert answer["refusal"]["params"]["decision"] == seat.decision
        assert answer["refusal"]["text"]

    with_clients(served, play)


def test_repeated_request_is_answered_again_and_done_once(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        seat = await clients.subscribe(ada, table, 0)
        payload = {"client": "mine", "seat": 0, "decision": 1, "move": STEP}
        first = await seat.send("move", **payload)
        assert (first["again"], first["number"]) == (False, 3)
        del seat.answers["mine"]
        again = await seat.send("move", **payload)
        assert (again["again"], again["number"]) == (True, 3)
        by_request = await ada.post(f"/api/tables/{table}/acts", {"type": "move", **payload})
        assert (by_request["again"], by_request["number"]) == (True, 3)
        assert len(live(served, table).state.table.history) == 1

    with_clients(served, play)


def test_two_seats_may_use_same_idempotency_keys(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        for seat, person in enumerate((ada, bob)):
            payload = {"type": "say", "client": "same", "seat": seat, "text": person.name}
            done = await person.post(f"/api/tables/{table}/acts", payload)
            assert not done["again"]

    with_clients(served, play)


def test_illegal_move_is_refused_with_reason_and_changes_nothing(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        seat = await clients.subscribe(ada, table, 0)
        before = (seat.number, seat.position)
        move = {"do": "repair", "machine": "I/size-5", "robots": ["platform/cyclobot-5"]}
        answer = await seat.move(move)
        assert answer["type"] == "refused"
        assert answer["refusal"]["code"]
        assert answer["refusal"]["text"]
        unplayable = {"do": "repair", "machine": "II/identical"}
        assert (await seat.send("why", seat=0, move=unplayable))["refusal"]["code"]
        assert (await seat.send("why", seat=0, move=STEP))["refusal"] is None
        foreseen = await seat.send("preview", seat=0, move=STEP)
        assert (foreseen["reveals"], foreseen["ends"]) == (False, None)
        assert (seat.number, seat.position) == before

    with_clients(served, play)


def test_reconnecting_client_gets_exactly_the_missed_entries(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        mine = await clients.subscribe(ada, table, 0)
        theirs = await bob.subscribe(table, 1)
        await mine.move(STEP)
        await wait_for_all(mine, theirs)
        last = theirs.number
        await theirs.leave()
        await mine.send("say", seat=0, text="are you there?")
        await mine.move({"do": "end-turn"})
        back = await clients.subscribe(bob, table, 1, after=last)
        assert [each["number"] for each in back.happened] == [last + 1, last + 2]
        assert [each["what"] for each in back.happened] == ["say", "move"]
        assert back.position == live(served, table).state.table.position(1)
        again = await clients.subscribe(bob, table, 1, after=back.number)
        assert again.happened == []
        fresh = await clients.subscribe(bob, table, 1)
        assert fresh.happened == []
        assert json.loads(fresh.raw[0])["said"][0]["text"] == "are you there?"

    with_clients(served, play)


def test_hidden_events_are_blank_for_others(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("mech-a-dream", ada, bob, options={"variants": ["robots"]})
        mine, theirs = await clients.subscribe_all(table, ada, bob)
        chosen = mine.position["monitors_dealt"][1]
        await mine.move({"do": "choose-monitor", "monitor": chosen})
        await wait_for_all(mine, theirs)
        own, blank = mine.happened[-1], theirs.happened[-1]
        assert own["number"] == blank["number"]
        assert chosen in json.dumps(own["events"])
        assert len(blank["events"]) == len(own["events"])
        assert f'"{chosen}"' not in "".join(theirs.raw)
        log = await bob.get(f"/api/tables/{table}/log", seat=1)
        assert f'"{chosen}"' not in json.dumps(log)

    with_clients(served, play)


def test_earlier_position_shows_what_seat_knew_then(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        seat = await clients.subscribe(ada, table, 0)
        before = seat.position
        await seat.move(STEP)
        path = f"/api/tables/{table}/positions"
        assert await ada.get(f"{path}/2", seat=0) == before
        assert await ada.get(f"{path}/3", seat=0) == seat.position
        assert (await ada.get(f"{path}/4", 404))["code"] == "no-such-page"

    with_clients(served, play)


def test_presence_is_broadcast_to_all(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        mine = await clients.subscribe(ada, table, 0)
        await mine.until(lambda: mine.here == [0])
        theirs, second = await bob.subscribe(table, 1), await bob.subscribe(table, 1)
        await mine.until(lambda: mine.here == [0, 1])
        await theirs.leave()
        await second.send("ping")
        assert mine.here == [0, 1]
        await second.leave()
        await mine.until(lambda: mine.here == [0])

    with_clients(served, play)


def test_chat_is_cleaned_plain_text(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        mine, theirs = await clients.subscribe_all(table, ada, bob)
        markup = "<script>alert('é')</script> & \"more\""
        await mine.send("say", seat=0, text=f"{markup}\u202e\n")
        await wait_for_all(mine, theirs)
        assert theirs.happened[-1]["said"]["text"] == markup
        assert (await mine.send("say", seat=0, text="\u200b"))["type"] == "done"
        await mine.until(lambda: mine.number == 4)
        assert mine.happened[-1]["said"]["text"] == "…"
        for text in ("", "x" * 301):
            payload = {"type": "say", "client": "c", "seat": 0, "text": text}
            assert (await ada.post(f"/api/tables/{table}/acts", payload, 400))[
                "code"
            ] == "malformed"
        answer = await ada.http.get(f"/api/tables/{table}/log")
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"

    with_clients(served, play)


def test_person_plays_many_tables_at_once(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        tables = [clients.set_table("cyberion", ada, bob) for _ in range(8)]
        seats = [await clients.subscribe(ada, table, 0) for table in tables]
        answers = await asyncio.gather(*(seat.move({"do": "end-turn"}) for seat in seats))
        assert {each["type"] for each in answers} == {"done"}
        for table, seat in zip(tables, seats, strict=True):
            await wait_for_entry(seat, 3)
            assert seat.position == live(served, table).state.table.position(0)

    with_clients(served, play)


def test_chat_beyond_rate_limit_is_refused_with_wait(tmp_path: Path) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        seat = await clients.subscribe(ada, table, 0)
        answers = [await seat.send("say", seat=0, text="hm") for _ in range(6)]
        assert [each["type"] for each in answers] == ["done"] * 5 + ["refused"]
        assert answers[-1]["refusal"]["code"] == "slow-down"
        payload = {"type": "say", "client": "late", "seat": 0, "text": "hm"}
        answer = await ada.http.post(f"/api/tables/{table}/acts", json=payload)
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= 1

    with serving_on(SQLITE, tmp_path, pace=1.0) as running:
        with_clients(running, play)


@pytest.mark.parametrize("kind", STORES)
def test_request_repeated_after_restart_is_done_once(kind: str, tmp_path: Path) -> None:
    url = fresh_url(kind, tmp_path)
    payload = {"type": "move", "client": "mine", "seat": 0, "decision": 1, "move": STEP}

    async def before(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        done = await ada.post(f"/api/tables/{table}/acts", payload)
        assert (done["number"], done["again"]) == (3, False)
        kept.append((table, ada.cookie))

    async def after(clients: Clients) -> None:
        table, cookie = kept[0]
        ada = await clients.anonymous()
        ada.http.headers["Cookie"] = cookie
        done = await ada.post(f"/api/tables/{table}/acts", payload)
        assert (done["number"], done["again"]) == (3, True)
        assert len(live(clients.served, table).state.table.history) == 1

    kept: list[tuple[str, str]] = []
    with serving(url) as running:
        with_clients(running, before)
    with serving(url) as running:
        with_clients(running, after)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["acts_a_day", "chat_a_day", "tables_a_day"])
def test_what_a_person_stores_in_a_day_is_limited(name: str, tmp_path: Path) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        path, request = f"/api/tables/{table}/acts", {"type": "say", "seat": 0, "text": "hm"}
        if name == "tables_a_day":
            path, request = "/api/tables", {"game": "cyberion"}
        statuses = []
        for number in range(4):
            body = request if name == "tables_a_day" else {**request, "client": f"c{number}"}
            answer = await ada.http.post(path, json=body)
            statuses.append(answer.status_code)
        assert statuses[2:] == [429, 429]
        assert max(statuses[:2]) < 300
        assert int(answer.headers["retry-after"]) > 3600

    with serving_on(SQLITE, tmp_path, pace=1.0, limits={name: ("2 per 1 day",)}) as running:
        with_clients(running, play)
