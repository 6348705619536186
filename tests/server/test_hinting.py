"""Giving hints: marked before they are told, from the own view alone, once for a decision."""

from __future__ import annotations

import pytest

from dreamcog.core.refusal import Refused
from support.serving import Served
from support.table_fixtures import Clients, live, refusal_code, rewrite, rows, with_clients
from support.thinking import MARKS, Thinking, hinted, hold, let_go, told


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
