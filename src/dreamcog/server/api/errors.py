"""How a refusal is answered: a status, a stable code, and a sentence in the reader's language."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Response
from litestar.connection import Request
from litestar.exceptions import HTTPException, ValidationException

from dreamcog.core.refusal import MALFORMED, Refused
from dreamcog.server.api.dependencies import language_of
from dreamcog.server.ops.texts import texts_of
from dreamcog.server.store.database import Unreachable
from dreamcog.server.wire.news import Refusal

log = logging.getLogger(__name__)

STATUSES = {
    MALFORMED: 400,
    "bad-box": 400,
    "bad-name": 400,
    "bad-webhook": 400,
    "who-are-you": 401,
    "wrong-login": 401,
    "bad-token": 401,
    "not-your-seat": 403,
    "not-your-table": 403,
    "not-seated": 403,
    "only-host": 403,
    "other-origin": 403,
    "no-such-table": 404,
    "no-such-person": 404,
    "no-such-invite": 404,
    "no-such-page": 404,
    "method-not-allowed": 405,
    "too-large": 413,
    "slow-down": 429,
    "stopping": 503,
    "store-unreachable": 503,
    "server-full": 503,
    "too-many-connections": 503,
    "internal-error": 500,
}
"""The status of each refusal; all others are conflicts with how things stand."""
CONFLICT = 409
CODES = {401: "who-are-you", 404: "no-such-page", 405: "method-not-allowed", 413: "too-large"}
"""What the web framework itself refuses."""


def refusal_message(refused: Refused, language: str, game: str | None = None) -> Refusal:
    """A refusal as it is sent."""
    text = texts_of(language).refusal(game, refused)
    return Refusal(refused.code, refused.rule, dict(refused.params), text)


def unreachable(problem: Unreachable) -> Refused:
    """The refusal of what could not be kept."""
    return Refused("store-unreachable", reason=problem.reason)


def answer(request: Request[Any, Any, Any], refused: Refused) -> Response[Refusal]:
    """The answer to a request that is refused."""
    language = getattr(request.state, "language", None) or language_of(request, None)
    headers = {}
    if refused.code == "slow-down":
        headers["Retry-After"] = str(refused.params["wait"])
    status = STATUSES.get(refused.code, CONFLICT)
    game = getattr(request.state, "game", None)
    return Response(refusal_message(refused, language, game), status_code=status, headers=headers)


def on_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Refusal]:
    """What the engine or the table's manners refuse."""
    return answer(request, refused)


def on_unreachable(request: Request[Any, Any, Any], problem: Unreachable) -> Response[Refusal]:
    """What could not be kept."""
    return answer(request, unreachable(problem))


def on_http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Refusal]:
    """What the web framework refuses."""
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
    """What is nested so deep that nobody can read it."""
    return answer(request, Refused(MALFORMED, where="body", wanted="not so deep"))


def on_error(request: Request[Any, Any, Any], problem: Exception) -> Response[Refusal]:
    """An error of ours: it is logged, and nothing of it is shown."""
    log.error("an error of ours", exc_info=problem)
    return answer(request, Refused("internal-error"))


HANDLERS: dict[Any, Any] = {
    Refused: on_refused,
    Unreachable: on_unreachable,
    HTTPException: on_http,
    RecursionError: on_too_deep,
    Exception: on_error,
}
