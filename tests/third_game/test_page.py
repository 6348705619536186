"""Pebbles on the page: a build with its pack, played by clicks against a server that knows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from browser.chromium import launch_args
from browser.person import DESK, Person, context_args
from browser.player import Player
from browser.server import Server
from browser.tables import BOT, ME
from third_game.environment import FOLDER, PACK
from web.node import node

BUILD = ("node_modules/vite/bin/vite.js", "build", "--logLevel=warn")

pytestmark = pytest.mark.slow


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page with the pack of Pebbles, built by what the project's own page is built by."""
    monkeypatch.setenv("DREAMCOG_PACKS", str(PACK))
    monkeypatch.setenv("DREAMCOG_TEXTS", str(FOLDER / "pebbles" / "texts"))
    monkeypatch.setenv("DREAMCOG_PAGE", str(tmp_path / "page"))
    node(*BUILD)
    return tmp_path / "page"


@pytest.fixture
def ada(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    """A guest with a browser, at a server that sees Pebbles and serves this page."""
    assert (built / "index.html").is_file()
    monkeypatch.setenv("PYTHONPATH", str(FOLDER))
    with Server(tmp_path) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_args())
        person = Person(browser.new_context(**context_args(DESK, "en", True)), server.url)
        person.tables.become("Ada")
        yield person
        assert person.witness.seen == []
        browser.close()


def test_a_whole_game_by_clicks(ada: Person) -> None:
    home = ada.go()
    assert "Pebbles" in home.locator("main").inner_text()
    assert home.locator('a[href="rules/pebbles"]').count() == 1
    assert home.locator('a[href="how-to-play/pebbles"]').count() == 0
    form = ada.go("new/pebbles").locator("main form").text_content()
    assert "Pebbles to take at most" in str(form)
    table = ada.tables.make("pebbles", ME, BOT, variants=["showing"], first=0)
    screen = ada.go(f"tables/{table}")
    screen.locator('button[data-lit][data-key="pebbles/2"]').click()
    Player(screen).play_to_the_end()
    assert "points" in screen.locator(".ending").inner_text()
    assert "P2.1" in ada.go("rules/pebbles").locator("main").inner_text()


def test_two_packs_of_one_game_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    second = tmp_path / "pebbles"
    second.mkdir()
    (second / "index.ts").write_text("export const pack = {};")
    monkeypatch.setenv("DREAMCOG_PACKS", f"{PACK}:{second}")
    monkeypatch.setenv("DREAMCOG_PAGE", str(tmp_path / "page"))
    with pytest.raises(AssertionError, match="pebbles has two packs"):
        node(*BUILD)


def test_the_pack_is_type_checked_against_the_page() -> None:
    workspace = ("--workspace", str(FOLDER / "page"), "--tsconfig", "tsconfig.json")
    node("node_modules/svelte-check/bin/svelte-check", *workspace, "--fail-on-warnings")
