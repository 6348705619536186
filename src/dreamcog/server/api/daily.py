"""Routes for the daily deals."""

from __future__ import annotations

from typing import Any

from litestar import Controller, get, post
from litestar.connection import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from dreamcog.server.api.dependencies import PLAYING, address_of, id_of
from dreamcog.server.live import daily
from dreamcog.server.live.daily import DailyDeal, DailyResults
from dreamcog.server.services import Services
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.wire.tables import Made


class DailyController(Controller):
    """The deal of the day."""

    path = "/daily"
    tags = ("daily",)
    opt = PLAYING

    @get("/", operation_id="todaysDeals", summary="Today's deals")
    async def today(
        self,
        caller: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> list[DailyDeal]:
        """One deal for each game; its seed stays secret until the day is over (UTC)."""
        services.requests.look(id_of(caller), address_of(request))
        return await daily.todays_deals(services.registry, id_of(caller))

    @post("/{game:str}", operation_id="playToday", summary="Play today's deal")
    async def play(
        self,
        game: FromPath[str],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Made:
        """The caller's table with today's deal. Only the first attempt counts."""
        return await services.lobby.play_daily(me, game)

    @get("/{game:str}/{day:str}", operation_id="dailyResults", summary="The results of a day")
    async def results(
        self,
        game: FromPath[str],
        day: FromPath[str],
        caller: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
        request: Request[Any, Any, Any],
    ) -> DailyResults:
        """All first attempts, the best first; when the day is over, with the seed."""
        services.requests.look(id_of(caller), address_of(request))
        return await daily.results(services.registry, day, game, id_of(caller))
