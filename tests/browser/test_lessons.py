"""Guided games: whoever clicks what seems right finishes them, and reads every step."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.access import barriers
from browser.conftest import Invite
from browser.learner import NEXT, Learner, LearnerByKeys
from browser.overflow import cut_off
from browser.person import DESK, PHONE, Language, Person, Screen
from browser.player import Player
from dreamcog.core.lessons import lessons_of
from dreamcog.core.registry import games
from dreamcog.i18n.texts import Texts, languages

pytestmark = pytest.mark.slow

LESSONS = [(game, name) for game in games() for name in lessons_of(game)]
MOST_TOUCHES = 120
"""So many touches are enough for any lesson."""
MOST_LOOKS = 50
"""So often is looked whether the page has come to a step."""


def begun(person: Person, game: str, lesson: str) -> tuple[Page, str]:
    """A lesson at its first step, and its table."""
    page = person.page
    page.goto(f"{person.url}learn/{game}/{lesson}")
    page.locator(".lesson .text").wait_for()
    return page, page.url.rsplit("/", 1)[-1]


def step_of(person: Person, table: str) -> Any:
    """The step that a lesson has come to."""
    seat = person.tables.get(f"api/tables/{table}")["my_seats"][0]
    return person.tables.whole(table, seat)["lesson"]


def shown_step(learner: Learner, person: Person, table: str, texts: Texts) -> Any:
    """The step that a lesson has come to, once the page shows it, in its own words."""
    for _ in range(MOST_LOOKS):
        told, step = learner.settled(), step_of(person, table)
        if is_over(step) or told.text == texts.say(step["message"]):
            return step
        person.page.wait_for_timeout(100)
    raise AssertionError(f"{step['message']} is not said: {told.text}")


def is_over(step: Any) -> bool:
    """Whether a lesson has come to its end."""
    return bool(step["step"] == step["steps"])


def said(page: Page) -> str:
    """How far a lesson has come, as screen readers are told."""
    return page.locator(".lesson .progress").inner_text()


@pytest.mark.turns(2, "game", "lesson", "screen")
@pytest.mark.parametrize(
    ("screen", "language"),
    [(DESK, "en"), (PHONE, "fr")],
    ids=lambda each: getattr(each, "name", each),
)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_whoever_clicks_what_seems_right_finishes_a_lesson(
    invite: Invite, game: str, lesson: str, screen: Screen, language: Language
) -> None:
    person = invite("", screen, language)
    page, table = begun(person, game, lesson)
    learner = Learner(page)
    texts = {each: Texts(each) for each in languages()}
    wrong: list[str] = []
    read: set[str] = set()
    for _ in range(MOST_TOUCHES):
        step = shown_step(learner, person, table, texts[language])
        if is_over(step):
            break
        if step["message"] in read:
            wrong += learner.wrong([])
        else:
            read.add(step["message"])
            for each in texts.values():
                wrong += learner.wrong(step["marks"], each.say(step["message"]))
        learner.go_on()
    assert not wrong, "\n".join(wrong)
    assert is_over(step)
    page.locator(NEXT).click()
    expect(page.locator(".lesson")).to_have_count(0)
    page.reload()
    Player(page).play(1)
    expect(page.locator(".lesson")).to_have_count(0)


@pytest.mark.parametrize("game", games())
def test_a_step_is_skipped_gone_back_left_and_taken_up_again(invite: Invite, game: str) -> None:
    person = invite("")
    page, table = begun(person, game, "first-game")
    steps = step_of(person, table)["steps"]
    ways = page.locator(".lesson .ways")
    expect(ways.get_by_role("button", name="Back")).to_have_count(0)
    page.locator(NEXT).click()
    ways.get_by_role("button", name="Skip").click()
    expect(page.locator(".lesson .progress")).to_have_text(f"Step 3 of {steps}")
    ways.get_by_role("button", name="Back").click()
    expect(page.locator(".lesson .progress")).to_have_text(f"Step 2 of {steps}")
    text = page.locator(".lesson .text").inner_text()
    ways.get_by_role("link", name="Leave").click()
    page.locator("main h1").wait_for()
    title = page.get_by_role("link", name=re.compile(f"^{Texts('en').say(title_of(game))}"))
    expect(title).to_have_attribute("href", f"tables/{table}")
    page.locator(f'nav a[href="learn/{game}"]').click()
    page.locator(".lesson .text").wait_for()
    assert page.url.endswith(table)
    assert page.locator(".lesson .text").inner_text() == text


def title_of(game: str) -> str:
    """The id of the title of a game's first lesson."""
    return lessons_of(game)["first-game"].title


def test_a_lesson_is_finished_with_the_keyboard_alone(invite: Invite) -> None:
    person = invite("")
    page, table = begun(person, "cyberion", "first-game")
    learner = LearnerByKeys(page)
    for _ in range(MOST_TOUCHES):
        if is_over(shown_step(learner, person, table, Texts("en"))):
            break
        learner.go_on()
    expect(page.locator(NEXT)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".lesson")).to_have_count(0)


