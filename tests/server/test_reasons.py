"""Why bots moved: kept with the table, and told to nobody who could not know what they knew."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dreamcog.server.store.archives import archive
from dreamcog.server.store.database import Database
from dreamcog.server.store.reasons import LONGEST, MOST, find_reasons, put_reasons
from dreamcog.server.store.statements import statement
from dreamcog.server.table.state import TableState
from dreamcog.teacher.knowing import knows_as_much
from support.databases import KINDS
from support.serving import Person, Seat, Served
from support.stored_rows import add_table, on, record, standing
from support.table_fixtures import Clients, live, play_move, rows, with_clients
from support.table_states import full, load_state, take

MOVE = {"move": {"do": "end-turn"}, "chance": 0.5, "score": None, "share": None, "reasons": []}
KEPT = 'SELECT number FROM reasons WHERE "table" = ? ORDER BY number'


class Explaining:
    """Stands for the teacher: it notes of which position it is asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[TableState, int, dict[str, Any]]] = []

    async def why(
        self, state: TableState, seat: int, kept: dict[str, Any], _address: str
    ) -> dict[str, Any]:
        self.asked.append((state, seat, kept))
        return {"seat": seat, "moves": [MOVE], "about": {}}


@pytest.fixture
def explaining(served: Served, monkeypatch: pytest.MonkeyPatch) -> Explaining:
    found = Explaining()
    monkeypatch.setattr(served.services.requests.teaching, "teacher", found)
    return found


async def bot_moved(served: Served, seat: Seat, *others: Seat) -> int:
    """The entry of a bot's move, after a person's turn."""
    while not rows(served, KEPT, seat.table):
        await seat.until(lambda: seat.menu is not None)
        if seat.seat in seat.turn:
            await play_move(seat, seat.moves()[0], *others)
    return int(rows(served, KEPT, seat.table)[0][0])


def path(table: str, number: int) -> str:
    return f"/api/tables/{table}/reasons/{number}"


async def refusal(person: Person, table: str, number: int, status: int = 409, **query: Any) -> str:
    return str((await person.get(path(table, number), status, **query))["code"])


def test_who_plays_alone_is_told_at_once_of_the_view_before_the_move(
    served: Served, explaining: Explaining
) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("mech-a-dream", ada, "greedy", options={"first": 0})
        number = await bot_moved(served, await clients.subscribe(ada, table, 0))
        told = await ada.get(path(table, number), seat=0)
        assert (told["number"], told["seat"], told["bot"]) == (number, 1, "greedy")
        assert told["told"]["moves"][0]["text"]
        ((state, seat, kept),) = explaining.asked
        (entry,) = served.within(lambda: live(served, table).entries(number - 1, 1))
        assert (state.number, seat) == (number - 1, 1)
        assert kept["choices"][0]["move"] == entry.entry.body
        for other in (number - 1, 374_681_503_505):
            assert await refusal(ada, table, other, 404, seat=0) == "no-reasons"
        assert await refusal(ada, table, number) == "reasons-later"
        assert await refusal(await clients.guest("Eve"), table, number, 403, seat=0) == (
            "not-your-seat"
        )

    with_clients(served, play)


@pytest.mark.usefixtures("explaining")
def test_others_at_the_table_agree_or_it_is_told_after_the_end(served: Served) -> None:
    async def play(clients: Clients) -> None:
        people = [await clients.guest(name) for name in ("Ada", "Bob")]
        options = {"first": 0}
        table = clients.set_table("mech-a-dream", *people, "greedy", options=options)
        seats = await clients.subscribe_all(table, *people)
        for seat in seats:
            await seat.until(lambda seat=seat: seat.menu is not None)
            await play_move(seat, seat.moves()[0], *seats)
        await seats[0].until(lambda: bool(rows(served, KEPT, table)))
        number = rows(served, KEPT, table)[0][0]
        assert await refusal(people[0], table, number, seat=0) == "reasons-later"
        for seat in seats:
            await seat.send("hints", seat=seat.seat, agree=True)
        assert (await people[0].get(path(table, number), seat=0))["bot"] == "greedy"
        await seats[1].send("hints", seat=1, agree=False)
        assert await refusal(people[0], table, number, seat=0) == "reasons-later"
        for seat in seats:
            await seat.send("resign", seat=seat.seat)
        watcher = await clients.anonymous()
        assert (await watcher.get(path(table, number)))["seat"] == 2

    with_clients(served, play)


