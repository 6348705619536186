"""Limits of an hour and more, and wrong passwords, are counted over all processes."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from dreamcog.core.refusal import Refused
from dreamcog.server.admin.retention import remove_expired_sessions
from dreamcog.server.ops.guess_limits import FORGOTTEN
from dreamcog.server.ops.shared_guesses import SharedGuessLimits
from dreamcog.server.ops.shared_limits import SharedRateLimits
from dreamcog.server.store.database import Database, Unreachable
from support.databases import POSTGRES, fresh_url, opened
from support.serving import serving
from support.store_checks import both

pytestmark = pytest.mark.slow

DAY = 24 * 3600
MORNING = 20_000.0 * DAY + 3600


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = MORNING

    def __call__(self) -> float:
        return self.now


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


@asynccontextmanager
async def two_databases(url: str) -> AsyncIterator[tuple[Database, Database]]:
    async with opened(url) as one, opened(url) as other:
        yield one, other


async def is_refused(limits: SharedRateLimits, what: str, who: str) -> bool:
    try:
        await limits.take_shared(what, who)
    except Refused as refused:
        assert refused.code == "slow-down"
        return True
    return False


@both
def test_rare_requests_are_counted_exactly(kind: str, tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with two_databases(url) as databases:
            limits = [SharedRateLimits(each, digest, wall_clock=clock) for each in databases]
            asked = [is_refused(limits[i % 2], "guest", "10.0.0.1") for i in range(30)]
            assert sorted(await asyncio.gather(*asked)) == [False] * 20 + [True] * 10
            assert not await is_refused(limits[0], "guest", "10.0.0.2")
            with pytest.raises(Refused) as refused:
                await limits[1].take_shared("guest", "10.0.0.1")
            assert refused.value.params["wait"] == 3600
            rows = await databases[0].rows("SELECT * FROM counts")
            assert "10.0.0" not in str(rows)
            clock.now += 3600
            assert not await is_refused(limits[0], "guest", "10.0.0.1")

    url = fresh_url(kind, tmp_path)
    asyncio.run(play())


@both
def test_actions_are_merged(kind: str, tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        few = {"acts_a_day": ("10 per 1 day",)}
        async with two_databases(url) as (here, there):
            one = SharedRateLimits(here, digest, limits=few, wall_clock=clock)
            other = SharedRateLimits(there, digest, limits=few, wall_clock=clock)
            for _ in range(6):
                one.take("acts_a_day", "ada")
            await one.merge()
            for _ in range(4):
                other.take("acts_a_day", "ada")
            other.take("acts_a_day", "bea")
            await other.merge()
            with pytest.raises(Refused) as refused:
                other.take("acts_a_day", "ada")
            assert refused.value.params["wait"] == 23 * 3600
            other.take("acts_a_day", "bea")
            one.take("acts_a_day", "ada")  # not known here before the next merge
            await one.merge()
            with pytest.raises(Refused):
                one.take("acts_a_day", "ada")
            clock.now += DAY
            another_day = SharedRateLimits(here, digest, limits=few, wall_clock=clock)
            another_day.take("acts_a_day", "ada")
            await remove_expired_sessions(here, clock.now)
            assert await here.rows("SELECT count(*) FROM counts") == [(0,)]

    url = fresh_url(kind, tmp_path)
    asyncio.run(play())


def test_counts_that_cannot_be_stored_are_stored_later(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(url) as database:
            limits = SharedRateLimits(database, digest)
            for _ in range(3):
                limits.take("acts_a_day", "ada")
            write = database.write

            async def fail(*_: object, **__: object) -> list[int]:
                raise Unreachable("full")

            database.write = fail  # type: ignore[assignment]
            with pytest.raises(Unreachable):
                await limits.merge()
            database.write = write  # type: ignore[method-assign]
            limits.take("acts_a_day", "ada")
            await limits.merge()
            assert await database.rows("SELECT number FROM counts") == [(4,)]
            await limits.merge()
            assert await database.rows("SELECT number FROM counts") == [(4,)]

    url = fresh_url("sqlite", tmp_path)
    asyncio.run(play())


async def guess(limits: SharedGuessLimits, address: str = "here", is_right: bool = False) -> bool:
    """Try a password; whether that was allowed."""
    await limits.refresh(address, "ada")
    try:
        attempt = limits.require(address, "ada", False)
    except Refused:
        return False
    limits.begin(attempt)
    await limits.store_begun(attempt)
    if is_right:
        limits.succeed(attempt)
        await limits.store_succeeded(attempt)
    return True


@both
def test_wrong_passwords_count_at_all_processes(kind: str, tmp_path: Path) -> None:
    async def play() -> None:
        clock = Clock()
        async with two_databases(url) as databases:
            one, other = (SharedGuessLimits(each, digest, 1.0, clock) for each in databases)
            allowed = [await guess(one if i % 2 else other) for i in range(8)]
            assert allowed == [True] * 5 + [False] * 3
            clock.now += 2
            assert await guess(other, is_right=True)
            assert [await guess(one) for _ in range(6)] == [True] * 5 + [False]
            clock.now += FORGOTTEN
            assert [await guess(other) for _ in range(6)] == [True] * 5 + [False]
            rows = await databases[0].rows("SELECT * FROM guesses")
            assert "ada" not in str(rows)

    url = fresh_url(kind, tmp_path)
    asyncio.run(play())


@both
def test_guesses_at_the_same_time_are_bounded(kind: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with two_databases(url) as databases:
            both = [SharedGuessLimits(each, digest, 1.0) for each in databases]
            allowed = await asyncio.gather(*(guess(both[i % 2]) for i in range(100)))
            assert 5 <= sum(allowed) <= 10, "what is free, once at each process"
            assert not await guess(both[0])

    url = fresh_url(kind, tmp_path)
    asyncio.run(play())


def test_servers_on_one_database_limit_new_guests_together(tmp_path: Path) -> None:
    url = fresh_url(POSTGRES, tmp_path)
    with serving(url, pace=1.0) as one, serving(url, pace=1.0) as other:
        answers = [
            httpx.post(f"{(one, other)[i % 2].url}/api/me", json={"name": "Ada"}).status_code
            for i in range(24)
        ]
    assert answers == [201] * 20 + [429] * 4


def test_servers_on_one_database_count_actions_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dreamcog.server.ops.shared_limits.MERGE_SECONDS", 0.1)
    url = fresh_url(POSTGRES, tmp_path)
    few = {"acts_a_day": ("6 per 1 day",)}
    seats = [{"kind": "me"}, {"kind": "open"}]
    with (
        serving(url, pace=1.0, limits=few) as one,
        serving(url, pace=1.0, limits=few) as other,
        httpx.Client(timeout=20) as http,
    ):
        http.post(f"{one.url}/api/me", json={"name": "Ada"}).raise_for_status()
        wanted = {"game": "mech-a-dream", "options": {"players": 2}, "seats": seats}
        table = http.post(f"{one.url}/api/tables", json=wanted).json()["id"]
        answers = []
        for i in range(9):
            action = {"type": "say", "client": f"c{i}", "seat": 0, "text": "hello"}
            path = f"{(one, other)[i % 2].url}/api/tables/{table}/acts"
            answers.append(http.post(path, json=action).status_code)
            asyncio.run(asyncio.sleep(0.5))
    assert answers[:5] == [200] * 5
    assert answers[-2:] == [429] * 2


def test_servers_on_one_database_count_saved_games_and_reviews_together(tmp_path: Path) -> None:
    url = fresh_url(POSTGRES, tmp_path)
    few = {"saved": ("2 per 1 day",), "review": ("1 per 1 day",)}
    with (
        serving(url, pace=1.0, limits=few) as one,
        serving(url, pace=1.0, limits=few) as other,
        httpx.Client(timeout=20) as http,
    ):
        http.post(f"{one.url}/api/me", json={"name": "Ada"}).raise_for_status()
        saved = [http.post(f"{(one, other)[i % 2].url}/api/saved", content="?") for i in range(4)]
        assert [each.status_code for each in saved] == [400, 400, 429, 429]
        reviews = []
        for at in (one, other):
            table = http.post(f"{at.url}/api/tables", json={"game": "cyberion"}).json()["id"]
            http.post(f"{at.url}/api/tables/{table}/close").raise_for_status()
            reviews.append(http.post(f"{at.url}/api/tables/{table}/review").status_code)
        assert reviews == [200, 429]
