"""The driver of live tables: bots that think for long, clocks, and stores that fail."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from dreamcog.bots import Decision
from dreamcog.core.refusal import Refused
from dreamcog.server.admin.commands import NoAutomation
from dreamcog.server.automation import driver
from dreamcog.server.automation.bot_worker import BotRequest
from dreamcog.server.automation.driver import TableDriver
from dreamcog.server.broadcast.messages import entry_for_seat
from dreamcog.server.live.live_table import LiveTable, Origin, Surroundings
from dreamcog.server.ops.logs import event_of
from dreamcog.server.ops.metrics import Metrics
from dreamcog.server.ops.rate_limits import RateLimits
from dreamcog.server.store.tables import remove_table
from dreamcog.server.table.entries import CLOSE, HAND_OVER, TAKE_BACK, NewEntry
from dreamcog.server.table.policy import bot_move
from dreamcog.server.wire.actions import Agree, HandOver, Leave, Move, TakeBack
from support.live_tables import Frail, act, shared
from support.table_fixtures import eventually

LONG = 3600.0
END_TURN: dict[str, Any] = {"do": "end-turn"}


class Thinkers:
    """Bots that answer when the test lets them: they end their turn, or do as they are told."""

    def __init__(self, answer: dict[str, Any] | Exception = END_TURN) -> None:
        self.answer = answer
        self.requests: list[BotRequest] = []
        self.is_asked = asyncio.Event()
        self.may_answer = asyncio.Event()

    async def decide(self, request: BotRequest, person: str | None = None) -> Decision:
        self.requests.append(request)
        self.is_asked.set()
        await self.may_answer.wait()
        if isinstance(self.answer, Exception):
            raise self.answer
        return Decision(self.answer)


class Driven:
    """A live table of two people, `p0` and `p1`, with a driver of its own."""

    def __init__(self, store: Frail, live: LiveTable, table_driver: TableDriver) -> None:
        self.store, self.live, self.driver = store, live, table_driver
        self.seat = live.state.turn[0]
        """The seat whose turn it is."""

    async def hand_over(self) -> None:
        """Let a bot play the seat whose turn it is."""
        await act(self.live, HandOver("hand-over", self.seat, self.seat, "greedy"))

    async def attempt(self) -> None:
        """Wait until the attempt that is under way, if any, has ended."""
        under_way = self.driver._tasks.get(self.live.id)
        if under_way is not None:
            await asyncio.wait([under_way])
        await asyncio.sleep(0)

    def seconds_to_next_attempt(self) -> float:
        """Seconds until the table is driven again; refused where it is being driven now."""
        assert not self.driver._tasks, "the table is tried again at once"
        return self.driver._timers[self.live.id].when() - asyncio.get_running_loop().time()

    async def kinds(self) -> list[str]:
        """The kinds of the stored entries after people have sat down."""
        return [entry.kind for entry in await self.store.entries()][2:]


@asynccontextmanager
async def driven(folder: Path, bots: Thinkers, clock: float | None = None) -> AsyncIterator[Driven]:
    """A table of Cyberion that is driven, with these bots."""
    async with shared("cyberion", folder) as (store, first):
        table_driver = TableDriver(store.inner, bots, RateLimits(math.inf))
        surroundings = Surroundings(Metrics("test"), NoAutomation(), table_driver)
        record = replace(first.state.record, clock=clock)
        live = await LiveTable.open(record, store, surroundings)
        try:
            yield Driven(store, live, table_driver)
        finally:
            await table_driver.stop()


def test_bot_does_not_move_after_its_person_has_taken_the_seat_back(tmp_path: Path) -> None:
    async def play() -> None:
        bots = Thinkers()
        async with driven(tmp_path, bots) as table:
            await table.hand_over()
            await bots.is_asked.wait()
            asked = await act(table.live, TakeBack("back", table.seat))
            await act(table.live, Agree("agree", 1 - table.seat, asked.number))
            assert table.live.state.seating.places[table.seat].stand_in is None
            bots.may_answer.set()
            await table.attempt()
            assert await table.kinds() == ["hand-over", "ask", "agree", "take-back"]
            own = Move("own", table.seat, table.live.state.decisions[table.seat], END_TURN)
            assert not (await act(table.live, own)).is_repeat

    asyncio.run(play())


def test_bot_does_not_move_at_a_table_that_was_closed_while_it_thought(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")

    async def play() -> None:
        bots = Thinkers()
        async with driven(tmp_path, bots) as table:
            await table.hand_over()
            await bots.is_asked.wait()
            await table.live.append(lambda _: NewEntry(CLOSE, 0, {}), Origin(0, "p0", "close"))
            bots.may_answer.set()
            await table.attempt()
            assert await table.kinds() == ["hand-over", "close"]
            assert not table.driver.is_busy(table.live.id)
            told = [event_of(each) for each in caplog.records]
            assert ("table-has-moved-on", {"table": "t1", "code": "stale"}) in told

    asyncio.run(play())


def test_bot_moves_when_it_has_chosen(tmp_path: Path) -> None:
    async def play() -> None:
        bots = Thinkers()
        bots.may_answer.set()
        async with driven(tmp_path, bots) as table:
            await table.hand_over()
            await table.attempt()
            assert await table.kinds() == ["hand-over", "move"]
            (request,) = bots.requests
            state = table.live.state
            assert (request.seat, request.bot) == (table.seat, "greedy")
            assert (request.game, request.box) == ("cyberion", state.record.box)
            assert (request.options, request.rng) == (
                state.table.game.options,
                f"{state.record.seed} 3",
            )
            assert table.live.state.turn == [1 - table.seat]
            assert not table.driver.is_busy(table.live.id)

    asyncio.run(play())


def test_move_of_a_bot_is_the_one_that_it_has_chosen(tmp_path: Path) -> None:
    async def play() -> None:
        bots = Thinkers()
        async with driven(tmp_path, bots) as table:
            first, *_, last = table.live.state.table.moves(table.seat)
            assert last != first
            bots.answer = last
            await table.hand_over()
            await bots.is_asked.wait()
            bots.may_answer.set()
            await eventually(lambda: table.live.state.number > 3)
            entry = (await table.store.entries())[3]
            assert (entry.kind, entry.body) == ("move", last)

    asyncio.run(play())


@pytest.mark.parametrize("answer", [{"do": "fly"}, RuntimeError("a bot failed"), Refused("bad")])
def test_bot_that_fails_is_replaced_by_first_legal_move(
    answer: dict[str, Any] | Exception, tmp_path: Path
) -> None:
    async def play() -> None:
        bots = Thinkers(answer)
        async with driven(tmp_path, bots) as table:
            await table.hand_over()
            await bots.is_asked.wait()
            before = table.live.state.table
            assert bots.requests[0].view == before.position(table.seat)
            first = next(iter(before.moves(table.seat)))
            bots.may_answer.set()
            await eventually(lambda: table.live.state.number > 3)
            await table.attempt()
            entry, notice = (await table.store.entries())[3:5]
            assert (entry.kind, entry.seat, entry.body) == ("move", table.seat, first)
            why = "illegal" if isinstance(answer, dict) else "failed"
            assert (notice.kind, notice.seat) == ("replaced", table.seat)
            assert notice.body == {"bot": "greedy", "why": why}

    asyncio.run(play())


class OneFails(Thinkers):
    """Bots of which that at random fails."""

    async def decide(self, request: BotRequest, person: str | None = None) -> Decision:
        self.requests.append(request)
        self.is_asked.set()
        if request.bot == "random":
            raise TimeoutError("no response within 0.1 seconds")
        return Decision(END_TURN)


def test_bot_that_fails_is_replaced_by_the_default_and_the_table_is_told(tmp_path: Path) -> None:
    async def play() -> None:
        bots = OneFails()
        async with driven(tmp_path, bots) as table:
            await act(table.live, HandOver("hand-over", table.seat, table.seat, "random"))
            await bots.is_asked.wait()
            await eventually(lambda: table.live.state.number > 4)
            await table.attempt()
            first, second = bots.requests
            assert (first.bot, second.bot) == ("random", "greedy")
            assert second == replace(first, bot="greedy")
            _, entry, notice = (await table.store.entries())[2:]
            assert (entry.kind, entry.body) == ("move", END_TURN)
            assert notice.body == {"bot": "random", "why": "late"}
            told = entry_for_seat(table.live.state.applied[-1], None)
            assert (told.what, told.why, told.bot) == ("replaced", "late", "random")
            surroundings = Surroundings(Metrics("test"), NoAutomation(), table.driver)
            opened = await LiveTable.open(table.live.state.record, table.store, surroundings)
            assert opened.state.number == table.live.state.number
            assert opened.state.table.truth() == table.live.state.table.truth()

    asyncio.run(play())


def test_no_bot_is_seated_while_time_remains(tmp_path: Path) -> None:
    async def play() -> None:
        async with driven(tmp_path, Thinkers(), clock=LONG) as table:
            due = table.live.state.due
            assert due is not None
            table.driver.schedule(table.live)
            left = table.seconds_to_next_attempt()
            assert LONG - 600 < left <= LONG + 1
            assert await table.kinds() == []

    asyncio.run(play())


def test_bot_is_seated_when_time_has_run_out(tmp_path: Path) -> None:
    async def play() -> None:
        bots = Thinkers()
        async with driven(tmp_path, bots, clock=0.0) as table:
            table.driver.schedule(table.live)
            await bots.is_asked.wait()
            (handed,) = (await table.store.entries())[2:]
            assert (handed.kind, handed.seat, handed.person) == ("hand-over", table.seat, None)
            assert handed.body == {"bot": "hard", "why": "clock"}

    asyncio.run(play())


def test_bot_is_seated_for_the_person_whose_time_runs_out_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 0 was away for a moment, so that its clock began again after the others'."""

    async def play() -> None:
        bots = Thinkers()
        async with shared("mech-a-dream", tmp_path) as (store, first):
            for kind, body in ((HAND_OVER, {"bot": "greedy"}), (TAKE_BACK, {})):
                entry = NewEntry(kind, 0, body)
                await first.append(lambda _, entry=entry: entry, Origin(0, "p0", kind))
            table_driver = TableDriver(store.inner, bots, RateLimits(math.inf))
            surroundings = Surroundings(Metrics("test"), NoAutomation(), table_driver)
            record = replace(first.state.record, clock=LONG)
            live = await LiveTable.open(record, store, surroundings)
            deadlines = live.state.deadlines
            assert deadlines[1] < deadlines[0]
            monkeypatch.setattr(driver, "time", SimpleNamespace(time=lambda: deadlines[1]))
            table_driver.schedule(live)
            async with asyncio.timeout(20):
                await bots.is_asked.wait()
            handed = (await store.entries())[-1]
            assert (handed.kind, handed.seat, handed.body["why"]) == ("hand-over", 1, "clock")
            await table_driver.stop()

    asyncio.run(play())


