"""The first minute: a visitor is at a table after one click, in their own language."""

from __future__ import annotations

import pytest

from browser.access import barriers
from browser.conftest import Invite
from browser.overflow import cut_off
from browser.person import DESK, LANGUAGES, LOCALES, PHONE, Language
from browser.player import Player


def test_a_newcomer_is_at_a_table_after_one_click(invite: Invite) -> None:
    page = invite("").go()
    page.locator('article:has(a[href="rules/cyberion"]) .ways button').first.click()
    player = Player(page)
    player.play(1)
    assert player.moves == 1


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_in_every_language(invite: Invite, language: Language) -> None:
    person = invite("", DESK, language)
    page = person.go()
    assert page.locator("html").get_attribute("lang") in (language, LOCALES[language])
    assert cut_off(page) == []
    person.look_at(PHONE)
    assert cut_off(page) == []
    assert barriers(page) == []


@pytest.mark.slow
def test_another_language_can_be_chosen_and_is_kept(invite: Invite) -> None:
    page = invite("").go()
    welcome = page.locator("main h1")
    before = welcome.inner_text()
    page.locator("header select").select_option("it")
    page.locator("html[lang=it]").wait_for()
    assert welcome.inner_text() != before
    page.reload()
    page.locator("html[lang=it] main h1").wait_for()
    assert welcome.inner_text() != before


@pytest.mark.slow
def test_a_table_for_friends_begins_when_they_come(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.go("new/mech-a-dream?seats=me,open")
    page.locator("main form button.main").click()
    link = page.locator(".waiting input").input_value()
    bob = invite("Bob")
    there = bob.go(link)
    there.locator("main button.main").click()
    page.locator(".waiting").wait_for(state="detached")
    there.locator(".tabletop .board").wait_for()
    assert Player(page).look().can_act != Player(there).look().can_act
