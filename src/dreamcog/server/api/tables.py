"""The doors for tables: making them, finding them, sitting down, beginning again."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.connection import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from dreamcog.core.refusal import Refused
from dreamcog.server.api.dependencies import address_of
from dreamcog.server.broadcast.messages import table_info
from dreamcog.server.live.creation import requested_table
from dreamcog.server.live.exports import (
    must_be_theirs,
    must_be_told,
    saved,
    saved_under_other_rules,
)
from dreamcog.server.live.listing import listed
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.live.seats import close, rematch, sit_down
from dreamcog.server.services import Services
from dreamcog.server.store.lists import count_running, open_tables, tables_of
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.store.tables import find_invite, find_table
from dreamcog.server.table.admission import require_watcher
from dreamcog.server.wire.peers import EntriesAdded
from dreamcog.server.wire.tables import ListedTable, Made, NewTable, SitDown, TableInfo
from dreamcog.server.wire.words import Status

RUNNING: tuple[Status, ...] = ("waiting", "playing")
OVER: tuple[Status, ...] = ("finished", "closed")
Before = Annotated[
    float, QueryParameter(ge=0, le=1e12, description="Only what was touched before.")
]
Most = Annotated[int, QueryParameter(ge=1, le=200, description="How many at most.")]


class TablesController(Controller):
    """Tables."""

    path = "/tables"
    tags = ("tables",)

    @post("/", operation_id="makeTable", summary="Make a table")
    async def make_table(
        self,
        data: JSONBody[NewTable],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Made:
        """Make a table and sit down. Whoever has the invitation may sit down as well."""
        services.rate_limits.take("table", me.id)
        if await count_running(services.database, me.id) >= services.settings.most_tables:
            raise Refused("too-many-tables", most=services.settings.most_tables)
        record, statements = requested_table(me, data)
        await services.database.write(*statements, notify=EntriesAdded(record.id))
        await services.registry.table(record.id)
        return Made(record.id, record.invite)

    @get("/", operation_id="myTables", summary="My tables")
    async def my_tables(
        self,
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
        over: FromQuery[bool] = False,
        before: Before = 1e12,
        most: Most = 50,
    ) -> list[ListedTable]:
        """Tables where one sits or is expected, the last touched first; or those that are over."""
        statuses = OVER if over else RUNNING
        found = await tables_of(services.database, me.id, statuses, most, before)
        return await listed(services.database, found, me.id)

    @get("/open", operation_id="openTables", summary="Tables that wait for anybody")
    async def open_tables(
        self,
        guest: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        most: Most = 50,
    ) -> list[ListedTable]:
        """Tables that were opened to all, the newest first."""
        found = await open_tables(services.database, most)
        return await listed(services.database, found, None if guest is None else guest.id)

    @post("/{table:str}/sit", operation_id="sitDown", summary="Sit down at an open table")
    async def sit(
        self,
        table: FromPath[str],
        data: JSONBody[SitDown],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> TableInfo:
        """Sit down where everybody may, or where a seat is kept for one."""
        live = await services.registry.table(table)
        await sit_down(live, me, data, is_invited=live.state.record.is_open)
        return table_info(live.state, me.id)

    @post("/{table:str}/rematch", operation_id="rematch", summary="Once more", status_code=200)
    async def rematch(
        self,
        table: FromPath[str],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Made:
        """Another table with the same people and options, one for all who ask for it."""
        services.rate_limits.take("table", me.id)
        return await rematch(services.registry, await services.registry.table(table), me)

    @post("/{table:str}/close", operation_id="closeTable", summary="Close it", status_code=200)
    async def close(
        self,
        table: FromPath[str],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> TableInfo:
        """Whoever made a table can close it, as long as nobody else is playing there."""
        live = await services.registry.table(table)
        await close(live, me)
        return table_info(live.state, me.id)

    @get("/{table:str}/save", operation_id="savedGame", summary="The saved game, when it is over")
    async def save(
        self,
        table: FromPath[str],
        guest: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> dict[str, Any]:
        """As `dreamcog replay` reads it; also of a table begun under other rules."""
        services.rate_limits.take("export", address_of(request) if guest is None else guest.id)
        try:
            live = await services.registry.table(table)
        except Refused as refused:
            record = await find_table(services.database, table)
            if refused.code != "unknown-rules" or record is None:
                raise
            must_be_told(record)
            await must_be_theirs(services.database, record, None if guest is None else guest.id)
            return await saved_under_other_rules(services.database, record)
        require_watcher(live.state, None if guest is None else guest.id)
        return saved(live.state)


class InvitesController(Controller):
    """Invitations."""

    path = "/invites"
    tags = ("tables",)

    @get("/{invite:str}", operation_id="invitation", summary="What an invitation is for")
    async def invitation(
        self,
        invite: FromPath[str],
        guest: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
    ) -> TableInfo:
        """The table that one is invited to."""
        live = await invited_to(services, invite)
        return table_info(live.state, None if guest is None else guest.id)

    @post("/{invite:str}", operation_id="acceptInvitation", summary="Sit down", status_code=200)
    async def accept(
        self,
        invite: FromPath[str],
        data: JSONBody[SitDown],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> TableInfo:
        """Sit down where one is invited."""
        live = await invited_to(services, invite)
        await sit_down(live, me, data, is_invited=True)
        return table_info(live.state, me.id)


async def invited_to(services: Services, invite: str) -> LiveTable:
    """The table of an invitation."""
    table = await find_invite(services.database, invite)
    if table is None:
        raise Refused("no-such-invite")
    return await services.registry.table(table)
