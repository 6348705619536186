"""Programs as bots at the tables of a server: named by its operator, replaced where they fail."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from dreamcog.bots import programs
from dreamcog.server.api.games import info_of
from support.outside_bots import fresh_bots, odd_program
from support.serving import Served
from support.table_fixtures import Clients, eventually, live, wait_for_all, with_clients


@pytest.fixture(autouse=True)
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The command of a program that breaks the rules at every other request, named `odd`."""
    command = odd_program(tmp_path, "illegal", often=2)
    monkeypatch.setenv(programs.VARIABLE, f"odd={command}")
    info_of.cache_clear()
    with fresh_bots():
        yield command
    info_of.cache_clear()


def test_all_are_told_of_moves_that_were_made_for_a_program(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("mech-a-dream", ada, "odd")
        (seat,) = await clients.subscribe_all(table, ada)
        watching = await clients.subscribe(await clients.anonymous(), table)
        rng = random.Random(1)

        def told() -> bool:
            return any(each["what"] == "replaced" for each in seat.happened)

        for _ in range(6):
            await eventually(lambda: seat.menu is not None or told())
            if told():
                break
            await seat.play_any(rng)
            await wait_for_all(seat)
        await eventually(told)
        await wait_for_all(seat, watching)
        for one in (seat, watching):
            notice = next(each for each in one.happened if each["what"] == "replaced")
            earlier = [each for each in one.happened if each["number"] < notice["number"]]
            assert (notice["seat"], notice["bot"], notice["why"]) == (1, "odd", "illegal")
            assert [each["what"] for each in earlier if each["seat"] == 1][-1] == "move"
        own = [each for each in live(served, table).state.applied if each.entry.seat == 1]
        assert [each.entry.kind for each in own][:2] == ["bot", "move"]

    with_clients(served, play)


def test_a_client_may_seat_a_named_program_and_name_none(served: Served, program: str) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        described = {each["name"]: each for each in await ada.get("/api/games")}
        assert all(each["bots"][-1] == "odd" for each in described.values())
        assert all(each["added_bots"] == ["odd"] for each in described.values())
        assert program not in str(described)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "odd"}]
        made = await ada.make_table("cyberion", seats, options={"players": 2})
        room = live(served, made["id"]).state
        assert [place.player for place in room.seating.places] == [None, "odd"]
        for name in (f"program:{program}", "clever"):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": name}]
            wanted = {"game": "cyberion", "options": {"players": 2}, "seats": seats}
            assert (await ada.post("/api/tables", wanted, 400))["code"] == "malformed"

    with_clients(served, play)
