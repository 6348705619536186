"""What a client can ask before it moves: previews and advice."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.i18n.texts import Texts
from dreamcog.server.live.requests import read_request
from support.serving import Seat, Served
from support.table_fixtures import Clients, live, with_clients

STEP = {"do": "trigger", "robot": "platform/cyclobot-1", "level": 1}


async def deciding(clients: Clients, game: str) -> tuple[str, list[Seat], int]:
    """A table of two people, their sockets, and the seat that decides."""
    people = [await clients.guest(name) for name in ("Ada", "Bob")]
    table = clients.set_table(game, *people)
    seats = await clients.subscribe_all(table, *people)
    return table, seats, next(i for i, seat in enumerate(seats) if seat.menu is not None)


@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_previews_by_socket_and_by_http_are_those_of_the_engine(served: Served, game: str) -> None:
    async def play(clients: Clients) -> None:
        table, seats, number = await deciding(clients, game)
        seat = seats[number]
        for move in seat.moves()[:20]:
            known = live(served, table).state.table.preview(number, move)
            told = await seat.send("preview", seat=number, move=move)
            assert told == {"type": "foreseen", "client": told["client"], **known}
            body = {"client": "c", "seat": number, "move": move}
            assert await seat.person.post(f"/api/tables/{table}/preview", body) == told | {
                "client": "c"
            }

    with_clients(served, play)


@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_previews_of_several_moves_are_those_of_each(served: Served, game: str) -> None:
    async def play(clients: Clients) -> None:
        table, seats, number = await deciding(clients, game)
        seat = seats[number]
        moves = seat.moves()[:12]
        known = [live(served, table).state.table.preview(number, move) for move in moves]
        told = await seat.send("previews", seat=number, moves=moves)
        assert told == {"type": "all-foreseen", "client": told["client"], "foreseen": known}
        illegal = await seat.send("previews", seat=number, moves=[*moves[:2], {"do": "no"}])
        assert illegal["type"] == "refused"
        for n in (0, 13):
            asked = {"type": "previews", "client": "c", "seat": number, "moves": moves[:1] * n}
            with pytest.raises(Refused, match="malformed"):
                read_request(json.dumps(asked))

    with_clients(served, play)


@pytest.mark.parametrize("game", ["cyberion", "mech-a-dream"])
def test_advice_is_that_of_the_engine_with_its_sentence(served: Served, game: str) -> None:
    async def play(clients: Clients) -> None:
        table, seats, number = await deciding(clients, game)
        seat = seats[number]
        engine = live(served, table).state.table
        known = engine.advice(number)
        told = await seat.send("advice", seat=number)
        text = Texts("en").advice(engine.game, known)
        assert told["type"] == "advised"
        assert told["advice"] == {**known.to_json(), "text": text}
        idle = 1 - number
        assert (await seats[idle].send("advice", seat=idle))["advice"] is None

    with_clients(served, play)


@pytest.mark.parametrize(("kind", "more"), [("advice", {}), ("previews", {"moves": [STEP] * 12})])
def test_advice_and_previews_of_several_moves_count_as_one_question(
    served: Served, monkeypatch: pytest.MonkeyPatch, kind: str, more: dict[str, Any]
) -> None:
    counted: list[str] = []
    limits = served.services.requests.limits
    monkeypatch.setattr(limits, "take", lambda what, *_: counted.append(what))

    async def play(clients: Clients) -> None:
        ada, bob = await clients.guest("Ada"), await clients.guest("Bob")
        seat = await clients.subscribe(ada, clients.set_table("cyberion", ada, bob), 0)
        await seat.send(kind, seat=0, **more)
        assert counted.count("question") == 1

    with_clients(served, play)
