"""Error responses: a status, a stable code, and a sentence in the client's language."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Response
from litestar.connection import Request
from litestar.exceptions import HTTPException, ValidationException

from dreamcog.core.refusal import MALFORMED, Refused
from dreamcog.server.api.dependencies import language_of
from dreamcog.server.ops.texts import refusal_message
from dreamcog.server.store.database import Unreachable
from dreamcog.server.wire.messages import Refusal

log = logging.getLogger(__name__)

STATUSES = {
    MALFORMED: 400,
    "bad-box": 400,
    "bad-login": 400,
    "bad-name": 400,
    "bad-webhook": 400,
    "who-are-you": 401,
    "wrong-login": 401,
    "bad-token": 401,
    "token-scope": 403,
    "not-your-seat": 403,
    "not-your-table": 403,
    "not-seated": 403,
    "only-host": 403,
    "other-origin": 403,
    "no-such-table": 404,
    "no-such-person": 404,
    "no-such-invite": 404,
    "no-such-page": 404,
    "no-reasons": 404,
    "method-not-allowed": 405,
    "too-large": 413,
    "wrong-host": 421,
    "slow-down": 429,
    "stopping": 503,
    "store-unreachable": 503,
    "server-full": 503,
    "too-many-connections": 503,
    "internal-error": 500,
}
"""The HTTP status of each refusal; all others are conflicts with the present state."""
CONFLICT = 409
CODES = {401: "who-are-you", 404: "no-such-page", 405: "method-not-allowed", 413: "too-large"}
"""The codes of errors that the web framework itself raises."""
CLIENT_CLOSED_REQUEST = 499
"""The status, in logs and metrics, of a request that was not sent to its end."""


class RequestAborted(Exception):
    """The client disconnected before it had sent the whole request, or before the answer."""


def unreachable(problem: Unreachable) -> Refused:
    """The refusal of a request that could not be stored."""
    return Refused("store-unreachable", reason=problem.reason)


def answer(request: Request[Any, Any, Any], refused: Refused) -> Response[Refusal]:
    """The response to a refused request."""
    language = getattr(request.state, "language", None) or language_of(request, None)
    headers = {}
    if refused.code == "slow-down":
        headers["Retry-After"] = str(refused.params["wait"])
    status = STATUSES.get(refused.code, CONFLICT)
    game = getattr(request.state, "game", None)
    return Response(refusal_message(refused, language, game), status_code=status, headers=headers)


def on_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Refusal]:
    """A refusal of the engine or of the table's policy."""
    return answer(request, refused)


def on_unreachable(request: Request[Any, Any, Any], problem: Unreachable) -> Response[Refusal]:
    """A database that cannot be reached."""
    return answer(request, unreachable(problem))


def on_http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Refusal]:
    """An error of the web framework."""
    if problem.status_code in CODES:
        return answer(request, Refused(CODES[problem.status_code]))
    if problem.status_code >= 500:
        return on_error(request, problem)
    where, wanted = "body", problem.detail
    if isinstance(problem, ValidationException) and isinstance(problem.extra, list):
        first = problem.extra[0] if problem.extra else {}
        if isinstance(first, dict):
            where, wanted = str(first.get("key", where)), str(first.get("message", wanted))
    return answer(request, Refused(MALFORMED, where=where[:100], wanted=wanted[:200]))


def on_too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Refusal]:
    """A body that is nested too deep to be decoded."""
    return answer(request, Refused(MALFORMED, where="body", wanted="not so deep"))


def on_aborted(_: Request[Any, Any, Any], __: RequestAborted) -> Response[None]:
    """A response for logs and metrics alone, because the client has disconnected."""
    return Response(None, status_code=CLIENT_CLOSED_REQUEST)


def on_error(request: Request[Any, Any, Any], problem: Exception) -> Response[Refusal]:
    """An internal error: it is logged, and nothing of it is shown."""
    log.error("an internal error", exc_info=problem)
    return answer(request, Refused("internal-error"))


HANDLERS: dict[Any, Any] = {
    Refused: on_refused,
    Unreachable: on_unreachable,
    HTTPException: on_http,
    RecursionError: on_too_deep,
    RequestAborted: on_aborted,
    Exception: on_error,
}
