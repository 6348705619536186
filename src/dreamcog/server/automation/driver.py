"""What the server itself does at tables: bots move, clocks run out, questions are settled."""

from __future__ import annotations

import asyncio
import logging
import time

from dreamcog.core.refusal import Refused
from dreamcog.server.automation.bot_workers import BotRequest, BotWorkers
from dreamcog.server.live.live_table import LiveTable
from dreamcog.server.ops.logs import note
from dreamcog.server.store.database import Database, Unreachable
from dreamcog.server.table.policy import STAND_IN, NewEntry, settled_proposal
from dreamcog.server.table.seating import HAND_OVER, MOVE

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds until something that failed is tried again."""


class TableDriver:
    """Looks after every table of this process that needs it, each by a task of its own."""

    def __init__(self, database: Database, thinkers: BotWorkers) -> None:
        self._database = database
        self._bot_workers = thinkers
        self._tasks: dict[str, asyncio.Task[bool]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._has_stopped = False

    def schedule(self, live: LiveTable, not_before: float = 0.0) -> None:
        """See to a table now or later, as it needs."""
        due = live.state.due
        self._forget_timer(live.id)
        if due is None or live.id in self._tasks or self._has_stopped:
            return
        loop = asyncio.get_running_loop()
        wait = max(due, not_before) - time.time()
        if wait <= 0:
            task = loop.create_task(self._drive(live))
            self._tasks[live.id] = task
            task.add_done_callback(lambda done: self._done(live, done))
        else:
            self._timers[live.id] = loop.call_later(wait + 0.01, self.schedule, live)

    def is_busy(self, table: str) -> bool:
        """Whether a table is being looked after right now."""
        return table in self._tasks or table in self._timers

    async def stop(self) -> None:
        """Leave everything as it is."""
        self._has_stopped = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget_timer(self, table: str) -> None:
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def _done(self, live: LiveTable, task: asyncio.Task[bool]) -> None:
        self._tasks.pop(live.id, None)
        if not task.cancelled():
            self.schedule(live, 0.0 if task.result() else time.time() + PATIENCE)

    async def _drive(self, live: LiveTable) -> bool:
        """Do all that is due at a table; whether it went well."""
        try:
            if not await self._database.claim(live.id):
                return False
            while live.state.due is not None and live.state.due <= time.time():
                await self._drive_once(live)
        except Unreachable as unreachable:
            note(log, "table-waits-for-store", table=live.id, reason=unreachable.reason)
            return False
        except Exception:
            log.exception("a table could not be looked after: %s", live.id)
            return False
        return True

    async def _drive_once(self, live: LiveTable) -> None:
        """One thing that is due: a question, a bot's move, or a clock."""
        state, now = live.state, time.time()
        try:
            if settled_proposal(state, now) is not None:
                await live.settle()
            elif state.bots_to_move:
                await self._play(live, state.bots_to_move[0])
            else:
                seat = min(state.deadlines, key=lambda each: state.deadlines[each])
                client = f"clock:{state.number}"
                await live.do(lambda: out_of_time(live, seat), seat, None, client)
        except Refused as refused:
            note(log, "table-has-moved-on", table=live.id, code=refused.code)

    async def _play(self, live: LiveTable, seat: int) -> None:
        """Let a bot find its move, and make it if it is still wanted."""
        state = live.state
        decision = state.decisions[seat]
        bot = state.seating.places[seat].player
        assert bot is not None
        question = BotRequest(
            game=state.record.game,
            options=state.table.game.options,
            box=state.record.box,
            view=state.table.position(seat),
            seat=seat,
            bot=bot,
            rng=f"{state.record.seed} {state.number}",
        )
        try:
            move = await self._bot_workers.choose_move(question)
            state.table.game.check(state.table.state, seat, move)
        except Exception:
            log.exception("a bot found no move: %s", bot)
            move = next(iter(state.table.moves(seat)))

        def make() -> NewEntry:
            place = live.state.seating.places[seat]
            if live.state.decisions[seat] != decision or place.player != bot:
                raise Refused("stale")
            return NewEntry(MOVE, seat, move)

        await live.do(make, seat, None, f"bot:{decision}")


def out_of_time(live: LiveTable, seat: int) -> NewEntry:
    """A bot stands in for whoever has run out of time."""
    deadline = live.state.deadlines.get(seat)
    if deadline is None or deadline > time.time():
        raise Refused("stale")
    return NewEntry(HAND_OVER, seat, {"bot": STAND_IN, "why": "clock"})
