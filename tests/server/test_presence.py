"""Presence: closed connections are freed, and only changes are broadcast."""

from __future__ import annotations

import asyncio
import gc
import json
from pathlib import Path
from typing import Any

import pytest

from dreamcog.server.api.socket_protocol import SocketProtocol
from dreamcog.server.broadcast.channel import Channel
from dreamcog.server.broadcast.presence import PEER_EXPIRES, Presence, last_seen_at
from dreamcog.server.live.creation import record_of
from dreamcog.server.store.records import Entry
from dreamcog.server.table.game_cache import requested_game
from dreamcog.server.table.state import TableState
from support.serving import Person, serving

SEATS: list[Any] = [{"kind": "me"}, {"kind": "open"}]


def still_held() -> int:
    return sum(isinstance(each, SocketProtocol) for each in gc.get_objects())


@pytest.mark.slow
def test_closed_connection_is_freed_without_garbage_collection(tmp_path: Path) -> None:
    async def come_and_go(url: str) -> None:
        async with Person(url) as ada:
            made = await ada.make_table("cyberion", SEATS)
            watching = [await ada.subscribe(made["id"]) for _ in range(5)]
            gc.collect()
            gc.disable()
            before = still_held()
            for each in watching:
                await each.leave()
            for _ in range(100):
                await asyncio.sleep(0.02)
                if still_held() == before - 5:
                    return
            raise AssertionError(f"{before} were there, {still_held()} still are")

    with serving(tmp_path / "tables.sqlite") as served:
        try:
            asyncio.run(come_and_go(served.url))
        finally:
            gc.enable()


def test_presence_is_broadcast_only_when_it_changes(tmp_path: Path) -> None:
    async def come_and_go(url: str) -> None:
        async with Person(url) as ada, Person(url, "Bob") as bob:
            made = await ada.make_table("cyberion", SEATS)
            await bob.sit(made["invite"])
            hers = await ada.subscribe(made["id"], 0)
            for _ in range(3):
                watching = await ada.subscribe(made["id"])
                await watching.leave()
            his = await bob.subscribe(made["id"], 1)
            await hers.until(lambda: hers.here == [0, 1])
            again = await bob.subscribe(made["id"], 1)
            await his.leave()
            await again.leave()
            await hers.until(lambda: hers.here == [0])
            assert sum('"type":"here"' in text for text in hers.raw) in (2, 3)
            await hers.leave()

    with serving(tmp_path / "tables.sqlite") as served:
        asyncio.run(come_and_go(served.url))


def channel_of(*kinds: str, last_seen: dict[int, float] | None = None, **fields: Any) -> Channel:
    """The channel of a table at which all sat down at the moment 1000, and are away after 60.

    A seat of the kind "open" is nobody's yet.
    """
    game = requested_game("mech-a-dream", {"players": len(kinds), "first": 0})
    state = TableState(record_of(game, seed=f"{7:032x}", away_after=60.0, **fields))
    for seat, kind in enumerate(kinds):
        if kind == "open":
            continue
        person = f"p{seat}" if kind == "sit" else None
        body = {"name": "P"} if kind == "sit" else {"bot": "greedy"}
        state.apply(Entry("t", seat + 1, kind, seat, person, body, f"c{seat}", 1000.0))
    return Channel(state, last_seen)


async def receive(_: bytes) -> None:
    """Take a message."""


def test_person_is_away_when_their_time_is_over() -> None:
    channel = channel_of("sit", "sit", "bot")
    assert channel.seats_away(1059.9) == frozenset()
    assert channel.seats_away(1060.0) == {0, 1}


def test_nobody_is_away_by_the_time_for_which_the_server_was_down() -> None:
    channel = channel_of("sit", "sit", "bot", last_seen={0: 1050.0})
    down = [(900.0, 950.0), (1030.0, 2030.0), (2035.0, 2040.0)]
    assert channel.seats_away(2064.9, down) == frozenset()
    assert channel.seats_away(2065.0, down) == {1}
    assert channel.seats_away(2094.9, down) == {1}
    assert channel.seats_away(2095.0, down) == {0, 1}


def test_person_who_was_seen_or_acted_later_is_not_away() -> None:
    channel = channel_of("sit", "sit", "sit", last_seen={0: 1040.0, 1: 900.0})
    said = Entry("t", 4, "say", 2, "p2", {"text": "hm"}, "c", 1050.0)
    channel.broadcast(channel.state.after(said))
    assert [last_seen_at(channel.state, channel.presence, seat) for seat in range(3)] == [
        1040.0,
        1000.0,
        1050.0,
    ]
    assert channel.seats_away(1099.0) == {1}
    assert channel.seats_away(1100.0) == {0, 1}


