"""A client at a table whose token may only read."""

from __future__ import annotations

import msgspec

from dreamcog.core.refusal import Refused
from dreamcog.server.broadcast.channel import Subscriber
from dreamcog.server.live.requests import TableSession
from dreamcog.server.wire.actions import AnyRequest, Look, Ping


class ReadingSession(TableSession):
    """One client at one table that receives everything and does nothing."""

    async def _answer(self, subscriber: Subscriber, request: AnyRequest) -> msgspec.Struct | None:
        if not isinstance(request, Ping | Look):
            raise Refused("token-scope", needed="play")
        return await super()._answer(subscriber, request)
