"""Hints at the table: in three depths, by keys and by thumb, with the agreement and the mark."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Invite
from browser.person import DESK, PHONE
from browser.player import Player
from browser.scenes import open_panel
from browser.setting import is_part
from browser.tables import BOT, ME, OPEN

pytestmark = pytest.mark.slow

HINTED = ".board [data-hinted]:visible"
COVERED = """() => {
  const prompt = document.querySelector(".asked").getBoundingClientRect();
  return [...document.querySelectorAll(".board [data-hinted]")]
    .filter((thing) => thing.checkVisibility())
    .map((thing) => thing.getBoundingClientRect())
    .filter(({ top, bottom, left, right }) =>
      right > 0 && left < innerWidth && (top + bottom) / 2 > prompt.top).length;
}"""
"""How many of the things that a hint speaks of lie more than half beneath what is asked."""


def thought_through(page: Page) -> Locator:
    """The hint, once no better answer is on its way."""
    hint = page.locator(".hint")
    hint.locator(".words, .moves").wait_for()
    hint.locator(".thinking").wait_for(state="detached")
    return hint


def test_a_hint_is_asked_for_in_three_depths_and_played_by_keyboard(invite: Invite) -> None:
    person = invite("Ada", DESK)
    table = person.tables.make("cyberion", ME, seed=2, support=2)
    page = person.go(f"tables/{table}")
    Player(page).wait()
    said = page.locator(".asked > [role=status]")
    board = page.locator(".board").bounding_box()

    page.keyboard.press("h")
    expect(said).to_contain_text("marked “with hints”")
    expect(page.locator(HINTED)).to_have_count(0)
    assert person.tables.whole(table, 0)["table"]["room"]["seats"][0]["hints"] == 0
    page.keyboard.press("h")
    expect(thought_through(page)).to_contain_text("Look at")
    expect(said).to_contain_text("Look at")
    expect(page.locator(HINTED)).not_to_have_count(0)
    described = page.locator(HINTED).first.get_attribute("aria-description")
    assert str(described).startswith("the hint means this")
    page.keyboard.press("h")
    expect(said).to_contain_text("of 100 games")
    page.keyboard.press("h")
    expect(thought_through(page).locator(".chance")).to_contain_text("of 100 games")
    assert page.locator(".board").bounding_box() == board
    play = page.get_by_role("button", name="Play this")
    before = person.tables.whole(table, 0)["decision"]
    play.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hint")).to_have_count(0)
    assert person.tables.whole(table, 0)["decision"] > before
    expect(page.locator(HINTED)).to_have_count(0)
    expect(page.locator("#asked-sentence")).to_be_focused()

    seat = person.tables.whole(table, 0)["table"]["room"]["seats"][0]
    assert seat["hints"] == 1
    page.keyboard.press("h")
    expect(thought_through(page)).to_contain_text("Look at")
    open_panel("people")(page)
    expect(page.locator(".drawer .seats li").first).to_contain_text("with 2 hints")


def test_the_focus_goes_through_a_hint_and_out_of_it(invite: Invite) -> None:
    person = invite("Ada", DESK)
    table = person.tables.make("cyberion", ME, seed=2, support=2)
    page = person.go(f"tables/{table}")
    Player(page).wait()
    page.locator(".hint-button").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Show me the hint").focus()
    page.keyboard.press("Enter")
    deeper = page.locator(".hint").get_by_role("button", name="Show me a plan")
    expect(deeper).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".hint").get_by_role("button", name="Show me the move").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hint .moves")).to_be_visible()
    expect(page.locator(".hint .said")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.locator(".hint .moves button:focus").count() == 1
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator("#asked-sentence")).to_be_focused()
    expect(page.locator(HINTED)).to_have_count(0)


def test_a_hint_on_a_phone_covers_nothing_that_it_speaks_of(invite: Invite) -> None:
    person = invite("Ada", PHONE)
    table = person.tables.make("mech-a-dream", ME, BOT, seed=2, first=0)
    person.tables.play_on(table, random.Random(1), is_part("morning", 2))
    page = person.go(f"tables/{table}")
    Player(page).wait()
    button = page.locator(".hint-button")
    button.tap()
    page.get_by_role("button", name="Show me the hint").tap()
    for deeper in ("Show me a plan", "Show me the move", None):
        hint = thought_through(page)
        page.wait_for_timeout(100)
        assert page.evaluate(COVERED) == 0
        if deeper is not None:
            hint.get_by_role("button", name=deeper).tap()
    expect(page.locator(HINTED)).not_to_have_count(0)
    button.tap()
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(HINTED)).to_have_count(0)


def test_players_agree_to_hints_and_take_back_their_word(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    table = ada.tables.make("mech-a-dream", ME, OPEN, first=0)
    bob.tables.post(f"api/invites/{ada.tables.invite(table)}", {"client": "b1"})
    page = ada.go(f"tables/{table}")
    Player(page).wait()
    page.keyboard.press("h")
    hint = page.locator(".hint")
    expect(hint).to_contain_text("Still to agree: Ada and Bob")
    expect(page.locator(".asked > [role=status]")).to_contain_text("Still to agree: Ada and Bob")
    hint.get_by_role("button", name="I agree to hints").focus()
    page.keyboard.press("Enter")
    expect(hint).to_contain_text("Still to agree: Bob")
    expect(hint.get_by_role("button", name="I no longer agree")).to_be_focused()
    bobs = bob.go(f"tables/{table}")
    open_panel("people")(bobs)
    bobs.get_by_role("button", name="I agree to hints").click()
    expect(hint).to_have_count(0)
    page.keyboard.press("h")
    expect(hint).to_contain_text("marked “with hints”")
    bobs.get_by_role("button", name="I no longer agree").click()
    expect(bobs.locator(".agreement")).to_contain_text("Still to agree: Bob")


def test_a_bot_tells_in_the_log_why_it_moved(invite: Invite) -> None:
    person = invite("Ada", DESK)
    table = person.tables.make("mech-a-dream", ME, {"kind": "bot", "bot": "easy"}, seed=2, first=1)
    page = person.go(f"tables/{table}")
    Player(page).wait()
    open_panel("log")(page)
    page.locator(".drawer button.line", has_text="Bot").last.click()
    why = page.get_by_role("button", name="Why this move? Bot")
    why.focus()
    page.keyboard.press("Enter")
    told = page.locator(".drawer .told ol > li").first
    expect(told.locator("strong")).not_to_be_empty(timeout=20_000)
    expect(page.locator(".drawer .told")).to_be_focused()


def test_a_bot_is_not_asked_why_where_it_must_not_tell(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    bot = {"kind": "bot", "bot": "easy"}
    table = ada.tables.make("mech-a-dream", ME, bot, OPEN, first=1)
    bob.tables.post(f"api/invites/{ada.tables.invite(table)}", {"client": "b1"})
    page = ada.go(f"tables/{table}")
    page.locator(".tabletop .board").wait_for()
    open_panel("log")(page)
    page.locator(".drawer button.line", has_text="Bot").last.click()
    expect(page.locator(".drawer .more .then")).to_be_visible()
    expect(page.get_by_role("button", name="Why this move?")).to_have_count(0)
