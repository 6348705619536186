"""Advice for beginners: there in a first game, off with one touch, on again in the settings."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Screen
from browser.player import Player
from browser.scenes import open_panel
from browser.tables import BOT, ME

pytestmark = pytest.mark.slow

FIRST = {
    "cyberion": "Compare what each machine asks for",
    "mech-a-dream": "You have no machine yet",
}


@pytest.mark.parametrize(
    ("game", "screen"),
    [("cyberion", PHONE), ("mech-a-dream", DESK)],
    ids=["cyberion-phone", "mech-a-dream-desk"],
)
def test_advice_comes_in_a_first_game_and_stays_off_once_touched_off(
    invite: Invite, game: str, screen: Screen
) -> None:
    person = invite("Ada", screen)
    seats = (ME,) if game == "cyberion" else (ME, BOT)
    table = person.tables.make(game, *seats, seed=2, first=0)
    page = person.go(f"tables/{table}")
    player = Player(page)
    player.wait()
    advice, status = page.locator(".asked .advice"), page.locator(".question [role=status]")
    board = page.locator(".board").bounding_box()
    expect(advice).to_contain_text(FIRST[game])
    expect(status).to_contain_text(FIRST[game])
    expect(page.locator(".board .touch.lit.advised").first).to_be_attached()

    player.touch(player.wait().lit[0])
    expect(advice).to_be_hidden()
    expect(page.locator(".board .touch.advised")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(advice).to_be_visible()

    off = page.get_by_role("button", name="No more advice")
    size = off.bounding_box()
    assert size is not None
    assert min(size["width"], size["height"]) >= 44
    off.click()
    expect(advice).to_be_hidden()
    expect(page.locator("#asked-sentence")).to_be_focused()
    assert page.locator(".board").bounding_box() == board

    page = person.go(f"tables/{table}")
    player.wait()
    expect(page.locator("#asked-sentence")).to_be_visible()
    expect(advice).to_be_hidden()
    open_panel("settings")(page)
    page.get_by_label("Advice for beginners").check()
    page.keyboard.press("Escape")
    expect(advice).to_contain_text(FIRST[game])
