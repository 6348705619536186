"""What lies in the repository, tracked or not: nothing that a program has left behind."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SQLITE = b"SQLite format 3\0"
"""How every SQLite file begins."""


def databases(root: Path) -> list[str]:
    """SQLite files that git tracks, or would track by `git add --all`."""
    listed = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = subprocess.run(listed, cwd=root, capture_output=True, text=True, check=True).stdout
    return [name for name in names.split("\0") if name and _begins(root / name, SQLITE)]


def _begins(path: Path, mark: bytes) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(mark)) == mark


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="a package without its history")
def test_no_database_lies_in_the_repository() -> None:
    assert databases(ROOT) == [], "made by a program that was given no path?"


def test_a_database_is_noticed_whether_tracked_or_not(tmp_path: Path) -> None:
    def git(*args: str) -> None:
        subprocess.run(("git", *args), cwd=tmp_path, check=True, capture_output=True)

    git("init", "--quiet")
    for name, text in (("None", SQLITE), ("kept", SQLITE), ("ignored", SQLITE), ("word", b"SQL")):
        (tmp_path / name).write_bytes(text)
    (tmp_path / ".gitignore").write_text("ignored\n")
    git("add", "kept")
    assert sorted(databases(tmp_path)) == ["None", "kept"]
