"""A table that people share: one at a time, each move is checked, played, kept, and only then told.

Whoever listens gets what their seat may know: events, the new position as a patch, and the menu.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import seed_number
from dreamcog.core.table import Table
from dreamcog.server.deltas import delta
from dreamcog.server.menus import menu_tree
from dreamcog.server.store.records import Entry, TableRecord
from dreamcog.server.store.sqlite import SqliteStore

MOVE = "move"
UNDO = "undo"
Listener = Callable[[dict[str, Any]], Awaitable[None]]


def open_table(record: TableRecord) -> Table:
    """A table as it was set up; refused where its rules are no longer ours."""
    kind = game_kind(record.game)
    if kind.rules_version != record.rules_version:
        raise Refused("other-rules", found=record.rules_version, known=kind.rules_version)
    game = kind.open({**record.options, "box": record.box})
    seed = seed_number(record.seed)
    return Table(game, game.deal(seed), seed)


@dataclass
class Seen:
    """What a listener has been told: for which seat, and the position as it knows it."""

    seat: int | None
    tell: Listener
    position: dict[str, Any]


class LiveTable:
    """One running table, its store and its listeners."""

    def __init__(self, record: TableRecord, store: SqliteStore) -> None:
        self.id = record.id
        self.table = open_table(record)
        self.number = 0
        self._store = store
        self._answers: dict[str, int] = {}
        self._seen: list[Seen] = []
        self._turn = asyncio.Lock()

    @classmethod
    async def resume(cls, record: TableRecord, store: SqliteStore) -> LiveTable:
        """The table as the store knows it: everything that was done, done again."""
        live = cls(record, store)
        for entry in await store.entries(record.id):
            live._do(entry.kind, entry.seat, entry.body)
            live._count(entry)
        return live

    def _do(self, kind: str, seat: int, body: Mapping[str, Any]) -> list[Any]:
        """Change the table; what happened."""
        if kind == UNDO:
            self.table.undo()
            return []
        return list(self.table.play(body, seat).events)

    def _count(self, entry: Entry) -> None:
        self.number = entry.number
        self._answers[entry.client] = entry.number

    async def act(self, kind: str, seat: int, body: Mapping[str, Any], client: str) -> int:
        """Do something once, keep it, then tell it; the number it got.

        What is refused changes nothing. What cannot be kept is taken back and raised. Whoever asked
        may go away meanwhile: what was begun is finished all the same.
        """
        return await asyncio.shield(self._act(kind, seat, body, client))

    async def _act(self, kind: str, seat: int, body: Mapping[str, Any], client: str) -> int:
        async with self._turn:
            if client in self._answers:
                return self._answers[client]
            before = self._state()
            events = self._do(kind, seat, body)
            entry = Entry(self.id, self.number + 1, kind, seat, dict(body), client, time.time())
            try:
                await self._store.append(entry)
            except Exception:
                self._restore(before)
                raise
            self._count(entry)
            await self._tell(events)
            return entry.number

    def _state(self) -> tuple[Any, ...]:
        table = self.table
        return table.state, list(table.history), list(table.turns), list(table.log)

    def _restore(self, before: tuple[Any, ...]) -> None:
        table = self.table
        table.state, table.history, table.turns, table.log = before

    async def listen(self, seat: int | None, tell: Listener) -> None:
        """Tell somebody the position now, and whatever happens from now on."""
        async with self._turn:
            position = self.table.position(seat)
            self._seen.append(Seen(seat, tell, position))
            await tell({"number": self.number, "position": position, "menu": self.menu(seat)})

    def leave(self, tell: Listener) -> None:
        """Tell this one nothing more."""
        self._seen = [seen for seen in self._seen if seen.tell is not tell]

    def menu(self, seat: int | None) -> Any:
        """What a seat can do now, to be clicked through; None where it cannot act."""
        if seat is None or seat not in self.table.deciders:
            return None
        return menu_tree(self.table.moves(seat), self.table.game.unordered)

    async def _tell(self, events: list[Any]) -> None:
        """Everyone who listens hears what their seat may know."""
        for seen in list(self._seen):
            position = self.table.position(seen.seat)
            patch = delta(seen.position, position)
            seen.position = position
            told = [event.seen_by(seen.seat) for event in events]
            menu = self.menu(seen.seat)
            message = {"number": self.number, "events": told, "patch": patch, "menu": menu}
            try:
                await seen.tell(message)
            except Exception:
                self.leave(seen.tell)
