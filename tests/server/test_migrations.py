"""Migrations: from an empty database, repeated, and the same schema in both databases."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from dreamcog.server.store.boxes import remove_unused_boxes
from dreamcog.server.store.database import Database, Taken, Unreachable
from dreamcog.server.store.migrate import (
    BASE,
    HEAD,
    PASSING,
    TABLES,
    TooNew,
    migrate_postgres,
    migrate_sqlite,
    newest_revision,
)
from dreamcog.server.store.opening import NEWEST, UnknownAddress, open_database
from dreamcog.server.store.opening import SQLITE as FILE
from dreamcog.server.store.postgres import PostgresDatabase
from dreamcog.server.store.sqlite import SqliteDatabase
from dreamcog.server.store.statements import statement
from support.databases import KINDS, POSTGRES, SQLITE, fresh_url

pytestmark = pytest.mark.slow

LISTED = {
    SQLITE: "SELECT name FROM sqlite_master WHERE type = 'table'",
    POSTGRES: "SELECT tablename FROM pg_tables WHERE schemaname = 'public'",
}
COLUMNS = {
    SQLITE: "SELECT name, lower(type), \"notnull\" FROM pragma_table_info('{name}') ORDER BY cid",
    POSTGRES: (
        "SELECT column_name::text, data_type::text, (is_nullable = 'NO')::int"
        " FROM information_schema.columns"
        " WHERE table_schema = 'public' AND table_name = '{name}' ORDER BY ordinal_position"
    ),
}
INDEXES = {
    SQLITE: "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL",
    POSTGRES: (
        "SELECT indexname FROM pg_indexes WHERE schemaname = 'public'"
        " AND indexname NOT LIKE '%_pkey' AND indexname NOT LIKE '%_key'"
        " AND indexname NOT LIKE '%_pkc'"
    ),
}


async def migrated(kind: str, url: str, target: str) -> None:
    if kind == SQLITE:
        await asyncio.to_thread(migrate_sqlite, Path(url.removeprefix(FILE)), target)
        return
    connection = await asyncpg.connect(url)
    try:
        await migrate_postgres(connection, target)
    finally:
        await connection.close()


async def tables(kind: str, url: str) -> set[str]:
    if kind == SQLITE:
        with closing(sqlite3.connect(url.removeprefix(FILE))) as connection:
            return {name for (name,) in connection.execute(LISTED[kind])}
    connection = await asyncpg.connect(url)
    try:
        return {name for (name,) in await connection.fetch(LISTED[kind])}
    finally:
        await connection.close()


@pytest.mark.parametrize("kind", KINDS)
def test_upgrade_and_downgrade_of_empty_database(kind: str, tmp_path: Path) -> None:
    url = fresh_url(kind, tmp_path)

    async def there_and_back() -> None:
        for _ in range(2):
            for target in (HEAD, HEAD):
                await migrated(kind, url, target)
                assert await tables(kind, url) == {*TABLES, *PASSING, "alembic_version"}
            await migrated(kind, url, BASE)
            assert await tables(kind, url) <= {"alembic_version"}

    asyncio.run(there_and_back())


@pytest.mark.parametrize("kind", KINDS)
def test_reopening_keeps_rows(kind: str, tmp_path: Path) -> None:
    url = fresh_url(kind, tmp_path)

    async def twice() -> None:
        database = await open_database(url)
        await database.write(statement("INSERT INTO secrets VALUES (?, ?)", "key", "x"))
        await database.close()
        again = await open_database(url)
        assert await again.rows("SELECT * FROM secrets") == [("key", "x")]
        await again.close()

    asyncio.run(twice())


def test_sqlite_and_postgres_have_same_schema(tmp_path: Path) -> None:
    async def found(kind: str, url: str) -> tuple[dict[str, list[tuple[str, str, int]]], set[str]]:
        database = await open_database(url)
        columns = {}
        for name in (*TABLES, *PASSING):
            rows = await database.rows(COLUMNS[kind].format(name=name))
            columns[name] = [(own, kinds[sort], needed) for own, sort, needed in rows]
        indexes = {name for (name,) in await database.rows(INDEXES[kind])}
        await database.close()
        return columns, indexes

    kinds = {"float": "double precision", "double precision": "double precision"}
    kinds |= {"text": "text", "integer": "integer"}
    one, other = (asyncio.run(found(kind, fresh_url(kind, tmp_path))) for kind in KINDS)
    assert one == other
    assert len(one[0]["tables"]) == 27


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_concurrent_migrations_do_not_collide(kind: str, tmp_path: Path) -> None:
    url = fresh_url(kind, tmp_path)
    start = (
        "import asyncio, sys\n"
        "from dreamcog.server.store.opening import open_database\n"
        "async def start():\n"
        "    print('ready', flush=True)\n"
        "    sys.stdin.readline()\n"
        "    await (await open_database(sys.argv[1])).close()\n"
        "asyncio.run(start())\n"
    )
    started = [
        subprocess.Popen(
            [sys.executable, "-c", start, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        for _ in range(2)
    ]
    for process in started:
        assert process.stdout is not None
        process.stdout.readline()
    for process in started:
        assert process.stdin is not None
        process.stdin.write(b"go\n")
        process.stdin.flush()
    for process in started:
        process.communicate()
    assert [process.returncode for process in started] == [0, 0]


@pytest.mark.parametrize("kind", KINDS)
def test_database_of_later_version_is_not_changed(kind: str, tmp_path: Path) -> None:
    url = fresh_url(kind, tmp_path)

    async def later() -> None:
        database = await open_database(url)
        await database.write(statement("UPDATE alembic_version SET version_num = ?", "9999"))
        await database.close()
        with pytest.raises(TooNew):
            await open_database(url)

    asyncio.run(later())


async def fill(database: Database) -> None:
    """A person who hosts and sits at a table, with an entry, a result, an attempt, a position."""
    await database.write(
        statement("INSERT INTO people (id, name, created, seen) VALUES ('p', 'P', 1, 1)"),
        statement("INSERT INTO tokens VALUES ('h', 'p', 'bot', 1, NULL, 'play', 2)"),
        statement("INSERT INTO sessions VALUES ('s', 'p', 1)"),
        statement("INSERT INTO sign_ins VALUES ('p', 'a', 1)"),
        statement(
            "INSERT INTO tables VALUES ('t', 'cyberion', 1, '{}', '{}', '00', 'i', 'p', NULL, 1, 1,"
            " 0, 1, NULL, 1, NULL, 1, 0, 'on', '[0]', NULL, 1, NULL, NULL, NULL, NULL, 0)"
        ),
        statement("INSERT INTO seats VALUES ('t', 0, 'p', NULL, 'P', 'p', NULL, 0)"),
        statement("INSERT INTO entries VALUES ('t', 1, 'move', 0, 'p', '{}', 'c', 1, '[]', NULL)"),
        statement("INSERT INTO results VALUES ('t', 0, 'p', 'cyberion', '', '', 1, NULL, 1, 0)"),
        statement("INSERT INTO days VALUES ('2026-11-15', 'cyberion', '00', '{}')"),
        statement("INSERT INTO attempts VALUES ('2026-11-15', 'cyberion', 'p', 't')"),
        statement("INSERT INTO positions VALUES ('t', 1, 1, 0, '{}', NULL, 0)"),
        statement("INSERT INTO reasons VALUES ('t', 1, 'expert', '{}')"),
        statement("INSERT INTO reviews VALUES ('t', 'p', 1, 'done', 1, '[1]', '{}', NULL)"),
    )


@pytest.mark.parametrize("kind", KINDS)
def test_deleting_person_or_table_cascades(kind: str, tmp_path: Path) -> None:
    url = fresh_url(kind, tmp_path)

    async def sizes(database: Database) -> dict[str, int]:
        return {
            name: (await database.rows(f"SELECT COUNT(*) FROM {name}"))[0][0] for name in TABLES
        }

    async def remove() -> None:
        database = await open_database(url)
        await fill(database)
        assert await database.write(statement("DELETE FROM people WHERE id = ?", "p")) == [1]
        left = {name for name, rows in (await sizes(database)).items() if rows}
        assert left == {"tables", "seats", "entries", "days", "positions", "reasons", "reviews"}
        assert await database.rows("SELECT host FROM tables") == [(None,)]
        assert await database.rows("SELECT person, kept_for FROM seats") == [(None, None)]
        assert await database.rows("SELECT person FROM reviews") == [(None,)]
        await database.write(statement("DELETE FROM tables"))
        left = {name for name, rows in (await sizes(database)).items() if rows}
        assert left == {"days"}
        await database.close()

    asyncio.run(remove())


@pytest.mark.parametrize("kind", KINDS)
def test_idempotency_key_and_invitation_are_unique(kind: str, tmp_path: Path) -> None:
    url = fresh_url(kind, tmp_path)

    async def again() -> None:
        database = await open_database(url)
        await fill(database)
        same_name = "INSERT INTO entries VALUES ('t', 2, 'move', 0, 'p', '{}', 'c', 1, '[]', NULL)"
        with pytest.raises(Taken):
            await database.write(statement(same_name))
        other_seat = (
            "INSERT INTO entries VALUES ('t', 2, 'move', 1, NULL, '{}', 'c', 1, '[]', NULL)"
        )
        assert await database.write(statement(other_seat)) == [1]
        await database.write(statement("UPDATE people SET login = 'ada'"))
        with pytest.raises(Taken):
            await database.write(
                statement(
                    "INSERT INTO people (id, name, login, created, seen)"
                    " VALUES ('q', 'Q', 'ada', 1, 1)"
                )
            )
        await database.close()

    asyncio.run(again())


def test_what_is_no_path_is_refused_and_makes_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    nothing: Any = None
    with pytest.raises(TypeError):
        migrate_sqlite(nothing)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("url", ["", "mysql://me:secret@here/x", "sqlite:///", "sqlite://x"])
def test_unknown_database_url_is_named_without_password(url: str) -> None:
    with pytest.raises(UnknownAddress) as refused:
        asyncio.run(open_database(url))
    assert "secret" not in str(refused.value)


def test_plain_path_opens_file_and_makes_folders(tmp_path: Path) -> None:
    async def made() -> None:
        path = tmp_path / "new folder" / "100%?.db"
        database = await open_database(str(path))
        await database.write(statement("INSERT INTO secrets VALUES ('a', 'b')"))
        assert path.stat().st_size
        await database.close()

    asyncio.run(made())


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("postgresql://nobody@127.0.0.1:1/nothing", "gone"),
        ("/dev/null/tables.db", "gone"),
        (str(Path(__file__).parent), "gone"),
        (__file__, "failed"),
    ],
)
def test_unopenable_database_says_why(url: str, reason: str) -> None:
    with pytest.raises(Unreachable) as unreachable:
        asyncio.run(open_database(url))
    assert unreachable.value.reason == reason


def test_newest_revision_constant_is_newest_migration() -> None:
    assert newest_revision() == NEWEST


async def unmigrated(kind: str, url: str) -> Database:
    """The database with whatever schema it has."""
    if kind == SQLITE:
        return SqliteDatabase(Path(url.removeprefix(FILE)))
    return await PostgresDatabase.open(url)


A_TABLE = (
    "INSERT INTO tables VALUES (?, 'cyberion', 1, '{}', ?, '00', ?, NULL, NULL, 1, 1, 0, 1, NULL, "
    "1, NULL, 1, 0, 'on', '[0]', NULL, 1, NULL, NULL, NULL)"
)


@pytest.mark.parametrize("kind", KINDS)
def test_each_box_is_stored_once_by_its_hash(kind: str, tmp_path: Path) -> None:
    url = fresh_url(kind, tmp_path)
    boxes = [("a", '{"x": 1}'), ("b", '{"x": 1}'), ("c", '{"é": 2}')]

    async def move() -> None:
        await migrated(kind, url, "0007")
        database = await unmigrated(kind, url)
        for table, box in boxes:
            await database.write(statement(A_TABLE, table, box, table))
        await database.close()
        database = await open_database(url)
        joined = "SELECT id, content FROM tables JOIN boxes ON hash = box ORDER BY id"
        assert await database.rows(joined) == boxes
        hashed = hashlib.sha256(boxes[2][1].encode()).hexdigest()
        assert await database.rows("SELECT box FROM tables WHERE id = 'c'") == [(hashed,)]
        await database.write(remove_unused_boxes(1e9))
        assert await database.rows("SELECT count(*) FROM boxes") == [(2,)]
        await database.write(statement("DELETE FROM tables WHERE id = 'c'"))
        await database.write(remove_unused_boxes(1.0))
        assert await database.rows("SELECT count(*) FROM boxes") == [(2,)]
        await database.write(remove_unused_boxes(1e9))
        assert await database.rows("SELECT content FROM boxes") == [(boxes[0][1],)]
        await database.close()

    asyncio.run(move())
