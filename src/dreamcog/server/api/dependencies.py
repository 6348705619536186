"""What routes depend on: the services, the authenticated person, language and address."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Protocol

from litestar.connection import ASGIConnection, Request

from dreamcog.core.refusal import Refused
from dreamcog.i18n.bundle import FALLBACK
from dreamcog.i18n.texts import languages
from dreamcog.server.ops.public_address import public_address
from dreamcog.server.ops.rate_limits import address_key
from dreamcog.server.ops.settings import Settings
from dreamcog.server.people.authentication import COOKIE, Authenticated, Authenticator
from dreamcog.server.services import Services
from dreamcog.server.store.people import update_person_seen
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.wire.people import Scope

Connection = ASGIConnection[Any, Any, Any, Any]
SEEN_EVERY = 24 * 3600.0
"""Seconds after which it is stored again that a person was seen."""
HEALTH = "/healthz"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
PLAYING: Mapping[str, Scope] = {"scope": "play"}
"""The option of routes that a token of the scope `play` may use; others need `manage`."""


class Asking(Protocol):
    """A request, by HTTP or for a web socket."""

    @property
    def headers(self) -> Mapping[str, str]:
        """Its headers; names are found in lower case."""


def services_of(connection: Connection) -> Services:
    """The services of the server that received a request."""
    found: Services = connection.app.state.services
    return found


def cookie_in(request: Asking) -> str | None:
    """The session cookie that a browser sends."""
    found = None
    for each in request.headers.get("cookie", "").split(";"):
        name, _, value = each.partition("=")
        if name.strip() == COOKIE:
            found = value.strip()
    return found


async def authenticate(authenticator: Authenticator, request: Asking) -> Authenticated | None:
    """The person whom a token or a session cookie authenticates, and with which of them."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        found = await authenticator.by_token(token)
        if found is None:
            raise Refused("bad-token")
        return found
    cookie = cookie_in(request)
    return None if cookie is None else await authenticator.by_cookie(cookie)


async def optional_person(request: Request[Any, Any, Any]) -> PersonRecord | None:
    """The person who sends a request, if authenticated.

    What the person asks for depends on this, so it is counted here, before anything is opened.
    """
    services = services_of(request)
    authenticated = await authenticate(services.authenticator, request)
    person = None if authenticated is None else authenticated.person
    request.state.language = language_of(request, person)
    services.rate_limits.take("call", id_of(person) or address_of(request))
    if authenticated is not None:
        authenticated.credential.require(needed_scope(request))
    now = time.time()
    if person is not None and now - person.seen > SEEN_EVERY:
        await services.database.write(update_person_seen(person.id, now))
    return person


def needed_scope(request: Request[Any, Any, Any]) -> Scope:
    """The scope that a token needs for a request: to get something, `read` is enough."""
    if request.method in SAFE_METHODS:
        return "read"
    scope: Scope = request.route_handler.opt.get("scope", "manage")
    return scope


async def required_person(request: Request[Any, Any, Any]) -> PersonRecord:
    """The person who sends a request; refused if not authenticated."""
    person = await optional_person(request)
    if person is None:
        raise Refused("who-are-you")
    return person


def id_of(person: PersonRecord | None) -> str | None:
    """The id of a person; None for a caller who is not authenticated."""
    return None if person is None else person.id


def provide_services(request: Request[Any, Any, Any]) -> Services:
    """The services of the server that received a request."""
    return services_of(request)


def language_of(request: Asking, person: PersonRecord | None) -> str:
    """The language of a client: the person's own, or the first that the browser asks for."""
    if person is not None and person.language:
        return person.language
    known = languages()
    for part in request.headers.get("accept-language", "").split(",")[:20]:
        wanted = part.split(";")[0].strip()[:2].lower()
        if wanted in known:
            return wanted
    return FALLBACK


def address_of(connection: Connection) -> str:
    """The address of a client, as rate limits count it."""
    return address_key(connection.client.host) if connection.client is not None else ""


def is_cross_origin(request: Asking, settings: Settings) -> bool:
    """Whether the page of another site sends the request, with the cookie of its reader.

    Browsers send the origin of a request; programs with a token need not.
    """
    if request.headers.get("authorization", "").lower().startswith("bearer "):
        return False
    origin = request.headers.get("origin")
    if origin is None:
        return request.headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
    if origin in settings.origins:
        return False
    if settings.public_url:
        return origin != public_address(settings.public_url).origin
    return origin.partition("://")[2] != request.headers.get("host", "")


def require_host(request: Asking, settings: Settings) -> None:
    """Refuse a request for another host than that of the public address, if one is configured."""
    if settings.public_url:
        address = public_address(settings.public_url)
        if not address.is_host(request.headers.get("host", "")):
            raise Refused("wrong-host", address=f"{address}/")
