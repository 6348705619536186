"""The route that the page requests first: the caller and all games, in one answer."""

from __future__ import annotations

import math

from litestar import get
from litestar.di import NamedDependency

from dreamcog.core.registry import games
from dreamcog.server.api.games import GameInfo, info_of
from dreamcog.server.api.people import me_of
from dreamcog.server.ops.settings import DAY
from dreamcog.server.services import Services
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.wire.fields import Wire
from dreamcog.server.wire.people import Me


class Welcome(Wire):
    """What a page needs to begin."""

    me: Me | None
    """The caller; null if not authenticated."""
    games: list[GameInfo]
    guest_table_days: int | None
    """Days after its last entry that a table without an account is removed; null is never."""


@get("/welcome", operation_id="welcome", summary="What a page needs to begin", tags=["service"])
async def welcome(
    caller: NamedDependency[PersonRecord | None], services: NamedDependency[Services]
) -> Welcome:
    """Unlike `/api/me`, this does not refuse callers who are not authenticated."""
    me = None if caller is None else me_of(caller)
    kept = services.settings.keep_guest_tables
    days = None if kept is None else math.ceil(kept / DAY)
    return Welcome(me, [info_of(name) for name in games()], days)
