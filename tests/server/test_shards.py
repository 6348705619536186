"""Messages about tables: a process gets those of the tables that it follows, and hardly others."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from dreamcog.server.live import peers, registry
from dreamcog.server.store.postgres_listener import SHARDS, shard_of
from dreamcog.server.wire.peers import (
    EntriesAdded,
    MessagesLost,
    PeerMessage,
    PresenceReport,
    SignedOut,
    TableChanged,
)
from support.databases import POSTGRES, command, fresh_url, opened
from support.serving import Person, Served, serving
from support.store_checks import receiving

pytestmark = pytest.mark.slow

TWO_PEOPLE = [{"kind": "me"}, {"kind": "open"}]
LAST = SignedOut("last")
ABOUT_TABLES = (
    lambda table: EntriesAdded(table, 1),
    TableChanged,
    lambda table: PresenceReport(table, "other", [0]),
)


def same_shard(table: str) -> str:
    """Another table of the same shard."""
    return next(f"t{n}" for n in range(10**6) if shard_of(f"t{n}") == shard_of(table))


def test_only_messages_about_followed_tables_are_received(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as teller, opened(url) as hearer, receiving(hearer) as received:
            assert await asyncio.wait_for(received.get(), 10) == MessagesLost()

            async def until_last() -> list[PeerMessage]:
                for about in ABOUT_TABLES:
                    for table in ("mine", "other"):
                        await teller.write(notify=about(table))
                await teller.write(notify=LAST)
                found = [await asyncio.wait_for(received.get(), 10)]
                while found[-1] != LAST:
                    found.append(await asyncio.wait_for(received.get(), 10))
                return found[:-1]

            assert await until_last() == []
            await hearer.follow("mine")
            assert await until_last() == [about("mine") for about in ABOUT_TABLES]
            hearer.unfollow("mine")
            await asyncio.sleep(0.2)
            assert await until_last() == []

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_shard_is_listened_to_until_its_last_table_is_left(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        other = same_shard("mine")
        async with opened(url) as database, receiving(database) as received:
            assert await asyncio.wait_for(received.get(), 10) == MessagesLost()
            await asyncio.gather(database.follow("mine"), database.follow(other))
            await database.follow("mine")
            database.unfollow("mine")
            database.unfollow("mine")
            await database.follow("elsewhere")
            await database.write(notify=EntriesAdded(other, 1))
            assert await asyncio.wait_for(received.get(), 10) == EntriesAdded(other, 1)
            database.unfollow(other)
            await database.follow(other)  # before listening could end
            await asyncio.sleep(0.2)
            await database.write(notify=EntriesAdded(other, 2))
            assert await asyncio.wait_for(received.get(), 10) == EntriesAdded(other, 2)

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_followed_tables_are_followed_after_reconnect(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            await database.follow("before")  # there is no connection yet
            async with receiving(database) as received:
                assert await asyncio.wait_for(received.get(), 10) == MessagesLost()
                await database.follow("mine")
                await command(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE query LIKE 'LISTEN%'"
                )
                assert await asyncio.wait_for(received.get(), 10) == MessagesLost()
                for table in ("before", "mine"):
                    await database.write(notify=EntriesAdded(table, 1))
                    assert await asyncio.wait_for(received.get(), 10) == EntriesAdded(table, 1)

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Two servers on one database."""
    url = fresh_url(POSTGRES, tmp_path)
    with serving(url) as one, serving(url) as other:
        yield one, other


def test_process_gets_no_messages_of_tables_it_has_not_open(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty tables at each of two processes: hardly a message goes to the wrong one."""
    received: dict[object, list[PeerMessage]] = {}
    original = peers.PeerSync._receive

    async def count(self: peers.PeerSync, message: PeerMessage) -> None:
        received.setdefault(self._registry, []).append(message)
        await original(self, message)

    async def play(*both: Served) -> None:
        monkeypatch.setattr(peers.PeerSync, "_receive", count)
        tables: list[list[str]] = []
        for served in both:
            async with Person(served.url, "Ada") as ada:
                made = [(await ada.make_table("mech-a-dream", TWO_PEOPLE))["id"] for _ in range(20)]
                for table in made:
                    await ada.act(table, "say", text="hello")
                tables.append(made)
        await asyncio.sleep(0.5)
        for served, own in zip(both, tables, strict=True):
            seen = [m for m in received[served.services.registry] if isinstance(m, EntriesAdded)]
            assert len([m for m in seen if m.table in own]) >= 20
            shards = {shard_of(table) for table in own}
            wrong = [m for m in seen if m.table not in own]
            assert {shard_of(m.table) for m in wrong} <= shards
            assert len(wrong) <= 3, f"{len(wrong)} of 20: {SHARDS} shards are not used"

    asyncio.run(play(*two))


def test_closed_table_is_followed_no_more(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "PERIOD", 0.1)

    async def play(one: Served, other: Served) -> None:
        async with Person(one.url, "Ada") as ada:
            made = await ada.make_table("mech-a-dream", TWO_PEOPLE)
            await ada.http.get(f"{other.url}/api/tables/{made['id']}")
            followed = other.services.database._listener._followed  # type: ignore[attr-defined]
            assert list(followed) == [shard_of(made["id"])]
            await ada.http.get(f"{other.url}/api/tables/nonsense")
            assert list(followed) == [shard_of(made["id"])]
            monkeypatch.setattr(registry, "IDLE", 0.0)
            for _ in range(100):
                await asyncio.sleep(0.05)
                if not followed:
                    break
            assert followed == {}

    asyncio.run(play(*two))


def test_shards_are_about_equally_large() -> None:
    rng = random.Random(1)
    shards = [shard_of(f"{rng.getrandbits(128):x}") for _ in range(10 * SHARDS)]
    assert len(set(shards)) > 0.99 * SHARDS
    assert max(map(shards.count, set(shards))) < 40
