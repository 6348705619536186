"""`dreamcog server`: tables and people, looked at and removed; backups; also while it runs."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

from dreamcog.cli.main import app
from dreamcog.cli.server import audit
from dreamcog.core.saves import open_save, read_save
from dreamcog.i18n.texts import Texts, languages
from dreamcog.server.admin.commands import everybody, inspect, stopped_tables
from dreamcog.server.live import registry as registry
from dreamcog.server.live.replay import load_state
from dreamcog.server.store import sqlite
from dreamcog.server.store.database import Database
from dreamcog.server.store.statements import statement
from dreamcog.server.store.tables import find_table
from support.databases import KINDS, POSTGRES, SQLITE, fresh_url, opened
from support.furnishing import ADA, BOB, change_rules, furnish
from support.serving import Person, serving

pytestmark = pytest.mark.slow

T = TypeVar("T")
DAY = 24 * 3600.0
WIDTH = 80
TODAY_OR_LONG_AGO = re.compile(r"(20\d\d|1970|1969)-\d\d-\d\d\s")


class Kept:
    """A database with something of everything in it, and the commands that work on it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tables = self.ask(furnish)

    def ask(self, work: Callable[[Database], Awaitable[T]]) -> T:
        async def do() -> T:
            async with opened(self.url) as database:
                return await work(database)

        return asyncio.run(do())

    def run(self, *args: str, **more: Any) -> Any:
        return run(*args, "--database", self.url, **more)

    def told(self, *args: str) -> Any:
        done = self.run(*args, "--json")
        assert done.exit_code == 0, done.output
        return json.loads(done.stdout)

    def status(self, table: str) -> str:
        return self.ask(lambda database: inspect(database, table, 0)).listed.standing.status


def run(*args: str, **more: Any) -> Any:
    env = {"COLUMNS": str(WIDTH), "LANG": "en", "LC_ALL": "", "LC_MESSAGES": ""}
    return CliRunner().invoke(app, ["server", *args], env=env, **more)


@pytest.fixture(params=[SQLITE])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    return Kept(fresh_url(request.param, tmp_path))


both = pytest.mark.parametrize("kept", KINDS, indirect=True)


# Tables.


@both
def test_tables_are_listed_by_how_they_stand(kept: Kept) -> None:
    listed = {each["id"]: each["status"] for each in kept.told("tables")["tables"]}
    assert listed == {table: status for status, table in kept.tables.items()}
    for status, table in kept.tables.items():
        only = kept.told("tables", "--status", status)["tables"]
        assert [each["id"] for each in only] == [table]


@pytest.mark.parametrize("lang", languages())
def test_lists_are_told_to_people_too(kept: Kept, lang: str) -> None:
    texts = Texts(lang)
    for command in (["tables"], ["people"], ["show", kept.tables["playing"]], ["rules"]):
        done = kept.run(*command, "--lang", lang)
        assert done.exit_code == 0, done.output
        assert "{" not in done.stdout
        assert max(map(cell_len, done.stdout.splitlines())) <= WIDTH
        assert command[0] in ("rules", "show") or TODAY_OR_LONG_AGO.search(done.stdout)
    done = kept.run("tables", "--lang", lang)
    assert all(table in done.stdout for table in kept.tables.values())
    assert texts.say("admin-column-touched").split()[0] in done.stdout


def test_a_table_is_shown_without_what_is_hidden(kept: Kept) -> None:
    table = kept.tables["playing"]
    record = kept.ask(lambda database: find_table(database, table))
    assert record is not None
    over = kept.tables["finished"]
    ended = kept.ask(lambda database: find_table(database, over))
    assert ended is not None
    for form in ([], ["--json"]):
        shown = kept.run("show", table, "--entries", "100", *form).stdout
        assert record.seed not in shown
        assert record.invite not in shown
        assert record.seed in kept.run("show", table, "--seed", *form).stdout
        assert ended.seed in kept.run("show", over, *form).stdout
    told = kept.told("show", table, "--entries", "3")
    assert [each["kind"] for each in told["entries"]] == ["move", "move", "say"]
    assert [seat["person"] for seat in told["seats"]] == [ADA.id, ADA.id]
    text = kept.run("show", table).stdout
    assert "made a move" in text
    assert ADA.name in text


