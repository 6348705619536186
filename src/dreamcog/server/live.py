"""A table that people share: one at a time, each move is checked, played, kept, and only then told.

Whoever listens gets what their seat may know: events, the new position as a patch, and the menu.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from typing import Any

from dreamcog.core.events import Event
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.core.rng import seed_number
from dreamcog.core.table import Table
from dreamcog.server.deltas import delta
from dreamcog.server.listeners import Listener
from dreamcog.server.menus import menu_tree
from dreamcog.server.store.records import Entry, TableRecord
from dreamcog.server.store.sqlite import SqliteStore

MOVE = "move"
UNDO = "undo"
Message = dict[str, Any]


def open_table(record: TableRecord) -> Table:
    """A table as it was set up; refused where its rules are no longer ours."""
    kind = game_kind(record.game)
    if kind.rules_version != record.rules_version:
        raise Refused("other-rules", found=record.rules_version, known=kind.rules_version)
    game = kind.open({**record.options, "box": record.box})
    seed = seed_number(record.seed)
    return Table(game, game.deal(seed), seed)


class LiveTable:
    """One running table, its store and its listeners."""

    def __init__(self, record: TableRecord, store: SqliteStore) -> None:
        self.id = record.id
        self.table = open_table(record)
        self.number = 0
        self._store = store
        self._answers: dict[tuple[int, str], int] = {}
        self._events: list[list[Event]] = []
        self._listeners: list[Listener] = []
        self._turn = asyncio.Lock()

    @classmethod
    async def resume(cls, record: TableRecord, store: SqliteStore) -> LiveTable:
        """The table as the store knows it: everything that was done, done again."""
        live = cls(record, store)
        for entry in await store.entries(record.id):
            live._count(entry, live._do(entry.kind, entry.seat, entry.body))
        return live

    def _do(self, kind: str, seat: int, body: Mapping[str, Any]) -> list[Event]:
        """Change the table; what happened."""
        if kind == UNDO:
            self.table.undo()
            return []
        return list(self.table.play(body, seat).events)

    def _count(self, entry: Entry, events: list[Event]) -> None:
        self.number = entry.number
        self._answers[entry.seat, entry.client] = entry.number
        self._events.append(events)

    async def act(self, kind: str, seat: int, body: Mapping[str, Any], client: str) -> int:
        """Do something once, keep it, then tell it; the number it got.

        What is refused changes nothing. What cannot be kept is taken back and raised. Whoever asked
        may go away meanwhile: what was begun is finished all the same.
        """
        return await asyncio.shield(self._act(kind, seat, body, client))

    async def _act(self, kind: str, seat: int, body: Mapping[str, Any], client: str) -> int:
        async with self._turn:
            if (seat, client) in self._answers:
                return self._answers[seat, client]
            before = self._state()
            events = self._do(kind, seat, body)
            entry = Entry(self.id, self.number + 1, kind, seat, dict(body), client, time.time())
            try:
                await self._store.append(entry)
            except Exception:
                self._restore(before)
                raise
            self._count(entry, events)
            self._tell(events)
            return entry.number

    def _state(self) -> tuple[Any, ...]:
        table = self.table
        return table.state, list(table.history), list(table.turns), list(table.log)

    def _restore(self, before: tuple[Any, ...]) -> None:
        table = self.table
        table.state, table.history, table.turns, table.log = before

    async def listen(self, listener: Listener, after: int | None = None) -> AsyncIterator[Message]:
        """Everything that this listener should know, message by message, until it leaves.

        The first is the whole position, with the events that came after a number, where one is
        given: that is how somebody comes back.
        """
        self._listeners.append(listener)
        try:
            while not listener.is_gone:
                message = await listener.next()
                if message is None and not listener.is_gone:
                    async with self._turn:
                        message = self._everything(listener, after)
                    after = self.number
                if message is not None:
                    after = message["number"]
                    yield message
        finally:
            self._listeners.remove(listener)

    def _everything(self, listener: Listener, after: int | None) -> Message:
        """The whole position for a listener, and what it has missed."""
        listener.fall_behind()
        listener.position = self.table.position(listener.seat)
        missed = [] if after is None else self._events[after:]
        return {
            "number": self.number,
            "position": listener.position,
            "events": [[event.seen_by(listener.seat) for event in events] for events in missed],
            "menu": self.menu(listener.seat),
        }

    def menu(self, seat: int | None) -> Any:
        """What a seat can do now, to be clicked through; None where it cannot act."""
        if seat is None or seat not in self.table.deciders:
            return None
        return menu_tree(self.table.moves(seat), self.table.game.unordered)

    def _tell(self, events: list[Event]) -> None:
        """Everyone who listens hears what their seat may know; nobody is waited for."""
        positions: dict[int | None, tuple[dict[str, Any], Any]] = {}
        for listener in self._listeners:
            seat = listener.seat
            if listener.position is None:
                continue
            if seat not in positions:
                positions[seat] = (self.table.position(seat), self.menu(seat))
            position, menu = positions[seat]
            patch = delta(listener.position, position)
            listener.position = position
            told = [[event.seen_by(seat) for event in events]]
            listener.put({"number": self.number, "events": told, "patch": patch, "menu": menu})
