"""`dreamcog server` lists, shows, exports and closes tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from cli.server.admin import WIDTH, Admin, both
from dreamcog.cli.server.display import line_of
from dreamcog.core.saves import open_save, read_save
from dreamcog.i18n.texts import Texts, languages
from dreamcog.server.admin.commands import inspect, stopped_tables
from dreamcog.server.live.replay import load_state
from dreamcog.server.store.database import Database
from dreamcog.server.store.records import Entry
from dreamcog.server.store.statements import statement
from dreamcog.server.store.tables import find_table
from support.sample_database import ADA, change_rules

pytestmark = pytest.mark.slow
TODAY_OR_LONG_AGO = re.compile(r"(20\d\d|1970|1969)-\d\d-\d\d\s")


@both
def test_tables_are_listed_by_status(admin: Admin) -> None:
    listed = {each["id"]: each["status"] for each in admin.read_json("tables")["tables"]}
    assert listed == {table: status for status, table in admin.tables.items()}
    for status, table in admin.tables.items():
        only = admin.read_json("tables", "--status", status)["tables"]
        assert [each["id"] for each in only] == [table]


@pytest.mark.parametrize("lang", languages())
def test_lists_are_printed_in_every_language_within_the_width(admin: Admin, lang: str) -> None:
    texts = Texts(lang)
    for command in (["tables"], ["people"], ["show", admin.tables["playing"]], ["rules"]):
        done = admin.run(*command, "--lang", lang)
        assert done.exit_code == 0, done.output
        assert "{" not in done.stdout
        assert max(map(cell_len, done.stdout.splitlines())) <= WIDTH
        assert command[0] in ("rules", "show") or TODAY_OR_LONG_AGO.search(done.stdout)
    done = admin.run("tables", "--lang", lang)
    assert all(table in done.stdout for table in admin.tables.values())
    assert texts.say("admin-column-touched").split()[0] in done.stdout


def test_a_table_in_play_is_shown_without_seed_and_invitation(admin: Admin) -> None:
    table = admin.tables["playing"]
    record = admin.ask(lambda database: find_table(database, table))
    assert record is not None
    over = admin.tables["finished"]
    ended = admin.ask(lambda database: find_table(database, over))
    assert ended is not None
    for form in ([], ["--json"]):
        shown = admin.run("show", table, "--entries", "100", *form).stdout
        assert record.seed not in shown
        assert record.invite not in shown
        assert record.seed in admin.run("show", table, "--seed", *form).stdout
        assert ended.seed in admin.run("show", over, *form).stdout
    told = admin.read_json("show", table, "--entries", "3")
    assert [each["kind"] for each in told["entries"]] == ["move", "move", "say"]
    assert [seat["person"] for seat in told["seats"]] == [ADA.id, ADA.id]
    text = admin.run("show", table).stdout
    assert "made a move" in text
    assert ADA.name in text


def test_the_seed_of_a_days_deal_is_not_shown_before_the_day_is_over(admin: Admin) -> None:
    table = admin.tables["finished"]
    set_day = statement("UPDATE tables SET daily = '9999-01-01' WHERE id = ?", table)
    admin.ask(lambda database: database.write(set_day))
    assert "seed" not in admin.read_json("show", table)
    assert "hidden" in admin.run("export", table).stderr


def test_an_unknown_table_or_person_is_refused_with_a_sentence(admin: Admin) -> None:
    for command in (["show"], ["close", "--yes"], ["export"]):
        done = admin.run(*command, "nowhere")
        assert done.exit_code == 2
        assert done.stderr.strip() == Texts("en").say("refusal-no-such-table")
    done = admin.run("remove-person", "nobody", "--yes")
    assert done.exit_code == 2
    assert done.stderr.strip() == Texts("en").say("refusal-no-such-person")


@pytest.mark.parametrize("own", ["-dP0o", "--abc", "-", "-y"])
def test_an_id_may_begin_with_a_hyphen(admin: Admin, own: str) -> None:
    for command in (["show"], ["close", "--yes"], ["export"]):
        assert admin.run(*command, own).stderr.strip() == Texts("en").say("refusal-no-such-table")
    done = admin.run("remove-person", own, "--yes")
    assert done.stderr.strip() == Texts("en").say("refusal-no-such-person")
    assert admin.run("show", "--unheard-of", "nowhere").exit_code == 2


@both
def test_a_closed_table_has_the_state_that_its_entries_give(admin: Admin) -> None:
    for status in ("playing", "waiting"):
        table = admin.tables[status]
        assert admin.run("close", table, "--yes").exit_code == 0
        assert admin.status(table) == "closed"

        async def look(database: Database, table: str = table) -> None:
            inspected = await inspect(database, table, 1)
            state = await load_state(inspected.listed.table, database)
            assert state.standing == inspected.listed.standing
            assert state.seating.ended_by == "closed"

        admin.ask(look)
    again = admin.run("close", admin.tables["playing"], "--yes")
    assert again.exit_code == 2
    assert admin.run("close", admin.tables["finished"], "--yes").exit_code == 2
    assert admin.status(admin.tables["finished"]) == "finished"


def test_nothing_is_removed_without_a_confirmation(admin: Admin, tmp_path: Path) -> None:
    table = admin.tables["playing"]
    copy = str(tmp_path / "copy.gz")
    assert admin.run("backup", copy).exit_code == 0
    for command in (
        ["close", table],
        ["remove-person", "ada"],
        ["tidy", "--keep-finished", "0.0000001"],
        ["restore", copy, "--replace"],
    ):
        for answer in ("n\n", ""):
            done = admin.run(*command, input=answer)
            assert done.exit_code == 1, command
    assert admin.status(table) == "playing"
    assert len(admin.read_json("people")["people"]) == 2
    assert len(admin.read_json("tables")["tables"]) == 4
    assert admin.run("close", table, input="y\n").exit_code == 0
    assert admin.status(table) == "closed"


def test_any_table_can_be_exported(admin: Admin, tmp_path: Path) -> None:
    for status, table in admin.tables.items():
        out = tmp_path / f"{status}.dream.json"
        done = admin.run("export", table, "--out", str(out))
        assert done.exit_code == 0, done.output
        assert ("hidden" in done.stderr) == (status in ("playing", "waiting"))
        printed = admin.run("export", table)
        assert printed.stdout == out.read_text("utf-8")
        record = admin.ask(lambda database, table=table: find_table(database, table))
        again = open_save(out.read_bytes())
        assert record is not None
        assert read_save(out.read_bytes())["seed"] == record.seed
        assert len(again.history) == {"playing": 12, "finished": 3}.get(status, 0)
    done = admin.run("export", admin.tables["closed"], "--out", str(tmp_path / "no" / "where"))
    assert done.exit_code == 1


@both
def test_tables_under_other_rules_are_listed_exported_and_closed(admin: Admin) -> None:
    assert admin.read_json("rules") == {"tables": []}
    table = admin.tables["playing"]
    admin.ask(lambda database: change_rules(database, table))
    admin.ask(lambda database: change_rules(database, admin.tables["finished"]))
    listed = admin.read_json("rules")["tables"]
    assert [(each["id"], each["status"]) for each in listed] == [(table, "stopped")]
    assert not listed[0]["can_continue"]
    assert admin.read_json("tables", "--status", "stopped")["tables"] == listed
    assert "One table cannot be continued" in admin.run("rules").stdout
    exported = admin.run("export", table)
    assert exported.exit_code == 0
    assert len(read_save(exported.stdout)["moves"]) == 12
    assert admin.run("close", table, "--yes").exit_code == 0
    assert admin.ask(stopped_tables) == []


def test_a_table_of_an_unknown_game_is_listed_shown_and_exported(admin: Admin) -> None:
    table = admin.tables["playing"]
    rename = statement("UPDATE tables SET game = 'chess' WHERE id = ?", table)
    admin.ask(lambda database: database.write(rename))
    for command in (["tables"], ["rules"], ["show", table]):
        done = admin.run(*command)
        assert done.exit_code == 0, done.output
        assert "chess" in done.stdout
    assert len(read_save(admin.run("export", table).stdout)["moves"]) == 12


def test_entries_about_changed_rules_are_told() -> None:
    def line(kind: str, body: dict[str, object]) -> str:
        return line_of(Texts("en"), Entry("t", 9, kind, 0, None, body, "rules:2", 1.0), {0: "Ada"})

    assert "from version 1 to version 2" in line("rules", {"from": 1, "to": 2})
    assert "without a result" in line("close", {"why": "rules", "at": 3, "code": "x", "rule": ""})
    assert "without a result" not in line("close", {})