def test_the_seed_of_a_days_deal_is_not_shown_before_the_day_is_over(kept: Kept) -> None:
    table = kept.tables["finished"]
    set_day = statement("UPDATE tables SET daily = '9999-01-01' WHERE id = ?", table)
    kept.ask(lambda database: database.write(set_day))
    assert "seed" not in kept.told("show", table)
    assert "hidden" in kept.run("export", table).stderr


def test_what_is_not_there_is_said(kept: Kept) -> None:
    for command in (["show"], ["close", "--yes"], ["export"]):
        done = kept.run(*command, "nowhere")
        assert done.exit_code == 2
        assert done.stderr.strip() == Texts("en").say("refusal-no-such-table")
    done = kept.run("remove-person", "nobody", "--yes")
    assert done.exit_code == 2
    assert done.stderr.strip() == Texts("en").say("refusal-no-such-person")


@pytest.mark.parametrize("own", ["-dP0o", "--abc", "-", "-y"])
def test_an_id_may_begin_with_a_hyphen(kept: Kept, own: str) -> None:
    for command in (["show"], ["close", "--yes"], ["export"]):
        assert kept.run(*command, own).stderr.strip() == Texts("en").say("refusal-no-such-table")
    done = kept.run("remove-person", own, "--yes")
    assert done.stderr.strip() == Texts("en").say("refusal-no-such-person")
    assert kept.run("show", "--unheard-of", "nowhere").exit_code == 2


@both
def test_a_table_is_closed_as_its_own_course_would_have_it(kept: Kept) -> None:
    for status in ("playing", "waiting"):
        table = kept.tables[status]
        assert kept.run("close", table, "--yes").exit_code == 0
        assert kept.status(table) == "closed"

        async def look(database: Database, table: str = table) -> None:
            inspected = await inspect(database, table, 1)
            state = await load_state(inspected.listed.table, database)
            assert state.standing == inspected.listed.standing
            assert state.seating.ended_by == "closed"

        kept.ask(look)
    again = kept.run("close", kept.tables["playing"], "--yes")
    assert again.exit_code == 2
    assert kept.run("close", kept.tables["finished"], "--yes").exit_code == 2
    assert kept.status(kept.tables["finished"]) == "finished"


def test_nothing_is_lost_that_was_not_meant(kept: Kept, tmp_path: Path) -> None:
    table = kept.tables["playing"]
    copy = str(tmp_path / "copy.gz")
    assert kept.run("backup", copy).exit_code == 0
    for command in (
        ["close", table],
        ["remove-person", "ada"],
        ["tidy", "--keep-finished", "0.0000001"],
        ["restore", copy, "--replace"],
    ):
        for answer in ("n\n", ""):
            done = kept.run(*command, input=answer)
            assert done.exit_code == 1, command
    assert kept.status(table) == "playing"
    assert len(kept.told("people")["people"]) == 2
    assert len(kept.told("tables")["tables"]) == 4
    assert kept.run("close", table, input="y\n").exit_code == 0
    assert kept.status(table) == "closed"


def test_any_table_can_be_exported(kept: Kept, tmp_path: Path) -> None:
    for status, table in kept.tables.items():
        out = tmp_path / f"{status}.dream.json"
        done = kept.run("export", table, "--out", str(out))
        assert done.exit_code == 0, done.output
        assert ("hidden" in done.stderr) == (status in ("playing", "waiting"))
        printed = kept.run("export", table)
        assert printed.stdout == out.read_text("utf-8")
        record = kept.ask(lambda database, table=table: find_table(database, table))
        again = open_save(out.read_bytes())
        assert record is not None
        assert read_save(out.read_bytes())["seed"] == record.seed
        assert len(again.history) == {"playing": 12, "finished": 3}.get(status, 0)
    done = kept.run("export", kept.tables["closed"], "--out", str(tmp_path / "no" / "where"))
    assert done.exit_code == 1


