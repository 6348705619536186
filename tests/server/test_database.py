"""Both databases: writes done whole or not at all, news, claims, snapshots, and every failure."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from dreamcog.server.store import postgres as postgres_store
from dreamcog.server.store import postgres_connection, postgres_listener, sqlite_connection
from dreamcog.server.store.database import LONGEST_NOTIFY, Database, Missing, Taken, Unreachable
from dreamcog.server.store.migrate import TABLES
from dreamcog.server.store.postgres import numbered
from dreamcog.server.store.sqlite import BATCH, SqliteDatabase
from dreamcog.server.store.statements import Statement, statement
from dreamcog.server.wire.peers import EntriesAdded, MessagesLost, encode_message
from support.databases import (
    KINDS,
    POSTGRES,
    SQLITE,
    command,
    fresh_url,
    opened,
    postgres,
    start_again,
)

pytestmark = pytest.mark.slow

both = pytest.mark.parametrize("kind", KINDS)

ADDED = EntriesAdded("x")


def secret(name: str, value: str = "v") -> Statement:
    return statement("INSERT INTO secrets VALUES (?, ?)", name, value)


async def secrets(database: Database) -> dict[str, str]:
    return dict(await database.rows("SELECT name, value FROM secrets"))


async def refused(database: Database, *statements: Statement, reason: str) -> None:
    with pytest.raises(Unreachable) as unreachable:
        await database.write(*statements)
    assert unreachable.value.reason == reason


@contextmanager
def quiet() -> Iterator[None]:
    """Nothing in here is left to the event loop to complain about."""
    complaints: list[Any] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _loop, complaint: complaints.append(complaint))
    yield
    assert complaints == []


@asynccontextmanager
async def hearing(database: Database) -> AsyncIterator[asyncio.Queue[str]]:
    """What the news of a database bring, as they come."""
    heard: asyncio.Queue[str] = asyncio.Queue()

    async def hear() -> None:
        async for told in database.messages():
            heard.put_nowait(told)

    task = asyncio.create_task(hear())
    try:
        yield heard
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@both
def test_rows_are_read_as_written(kind: str, tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            person = ("p", "Zoë ‘🤖’", None, None, 1.25, 1763200000.123456, None, 0, 3, "fr")
            insert = f"INSERT INTO people VALUES ({', '.join('?' * 10)})"
            assert await database.write(statement(insert, *person)) == [1]
            assert await database.rows("SELECT * FROM people WHERE id = ?", "p") == [person]
            assert await database.rows("SELECT id FROM people WHERE id = ?", "q") == []

    asyncio.run(play(fresh_url(kind, tmp_path)))


@both
def test_write_returns_row_count_of_each_statement(kind: str, tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            await database.write(*(secret(name) for name in "abc"))
            assert await database.write(
                statement("UPDATE secrets SET value = ? WHERE name <> ?", "w", "a"),
                statement("DELETE FROM secrets WHERE name = ?", "nobody"),
                statement("DELETE FROM secrets"),
                notify=EntriesAdded("gone"),
            ) == [2, 0, 3]

    asyncio.run(play(fresh_url(kind, tmp_path)))


@both
def test_write_is_atomic(kind: str, tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            await database.write(secret("a"))
            with pytest.raises(Taken):
                await database.write(secret("b"), secret("a"), notify=EntriesAdded("never"))
            with pytest.raises(Missing):
                await database.write(
                    secret("b"), statement("INSERT INTO tokens VALUES ('h', 'nobody', 'n', 1, 1)")
                )
            with pytest.raises(Exception, match="no_such_table"):
                await database.write(secret("b"), statement("DELETE FROM no_such_table"))
            assert await secrets(database) == {"a": "v"}
            await database.write(secret("b"))
            assert await secrets(database) == {"a": "v", "b": "v"}

    async def quietly(url: str) -> None:
        with quiet():
            await play(url)

    asyncio.run(quietly(fresh_url(kind, tmp_path)))


@both
def test_one_of_fifty_conflicting_writes_wins(kind: str, tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database, opened(url) as other:
            writes = [
                (database, other)[i % 2].write(secret("mark"), secret(f"own {i}"), notify=ADDED)
                for i in range(50)
            ]
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == (
                ["Taken"] * 49 + ["list"]
            )
            (winner,) = (i for i in range(50) if outcomes[i] == [1, 1])
            assert await secrets(database) == {"mark": "v", f"own {winner}": "v"}

    asyncio.run(play(fresh_url(kind, tmp_path)))


@both
def test_failing_write_does_not_affect_others(kind: str, tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            await database.write(secret("taken"))
            broken = {3: secret("taken"), 5: statement("NONSENSE"), 7: statement("SELECT ?")}
            writes = [
                database.write(secret(f"{i}"), broken.get(i, secret(f"also {i}")))
                for i in range(10)
            ]
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
            failed = [i for i in range(10) if isinstance(outcomes[i], Exception)]
            assert failed == [3, 5, 7]
            assert isinstance(outcomes[3], Taken)
            assert len(await secrets(database)) == 1 + 2 * 7

    asyncio.run(play(fresh_url(kind, tmp_path)))


@both
def test_cancelled_writes_leave_database_usable(kind: str, tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            writes = [
                asyncio.create_task(database.write(secret(f"{i}"), notify=ADDED)) for i in range(20)
            ]
            await asyncio.sleep(0.002)
            for write in writes[::2]:
                write.cancel()
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
            kept = await secrets(database)
            assert all(f"{i}" in kept for i in range(20) if outcomes[i] == [1])
            assert all(outcomes[i] == [1] for i in range(1, 20, 2))
            await database.write(secret("after"))

    async def quietly(url: str) -> None:
        with quiet():
            await play(url)

    asyncio.run(quietly(fresh_url(kind, tmp_path)))


@both
def test_snapshot_is_consistent(kind: str, tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            many = [secret(f"{i:04}") for i in range(BATCH + 7)]
            await database.write(
                *many, statement("INSERT INTO days VALUES ('d', 'cyberion', '00', '{}')")
            )
            found: dict[str, list[Any]] = {}
            columns: dict[str, list[str]] = {}
            async for name, named, rows in database.snapshot(TABLES):
                if not found:
                    await database.write(
                        statement("DELETE FROM secrets"), statement("DELETE FROM days")
                    )
                assert len(rows) <= BATCH
                columns[name] = named
                found.setdefault(name, []).extend(rows)
            assert list(found) == list(TABLES)
            assert sorted(found["secrets"]) == [(f"{i:04}", "v") for i in range(BATCH + 7)]
            assert found["days"] == [("d", "cyberion", "00", "{}")]
            assert found["people"] == []
            assert columns["tokens"] == ["hash", "person", "name", "created", "used"]
            assert await secrets(database) == {}

    asyncio.run(play(fresh_url(kind, tmp_path)))


@both
def test_snapshot_can_be_abandoned(kind: str, tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            await database.write(*(secret(f"{i:04}") for i in range(2 * BATCH)))
            batches = database.snapshot(["secrets"])
            await anext(batches)
            await batches.aclose()  # type: ignore[attr-defined]
            await database.write(statement("DELETE FROM secrets"))

    asyncio.run(play(fresh_url(kind, tmp_path)))


@both
def test_closed_database_is_unreachable_and_ends_messages(kind: str, tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:

            async def hear() -> list[str]:
                return [told async for told in database.messages()]

            news = asyncio.create_task(hear())
            await asyncio.sleep(0.1)
            last = asyncio.create_task(database.write(secret("last")))
            await asyncio.sleep(0)
            await database.close()
            assert await last == [1]
            assert await asyncio.wait_for(news, 2) in ([], [MessagesLost()])
            await refused(database, secret("a"), reason="gone")
            with pytest.raises(Unreachable):
                await database.rows("SELECT 1")

    asyncio.run(play(fresh_url(kind, tmp_path)))


def test_committed_messages_reach_other_process(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as teller, opened(url) as hearer, hearing(hearer) as heard:
            assert await asyncio.wait_for(heard.get(), 2) == MessagesLost()
            await teller.write(secret("a"), notify=EntriesAdded("table t1, it’s 7"))
            with pytest.raises(Taken):
                await teller.write(secret("b"), secret("a"), notify=EntriesAdded("never"))
            longest = EntriesAdded("x" * (LONGEST_NOTIFY - len(encode_message(EntriesAdded("")))))
            await teller.write(secret("c"), notify=longest)
            assert await asyncio.wait_for(heard.get(), 2) == EntriesAdded("table t1, it’s 7")
            assert await asyncio.wait_for(heard.get(), 2) == longest
            assert heard.empty()

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_messages_lost_is_sent_after_reconnect(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database, hearing(database) as heard:
            assert await asyncio.wait_for(heard.get(), 2) == MessagesLost()
            await command(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
            )
            assert await asyncio.wait_for(heard.get(), 2) == MessagesLost()
            await database.write(secret("a"), notify=EntriesAdded("again"))
            assert await asyncio.wait_for(heard.get(), 2) == EntriesAdded("again")
            await asyncio.sleep(0.2)
            assert heard.empty()

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


CLAIMER = """
import asyncio, sys
from dreamcog.server.store.opening import open_database

