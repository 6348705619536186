"""Texts about results for others: in the third person, about oneself or, for watchers, the best."""

from __future__ import annotations

from typing import Any

import pytest

from dreamcog.server.live.sharing import name_at
from dreamcog.server.ops.texts import texts_of
from server.test_statistics import finish
from support.serving import Person, Served
from support.table_fixtures import Clients, live, set_table, with_clients


async def lines_for(person: Person, table: str) -> list[str]:
    """The text that a person is given to share."""
    return str((await person.get(f"/api/tables/{table}/share"))["text"]).splitlines()


def test_a_game_together_is_told_of_all_who_played(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob, options={"support": 0})
        answer = await ada.get(f"/api/tables/{table}/share", 409)
        assert answer["code"] == "game-still-on"
        await finish(clients, table, ada, bob)
        for person in (ada, bob):
            heading, result, *grid = await lines_for(person, table)
            assert heading == "Cyberion, 2 players"
            assert result.startswith("Ada and Bob together repaired ")
            assert len("".join(grid).replace("🟡", "")) == 25

    with_clients(served, play)


@pytest.mark.parametrize("bots", [1, 2])
def test_bots_are_called_as_at_the_table(served: Served, bots: int) -> None:
    table = set_table(served, "mech-a-dream", [*["random"] * bots, None])
    state = live(served, table).state
    names = [name_at(state, seat, texts_of("en")) for seat in range(bots)]
    assert names == (["Bot"] if bots == 1 else ["Bot 1", "Bot 2"])


@pytest.mark.slow
def test_each_player_tells_of_themselves_and_a_watcher_of_the_winner(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        watcher = await clients.guest("Eve")
        table = clients.set_table("mech-a-dream", ada, bob)
        outcome: Any = await finish(clients, table, ada, bob)
        for seat, person in enumerate((ada, bob)):
            own, other = outcome["scores"][seat], outcome["scores"][1 - seat]
            did = "won" if seat in outcome["winners"] else "lost"
            name = ("Ada", "Bob")[seat]
            assert (await lines_for(person, table))[1] == f"{name} {did} by {own} points to {other}"
        winner = ("Ada", "Bob")[outcome["winners"][0]]
        assert (await lines_for(watcher, table))[1].startswith(f"{winner} won by ")

    with_clients(served, play)


def test_the_text_of_an_assisted_game_says_so(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        table = clients.set_table("cyberion", ada, bob)
        await finish(clients, table, ada, bob)
        own = (await lines_for(ada, table))[0]
        state = live(served, table).state
        state.seating = state.seating.with_place(1, hints=2)
        assert (await lines_for(ada, table))[0] == f"{own}, with hints"

    with_clients(served, play)
