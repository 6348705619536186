"""What clients may ask of a table, whether by HTTP or through a socket.

Nothing here knows a web framework: `api` translates requests and sockets into these calls.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from dreamcog.core.refusal import MALFORMED, Refused
from dreamcog.server.broadcast.channel import Subscriber
from dreamcog.server.broadcast.messages import encode
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.live.protocols import RateLimiter, RequestMetrics
from dreamcog.server.live.teaching_requests import Client, TeachingRequests
from dreamcog.server.ops.texts import advice_message, refusal_message
from dreamcog.server.store.database import Unreachable
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.table.admission import deciding_seat, own_seat
from dreamcog.server.wire.actions import (
    AnyAction,
    AnyRequest,
    AskAdvice,
    AskHint,
    Look,
    Ping,
    Preview,
    Previews,
    Say,
    Why,
)
from dreamcog.server.wire.messages import (
    Advised,
    AllForeseen,
    Because,
    Consequences,
    Done,
    Foreseen,
    NotDone,
    Pong,
)
from dreamcog.server.wire.text import clean

log = logging.getLogger(__name__)

decode = msgspec.json.Decoder(AnyRequest).decode

LARGEST = 16_384
"""Bytes of the longest message that a client may send."""
PACED = ("slow-down", "who-are-you", "token-scope", "stopping")
"""Refusals after which a client waits: for going too fast, and those before a limit is asked."""
MAX_MISTAKES = 20
"""Unreadable messages after which a session is closed."""


@dataclass
class TableRequests:
    """The requests that every client may make of a table."""

    limits: RateLimiter
    metrics: RequestMetrics
    teaching: TeachingRequests
    is_stopping: bool = False
    """Whether the server takes no more actions."""
    _replaying: WeakValueDictionary[str, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """Who is looking back, one position at a time."""

    async def act(
        self, live: LiveTable, person: PersonRecord, action: AnyAction, connection: str
    ) -> Done:
        """Do something at a table, once for each idempotency key of the client."""
        if self.is_stopping:
            raise Refused("stopping")
        self.limits.take("act", connection, person.id)
        self.limits.take("acts_a_day", person.id)
        if isinstance(action, Say):
            self.limits.take("chat", person.id)
            self.limits.take("chat_a_day", person.id)
            action = Say(action.client, action.seat, clean(action.text) or "…")
        try:
            number, is_repeat = await live.act(person.id, action)
        except Refused as refused:
            self.metrics.refused(refused.code)
            raise
        return Done(action.client, number, is_repeat)

    def why(self, live: LiveTable, person: PersonRecord, asked: Why, language: str) -> Because:
        """Say what stands in the way of a move, whole or partial."""
        self.limits.take("question", person.id)
        seat = deciding_seat(live.state, person.id, asked.seat)
        refused = live.state.table.why(seat, asked.move)
        game = live.state.table.game
        why = None if refused is None else refusal_message(refused, language, game)
        return Because(asked.client, why)

    def preview(self, live: LiveTable, person: PersonRecord, asked: Preview) -> Foreseen:
        """Say what would certainly follow from a move, and what it may reveal."""
        self.limits.take("question", person.id)
        seat = deciding_seat(live.state, person.id, asked.seat)
        return Foreseen(client=asked.client, **live.state.table.preview(seat, asked.move))

    def previews(self, live: LiveTable, person: PersonRecord, asked: Previews) -> AllForeseen:
        """Say the same of several moves; it counts as one question."""
        self.limits.take("question", person.id)
        seat = deciding_seat(live.state, person.id, asked.seat)
        table = live.state.table
        found = [Consequences(**table.preview(seat, move)) for move in asked.moves]
        return AllForeseen(asked.client, found)

    def advice(
        self, live: LiveTable, person: PersonRecord, asked: AskAdvice, language: str
    ) -> Advised:
        """Say what a beginner may want to know before the seat decides."""
        self.limits.take("question", person.id)
        seat = deciding_seat(live.state, person.id, asked.seat)
        table = live.state.table
        advice = table.advice(seat)
        told = None if advice is None else advice_message(advice, language, table.game)
        return Advised(asked.client, told)

    def look_from(
        self, live: LiveTable, person: str | None, seat: int | None, address: str
    ) -> int | None:
        """The person's own seat, for a request to see the table from there; None watches."""
        self.look(person, address)
        return own_seat(live.state, person, seat)

    def look(self, person: str | None, address: str) -> None:
        """Count a look at a table, by the address of one who has no name."""
        self.limits.take("look", person or address)

    async def position_at(
        self, live: LiveTable, person: str | None, seat: int | None, number: int, address: str
    ) -> dict[str, Any]:
        """The position after an earlier entry, as the seat could know it then."""
        who = person or address
        self.limits.take("question", who)
        seat = own_seat(live.state, person, seat)
        if not 0 <= number <= live.state.number:
            raise Refused("no-such-page")
        async with self._replaying.setdefault(who, asyncio.Lock()):
            return (await live.state_at(number)).position(seat)