@pytest.mark.parametrize("reason", ["full", "locked", "gone", "failed"])
def test_move_that_cannot_be_stored_is_tried_again_after_a_pause(
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(driver, "RETRY_SECONDS", LONG)
    caplog.set_level("INFO")

    async def play() -> None:
        bots = Thinkers()
        bots.may_answer.set()
        async with driven(tmp_path, bots) as table:
            table.store.before = ["", reason]
            await table.hand_over()
            await table.attempt()
            assert table.seconds_to_next_attempt() > LONG - 600
            assert (len(bots.requests), await table.kinds()) == (1, ["hand-over"])
            told = [event_of(each) for each in caplog.records]
            assert ("table-waits-for-store", {"table": "t1", "reason": reason}) in told
            table.driver.schedule(table.live)
            await table.attempt()
            assert await table.kinds() == ["hand-over", "move"]

    asyncio.run(play())


def test_table_that_was_removed_while_a_bot_thought_is_driven_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        bots = Thinkers()
        async with driven(tmp_path, bots) as table:
            await table.hand_over()
            await bots.is_asked.wait()
            await table.store.inner.write(remove_table(table.live.id))
            bots.may_answer.set()
            async with asyncio.timeout(20):
                await table.attempt()
            assert not table.driver.is_busy(table.live.id)
            assert len(bots.requests) == 1

    asyncio.run(play())


def test_driven_table_at_which_nothing_can_be_done_is_tried_again_after_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "RETRY_SECONDS", LONG)

    def refuse(*_: object, **__: object) -> None:
        raise Refused("stale")

    monkeypatch.setattr(driver, "bot_move", refuse)

    async def play() -> None:
        bots = Thinkers()
        bots.may_answer.set()
        async with driven(tmp_path, bots) as table:
            await table.hand_over()
            async with asyncio.timeout(20):
                await table.attempt()
            assert table.seconds_to_next_attempt() > LONG - 600
            assert len(bots.requests) == 1

    asyncio.run(play())