def test_what_only_the_bot_knew_is_told_after_the_end(
    served: Served, explaining: Explaining
) -> None:
    """In Enlightened Robots each seat is dealt Monitor Screens that no other one sees."""

    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        options = {"variants": ["robots"]}
        table = clients.set_table("mech-a-dream", ada, "greedy", options=options)
        number = await bot_moved(served, await clients.subscribe(ada, table, 0))
        assert await refusal(ada, table, number, seat=0) == "reasons-later"
        assert explaining.asked == []
        await ada.act(table, "resign")
        assert (await ada.get(path(table, number), seat=0))["bot"] == "greedy"

    with_clients(served, play)


@pytest.mark.usefixtures("explaining")
def test_a_bot_in_ones_own_stead_tells_its_reasons_after_the_end(served: Served) -> None:
    """Otherwise one could let it move, ask why, and take the move back: a hint without a mark."""

    async def play(clients: Clients) -> None:
        people = [await clients.guest(name) for name in ("Ada", "Bob")]
        table = clients.set_table("mech-a-dream", *people, options={"first": 0})
        seats = await clients.subscribe_all(table, *people)
        for seat in seats:
            await seat.send("hints", seat=seat.seat, agree=True)
        await seats[0].send("hand-over", seat=0, away=0, bot="greedy")
        await seats[1].until(lambda: bool(rows(served, KEPT, table)))
        number = rows(served, KEPT, table)[0][0]
        for seat in (0, 1):
            assert await refusal(people[seat], table, number, seat=seat) == "reasons-later"
        await people[0].act(table, "resign")
        assert (await people[0].get(path(table, number), seat=0))["seat"] == 0

    with_clients(served, play)


@pytest.mark.usefixtures("explaining")
def test_in_a_deal_of_the_day_reasons_would_be_unmarked_help(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        options = {"first": 0}
        table = clients.set_table(
            "mech-a-dream", ada, "greedy", options=options, daily="2999-01-01"
        )
        number = await bot_moved(served, await clients.subscribe(ada, table, 0))
        assert await refusal(ada, table, number, seat=0) == "reasons-later"
        await ada.act(table, "resign")
        await ada.get(path(table, number), seat=0)

    with_clients(served, play)


@pytest.mark.usefixtures("explaining")
def test_reasons_end_when_a_table_is_archived(served: Served) -> None:
    async def play(clients: Clients) -> None:
        ada = await clients.guest("Ada")
        table = clients.set_table("mech-a-dream", ada, "greedy", options={"first": 0})
        number = await bot_moved(served, await clients.subscribe(ada, table, 0))
        await ada.act(table, "resign")
        served.within(lambda: archive(served.services.database, table))
        assert await refusal(ada, table, number, 404, seat=0) == "no-reasons"

    with_clients(served, play)


@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_a_seat_knows_what_a_bot_sees_as_long_as_nothing_is_hidden_from_it(game: str) -> None:
    state, rng = full(load_state(game)), random.Random(1)
    for _ in range(6):
        game, position = state.table.game, state.table.state
        assert knows_as_much(game, position, 0, 1)
        assert knows_as_much(game, position, 1, 0)
        seat = state.turn[0]
        state = take(state, "move", seat, **rng.choice(list(state.table.moves(seat))))
        if state.status != "playing":
            break


def test_a_seat_does_not_know_what_another_was_dealt() -> None:
    state = full(load_state("mech-a-dream", options={"variants": ["robots"]}))
    game, position = state.table.game, state.table.state
    assert not knows_as_much(game, position, 0, 1)
    assert knows_as_much(game, position, 1, 1)


@pytest.mark.parametrize("kind", KINDS)
def test_reasons_are_bounded_in_size_and_number(kind: str, tmp_path: Any) -> None:
    async def work(database: Database) -> None:
        await database.write(*add_table(record("t"), standing()))
        for number in (0, 1, MOST):
            await database.write(
                statement("UPDATE tables SET number = ? WHERE id = ?", number, "t"),
                *put_reasons("t", "greedy", {"about": {"n": number}}),
            )
        assert await find_reasons(database, "t", 1) is None
        kept = await find_reasons(database, "t", 2)
        assert kept is not None
        assert (kept.number, kept.bot, kept.kept) == (2, "greedy", {"about": {"n": 1}})
        assert await find_reasons(database, "t", MOST + 1) is not None
        assert put_reasons("t", "odd", {"about": "x" * LONGEST}) == []

    on(kind, tmp_path, work)
