"""Live tables: idempotency, store failures, conflicts with other processes, undo."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.server.live.live_table import MAX_RETRIES, Appended, LiveTable
from dreamcog.server.store.database import Database, Unreachable
from dreamcog.server.store.statements import Statement
from dreamcog.server.wire.actions import Agree, HandOver, Move, Say, Undo
from dreamcog.server.wire.peers import PeerMessage
from support.live_tables import Client, Frail, a_move, act, play_some, shared, truth


def test_repeated_request_is_done_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("cyberion", tmp_path) as (store, live):
            seat = live.state.turn[0]
            same = Move("same", seat, live.state.decisions[seat], {"do": "end-turn"})
            before = live.state.number
            answers = await asyncio.gather(*(act(live, same) for _ in range(5)))
            assert [done.number for done in answers] == [before + 1] * 5
            assert sorted(done.is_repeat for done in answers) == [False, True, True, True, True]
            assert len(await store.entries()) == live.state.number == before + 1
            again = await store.open(live.state.record)
            assert await act(again, same) == Appended(before + 1, is_repeat=True)
            (other,) = live.state.turn
            assert other != seat
            theirs = Move("same", other, live.state.decisions[other], {"do": "end-turn"})
            assert await act(live, theirs) == Appended(before + 2)

    asyncio.run(play())


def test_idempotency_keys_of_seats_are_separate(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("mech-a-dream", tmp_path) as (store, live):
            handed = HandOver("c1", 0, 1, "greedy")
            assert await act(live, Say("c1", 0, "come back")) == Appended(4)
            first = await act(live, HandOver("c2", 0, 1, "greedy"))
            assert first == Appended(5)
            assert await act(live, HandOver("c2", 0, 1, "greedy")) == Appended(5, is_repeat=True)
            assert await act(live, Say("c2", 1, "I am here")) == Appended(6)
            with pytest.raises(Refused, match="bot-plays"):
                await act(live, handed)
            again = await store.open(live.state.record)
            assert await act(again, HandOver("c2", 0, 1, "greedy")) == Appended(5, is_repeat=True)

    asyncio.run(play())


def test_refused_action_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("cyberion", tmp_path) as (store, live):
            watcher = Client(live, None)
            seat = live.state.turn[0]
            decision = live.state.decisions[seat]
            await act(live, Move("a", seat, decision, {"do": "end-turn"}))
            before, kept = truth(live), await store.entries()
            for person, asked, code in (
                (f"p{seat}", Move("b", seat, decision, {"do": "end-turn"}), "stale"),
                (f"p{seat}", Move("c", seat, decision + 1, {"do": "end-turn"}), "not"),
                (f"p{1 - seat}", Say("d", seat, "it was I"), "not-your-seat"),
                ("nobody", Undo("e", 0), "not-your-seat"),
                (f"p{seat}", Agree("f", seat, 3), "nothing-asked"),
                (f"p{1 - seat}", Move("g", 1 - seat, 1, {"do": "fly"}), "malformed"),
            ):
                with pytest.raises(Refused, match=code):
                    await live.act(person, asked)
            assert truth(live) == before
            assert await store.entries() == kept
            await watcher.catch_up()
            assert watcher.numbers == [2, 3]
            await watcher.leave()

    asyncio.run(play())


@pytest.mark.parametrize("reason", ["full", "locked", "gone", "failed"])
def test_action_that_was_not_stored_can_be_retried(reason: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("cyberion", tmp_path) as (store, live):
            client = Client(live, 0)
            before = truth(live)
            move = a_move(live, random.Random(1), "same")
            store.before = [reason, reason]
            for _ in range(2):
                with pytest.raises(Unreachable, match=reason):
                    await act(live, move)
                assert truth(live) == before
            await client.catch_up()
            assert client.numbers == [2]
            assert await act(live, move) == Appended(3)
            await play_some(live, 3, 1)
            await client.catch_up()
            assert client.numbers == list(range(2, live.state.number + 1))
            await client.leave()

    asyncio.run(play())


def test_retry_of_stored_but_unanswered_action_is_done_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("mech-a-dream", tmp_path) as (store, live):
            client = Client(live, None)
            move = a_move(live, random.Random(1), "same")
            store.after = ["gone"]
            with pytest.raises(Unreachable):
                await act(live, move)
            assert live.state.number == 3
            assert len(await store.entries()) == 4
            assert await act(live, move) == Appended(4, is_repeat=True)
            await client.catch_up()
            assert client.numbers == [3, 4]
            assert live.state.decisions[move.seat] == 2
            await client.leave()

    asyncio.run(play())


def test_stored_but_unanswered_entry_is_applied_before_next_action(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("mech-a-dream", tmp_path) as (store, live):
            client = Client(live, None)
            store.after = ["failed"]
            with pytest.raises(Unreachable):
                await act(live, Say("a", 0, "hello"))
            assert await act(live, Say("b", 1, "hello")) == Appended(5)
            store.after = ["failed"]
            with pytest.raises(Unreachable):
                await act(live, Say("c", 0, "anybody?"))
            await live.catch_up()
            await client.catch_up()
            assert client.numbers == [3, 4, 5, 6]
            assert truth(await store.open(live.state.record)) == truth(live)
            await client.leave()

    asyncio.run(play())


def test_number_conflict_catches_up_and_retries(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("mech-a-dream", tmp_path) as (store, here):
            there = await store.open(here.state.record)
            clients = [Client(here, 0), Client(there, 1)]
            for round_ in range(4):
                saying = [
                    act(live, Say(f"{round_}-{i}", int(live is there), "I first"))
                    for i in range(5)
                    for live in (here, there)
                ]
                done = await asyncio.gather(*saying)
                assert len({each.number for each in done}) == 10
                assert not any(each.is_repeat for each in done)
                await here.catch_up()
                await there.catch_up()
            assert truth(here) == truth(there)
            assert [entry.number for entry in await store.entries()] == list(range(1, 44))
            for client in clients:
                await client.catch_up()
                assert client.numbers == list(range(3, 44))
                await client.leave()

    asyncio.run(play())


class Overtaken(Frail):
    """A database as a slow process reaches it: others write first, so many times."""

    def __init__(self, inner: Database, quicker: LiveTable, times: int) -> None:
        super().__init__(inner)
        self._quicker, self._times = quicker, times

    async def write(self, *statements: Statement, notify: PeerMessage | None = None) -> list[int]:
        if self._times:
            self._times -= 1
            await act(self._quicker, Say(f"first {self._times}", 1, "I first"))
        return await super().write(*statements, notify=notify)


@pytest.mark.parametrize("is_too_slow", [False, True])
def test_process_that_is_always_overtaken_says_that_the_store_is_busy(
    is_too_slow: bool, tmp_path: Path
) -> None:
    """It is nobody's fault: the driver and clients try again, and no error is logged."""

    async def play() -> None:
        async with shared("cyberion", tmp_path) as (store, quicker):
            times = MAX_RETRIES if is_too_slow else MAX_RETRIES - 1
            slow = await Overtaken(store, quicker, times).open(quicker.state.record)
            late = Say("late", 0, "at last")
            if is_too_slow:
                with pytest.raises(Unreachable) as raised:
                    await act(slow, late)
                assert raised.value.reason == "locked"
                assert "~late" not in [entry.client for entry in await store.entries()]
            done = await act(slow, late)
            assert done == Appended(3 + times)
            assert [entry.client for entry in await store.entries()].count("~late") == 1

    asyncio.run(play())


