"""Hints while play goes on: which are begun, told or given up, and how many wait at a time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from dreamcog.core.refusal import Refused
from dreamcog.server.automation.room import Room
from support.databases import SQLITE
from support.judging import over
from support.serving import Served
from support.table_fixtures import (
    Clients,
    live,
    refusal_code,
    rows,
    serving_on,
    with_clients,
)
from support.thinking import MARKS, Thinking, hinted, hold, let_go, told


def test_moves_are_answered_while_a_hint_is_worked_out(served: Served, thinking: Thinking) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        seat = await clients.subscribe(ada, table, 0)
        hold(served, thinking.may_begin)
        client = ada.client()
        await seat.send_text(f'{{"type": "hint", "client": "{client}", "seat": 0}}')
        assert (await seat.move({"do": "end-turn"}))["type"] == "done"
        served.within(let_go(thinking))
        await seat.until(lambda: bool(told(seat, client)))
        (answer,) = told(seat, client)
        assert answer["refusal"]["code"] == "stale"
        assert rows(served, MARKS, table) == [(0,)]

    with_clients(served, play)


def test_a_person_has_one_hint_at_a_time_and_others_are_not_kept_waiting(
    served: Served, thinking: Thinking
) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        tables = [clients.set_table("cyberion", ada) for _ in range(2)]
        seats = [await clients.subscribe(ada, table, 0) for table in tables]
        hold(served, thinking.may_end)
        await hinted(seats[0], 1)
        assert await refusal_code(seats[1], "hint") == "slow-down"
        body = {"type": "hint", "client": "h", "seat": 0}
        await ada.post(f"/api/tables/{tables[1]}/hint", body, 429)
        own = await clients.subscribe(bob, clients.set_table("cyberion", bob), 0)
        assert len(await hinted(own, 1)) == 1
        served.within(let_go(thinking))
        await seats[0].until(lambda: any(each.get("is_last") for each in seats[0].other))
        assert len(await hinted(seats[1])) == 2

    with_clients(served, play)


def test_who_plays_on_after_the_first_answer_has_the_next_hint_at_once(
    served: Served, thinking: Thinking
) -> None:
    """What is left of the old one is for nobody any more."""

    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        seat = await clients.subscribe(ada, table, 0)
        hold(served, thinking.may_end)
        await hinted(seat, 1)
        assert (await seat.move({"do": "end-turn"}))["type"] == "done"
        await seat.until(lambda: seat.menu is not None)
        (first,) = await hinted(seat, 1)
        assert (first["type"], first.get("decision")) == ("hinted", seat.decision)
        assert rows(served, MARKS, table) == [(2,)]
        served.within(let_go(thinking))

    with_clients(served, play)


def test_only_so_many_hints_are_worked_out_at_a_time(served: Served, thinking: Thinking) -> None:
    served.services.requests.teaching.teacher._room = Room(3, 9)  # type: ignore[attr-defined]

    async def play(clients: Clients) -> None:
        hold(served, thinking.may_end)
        for number in range(4):
            person = await clients.guest(f"P{number}")
            seat = await clients.subscribe(person, clients.set_table("cyberion", person), 0)
            (answer,) = await hinted(seat, 1)
            expected = "hinted" if number < 3 else "refused"
            assert answer["type"] == expected, number
        served.within(let_go(thinking))

    with_clients(served, play)


def test_people_at_one_address_leave_room_for_others(served: Served, thinking: Thinking) -> None:
    """Hints and reasons of bots wait for the same worker, and are bounded together."""
    settings = served.services.settings
    most = settings.hints_waiting_of_address
    assert settings.hints_waiting == 2 * most

    async def play(clients: Clients) -> None:
        hold(served, thinking.may_end)
        for number in range(most + 1):
            person = await clients.guest(f"P{number}")
            seat = await clients.subscribe(person, clients.set_table("cyberion", person), 0)
            (answer,) = await hinted(seat, 1)
            expected = "hinted" if number < most else "refused"
            assert answer["type"] == expected, number
        hints: Any = served.services.requests.teaching.teacher
        state = live(served, seat.table).state

        async def busy(address: str) -> str:
            try:
                hints._require_room(address)
            except Refused as refused:
                return refused.code
            asking = asyncio.ensure_future(hints.why(state, 0, {}, address))
            await asyncio.sleep(0)
            asking.add_done_callback(lambda done: done.exception())
            return ""

        address = next(iter(hints._works.values())).address
        assert served.within(lambda: busy(address)) == "slow-down"
        others = [served.within(lambda: busy("elsewhere")) for _ in range(most + 1)]
        assert others == [*[""] * most, "slow-down"]
        assert served.within(lambda: busy("a third")) == "slow-down"
        served.within(let_go(thinking))

    with_clients(served, play)


def test_a_hint_that_was_marked_before_is_told_only_while_its_decision_is_open(
    served: Served, thinking: Thinking
) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        seat = await clients.subscribe(ada, table, 0)
        thinking.problem = RuntimeError("dead")
        assert len(await hinted(seat)) == 2
        thinking.problem = None
        hold(served, thinking.may_begin)
        client = ada.client()
        await seat.send_text(f'{{"type": "hint", "client": "{client}", "seat": 0}}')
        assert (await seat.move({"do": "end-turn"}))["type"] == "done"
        served.within(let_go(thinking))
        await seat.until(lambda: bool(told(seat, client)))
        assert [each.get("refusal", {}).get("code") for each in told(seat, client)] == ["stale"]

    with_clients(served, play)


def test_who_takes_the_agreement_back_ends_a_hint_that_is_being_told(
    served: Served, thinking: Thinking
) -> None:
    async def play(clients: Clients) -> None:
        people = [await clients.guest(name) for name in ("Ada", "Bob")]
        table = clients.set_table("cyberion", *people, options={"first": 0})
        ada, bob = await clients.subscribe_all(table, *people)
        for seat in (ada, bob):
            await seat.send("hints", seat=seat.seat, agree=True)
        await ada.until(lambda: ada.room["hints"] == "allowed")
        hold(served, thinking.may_end)
        (first,) = await hinted(ada, 1)
        await bob.send("hints", seat=1, agree=False)
        served.within(let_go(thinking))
        await ada.until(lambda: len(told(ada, first["client"])) == 2)
        assert told(ada, first["client"])[1]["refusal"]["code"] == "hints-not-agreed"

    with_clients(served, play)


def test_an_operator_chooses_how_many_hints_and_reviews_may_wait(tmp_path: Path) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        seat = await clients.subscribe(ada, clients.set_table("cyberion", ada), 0)
        assert await refusal_code(seat, "hint") == "slow-down"
        await ada.post(f"/api/tables/{await over(clients, ada)}/review", None, 429)

    with serving_on(SQLITE, tmp_path, hints_waiting_of_address=0, reviews_waiting=0) as running:
        with_clients(running, play)
