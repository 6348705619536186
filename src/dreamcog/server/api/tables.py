"""The doors for tables: making, finding, sitting down, acting, looking back."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.connection import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from dreamcog.core.refusal import Refused
from dreamcog.server import making
from dreamcog.server.api.asking import address_of, language_of
from dreamcog.server.api.refusals import told
from dreamcog.server.daily import Share, share
from dreamcog.server.exports import (
    must_be_theirs,
    must_be_told,
    saved,
    saved_under_other_rules,
)
from dreamcog.server.listing import listed
from dreamcog.server.live import LiveTable, course_at
from dreamcog.server.services import Services
from dreamcog.server.sitting import close, deciding_seat, may_watch, own_seat, rematch, sit_down
from dreamcog.server.store.lists import count_running, open_tables, tables_of
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.store.tables import find_invite, find_table
from dreamcog.server.told import encode, seen_since, table_info
from dreamcog.server.wire.acts import AnyAct, Preview, Why
from dreamcog.server.wire.news import Because, Done, Foreseen, Happened, Stopping, Whole
from dreamcog.server.wire.tables import ListedTable, Made, NewTable, SitDown, TableInfo
from dreamcog.server.wire.words import Status

RUNNING: tuple[Status, ...] = ("waiting", "playing")
OVER: tuple[Status, ...] = ("finished", "closed")
LONGEST_WAIT = 25.0
STOPPING = encode(Stopping())

NUMBER = QueryParameter(ge=0, le=2**31 - 1, description="The number of an entry.")
OwnSeat = Annotated[int | None, QueryParameter(ge=0, le=3, description="A seat of one's own.")]
Before = Annotated[
    float, QueryParameter(ge=0, le=1e12, description="Only what was touched before.")
]
Most = Annotated[int, QueryParameter(ge=1, le=200, description="How many at most.")]
Wait = Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT, description="Seconds to wait.")]


async def live_table(
    table: str,
    request: Request[Any, Any, Any],
    services: Services,
    guest: PersonRecord | None,
) -> LiveTable:
    """The table that is asked for, if whoever asks may see it."""
    live = await services.house.table(table)
    request.state.game = live.course.record.game
    may_watch(live, None if guest is None else guest.id)
    return live


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
        services.pace.take("table", me.id)
        if await count_running(services.database, me.id) >= services.settings.most_tables:
            raise Refused("too-many-tables", most=services.settings.most_tables)
        record, statements = making.wanted_table(me, data)
        await services.database.write(*statements, tell=record.id)
        await services.house.table(record.id)
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

    @get("/{table:str}", operation_id="table", summary="A table")
    async def table(
        self,
        table: FromPath[str],
        guest: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> TableInfo:
        """What whoever asks may know about a table besides the game."""
        live = await live_table(table, request, services, guest)
        return table_info(live.course, None if guest is None else guest.id)

    @get("/{table:str}/whole", operation_id="wholeTable", summary="Everything a seat may know")
    async def whole(
        self,
        table: FromPath[str],
        guest: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
        seat: OwnSeat = None,
        after: Annotated[int | None, NUMBER] = None,
        wait: Wait = 0.0,
    ) -> Whole:
        """The position, the menu, and what happened after a number; waiting until it does."""
        live = await live_table(table, request, services, guest)
        person = None if guest is None else guest.id
        seat = own_seat(live, person, seat)
        has_all = after is not None and after >= live.course.number
        if wait and has_all and not services.house.is_stopping:
            address = address_of(request)
            services.connections.make_room(address)
            with services.connections.one("long-poll", address):
                await heard(live, person, seat, wait)
            may_watch(live, person)
            seat = own_seat(live, person, seat)
        return live.everything(person, seat, after)

    @get("/{table:str}/log", operation_id="tableLog", summary="What has happened")
    async def log(
        self,
        table: FromPath[str],
        guest: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
        seat: OwnSeat = None,
        after: Annotated[int, NUMBER] = 0,
        most: Most = 200,
    ) -> list[Happened]:
        """Entry after entry, as a seat may know them."""
        live = await live_table(table, request, services, guest)
        seat = own_seat(live, None if guest is None else guest.id, seat)
        return seen_since(live.course.happenings[after : after + most], seat)

    @get("/{table:str}/positions/{number:int}", operation_id="earlier", summary="Look back")
    async def earlier(
        self,
        table: FromPath[str],
        number: FromPath[int],
        guest: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
        seat: OwnSeat = None,
    ) -> dict[str, Any]:
        """The position after an entry, as a seat could know it then."""
        live = await live_table(table, request, services, guest)
        person = None if guest is None else guest.id
        services.pace.take("question", person or address_of(request))
        seat = own_seat(live, person, seat)
        if not 0 <= number <= live.course.number:
            raise Refused("no-such-page")
        return (await course_at(live.course, number)).position(seat)

    @post("/{table:str}/sit", operation_id="sitDown", summary="Sit down at an open table")
    async def sit(
        self,
        table: FromPath[str],
        data: JSONBody[SitDown],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> TableInfo:
        """Sit down where everybody may, or where a seat is kept for one."""
        live = await services.house.table(table)
        await sit_down(live, me, data, is_invited=live.course.record.is_open)
        return table_info(live.course, me.id)

    @post("/{table:str}/acts", operation_id="act", summary="Do something", status_code=200)
    async def act(
        self,
        table: FromPath[str],
        data: JSONBody[AnyAct],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> Done:
        """Move, take back, agree, say something, resign: what the socket takes as well."""
        live = await live_table(table, request, services, me)
        return await services.act(live, me, data, address_of(request))

    @post("/{table:str}/why", operation_id="why", summary="Why not?", status_code=200)
    async def why(
        self,
        table: FromPath[str],
        data: JSONBody[Why],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> Because:
        """What stands in the way of a move, whole or not."""
        live = await live_table(table, request, services, me)
        services.pace.take("question", me.id)
        seat = deciding_seat(live, me.id, data.seat)
        refused = live.course.table.why(seat, data.move)
        language, game = language_of(request, me), live.course.record.game
        return Because(data.client, None if refused is None else told(refused, language, game))

    @post("/{table:str}/preview", operation_id="preview", summary="What if?", status_code=200)
    async def preview(
        self,
        table: FromPath[str],
        data: JSONBody[Preview],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> Foreseen:
        """Whether a move would show something hidden, or end the game."""
        live = await live_table(table, request, services, me)
        services.pace.take("question", me.id)
        found = live.course.table.preview(deciding_seat(live, me.id, data.seat), data.move)
        return Foreseen(data.client, **found)

    @post("/{table:str}/rematch", operation_id="rematch", summary="Once more", status_code=200)
    async def rematch(
        self,
        table: FromPath[str],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Made:
        """Another table with the same people and options, one for all who ask for it."""
        services.pace.take("table", me.id)
        return await rematch(services.house, await services.house.table(table), me)

    @post("/{table:str}/close", operation_id="closeTable", summary="Close it", status_code=200)
    async def close(
        self,
        table: FromPath[str],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> TableInfo:
        """Whoever made a table can close it, as long as nobody else is playing there."""
        live = await services.house.table(table)
        await close(live, me)
        return table_info(live.course, me.id)

    @get("/{table:str}/save", operation_id="savedGame", summary="The saved game, when it is over")
    async def save(
        self,
        table: FromPath[str],
        guest: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> dict[str, Any]:
        """As `dreamcog replay` reads it; also of a table begun under other rules."""
        services.pace.take("export", address_of(request) if guest is None else guest.id)
        try:
            live = await live_table(table, request, services, guest)
        except Refused as refused:
            record = await find_table(services.database, table)
            if refused.code != "unknown-rules" or record is None:
                raise
            must_be_told(record)
            await must_be_theirs(services.database, record, None if guest is None else guest.id)
            return await saved_under_other_rules(services.database, record)
        return saved(live.course)

    @get("/{table:str}/share", operation_id="shareDaily", summary="My result, to be told")
    async def share(
        self,
        table: FromPath[str],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> Share:
        """A text about a deal of the day that spoils nothing."""
        live = await live_table(table, request, services, me)
        own_seat(live, me.id, 0)
        return share(live.course, language_of(request, me))


async def heard(live: LiveTable, person: str | None, seat: int | None, wait: float) -> None:
    """Wait until something happens at a table, but not for ever."""
    news = asyncio.Event()
    told_before = live.course.number

    async def hear(message: bytes) -> None:
        if live.course.number > told_before or message == STOPPING:
            news.set()

    listener = live.join(hear, person, seat, told_before)
    try:
        await asyncio.wait_for(news.wait(), wait)
    except TimeoutError:
        pass
    finally:
        live.leave(listener)


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
        return table_info(live.course, None if guest is None else guest.id)

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
        return table_info(live.course, me.id)


async def invited_to(services: Services, invite: str) -> LiveTable:
    """The table of an invitation."""
    table = await find_invite(services.database, invite)
    if table is None:
        raise Refused("no-such-invite")
    return await services.house.table(table)
