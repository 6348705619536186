"""What clients may ask of the teacher at a table, whether by HTTP or through a socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import NamedTuple
from weakref import WeakValueDictionary

from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.live.protocols import RateLimiter, Teacher
from dreamcog.server.live.reasons import why_moved
from dreamcog.server.live.words import hint_told
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.table.admission import own_seat
from dreamcog.server.wire.actions import AskHint
from dreamcog.server.wire.messages import Hinted
from dreamcog.server.wire.teaching import WhyMoved


class Client(NamedTuple):
    """Who asks: the address, which stands for those who have no name, and the language."""

    address: str
    language: str


@dataclass
class TeachingRequests:
    """The requests that are answered by the teacher."""

    limits: RateLimiter
    teacher: Teacher
    _replaying: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """Who asks for reasons, one move at a time."""

    def count_hint(self, person: PersonRecord) -> None:
        """Count a hint that a person asks for."""
        self.limits.take("hint", person.id)
        self.limits.take("acts_a_day", person.id)

    async def hint(
        self, live: LiveTable, person: PersonRecord, asked: AskHint, client: Client
    ) -> AsyncGenerator[Hinted, None]:
        """Say what a strong player would do: what is known at once, then all of it."""
        async with aclosing(
            self.teacher.hint(live, person.id, asked.seat, client.address)
        ) as stages:
            async for decision, hint, is_last in stages:
                is_last = is_last or asked.quick
                told = await asyncio.to_thread(hint_told, hint, client.language, live.state)
                yield Hinted(asked.client, decision, told, is_last)
                if is_last:
                    return

    async def why_moved(
        self, live: LiveTable, person: str | None, seat: int | None, number: int, client: Client
    ) -> WhyMoved:
        """Say why a bot made the move of an entry."""
        who = person or client.address
        self.limits.take("hint", who)
        seat = own_seat(live.state, person, seat)
        kept = await live.reasons(number)
        async with self._replaying.setdefault(who, asyncio.Lock()):
            own, told = await why_moved(live, seat, kept, self.teacher, client.address)
        words = await asyncio.to_thread(hint_told, told, client.language, live.state)
        return WhyMoved(number, own, kept.bot, words)
