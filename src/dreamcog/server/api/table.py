"""Routes of one table: its state, actions, questions about moves, earlier positions."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.connection import Request
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from dreamcog.server.api.dependencies import PLAYING, SAFE_METHODS, address_of, id_of, language_of
from dreamcog.server.api.disconnecting import while_connected
from dreamcog.server.api.games import BoxInfo, box_info
from dreamcog.server.broadcast.messages import entries_for, table_info
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.live.long_poll import LONGEST_WAIT, Poll, snapshot
from dreamcog.server.live.sharing import Share, share
from dreamcog.server.live.teaching_requests import Client
from dreamcog.server.services import Services
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.table.admission import own_seat, require_watcher
from dreamcog.server.wire.actions import AnyAction, AskHint, Preview, Why
from dreamcog.server.wire.messages import Because, Done, Foreseen, Happened, Hinted, Whole
from dreamcog.server.wire.tables import TableInfo

NUMBER = QueryParameter(ge=0, le=2**31 - 1, description="The number of an entry.")
OwnSeat = Annotated[int | None, QueryParameter(ge=0, le=3, description="A seat of the caller.")]
Most = Annotated[int, QueryParameter(ge=1, le=200, description="How many at most.")]
Wait = Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT, description="Seconds to wait.")]


async def live_table(
    table: FromPath[str],
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    caller: NamedDependency[PersonRecord | None],
) -> LiveTable:
    """The table of a request; refused where the caller may not see it.

    Whoever gets something of it looks at it, which is counted before the table is opened.
    """
    if request.method in SAFE_METHODS:
        services.requests.look(id_of(caller), address_of(request))
    live = await services.registry.table(table)
    request.state.game = live.state.table.game
    require_watcher(live.state, id_of(caller))
    return live


class PlayingController(Controller):
    """One table, for callers who may see it."""

    path = "/tables/{table:str}"
    tags = ("playing",)
    opt = PLAYING
    dependencies = {"live": Provide(live_table)}  # noqa: RUF012 - Litestar's own way

    @get("/", operation_id="table", summary="A table", sync_to_thread=False)
    def table(
        self,
        live: NamedDependency[LiveTable],
        caller: NamedDependency[PersonRecord | None],
    ) -> TableInfo:
        """What the caller may know about a table besides the game."""
        return table_info(live.state, id_of(caller))

    @get("/box", operation_id="tableBox", summary="What is printed here", sync_to_thread=False)
    def box(
        self,
        live: NamedDependency[LiveTable],
    ) -> BoxInfo:
        """The box of the table, which may be a custom one."""
        return box_info(live.state.table.game)

    @get("/whole", operation_id="wholeTable", summary="Everything a seat may know")
    async def whole(
        self,
        live: NamedDependency[LiveTable],
        caller: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
        seat: OwnSeat = None,
        after: Annotated[int | None, NUMBER] = None,
        wait: Wait = 0.0,
    ) -> Whole:
        """The position, the menu, and the entries after a number; with `wait`, a long poll."""
        poll = Poll(id_of(caller), seat, after, wait, address_of(request))
        return await snapshot(live, poll, services.requests, services.connections)

    @get("/log", operation_id="tableLog", summary="What has happened")
    async def log(
        self,
        live: NamedDependency[LiveTable],
        caller: NamedDependency[PersonRecord | None],
        seat: OwnSeat = None,
        after: Annotated[int, NUMBER] = 0,
        most: Most = 200,
    ) -> list[Happened]:
        """The entries after a number, as a seat may know them."""
        seat = own_seat(live.state, id_of(caller), seat)
        return entries_for(await live.entries(after, most), seat)

    @get("/positions/{number:int}", operation_id="earlier", summary="Look back")
    async def earlier(
        self,
        number: FromPath[int],
        live: NamedDependency[LiveTable],
        caller: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
        seat: OwnSeat = None,
    ) -> dict[str, Any]:
        """The position after an entry, as a seat could know it then."""
        person, address = id_of(caller), address_of(request)
        replayed = services.requests.position_at(live, person, seat, number, address)
        return await while_connected(request, replayed)

    @post("/acts", operation_id="act", summary="Do something", status_code=200)
    async def act(
        self,
        data: JSONBody[AnyAction],
        live: NamedDependency[LiveTable],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> Done:
        """Perform an action: move, undo, agree, chat, resign; the same as through the socket."""
        return await services.requests.act(live, me, data, address_of(request))

    @post("/why", operation_id="why", summary="Why not?", status_code=200)
    async def why(
        self,
        data: JSONBody[Why],
        live: NamedDependency[LiveTable],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> Because:
        """The refusal of a move, complete or partial; null if it is allowed."""
        return services.requests.why(live, me, data, language_of(request, me))

    @post("/preview", operation_id="preview", summary="What if?", status_code=200)
    async def preview(
        self,
        data: JSONBody[Preview],
        live: NamedDependency[LiveTable],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Foreseen:
        """What would certainly follow from a move, and what it may reveal."""
        return services.requests.preview(live, me, data)

    @post("/hint", operation_id="hint", summary="What would a strong player do?", status_code=200)
    async def hint(
        self,
        data: JSONBody[AskHint],
        live: NamedDependency[LiveTable],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> Hinted:
        """The whole hint, or with `quick` its first stage; the game is assisted from then on."""
        services.requests.teaching.count_hint(me)
        client = Client(address_of(request), language_of(request, me))
        stages = [each async for each in services.requests.teaching.hint(live, me, data, client)]
        return stages[-1]

    @get("/share", operation_id="shareResult", summary="A result", sync_to_thread=False)
    def share(
        self,
        live: NamedDependency[LiveTable],
        caller: NamedDependency[PersonRecord | None],
        request: Request[Any, Any, Any],
    ) -> Share:
        """A text about the caller's result, or the best one for a watcher, without spoilers."""
        return share(live.state, id_of(caller), language_of(request, caller))
