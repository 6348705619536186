"""Pebbles touches no shared file: outside its folder only the documentation names it."""

from __future__ import annotations

import subprocess
from pathlib import Path

from third_game.environment import FOLDER, ROOT

DOCUMENTS = ("docs", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md")


def files_that_name(word: str) -> set[Path]:
    """The project's own files that hold a word, in any spelling."""
    searched = ("git", "grep", "--untracked", "-ilI", word)
    found = subprocess.run(searched, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {ROOT / line for line in found.splitlines()}


def test_only_its_own_folder_and_the_documentation_name_it() -> None:
    shared = {file for file in files_that_name("pebble") if FOLDER not in file.parents}
    assert [file for file in shared if file.relative_to(ROOT).parts[0] not in DOCUMENTS] == []


def test_the_search_finds_a_game_that_shared_files_name() -> None:
    assert ROOT / "pyproject.toml" in files_that_name("cyberion")
