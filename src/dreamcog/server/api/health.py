"""The doors for whoever runs the server: is it well, and what does it do?"""

from __future__ import annotations

import ipaddress
from typing import Any

from litestar import MediaType, Response, get
from litestar.connection import Request
from litestar.di import NamedDependency

from dreamcog.core.refusal import Refused
from dreamcog.server.ops.metrics import CONTENT_TYPE
from dreamcog.server.services import Services
from dreamcog.server.store.database import Unreachable
from dreamcog.server.wire.words import Wire


def is_near(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody asks from this machine or its own network."""
    try:
        return ipaddress.ip_address(request.client.host if request.client else "").is_private
    except ValueError:
        return False


class Health(Wire):
    """How the server is."""

    status: str
    tables: int
    connections: int


@get("/healthz", operation_id="health", summary="Is it well?", tags=["service"])
async def health(services: NamedDependency[Services]) -> Response[Health]:
    """200 where the server and its database answer, 503 where one does not or it is stopping."""
    status = "stopping" if services.requests.is_stopping else "ok"
    try:
        await services.database.rows("SELECT 1")
        await services.try_to_write()
    except Unreachable as problem:
        status = problem.reason
    told = Health(status, len(services.registry.tables), len(services.connections))
    return Response(told, status_code=200 if status == "ok" else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(
    request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> Response[bytes]:
    """Numbers for Prometheus, for whoever is in the same network unless it is set otherwise."""
    if services.settings.metrics == "local" and not is_near(request):
        raise Refused("no-such-page")
    services.metrics.tables_live.set(len(services.registry.tables))
    services.metrics.thinking_waiting.set(services.bot_workers.waiting)
    return Response(services.metrics.text(), media_type=CONTENT_TYPE)
