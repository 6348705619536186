"""People who come together at tables that are set up as a test likes: any seed, any clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dreamcog.server.live import creation as making
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.store.statements import statement
from dreamcog.server.table import entries as kinds
from dreamcog.server.table.entries import NewEntry, SeatAssignment
from dreamcog.server.table.game_cache import requested_game
from dreamcog.server.table.statements import creation_statements
from dreamcog.server.wire.peers import EntriesAdded
from support.databases import POSTGRES, SQLITE, fresh_url
from support.serving import Person, Seat, Served, serving

STORES = [SQLITE, pytest.param(POSTGRES, marks=pytest.mark.slow)]

Sitting = Person | str | None
"""Who has a seat: a person, a bot by its name, nobody yet."""


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
    **told: Any,
) -> str:
    """A table of whoever sits there, with everything that nobody could ask for from outside."""
    opened = requested_game(game, {"players": len(seats), **(options or {})})
    host = next((each.me["id"] for each in seats if isinstance(each, Person)), None)
    created = told.pop("created", None) or time.time()
    record = making.record_of(opened, seed=f"{seed:032x}", host=host, **told)
    record = replace(record, created=created)
    statements = creation_statements(record, [seated(i, each) for i, each in enumerate(seats)])
    added = EntriesAdded(record.id)
    served.within(lambda: served.services.database.write(*statements, notify=added))
    return record.id


def seated(seat: int, sitting: Sitting) -> SeatAssignment | None:
    """How somebody comes to a seat."""
    if isinstance(sitting, Person):
        return SeatAssignment(NewEntry(kinds.SIT, seat, {"name": sitting.name}), sitting.me["id"])
    return (
        None
        if sitting is None
        else SeatAssignment(NewEntry(kinds.BOT, seat, {"bot": sitting}), None)
    )


def live(served: Served, table: str) -> LiveTable:
    """A table as the server has it."""
    found: LiveTable = served.within(lambda: served.services.registry.table(table))
    return found


def rows(served: Served, text: str, *values: Any) -> list[tuple[Any, ...]]:
    """What is kept."""
    found: list[tuple[Any, ...]] = served.within(
        lambda: served.services.database.rows(text, *values)
    )
    return found


def write(served: Served, text: str, *values: Any) -> None:
    """Change what is kept, behind everybody's back."""
    served.within(lambda: served.services.database.write(statement(text, *values)))


def rewrite(served: Served, text: str, *values: Any) -> None:
    """Change what is kept, and put the tables that are open away."""

    async def change() -> None:
        await served.services.database.write(statement(text, *values))
        for each in served.services.registry.tables:
            await served.services.registry.close(each.id)

    served.within(change)


class Gathering:
    """Some people, and the tables they look at."""

    def __init__(self, served: Served, stack: AsyncExitStack) -> None:
        self.served = served
        self._stack = stack

    async def come(self, name: str) -> Person:
        """Somebody comes."""
        return await self._stack.enter_async_context(Person(self.served.url, name))

    async def program(self, token: str) -> Person:
        """A program comes, with somebody's token."""
        found = Person(self.served.url)
        found.http.headers["Authorization"] = f"Bearer {token}"
        self._stack.push_async_callback(found.http.aclose)
        return found

    async def stranger(self) -> Person:
        """Somebody comes who has not said who they are."""
        found = Person(self.served.url)
        self._stack.push_async_callback(found.http.aclose)
        return found

    def set_table(self, game: str, *seats: Sitting, **told: Any) -> str:
        """A table, set up."""
        return set_table(self.served, game, seats, **told)

    async def look(
        self, person: Person, table: str, seat: int | None = None, after: int | None = None
    ) -> Seat:
        """Somebody looks at a table, until the end of the test."""
        seen = await person.look(table, seat, after)
        self._stack.push_async_callback(seen.leave)
        return seen

    async def look_all(self, table: str, *people: Person) -> list[Seat]:
        """All of these look at a table, each from the seat in their place."""
        return [await self.look(person, table, seat) for seat, person in enumerate(people)]


def gathered(served: Served, play: Callable[[Gathering], Awaitable[None]]) -> None:
    """Let people come together; all of them go home at the end."""

    async def whole() -> None:
        async with AsyncExitStack() as stack:
            await play(Gathering(served, stack))

    asyncio.run(whole())


async def soon(is_so: Callable[[], bool], seconds: float = 10) -> None:
    """Wait until something is so."""
    end = asyncio.get_running_loop().time() + seconds
    while not is_so():
        assert asyncio.get_running_loop().time() < end, "it did not come about"
        await asyncio.sleep(0.01)


async def heard(seat: Seat, number: int) -> None:
    """Wait until a seat has heard of an entry."""
    await seat.until(lambda: seat.number >= number)


async def all_heard(*seats: Seat) -> None:
    """Wait until all of them have heard what one has."""
    number = max(seat.number for seat in seats)
    for seat in seats:
        await heard(seat, number)


async def done(seat: Seat, kind: str, *others: Seat, **told: Any) -> None:
    """Do something for a seat, until it and the others have heard of it."""
    answer = await seat.send(kind, seat=seat.seat, **told)
    assert answer["type"] == "done", answer
    await heard(seat, answer["number"])
    await all_heard(seat, *others)


async def step(seat: Seat, move: dict[str, Any], *others: Seat) -> None:
    """Make a move, until the seat and the others have heard of it."""
    await done(seat, "move", *others, decision=seat.decision, move=move)


async def refused(seat: Seat, kind: str, **told: Any) -> str:
    """Try something that is refused: the code."""
    answer = await seat.send(kind, seat=seat.seat, **told)
    assert answer["type"] == "refused", answer
    return str(answer["refusal"]["code"])
