"""The doors to one table: looking at it, acting there, asking why, looking back."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.connection import Request
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from dreamcog.core.refusal import Refused
from dreamcog.server.api.dependencies import address_of, language_of
from dreamcog.server.api.games import BoxInfo, box_info
from dreamcog.server.broadcast.messages import encode, entries_for, table_info
from dreamcog.server.live.daily import Share, share
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.live.replay import state_at
from dreamcog.server.services import Services
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.table.admission import own_seat, require_watcher
from dreamcog.server.wire.actions import AnyAction, Preview, Why
from dreamcog.server.wire.messages import Because, Done, Foreseen, Happened, Stopping, Whole
from dreamcog.server.wire.tables import TableInfo

LONGEST_WAIT = 25.0
STOPPING = encode(Stopping())

NUMBER = QueryParameter(ge=0, le=2**31 - 1, description="The number of an entry.")
OwnSeat = Annotated[int | None, QueryParameter(ge=0, le=3, description="A seat of one's own.")]
Most = Annotated[int, QueryParameter(ge=1, le=200, description="How many at most.")]
Wait = Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT, description="Seconds to wait.")]


async def live_table(
    table: FromPath[str],
    request: Request[Any, Any, Any],
    services: NamedDependency[Services],
    guest: NamedDependency[PersonRecord | None],
) -> LiveTable:
    """The table that is asked for, if whoever asks may see it."""
    live = await services.registry.table(table)
    request.state.game = live.state.record.game
    require_watcher(live.state, id_of(guest))
    return live


def id_of(guest: PersonRecord | None) -> str | None:
    """Whoever asks, if they have said who they are."""
    return None if guest is None else guest.id


class PlayingController(Controller):
    """One table, for those who may see it."""

    path = "/tables/{table:str}"
    tags = ("playing",)
    dependencies = {"live": Provide(live_table)}  # noqa: RUF012 - Litestar's own way

    @get("/", operation_id="table", summary="A table", sync_to_thread=False)
    def table(
        self,
        live: NamedDependency[LiveTable],
        guest: NamedDependency[PersonRecord | None],
    ) -> TableInfo:
        """What whoever asks may know about a table besides the game."""
        return table_info(live.state, id_of(guest))

    @get("/box", operation_id="tableBox", summary="What is printed here", sync_to_thread=False)
    def box(self, live: NamedDependency[LiveTable]) -> BoxInfo:
        """The box that is played with, which may be somebody's own."""
        return box_info(live.state.table.game)

    @get("/whole", operation_id="wholeTable", summary="Everything a seat may know")
    async def whole(
        self,
        live: NamedDependency[LiveTable],
        guest: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
        seat: OwnSeat = None,
        after: Annotated[int | None, NUMBER] = None,
        wait: Wait = 0.0,
    ) -> Whole:
        """The position, the menu, and what happened after a number; waiting until it does."""
        person = id_of(guest)
        seat = own_seat(live.state, person, seat)
        has_all = after is not None and after >= live.state.number
        if wait and has_all and not services.requests.is_stopping:
            address = address_of(request)
            services.connections.require_capacity(address)
            with services.connections.track("long-poll", address):
                await wait_for_entry(live, person, seat, wait)
            require_watcher(live.state, person)
            seat = own_seat(live.state, person, seat)
        return live.channel.snapshot(person, seat, after)

    @get("/log", operation_id="tableLog", summary="What has happened", sync_to_thread=False)
    def log(
        self,
        live: NamedDependency[LiveTable],
        guest: NamedDependency[PersonRecord | None],
        seat: OwnSeat = None,
        after: Annotated[int, NUMBER] = 0,
        most: Most = 200,
    ) -> list[Happened]:
        """Entry after entry, as a seat may know them."""
        seat = own_seat(live.state, id_of(guest), seat)
        return entries_for(live.state.applied[after : after + most], seat)

    @get("/positions/{number:int}", operation_id="earlier", summary="Look back")
    async def earlier(
        self,
        number: FromPath[int],
        live: NamedDependency[LiveTable],
        guest: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
        seat: OwnSeat = None,
    ) -> dict[str, Any]:
        """The position after an entry, as a seat could know it then."""
        services.rate_limits.take("question", id_of(guest) or address_of(request))
        seat = own_seat(live.state, id_of(guest), seat)
        if not 0 <= number <= live.state.number:
            raise Refused("no-such-page")
        return (await state_at(live.state, number)).position(seat)

    @post("/acts", operation_id="act", summary="Do something", status_code=200)
    async def act(
        self,
        data: JSONBody[AnyAction],
        live: NamedDependency[LiveTable],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> Done:
        """Move, take back, agree, say something, resign: what the socket takes as well."""
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
        """What stands in the way of a move, whole or not."""
        return services.requests.why(live, me, data, language_of(request, me))

    @post("/preview", operation_id="preview", summary="What if?", status_code=200)
    async def preview(
        self,
        data: JSONBody[Preview],
        live: NamedDependency[LiveTable],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Foreseen:
        """Whether a move would show something hidden, or end the game."""
        return services.requests.preview(live, me, data)

    @get("/share", operation_id="shareDaily", summary="My result", sync_to_thread=False)
    def share(
        self,
        live: NamedDependency[LiveTable],
        me: NamedDependency[PersonRecord],
        request: Request[Any, Any, Any],
    ) -> Share:
        """A text about a deal of the day that spoils nothing."""
        own_seat(live.state, me.id, 0)
        return share(live.state, language_of(request, me))


async def wait_for_entry(
    live: LiveTable, person: str | None, seat: int | None, seconds: float
) -> None:
    """Wait until an entry is appended or the server stops, at most for some seconds."""
    arrived = asyncio.Event()
    known = live.state.number

    async def receive(message: bytes) -> None:
        if live.state.number > known or message == STOPPING:
            arrived.set()

    subscriber = live.channel.subscribe(receive, person, seat, known)
    try:
        await asyncio.wait_for(arrived.wait(), seconds)
    except TimeoutError:
        pass
    finally:
        live.channel.unsubscribe(subscriber)
