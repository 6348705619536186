"""`dreamcog server` writes and restores backups, and says what is wrong with a database."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.server.admin import Admin, run
from dreamcog.server.store.statements import statement
from support.databases import POSTGRES, SQLITE, fresh_url

pytestmark = pytest.mark.slow


# Backups.


@pytest.mark.parametrize(
    ("admin", "other"), [(SQLITE, POSTGRES), (POSTGRES, SQLITE)], indirect=["admin"]
)
def test_a_backup_is_restored_in_another_kind_of_database(
    admin: Admin, other: str, tmp_path: Path
) -> None:
    file = str(tmp_path / "all.gz")
    told = admin.read_json("backup", file)
    assert told["rows"]["tables"] == 4
    url = fresh_url(other, tmp_path)
    done = run("restore", file, "--database", url)
    assert done.exit_code == 0, done.output
    assert "4 tables and 2 people" in done.stdout
    there = run("tables", "--json", "--database", url)
    assert json.loads(there.stdout) == admin.read_json("tables")
    again = run("restore", file, "--database", url)
    assert again.exit_code == 1
    assert "not empty" in again.stderr
    assert run("restore", file, "--replace", "--yes", "--database", url).exit_code == 0


def test_a_file_that_cannot_be_read_or_written_is_reported_and_no_database_made(
    admin: Admin, tmp_path: Path
) -> None:
    file, fresh = tmp_path / "x.gz", tmp_path / "fresh.sqlite"
    done = run("restore", str(file), "--database", f"sqlite:///{fresh}")
    assert done.exit_code == 1
    assert "There is no file" in done.stderr
    assert not fresh.exists()
    done = admin.run("backup", str(tmp_path / "no" / "where"))
    assert done.exit_code == 1
    assert "cannot be written" in done.stderr


# Databases that are not as they should be.


def test_a_database_that_cannot_be_opened_is_reported_without_its_password(tmp_path: Path) -> None:
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
    done = run("tables", env={"DREAMCOG_DATABASE": "postgresql://me:hidden@127.0.0.1:1/x"})
    assert done.exit_code == 1
    assert "cannot be reached" in done.stderr
    assert "hidden" not in done.stderr


def test_a_database_of_a_later_version_is_refused_with_a_sentence(admin: Admin) -> None:
    later = statement("UPDATE alembic_version SET version_num = '9999'")
    admin.ask(lambda database: database.write(later))
    done = admin.run("tables")
    assert done.exit_code == 1
    assert "later version" in done.stderr
