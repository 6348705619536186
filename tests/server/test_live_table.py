"""A shared table: kept before it is told, done once, resumed as it was, nothing shown to others."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from dreamcog.core.json_patch import patched
from dreamcog.core.menu_tree import moves_of
from dreamcog.core.refusal import Refused
from dreamcog.core.registry import game_kind, games
from dreamcog.core.saves import verify
from dreamcog.server.broadcast.channel import MAX_QUEUED
from dreamcog.server.broadcast.messages import encode, menu_of
from dreamcog.server.live.creation import record_of
from dreamcog.server.live.exports import saved
from dreamcog.server.live.live_table import Appended, LiveTable
from dreamcog.server.store.database import Database, Row, Unreachable
from dreamcog.server.store.people import add_person
from dreamcog.server.store.records import Entry, PersonRecord, TableRecord
from dreamcog.server.store.statements import Statement, Value
from dreamcog.server.store.tables import find_entries
from dreamcog.server.table.entries import SIT, NewEntry, SeatAssignment
from dreamcog.server.table.statements import creation_statements
from dreamcog.server.wire.actions import Agree, AnyAction, HandOver, Move, Say, Undo
from dreamcog.server.wire.messages import Pong
from dreamcog.server.wire.peers import PeerMessage
from support.databases import SQLITE, fresh_url, opened
from support.sample_database import no_automation

OPTIONS: dict[str, dict[str, Any]] = {
    "cyberion": {"players": 2, "expansions": ["microbots"]},
    "mech-a-dream": {"players": 3, "variants": ["robots", "specialists"]},
}
names = itertools.count()


class Frail:
    """A database whose next writes can fail: before they are done, or after."""

    is_shared = False

    def __init__(self, inner: Database) -> None:
        self.inner = inner
        self.before: list[str] = []
        """Reasons for which the next writes are not done."""
        self.after: list[str] = []
        """Reasons for which those who asked for the next writes do not learn that they are done."""

    async def rows(self, text: str, *values: Value) -> list[Row]:
        return await self.inner.rows(text, *values)

    async def write(self, *statements: Statement, notify: PeerMessage | None = None) -> list[int]:
        if self.before and (reason := self.before.pop(0)):
            raise Unreachable(reason)
        touched = await self.inner.write(*statements, notify=notify)
        if self.after and (reason := self.after.pop(0)):
            raise Unreachable(reason)
        return touched

    async def entries(self) -> list[Entry]:
        return await find_entries(self.inner, "t1")

    async def open(self, record: TableRecord) -> LiveTable:
        """The table as another process would open it."""
        return await LiveTable.open(record, self, no_automation())


@asynccontextmanager
async def shared(name: str, folder: Path, seed: int = 7) -> AsyncIterator[tuple[Frail, LiveTable]]:
    """A table with a person in every seat (`p0`, `p1` …), and where it is kept."""
    game = game_kind(name).open(OPTIONS[name])
    usual = record_of(game, seed=f"{seed:032x}", host="p0", away_after=0.0)
    record = TableRecord(**{**{n: getattr(usual, n) for n in TableRecord.__slots__}, "id": "t1"})
    people = [PersonRecord(f"p{seat}", f"P{seat}", 1.0, 1.0) for seat in range(4)]
    seats = [
        SeatAssignment(NewEntry(SIT, seat, {"name": people[seat].name}), people[seat].id)
        for seat in range(OPTIONS[name]["players"])
    ]
    async with opened(fresh_url(SQLITE, folder)) as database:
        await database.write(*map(add_person, people), *creation_statements(record, seats))
        frail = Frail(database)
        yield frail, await frail.open(record)


class Client:
    """Listens for a seat, and knows only what it is told."""

    def __init__(self, live: LiveTable, seat: int | None, after: int | None = None) -> None:
        self.live, self.seat = live, seat
        self.position: dict[str, Any] = {}
        self.menu: Any = None
        self.numbers: list[int] = []
        self.happened: list[dict[str, Any]] = []
        self.answers: list[str] = []
        self.received: list[str] = []
        self.may_read = asyncio.Event()
        self.may_read.set()
        person = None if seat is None else f"p{seat}"
        self.subscriber = live.channel.subscribe(self.hear, person, seat, after)

    async def hear(self, message: bytes) -> None:
        await self.may_read.wait()
        self.received.append(message.decode())
        told = json.loads(message)
        if told["type"] == "pong":
            self.answers.append(told["client"])
        if told["type"] not in ("whole", "news"):
            return
        if told["type"] == "whole":
            self.position = told["position"]
            self.happened += told["missed"]
        else:
            assert told["number"] == self.numbers[-1] + 1, "an entry is missing"
            self.position = patched(self.position, told["patch"])
            self.happened.append(told["happened"])
        self.menu = told["menu"]
        self.numbers.append(told["number"])
        kept = await find_entries(self.live._database, "t1")
        assert len(kept) >= told["number"], "told before it was kept"

    async def catch_up(self) -> None:
        await self.subscriber.drained()
        assert not self.subscriber.is_gone
        assert self.numbers[-1] == self.live.state.number
        assert self.position == plain(self.live.state.table.position(self.seat))

    async def leave(self) -> None:
        self.live.channel.unsubscribe(self.subscriber)
        await self.subscriber.drained()


def plain(value: Any) -> Any:
    """A value as it is after a journey."""
    return json.loads(json.dumps(value))


def a_move(live: LiveTable, rng: random.Random, client: str = "") -> Move:
    """Anybody's move, out of the menu that a client gets."""
    seat = rng.choice(live.state.turn)
    move = rng.choice(list(moves_of(plain(menu_of(live.state, seat)))))
    return Move(client or f"m{next(names)}", seat, live.state.decisions[seat], move)


