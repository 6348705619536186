"""`dreamcog server` lists and removes people, and tidies up old tables and guests."""

from __future__ import annotations

import json
import time

import pytest

from cli.server.admin import Admin, both
from dreamcog.bots import stand_in
from dreamcog.core.registry import game_kind
from dreamcog.server.admin.commands import inspect, list_people
from dreamcog.server.store.statements import statement
from support.sample_database import ADA, BOB

pytestmark = pytest.mark.slow
DAY = 24 * 3600.0
STAND_IN = stand_in(game_kind("mech-a-dream"))


# People.


@both
def test_people_are_listed_and_removed_by_id_or_login(admin: Admin) -> None:
    listed = {each["id"]: each for each in admin.read_json("people")["people"]}
    assert (listed[ADA.id]["login"], listed[ADA.id]["tables"]) == ("ada", 2)
    assert (listed[BOB.id]["login"], listed[BOB.id]["tables"]) == (None, 2)
    assert "hash" not in admin.run("people").stdout
    done = admin.run("remove-person", "ADA", "--yes")
    assert done.exit_code == 0, done.output
    assert [each.person.id for each in admin.ask(list_people)] == [BOB.id]
    left = admin.ask(lambda database: inspect(database, admin.tables["playing"], 100))
    assert [(seat.person, seat.bot, seat.name) for seat in left.seats] == [(None, STAND_IN, "")] * 2
    assert all(entry.person is None for entry in left.entries)
    assert "Hello" not in admin.run("show", admin.tables["playing"], "--entries", "100").stdout
    assert admin.run("remove-person", BOB.id, "--yes").exit_code == 0
    assert admin.ask(list_people) == []
    assert admin.status(admin.tables["waiting"]) == "waiting"


def test_hidden_characters_of_older_rows_are_escaped(admin: Admin) -> None:
    hostile = "Ada\x1b]0;x\x07\x9b2J\u202e\n"
    table = admin.tables["playing"]
    say = json.dumps({"text": hostile})
    for change in (
        statement("UPDATE people SET name = ?, login = ? WHERE id = ?", hostile, hostile, ADA.id),
        statement('UPDATE seats SET name = ? WHERE "table" = ?', hostile, table),
        statement("UPDATE entries SET body = ? WHERE kind = 'say'", say),
        statement("UPDATE entries SET body = ? WHERE kind = 'sit'", json.dumps({"name": hostile})),
    ):
        admin.ask(lambda database, change=change: database.write(change))
    for command in (
        *(("people",), ("people", "--json"), ("show", table, "--entries", "100")),
        *(("show", table, "--json"), ("export", table), ("remove-person", ADA.id, "--yes")),
    ):
        done = admin.run(*command)
        assert done.exit_code == 0, done.output
        assert "u001b" in done.output, command
        assert not set("\x1b\x07\x9b\u202e") & set(done.output), command


# Tidying up.


@both
def test_tidy_lists_old_tables_in_a_dry_run_and_then_removes_them(admin: Admin) -> None:
    old = time.time() - 10 * DAY
    for status in ("finished", "waiting"):
        late = statement("UPDATE tables SET updated = ? WHERE id = ?", old, admin.tables[status])
        admin.ask(lambda database, late=late: database.write(late))
    assert admin.read_json("tidy", "--dry-run") == {"tables": [], "guests": 0, "removed": False}
    kept_short = ("--keep-finished", "5", "--keep-abandoned", "9.5")
    found = {admin.tables["finished"], admin.tables["waiting"]}
    assert set(admin.read_json("tidy", *kept_short, "--dry-run")["tables"]) == found
    assert len(admin.read_json("tables")["tables"]) == 4
    assert admin.read_json("tidy", "--keep-finished", "11", "--keep-abandoned", "0")["tables"] == []
    assert set(admin.read_json("tidy", *kept_short, "--yes")["tables"]) == found
    left = {each["id"] for each in admin.read_json("tables")["tables"]}
    assert left == set(admin.tables.values()) - found


def test_tidy_counts_and_removes_guests_who_never_came_back(admin: Admin) -> None:
    add = "INSERT INTO people (id, name, created, seen) VALUES ('x', 'X', 1, 1)"
    admin.ask(lambda database: database.write(statement(add)))
    assert admin.read_json("tidy", "--dry-run")["guests"] == 1
    assert "one guest" in admin.run("tidy", "--yes").stdout
    assert admin.read_json("tidy", "--dry-run")["guests"] == 0
    assert admin.run("tidy").exit_code == 0
