"""The first minute: a visitor is at a table after one click, in their own language."""

from __future__ import annotations

from urllib.parse import urljoin

import pytest

from browser.access import barriers
from browser.conftest import Invite
from browser.overflow import cut_off
from browser.person import DESK, LANGUAGES, LOCALES, PHONE, Language
from browser.player import Player
from dreamcog.bots import usual_bot
from dreamcog.core.levels import LEVEL_NAMES
from dreamcog.core.registry import game_kind


def test_a_newcomer_is_at_a_table_after_one_click(invite: Invite) -> None:
    page = invite("").go()
    page.locator('article:has(a[href="rules/cyberion"]) .ways button').first.click()
    player = Player(page)
    player.play(1)
    assert player.moves == 1
    page.locator("header a.home").click()
    told = "a table at which nobody has played for 90 days is removed"
    page.get_by_text(told).wait_for()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "way"), [("mech-a-dream", ".ways"), ("cyberion", ".partner")])
def test_a_level_is_chosen_by_name_and_sits_at_the_table(
    invite: Invite, game: str, way: str
) -> None:
    """What is said of the chosen level belongs to the list, for those who hear the page."""
    page = invite("").go()
    card = page.locator(f'article:has(a[href="rules/{game}"])')
    levels = card.locator("select")
    assert levels.locator("option").evaluate_all("all => all.map((each) => each.value)") == [
        *LEVEL_NAMES
    ]
    assert levels.input_value() == usual_bot(game_kind(game))
    about = card.locator(".level p")
    before = about.inner_text()
    assert about.get_attribute("id") == levels.get_attribute("aria-describedby")
    levels.select_option("easy")
    assert about.inner_text() not in ("", before)
    card.locator(f"{way} button").first.click()
    Player(page).wait()
    table = page.url.rpartition("/")[2]
    room = page.context.request.get(urljoin(page.url, f"/api/tables/{table}")).json()["room"]
    assert [seat["bot"] for seat in room["seats"]] == [None, "easy"]


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
    page.locator(".waiting").get_by_text("works only on this computer").wait_for()
    bob = invite("Bob")
    there = bob.go(link)
    there.locator("main button.main").click()
    page.locator(".waiting").wait_for(state="detached")
    there.locator(".tabletop .board").wait_for()
    assert Player(page).look().can_act != Player(there).look().can_act


def test_a_new_table_asks_only_what_matters_for_who_plays(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.go("new/cyberion?seats=me")
    page.get_by_role("group", name="Support tokens").wait_for()
    assert page.locator("details").get_by_text("Support tokens").count() == 0
    assert page.get_by_text("Playing with others").count() == 0
    page = ada.go("new/mech-a-dream?seats=me,bot")
    page.locator("main form button.main").wait_for()
    assert page.get_by_text("Playing with others").count() == 0
    page = ada.go("new/mech-a-dream?seats=me,open")
    page.get_by_text("Playing with others").wait_for()


def test_an_option_of_an_expansion_is_asked_only_with_it(invite: Invite) -> None:
    page = invite("Ada").go("new/cyberion?seats=me")
    page.get_by_role("group", name="Support tokens").wait_for()
    assert page.locator("details").count() == 0
    page.get_by_label("Microbots").check()
    page.locator("details summary").click()
    page.get_by_role("group", name="Microbots it costs").get_by_label("3").check()
    page.get_by_label("Microbots").uncheck()
    assert page.locator("details").count() == 0
    page.get_by_role("button", name="Start the game").click()
    page.locator(".tabletop .board").wait_for()


def test_the_box_says_that_gigantobots_are_listed_by_two_readings(invite: Invite) -> None:
    page = invite("Ada").go("box/cyberion")
    page.locator("section", has=page.locator("#gigantobots")).get_by_text(
        "Never with all"
    ).wait_for()
    assert page.get_by_text("Two readings of the same ten cards").count() == 1
