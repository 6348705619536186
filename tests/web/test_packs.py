"""What belongs to a game lies in its pack: no other file of the page names a game or its nouns."""

from __future__ import annotations

import re

import pytest

from dreamcog.core.registry import games
from web.page_sources import GENERATED, sources

NOUNS = (
    *("failsafe", "gigantobot", "babybot", "microbot", "multibot", "sirenbot", "mainframe"),
    *("cyclobot", "stockbot", "planbot", "commandbot", "hourglass", "workshop", "specialist"),
    *("dock_price", "machine_deck", "robot_deck", "factory", "rainbow"),
)
"""Nouns of one game each: the shared page has no use for them."""
TEST_DATA = "story/samples.ts"
"""Events of both games, for the page's own tests."""


def patterns() -> list[re.Pattern[str]]:
    """The name of each game, however it is spelled, and the nouns."""
    names = ["[-_ ]?".join(game.split("-")) for game in games()]
    return [re.compile(each, re.IGNORECASE) for each in (*names, *NOUNS)]


def named_in(text: str) -> list[str]:
    """The names and nouns of games that occur in a text."""
    return [found[0] for each in patterns() if (found := each.search(text))]


def is_shared(name: str) -> bool:
    """Whether a file of the page belongs to no game."""
    in_pack = any(name.startswith(f"games/{game}/") for game in games())
    return not in_pack and name not in (GENERATED, TEST_DATA)


def test_every_game_has_a_pack() -> None:
    for game in games():
        assert "export const pack: Pack" in sources()[f"games/{game}/index.ts"]


def test_no_shared_file_names_a_game() -> None:
    shared = {name: text for name, text in sources().items() if is_shared(name)}
    assert len(shared) > 150
    found = {name: named_in(text) for name, text in shared.items()}
    assert {name: hits for name, hits in found.items() if hits} == {}


@pytest.mark.parametrize(
    "line",
    [
        'if (game === "cyberion") return;',
        "import type { MechADreamPosition } from '../net/wire.ts';",
        "/** Mech A Dream's night. */",
        "position.failsafes",
    ],
)
def test_a_name_would_be_found(line: str) -> None:
    assert named_in(line)
