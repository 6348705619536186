"""What both databases do: rows, writes, snapshots, closing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from dreamcog.server.store.database import Missing, Taken, Unreachable
from dreamcog.server.store.migrate import TABLES
from dreamcog.server.store.sqlite import SqliteDatabase
from dreamcog.server.store.sqlite_rows import BATCH
from dreamcog.server.store.statements import statement
from dreamcog.server.wire.peers import EntriesAdded, MessagesLost
from support.databases import (
    POSTGRES,
    SQLITE,
    fresh_url,
    opened,
)
from support.store_checks import ADDED, both, no_loop_errors, refused, secret, secrets

pytestmark = pytest.mark.slow


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
                notify=EntriesAdded("gone", 1),
            ) == [2, 0, 3]

    asyncio.run(play(fresh_url(kind, tmp_path)))


@both
def test_write_is_atomic(kind: str, tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with opened(url) as database:
            await database.write(secret("a"))
            with pytest.raises(Taken):
                await database.write(secret("b"), secret("a"), notify=EntriesAdded("never", 1))
            with pytest.raises(Missing):
                await database.write(
                    secret("b"), statement("INSERT INTO sessions VALUES ('h', 'nobody', 1)")
                )
            with pytest.raises(Exception, match="no_such_table"):
                await database.write(secret("b"), statement("DELETE FROM no_such_table"))
            assert await secrets(database) == {"a": "v"}
            await database.write(secret("b"))
            assert await secrets(database) == {"a": "v", "b": "v"}

    async def quietly(url: str) -> None:
        with no_loop_errors():
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
        with no_loop_errors():
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
            assert columns["tokens"] == [
                *("hash", "person", "name", "created", "used", "scope", "ends"),
            ]
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

            async def receive() -> list[str]:
                return [message async for message in database.messages()]

            news = asyncio.create_task(receive())
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
