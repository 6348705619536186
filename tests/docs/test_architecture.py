"""The architecture page and the pages on adding things: every path that they name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ADDED = ("a-game", "an-expansion", "a-bot", "a-lesson")
PAGES = (ROOT / "ARCHITECTURE.md", *(ROOT / "docs" / f"adding-{what}.md" for what in ADDED))
SRC = ROOT / "src" / "dreamcog"
ROOTS = (ROOT, SRC, SRC / "games" / "cyberion")
"""Where a path may begin: pages on adding things name the files inside a game."""
PATH = re.compile(r"`([a-z_<>*./\w-]+(?:/|\.(?:py|ts|svelte|md|toml|ftl|css)))[:`]")
GAMES = ("cyberion", "mech_a_dream", "mech-a-dream")


def named_paths(page: Path) -> list[str]:
    """The paths in a page that name a folder or a file from the root of a part."""
    found = PATH.findall(page.read_text("utf-8"))
    return sorted({path for path in found if "/" in path.rstrip("/")})


def exists(path: str) -> bool:
    """Whether a path exists for some game, language and noun."""
    patterns = {path.replace("<game>", game) for game in GAMES}
    patterns = {re.sub(r"<\w+>", "*", each) for each in patterns}
    return any(any(root.glob(each.rstrip("/"))) for root in ROOTS for each in patterns)


@pytest.mark.parametrize("document", PAGES, ids=lambda document: document.stem)
def test_paths_that_a_page_names_exist(document: Path) -> None:
    assert [path for path in named_paths(document) if not exists(path)] == []


def test_the_pages_name_many_paths() -> None:
    assert len(named_paths(PAGES[0])) > 60
    assert len(named_paths(ROOT / "docs" / "adding-a-game.md")) > 30
