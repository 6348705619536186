"""The door that a page comes through first: who asks, and what can be played, in one answer."""

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
    """Whoever asks; nobody, if they have not said yet who they are."""
    games: list[GameInfo]


@get("/welcome", operation_id="welcome", summary="What a page needs to begin", tags=["service"])
async def welcome(caller: NamedDependency[PersonRecord | None]) -> Welcome:
    """Unlike `/api/me`, this is for newcomers too: nobody is told off for coming first."""
    me = None if caller is None else me_of(caller)
    return Welcome(me, [info_of(name) for name in games()])