def test_move_made_stale_by_other_process_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("cyberion", tmp_path) as (store, here):
            there = await store.open(here.state.record)
            seat = here.state.turn[0]
            first = Move("first", seat, 1, {"do": "end-turn"})
            late = Move("late", seat, 1, {"do": "end-turn"})
            await act(here, first)
            with pytest.raises(Refused, match="stale"):
                await act(there, late)
            assert await act(there, first) == Appended(3, is_repeat=True)
            assert truth(here) == truth(there)

    asyncio.run(play())


def test_cancelled_caller_still_completes_move(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("cyberion", tmp_path) as (store, live):
            asked = asyncio.ensure_future(act(live, Say("a", 0, "bye")))
            await asyncio.sleep(0)
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            await live.wait_until_idle()
            assert live.state.number == len(await store.entries()) == 3

    asyncio.run(play())


def test_agreed_undo_is_stored(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("mech-a-dream", tmp_path) as (store, live):
            monitor = live.state.table.position(0)["monitors_dealt"][0]
            start = live.state.table.truth()
            choose = {"do": "choose-monitor", "monitor": monitor}
            await act(live, Move("a", 0, 1, choose))
            asked = await act(live, Undo("b", 0))
            await act(live, Agree("c", 1, asked.number))
            done = await act(live, Agree("d", 2, asked.number))
            assert live.state.number == done.number + 1
            assert live.state.table.truth() == start
            assert await act(live, Move("a", 0, 1, choose)) == Appended(4, is_repeat=True)
            assert live.state.table.truth() == start
            again = await store.open(live.state.record)
            assert truth(again) == truth(live)

    asyncio.run(play())


@pytest.mark.parametrize("is_kept", [False, True])
def test_agreed_undo_is_done_after_store_failure(is_kept: bool, tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("mech-a-dream", tmp_path) as (store, live):
            monitor = live.state.table.position(0)["monitors_dealt"][0]
            start = live.state.table.truth()
            await act(live, Move("a", 0, 1, {"do": "choose-monitor", "monitor": monitor}))
            asked = await act(live, Undo("b", 0))
            await act(live, Agree("c", 1, asked.number))
            if is_kept:
                store.after = ["", "gone"]
            else:
                store.before = ["", "gone"]
            assert await act(live, Agree("d", 2, asked.number)) == Appended(asked.number + 2)
            assert live.state.due is not None
            assert live.state.table.truth() != start
            await live.settle_proposal()
            assert live.state.table.truth() == start
            assert live.state.seating.proposal is None
            assert [e.kind for e in await store.entries()][-3:] == ["agree", "agree", "undo"]

    asyncio.run(play())
