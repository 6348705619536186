"""The route that the page requests first: the caller and all games, in one answer."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency

from dreamcog.core.registry import games
from dreamcog.server.api.games import GameInfo, info_of
from dreamcog.server.api.people import me_of
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.wire.fields import Wire
from dreamcog.server.wire.people import Me


class Welcome(Wire):
    """What a page needs to begin."""

    me: Me | None
    """The caller; null if not authenticated."""
    games: list[GameInfo]


@get("/welcome", operation_id="welcome", summary="What a page needs to begin", tags=["service"])
async def welcome(caller: NamedDependency[PersonRecord | None]) -> Welcome:
    """Unlike `/api/me`, this does not refuse callers who are not authenticated."""
    me = None if caller is None else me_of(caller)
    return Welcome(me, [info_of(name) for name in games()])
