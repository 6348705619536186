"""Lists of stored tables: what belongs in them, and in which order."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dreamcog.server.store import lists, tables
from dreamcog.server.store.archives import archive, tables_to_archive
from dreamcog.server.store.database import Database
from dreamcog.server.store.people import update_login
from dreamcog.server.store.records import Entry, SeatRecord
from dreamcog.server.table.statements import (
    insert_entry,
    upsert_seat,
)
from support.databases import KINDS
from support.stored_rows import add_table, on, person, record, standing

both = pytest.mark.parametrize("kind", KINDS)


@both
def test_tables_to_archive_are_over_and_idle_the_longest_idle_first(
    kind: str, tmp_path: Path
) -> None:
    async def work(database: Database) -> None:
        for name, status, updated in (
            ("late", "finished", 20.0),
            ("early", "closed", 10.0),
            ("new", "finished", 30.0),
            ("running", "playing", 10.0),
            ("waiting", "waiting", 10.0),
        ):
            await database.write(*add_table(record(name), standing(status=status, updated=updated)))
        assert await tables_to_archive(database, 30.0) == ["early", "late"]
        await archive(database, "early")
        assert await tables_to_archive(database, 30.5) == ["late", "new"]
        undo = Entry("late", 1, "undo", 0, None, {"places": [0]}, "c", 1.0)
        await database.write(insert_entry(undo))
        assert await tables_to_archive(database, 30.5) == ["new"]

    on(kind, tmp_path, work)


@both
def test_due_tables_are_those_that_have_waited_the_longest_first(kind: str, tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        for name, due in (("second", 5.0), ("first", 4.0), ("later", 6.0), ("never", None)):
            await database.write(*add_table(record(name), standing(due=due)))
        assert await tables.due_tables(database, 5.0) == ["first", "second"]

    on(kind, tmp_path, work)


@both
def test_tables_with_entries_since_a_moment_are_told_with_their_numbers(
    kind: str, tmp_path: Path
) -> None:
    async def work(database: Database) -> None:
        for name, number, updated in (("early", 1, 4.0), ("then", 2, 5.0), ("late", 3, 6.0)):
            stands = standing(number=number, updated=updated)
            await database.write(*add_table(record(name), stands))
        assert sorted(await tables.numbers_since(database, 5.0)) == [("late", 3), ("then", 2)]

    on(kind, tmp_path, work)


@both
def test_own_tables_are_those_of_a_seat_a_reserved_one_or_a_host(kind: str, tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        await database.write(*add_table(record("sits"), standing(updated=2.0), "ada", "ada"))
        await database.write(*add_table(record("hosts", host="ada"), standing(updated=4.0), "bob"))
        await database.write(*add_table(record("expected"), standing(updated=3.0), "bob"))
        await database.write(upsert_seat(SeatRecord("expected", 1, None, None, "", "ada")))
        await database.write(*add_table(record("bobs"), standing(updated=5.0), "bob"))
        await database.write(*add_table(record("over"), standing(status="closed"), "ada"))

        async def own(status: tuple[str, ...], most: int, before: float) -> list[str]:
            found = await lists.tables_of(database, "ada", status, most, before)
            return [each.table.id for each in found]

        assert await own(("playing",), 9, 9.0) == ["hosts", "expected", "sits"]
        assert await own(("playing",), 2, 9.0) == ["hosts", "expected"]
        assert await own(("playing",), 9, 4.0) == ["expected", "sits"]
        assert await own(("playing", "closed"), 9, 9.0) == ["hosts", "expected", "sits", "over"]
        (found,) = await lists.tables_of(database, "ada", ("closed",), 1, 9.0)
        assert found == lists.Listed(replace(record("over"), invite="to over"), found.standing)
        assert found.standing == standing(status="closed")

    on(kind, tmp_path, work)


@both
def test_lists_for_all_and_for_the_operator_have_the_newest_first(
    kind: str, tmp_path: Path
) -> None:
    async def work(database: Database) -> None:
        for name, is_open, status, updated in (
            ("one", True, "waiting", 1.0),
            ("two", True, "waiting", 2.0),
            ("full", True, "playing", 3.0),
            ("private", False, "waiting", 4.0),
        ):
            stands = standing(status=status, updated=updated)
            await database.write(*add_table(record(name, is_open=is_open), stands))
        assert [each.table.id for each in await lists.open_tables(database, 9)] == ["two", "one"]
        assert [each.table.id for each in await lists.open_tables(database, 1)] == ["two"]
        every = await lists.all_tables(database, "", 3)
        assert [each.table.id for each in every] == ["private", "full", "two"]
        waiting = await lists.all_tables(database, "waiting", 9)
        assert [each.table.id for each in waiting] == ["private", "two", "one"]

    on(kind, tmp_path, work)


@both
def test_running_tables_and_own_turns_are_counted(kind: str, tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        for name, status, turn, lesson in (
            ("a", "playing", (0,), None),
            ("b", "playing", (1,), None),
            ("c", "playing", (0,), "lesson"),
            ("d", "finished", (0,), None),
            ("e", "waiting", (0,), None),
        ):
            made = record(name, host="ada", lesson=lesson)
            await database.write(*add_table(made, standing(status=status, turn=turn), "ada", "bob"))
        await database.write(*add_table(record("f"), standing(turn=(0,)), "ada", "bob"))
        await database.write(upsert_seat(SeatRecord("f", 0, "ada", "greedy", "Ada", None)))
        assert await lists.count_running(database, "ada") == 4
        assert await lists.count_running(database, "bob") == 0
        assert await lists.count_turns(database, "ada") == 1
        assert await lists.count_turns(database, "bob") == 1

    on(kind, tmp_path, work)


@both
def test_expired_tables_are_those_of_a_status_without_entries_since(
    kind: str, tmp_path: Path
) -> None:
    async def work(database: Database) -> None:
        for name, status, updated in (
            ("old", "finished", 4.0),
            ("new", "finished", 5.0),
            ("closed", "closed", 4.0),
            ("running", "playing", 4.0),
        ):
            await database.write(*add_table(record(name), standing(status=status, updated=updated)))
        found = await lists.expired_tables(database, ("finished", "closed"), 5.0)
        assert sorted(found) == ["closed", "old"]
        assert await lists.expired_tables(database, ("playing",), 4.5) == ["running"]

    on(kind, tmp_path, work)


@both
def test_tables_of_guests_expire_unless_an_account_sits_or_hosts_there(
    kind: str, tmp_path: Path
) -> None:
    async def work(database: Database) -> None:
        await database.write(update_login(person("eve", login="eve")))
        for name, host, status, updated, people in (
            ("guests", "ada", "playing", 4.0, ("ada", "bob")),
            ("waiting", "ada", "waiting", 4.0, (None,)),
            ("new", "ada", "playing", 5.0, ("ada",)),
            ("over", "ada", "finished", 4.0, ("ada",)),
            ("hosted", "eve", "playing", 4.0, ("ada",)),
            ("seated", "ada", "playing", 4.0, ("ada", "eve")),
        ):
            stands = standing(status=status, updated=updated)
            await database.write(*add_table(record(name, host=host), stands, *people))
        assert sorted(await lists.expired_guest_tables(database, 5.0)) == ["guests", "waiting"]

    on(kind, tmp_path, work)
