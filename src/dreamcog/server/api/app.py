"""The web application: all routes of HTTP behind one middleware."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from dreamcog.server.api.daily import DailyController
from dreamcog.server.api.dependencies import optional_person, provide_services, required_person
from dreamcog.server.api.errors import HANDLERS
from dreamcog.server.api.forwarded import Forwarding, with_forwarded
from dreamcog.server.api.games import GamesController, load_games
from dreamcog.server.api.health import health, metrics
from dreamcog.server.api.metrics_address import MetricsAddress, with_metrics_at
from dreamcog.server.api.middleware import at_base_path, with_middleware
from dreamcog.server.api.page import page_handlers
from dreamcog.server.api.people import PeopleController
from dreamcog.server.api.schema import schema
from dreamcog.server.api.table import PlayingController
from dreamcog.server.api.tables import InvitesController, TablesController
from dreamcog.server.api.teaching import SavedGamesController, TeachingController
from dreamcog.server.api.welcome import welcome
from dreamcog.server.ops.settings import Settings
from dreamcog.server.services import Services

LARGEST_REQUEST = 262_144
"""Bytes of the longest request: a custom box fits into it."""


def make_app(
    settings: Settings, forwarding: Forwarding, metrics: MetricsAddress | None = None
) -> ASGIApp:
    """The application, to be run by a web server; at the address `metrics` it has only metrics."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        load_games()
        app.state.services = await Services.start(settings)
        try:
            yield
        finally:
            await app.state.services.stop()

    app = routes(lifespan=[running])
    whole = with_forwarded(
        at_base_path(with_middleware(app, settings), settings.base_path), forwarding
    )
    if metrics is not None:
        whole = with_metrics_at(whole, metrics, lambda: app.state.services.metrics_text())
    whole.app = app  # type: ignore[attr-defined]
    return whole


def routes(lifespan: Sequence[Any] = ()) -> Litestar:
    """The application with all routes."""
    api = Router(
        "/api",
        route_handlers=[
            PeopleController,
            TablesController,
            PlayingController,
            TeachingController,
            SavedGamesController,
            InvitesController,
            DailyController,
            GamesController,
            welcome,
            schema,
        ],
    )
    return Litestar(
        [api, health, metrics, *page_handlers()],
        lifespan=list(lifespan),
        dependencies={
            "me": Provide(required_person),
            "caller": Provide(optional_person),
            "services": Provide(provide_services, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Dreamcog", version="1", path="/api/reference", render_plugins=[]
        ),
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
        debug=False,
    )
