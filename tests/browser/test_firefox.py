"""Both games in the real Firefox: begun on the start page, played by clicks, remembered.

Playwright cannot drive a Firefox as the machine has it; puppeteer does, by WebDriver BiDi, under
Node (`web/tools/firefox.ts`).
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from browser.chromium import ROOT
from browser.player import LOOK
from browser.server import Server
from web.node import node

pytestmark = pytest.mark.slow

PROGRAMS = ("firefox-esr", "firefox")
OWN = ROOT / ".cache" / "browsers"
GAMES = ("cyberion", "mech-a-dream")
MOVES = 12


def firefox_here() -> Path:
    """The machine's own Firefox, or the one that `./dev` puts into `.cache`."""
    found = [*filter(None, map(shutil.which, PROGRAMS)), *OWN.glob("firefox/*/firefox/firefox")]
    assert found, "there is no Firefox here: `./dev test` installs one where it can"
    return Path(found[0])


def test_both_games_in_firefox(server: Server) -> None:
    firefox = str(firefox_here())
    asked = {"firefox": firefox, "url": server.url, "games": GAMES, "moves": MOVES, "look": LOOK}
    seen = json.loads(node("tools/run.mjs", "tools/firefox.ts", given=json.dumps(asked)))
    print(seen)
    assert seen["browser"].startswith("firefox/")
    assert seen["errors"] == []
    for game in GAMES:
        check_game(seen["games"][game])


def check_game(seen: dict[str, Any]) -> None:
    """See that a game was played, and that things flew."""
    assert seen["moves"] == MOVES or seen["is_over"]
    assert seen["has_changed"]
    assert seen["is_remembered"]
    assert seen["flights"] > 0
    assert seen["chapters"] > 1
