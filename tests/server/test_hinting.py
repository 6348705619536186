"""Giving hints: marked before they are told, from the own view alone, bounded for each person."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator
from typing import Any

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.server.automation import hinting
from dreamcog.server.automation.hinting import MOST_OF_ADDRESS, MOST_WAITING, Hinting
from dreamcog.server.automation.teacher_worker import AnyRequest, HintRequest, WhyRequest
from support.serving import Seat, Served
from support.table_fixtures import Clients, live, refusal_code, rewrite, rows, with_clients

MOVE = {"move": {"do": "end-turn"}, "chance": 0.5, "score": None, "share": None, "reasons": []}
FULL = {"seat": 0, "stage": "full", "nudge": None, "plan": [], "goals": [], "moves": [MOVE]}
FIRST = FULL | {"stage": "first"}
MARKS = 'SELECT hints FROM seats WHERE "table" = ? ORDER BY seat'


class Thinking:
    """Stands for the worker: it tells the stages when it is let, and fails when it is to."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.problem: Exception | None = None
        self.may_begin, self.may_end = asyncio.Event(), asyncio.Event()
        self.may_begin.set()
        self.may_end.set()

    async def ask(
        self, request: AnyRequest, require: Callable[[], object] = lambda: None
    ) -> AsyncGenerator[dict[str, Any], None]:
        assert isinstance(request, HintRequest | WhyRequest)
        self.asked.append(request)
        await self.may_begin.wait()
        yield FIRST
        await self.may_end.wait()
        if self.problem is not None:
            raise self.problem
        yield FULL


@pytest.fixture
def thinking(served: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinking]:
    """The worker of a server whose hints are made without one."""
    found = Thinking()
    monkeypatch.setattr(served.services.requests.teaching, "teacher", Hinting(found))
    yield found
    served.within(let_go(found))


def let_go(thinking: Thinking) -> Any:
    async def finish() -> None:
        thinking.may_begin.set()
        thinking.may_end.set()

    return finish


def hold(served: Served, event: asyncio.Event) -> None:
    async def clear() -> None:
        event.clear()

    served.within(clear)


async def hinted(seat: Seat, count: int = 2) -> list[dict[str, Any]]:
    """The answers to a hint that a seat asks for, as they come."""
    client = seat.person.client()
    await seat.send_text(f'{{"type": "hint", "client": "{client}", "seat": {seat.seat}}}')
    await seat.until(lambda: len(told(seat, client)) >= count)
    return told(seat, client)


def told(seat: Seat, client: str) -> list[dict[str, Any]]:
    refused = [seat.answers[client]] if client in seat.answers else []
    return [each for each in seat.other if each.get("client") == client] + refused


def test_a_hint_comes_in_two_stages_from_the_view_of_its_seat(
    served: Served, thinking: Thinking
) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        options = {"variants": ["robots"]}
        table = clients.set_table("mech-a-dream", ada, "greedy", options=options)
        seat = await clients.subscribe(ada, table, 0)
        first, full = await hinted(seat)
        assert (first["type"], first["hint"]["stage"], first["is_last"]) == (
            "hinted",
            "first",
            False,
        )
        assert (full["hint"]["stage"], full["is_last"]) == ("full", True)
        assert first["decision"] == full["decision"] == seat.decision
        (asked,) = thinking.asked
        own = await ada.get(f"/api/tables/{table}/positions/2", seat=0)
        assert (asked.seat, asked.view["seat"]) == (0, 0)
        assert asked.view["monitors_dealt"] == own["monitors_dealt"] != []
        assert "hidden" not in asked.view

    with_clients(served, play)


def test_a_hint_is_marked_before_it_is_told(served: Served, thinking: Thinking) -> None:
    """Whoever kills the server after the first stage cannot lose the mark."""

    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        seat = await clients.subscribe(ada, table, 0)
        hold(served, thinking.may_begin)
        client = ada.client()
        await seat.send_text(f'{{"type": "hint", "client": "{client}", "seat": 0}}')
        await seat.send("ping")
        assert rows(served, MARKS, table) == [(0,)]
        hold(served, thinking.may_end)
        served.within(begin)
        await seat.until(lambda: bool(told(seat, client)))
        assert rows(served, MARKS, table) == [(1,)]
        assert seat.room["seats"][0]["hints"] == 1
        rewrite(served, "UPDATE tables SET updated = updated")
        assert live(served, table).state.seating.places[0].hints == 1

    async def begin() -> None:
        thinking.may_begin.set()

    with_clients(served, play)


def test_the_same_decision_is_worked_out_and_marked_once(
    served: Served, thinking: Thinking
) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        seat = await clients.subscribe(ada, table, 0)
        await hinted(seat)
        await hinted(seat)
        assert len(thinking.asked) == 1
        assert rows(served, MARKS, table) == [(1,)]
        await seat.move({"do": "end-turn"})
        await seat.until(lambda: seat.menu is not None)
        await hinted(seat)
        assert len(thinking.asked) == 2
        assert rows(served, MARKS, table) == [(2,)]

    with_clients(served, play)