async def act(live: LiveTable, asked: AnyAction) -> Appended:
    return await live.act(f"p{asked.seat}", asked)


async def play_some(live: LiveTable, moves: int, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(moves):
        if live.state.status == "playing":
            done = await act(live, a_move(live, rng))
            assert (done.number, done.is_repeat) == (live.state.number, False)


def truth(live: LiveTable) -> Any:
    """Everything about a table, to be compared."""
    state = live.state
    return plain([state.table.truth(), state.number, state.decisions, str(state.seating)])


@pytest.mark.parametrize("name", games())
def test_every_seat_receives_what_it_may_know(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with shared(name, tmp_path) as (store, live):
            start = live.state.number
            clients = [Client(live, seat) for seat in (None, *range(OPTIONS[name]["players"]))]
            await asyncio.sleep(0)
            await play_some(live, 25, 1)
            for client in clients:
                await client.catch_up()
                assert (client.menu is not None) == (client.seat in live.state.turn)
                assert client.numbers == list(range(start, live.state.number + 1))
                applied = live.state.applied[start:]
                seen = [[event.seen_by(client.seat) for event in h.events] for h in applied]
                assert [each["events"] for each in client.happened] == plain(seen)
                assert not any(live.state.record.seed in each for each in client.received)
            for client in clients:
                await client.leave()
            again = await store.open(live.state.record)
            assert truth(again) == truth(live)

    asyncio.run(play())


@pytest.mark.parametrize("name", games())
def test_finished_game_is_replayed_from_database(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with shared(name, tmp_path) as (store, live):
            await play_some(live, 1000, 5)
            assert live.state.status == "finished"
            assert verify(json.dumps(saved(live.state))) == []
            with pytest.raises(Refused, match="table-over"):
                await act(live, Move("late", 0, live.state.decisions[0], {"do": "end-turn"}))
            again = await store.open(live.state.record)
            assert saved(again.state) == saved(live.state)
            results = await store.rows("SELECT COUNT(*) FROM results")
            assert results == [(OPTIONS[name]["players"],)]

    asyncio.run(play())


def test_reconnecting_client_receives_missed_entries(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("mech-a-dream", tmp_path) as (store, live):
            there, away = Client(live, 1), Client(live, 1)
            await play_some(live, 6, 1)
            await away.catch_up()
            await away.leave()
            await play_some(live, 9, 2)
            resumed = await store.open(live.state.record)
            back = Client(resumed, 1, after=away.numbers[-1])
            await back.catch_up()
            await there.catch_up()
            assert back.position == there.position
            assert away.happened + back.happened == there.happened
            for client in (there, back):
                await client.leave()

    asyncio.run(play())


def test_slow_client_does_not_delay_others_and_gets_snapshot(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("mech-a-dream", tmp_path) as (_, live):
            slow, quick = Client(live, 0), Client(live, 0)
            await slow.subscriber.drained()
            slow.may_read.clear()
            before = live.state.number
            await play_some(live, MAX_QUEUED + 5, 1)
            await quick.catch_up()
            assert slow.numbers == [before]
            assert len(slow.subscriber._queue) <= MAX_QUEUED
            slow.may_read.set()
            await slow.catch_up()
            assert len(slow.numbers) < 5
            assert slow.happened == quick.happened
            await play_some(live, 1, 2)
            await slow.catch_up()
            assert slow.happened == quick.happened
            for client in (slow, quick):
                await client.leave()

    asyncio.run(play())


def test_slow_client_gets_every_answer(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("mech-a-dream", tmp_path) as (_, live):
            slow = Client(live, 0)
            await slow.subscriber.drained()
            slow.may_read.clear()
            for i in range(20):
                slow.subscriber.enqueue(encode(Pong(f"a{i}")))
                await play_some(live, 5, i)
            slow.may_read.set()
            await slow.catch_up()
            assert slow.answers == [f"a{i}" for i in range(20)]
            await slow.leave()

    asyncio.run(play())


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


def test_reloaded_table_sends_new_snapshots(tmp_path: Path) -> None:
    async def play() -> None:
        async with shared("mech-a-dream", tmp_path) as (store, live):
            client = Client(live, 0)
            await play_some(live, 5, 1)
            await store.inner.write(
                Statement("UPDATE entries SET body = '{}' WHERE number = 2", ())
            )
            await live.reload()
            await client.catch_up()
            assert live.state.seating.places[1].name == ""
            await play_some(live, 5, 2)
            await client.catch_up()
            await client.leave()

    asyncio.run(play())