@both
def test_tables_under_other_rules_are_listed_exported_and_closed(kept: Kept) -> None:
    assert kept.told("rules") == {"tables": []}
    table = kept.tables["playing"]
    kept.ask(lambda database: change_rules(database, table))
    kept.ask(lambda database: change_rules(database, kept.tables["finished"]))
    listed = kept.told("rules")["tables"]
    assert [(each["id"], each["status"]) for each in listed] == [(table, "stopped")]
    assert not listed[0]["can_continue"]
    assert kept.told("tables", "--status", "stopped")["tables"] == listed
    assert "One table cannot be continued" in kept.run("rules").stdout
    exported = kept.run("export", table)
    assert exported.exit_code == 0
    assert len(read_save(exported.stdout)["moves"]) == 12
    assert kept.run("close", table, "--yes").exit_code == 0
    assert kept.ask(stopped_tables) == []


def test_a_game_that_is_no_longer_there_does_not_stand_in_the_way(kept: Kept) -> None:
    table = kept.tables["playing"]
    rename = statement("UPDATE tables SET game = 'chess' WHERE id = ?", table)
    kept.ask(lambda database: database.write(rename))
    for command in (["tables"], ["rules"], ["show", table]):
        done = kept.run(*command)
        assert done.exit_code == 0, done.output
        assert "chess" in done.stdout
    assert len(read_save(kept.run("export", table).stdout)["moves"]) == 12


# People.


@both
def test_people_are_listed_and_removed_by_id_or_login(kept: Kept) -> None:
    listed = {each["id"]: each for each in kept.told("people")["people"]}
    assert (listed[ADA.id]["login"], listed[ADA.id]["tables"]) == ("ada", 2)
    assert (listed[BOB.id]["login"], listed[BOB.id]["tables"]) == (None, 2)
    assert "hash" not in kept.run("people").stdout
    done = kept.run("remove-person", "ADA", "--yes")
    assert done.exit_code == 0, done.output
    assert [each.person.id for each in kept.ask(everybody)] == [BOB.id]
    left = kept.ask(lambda database: inspect(database, kept.tables["playing"], 100))
    assert [(seat.person, seat.bot, seat.name) for seat in left.seats] == [(None, "greedy", "")] * 2
    assert all(entry.person is None for entry in left.entries)
    assert "Hello" not in kept.run("show", kept.tables["playing"], "--entries", "100").stdout
    assert kept.run("remove-person", BOB.id, "--yes").exit_code == 0
    assert kept.ask(everybody) == []
    assert kept.status(kept.tables["waiting"]) == "waiting"


# Tidying up.


@both
def test_tidying_up_says_what_it_would_remove_and_then_removes_it(kept: Kept) -> None:
    old = time.time() - 10 * DAY
    for status in ("finished", "waiting"):
        late = statement("UPDATE tables SET updated = ? WHERE id = ?", old, kept.tables[status])
        kept.ask(lambda database, late=late: database.write(late))
    assert kept.told("tidy", "--dry-run") == {"tables": [], "guests": 0, "removed": False}
    kept_short = ("--keep-finished", "5", "--keep-abandoned", "9.5")
    found = {kept.tables["finished"], kept.tables["waiting"]}
    assert set(kept.told("tidy", *kept_short, "--dry-run")["tables"]) == found
    assert len(kept.told("tables")["tables"]) == 4
    assert kept.told("tidy", "--keep-finished", "11", "--keep-abandoned", "0")["tables"] == []
    assert set(kept.told("tidy", *kept_short, "--yes")["tables"]) == found
    left = {each["id"] for each in kept.told("tables")["tables"]}
    assert left == set(kept.tables.values()) - found


