"""Routes for the operator: health and metrics."""

from __future__ import annotations

import ipaddress
from typing import Any

from litestar import MediaType, Response, get
from litestar.connection import Request
from litestar.di import NamedDependency

from dreamcog.core.refusal import Refused
from dreamcog.server.api.dependencies import HEALTH
from dreamcog.server.api.forwarded import UNTRUSTED
from dreamcog.server.ops.metrics import CONTENT_TYPE
from dreamcog.server.services import Services
from dreamcog.server.wire.fields import Wire


def is_near(request: Request[Any, Any, Any]) -> bool:
    """Whether a request comes from this machine or a private network.

    The client of a proxy that is not trusted is unknown, so its requests do not count as near.
    """
    if request.scope["state"].get(UNTRUSTED):
        return False
    try:
        return ipaddress.ip_address(request.client.host if request.client else "").is_private
    except ValueError:
        return False


class Health(Wire):
    """The state of the server."""

    status: str
    tables: int
    connections: int


@get(HEALTH, operation_id="health", summary="Is it well?", tags=["service"])
async def health(services: NamedDependency[Services]) -> Response[Health]:
    """200 if the server and its database answer; 503 if one does not or the server is stopping."""
    status = await services.health()
    body = Health(status, len(services.registry.tables), len(services.connections))
    return Response(body, status_code=200 if status == "ok" else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(
    request: Request[Any, Any, Any], services: NamedDependency[Services]
) -> Response[bytes]:
    """Metrics for Prometheus at the address of the page, if the settings allow it."""
    allowed = services.settings.metrics
    if allowed == "off" or (allowed == "local" and not is_near(request)):
        raise Refused("no-such-page")
    return Response(services.metrics_text(), media_type=CONTENT_TYPE)
