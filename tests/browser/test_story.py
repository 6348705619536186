"""Looking back: undo, a game step by step while it lasts and when it is over, its log."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from browser.access import barriers
from browser.conftest import Invite
from browser.keyboard import Keyboard
from browser.person import Person
from browser.player import Player
from browser.scenes import open_panel
from browser.setting import is_part, never
from browser.tables import BOT, ME, OPEN
from dreamcog.core.menu_tree import moves_of

pytestmark = pytest.mark.slow

ZONES = """() => [...document.querySelectorAll(".board [data-fly]")]
  .map((each) => each.dataset.fly).join(" ")"""


def shown(page: Page) -> str:
    """What lies on the table, in short."""
    things: str = page.evaluate(ZONES)
    return things


def at_night(person: Person) -> Page:
    """A game of Mech A Dream some days on."""
    table = person.tables.make("mech-a-dream", ME, BOT)
    person.tables.play_on(table, random.Random(1), is_part("afternoon", 3))
    return person.go(f"tables/{table}")


def test_undo_brings_back_what_was(invite: Invite) -> None:
    person = invite()
    table = person.tables.make("cyberion", ME, seed=2, support=3)
    page = person.go(f"tables/{table}")
    player = Player(page, seed=5)
    player.wait()
    before = person.tables.whole(table, 0)["position"]
    player.play(1)
    player.wait()
    assert person.tables.whole(table, 0)["position"] != before
    page.locator(".bar nav button").first.click()
    for _ in range(100):
        if person.tables.whole(table, 0)["position"] == before:
            break
        page.wait_for_timeout(50)
    else:
        raise AssertionError("it is not as it was")
    player.play(1)


def test_one_can_look_back_and_play_on(invite: Invite) -> None:
    page = at_night(invite())
    player = Player(page)
    player.wait()
    now = shown(page)
    page.locator(".bar nav button[aria-pressed]").click()
    strip = page.locator(".strip")
    strip.locator("input[type=range]").press("Home")
    strip.locator(".buttons button[aria-disabled=true]").first.wait_for()
    assert not player.look().can_act
    page.wait_for_timeout(300)
    assert shown(page) != now
    strip.locator("button.now").click()
    strip.wait_for(state="detached")
    player.wait()
    assert shown(page) == now
    player.play(1)
    assert player.moves == 1


def test_a_game_that_is_over_can_be_stepped_through(invite: Invite) -> None:
    person = invite()
    table = person.tables.make("cyberion", ME, seed=1)
    person.tables.play_on(table, random.Random(1), never)
    page = person.go(f"tables/{table}")
    page.locator(".ending").wait_for()
    page.locator("dialog.finish > button.close").click()
    page.locator(".asked .buttons button").first.click()
    slider = page.locator(".strip input[type=range]")
    steps = int(slider.get_attribute("max") or 0)
    assert steps > 2
    told = set()
    slider.press("Home")
    for _ in range(steps):
        told.add(page.locator(".strip .caption").inner_text())
        slider.press("ArrowRight")
    assert len(told) > 2
    assert all(told)


def test_a_line_of_the_log_points_to_what_it_is_about(invite: Invite) -> None:
    page = at_night(invite())
    Player(page).wait()
    open_panel("log")(page)
    lines = page.locator(".drawer li button:visible, .drawer li [tabindex='0']:visible")
    pointed = page.locator(".board .pointed")
    for place in reversed(range(lines.count())):
        lines.nth(place).hover()
        if pointed.count():
            return
    raise AssertionError("no line points to anything")


def test_what_is_dim_says_why_by_keyboard_too(invite: Invite) -> None:
    person = invite()
    page = person.go(f"tables/{person.tables.make('cyberion', ME, seed=2)}")
    player = Keyboard(page)
    player.wait()
    player.go_to("button[data-lit]")
    for _ in range(80):
        if page.locator(".board button.dim:focus").count():
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".bubble .why").wait_for()
    page.keyboard.press("Escape")
    page.locator(".bubble .why").wait_for(state="hidden")
    assert page.locator(".board button.dim:focus").count() == 1


def test_who_was_away_is_told_what_others_did(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    table = ada.tables.make("mech-a-dream", ME, OPEN, first=1)
    bob.tables.post(f"api/invites/{ada.tables.invite(table)}", {"client": "b1"})
    page = ada.go(f"tables/{table}")
    page.locator(".asked").wait_for()
    ada.go()
    asked = bob.tables.whole(table, 1)
    move = next(iter(moves_of(asked["menu"])))
    bob.tables.act(table, "move", 1, decision=asked["decision"], move=move)
    ada.go(f"tables/{table}")
    away = page.locator(".away")
    away.wait_for()
    assert "Bob" in away.inner_text()
    assert barriers(page) == []
    away.locator("button.on").click()
    away.wait_for(state="detached")
    ada.go()
    ada.go(f"tables/{table}").locator(".asked").wait_for()
    assert not away.count()


def test_only_the_score_is_printed(invite: Invite) -> None:
    person = invite()
    table = person.tables.make("mech-a-dream", ME, BOT, seed=1)
    person.tables.play_on(table, random.Random(1), never)
    page = person.go(f"tables/{table}")
    ending = page.locator(".ending")
    ending.wait_for()
    page.emulate_media(media="print")
    assert ending.locator("table").is_visible()
    assert not page.locator(".board").is_visible()
    assert not page.locator("header.bar").is_visible()
    assert not ending.locator("button").first.is_visible()
