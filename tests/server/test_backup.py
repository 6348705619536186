"""Backups: atomic, consistent, the same for both databases, and refused when damaged."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import itertools
import json
import stat
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dreamcog.server.admin import backup as backups
from dreamcog.server.admin.backup import NotEmpty, back_up, check, restore
from dreamcog.server.admin.backup_file import BadBackup
from dreamcog.server.live.replay import load_state
from dreamcog.server.store.database import Database, Row
from dreamcog.server.store.lists import all_tables
from dreamcog.server.store.migrate import TABLES, newest_revision, revisions
from dreamcog.server.store.people import add_person
from dreamcog.server.store.records import PersonRecord
from dreamcog.server.store.statements import statement
from support.databases import KINDS, POSTGRES, SQLITE, fresh_url, opened
from support.sample_database import fill_database, make_table, play

pytestmark = pytest.mark.slow

FILLED = tuple(name for name in TABLES if name != "results")


async def everything(database: Database) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {name: [] for name in TABLES}
    async for name, columns, rows in database.snapshot(TABLES):
        order = sorted(range(len(columns)), key=lambda i: columns[i])
        found[name] += [tuple(row[i] for i in order) for row in rows]
    return {name: sorted(rows, key=repr) for name, rows in found.items()}


def made(folder: Path, kind: str = SQLITE) -> tuple[Path, dict[str, list[Row]]]:
    """A backup of a sample database, and the rows of the database."""
    path = folder / "all.backup.gz"

    async def make(url: str) -> dict[str, list[Row]]:
        async with opened(url) as database:
            await fill_database(database)
            response = await back_up(database, path)
            found = await everything(database)
            assert response.rows == {name: len(rows) for name, rows in found.items()}
            assert all(response.rows[name] for name in FILLED)
            return found

    return path, asyncio.run(make(fresh_url(kind, folder)))


def lines(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def refused(path: Path, folder: Path) -> str:
    """Why a file is refused; the database it was meant for stays empty."""

    async def attempt() -> str:
        async with opened(fresh_url(SQLITE, folder)) as database:
            with pytest.raises(BadBackup) as bad:
                await restore(database, path)
            assert not any((await everything(database)).values())
            return bad.value.reason

    return asyncio.run(attempt())


@pytest.mark.parametrize(("one", "other"), list(itertools.product(KINDS, KINDS)))
def test_backup_of_either_database_restores_either(one: str, other: str, tmp_path: Path) -> None:
    path, before = made(tmp_path, one)

    async def put_back(url: str) -> None:
        async with opened(url) as database:
            response = await restore(database, path)
            assert response == await check(path)
            assert await everything(database) == before
            again = tmp_path / "again.gz"
            await back_up(database, again)
            assert sorted(lines(again)[1:-1]) == sorted(lines(path)[1:-1])

    asyncio.run(put_back(fresh_url(other, tmp_path)))


def test_backup_is_readable_by_owner_only_and_leaves_no_temporary_file(tmp_path: Path) -> None:
    path, _ = made(tmp_path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part"))


def test_failed_backup_keeps_previous_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, _ = made(tmp_path)
    before = path.read_bytes()

    async def fail(url: str) -> None:
        async with opened(url) as database:
            monkeypatch.setattr(backups.BackupWriter, "write", lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await back_up(database, path)

    asyncio.run(fail(fresh_url(SQLITE, tmp_path)))
    assert path.read_bytes() == before
    assert not list(tmp_path.glob("*.part"))


# What is refused.


@pytest.mark.parametrize("kind", KINDS)
def test_restore_into_used_database_needs_replace(kind: str, tmp_path: Path) -> None:
    path, backed_up = made(tmp_path)

    async def attempt(url: str) -> None:
        async with opened(url) as database:
            await fill_database(database)
            before = await everything(database)
            with pytest.raises(NotEmpty):
                await restore(database, path)
            assert await everything(database) == before
            await restore(database, path, is_replacing=True)
            assert await everything(database) == backed_up

    asyncio.run(attempt(fresh_url(kind, tmp_path)))


def test_database_with_only_a_secret_counts_as_empty(tmp_path: Path) -> None:
    path, before = made(tmp_path)

    async def attempt(url: str) -> None:
        async with opened(url) as database:
            await database.write(statement("INSERT INTO secrets VALUES ('cookies', 'another')"))
            await restore(database, path)
            assert await everything(database) == before

    asyncio.run(attempt(fresh_url(SQLITE, tmp_path)))


def test_truncated_file_is_refused(tmp_path: Path) -> None:
    path, _ = made(tmp_path)
    whole = path.read_bytes()
    cut = tmp_path / "cut.gz"
    for length in (len(whole) - 1, len(whole) - 9, len(whole) // 2, 30):
        cut.write_bytes(whole[:length])
        assert refused(cut, tmp_path) == "cut-off", length


def test_file_without_last_lines_is_refused(tmp_path: Path) -> None:
    path, _ = made(tmp_path)
    written = lines(path)
    for missing in (1, 2):
        path.write_bytes(gzip.compress(b"".join(written[:-missing])))
        assert refused(path, tmp_path) == "cut-off"


def rewrite(path: Path, change: Callable[[list[Any]], None], *, is_signed: bool = False) -> None:
    """Change the content of a file; a signed change gets a matching digest."""
    payload = [json.loads(line) for line in lines(path)]
    change(payload)
    text = [json.dumps(each, separators=(",", ":")) + "\n" for each in payload]
    if is_signed:
        payload[-1]["sha256"] = hashlib.sha256("".join(text[:-1]).encode()).hexdigest()
        text[-1] = json.dumps(payload[-1]) + "\n"
    path.write_bytes(gzip.compress("".join(text).encode()))


def another_row(payload: list[Any]) -> None:
    payload[2][1] = "changed"


def a_row_less(payload: list[Any]) -> None:
    del payload[2]


def a_row_twice(payload: list[Any]) -> None:
    payload.insert(3, payload[2])


def a_longer_row(payload: list[Any]) -> None:
    payload[2].append(1)


def something_behind(payload: list[Any]) -> None:
    payload.append({"table": "people", "columns": ["id"]})


def hostile_column(payload: list[Any]) -> None:
    payload[1]["columns"][0] = 'name") --'


def hostile_table(payload: list[Any]) -> None:
    payload[0]["tables"][0] = payload[1]["table"] = "alembic_version"
    payload[-1]["rows"]["alembic_version"] = payload[-1]["rows"].pop("secrets")


def a_row_twice_and_counted(payload: list[Any]) -> None:
    a_row_twice(payload)
    payload[-1]["rows"]["secrets"] += 1


def a_table_twice(payload: list[Any]) -> None:
    payload.insert(-1, payload[1])


def nobody_there(payload: list[Any]) -> None:
    first = [isinstance(each, dict) and each.get("table") for each in payload].index("people")
    del payload[first + 1 : first + 1 + payload[-1]["rows"]["people"]]
    payload[-1]["rows"]["people"] = 0


@pytest.mark.parametrize(
    "change", [another_row, a_row_less, a_row_twice, a_longer_row, something_behind]
)
def test_changed_file_is_refused(change: Callable[[list[Any]], None], tmp_path: Path) -> None:
    path, _ = made(tmp_path)
    rewrite(path, change)
    assert refused(path, tmp_path) == "damaged"


@pytest.mark.parametrize(
    "change",
    [
        *(a_row_less, a_row_twice_and_counted, a_table_twice, nobody_there),
        *(hostile_column, hostile_table),
    ],
)
def test_inconsistent_file_with_valid_digest_is_refused(
    change: Callable[[list[Any]], None], tmp_path: Path
) -> None:
    path, _ = made(tmp_path)
    rewrite(path, change, is_signed=True)
    assert refused(path, tmp_path) == "damaged"


def test_damaged_compression_is_refused(tmp_path: Path) -> None:
    path, _ = made(tmp_path)
    whole = bytearray(path.read_bytes())
    whole[len(whole) // 2] ^= 0xFF
    path.write_bytes(whole)
    assert refused(path, tmp_path) in ("damaged", "cut-off", "not-a-backup")


def test_other_file_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other"
    assert refused(other, tmp_path) == "no-such-file"
    assert refused(tmp_path, tmp_path) == "unreadable"
    for content in (b"", b"hello", gzip.compress(b'"hello"\n'), gzip.compress(b'{"a": 1}\n')):
        other.write_bytes(content)
        assert refused(other, tmp_path) in ("not-a-backup", "cut-off"), content
    other.write_bytes(zlib.compress(b"hello"))
    assert refused(other, tmp_path) == "not-a-backup"


def test_backup_of_later_version_is_refused(tmp_path: Path) -> None:
    path, _ = made(tmp_path)

    def change(payload: list[Any]) -> None:
        payload[0]["version"] = 2

    rewrite(path, change)
    assert refused(path, tmp_path) == "newer"


def test_backup_of_later_schema_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "newest_revision", lambda: "9999")
    path, _ = made(tmp_path)
    monkeypatch.undo()
    assert refused(path, tmp_path) == "newer"


# Earlier schemas, and a backup while people play.


@pytest.mark.parametrize("kind", KINDS)
def test_backup_of_earlier_schema_is_migrated(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, before = made(tmp_path)
    assert newest_revision() in revisions()
    ways: list[str] = []
    older = backups.restore_older

    async def counted(*payload: Any) -> None:
        ways.append("older")
        await older(*payload)

    monkeypatch.setattr(backups, "restore_older", counted)
    monkeypatch.setattr(backups, "newest_revision", lambda: "a later one")

    async def put_back(url: str) -> None:
        async with opened(url) as database:
            await restore(database, path)
            assert await everything(database) == before
            with pytest.raises(NotEmpty):
                await restore(database, path)

    asyncio.run(put_back(fresh_url(kind, tmp_path)))
    assert ways == ["older", "older"]


@pytest.mark.parametrize("kind", [SQLITE, pytest.param(POSTGRES, marks=pytest.mark.slow)])
def test_backup_during_play_is_consistent(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "busy.gz"

    async def busy(url: str) -> None:
        async with opened(url) as database:
            await fill_database(database)
            is_over = asyncio.Event()

            async def make_and_play(game: str, seed: int) -> None:
                while not is_over.is_set():
                    host = PersonRecord(f"p{seed}", "P", 1.0, 1.0)
                    await database.write(add_person(host))
                    live = await make_table(database, game, host)
                    await play(live, 5, seed)
                    seed += 10

            work = [make_and_play("cyberion", 100), make_and_play("mech-a-dream", 105)]
            tasks = [asyncio.create_task(each) for each in work]
            await asyncio.sleep(0.2)
            sizes = []
            for _ in range(3):
                sizes.append((await back_up(database, path)).rows["entries"])
                await asyncio.sleep(0.1)
            is_over.set()
            await asyncio.gather(*tasks)
            assert sizes[0] < sizes[-1], "nobody played meanwhile"

    async def put_back(url: str) -> None:
        async with opened(url) as database:
            await restore(database, path)
            found = await all_tables(database, "", 10_000)
            assert len(found) > 4
            for each in found:
                state = await load_state(each.table, database)
                assert state.standing == each.standing

    asyncio.run(busy(fresh_url(kind, tmp_path)))
    asyncio.run(put_back(fresh_url(SQLITE, tmp_path)))