def test_table_that_another_process_drives_is_tried_again_after_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "RETRY_SECONDS", LONG)

    async def play() -> None:
        bots = Thinkers()
        async with driven(tmp_path, bots) as table:

            async def claim(_: str) -> bool:
                return False

            monkeypatch.setattr(table.store.inner, "claim", claim)
            await table.hand_over()
            await table.attempt()
            assert table.seconds_to_next_attempt() > LONG - 600
            assert bots.requests == []

    asyncio.run(play())


def test_driver_catches_up_with_the_process_that_drove_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process plays the bot, and is gone before its news of that has arrived."""

    async def play() -> None:
        bots = Thinkers()
        async with driven(tmp_path, bots) as table:
            other = await table.store.open(table.live.state.record)

            async def claim(_: str) -> bool:
                await other.catch_up()
                seat, decision = table.seat, other.state.decisions[table.seat]
                move = bot_move(other.state, seat, "greedy", decision, END_TURN)
                await other.append(lambda _: move, Origin(seat, None, f"bot:{decision}"))
                return True

            monkeypatch.setattr(table.store.inner, "claim", claim)
            monkeypatch.setattr(table.store.inner, "is_shared", True)
            await table.hand_over()
            await eventually(lambda: bool(bots.requests) or not table.driver._tasks)
            assert bots.requests == []
            assert await table.kinds() == ["hand-over", "move"]
            assert table.live.state.number == other.state.number

    asyncio.run(play())


def test_clock_that_runs_for_long_is_nothing_soon(tmp_path: Path) -> None:
    async def play() -> None:
        async with driven(tmp_path, Thinkers(), clock=LONG) as table:
            table.driver.schedule(table.live)
            assert table.driver.is_busy(table.live.id, within=2 * LONG)
            assert not table.driver.is_busy(table.live.id, within=LONG / 2)
            table.driver.forget(table.live.id)
            assert not table.driver.is_busy(table.live.id)

    asyncio.run(play())


def test_stopped_driver_does_nothing_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with driven(tmp_path, Thinkers(), clock=LONG) as table:
            table.driver.schedule(table.live)
            assert table.driver.is_busy(table.live.id)
            await table.driver.stop()
            assert not table.driver.is_busy(table.live.id)
            table.driver.schedule(table.live)
            assert not table.driver.is_busy(table.live.id)

    asyncio.run(play())


def test_bots_wait_when_who_acted_last_has_had_enough_moves_of_bots(tmp_path: Path) -> None:
    limits = RateLimits(limits={"bot_moves_a_day": ("1 per 1 day",)})

    async def play() -> None:
        bots = Thinkers()
        bots.may_answer.set()
        async with driven(tmp_path, bots) as table:
            table.driver._limits = limits
            for seat in (1 - table.seat, table.seat):
                await act(table.live, HandOver(f"over {seat}", seat, seat, "greedy"))
            await eventually(lambda: not table.driver._tasks)
            assert await table.kinds() == ["hand-over", "hand-over", "move"]
            assert len(bots.requests) == 1, "a bot that has to wait is not asked"
            assert 30 < table.seconds_to_next_attempt() <= driver.LONGEST_PAUSE + 1
            limits.take("bot_moves_a_day", f"p{1 - table.seat}")

    asyncio.run(play())


def test_bots_do_not_move_at_a_table_of_too_many_entries(tmp_path: Path) -> None:
    async def play() -> None:
        bots = Thinkers()
        bots.may_answer.set()
        async with driven(tmp_path, bots) as table:
            table.live.most_entries = table.live.state.number + 3
            for seat in (0, 1):
                await act(table.live, HandOver(f"over {seat}", seat, seat, "greedy"))
            await eventually(lambda: not table.driver._tasks)
            assert await table.kinds() == ["hand-over", "hand-over", "move"]
            assert not table.driver._timers, "it is not tried again"
            left = await act(table.live, Leave("leave", 0))
            assert left.number == table.live.most_entries + 1
            assert not table.driver._tasks

    asyncio.run(play())
