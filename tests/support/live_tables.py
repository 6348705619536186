"""A live table on a database that can fail, and clients that subscribe to it without a server."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from dreamcog.core.json_patch import patched
from dreamcog.core.menu_tree import menu_tree, moves_of
from dreamcog.core.registry import game_kind
from dreamcog.server.broadcast.messages import moves_of_seat
from dreamcog.server.live.creation import record_of
from dreamcog.server.live.live_table import Appended, LiveTable
from dreamcog.server.store.database import Database, Row, Unreachable
from dreamcog.server.store.people import add_person
from dreamcog.server.store.records import Entry, PersonRecord, TableRecord
from dreamcog.server.store.statements import Statement, Value
from dreamcog.server.store.tables import find_entries
from dreamcog.server.table.entries import SIT, NewEntry, SeatAssignment
from dreamcog.server.table.statements import creation_statements
from dreamcog.server.wire.actions import AnyAction, Move
from dreamcog.server.wire.peers import PeerMessage
from support.databases import SQLITE, fresh_url, opened
from support.sample_database import no_automation

OPTIONS: dict[str, dict[str, Any]] = {
    "cyberion": {"players": 2, "expansions": ["microbots"]},
    "mech-a-dream": {"players": 3, "variants": ["robots", "specialists"]},
}


names = itertools.count()


class Frail:
    """A database whose next writes can fail: before they are done, or after."""

    is_shared = False

    def __init__(self, inner: Database) -> None:
        self.inner = inner
        self.before: list[str] = []
        """Reasons for which the next writes are not done."""
        self.after: list[str] = []
        """Reasons with which the next writes fail after they were committed."""

    async def rows(self, text: str, *values: Value) -> list[Row]:
        return await self.inner.rows(text, *values)

    async def write(self, *statements: Statement, notify: PeerMessage | None = None) -> list[int]:
        if self.before and (reason := self.before.pop(0)):
            raise Unreachable(reason)
        touched = await self.inner.write(*statements, notify=notify)
        if self.after and (reason := self.after.pop(0)):
            raise Unreachable(reason)
        return touched

    async def entries(self) -> list[Entry]:
        return await find_entries(self.inner, "t1")

    async def open(self, record: TableRecord) -> LiveTable:
        """The table as another process would open it."""
        return await LiveTable.open(record, self, no_automation())


@asynccontextmanager
async def shared(name: str, folder: Path, seed: int = 7) -> AsyncIterator[tuple[Frail, LiveTable]]:
    """A table with a person in every seat (`p0`, `p1` …), and its database."""
    game = game_kind(name).open(OPTIONS[name])
    usual = record_of(game, seed=f"{seed:032x}", host="p0", away_after=0.0)
    record = TableRecord(**{**{n: getattr(usual, n) for n in TableRecord.__slots__}, "id": "t1"})
    people = [PersonRecord(f"p{seat}", f"P{seat}", 1.0, 1.0) for seat in range(4)]
    seats = [
        SeatAssignment(NewEntry(SIT, seat, {"name": people[seat].name}), people[seat].id)
        for seat in range(OPTIONS[name]["players"])
    ]
    async with opened(fresh_url(SQLITE, folder)) as database:
        await database.write(*map(add_person, people), *creation_statements(record, seats))
        frail = Frail(database)
        yield frail, await frail.open(record)


class Client:
    """A subscriber for a seat that knows only what it receives."""

    def __init__(self, live: LiveTable, seat: int | None, after: int | None = None) -> None:
        self.live, self.seat = live, seat
        self.position: dict[str, Any] = {}
        self.menu: Any = None
        self.numbers: list[int] = []
        self.happened: list[dict[str, Any]] = []
        self.answers: list[str] = []
        self.received: list[str] = []
        self.may_read = asyncio.Event()
        self.may_read.set()
        person = None if seat is None else f"p{seat}"
        self.subscriber = live.channel.subscribe(self.receive, person, seat, after)

    async def receive(self, message: bytes) -> None:
        await self.may_read.wait()
        self.received.append(message.decode())
        response = json.loads(message)
        if response["type"] == "pong":
            self.answers.append(response["client"])
        if response["type"] not in ("whole", "news"):
            return
        if response["type"] == "whole":
            self.position = response["position"]
            self.happened += response["missed"]
        else:
            assert response["number"] == self.numbers[-1] + 1, "an entry is missing"
            self.position = patched(self.position, response["patch"])
            self.happened.append(response["happened"])
        self.menu = response["menu"]
        self.numbers.append(response["number"])
        kept = await find_entries(self.live._database, "t1")
        assert len(kept) >= response["number"], "broadcast before it was stored"

    async def catch_up(self) -> None:
        await self.subscriber.drained()
        assert not self.subscriber.is_gone
        assert self.numbers[-1] == self.live.state.number
        assert self.position == plain(self.live.state.table.position(self.seat))

    async def leave(self) -> None:
        self.live.channel.unsubscribe(self.subscriber)
        await self.subscriber.drained()


def plain(value: Any) -> Any:
    """A value as it is after a journey."""
    return json.loads(json.dumps(value))


def a_move(live: LiveTable, rng: random.Random, client: str = "") -> Move:
    """Anybody's move, out of the menu that a client gets."""
    seat = rng.choice(live.state.turn)
    offered = moves_of_seat(live.state, seat) or []
    menu = plain(menu_tree(offered, live.state.table.game.unordered))
    move = rng.choice(list(moves_of(menu)))
    return Move(client or f"m{next(names)}", seat, live.state.decisions[seat], move)


async def act(live: LiveTable, asked: AnyAction) -> Appended:
    return await live.act(f"p{asked.seat}", asked)


async def play_some(live: LiveTable, moves: int, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(moves):
        if live.state.status == "playing":
            done = await act(live, a_move(live, rng))
            assert (done.number, done.is_repeat) == (live.state.number, False)


def truth(live: LiveTable) -> Any:
    """Everything about a table, to be compared."""
    state = live.state
    return plain([state.table.truth(), state.number, state.decisions, str(state.seating)])