class TableSession:
    """One client at one table: its messages are handled and answered one after the other."""

    def __init__(
        self,
        requests: TableRequests,
        live: LiveTable,
        person: PersonRecord | None,
        language: str,
        address: str,
    ) -> None:
        self.mistakes = 0
        """How many messages could not be read."""
        self._requests = requests
        self._live = live
        self._person = person
        self._language = language
        self._address = address
        self._connection = f"socket {id(self)}"
        """The name by which requests of this connection are counted."""
        self._hints: set[asyncio.Task[None]] = set()
        """Hints that are being worked out, while other messages are answered."""

    async def handle(self, subscriber: Subscriber, text: str | bytes) -> bool:
        """Handle one message; its answer goes into the subscriber's queue.

        Returns whether more of this client is handled.
        """
        client = ""
        try:
            if len(text) > LARGEST:
                raise Refused("too-large")
            request = read_request(text)
            client = request.client
            answer = await self._answer(subscriber, request)
            if answer is not None:
                subscriber.enqueue(encode(answer))
        except Exception as problem:
            refused = self._fail(subscriber, client, problem)
            if refused.code in PACED:
                await self._requests.limits.slow_down(self._address)
        return not subscriber.is_gone and self.mistakes < MAX_MISTAKES

    def _fail(self, subscriber: Subscriber, client: str, problem: Exception) -> Refused:
        """Tell a client why its message cannot be answered."""
        if isinstance(problem, Refused):
            self.mistakes += problem.code in (MALFORMED, "too-large") and not client
            refused = problem
        elif isinstance(problem, Unreachable):
            self._requests.metrics.store_failed(problem.reason)
            refused = Refused("store-unreachable", reason=problem.reason)
        else:
            log.error("an internal error", exc_info=problem)
            refused = Refused("internal-error")
        self._refuse(subscriber, client, refused)
        return refused

    async def _hint(self, subscriber: Subscriber, person: PersonRecord, asked: AskHint) -> None:
        """Answer with the stages of a hint, each when it is known."""
        client = Client(self._address, self._language)
        told = self._requests.teaching.hint(self._live, person, asked, client)
        try:
            async with aclosing(told):
                async for stage in told:
                    subscriber.enqueue(encode(stage))
        except Exception as problem:
            self._fail(subscriber, asked.client, problem)

    def _refuse(self, subscriber: Subscriber, client: str, refused: Refused) -> None:
        message = refusal_message(refused, self._language, self._live.state.table.game)
        subscriber.enqueue(encode(NotDone(client, message)))

    async def _answer(self, subscriber: Subscriber, request: AnyRequest) -> msgspec.Struct | None:
        """The answer to one message; None where the subscriber's snapshot is the answer."""
        if isinstance(request, Ping):
            self._requests.limits.take("ping", self._connection)
            return Pong(request.client)
        person, live = self._person, self._live
        if isinstance(request, Look):
            own = None if person is None else person.id
            seat = self._requests.look_from(live, own, request.seat, self._address)
            live.channel.change_seat(subscriber, seat)
            return None
        if person is None:
            raise Refused("who-are-you")
        if isinstance(request, Why):
            return self._requests.why(live, person, request, self._language)
        if isinstance(request, Preview):
            return self._requests.preview(live, person, request)
        if isinstance(request, Previews):
            return self._requests.previews(live, person, request)
        if isinstance(request, AskAdvice):
            return self._requests.advice(live, person, request, self._language)
        if isinstance(request, AskHint):
            self._requests.teaching.count_hint(person)
            working = self._hint(subscriber, person, request)
            task = asyncio.get_running_loop().create_task(working)
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
            return None
        return await self._requests.act(live, person, request, self._connection)


def read_request(text: str | bytes) -> AnyRequest:
    """A client's message, or a refusal."""
    try:
        request: AnyRequest = decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(MALFORMED, where="message", wanted=str(error)[:200]) from error
    return request
