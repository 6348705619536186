"""Routes for tables: making them, finding them, sitting down, beginning again."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, MediaType, Response, get, post
from litestar.connection import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from dreamcog.server.api.dependencies import PLAYING, address_of, id_of
from dreamcog.server.live.exports import encoded
from dreamcog.server.services import Services
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.wire.tables import ListedTable, Made, NewTable, SitDown, TableInfo

Before = Annotated[
    float, QueryParameter(ge=0, le=1e12, description="Only tables that were last updated before.")
]
Most = Annotated[int, QueryParameter(ge=1, le=200, description="How many at most.")]


class TablesController(Controller):
    """Tables."""

    path = "/tables"
    tags = ("tables",)
    opt = PLAYING

    @post("/", operation_id="makeTable", summary="Make a table")
    async def make_table(
        self,
        data: JSONBody[NewTable],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Made:
        """Make a table and sit down. A person who has the invitation may sit down as well."""
        return await services.lobby.make_table(me, data)

    @get("/", operation_id="myTables", summary="My tables")
    async def my_tables(
        self,
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
        over: FromQuery[bool] = False,
        before: Before = 1e12,
        most: Most = 50,
    ) -> list[ListedTable]:
        """The tables where the caller sits or has a reserved seat, or those that are over."""
        services.requests.look(me.id, address_of(request))
        return await services.lobby.tables_of(me, over, before, most)

    @get("/open", operation_id="openTables", summary="Tables that everyone may join")
    async def open_tables(
        self,
        caller: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
        most: Most = 50,
    ) -> list[ListedTable]:
        """The tables that everyone may join, the newest first."""
        services.requests.look(id_of(caller), address_of(request))
        return await services.lobby.open_tables(id_of(caller), most)

    @post("/{table:str}/sit", operation_id="sitDown", summary="Sit down at an open table")
    async def sit(
        self,
        table: FromPath[str],
        data: JSONBody[SitDown],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> TableInfo:
        """Sit down at an open table, or in a seat that is reserved for the caller."""
        return await services.lobby.sit_down(me, table, data)

    @post("/{table:str}/rematch", operation_id="rematch", summary="Once more", status_code=200)
    async def rematch(
        self,
        table: FromPath[str],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Made:
        """Another table with the same people and options; all who ask get the same one."""
        return await services.lobby.rematch(me, table)

    @post("/{table:str}/close", operation_id="closeTable", summary="Close it", status_code=200)
    async def close(
        self,
        table: FromPath[str],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> TableInfo:
        """The host closes the table, as long as no other person is playing there."""
        return await services.lobby.close(me, table)

    @get("/{table:str}/save", operation_id="savedGame", summary="The saved game, when it is over")
    async def save(
        self,
        table: FromPath[str],
        caller: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> Response[dict[str, Any]]:
        """The saved game as `dreamcog replay` reads it; also of a table begun under other rules."""
        found = await services.lobby.saved_game(id_of(caller), table, address_of(request))
        told: Any = bytes(await asyncio.to_thread(encoded, found))
        return Response(told, media_type=MediaType.JSON)


class InvitesController(Controller):
    """Invitations."""

    path = "/invites"
    tags = ("tables",)
    opt = PLAYING

    @get("/{invite:str}", operation_id="invitation", summary="What an invitation is for")
    async def invitation(
        self,
        invite: FromPath[str],
        caller: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> TableInfo:
        """The table that the invitation is for."""
        services.requests.look(id_of(caller), address_of(request))
        return await services.lobby.invitation(id_of(caller), invite)

    @post("/{invite:str}", operation_id="acceptInvitation", summary="Sit down", status_code=200)
    async def accept(
        self,
        invite: FromPath[str],
        data: JSONBody[SitDown],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> TableInfo:
        """Sit down at the table that the invitation is for."""
        return await services.lobby.accept(me, invite, data)
