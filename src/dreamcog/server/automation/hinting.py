"""Hints for people at tables: worked out once for a decision, in a process of their own.

A hint is marked at its table before anything of it is told, so a game that had one is known as
assisted whatever happens to the server afterwards.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from functools import partial
from typing import Any, Protocol

from dreamcog.core.refusal import Refused
from dreamcog.server.automation.room import Room
from dreamcog.server.automation.teacher_worker import AnyRequest, HintRequest, OpenGame, WhyRequest
from dreamcog.server.live.live_table import Decide, LiveTable, Origin
from dreamcog.server.live.protocols import HintStage
from dreamcog.server.store.database import Unreachable
from dreamcog.server.table.hints import hint, hints_here, require_hint
from dreamcog.server.table.state import TableState

log = logging.getLogger(__name__)

MOST_KEPT = 200
"""Hints that are remembered, so that asking again costs nothing."""
WAIT_SECONDS = 2

Key = tuple[str, int, int, int]
"""The table, the seat, its decision, and the last move that the hint knows of."""


class Answering(Protocol):
    """What the teacher's requests are put to."""

    def ask(
        self, request: AnyRequest, require: Callable[[], object] = lambda: None
    ) -> AsyncGenerator[dict[str, Any], None]:
        """The parts of an answer, the whole one last; `require` may refuse it before it begins."""


class HintWork:
    """A hint that is being worked out, or was: all who ask for it are told what there is of it."""

    def __init__(self, person: str, address: str, require: Callable[[], object]) -> None:
        """`require` refuses where the decision is no longer open to hints."""
        self.person, self.address = person, address
        self.require = require
        self.is_over = False
        self._stages: list[HintStage] = []
        self._failed: Exception | None = None
        self._changed = asyncio.Condition()

    @property
    def is_wanted(self) -> bool:
        """Whether it is being worked out for a decision that is still to be made."""
        if self.is_over:
            return False
        try:
            self.require()
        except Refused:
            return False
        return True

    async def tell(self, stage: HintStage) -> None:
        """Tell a stage of it."""
        async with self._changed:
            self._stages.append(stage)
            self._changed.notify_all()

    async def end(self, failed: Exception | None = None) -> None:
        """There is no more of it."""
        async with self._changed:
            self.is_over, self._failed = True, failed
            self._changed.notify_all()

    async def stages(self) -> AsyncGenerator[HintStage, None]:
        """The stages so far, then those to come; a failure is raised."""
        known = 0
        while known < len(self._stages) or not self.is_over:
            async with self._changed:
                while known == len(self._stages) and not self.is_over:
                    await self._changed.wait()
            if known < len(self._stages):
                yield self._stages[known]
                known += 1
        if self._failed is not None:
            raise self._failed


class Hinting:
    """Gives hints, never two for the same decision, and reasons, as far as there is room."""

    def __init__(self, workers: Answering, room: Room) -> None:
        self._workers = workers
        self._room = room
        self._works: dict[Key, HintWork] = {}
        self._explaining: list[str] = []
        """The addresses of those who wait for the reasons of a bot."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def hint(
        self, live: LiveTable, person: str, seat: int, address: str
    ) -> AsyncGenerator[HintStage, None]:
        """The stages of a hint for a person's seat, the last one whole; refused where none may be
        given, or too many are being worked out.
        """
        state = live.state
        decision = require_hint(state, person, seat)
        key = live.id, seat, decision, state.moves[-1] if state.moves else 0
        work = self._works.get(key)
        if work is None:
            work = self._begun(live, key, person, address)
        async with aclosing(work.stages()) as stages:
            async for stage in stages:
                yield stage

    async def why(
        self, state: TableState, seat: int, kept: dict[str, Any], address: str
    ) -> dict[str, Any]:
        """Why a bot made its move in this state, from what was kept of its reasons."""
        self._require_room(address)
        game = OpenGame(state.record.game, state.table.game.options, state.record.box)
        request = WhyRequest(game, state.table.position(seat), seat, kept)
        self._explaining.append(address)
        try:
            async with aclosing(self._workers.ask(request)) as told:
                return [each async for each in told][-1]
        except RuntimeError as error:
            log.exception("no reasons were found")
            raise Refused("hint-failed") from error
        finally:
            self._explaining.remove(address)

    def _require_room(self, address: str) -> None:
        """Refuse where enough is to be worked out: in all, or for those who share an address."""
        busy = [each.address for each in self._works.values() if each.is_wanted] + self._explaining
        if len(busy) >= self._room.in_all or busy.count(address) >= self._room.of_address:
            raise Refused("slow-down", wait=WAIT_SECONDS)

    def _begun(self, live: LiveTable, key: Key, person: str, address: str) -> HintWork:
        """Begin to work out a hint, unless there is enough to do."""
        self._require_room(address)
        own = sum(each.person == person and each.is_wanted for each in self._works.values())
        if own >= self._room.of_person:
            raise Refused("slow-down", wait=WAIT_SECONDS)
        over = [each for each, work in self._works.items() if work.is_over]
        for each in over[: max(0, len(over) - MOST_KEPT)]:
            del self._works[each]
        _, seat, decision, _ = key
        mark = partial(hint, person=person, seat=seat, decision=decision)
        work = self._works[key] = HintWork(person, address, lambda: mark(live.state))
        task = asyncio.get_running_loop().create_task(
            self._work_out(live, live.state, key, work, mark)
        )
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return work

    async def _work_out(
        self, live: LiveTable, state: TableState, key: Key, work: HintWork, mark: Decide
    ) -> None:
        """Ask the worker; mark the table before the first stage is told.

        Where the table has moved on meanwhile, nothing is told. What the worker has begun it
        finishes all the same: ended workers start slowly. What waits for it is not begun.
        """
        _, seat, decision, last = key
        failed: Exception | None = None
        origin, is_marked = Origin(seat, work.person, f"hint:{decision}"), False
        request = request_for(state, seat, last)
        try:
            async with aclosing(self._workers.ask(request, work.require)) as told:
                async for stage in told:
                    try:
                        if failed is None:
                            await self._require_told(live, mark, origin, is_marked)
                            is_marked = True
                    except (Refused, Unreachable) as problem:
                        failed = problem
                    if failed is None:
                        await work.tell(HintStage(decision, stage, stage["stage"] != "first"))
        except Refused as problem:
            failed = problem
        except Exception:
            log.exception("no hint was found: %s", live.id)
            failed = Refused("hint-failed")
        if failed is not None:
            self._works.pop(key, None)
        await work.end(failed)

    async def _require_told(
        self, live: LiveTable, mark: Decide, origin: Origin, is_marked: bool
    ) -> None:
        """Mark the table before the first stage, and refuse where a stage may not be told now.

        A mark that is there already, because the hint was asked for before, says nothing of now.
        """
        if not is_marked:
            appended = await live.append(mark, origin)
            if appended.is_repeat:
                mark(live.state)
        elif hints_here(live.state) != "allowed":
            raise Refused("hints-not-agreed")


def request_for(state: TableState, seat: int, last: int) -> HintRequest:
    """What a hint is made of: what the seat sees, and nothing else of the table."""
    record = state.record
    return HintRequest(
        game=OpenGame(record.game, state.table.game.options, record.box),
        view=state.table.position(seat),
        seat=seat,
        seed=f"{record.seed} hint {last}",
    )