def test_guests_who_never_came_back_are_counted(kept: Kept) -> None:
    add = "INSERT INTO people (id, name, created, seen) VALUES ('x', 'X', 1, 1)"
    kept.ask(lambda database: database.write(statement(add)))
    assert kept.told("tidy", "--dry-run")["guests"] == 1
    assert "one guest" in kept.run("tidy", "--yes").stdout
    assert kept.told("tidy", "--dry-run")["guests"] == 0
    assert kept.run("tidy").exit_code == 0


# Backups.


@pytest.mark.parametrize(
    ("kept", "other"), [(SQLITE, POSTGRES), (POSTGRES, SQLITE)], indirect=["kept"]
)
def test_a_backup_moves_a_server_to_another_database(
    kept: Kept, other: str, tmp_path: Path
) -> None:
    file = str(tmp_path / "all.gz")
    told = kept.told("backup", file)
    assert told["rows"]["tables"] == 4
    url = fresh_url(other, tmp_path)
    done = run("restore", file, "--database", url)
    assert done.exit_code == 0, done.output
    assert "4 tables and 2 people" in done.stdout
    there = run("tables", "--json", "--database", url)
    assert json.loads(there.stdout) == kept.told("tables")
    again = run("restore", file, "--database", url)
    assert again.exit_code == 1
    assert "not empty" in again.stderr
    assert run("restore", file, "--replace", "--yes", "--database", url).exit_code == 0


def test_what_cannot_be_restored_or_written_is_said_and_makes_nothing(
    kept: Kept, tmp_path: Path
) -> None:
    file, fresh = tmp_path / "x.gz", tmp_path / "fresh.sqlite"
    done = run("restore", str(file), "--database", f"sqlite:///{fresh}")
    assert done.exit_code == 1
    assert "There is no file" in done.stderr
    assert not fresh.exists()
    done = kept.run("backup", str(tmp_path / "no" / "where"))
    assert done.exit_code == 1
    assert "cannot be written" in done.stderr


# Databases that are not as they should be.


def test_a_database_that_cannot_be_opened_is_a_sentence(tmp_path: Path) -> None:
    absent = tmp_path / "absent.sqlite"
    done = run("tables", "--database", f"sqlite:///{absent}")
    assert (done.exit_code, absent.exists()) == (1, False)
    assert str(absent) in done.stderr
    garbage = tmp_path / "garbage.sqlite"
    garbage.write_bytes(b"this is no database" * 100)
    done = run("tables", "--database", str(garbage))
    assert done.exit_code == 1
    assert "cannot be opened" in done.stderr
    done = run("tables", "--database", "mysql://me:hidden@there/x")
    assert done.exit_code == 2
    assert "hidden" not in done.stderr
    done = run("tables", "--database", "postgresql://me:hidden@127.0.0.1:1/x")
    assert done.exit_code == 1
    assert "cannot be reached" in done.stderr
    assert "hidden" not in done.stderr


def test_a_database_of_a_later_version_is_a_sentence(kept: Kept) -> None:
    later = statement("UPDATE alembic_version SET version_num = '9999'")
    kept.ask(lambda database: database.write(later))
    done = kept.run("tables")
    assert done.exit_code == 1
    assert "later version" in done.stderr


# While a server runs.


