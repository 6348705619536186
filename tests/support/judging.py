"""Reviews at a server whose moves nobody judges: games that are over, a worker that waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import Any

from dreamcog.server.automation.teacher_worker import AnyRequest, ReviewRequest, by_seat
from support.serving import Person, Served
from support.table_fixtures import Clients, rows

END = {"do": "end-turn"}


def told_of(seat: int) -> dict[str, Any]:
    """What a review of a game of two moves tells, with a seat before all."""
    decision = {"number": 1, "seat": 0, "move": END, "best": END, "loss": 0.0, "chance": 0.5}
    return {"seat": seat, "decisions": [decision], "moments": [1 + seat], "luck": 0.1}


class Judging:
    """Stands for the worker: it judges as many moves as it is let, and fails when it is to."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.problem: Exception | None = None
        self.may_begin, self.may_end = asyncio.Event(), asyncio.Event()
        self.may_begin.set()
        self.may_end.set()

    async def ask(
        self, request: AnyRequest, _require: Callable[[], object] = lambda: None
    ) -> AsyncGenerator[dict[str, Any], None]:
        assert isinstance(request, ReviewRequest)
        self.asked.append(request.save)
        await self.may_begin.wait()
        yield {"done": 1}
        await self.may_end.wait()
        if self.problem is not None:
            raise self.problem
        yield by_seat([told_of(seat) for seat in range(request.save["options"]["players"])])


def let(event: asyncio.Event) -> Any:
    async def happen() -> None:
        event.set()

    return happen


def hold(served: Served, event: asyncio.Event) -> None:
    async def clear() -> None:
        event.clear()

    served.within(clear)


async def over(clients: Clients, *people: Person, game: str = "cyberion", **fields: Any) -> str:
    """A table whose game is over after a move."""
    table = clients.set_table(game, *people, options={"first": 0}, **fields)
    moves = (await people[0].get(f"/api/tables/{table}/whole", seat=0))["menu"]
    assert moves is not None
    await people[0].act(table, "move", decision=1, move=first_move(game))
    for seat, person in enumerate(people):
        room = (await person.get(f"/api/tables/{table}"))["room"]
        if room["status"] == "playing":
            await person.act(table, "resign", seat)
    return table


def first_move(game: str) -> dict[str, Any]:
    return END if game == "cyberion" else {"do": "stock-room", "take": "ink"}


async def state_of(person: Person, table: str, **query: Any) -> dict[str, Any]:
    found: dict[str, Any] = await person.get(f"/api/tables/{table}/review", **query)
    return found


async def finished(person: Person, table: str, status: str = "done") -> dict[str, Any]:
    """The review when it has come to its end."""
    for _ in range(1000):
        found = await state_of(person, table)
        if found["status"] in ("done", "failed"):
            assert found["status"] == status, found
            return found
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to its end")


def rows_of(served: Served, table: str) -> tuple[Any, ...]:
    (found,) = rows(served, 'SELECT status, done FROM reviews WHERE "table" = ?', table)
    return found
