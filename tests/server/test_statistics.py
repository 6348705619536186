"""Statistics of a person: by game, by options, by opponents; resetting them."""

from __future__ import annotations

from typing import Any

import pytest

from dreamcog.server.people.statistics import tally, why_not
from dreamcog.server.store.records import Result
from support.serving import Person, Served
from support.table_fixtures import (
    Clients,
    eventually,
    play_move,
    with_clients,
)


async def finish(clients: Clients, table: str, *people: Person) -> Any:
    """Play to the end, each seat its first move; return the outcome."""
    seats = await clients.subscribe_all(table, *people)
    one = seats[0]
    while one.room["status"] == "playing":
        for seat in seats:
            if seat.menu is not None and seat.room["status"] == "playing":
                await play_move(seat, seat.moves()[0], *seats)
        await eventually(
            lambda: any(each.menu for each in seats) or one.room["status"] != "playing"
        )
    return one.room["outcome"]


def result(is_won: bool, score: int | None) -> Result:
    return Result("t", 0, "p", "g", "{}", "", is_won, score, 1.0)


def test_tally_counts_games_wins_and_scores() -> None:
    response = tally([result(True, 30), result(False, 11), result(True, None)])
    assert (response.games, response.wins, response.best, response.mean) == (3, 2, 30, 20.5)
    nothing = tally([])
    assert (nothing.games, nothing.best, nothing.mean) == (0, None, None)


def test_a_game_that_does_not_count_has_a_reason() -> None:
    assert why_not("cyberion", is_counted=False, is_daily=True, seats=1) == "daily-again"
    assert why_not("cyberion", is_counted=False, is_daily=False, seats=1) == "seed-chosen"
    assert why_not("mech-a-dream", is_counted=True, is_daily=False, seats=2) == "both-sides"
    assert why_not("cyberion", is_counted=True, is_daily=False, seats=2) == "bot-at-end"


def test_finished_game_counts_by_game_options_and_opponents(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        options = {"expansions": ["microbots"], "support": 0}
        together = clients.set_table("cyberion", ada, bob, options=options)
        outcome = await finish(clients, together, ada, bob)
        await finish(clients, clients.set_table("cyberion", ada), ada)
        with_bot = clients.set_table("cyberion", ada, "random")
        await ada.act(with_bot, "resign")
        response = await ada.get("/api/me/statistics")
        assert response["by_game"]["cyberion"]["games"] == 3
        assert response["by_game"]["cyberion"]["wins"] == int(outcome["won"])
        ways = [
            (each["options"]["expansions"], each["tally"]["games"])
            for each in response["by_combination"]
        ]
        assert sorted(ways) == [([], 1), ([], 1), (["microbots"], 1)]
        assert {
            tuple(each["others"]): each["tally"]["games"] for each in response["by_opponents"]
        } == {
            (): 1,
            ("people",): 1,
            ("random",): 1,
        }
        assert (await bob.get("/api/me/statistics"))["by_game"]["cyberion"]["games"] == 1

    with_clients(served, play)


@pytest.mark.slow
def test_statistics_use_scores_of_outcome(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("mech-a-dream", ada, bob)
        outcome = await finish(clients, table, ada, bob)
        for seat, person in enumerate((ada, bob)):
            mine = (await person.get("/api/me/statistics"))["by_game"]["mech-a-dream"]
            assert mine["best"] == outcome["scores"][seat]
            assert mine["wins"] == int(seat in outcome["winners"])

    with_clients(served, play)


def test_game_against_oneself_does_not_count(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("mech-a-dream", ada, ada)
        await ada.act(table, "resign")
        response = await ada.get("/api/me/statistics")
        assert response["by_game"] == {}
        assert response["uncounted"] == [
            {"game": "mech-a-dream", "why": "both-sides", "games": 1},
        ]

    with_clients(served, play)


def test_own_seed_and_stand_in_do_not_count(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        made = await ada.make_table(
            "cyberion", [{"kind": "me"}], options={"players": 1, "seed": 7, "support": 0}
        )
        await finish(clients, made["id"], ada)
        table = clients.set_table("mech-a-dream", ada, bob)
        await ada.act(table, "hand-over", away=0, bot="random")
        await bob.act(table, "resign", 1)
        response = await ada.get("/api/me/statistics")
        assert response["by_game"] == {}
        assert response["uncounted"] == [
            {"game": "cyberion", "why": "seed-chosen", "games": 1},
            {"game": "mech-a-dream", "why": "bot-at-end", "games": 1},
        ]
        theirs = await bob.get("/api/me/statistics")
        assert theirs["by_game"]["mech-a-dream"]["games"] == 1
        assert theirs["uncounted"] == []

    with_clients(served, play)


def test_reset_statistics_count_from_zero(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("mech-a-dream", ada, bob)
        await ada.act(table, "resign")
        answer = await ada.http.delete("/api/me/statistics")
        assert answer.status_code == 204
        response = await ada.get("/api/me/statistics")
        assert (response["by_game"], response["by_combination"], response["by_opponents"]) == (
            {},
            [],
            [],
        )
        assert response["uncounted"] == []
        assert response["since"] > 0
        assert (await bob.get("/api/me/statistics"))["by_game"]["mech-a-dream"]["wins"] == 1
        again = clients.set_table("mech-a-dream", ada, bob)
        await bob.act(again, "resign", 1)
        assert (await ada.get("/api/me/statistics"))["by_game"]["mech-a-dream"]["wins"] == 1

    with_clients(served, play)


def test_claimed_guest_games_count_for_account(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, guest = await clients.guest("Ada"), await clients.guest("Guest")
        account = {"login": "counts", "password": "correct horse"}
        await ada.post("/api/me/account", account, 201)
        for person in (ada, guest):
            await person.act(clients.set_table("cyberion", person, "random"), "resign")
        await guest.post("/api/me/sign-in", account)
        assert (await ada.get("/api/me/statistics"))["by_game"]["cyberion"]["games"] == 2

    with_clients(served, play)