def test_connected_person_is_not_away() -> None:
    async def play() -> None:
        channel = channel_of("sit", "sit", "sit")
        here = channel.subscribe(receive, "p1", None)
        channel.report_presence("another process", frozenset({2}))
        assert (channel.local_seats(), channel.seats_present()) == ([1], [1, 2])
        assert channel.seats_away(1e12) == {0}
        channel.unsubscribe(here)
        assert channel.seats_present() == [2]
        assert last_seen_at(channel.state, channel.presence, 1) == channel.left_at > 1000.0
        await here.drained()

    asyncio.run(play())


def test_people_of_several_processes_are_present() -> None:
    channel = channel_of("sit", "sit", "sit")
    channel.report_presence("one process", frozenset({0}))
    channel.report_presence("another process", frozenset({2}))
    assert channel.seats_present() == [0, 2]
    channel.report_presence("one process", frozenset())
    assert channel.seats_present() == [2]


def test_people_of_silent_process_are_told_to_be_gone() -> None:
    async def play() -> None:
        received: list[str] = []

        async def hear(message: bytes) -> None:
            received.append(json.loads(message)["type"])

        channel = channel_of("sit", "sit")
        here = channel.subscribe(hear, "p0", 0)
        await here.drained()
        channel.expire_presence()
        channel.presence.report("another process", frozenset({1}), 1.0)
        channel.expire_presence()
        assert channel.seats_present() == [0]
        channel.report_presence("another process", frozenset({1}))
        channel.report_presence("another process", frozenset({1}))
        channel.expire_presence()
        await here.drained()
        assert received == ["whole", "here", "here"]
        assert channel.seats_present() == [0, 1]

    asyncio.run(play())


def test_report_of_process_holds_until_it_is_silent_for_too_long() -> None:
    presence = Presence()
    presence.report("a", frozenset({0}), 100.0)
    presence.report("b", frozenset({1}), 110.0)
    assert (presence.elsewhere, presence.knows("a"), presence.knows("c")) == ({0, 1}, True, False)
    presence.expire(100.0 + PEER_EXPIRES - 1)
    assert presence.elsewhere == {0, 1}
    presence.expire(100.0 + PEER_EXPIRES)
    assert (presence.elsewhere, presence.knows("a")) == ({1}, False)


def test_person_who_has_left_another_process_was_seen_until_then() -> None:
    presence = Presence()
    presence.report("a", frozenset({0, 1}), 100.0)
    presence.report("a", frozenset({1, 2}), 130.0)
    assert presence.last_seen == {0: 130.0, 1: 130.0, 2: 130.0}
    presence.report("a", frozenset(), 150.0)
    assert presence.last_seen == {0: 130.0, 1: 150.0, 2: 150.0}


class Keeper:
    """A client that keeps up: everything is written to it at once."""

    def __init__(self, channel: Channel, person: str, seat: int | None) -> None:
        self.told: list[dict[str, Any]] = []
        self.subscriber = channel.subscribe(receive, person, seat, write_now=self.write_now)

    def write_now(self, message: bytes) -> bool:
        self.told.append(json.loads(message))
        return True

    @property
    def kinds(self) -> list[tuple[str, int | None]]:
        return [(each["type"], each.get("number")) for each in self.told]


def given_up(channel: Channel) -> TableState:
    """The state after the person of seat 1 has left it."""
    number = channel.state.number + 1
    return channel.state.after(
        Entry("t", number, "leave", 1, "p1", {"for_good": True}, "c", 1050.0)
    )


def test_a_client_that_keeps_up_has_its_snapshot_at_once_and_no_entry_twice() -> None:
    """Who loses the seat gets a snapshot, which has the entry of the loss, and not its news too."""

    async def play() -> None:
        channel = channel_of("sit", "sit", "open")
        first, second = Keeper(channel, "p0", 0), Keeper(channel, "p1", 1)
        start = channel.state.number
        assert first.kinds == [("whole", start), ("here", None)]
        assert second.kinds == [("whole", start)]
        assert second.told[0]["here"] == [0, 1]
        channel.broadcast(given_up(channel))
        assert second.kinds[1:] == [("whole", start + 1)]
        assert second.told[-1]["seat"] is None
        assert first.kinds[2:] == [("news", start + 1)]

    asyncio.run(play())


def test_who_may_not_watch_is_sent_nothing_more_of_the_table() -> None:
    async def play() -> None:
        channel = channel_of("sit", "sit", "open", is_watched=False)
        second = Keeper(channel, "p1", 1)
        before = len(second.told)
        channel.broadcast(given_up(channel))
        await second.subscriber.drained()
        assert second.told[before:] == [{"type": "gone", "reason": "not-yours"}]
        assert second.subscriber.is_gone

    asyncio.run(play())
