"""Routes of the teacher besides hints: reasons of bots, reviews, games tried again, saved games."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post
from litestar.connection import Request
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from dreamcog.server.api.dependencies import PLAYING, address_of, id_of, language_of
from dreamcog.server.api.table import OwnSeat, live_table
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.live.teaching_requests import Client
from dreamcog.server.live.words import review_told
from dreamcog.server.services import Services
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.wire.tables import Made
from dreamcog.server.wire.teaching import ReviewState, TryAgain, WhyMoved


class TeachingController(Controller):
    """What the teacher says of one table, for callers who may see it."""

    path = "/tables/{table:str}"
    tags = ("teaching",)
    opt = PLAYING
    dependencies = {"live": Provide(live_table)}  # noqa: RUF012 - Litestar's own way

    @get("/reasons/{number:int}", operation_id="whyMoved", summary="Why a bot moved")
    async def reasons(
        self,
        number: FromPath[int],
        live: NamedDependency[LiveTable],
        caller: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
        seat: OwnSeat = None,
    ) -> WhyMoved:
        """Why a bot made the move of an entry: after the game, or at once to who may have hints."""
        client = Client(address_of(request), language_of(request, caller))
        return await services.requests.teaching.why_moved(live, id_of(caller), seat, number, client)

    @post("/review", operation_id="askReview", summary="Review the game", status_code=200)
    async def ask_review(
        self,
        live: NamedDependency[LiveTable],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> ReviewState:
        """Have a game that is over reviewed in the background; it goes on whoever leaves."""
        services.requests.look(me.id, address_of(request))
        await services.reviewing.ask(live.state, me.id, address_of(request))
        return await self._told(live, me, services, request, None)

    @get("/review", operation_id="review", summary="The review of the game")
    async def review(
        self,
        live: NamedDependency[LiveTable],
        caller: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
        seat: OwnSeat = None,
    ) -> ReviewState:
        """How far the review has come, and all of it when it is done, with one seat before all."""
        return await self._told(live, caller, services, request, seat)

    async def _told(
        self,
        live: LiveTable,
        caller: PersonRecord | None,
        services: Services,
        request: Request[Any, Any, Any],
        seat: int | None,
    ) -> ReviewState:
        own = [] if caller is None else live.state.seating.seats_of(caller.id)
        shown = live.state.table.game.seat((own or [0])[0] if seat is None else seat)
        found, ahead = await services.reviewing.find(live.id)
        return await review_told(found, ahead, shown, language_of(request, caller), live.state)

    @post("/again", operation_id="tryAgain", summary="Try it again from here")
    async def again(
        self,
        data: JSONBody[TryAgain],
        live: NamedDependency[LiveTable],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Made:
        """A table that begins before a move of this game; what was hidden then is dealt anew."""
        return await services.lobby.try_again(me, live, data)


class SavedGamesController(Controller):
    """Saved games that people look at here."""

    path = "/saved"
    tags = ("teaching",)
    opt = PLAYING

    @post(
        "/", operation_id="uploadGame", summary="Look at a saved game", request_max_body_size=2**21
    )
    async def upload(
        self,
        request: Request[Any, Any, Any],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Made:
        """A table of a saved game, that is over, for the caller alone; the body is the file."""
        return await services.lobby.upload(me, await request.body())
