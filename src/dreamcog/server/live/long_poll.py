"""Long polling: a request that waits at a table until the next entry."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from dreamcog.server.broadcast.messages import encode
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.live.requests import TableRequests
from dreamcog.server.ops.connections import ConnectionLimits
from dreamcog.server.table.admission import own_seat, require_watcher
from dreamcog.server.wire.messages import Stopping, Whole

LONGEST_WAIT = 25.0
"""Seconds for which a request may wait."""
STOPPING = encode(Stopping())


class Poll(NamedTuple):
    """One request: who sends it, for which seat, the last entry it has, and how long it waits."""

    person: str | None
    seat: int | None
    after: int | None
    wait: float
    address: str


async def snapshot(
    live: LiveTable, poll: Poll, requests: TableRequests, connections: ConnectionLimits
) -> Whole:
    """Everything that a seat may know, with the entries after a number.

    A client that has all entries waits for the next one, at most for some seconds.
    """
    person, address = poll.person, poll.address
    seat = own_seat(live.state, person, poll.seat)
    has_all = poll.after is not None and poll.after >= live.state.number
    if poll.wait and has_all and not requests.is_stopping:
        connections.require_capacity(address)
        with connections.track("long-poll", address):
            await wait_for_entry(live, person, seat, poll.wait)
        require_watcher(live.state, person)
        seat = own_seat(live.state, person, seat)
    return await live.channel.snapshot(person, seat, poll.after)


async def wait_for_entry(
    live: LiveTable, person: str | None, seat: int | None, seconds: float
) -> None:
    """Wait until an entry is appended or the server stops, at most for some seconds."""
    arrived = asyncio.Event()
    known = live.state.number

    async def receive(message: bytes) -> None:
        if live.state.number > known or message == STOPPING:
            arrived.set()

    subscriber = live.channel.subscribe(receive, person, seat, known)
    try:
        await asyncio.wait_for(arrived.wait(), seconds)
    except TimeoutError:
        pass
    finally:
        live.channel.unsubscribe(subscriber)
