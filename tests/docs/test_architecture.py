"""The architecture page: every path that it names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "ARCHITECTURE.md"
ROOTS = (ROOT, ROOT / "src" / "dreamcog")
PATH = re.compile(r"`([a-z_<>*./\w-]+(?:/|\.(?:py|ts|svelte|md|toml|ftl|css)))[:`]")
GAMES = ("cyberion", "mech_a_dream", "mech-a-dream")


def named_paths() -> list[str]:
    """The paths in the page that name a folder or a file from the root of a part."""
    found = PATH.findall(PAGE.read_text("utf-8"))
    return sorted({path for path in found if "/" in path.rstrip("/")})


def exists(path: str) -> bool:
    """Whether a path exists for some game, language and noun."""
    patterns = {path.replace("<game>", game) for game in GAMES}
    patterns = {re.sub(r"<\w+>", "*", each) for each in patterns}
    return any(any(root.glob(each.rstrip("/"))) for root in ROOTS for each in patterns)


@pytest.mark.parametrize("path", named_paths())
def test_a_path_named_by_the_architecture_page_exists(path: str) -> None:
    assert exists(path)


def test_the_page_names_many_paths() -> None:
    assert len(named_paths()) > 60