async def claim():
    database = await open_database(sys.argv[1])
    print(await database.claim("t1"), flush=True)
    await asyncio.sleep(60)

asyncio.run(claim())
"""


def test_claim_belongs_to_one_process_until_it_dies(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            started = [sys.executable, "-c", CLAIMER, url]
            with subprocess.Popen(started, stdout=subprocess.PIPE, text=True) as other:
                try:
                    assert other.stdout is not None
                    assert other.stdout.readline() == "True\n"
                    assert not await database.claim("t1")
                    assert await database.claim("t2")
                finally:
                    os.kill(other.pid, signal.SIGKILL)
            end = time.monotonic() + 3
            while not await database.claim("t1") and time.monotonic() < end:
                await asyncio.sleep(0.02)
            assert await database.claim("t1")

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


def test_claims_are_lost_with_connection(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as one, opened(url) as other:
            assert await one.claim("t")
            await command(
                "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
            )
            await asyncio.sleep(0.1)
            assert await other.claim("t")
            assert not await one.claim("t")

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_claim_on_sqlite_always_succeeds(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            assert await database.claim("t")
            await database.release("t")

    asyncio.run(play(fresh_url(SQLITE, tmp_path)))


def path_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def test_locked_file_refuses_writes_and_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_connection, "TIMEOUT", 0.3)

    async def play(url: str) -> None:
        async with opened(url) as database:
            await database.write(secret("a"))
            with closing(sqlite3.connect(path_of(url), isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                waiting = asyncio.create_task(refused(database, secret("b"), reason="locked"))
                await asyncio.sleep(0.05)
                assert await secrets(database) == {"a": "v"}
                assert not waiting.done()
                await waiting
            await database.write(secret("b"))
            assert await secrets(database) == {"a": "v", "b": "v"}

    asyncio.run(play(fresh_url(SQLITE, tmp_path)))


def test_briefly_locked_new_file_is_waited_for(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            with closing(sqlite3.connect(path_of(url), isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                waiting = asyncio.create_task(database.write(secret("a")))
                await asyncio.sleep(0.1)
            assert await waiting == [1]

    asyncio.run(play(fresh_url(SQLITE, tmp_path)))


def test_locked_row_is_reported_as_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shorter = f"{int(postgres_connection.SETTINGS['lock_timeout']) // 10}"
    monkeypatch.setitem(postgres_connection.SETTINGS, "lock_timeout", shorter)

    async def play(url: str) -> None:
        async with opened(url) as database:
            await database.write(secret("a"))
            holder = await postgres_connection.connect(url)
            try:
                await holder.execute("BEGIN; UPDATE secrets SET value = 'w'")
                change = statement("UPDATE secrets SET value = ?", "x")
                await refused(database, secret("b"), change, reason="locked")
            finally:
                await holder.close()
            assert await database.write(secret("b"), change) == [1, 2]

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_committed_rows_are_synced_to_disk(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            assert isinstance(database, SqliteDatabase)
            for setting, value in {"synchronous": 2, "journal_mode": "wal"}.items():
                text = f"PRAGMA {setting}"
                found = await database._writer.run(lambda line, text=text: line.execute(text))
                assert found.fetchall() == [(value,)]

    asyncio.run(play(fresh_url(SQLITE, tmp_path)))


def test_full_file_recovers_when_there_is_room(tmp_path: Path) -> None:
    async def most_pages(database: SqliteDatabase, count: int) -> None:
        text = f"PRAGMA max_page_count = {count}"
        await database._writer.run(lambda connection: connection.execute(text).fetchall())

    async def play(url: str) -> None:
        async with opened(url) as database:
            assert isinstance(database, SqliteDatabase)
            await most_pages(database, 1)  # never below what there is
            large = secret("large", "x" * 100_000)
            await refused(database, secret("small"), large, reason="full")
            assert await secrets(database) == {}
            await database.write(secret("small"))
            outcomes = await asyncio.gather(
                *(database.write(secret(f"{i}", "x" * 50_000)) for i in range(5)),
                return_exceptions=True,
            )
            assert {str(type(outcome)) for outcome in outcomes} == {str(Unreachable)}
            await most_pages(database, 1_000_000)
            await database.write(large)
            assert set(await secrets(database)) == {"small", "large"}

    asyncio.run(play(fresh_url(SQLITE, tmp_path)))


def test_full_server_is_reported_as_full(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            full = "DO $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END $$"
            await refused(database, secret("a"), statement(full), reason="full")
            assert await secrets(database) == {}
            await database.write(secret("a"))

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


@both
def test_read_only_database_is_reported(kind: str, tmp_path: Path) -> None:
    switch = {SQLITE: "PRAGMA query_only = {}", POSTGRES: "SET transaction_read_only = {}"}[kind]

    async def play(url: str) -> None:
        async with opened(url) as database:
            off = statement(switch.format("on"))
            await refused(database, secret("a"), off, secret("b"), reason="read-only")
            assert await secrets(database) == {}
            if isinstance(database, SqliteDatabase):
                await database._writer.run(lambda line: line.execute(switch.format("off")))
            await database.write(secret("a"))

    asyncio.run(play(fresh_url(kind, tmp_path)))


def test_missing_file_is_gone_until_it_is_back(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        path, away = path_of(url), tmp_path / "away"
        async with opened(url) as database:
            await database.write(secret("before"))
            path.rename(away)
            for _ in range(2):
                await refused(database, secret("meanwhile"), reason="gone")
                with pytest.raises(Unreachable):
                    await secrets(database)
            assert not path.exists()
            away.rename(path)
            await database.write(secret("after"))
            assert set(await secrets(database)) == {"before", "after"}

    asyncio.run(play(fresh_url(SQLITE, tmp_path)))


def test_replaced_file_is_used_from_then_on(tmp_path: Path) -> None:
    async def play(url: str, other_url: str) -> None:
        async with opened(other_url) as other:
            await other.write(secret("restored"))
        async with opened(url) as database:
            await database.write(secret("before"))
            for left in (path_of(url), Path(f"{path_of(url)}-wal"), Path(f"{path_of(url)}-shm")):
                left.unlink()
            path_of(other_url).rename(path_of(url))
            await database.write(secret("after"))
            assert set(await secrets(database)) == {"restored", "after"}

    asyncio.run(play(fresh_url(SQLITE, tmp_path), fresh_url(SQLITE, tmp_path)))


def test_stopped_server_is_gone_until_restarted(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database, hearing(database) as heard:
            assert await asyncio.wait_for(heard.get(), 2) == MessagesLost()
            await database.write(secret("before"))
            assert await database.claim("t")
            await asyncio.to_thread(postgres().stop)
            try:
                for _ in range(2):
                    await refused(database, secret("meanwhile"), reason="gone")
                    await refused(database, secret("a"), secret("b"), reason="gone")
                    with pytest.raises(Unreachable):
                        await secrets(database)
                    with pytest.raises(Unreachable):
                        await database.claim("t")
                    with pytest.raises(Unreachable):
                        async for _batch in database.snapshot(["secrets"]):
                            pass
            finally:
                await asyncio.to_thread(start_again)
            await database.write(secret("after"))
            assert set(await secrets(database)) == {"before", "after"}
            assert await database.claim("t")
            assert await asyncio.wait_for(heard.get(), 5) == MessagesLost()
            await database.write(secret("told"), notify=EntriesAdded("again"))
            assert await asyncio.wait_for(heard.get(), 5) == EntriesAdded("again")

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_silent_server_times_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(url: str) -> None:
        for part in (postgres_store, postgres_connection):
            monkeypatch.setattr(part, "TIMEOUT", 0.3)
        async with opened(url) as database:
            ((silent,),) = await database.rows("SELECT pg_backend_pid()")
            os.kill(silent, signal.SIGSTOP)
            try:
                before = time.monotonic()
                await refused(database, secret("a"), secret("b"), reason="gone")
                assert time.monotonic() - before < 2
                await database.write(secret("c"))
                assert "c" in await secrets(database)
            finally:
                os.kill(silent, signal.SIGCONT)

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_silent_message_connection_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(url: str) -> None:
        for part in (postgres_store, postgres_connection):
            monkeypatch.setattr(part, "TIMEOUT", 0.3)
        monkeypatch.setattr(postgres_listener, "HEARTBEAT", 0.1)
        async with opened(url) as database, hearing(database) as heard:
            assert await asyncio.wait_for(heard.get(), 2) == MessagesLost()
            await asyncio.sleep(0.3)
            assert heard.empty()
            ((silent,),) = await database.rows(
                "SELECT pid FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            os.kill(silent, signal.SIGSTOP)
            try:
                assert await asyncio.wait_for(heard.get(), 3) == MessagesLost()
                await asyncio.sleep(0.3)
                await database.write(secret("a"), notify=EntriesAdded("again"))
                assert await asyncio.wait_for(heard.get(), 2) == EntriesAdded("again")
            finally:
                os.kill(silent, signal.SIGCONT)

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_server_without_free_connections_is_gone(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        full = "DO $$ BEGIN RAISE EXCEPTION 'enough' USING ERRCODE = 'too_many_connections'; END $$"
        async with opened(url) as database:
            await refused(database, statement(full), reason="gone")

    asyncio.run(play(fresh_url(POSTGRES, tmp_path)))


def test_question_marks_become_numbered_placeholders() -> None:
    assert numbered("SELECT ? WHERE a = ? OR b = ?") == "SELECT $1 WHERE a = $2 OR b = $3"
    assert numbered("SELECT 1") == "SELECT 1"
