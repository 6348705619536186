"""What lies on the tables explains itself, by mouse, thumb and keyboard."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browser.person import DESK, PHONE, Person, Screen
from browser.player import Player
from browser.tables import BOT, ME
from dreamcog.core.menu_tree import moves_of

pytestmark = pytest.mark.slow


def opened(person: Person, table: str) -> Page:
    """A table, when it is this person's turn."""
    page = person.go(f"tables/{table}")
    Player(page).wait()
    return page


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=lambda screen: screen.name)
def test_what_becomes_of_robots_is_said_at_each_row(invite: Invite, screen: Screen) -> None:
    person = invite("Ada", screen)
    page = opened(person, person.tables.make("cyberion", ME, seed=1))
    rows = page.locator(".shelf h3 button")
    for row, end in enumerate(("are discarded", "is filled up to 5", "they stay here")):
        rows.nth(row).click()
        expect(page.locator(".bubble")).to_contain_text(end)
        page.keyboard.press("Escape")
        expect(page.locator(".bubble")).to_be_hidden()


def test_levels_and_prices_explain_themselves(invite: Invite) -> None:
    person = invite("Ada", DESK)
    page = opened(person, person.tables.make("cyberion", ME, seed=1))
    tip = page.locator(".tip")
    assert page.locator(".mainframe .cost").all_inner_texts() == ["1", "2", "3", "4"]
    page.get_by_role("button", name="Commandbot II", exact=True).hover()
    expect(tip).to_contain_text("Level II: discard 5 more robots to Prepare a machine.")
    expect(tip).to_contain_text("Prepared: this turn it needs one robot fewer.")
    expect(tip).to_contain_text("Upgrade from level I to II: 1\xa0Experience.")
    page.mouse.move(0, 0)
    page.keyboard.press("Tab")
    page.locator(".bar .status button").nth(1).focus()
    expect(tip).to_contain_text("a turn without a repaired machine costs one")


def test_a_phone_shows_failsafes_and_battery_once(invite: Invite) -> None:
    person = invite("Ada", PHONE)
    page = opened(person, person.tables.make("cyberion", ME, seed=1))
    expect(page.locator(".failsafes:visible")).to_have_count(1)
    expect(page.locator(".battery:visible")).to_have_count(1)
    page.locator(".bar .status button").nth(3).click()
    expect(page.locator(".bubble")).to_contain_text("Battery charged")


def looking(person: Person) -> str:
    """A table where a Planbot looks at two cards."""
    table = person.tables.make("cyberion", ME, seed=1, support=5)
    whole = person.tables.whole(table, 0)
    move = next(
        move
        for move in moves_of(whole["menu"])
        if move["do"] == "support" and move["model"] == "planbot" and "level" not in move
    )
    person.tables.act(table, "move", decision=whole["decision"], move=move)
    return table


def test_the_order_of_cards_is_numbered_where_there_are_several(invite: Invite) -> None:
    person = invite("Ada", PHONE)
    table = looking(person)
    cards: list[Any] = person.tables.whole(table, 0)["position"]["pending"][-1]["cards"]
    assert len(cards) == 2
    page = opened(person, table)
    down = page.locator(".tray [data-key^='bottom/']")
    down.nth(0).click()
    assert [each.strip() for each in down.all_inner_texts()] == ["", ""]
    down.nth(1).click()
    assert [each.strip() for each in down.all_inner_texts()] == ["1", "2"]
    card, arrow = page.locator(".tray .looked").first.bounding_box(), down.first.bounding_box()
    assert card is not None
    assert arrow is not None
    assert card["y"] < arrow["y"] + arrow["height"] / 2 < card["y"] + card["height"]


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=lambda screen: screen.name)
def test_what_a_workshop_shows_explains_itself(invite: Invite, screen: Screen) -> None:
    person = invite("Ada", screen)
    page = opened(person, person.tables.make("mech-a-dream", ME, BOT, seed=1, first=0))
    bubble = page.locator(".bubble")
    workshop = page.locator(".workshop").first
    for thing, told in (
        (workshop.locator(".places button").last, "this place of the workshop"),
        (workshop.locator(".locker button"), "left for today"),
        (workshop.locator("h3 button"), "The player who has it goes first"),
        (workshop.locator("button:has(.point)"), "Sheep to count"),
        (workshop.locator(".gauge.ink button"), "It pays for"),
    ):
        thing.click()
        expect(bubble).to_contain_text(told)
        page.keyboard.press("Escape")
        expect(bubble).to_be_hidden()


def completed(whole: Any) -> bool:
    """Play on until both have completed a machine."""
    return all(each["workshop"] for each in whole["position"]["players"])


def test_the_only_bot_has_no_number_and_fills_its_places_as_i_do(invite: Invite) -> None:
    person = invite("Ada", DESK)
    table = person.tables.make("mech-a-dream", ME, BOT, seed=1)
    person.tables.play_on(table, random.Random(3), completed)
    page = opened(person, table)
    expect(page.locator(".neighbour .who")).to_have_text("Bot")
    for places in (".workshop .places", ".neighbour .places"):
        first, last = (page.locator(f"{places} > li").nth(nth).bounding_box() for nth in (0, 1))
        assert first is not None
        assert last is not None
        assert first["x"] > last["x"], places


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=lambda screen: screen.name)
def test_reconstructed_numbers_are_explained_where_their_mark_is_touched(
    invite: Invite, screen: Screen
) -> None:
    person = invite("Ada", screen)
    table = person.tables.make("mech-a-dream", ME, BOT, seed=3, first=0)
    page = opened(person, table)
    if screen is PHONE:
        page.locator(".whole .tabs button").nth(1).click()
    page.get_by_role("button", name="Reconstructed numbers").click()
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("are our reconstruction")
    expect(bubble.get_by_role("link")).to_have_attribute("href", "box/mech-a-dream")
    bubble.get_by_role("button", name="Close").click()
    expect(bubble).to_be_hidden()


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=lambda screen: screen.name)
def test_a_touch_beside_a_bubble_closes_it_and_does_what_it_is_meant_for(
    invite: Invite, screen: Screen
) -> None:
    person = invite("Ada", screen)
    page = opened(person, person.tables.make("cyberion", ME, seed=1))
    dim = page.locator(".shelf h3 button").first
    dim.click()
    bubble = page.locator(".bubble")
    expect(bubble).to_be_visible()
    lit = page.locator('[data-key^="platform/"][data-lit]:visible').first
    lit.click()
    expect(bubble).to_be_hidden()
    expect(page.locator("[data-picked]:visible").first).to_be_visible()
