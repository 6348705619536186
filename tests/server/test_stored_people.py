"""What is stored of people, with their results and daily deals."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dreamcog.server.store import people, results
from dreamcog.server.store.database import Database, Taken
from dreamcog.server.store.records import Entry, Result, SeatRecord, StoredPosition
from dreamcog.server.store.tables import find_entries, find_seats, find_table
from dreamcog.server.table.statements import (
    insert_entry,
    insert_result,
    put_position,
    upsert_seat,
)
from support.databases import KINDS
from support.stored_rows import add_table, on, person, record, standing

both = pytest.mark.parametrize("kind", KINDS)


@both
def test_person_reads_as_stored_and_as_changed(kind: str, tmp_path: Path) -> None:
    owner = person(
        "zoe", login="zoe", password="digest", webhook="https://w", seen=2.5, language="de"
    )
    owner = replace(owner, counted_from=3.5, session=4)

    async def work(database: Database) -> None:
        await database.write(people.add_person(owner))
        assert await people.find_person(database, "zoe") == owner
        assert await people.find_login(database, "zoe") == owner
        assert await people.find_person(database, "none") is None
        assert await people.find_login(database, "none") is None
        changed = replace(owner, name="Z", seen=7.5, webhook=None, counted_from=8.5, language="fr")
        await database.write(people.update_person(changed))
        assert await people.find_person(database, "zoe") == changed
        other = replace(changed, login="zz", password="other", session=5)
        await database.write(people.update_login(other))
        assert await people.find_login(database, "zz") == other
        await database.write(people.update_person_seen("zoe", 9.5))
        assert await people.find_person(database, "zoe") == replace(other, seen=9.5)
        assert await people.find_person(database, "ada") == person("ada")

    on(kind, tmp_path, work)


ENTRIES = [
    Entry("t", 1, "sit", 0, "ada", {"name": "Ada"}, "c1", 1.0),
    Entry("t", 2, "keep", 1, "bob", {"name": "Bob"}, "c2", 2.0),
    Entry("t", 3, "say", 0, "ada", {"text": "second"}, "c3", 4.0),
    Entry("t", 4, "say", 0, "ada", {"text": "first"}, "c4", 3.0),
    Entry("t", 5, "move", 0, "ada", {"do": "end-turn"}, "c5", 5.0),
]


async def play_at(database: Database) -> None:
    """Two tables: Ada sits at `t`, a seat is kept there for Bob; Eve sits at `u`, alone."""
    made = record("t", host="ada")
    await database.write(*add_table(made, standing(), "ada"), *map(insert_entry, ENTRIES))
    await database.write(upsert_seat(SeatRecord("t", 1, None, None, "Bob", "bob")))
    await database.write(*add_table(record("u"), standing(), "eve"))
    await database.write(insert_entry(Entry("u", 1, "sit", 0, "eve", {"name": "Eve"}, "c", 1.0)))
    for table in ("t", "u"):
        await database.write(*put_position(StoredPosition(table, 5, 1, {}, state={"names": "x"})))


async def snapshots(database: Database) -> set[str]:
    """The tables of which a snapshot holds names."""
    rows = await database.rows('SELECT "table" FROM positions WHERE state IS NOT NULL')
    return {table for (table,) in rows}


@both
def test_chat_of_a_person_is_told_in_order_with_table_and_time(kind: str, tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        await play_at(database)
        assert await people.chat_lines_of(database, "ada") == [
            {"table": "t", "at": 3.0, "text": "first"},
            {"table": "t", "at": 4.0, "text": "second"},
        ]
        assert await people.chat_lines_of(database, "bob") == []

    on(kind, tmp_path, work)


@both
def test_removed_person_leaves_moves_but_no_words_and_no_name(kind: str, tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        await play_at(database)
        await database.write(*people.remove_person("ada"))
        await database.write(*people.remove_person("bob"))
        found = await find_entries(database, "t")
        assert [(each.person, each.body) for each in found] == [
            *((None, {}),) * 4,
            (None, {"do": "end-turn"}),
        ]
        assert [
            (each.person, each.name, each.kept_for) for each in await find_seats(database, ["t"])
        ] == [
            (None, "", None),
            (None, "", None),
        ]
        assert await people.find_person(database, "ada") is None
        assert await snapshots(database) == {"u"}
        assert (await find_entries(database, "u"))[0].body == {"name": "Eve"}

    on(kind, tmp_path, work)


@both
def test_all_of_a_guest_becomes_the_accounts(kind: str, tmp_path: Path) -> None:
    result = Result("t", 0, "ada", "cyberion", "{}", "people", True, 9, 5.0)

    async def work(database: Database) -> None:
        await play_at(database)
        await database.write(
            insert_result(result),
            results.add_day("monday", "cyberion", "7", {}),
            results.add_day("tuesday", "cyberion", "7", {}),
            results.add_attempt("monday", "cyberion", "ada", "t"),
            results.add_attempt("tuesday", "cyberion", "ada", "t"),
            results.add_attempt("tuesday", "cyberion", "eve", "u"),
        )
        await database.write(*people.transfer_person_data("ada", "eve"))
        await database.write(*people.transfer_person_data("bob", "eve"))
        seats = await find_seats(database, ["t"])
        assert [(each.person, each.kept_for) for each in seats] == [("eve", None), (None, "eve")]
        table = await find_table(database, "t")
        assert table is not None
        assert table.host == "eve"
        assert {each.person for each in await find_entries(database, "t")} == {"eve"}
        assert await results.results_of(database, "eve", 0.0) == [replace(result, person="eve")]
        assert await results.find_attempt(database, "monday", "cyberion", "eve") == "t"
        assert await results.find_attempt(database, "tuesday", "cyberion", "eve") == "u"
        assert await people.find_person(database, "ada") is None
        assert await snapshots(database) == {"u"}

    on(kind, tmp_path, work)


@both
def test_idle_guests_are_those_without_account_seat_or_table(kind: str, tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        await play_at(database)
        idle = [person("idle"), person("new", seen=9.0), person("owner", login="o"), person("host")]
        await database.write(*map(people.add_person, idle))
        await database.write(*add_table(record("v", host="host"), standing()))
        said = Entry("v", 1, "say", 0, "idle", {"text": "hm"}, "c1", 1.0)
        kept = Entry("v", 2, "say", 0, "host", {"text": "ah"}, "c2", 1.0)
        await database.write(insert_entry(said), insert_entry(kept))
        await database.write(*put_position(StoredPosition("v", 5, 1, {}, state={"names": "x"})))
        assert await people.count_idle_guests(database, 1.0) == 0
        assert await people.count_idle_guests(database, 5.0) == 1
        await database.write(*people.remove_idle_guests(5.0))
        found = await find_entries(database, "v")
        assert [(each.person, each.body) for each in found] == [
            (None, {}),
            ("host", {"text": "ah"}),
        ]
        assert await people.find_person(database, "idle") is None
        for each in ("ada", "bob", "eve", "new", "owner", "host"):
            assert await people.find_person(database, each) is not None
        assert await snapshots(database) == {"t", "u"}

    on(kind, tmp_path, work)


@both
def test_secret_is_stored_once_until_it_is_removed(kind: str, tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        await database.write(people.add_secret("key", "one"), people.add_secret("key", "two"))
        assert await people.find_secret(database, "key") == "one"
        assert await people.find_secret(database, "other") is None
        await database.write(people.remove_secret("other"))
        assert await people.find_secret(database, "key") == "one"
        await database.write(people.remove_secret("key"))
        assert await people.find_secret(database, "key") is None

    on(kind, tmp_path, work)


@both
def test_daily_deal_is_stored_once_and_its_best_result_comes_first(
    kind: str, tmp_path: Path
) -> None:
    def result(who: str, score: int | None, at: float, hints: int) -> Result:
        return Result(who, 0, who, "cyberion", "{}", "", score is not None, score, at, hints)

    async def work(database: Database) -> None:
        day = ("monday", "cyberion")
        await database.write(results.add_day(*day, "7", {"players": 1}))
        await database.write(results.add_day(*day, "8", {}))
        assert await results.find_day(database, *day) == ("7", {"players": 1})
        assert await results.find_day(database, "monday", "mech-a-dream") is None
        ends = (("ada", None, 1.0, 0), ("bob", 5, 3.0, 0), ("eve", 5, 2.0, 0), ("zoe", 9, 4.0, 2))
        await database.write(people.add_person(person("zoe")))
        for who, score, at, hints in ends:
            await database.write(*add_table(record(who), standing(), who))
            await database.write(results.add_attempt(*day, who, who))
            await database.write(insert_result(result(who, score, at, hints)))
        with pytest.raises(Taken):
            await database.write(results.add_attempt(*day, "ada", "bob"))
        assert await results.find_attempt(database, *day, "ada") == "ada"
        assert await results.find_attempt(database, "tuesday", "cyberion", "ada") is None
        assert await results.day_results(database, *day) == [
            ("eve", "Eve", True, 5, 0),
            ("bob", "Bob", True, 5, 0),
            ("ada", "Ada", False, None, 0),
            ("zoe", "Zoe", True, 9, 2),
        ]
        assert await results.day_results(database, "tuesday", "cyberion") == []

    on(kind, tmp_path, work)


@both
def test_results_count_from_a_moment_and_the_other_games_are_told(
    kind: str, tmp_path: Path
) -> None:
    async def work(database: Database) -> None:
        for name, counts, daily, status, finished in (
            ("a", True, None, "finished", 5.0),
            ("b", False, "monday", "finished", 5.0),
            ("c", True, None, "finished", 4.0),
            ("d", True, None, "closed", 5.0),
        ):
            stands = standing(status=status, finished=finished)
            made = record(name, counts=counts, daily=daily)
            await database.write(*add_table(made, stands, "ada", "ada"))
        one = Result("a", 0, "ada", "cyberion", "{}", "greedy", True, 7, 5.0)
        early = replace(one, table="c", score=None, is_won=False, at=4.0)
        gone = replace(one, seat=1, person="nobody")
        for each in (one, early, gone, replace(one, score=8)):
            await database.write(insert_result(each))
        assert await results.results_of(database, "ada", 0.0) == [early, one]
        assert await results.results_of(database, "ada", 5.0) == [one]
        assert await results.uncounted_games(database, "ada", 5.0) == [("cyberion", False, True, 2)]
        assert await results.uncounted_games(database, "ada", 5.5) == []
        assert await results.uncounted_games(database, "bob", 0.0) == []

    on(kind, tmp_path, work)
