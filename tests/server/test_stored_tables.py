"""What is stored of tables reads as it was written."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dreamcog.server.store import tables
from dreamcog.server.store.archives import archive, find_log
from dreamcog.server.store.boxes import KEPT_SECONDS, remove_unused_boxes
from dreamcog.server.store.database import Database
from dreamcog.server.store.downtimes import beat, downtimes_since, remove_downtimes
from dreamcog.server.store.records import Entry, SeatRecord
from dreamcog.server.table.statements import (
    put_box,
    raise_rules,
    stored_box,
    update_standing,
    upsert_seat,
)
from support.databases import KINDS
from support.stored_rows import add_entry, add_table, on, record, standing

ENDED = {"kind": "turn-ended", "seat": 0, "rule": "C2.1", "number": 3}

both = pytest.mark.parametrize("kind", KINDS)


@both
def test_table_reads_as_it_was_stored(kind: str, tmp_path: Path) -> None:
    plain = record("plain")
    special = record(
        "special",
        host="ada",
        clock=60.0,
        away_after=5.0,
        back_after=6.0,
        is_open=True,
        is_watched=False,
        daily="2026-01-02",
        lesson="lesson-first-game",
        counts=False,
        rematch_of="plain",
        created=7.5,
    )
    won = {"won": True}
    over = standing(
        number=4, status="finished", turn=(0, 1), due=3.5, updated=5.5, finished=6.5, outcome=won
    )

    async def work(database: Database) -> None:
        await database.write(*add_table(plain, standing()), *add_table(special, over))
        assert await tables.find_table(database, "plain") == plain
        assert await tables.find_table(database, "special") == special
        assert await tables.find_table(database, "none") is None
        assert await tables.find_standing(database, "special") == over
        assert await tables.find_standing(database, "plain") == standing()
        assert await tables.find_standing(database, "none") is None
        assert await tables.find_invite(database, "to special") == "special"
        assert await tables.find_invite(database, "to nothing") is None
        assert await tables.existing(database, ["plain", "none"]) == {"plain"}
        await database.write(update_standing("plain", over), raise_rules("plain", 99))
        assert await tables.find_standing(database, "plain") == over
        assert await tables.find_table(database, "plain") == replace(plain, rules_version=99)
        await database.write(tables.remove_table("plain"))
        assert await tables.existing(database, ["plain", "special"]) == {"special"}

    on(kind, tmp_path, work)


@both
def test_seats_read_as_they_were_stored_and_change_hands(kind: str, tmp_path: Path) -> None:
    seats = [
        SeatRecord("t", 0, "ada", None, "Ada", None),
        SeatRecord("t", 1, None, "greedy", "Greedy", None),
        SeatRecord("t", 2, None, None, "", "bob"),
    ]

    async def work(database: Database) -> None:
        await database.write(
            *add_table(record("t"), standing()), *map(upsert_seat, reversed(seats))
        )
        await database.write(*add_table(record("u"), standing(), "eve"))
        assert await tables.find_seats(database, ["t"]) == seats
        assert len(await tables.find_seats(database, ["u", "t"])) == 4
        assert await tables.find_seats(database, []) == []
        now = SeatRecord("t", 1, "bob", None, "Bob", None)
        await database.write(upsert_seat(now))
        assert await tables.find_seats(database, ["t"]) == [seats[0], now, seats[2]]
        await database.write(tables.see("t", 1, 8.5))
        assert await tables.last_seen(database, "t") == {1: 8.5}
        assert await tables.last_seen(database, "u") == {}

    on(kind, tmp_path, work)


@both
def test_entries_read_as_they_were_stored(kind: str, tmp_path: Path) -> None:
    entries = [
        Entry("t", 1, "sit", 0, "ada", {"name": "Ada"}, "c1", 1.5),
        Entry("t", 2, "move", 0, "ada", {"do": "end-turn"}, "c2", 2.5, (ENDED,)),
        Entry("t", 3, "undo", 0, "ada", {"places": [0]}, "c3", 3.5, (), (2,)),
        Entry("t", 4, "say", 0, "ada", {"text": "hm"}, "c4", 4.5),
        Entry("t", 5, "move", 1, None, {"do": "end-turn"}, "c2", 5.5, (ENDED,)),
        Entry("t", 6, "say", 0, "ada", {"text": "oh"}, "c5", 6.5),
    ]

    async def work(database: Database) -> None:
        await database.write(*add_table(record("t"), standing()), *map(add_entry, entries))
        assert await tables.find_entries(database, "t") == entries
        assert await tables.find_entries(database, "t", 2, 4) == entries[2:4]
        assert await tables.find_entries(database, "u") == []
        assert await tables.find_chat(database, "t", 5) == [entries[3], entries[5]]
        assert await tables.find_chat(database, "t", 1) == [entries[5]]
        assert await tables.find_keyed(database, "t", 0, "c2") == entries[1]
        assert await tables.find_keyed(database, "t", 1, "c2") == entries[4]
        assert await tables.find_keyed(database, "t", 1, "c1") is None

    on(kind, tmp_path, work)


@both
def test_archived_log_is_read_in_part_like_the_stored_one(kind: str, tmp_path: Path) -> None:
    entries = [
        Entry("t", 1, "sit", 0, "ada", {"name": "Ada"}, "c1", 1.5),
        Entry("t", 2, "move", 0, None, {"do": "end-turn"}, "", 2.5, (ENDED,)),
        Entry("t", 3, "say", 0, "ada", {"text": "hm"}, "c3", 3.5),
        Entry("t", 4, "undo", 0, None, {"places": [0]}, "", 4.5, (), (2,)),
    ]

    async def work(database: Database) -> None:
        stored = [replace(each, client=f"c{each.number}") for each in entries]
        await database.write(*add_table(record("t"), standing()), *map(add_entry, stored))
        await database.write(*add_table(record("u"), standing()))
        await archive(database, "t")
        await archive(database, "u")
        assert [each.number for each in await tables.find_entries(database, "t")] == [1, 3]
        assert await find_log(database, "t") == entries
        assert await find_log(database, "t", 1, 3) == entries[1:3]
        assert await find_log(database, "t", 2, 4) == entries[2:]
        assert await find_log(database, "u") == []

    on(kind, tmp_path, work)


def test_box_is_removed_a_day_after_no_table_uses_it(tmp_path: Path) -> None:
    async def boxes(database: Database) -> int:
        return int((await database.rows("SELECT count(*) FROM boxes"))[0][0])

    async def work(database: Database) -> None:
        await database.write(
            *add_table(record("t"), standing()), put_box(stored_box({"unused": 1}), 5.0)
        )
        await database.write(remove_unused_boxes(KEPT_SECONDS + 5.0))
        assert await boxes(database) == 2
        await database.write(put_box(stored_box({"unused": 1}), 6.0))
        await database.write(remove_unused_boxes(KEPT_SECONDS + 5.5))
        assert await boxes(database) == 2
        await database.write(remove_unused_boxes(KEPT_SECONDS + 6.5))
        assert await boxes(database) == 1
        assert await tables.find_table(database, "t") == record("t")

    on("sqlite", tmp_path, work)


def test_downtimes_are_told_in_order_until_they_are_removed(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        for now in (100.0, 200.0, 250.0):
            await database.write(*beat(now))
        assert await downtimes_since(database, 0.0) == [(100.0, 200.0), (200.0, 250.0)]
        assert await downtimes_since(database, 200.0) == [(200.0, 250.0)]
        await database.write(remove_downtimes(200.0))
        assert len(await downtimes_since(database, 0.0)) == 2
        await database.write(remove_downtimes(200.5))
        assert await downtimes_since(database, 0.0) == [(200.0, 250.0)]

    on("sqlite", tmp_path, work)
