"""The OpenAPI schema of all requests and responses, including the messages of sockets and games."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, get
from litestar.connection import Request

from dreamcog.core.registry import game_kind, games
from dreamcog.server.wire.actions import AnyRequest
from dreamcog.server.wire.messages import AnyMessage, AnyNotice

REFUSALS = {
    400: "The request is malformed.",
    401: "The caller is not authenticated.",
    403: "The caller may not do this.",
    404: "It does not exist.",
    409: "It conflicts with the present state.",
    413: "The request is too large.",
    429: "A rate limit is reached.",
    503: "Not available at the moment; try again.",
}
REF = "#/components/schemas/{name}"


@get("/schema.json", operation_id="schema", summary="This description", tags=["service"])
async def schema(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """OpenAPI, with the messages of the sockets under `AnyAsked`, `AnyTold` and `AnyNotice`."""
    return await asyncio.to_thread(whole_schema, request.app)


@cache
def whole_schema(app: Litestar) -> dict[str, Any]:
    """The schema of an application."""
    document = app.openapi_schema.to_schema()
    schemas = document.setdefault("components", {}).setdefault("schemas", {})
    messages = {"AnyAsked": AnyRequest, "AnyTold": AnyMessage, "AnyNotice": AnyNotice}
    roots, parts = msgspec.json.schema_components(messages.values(), ref_template=REF)
    schemas.update(parts)
    schemas.update(dict(zip(messages, roots, strict=True)))
    for name in games():
        schemas.update(shapes_of(name))
    for path in document["paths"].values():
        for operation in path.values():
            add_refusals(operation["responses"])
    document["x-sockets"] = {
        "/live/tables/{table}": {"client": "AnyAsked", "server": "AnyTold"},
        "/live/me": {"server": "AnyNotice"},
    }
    return document


def add_refusals(responses: dict[str, Any]) -> None:
    """Add to an operation the refusals that every route can answer with."""
    content = {"application/json": {"schema": {"$ref": REF.format(name="Refusal")}}}
    responses.get("204", {}).pop("content", None)
    for status, text in REFUSALS.items():
        responses.setdefault(str(status), {}).update(description=text, content=content)


def shapes_of(game: str) -> dict[str, Any]:
    """The schemas of a game's positions, moves (by verb), events (by kind) and previews."""
    shapes = game_kind(game).shapes
    prefix = shapes["position"].__name__.removesuffix("Position")
    both = [*shapes["moves"].values(), *shapes["events"].values()]
    every = [shapes["position"], shapes["preview"], *both]
    _, parts = msgspec.json.schema_components(every, ref_template=REF)
    found: dict[str, Any] = dict(parts)
    for word, key, field in (("Move", "moves", "do"), ("Event", "events", "kind")):
        names = {verb: each.__name__ for verb, each in shapes[key].items()}
        found[prefix + word] = {
            "oneOf": [{"$ref": REF.format(name=name)} for name in names.values()],
            "discriminator": {
                "propertyName": field,
                "mapping": {verb: REF.format(name=name) for verb, name in names.items()},
            },
        }
    return found
