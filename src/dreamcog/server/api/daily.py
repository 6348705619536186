"""The doors for the deals of the days."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from dreamcog.core.registry import game_kind
from dreamcog.server.live import daily
from dreamcog.server.live.daily import DailyDeal, DailyResults
from dreamcog.server.services import Services
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.wire.tables import Made


class DailyController(Controller):
    """The deal of the day."""

    path = "/daily"
    tags = ("daily",)

    @get("/", operation_id="todaysDeals", summary="Today's deals")
    async def today(
        self,
        guest: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
    ) -> list[DailyDeal]:
        """One for each game; its seed stays secret until the day is over (UTC)."""
        return await daily.todays_deals(services.registry, None if guest is None else guest.id)

    @post("/{game:str}", operation_id="playToday", summary="Play today's deal")
    async def play(
        self,
        game: FromPath[str],
        me: NamedDependency[PersonRecord],
        services: NamedDependency[Services],
    ) -> Made:
        """A table with today's deal. The first attempt counts; go on with it until it is over."""
        services.rate_limits.take("table", me.id)
        table = await daily.play(services.registry, game_kind(game).name, me)
        return Made(table, "")

    @get("/{game:str}/{day:str}", operation_id="dailyResults", summary="How everybody did")
    async def results(
        self,
        game: FromPath[str],
        day: FromPath[str],
        guest: NamedDependency[PersonRecord | None],
        services: NamedDependency[Services],
    ) -> DailyResults:
        """First attempts, the best first; after the day, with the seed."""
        person = None if guest is None else guest.id
        return await daily.results(services.registry, day, game_kind(game).name, person)
