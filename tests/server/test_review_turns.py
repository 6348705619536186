"""In which order reviews are worked out, and how many wait for those who share an address."""

from __future__ import annotations

import pytest

from dreamcog.server.automation.reviewing import in_turn
from dreamcog.server.automation.room import Room
from dreamcog.server.store.reviews import OpenReview
from support.judging import Judging, finished, hold, let, over, rows_of
from support.serving import Served
from support.table_fixtures import Clients, eventually, with_clients


def order(asked: str, addresses: dict[str, str] | None = None, begun: str = "") -> str:
    """The tables in turn; each is named by who has asked, and by a digit."""
    reviews = [OpenReview(each, each[0], each == begun) for each in asked.split()]
    known = {each.table: (addresses or {}).get(each.person, each.person) for each in reviews}
    return " ".join(each.table for each in in_turn(reviews, known))


@pytest.mark.parametrize(
    ("asked", "addresses", "begun", "turns"),
    [
        ("a1 b1 c1", {}, "", "a1 b1 c1"),
        ("a1 a2 a3 b1 b2", {}, "", "a1 b1 a2 b2 a3"),
        ("a1 b1 c1 d1 e1", dict.fromkeys("abcd", "here"), "", "a1 e1 b1 c1 d1"),
        ("a1 a2 b1 c1", dict.fromkeys("ab", "here"), "", "a1 c1 b1 a2"),
        ("a1 b1 a2", {}, "a2", "a2 a1 b1"),
    ],
)
def test_addresses_and_people_have_turns(
    asked: str, addresses: dict[str, str], begun: str, turns: str
) -> None:
    assert order(asked, addresses, begun) == turns


def test_of_one_whose_address_is_not_known_the_person_has_turns() -> None:
    """Another process was asked."""
    reviews = [OpenReview(each, each[0], False) for each in ("a1", "a2", "b1")]
    assert [each.table for each in in_turn(reviews, {})] == ["a1", "b1", "a2"]


def test_who_asks_for_one_review_does_not_wait_for_all_of_another(
    served: Served, judging: Judging
) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        tables = [await over(clients, ada) for _ in range(3)]
        hold(served, judging.may_end)
        for table in tables:
            await ada.post(f"/api/tables/{table}/review")
        await eventually(lambda: rows_of(served, tables[0]) == ("working", 1))
        last = await over(clients, bob)
        assert (await bob.post(f"/api/tables/{last}/review"))["ahead"] == 1
        assert (await ada.get(f"/api/tables/{tables[2]}/review"))["ahead"] == 3
        served.within(let(judging.may_end))
        for table in (*tables, last):
            await finished(ada, table)

    with_clients(served, play)


def test_people_at_one_address_have_only_so_many_reviews_waiting(
    served: Served, judging: Judging
) -> None:
    served.services.reviewing._room = Room(200, 2, 3)

    async def play(clients: Clients) -> None:
        hold(served, judging.may_begin)
        for number in range(3):
            person = await clients.guest(f"P{number}")
            table = await over(clients, person)
            status = 200 if number < 2 else 429
            await person.post(f"/api/tables/{table}/review", None, status)
        served.within(let(judging.may_begin))

    with_clients(served, play)
