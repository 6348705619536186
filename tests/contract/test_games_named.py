"""What is shared names no game: what belongs to a game lies in the game or in its packs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from dreamcog.core.registry import games

SRC = Path(__file__).parents[2] / "src" / "dreamcog"
SHARED = ("bots", "cli", "core", "envs", "i18n", "lab", "learn", "server", "sim")
PACKS = SRC / "cli" / "games"
"""What games bring to the terminal: a folder of their own for each."""

NAMED = re.compile("|".join({name.partition("-")[0] for name in games()}), re.IGNORECASE)
"""A game's name, in any of its spellings: mech-a-dream, mech_a_dream, Mech A Dream, MechLook."""


def shared_files() -> Iterator[Path]:
    for part in SHARED:
        for file in sorted((SRC / part).rglob("*")):
            built = SRC / "server" / "page"
            if file.suffix in (".py", ".ftl") and not {PACKS, built} & set(file.parents):
                yield file


def lines_that_name_a_game(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if NAMED.search(line)]


@pytest.mark.parametrize("file", list(shared_files()), ids=lambda file: str(file.relative_to(SRC)))
def test_a_shared_file_names_no_game(file: Path) -> None:
    assert lines_that_name_a_game(file.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        'if name == "cyberion":',
        "from dreamcog.games.mech_a_dream import state",
        "class MechLook:",
        '"""Cyberion\'s board."""',
        "web-cyberion-symbol = A symbol",
    ],
)
def test_every_spelling_of_a_game_is_found(line: str) -> None:
    assert lines_that_name_a_game(f"ordinary\n{line}\n") == [line]
