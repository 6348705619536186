"""What only SQLite does: locked, full, missing and replaced files."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

from dreamcog.server.store import sqlite, sqlite_connection
from dreamcog.server.store.database import Missing, Taken, Unreachable
from dreamcog.server.store.opening import NEWEST, open_database, revision_of
from dreamcog.server.store.sqlite import SqliteDatabase
from dreamcog.server.store.statements import statement
from dreamcog.server.wire.peers import MessagesLost
from support.databases import (
    SQLITE,
    fresh_url,
    opened,
)
from support.store_checks import path_of, receiving, refused, secret, secrets

pytestmark = pytest.mark.slow


def test_claim_on_sqlite_always_succeeds(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            assert await database.claim("t")
            await database.release("t")

    asyncio.run(play(fresh_url(SQLITE, tmp_path)))


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
                async with asyncio.timeout(4):  # SQLite itself would wait for longer
                    await waiting
            await database.write(secret("b"))
            assert await secrets(database) == {"a": "v", "b": "v"}

    asyncio.run(play(fresh_url(SQLITE, tmp_path)))


def test_why_a_file_cannot_be_used_is_told(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            path_of(url).unlink()
            with pytest.raises(Unreachable, match=r"^gone: .*No such file"):
                await database.write(secret("a"))
        (tmp_path / "file").touch()
        with pytest.raises(Unreachable, match=r"^gone: .*(File exists|Not a directory)"):
            await open_database(f"sqlite:///{tmp_path}/file/a.db")

    asyncio.run(play(fresh_url(SQLITE, tmp_path)))


def test_errors_tell_what_was_wrong(tmp_path: Path) -> None:
    assert str(Unreachable("gone")) == "gone"

    async def play(url: str) -> None:
        async with opened(url) as database:
            result = "INSERT INTO seats (\"table\", seat, name) VALUES (?, 0, '')"
            with pytest.raises(Missing, match="FOREIGN KEY"):
                await database.write(statement(result, "none"))
            await database.write(secret("a"))
            with pytest.raises(Taken, match=r"secrets\.name"):
                await database.write(secret("a"))
            reader = database._reader  # type: ignore[attr-defined]
        with pytest.raises(Unreachable, match=r"^gone: closed$"):
            await database.write(secret("b"))
        with pytest.raises(Unreachable, match=r"^gone: closed$"):
            await reader.run(lambda _: None)

    asyncio.run(play(fresh_url(SQLITE, tmp_path)))


def test_write_of_another_program_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "POLL_SECONDS", 0.01)

    async def play(url: str) -> None:
        async with opened(url) as database, receiving(database) as received:
            await asyncio.sleep(0.1)
            assert received.empty()
            for name in ("a", "b"):
                with closing(sqlite3.connect(path_of(url), isolation_level=None)) as other:
                    other.execute("INSERT INTO secrets (name, value) VALUES (?, 'v')", (name,))
                assert await asyncio.wait_for(received.get(), 10) == MessagesLost()
                await asyncio.sleep(0.1)
                assert received.empty()

    asyncio.run(play(fresh_url(SQLITE, tmp_path)))


def test_revision_of_a_file_is_that_of_its_schema(tmp_path: Path) -> None:
    async def make(url: str) -> Path:
        async with opened(url):
            return path_of(url)

    path = asyncio.run(make(fresh_url(SQLITE, tmp_path)))
    assert revision_of(path) == NEWEST
    with closing(sqlite3.connect(path)) as other:
        other.execute("DELETE FROM alembic_version")
        other.commit()
    assert revision_of(path) is None
    assert revision_of(tmp_path / "none.db") is None
    (tmp_path / "other.db").write_text("no database at all, whatever its name may say")
    assert revision_of(tmp_path / "other.db") is None


def test_briefly_locked_new_file_is_waited_for(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            with closing(sqlite3.connect(path_of(url), isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                waiting = asyncio.create_task(database.write(secret("a")))
                await asyncio.sleep(0.1)
            assert await waiting == [1]

    asyncio.run(play(fresh_url(SQLITE, tmp_path)))


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


def test_a_lookup_finds_what_was_written_and_waits_for_no_lock(tmp_path: Path) -> None:
    """It is read on the event loop; where that cannot be, in the thread for reading."""

    async def play(url: str, other_url: str) -> None:
        text = "SELECT value FROM secrets WHERE name = ?"
        async with opened(other_url) as other:
            await other.write(secret("a", "restored"))
        async with opened(url) as database:
            assert isinstance(database, SqliteDatabase)
            await database.write(secret("a", "first"))
            assert await database.lookup(text, "a") == [("first",)]
            with closing(sqlite3.connect(path_of(url), isolation_level=None)) as locking:
                locking.execute("BEGIN EXCLUSIVE")
                assert await database.lookup(text, "a") == [("first",)]
            with pytest.raises(sqlite3.OperationalError, match="no such table"):
                await database.lookup("SELECT 1 FROM nowhere")
            with pytest.raises(Unreachable, match="read-only"):
                database._nearby.run(lambda one: one.execute("DELETE FROM secrets"))
            for left in (path_of(url), Path(f"{path_of(url)}-wal"), Path(f"{path_of(url)}-shm")):
                left.unlink()
            with pytest.raises(Unreachable, match="gone"):
                await database.lookup(text, "a")
            path_of(other_url).rename(path_of(url))
            assert await database.lookup(text, "a") == [("restored",)]
        with pytest.raises(Unreachable, match="gone"):
            await database.lookup(text, "a")

    asyncio.run(play(fresh_url(SQLITE, tmp_path), fresh_url(SQLITE, tmp_path)))


def test_a_locked_file_is_looked_up_in_the_thread(tmp_path: Path) -> None:
    """Where another connection keeps the file to itself, the event loop does not wait for it."""

    async def play(url: str) -> None:
        async with opened(url) as database:
            assert isinstance(database, SqliteDatabase)
            await database.write(secret("a"))
            database._nearby = cast(Any, LockedConnection())
            found = await database.lookup("SELECT value FROM secrets WHERE name = ?", "a")
            assert found == [("v",)]

    asyncio.run(play(fresh_url(SQLITE, tmp_path)))


class LockedConnection:
    """A connection to a file that another has locked."""

    def run(self, _: object) -> None:
        raise Unreachable("locked")

    def close(self) -> None:
        """Nothing is open."""
