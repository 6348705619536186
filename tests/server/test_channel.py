"""The channel of a live table: what subscribers receive, reconnecting and slow ones included."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from dreamcog.core.refusal import Refused
from dreamcog.core.registry import games
from dreamcog.core.saves import verify
from dreamcog.server.broadcast.channel import MAX_QUEUED
from dreamcog.server.broadcast.messages import encode
from dreamcog.server.live.exports import saved
from dreamcog.server.store.statements import Statement
from dreamcog.server.wire.actions import Move
from dreamcog.server.wire.messages import Pong
from support.live_tables import OPTIONS, Client, act, plain, play_some, shared, truth


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
            assert verify(json.dumps(await saved(store, live.state))) == []
            with pytest.raises(Refused, match="table-over"):
                await act(live, Move("late", 0, live.state.decisions[0], {"do": "end-turn"}))
            again = await store.open(live.state.record)
            assert await saved(store, again.state) == await saved(store, live.state)
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
