"""Reviews of games: asked for once for each game, worked out in turn, kept with it.

One process of a server works them out, in a worker that stands back for everything else. What is
asked for is stored, so that a review goes on whoever leaves, and begins anew after a restart.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import aclosing, suppress
from typing import Any

from dreamcog.core.refusal import Refused
from dreamcog.core.saves import save
from dreamcog.server.automation.hinting import Answering
from dreamcog.server.automation.room import Room
from dreamcog.server.automation.teacher_worker import ReviewRequest
from dreamcog.server.live.protocols import RateLimiter
from dreamcog.server.live.replay import load_whole
from dreamcog.server.ops.logs import log_event
from dreamcog.server.store.database import Database, Missing, Unreachable
from dreamcog.server.store.reviews import (
    OpenReview,
    StoredReview,
    ask_review,
    begin_review,
    fail_review,
    find_review,
    finish_review,
    move_review,
    open_reviews,
    pack_review,
)
from dreamcog.server.store.tables import find_table
from dreamcog.server.table.basis import is_older
from dreamcog.server.table.state import TableState

log = logging.getLogger(__name__)

CLAIM = "reviews"
POLL_SECONDS = 2.0
"""Seconds until it is looked whether another process was asked for a review."""
RETRY_SECONDS = 5.0
TELL_SECONDS = 1.0
"""Seconds between two notes of how far a review has come."""
MOST_NOTED = 2_000
"""Tables of which it is known from where their review was asked for."""
MOST_MOVES = 3_000
"""Moves of a game that is reviewed."""
OVER = ("finished", "closed")


class Reviewing:
    """Takes requests for reviews, and works them out in the background."""

    def __init__(
        self, database: Database, workers: Answering, limits: RateLimiter, room: Room
    ) -> None:
        self._database = database
        self._workers = workers
        self._limits = limits
        self._room = room
        self._asked = asyncio.Event()
        self._addresses: dict[str, str] = {}
        """From where the last reviews were asked for, by table, as far as this process knows."""

    async def ask(self, state: TableState, person: str, address: str) -> None:
        """Ask for the review of a table that is over; whoever asks later gets the same one."""
        table = state.record.id
        if state.status not in OVER:
            raise Refused("game-still-on")
        known = await find_review(self._database, table)
        if known is not None and known.status != "failed":
            return
        await self._limits.take_shared("review", person)
        waiting = await self._open()
        own = sum(each.person == person for each in waiting)
        here = sum(self._addresses.get(each.table) == address for each in waiting)
        room = self._room
        if own >= room.of_person or here >= room.of_address or len(waiting) >= room.in_all:
            raise Refused("slow-down", wait=round(RETRY_SECONDS))
        self._note(table, address)
        try:
            await self._database.write(ask_review(table, person, time.time()))
        except Missing as missing:
            raise Refused("no-such-table") from missing
        self._asked.set()

    def _note(self, table: str, address: str) -> None:
        """Remember from where a review was asked for; what was asked long ago is worked out."""
        self._addresses[table] = address
        while len(self._addresses) > MOST_NOTED:
            del self._addresses[next(iter(self._addresses))]

    async def find(self, table: str) -> tuple[StoredReview | None, int]:
        """The review of a table, if it was asked for, and how many are worked out before it."""
        found = await find_review(self._database, table)
        if found is None or found.status not in ("waiting", "working"):
            return found, 0
        order = [each.table for each in await self._open()]
        return found, order.index(table) if table in order else 0

    async def _open(self) -> list[OpenReview]:
        """The reviews that are still to be worked out, in the order in which they will be."""
        return in_turn(await open_reviews(self._database), self._addresses)

    async def run(self) -> None:
        """Work out what is asked for, those who ask in turn; without end."""
        while True:
            self._asked.clear()
            pause = POLL_SECONDS if self._database.is_shared else None
            try:
                if await self._database.claim(CLAIM):
                    while waiting := await self._open():
                        await self._work_out(waiting[0].table)
            except Unreachable as unreachable:
                log_event(log, "store-unreachable", reason=unreachable.reason)
                pause = RETRY_SECONDS
            except Exception:
                log.exception("reviews failed")
                pause = RETRY_SECONDS
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), pause)

    async def _work_out(self, table: str) -> None:
        """Work out the review of a table, or store why there is none.

        Whatever is wrong with one table, the reviews that were asked for later have their turn.
        """
        try:
            await self._review(table)
        except Unreachable:
            raise
        except Refused as refused:
            await self._database.write(fail_review(table, refused.to_json()))
        except Exception:
            log.exception("a review failed: %s", table)
            failed = Refused("review-failed").to_json()
            await self._database.write(fail_review(table, failed))

    async def _review(self, table: str) -> None:
        saved_game, entries = await self._game_of(table)
        await self._database.write(begin_review(table, entries))
        told_at = time.monotonic()
        whole: dict[str, Any] = {}
        async with aclosing(self._workers.ask(ReviewRequest(saved_game))) as parts:
            async for part in parts:
                done = part.get("done")
                if done is None:
                    whole = part
                elif time.monotonic() - told_at >= TELL_SECONDS:
                    told_at = time.monotonic()
                    await self._database.write(move_review(table, done))
        packed = await asyncio.to_thread(pack_review, whole)
        await self._database.write(finish_review(table, packed, len(entries)))

    async def _game_of(self, table: str) -> tuple[dict[str, Any], list[int]]:
        """The saved game of a table, without what was seen of it, and the entries of its moves."""
        record = await find_table(self._database, table)
        if record is None:
            raise Refused("no-such-table")
        if is_older(record):
            raise Refused("review-history")
        state = await load_whole(record, self._database)
        if state.stops_at is not None or state.table.base:
            raise Refused("review-history")
        if not state.moves:
            raise Refused("nothing-to-review")
        if len(state.moves) > MOST_MOVES:
            raise Refused("game-too-long", most=MOST_MOVES)
        told = await asyncio.to_thread(save, state.table)
        return {**told, "events": []}, state.moves


def in_turn(asked: Iterable[OpenReview], addresses: Mapping[str, str]) -> list[OpenReview]:
    """Reviews in a fair order, of those in the order in which they were asked for.

    What is begun comes first, as after a restart. Then each address has its turn, and at it each
    person: whoever asks for many waits with the others of theirs, not everybody else.
    """
    own, shared = Counter[str](), Counter[str]()
    by_person: list[tuple[int, OpenReview]] = []
    for each in asked:
        by_person.append((own[each.person], each))
        own[each.person] += 1
    turns: list[tuple[int, OpenReview]] = []
    for _, each in sorted(by_person, key=lambda known: known[0]):
        place = addresses.get(each.table, each.person)
        turns.append((-1 if each.is_begun else shared[place], each))
        shared[place] += 1
    return [each for _, each in sorted(turns, key=lambda known: known[0])]