def test_keys_go_back_and_forth_and_escape_destroys_nothing(invite: Invite) -> None:
    page, _ = begun(invite(""), "cyberion", "first-game")
    first = said(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".lesson .progress")).not_to_have_text(first)
    second = said(page)
    page.keyboard.press("Escape")
    page.locator(".lesson .ways button").first.focus()
    assert said(page) == second
    page.keyboard.press("Backspace")
    expect(page.locator(".lesson .progress")).to_have_text(first)
    expect(page.locator(".lesson [role=status]")).to_contain_text(first)


def test_what_is_dim_explains_itself_and_says_that_it_comes_later(invite: Invite) -> None:
    page, _ = begun(invite(""), "cyberion", "first-game")
    page.locator(NEXT).click()
    page.locator(".board [data-key^='support/'].dim").click()
    expect(page.locator(".bubble .why")).to_contain_text("That comes later.")
    page.keyboard.press("Escape")
    expect(page.locator(".lesson .text")).to_be_visible()


def test_a_lesson_offers_no_undo_and_no_bot(invite: Invite) -> None:
    page, _ = begun(invite(""), "cyberion", "first-game")
    expect(page.locator(".bar nav button.undo")).to_have_count(0)
    page.locator(".bar nav button.people").click()
    page.locator(".drawer [data-act=resign]").wait_for()
    expect(page.locator(".drawer [data-act=hand-over]")).to_have_count(0)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=lambda screen: screen.name)
def test_a_step_can_be_used_by_everybody(invite: Invite, screen: Screen) -> None:
    person = invite("", screen)
    for game in games():
        page, _ = begun(person, game, "first-game")
        page.locator(NEXT).click()
        Player(page).wait()
        assert barriers(page) == []
        assert cut_off(page) == []


def test_a_game_is_offered_as_a_lesson_until_it_was_played(invite: Invite) -> None:
    person = invite("")
    page = person.go()
    ways = page.locator('[data-way="learn"]')
    expect(ways).to_have_count(len(games()))
    expect(page.locator('nav a[href^="learn/"]')).to_have_count(0)
    for played, game in enumerate(games(), 1):
        page.locator(f'[data-way="learn"][href="learn/{game}"]').click()
        page.locator(".lesson .text").wait_for()
        person.go()
        expect(page.locator(f'nav a[href="learn/{game}"]')).to_be_visible()
        expect(ways).to_have_count(len(games()) - played)


def test_a_variant_that_is_chosen_first_offers_its_lesson_once(invite: Invite) -> None:
    page = invite("").go("new/mech-a-dream?seats=me,bot")
    offer = page.locator('footer a[href="learn/mech-a-dream/robots"]')
    expect(offer).to_have_count(0)
    page.get_by_label("Enlightened Robots").check()
    expect(offer).to_be_visible()
    page.locator("footer").get_by_role("button", name="No, thank you").click()
    expect(offer).to_have_count(0)
    page.get_by_label("Enlightened Robots").uncheck()
    page.get_by_label("Enlightened Robots").check()
    expect(offer).to_have_count(0)
    page.locator('section a[href="learn/mech-a-dream/robots"]').click()
    page.locator(".lesson .text").wait_for()


def test_a_lesson_that_does_not_exist_is_nowhere(invite: Invite) -> None:
    page = invite("").go("learn/cyberion/no-such-lesson")
    expect(page.get_by_role("heading", level=1)).to_have_text(Texts("en").say("web-nowhere"))


def test_after_a_lesson_the_busiest_part_of_a_phone_is_open_and_there_is_advice(
    invite: Invite,
) -> None:
    person = invite("", PHONE)
    page, table = begun(person, "cyberion", "first-game")
    person.tables.act(table, "step", to=step_of(person, table)["steps"] - 1)
    expect(page.locator(".lesson .text")).to_have_text(
        Texts("en").say("cyberion-lesson-first-game-deck")
    )
    machine = page.locator(".board [data-key^='machine/']").first
    expect(machine).not_to_be_in_viewport()
    expect(page.locator(".asked .advice")).to_have_count(0)
    page.locator(NEXT).click()
    expect(machine).to_be_in_viewport()
    page.locator(NEXT).click()
    expect(page.locator(".lesson")).to_have_count(0)
    expect(page.locator(".asked .advice")).to_be_visible()


def test_tips_wait_until_a_lesson_is_over(invite: Invite) -> None:
    person = invite("")
    page, table = begun(person, "cyberion", "first-game")
    thing = page.locator(".board [data-key^='platform/']").first
    thing.hover()
    page.wait_for_timeout(700)
    expect(page.locator(".tip")).to_have_count(0)
    person.tables.act(table, "step", to=step_of(person, table)["steps"])
    page.locator(NEXT).click()
    page.mouse.move(0, 0)
    thing.hover()
    expect(page.locator(".tip")).to_be_visible()


def test_a_game_that_began_with_a_lesson_does_not_ask_before_it_reveals(invite: Invite) -> None:
    person = invite("")
    page, table = begun(person, "mech-a-dream", "first-game")
    person.tables.act(table, "step", to=step_of(person, table)["steps"])
    page.locator(NEXT).click()
    tile = page.locator(".board [data-lit][data-key^='offer/']").first
    key = tile.get_attribute("data-key")
    tile.click()
    page.locator(".asked .commit").click()
    expect(page.locator(f".board [data-key='{key}']")).to_have_count(0)