@pytest.mark.parametrize("kind", [SQLITE, pytest.param(POSTGRES, marks=pytest.mark.slow)])
def test_a_running_server_notices_what_commands_do(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "ROUND", 0.1)
    monkeypatch.setattr(sqlite, "LOOK", 0.1)
    url = fresh_url(kind, tmp_path)

    async def command(*args: str) -> None:
        done = await asyncio.to_thread(run, *args, "--yes", "--database", url)
        assert done.exit_code == 0, done.output

    async def play(address: str) -> None:
        async with Person(address, "Ada") as ada, Person(address, "Bob") as bob:
            made = [
                await ada.make_table("mech-a-dream", [{"kind": "me"}, {"kind": "open"}])
                for _ in range(3)
            ]
            for each in made:
                await bob.sit(each["invite"])
            closed, left, removed = [await ada.look(each["id"], 0) for each in made]
            await command("close", closed.table)
            await closed.until(lambda: closed.room["status"] == "closed")
            assert closed.happened[-1]["what"] == "close"

            await command("remove-person", bob.me["id"])
            await left.until(lambda: left.room["seats"][1]["name"] == "")
            assert left.room["seats"][1]["bot"] == "greedy"
            assert (await bob.http.get("/api/me/statistics")).status_code == 401

            await removed.until(lambda: removed.room["seats"][1]["name"] == "")
            await ada.act(removed.table, "resign")
            await removed.until(lambda: removed.room["status"] == "finished")
            await command("tidy", "--keep-finished", "0.0000001")
            await removed.until(lambda: {"type": "gone", "reason": "removed"} in removed.other)
            for seat in (closed, left, removed):
                await seat.leave()

    with serving(url) as served:
        asyncio.run(play(served.url))


# Audits.


def test_an_audit_needs_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "CHECKOUT", tmp_path)
    done = run("audit")
    assert done.exit_code == 2
    assert "checkout" in done.stderr


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "runtime.txt").touch()
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package-lock.json").touch()
    monkeypatch.setattr(audit, "CHECKOUT", tmp_path)
    return tmp_path


@pytest.mark.usefixtures("checkout")
@pytest.mark.parametrize(
    ("python", "web", "status", "said"),
    [
        ({"dependencies": [{"name": "a", "version": "1", "vulns": []}]},
         {"vulnerabilities": {}}, 0, r"no known weaknesses.*\n.*no known weaknesses"),
        ({"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "CVE-1"}]}]},
         {"vulnerabilities": {}}, 1, r"one known weakness.*\n  a 1: CVE-1"),
        ({"dependencies": []}, {"vulnerabilities": {"b": {"severity": "high"}}}, 1, r"  b: high"),
        ({"dependencies": [{"name": "a", "skip_reason": "not found"}]},
         {"vulnerabilities": {}}, 1, r"pip-audit reaches no .*\n  not found"),
        ({"dependencies": [{"name": "a", "skip_reason": "not found"},
                           {"name": "b", "version": "1", "vulns": []}]},
         {"vulnerabilities": {}}, 1, r"one package not looked at.*\n  a\n"),
        ({}, {"message": "no such host"}, 1, r"(?s)pip-audit reaches no .* npm reaches no .*host"),
    ],
)  # fmt: skip
def test_an_audit_tells_weaknesses_from_what_could_not_be_looked_at(
    python: Any, web: Any, status: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def answer(command: list[str], _folder: Path) -> tuple[Any, str]:
        return (python if "pip_audit" in command else web), ""

    monkeypatch.setattr(audit, "answer_of", answer)
    done = run("audit")
    assert done.exit_code == status, done.output
    assert re.search(said, done.stdout), done.stdout
    told = json.loads(run("audit", "--json").stdout)["audits"]
    assert [each["what"] for each in told] == ["requirements/runtime.txt", "web/package-lock.json"]


@pytest.mark.usefixtures("checkout")
def test_an_audit_without_tools_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "find_spec", lambda _name: None)
    monkeypatch.setattr(audit.shutil, "which", lambda _name: None)
    done = run("audit")
    assert done.exit_code == 1
    assert done.stdout.count("not installed") == 2


def test_a_tool_that_fails_has_no_answer_but_a_complaint(tmp_path: Path) -> None:
    program = "import sys; print('[1]'); print('first', file=sys.stderr); sys.exit('no network')"
    assert audit.answer_of([sys.executable, "-c", program], tmp_path) == ({}, "no network")
    assert audit.answer_of([str(tmp_path / "absent")], tmp_path)[0] == {}
