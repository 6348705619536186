"""The driver of live tables: bots move, clocks run out, proposals are settled."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol

from dreamcog.bots import Decision, table_budget
from dreamcog.bots.asking import DEFAULT, FAILED, ILLEGAL, LATE
from dreamcog.core.refusal import Refused
from dreamcog.server.automation.bot_worker import BotRequest
from dreamcog.server.live.live_table import LiveTable, Origin
from dreamcog.server.live.pausing import pause_clocks
from dreamcog.server.live.protocols import RateLimiter
from dreamcog.server.ops.logs import log_event
from dreamcog.server.store.database import Database, Unreachable
from dreamcog.server.store.reasons import put_reasons
from dreamcog.server.store.tables import existing
from dreamcog.server.table.entries import NewEntry
from dreamcog.server.table.policy import (
    bot_move,
    out_of_time,
    replaced_move,
    settled_proposal,
)
from dreamcog.server.table.state import TableState
from dreamcog.teacher.keeping import kept

log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
"""Seconds until work that failed is tried again."""
LONGEST_PAUSE = 60.0
"""Seconds after which it is looked again whether a bot that has to wait may move."""
NOT_THE_BOTS_FAULT = ("stale", "no-such-table")
"""Refusals of any move: the decision is no longer open, or the table was removed."""


class BotPlayers(Protocol):
    """Where bots decide."""

    async def decide(self, request: BotRequest, person: str | None = None) -> Decision:
        """The decision of a bot, in the turn of the person whom it follows."""


class TableDriver:
    """Drives every table of this process that needs it, each in a task of its own."""

    def __init__(self, database: Database, bots: BotPlayers, limits: RateLimiter) -> None:
        self._database = database
        self._bots = bots
        self._limits = limits
        self._tasks: dict[str, asyncio.Task[float | None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._has_stopped = False

    def schedule(self, live: LiveTable, not_before: float = 0.0) -> None:
        """Drive a table when its state says that something is due."""
        due = live.state.due
        self._cancel_timer(live.id)
        is_full = live.state.number >= live.most_entries
        if due is None or is_full or live.id in self._tasks or self._has_stopped:
            return
        loop = asyncio.get_running_loop()
        wait = max(due, not_before) - time.time()
        if wait <= 0:
            task = loop.create_task(self._drive(live))
            self._tasks[live.id] = task
            task.add_done_callback(lambda done: self._driven(live, done))
        else:
            self._timers[live.id] = loop.call_later(wait + 0.01, self.schedule, live)

    def is_busy(self, table: str, within: float = math.inf) -> bool:
        """Whether something is scheduled at a table, within so many seconds."""
        timer = self._timers.get(table)
        if timer is None:
            return table in self._tasks
        return timer.when() - asyncio.get_running_loop().time() < within

    def forget(self, table: str) -> None:
        """A table is closed here; it is opened again when something is due."""
        self._cancel_timer(table)

    async def stop(self) -> None:
        """Cancel everything that is scheduled."""
        self._has_stopped = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _cancel_timer(self, table: str) -> None:
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def _driven(self, live: LiveTable, task: asyncio.Task[float | None]) -> None:
        self._tasks.pop(live.id, None)
        pause = None if task.cancelled() else task.result()
        if pause is not None:
            self.schedule(live, time.time() + pause)

    async def _drive(self, live: LiveTable) -> float | None:
        """Do all that is due at a table; return the seconds until it may be driven again.

        None: the table was removed or is full, and is driven no more.
        """
        try:
            if not await self._database.claim(live.id):
                return RETRY_SECONDS
            if self._database.is_shared:
                await live.catch_up()
            while live.state.due is not None and live.state.due <= time.time():
                number = live.state.number
                if number >= live.most_entries:
                    return None
                if pause := await self._drive_once(live):
                    return pause
                if live.state.number == number:
                    is_there = await existing(self._database, [live.id])
                    return RETRY_SECONDS if is_there else None
        except Unreachable as unreachable:
            log_event(log, "table-waits-for-store", table=live.id, reason=unreachable.reason)
            return RETRY_SECONDS
        except Exception:
            log.exception("a table could not be driven: %s", live.id)
            return RETRY_SECONDS
        return 0.0

    async def _drive_once(self, live: LiveTable) -> float:
        """Do one thing that is due: settle a proposal, play a bot's move, or stop a clock.

        Returns the seconds for which a bot has to wait, if it has.
        """
        state, now = live.state, time.time()
        try:
            if settled_proposal(state, now) is not None:
                await pause_clocks(live, self._database)
                await live.settle_proposal()
            elif state.bots_to_move:
                if pause := self._count_bot_move(state):
                    return pause
                await self._play_bot(live, state.bots_to_move[0])
            else:
                await self._stop_clock(live, now)
        except Refused as refused:
            log_event(log, "table-has-moved-on", table=live.id, code=refused.code)
        return 0.0

    def _count_bot_move(self, state: TableState) -> float:
        """Count a bot's move for the person whom it follows; the seconds for which it has to wait.

        A bot costs more than a person's own move, and people can let bots play without end.
        """
        person = last_to_act(state)
        try:
            if person is not None:
                self._limits.take("bot_moves_a_day", person)
        except Refused as refused:
            return min(LONGEST_PAUSE, float(refused.params["wait"]))
        return 0.0

    async def _stop_clock(self, live: LiveTable, now: float) -> None:
        """Let a bot stand in for a person whose time is over, unless the server was down."""
        await pause_clocks(live, self._database)
        state = live.state
        seat = min(state.deadlines, key=lambda each: state.deadlines[each])
        decide = partial(out_of_time, seat=seat, now=now)
        await live.append(decide, Origin(seat, None, f"clock:{state.number}"))

    async def _play_bot(self, live: LiveTable, seat: int) -> None:
        """Append the move that the bot of a seat chooses, or another one where it fails.

        The table judges the move when it is appended, and only then.
        """
        state = live.state
        bot = state.seating.places[seat].player
        assert bot is not None
        decision = state.decisions[seat]
        origin = Origin(seat, None, f"bot:{decision}")
        decide = partial(bot_move, seat=seat, bot_name=bot, decision=decision)
        request = BotRequest(
            game=state.record.game,
            options=state.table.game.options,
            box=state.record.box,
            view=state.table.position(seat),
            seat=seat,
            bot=bot,
            rng=f"{state.record.seed} {state.number}",
            budget=table_budget(state.table.game.kind, bot),
        )
        lesson = state.lesson
        written = None if lesson is None else lesson.reply(seat)
        why = FAILED
        try:
            chosen = None if written else await self._bots.decide(request, last_to_act(state))
            move = written if chosen is None else chosen.move
            also = [] if chosen is None else put_reasons(live.id, bot, kept(chosen))
            why = ILLEGAL
            await live.append(partial(decide, move=move), origin, also)
        except Unreachable:
            raise
        except Exception as problem:
            if isinstance(problem, Refused) and problem.code in NOT_THE_BOTS_FAULT:
                raise
            log.exception("a bot chose no legal move: %s", bot)
            why = LATE if isinstance(problem, TimeoutError) else why
            await self._append_default(live, decide, origin, request)
            notice = replaced_move(seat, bot, why)
            await live.append(lambda _: notice, Origin(seat, None, f"replaced:{decision}"))

    async def _append_default(
        self,
        live: LiveTable,
        decide: Callable[..., NewEntry],
        origin: Origin,
        request: BotRequest,
    ) -> None:
        """Append the move of the default bot; where that fails too, the first legal one."""
        if request.bot != DEFAULT.name:
            try:
                asked = replace(request, bot=DEFAULT.name)
                move = (await self._bots.decide(asked, last_to_act(live.state))).move
                await live.append(partial(decide, move=move), origin)
                return
            except Unreachable:
                raise
            except Exception as problem:
                if isinstance(problem, Refused) and problem.code in NOT_THE_BOTS_FAULT:
                    raise
                log.exception("the default bot chose no legal move")
        move = next(iter(live.state.table.moves(request.seat)))
        await live.append(partial(decide, move=move), origin)


def last_to_act(state: TableState) -> str | None:
    """The person who acted last at a table; its host, where that was too long ago."""
    people = (each.entry.person for each in reversed(state.recent.applied))
    return next((person for person in people if person is not None), state.record.host)
