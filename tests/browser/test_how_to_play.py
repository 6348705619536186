"""How to play, on one page: opened from wherever somebody may wonder, and its drawings move."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Invite
from browser.person import LANGUAGES, PHONE
from browser.player import Player
from browser.scenes import open_rules
from browser.tables import ME
from docs.test_how_to_play import PAGES

pytestmark = pytest.mark.slow

MOVING = """() => [...document.querySelectorAll("main figure")].map((figure) =>
  [...new Set(document.getAnimations()
    .filter(({ effect }) => figure.contains(effect.target))
    .map(({ playState }) => playState))].join())"""
"""For each figure, whether what moves in it is running or paused; empty where nothing moves."""


PAUSED = re.compile("paused")


def title(game: str, language: str) -> str:
    """The title of a page on how to play."""
    return PAGES[game][language].splitlines()[0].removeprefix("# ")


def figures(page: Page) -> list[str]:
    """The state of every figure, once all are drawn."""
    page.locator("main figure").last.wait_for(state="attached")
    found: list[str] = page.evaluate(MOVING)
    return found


def test_it_is_opened_from_the_start_page_and_leads_to_the_rules_and_back(invite: Invite) -> None:
    page = invite("").go()
    for game, language in zip(["cyberion", "mech-a-dream"] * 2, LANGUAGES, strict=True):
        page.locator("header select").select_option(language)
        page.locator(f"html[lang^={language}]").wait_for(state="attached")
        page.locator(f'article a[href="how-to-play/{game}"]').click()
        heading = page.get_by_role("heading", level=1, name=title(game, language))
        expect(heading).to_be_visible()
        cited = page.locator("main li a").first
        number = cited.inner_text()
        cited.focus()
        page.keyboard.press("Enter")
        expect(page.locator("main .here")).to_contain_text(number)
        page.locator(f'main header a[href="how-to-play/{game}"]').click()
        expect(heading).to_be_visible()
        page.locator(f'main nav a[href="rules/{game}"]').click()
        page.locator(f'main header a[href="how-to-play/{game}"]').wait_for()
        page.locator("header a.home").click()


def test_it_is_opened_beside_the_rules_at_a_table(invite: Invite) -> None:
    person = invite("Ada", PHONE)
    table = person.tables.make("cyberion", ME, seed=1)
    for language in LANGUAGES:
        person.go().locator("header select").select_option(language)
        person.page.locator(f"html[lang^={language}]").wait_for(state="attached")
        page = person.go(f"tables/{table}")
        Player(page).wait()
        open_rules(page)
        with page.expect_popup() as opened:
            page.locator('.drawer a[href="how-to-play/cyberion"]').click()
        heading = opened.value.get_by_role("heading", level=1, name=title("cyberion", language))
        expect(heading).to_be_visible()
        opened.value.close()


def test_figures_move_while_they_are_seen_and_can_be_stopped(invite: Invite) -> None:
    page = invite("", is_still=False).go("how-to-play/mech-a-dream")
    first, last = page.locator("main figure").first, page.locator("main figure").last
    expect(first).not_to_have_class(PAUSED)
    assert (figures(page)[0], figures(page)[-1]) == ("running", "paused")
    last.scroll_into_view_if_needed()
    expect(last).not_to_have_class(PAUSED)
    expect(first).to_have_class(PAUSED)
    assert (figures(page)[0], figures(page)[-1]) == ("paused", "running")
    page.locator("main header button").click()
    assert set(figures(page)) == {""}
    page.locator("main header button").click()
    assert "running" in figures(page)


def test_figures_stand_still_at_their_end_where_motion_is_unwanted(invite: Invite) -> None:
    page = invite("").go("how-to-play/cyberion")
    assert set(figures(page)) == {""}
    assert len(figures(page)) > 4
    expect(page.locator("main header button")).to_be_hidden()
    first = page.locator("main figure").first
    caption = first.locator("figcaption").inner_text()
    expect(page.get_by_role("figure", name=caption)).to_be_visible()


def test_without_the_box_the_page_can_still_be_read(invite: Invite) -> None:
    person = invite("")
    person.page.route("**/api/games/*/box", lambda route: route.abort())
    with person.witness.expecting("api/games/cyberion/box"):
        page = person.go("how-to-play/cyberion")
        expect(page.locator("main h2").last).to_be_visible()
        assert page.locator("main figure").count() == 0
