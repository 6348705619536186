"""Claims on PostgreSQL: leased to one process, and free when it ends, or is silent for too long."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dreamcog.server.store import postgres_leases
from dreamcog.server.store.database import Database
from support.databases import POSTGRES, command, fresh_url, opened

pytestmark = pytest.mark.slow

CLAIMER = """
import asyncio, sys
from dreamcog.server.store import postgres_leases
from dreamcog.server.store.opening import open_database

postgres_leases.LEASE, postgres_leases.RENEW = 1.0, 0.2

async def claim():
    database = await open_database(sys.argv[1])
    print(await database.claim("t1"), flush=True)
    while await asyncio.to_thread(sys.stdin.readline):
        await asyncio.sleep(0.5)
        print(await database.claim("t1"), flush=True)

asyncio.run(claim())
"""


@contextmanager
def claimer(url: str) -> Iterator[subprocess.Popen[str]]:
    """Another process, which has the claim `t1`; given a line, it tells whether it still has."""
    started = [sys.executable, "-c", CLAIMER, url]
    with subprocess.Popen(
        started, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        try:
            assert other.stdout is not None
            assert other.stdout.readline() == "True\n"
            yield other
        finally:
            other.kill()


async def gets(database: Database, name: str, seconds: float) -> bool:
    """Whether a claim becomes free in time."""
    end = time.monotonic() + seconds
    while not (has := await database.claim(name)) and time.monotonic() < end:
        await asyncio.sleep(0.02)
    return has


def test_claim_belongs_to_one_process_until_it_dies(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            with claimer(url) as other:
                assert not await database.claim("t1")
                assert await database.claim("t2")
                os.kill(other.pid, signal.SIGKILL)
                assert await gets(database, "t1", 3)

    assert postgres_leases.LEASE > 5, "the lease is not what frees the claim here"
    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_stalled_process_loses_its_claims_and_notices(tmp_path: Path) -> None:
    """The session of a stopped process stays, so only its lease tells that it does nothing."""

    async def play(url: str) -> None:
        async with opened(url) as database:
            with claimer(url) as other:
                await asyncio.sleep(1.5)
                assert not await database.claim("t1"), "it was not renewed"
                os.kill(other.pid, signal.SIGSTOP)
                try:
                    assert await gets(database, "t1", 5)
                finally:
                    os.kill(other.pid, signal.SIGCONT)
                assert other.stdin is not None
                assert other.stdout is not None
                other.stdin.write("still?\n")
                other.stdin.flush()
                assert other.stdout.readline() == "False\n"
                assert await database.claim("t1")

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_lease_is_counted_by_the_clock_of_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(url: str) -> None:
        async with opened(url) as one, opened(url) as other:
            assert await one.claim("t")
            monkeypatch.setattr(time, "time", lambda: 10.0**10)
            assert not await other.claim("t")

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_one_release_ends_repeated_claims(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as one, opened(url) as other:
            outcomes = await asyncio.gather(*(one.claim("t") for _ in range(3)))
            assert outcomes == [True] * 3
            assert not await other.claim("t")
            await other.release("t")
            assert not await other.claim("t")
            await one.release("t")
            assert await other.claim("t")
            assert not await one.claim("t")

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_closed_database_frees_its_claims_at_once(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as other:
            async with opened(url) as one:
                assert await one.claim("t")
                assert not await other.claim("t")
            assert await other.claim("t")
            assert await other.rows("SELECT count(*) FROM processes") == [(1,)]

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_claims_of_ended_session_can_be_taken_and_are_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_leases, "RENEW", 0.3)

    async def play(url: str) -> None:
        async with opened(url) as one, opened(url) as other:
            for name in ("t", "u"):
                assert await one.claim(name)
            ((session,),) = await one.rows("SELECT session FROM processes")
            await command(f"SELECT pg_terminate_backend({session})")
            await asyncio.sleep(0.05)
            assert await other.claim("t")
            await asyncio.sleep(0.6)
            assert not await one.claim("t")
            assert await one.claim("u"), "the process begins anew"
            assert not await other.claim("u")

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_twenty_thousand_claims_are_held_and_renewed_by_one_row(tmp_path: Path) -> None:
    """Advisory locks ended at some 15,000, the server's memory for locks."""

    async def play(url: str) -> None:
        async with opened(url) as one, opened(url) as other:
            for first in range(0, 20_000, 1000):
                names = [f"table {number}" for number in range(first, first + 1000)]
                assert all(await asyncio.gather(*map(one.claim, names)))
            assert not any([await other.claim(f"table {n}") for n in range(0, 20_000, 2000)])
            assert await one.rows("SELECT count(*) FROM leases") == [(20_000,)]
            await one.release("table 7")
            assert await other.claim("table 7")

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))