def test_who_asks_again_meanwhile_is_told_what_is_known_and_then_the_rest(
    served: Served, thinking: Thinking
) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        seat, other = [await clients.subscribe(ada, table, 0) for _ in range(2)]
        hold(served, thinking.may_end)
        assert len(await hinted(seat, 1)) == 1
        (early,) = await hinted(other, 1)
        assert early["hint"]["stage"] == "first"
        served.within(let_go(thinking))
        await other.until(lambda: len(told(other, early["client"])) == 2)
        assert len(thinking.asked) == 1

    with_clients(served, play)


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


def test_only_so_many_hints_are_worked_out_at_a_time(
    served: Served, thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "MOST_OF_ADDRESS", MOST_WAITING + 1)

    async def play(clients: Clients) -> None:
        hold(served, thinking.may_end)
        for number in range(MOST_WAITING + 1):
            person = await clients.guest(f"P{number}")
            seat = await clients.subscribe(person, clients.set_table("cyberion", person), 0)
            (answer,) = await hinted(seat, 1)
            expected = "hinted" if number < MOST_WAITING else "refused"
            assert answer["type"] == expected, number
        served.within(let_go(thinking))

    with_clients(served, play)


def test_people_at_one_address_leave_room_for_others(served: Served, thinking: Thinking) -> None:
    """Hints and reasons of bots wait for the same worker, and are bounded together."""

    async def play(clients: Clients) -> None:
        hold(served, thinking.may_end)
        for number in range(MOST_OF_ADDRESS + 1):
            person = await clients.guest(f"P{number}")
            seat = await clients.subscribe(person, clients.set_table("cyberion", person), 0)
            (answer,) = await hinted(seat, 1)
            expected = "hinted" if number < MOST_OF_ADDRESS else "refused"
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
        others = [served.within(lambda: busy("elsewhere")) for _ in range(MOST_OF_ADDRESS + 1)]
        assert others == [*[""] * MOST_OF_ADDRESS, "slow-down"]
        assert served.within(lambda: busy("a third")) == "slow-down"
        served.within(let_go(thinking))

    with_clients(served, play)


def test_hints_by_request_are_whole_or_quick(served: Served, thinking: Thinking) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("cyberion", ada)
        hold(served, thinking.may_end)
        body = {"type": "hint", "client": "h", "seat": 0}
        quick = await ada.post(f"/api/tables/{table}/hint", {**body, "quick": True})
        assert (quick["hint"]["stage"], quick["is_last"]) == ("first", True)
        served.within(let_go(thinking))
        whole = await ada.post(f"/api/tables/{table}/hint", body)
        assert (whole["hint"]["stage"], whole["is_last"]) == ("full", True)

    with_clients(served, play)


@pytest.mark.parametrize(
    ("problem", "code"),
    [
        (RuntimeError("dead"), "hint-failed"),
        (Refused("network-missing", game="x"), "network-missing"),
    ],
)
def test_a_hint_that_fails_is_refused_and_can_be_asked_for_again(
    served: Served, thinking: Thinking, problem: Exception, code: str
) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        seat = await clients.subscribe(ada, clients.set_table("cyberion", ada), 0)
        thinking.problem = problem
        first, refused = await hinted(seat)
        assert (first["hint"]["stage"], refused["refusal"]["code"]) == ("first", code)
        thinking.problem = None
        assert [each["hint"]["stage"] for each in await hinted(seat)] == ["first", "full"]

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


@pytest.mark.usefixtures("thinking")
def test_hints_wait_for_the_agreement_of_all(served: Served) -> None:
    async def play(clients: Clients) -> None:
        people = [await clients.guest(name) for name in ("Ada", "Bob")]
        table = clients.set_table("cyberion", *people, options={"first": 0})
        ada, bob = await clients.subscribe_all(table, *people)
        assert ada.room["hints"] == "not-agreed"
        assert await refusal_code(ada, "hint") == "hints-not-agreed"
        for seat in (ada, bob):
            await seat.send("hints", seat=seat.seat, agree=True)
        await ada.until(lambda: ada.room["hints"] == "allowed")
        assert [each["agrees_to_hints"] for each in ada.room["seats"]] == [True, True]
        assert len(await hinted(ada)) == 2
        await bob.until(lambda: bob.room["seats"][0]["hints"] == 1)
        assert not [each for each in bob.other if each["type"] == "hinted"]
        assert await refusal_code(bob, "hint") == "not-to-act"

    with_clients(served, play)


def test_a_maker_may_agree_at_once_and_lists_tell_of_hints(
    served: Served, thinking: Thinking
) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        seats = [{"kind": "open"}, {"kind": "me"}]
        made = await ada.make_table("cyberion", seats, hints=True)
        room = (await bob.sit(made["invite"]))["room"]
        assert [each["agrees_to_hints"] for each in room["seats"]] == [False, True]
        alone = await ada.make_table("cyberion", [{"kind": "me"}])
        await hinted(await clients.subscribe(ada, alone["id"], 0))
        listed = {each["id"]: each for each in await ada.get("/api/tables")}
        assert [each["hints"] for each in listed[alone["id"]]["seats"]] == [1]

    assert thinking.asked == []
    with_clients(served, play)
