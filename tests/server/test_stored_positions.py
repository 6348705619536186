"""Stored positions: which are found, which stay, and which tables are of older rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dreamcog.server.store.database import Database
from dreamcog.server.store.positions import (
    MOST_TRIED,
    find_base,
    find_positions,
    find_snapshot,
    older_tables,
)
from dreamcog.server.store.records import StoredPosition
from dreamcog.server.table.statements import (
    put_position,
)
from support.databases import KINDS
from support.stored_rows import add_table, on, record, standing

both = pytest.mark.parametrize("kind", KINDS)


@both
def test_positions_are_found_newest_first_and_only_the_wanted_ones(
    kind: str, tmp_path: Path
) -> None:
    base = StoredPosition("t", 3, 1, {"at": 3}, is_base=True)
    kept = StoredPosition("t", 5, 2, {"at": 5}, is_kept=True, state={"rest": 5})
    passing = StoredPosition("t", 7, 2, {"at": 7}, state={"rest": 7})
    last = StoredPosition("t", 9, 2, {"at": 9})

    async def work(database: Database) -> None:
        await database.write(
            *add_table(record("t"), standing()), *add_table(record("u"), standing())
        )
        for each in (base, kept, passing, replace(passing, table="u"), last):
            await database.write(*put_position(each))
        assert await find_positions(database, "t") == [last, kept, base]
        assert await find_positions(database, "u") == [replace(passing, table="u")]
        assert await find_base(database, "t") == base
        assert await find_base(database, "u") is None
        assert await find_snapshot(database, "t", 2) == kept
        assert await find_snapshot(database, "t", 2, 5) == kept
        assert await find_snapshot(database, "t", 2, 4) is None
        assert await find_snapshot(database, "t", 1) is None

    on(kind, tmp_path, work)


@both
def test_position_stored_again_stays_kept_and_gets_its_new_state(kind: str, tmp_path: Path) -> None:
    kept = StoredPosition("t", 5, 2, {"at": 5}, is_kept=True, state={"by": "one"})
    again = replace(kept, is_kept=False, state={"by": "other"})

    async def work(database: Database) -> None:
        await database.write(*add_table(record("t"), standing()))
        await database.write(*put_position(kept), *put_position(again))
        assert await find_positions(database, "t") == [replace(again, is_kept=True)]
        await database.write(*put_position(replace(again, number=6)))
        assert len(await find_positions(database, "t")) == 2

    on(kind, tmp_path, work)


def test_of_many_positions_the_last_and_the_bases_are_found(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        await database.write(*add_table(record("t"), standing()))
        for number in range(1, MOST_TRIED + 5):
            one = StoredPosition("t", number, 2, {}, is_base=number == 1, is_kept=True)
            await database.write(*put_position(one))
        found = [each.number for each in await find_positions(database, "t")]
        assert found == [*range(MOST_TRIED + 4, 4, -1), 1]

    on("sqlite", tmp_path, work)


@both
def test_tables_of_older_rules_are_found_by_game_unless_they_are_over(
    kind: str, tmp_path: Path
) -> None:
    async def work(database: Database) -> None:
        for name, game, version, status, updated in (
            ("old", "cyberion", 1, "playing", 1.0),
            ("older", "cyberion", 0, "waiting", 2.0),
            ("present", "cyberion", 2, "playing", 3.0),
            ("over", "cyberion", 1, "finished", 4.0),
            ("other", "mech-a-dream", 1, "playing", 5.0),
        ):
            made = record(name, game=game, rules_version=version)
            await database.write(*add_table(made, standing(status=status, updated=updated)))
        assert await older_tables(database, [("cyberion", 2)]) == ["older", "old"]
        assert await older_tables(database, [("mech-a-dream", 3), ("cyberion", 1)]) == [
            "other",
            "older",
        ]

    on(kind, tmp_path, work)
