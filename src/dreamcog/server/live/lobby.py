"""The lobby: making tables, finding them, sitting down, closing, playing again, saved games.

`api.tables` and `api.daily` translate between HTTP and this module. Rate limits are counted here.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind
from dreamcog.server.broadcast.messages import table_info
from dreamcog.server.live import daily, seats
from dreamcog.server.live.again import again_table, uploaded_table
from dreamcog.server.live.creation import requested_table
from dreamcog.server.live.exports import (
    require_day_over,
    require_participant,
    saved,
    saved_as_stored,
)
from dreamcog.server.live.listing import list_tables
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.live.protocols import RateLimiter
from dreamcog.server.live.registry import TableRegistry
from dreamcog.server.store.database import Database
from dreamcog.server.store.lists import count_running, open_tables, tables_of
from dreamcog.server.store.records import PersonRecord, TableRecord
from dreamcog.server.store.statements import Statement
from dreamcog.server.store.tables import find_invite, find_table
from dreamcog.server.table.admission import knows_names, require_watcher
from dreamcog.server.wire.tables import ListedTable, Made, NewTable, SitDown, TableInfo
from dreamcog.server.wire.teaching import TryAgain

RUNNING = ("waiting", "playing")
OVER = ("finished", "closed")


@dataclass(frozen=True)
class Lobby:
    """What people do with tables besides playing."""

    database: Database
    registry: TableRegistry
    rate_limits: RateLimiter
    most_tables: int
    """Running tables that one person may host."""

    # Making and finding tables.

    async def make_table(self, person: PersonRecord, wanted: NewTable) -> Made:
        """Make a table with the seats that the person wants."""
        await self._count_table(person)
        if await count_running(self.database, person.id) >= self.most_tables:
            raise Refused("too-many-tables", most=self.most_tables)
        return await self._store(requested_table(person, wanted))

    async def _count_table(self, person: PersonRecord) -> None:
        self.rate_limits.take("table", person.id)
        await self.rate_limits.take_shared("tables_a_day", person.id)

    async def play_daily(self, person: PersonRecord, game: str) -> Made:
        """The person's table for today's deal."""
        await self._count_table(person)
        table = await daily.play(self.registry, game_kind(game).name, person)
        return Made(table, "")

    async def tables_of(
        self, person: PersonRecord, is_over: bool, before: float, most: int
    ) -> list[ListedTable]:
        """The tables of a person, running or over, the last updated first."""
        statuses = OVER if is_over else RUNNING
        found = await tables_of(self.database, person.id, statuses, most, before)
        return await list_tables(self.database, found, person.id)

    async def open_tables(self, person: str | None, most: int) -> list[ListedTable]:
        """The tables that everyone may join, the newest first."""
        return await list_tables(self.database, await open_tables(self.database, most), person)

    async def try_again(self, person: PersonRecord, live: LiveTable, wanted: TryAgain) -> Made:
        """A table that begins before a move of a game that is over."""
        state = live.state
        if state.status not in OVER:
            raise Refused("game-still-on")
        require_day_over(state.record)
        await self._count_table(person)
        if await count_running(self.database, person.id) >= self.most_tables:
            raise Refused("too-many-tables", most=self.most_tables)
        own = state.seating.seats_of(person.id)
        seat = (own or [0])[0] if wanted.seat is None else wanted.seat
        save = await saved(self.database, state)
        return await self._store(
            await asyncio.to_thread(again_table, person, save, live.id, wanted, seat)
        )

    async def upload(self, person: PersonRecord, text: bytes) -> Made:
        """A table of a saved game that is over, for whoever has uploaded it."""
        await self.rate_limits.take_shared("saved", person.id)
        await self._count_table(person)
        return await self._store(await asyncio.to_thread(uploaded_table, person, text))

    async def _store(self, made: tuple[TableRecord, list[Statement]]) -> Made:
        record, statements = made
        await self.database.write(*statements)
        await self.registry.table(record.id)
        return Made(record.id, record.invite)

    # Seats.

    async def sit_down(self, person: PersonRecord, table: str, wanted: SitDown) -> TableInfo:
        """Sit down at an open table, or in a reserved seat."""
        self.rate_limits.take("acts_a_day", person.id)
        live = await self.registry.table(table)
        await seats.sit_down(live, person, wanted, is_invited=live.state.record.is_open)
        return table_info(live.state, person.id)

    async def invitation(self, person: str | None, invite: str) -> TableInfo:
        """The table that an invitation is for; one that is full shows strangers no names.

        Nor the ids of tables by which they would find out: whoever has one may watch there.
        """
        state = (await self._invited_to(invite)).state
        info = table_info(state, person)
        if not knows_names(state, person):
            for seat in info.room.seats:
                seat.name, seat.kept_for = "", None
            info.id, info.rematch_of, info.again_of, info.room.rematch = "", None, None, None
        return info

    async def accept(self, person: PersonRecord, invite: str, wanted: SitDown) -> TableInfo:
        """Sit down at the table of an invitation."""
        self.rate_limits.take("acts_a_day", person.id)
        live = await self._invited_to(invite)
        await seats.sit_down(live, person, wanted, is_invited=True)
        return table_info(live.state, person.id)

    async def _invited_to(self, invite: str) -> LiveTable:
        table = await find_invite(self.database, invite)
        if table is None:
            raise Refused("no-such-invite")
        return await self.registry.table(table)

    # The end of a table.

    async def rematch(self, person: PersonRecord, table: str) -> Made:
        """The table at which the same people play again."""
        await self._count_table(person)
        return await seats.rematch(self.registry, await self.registry.table(table), person)

    async def close(self, person: PersonRecord, table: str) -> TableInfo:
        """Close a table for its host."""
        self.rate_limits.take("acts_a_day", person.id)
        live = await self.registry.table(table)
        await seats.close(live, person)
        return table_info(live.state, person.id)

    async def saved_game(self, person: str | None, table: str, address: str) -> dict[str, Any]:
        """The saved game of a table that is over, or that has rules which are not known here."""
        self.rate_limits.take("export", address if person is None else person)
        try:
            live = await self.registry.table(table)
        except Refused as refused:
            record = await find_table(self.database, table)
            if refused.code != "unknown-rules" or record is None:
                raise
            require_day_over(record)
            await require_participant(self.database, record, person)
            return await saved_as_stored(self.database, record)
        require_watcher(live.state, person)
        return await saved(self.database, live.state)
