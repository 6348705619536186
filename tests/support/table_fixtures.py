"""Tables that are set up as a test needs them (any seed, any clock), and their clients."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dreamcog.server.live.creation import record_of
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.store.statements import statement
from dreamcog.server.table import entries
from dreamcog.server.table.entries import NewEntry, SeatAssignment
from dreamcog.server.table.game_cache import requested_game
from dreamcog.server.table.statements import creation_statements
from support.databases import POSTGRES, SQLITE, fresh_url
from support.serving import Person, Seat, Served, serving

STORES = [SQLITE, pytest.param(POSTGRES, marks=pytest.mark.slow)]

Sitting = Person | str | None
"""Who has a seat: a person, a bot by its name, or None if the seat is open."""


@contextmanager
def serving_on(kind: str, folder: Path, **settings: Any) -> Iterator[Served]:
    """A server on an empty database of one kind."""
    with serving(fresh_url(kind, folder), **settings) as served:
        yield served


def set_table(
    served: Served,
    game: str,
    seats: Sequence[Sitting],
    seed: int = 7,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> str:
    """Store a table with these seats, and with fields that no client may choose."""
    opened = requested_game(game, {"players": len(seats), **(options or {})})
    host = next((each.me["id"] for each in seats if isinstance(each, Person)), None)
    created = fields.pop("created", None) or time.time()
    record = record_of(opened, seed=f"{seed:032x}", host=host, **fields)
    record = replace(record, created=created)
    statements = creation_statements(
        record, [seat_assignment(i, each) for i, each in enumerate(seats)]
    )
    served.within(lambda: served.services.database.write(*statements))
    return record.id


def seat_assignment(seat: int, sitting: Sitting) -> SeatAssignment | None:
    """The assignment of one seat."""
    if isinstance(sitting, Person):
        return SeatAssignment(NewEntry(entries.SIT, seat, {"name": sitting.name}), sitting.me["id"])
    return (
        None
        if sitting is None
        else SeatAssignment(NewEntry(entries.BOT, seat, {"bot": sitting}), None)
    )


def live(served: Served, table: str) -> LiveTable:
    """A live table of the server."""
    found: LiveTable = served.within(lambda: served.services.registry.table(table))
    return found


def rows(served: Served, text: str, *values: Any) -> list[tuple[Any, ...]]:
    """The rows that a query finds in the server's database."""
    found: list[tuple[Any, ...]] = served.within(
        lambda: served.services.database.rows(text, *values)
    )
    return found


def write(served: Served, text: str, *values: Any) -> None:
    """Change the database without telling the server."""
    served.within(lambda: served.services.database.write(statement(text, *values)))


def rewrite(served: Served, text: str, *values: Any) -> None:
    """Change the database and close all live tables, so that they are read again."""

    async def change() -> None:
        await served.services.database.write(statement(text, *values))
        for each in served.services.registry.tables:
            await served.services.registry.close(each.id)

    served.within(change)


class Clients:
    """The clients of a test; all are disconnected at its end."""

    def __init__(self, served: Served, stack: AsyncExitStack) -> None:
        self.served = served
        self._stack = stack

    async def guest(self, name: str) -> Person:
        """A new guest."""
        return await self._stack.enter_async_context(Person(self.served.url, name))

    async def with_token(self, token: str) -> Person:
        """A program that authenticates with a person's token."""
        found = Person(self.served.url)
        found.http.headers["Authorization"] = f"Bearer {token}"
        self._stack.push_async_callback(found.http.aclose)
        return found

    async def anonymous(self) -> Person:
        """A client that is not authenticated."""
        found = Person(self.served.url)
        self._stack.push_async_callback(found.http.aclose)
        return found

    def set_table(self, game: str, *seats: Sitting, **fields: Any) -> str:
        """Store a table with these seats."""
        return set_table(self.served, game, seats, **fields)

    async def subscribe(
        self, person: Person, table: str, seat: int | None = None, after: int | None = None
    ) -> Seat:
        """Subscribe to a table until the end of the test; without a seat, as a watcher."""
        seen = await person.subscribe(table, seat, after)
        self._stack.push_async_callback(seen.leave)
        return seen

    async def subscribe_all(self, table: str, *people: Person) -> list[Seat]:
        """Subscribe several people to a table, each from the seat with their index."""
        return [await self.subscribe(person, table, seat) for seat, person in enumerate(people)]


def with_clients(served: Served, play: Callable[[Clients], Awaitable[None]]) -> None:
    """Run a test with clients, and disconnect them at the end."""

    async def whole() -> None:
        async with AsyncExitStack() as stack:
            await play(Clients(served, stack))

    asyncio.run(whole())


async def eventually(is_so: Callable[[], bool], seconds: float = 10) -> None:
    """Wait until a condition holds."""
    end = asyncio.get_running_loop().time() + seconds
    while not is_so():
        assert asyncio.get_running_loop().time() < end, "the condition never held"
        await asyncio.sleep(0.01)


async def wait_for_entry(seat: Seat, number: int) -> None:
    """Wait until a seat has received an entry."""
    await seat.until(lambda: seat.number >= number)


async def wait_for_all(*seats: Seat) -> None:
    """Wait until all seats have received the newest entry that one of them has."""
    number = max(seat.number for seat in seats)
    for seat in seats:
        await wait_for_entry(seat, number)


async def perform(seat: Seat, kind: str, *others: Seat, **fields: Any) -> None:
    """Perform an action for a seat; wait until it and the others have received the entry."""
    answer = await seat.send(kind, seat=seat.seat, **fields)
    assert answer["type"] == "done", answer
    await wait_for_entry(seat, answer["number"])
    await wait_for_all(seat, *others)


async def play_move(seat: Seat, move: dict[str, Any], *others: Seat) -> None:
    """Play a move; wait until the seat and the others have received it."""
    await perform(seat, "move", *others, decision=seat.decision, move=move)


async def refusal_code(seat: Seat, kind: str, **fields: Any) -> str:
    """Try an action that is refused; return the code of the refusal."""
    answer = await seat.send(kind, seat=seat.seat, **fields)
    assert answer["type"] == "refused", answer
    return str(answer["refusal"]["code"])
